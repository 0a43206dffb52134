### The Catan table in the browser: what is named there, and short names for ribbons.

## What is named

catan-table-own-realm = Twoje księstwo
catan-table-realm-of = Księstwo: { $player }
catan-table-enlarge = Powiększ księstwo: { $player }
catan-table-region = { $region }, liczba { $number }, { $stock } z { $room }: { $resource }
catan-table-yields = przynosi { $count } naraz
catan-table-card-of = { $card } ({ $player })
catan-table-foreign = budowana u przeciwnika
catan-table-costs = kosztuje { $price }
catan-table-copies = { $count } razy
catan-table-goods = towary: { $count } z 3
catan-table-blocked = zablokowane przez Dogmat
catan-table-reconstructed = Jakaś liczba na tej karcie jest zrekonstruowana: nie podaje jej żadne źródło.
catan-table-region-slot = Wolne miejsce na krainę
catan-table-settlement-site = Wolne miejsce budowy
catan-table-city-site = Wolne miejsce budowy w mieście
catan-table-outer = Wolne miejsce przy krainie
catan-table-road-end = Miejsce na drogę
catan-table-settlement-end = Miejsce na osadę

## Players

catan-table-your-place = Twoje miejsce
catan-table-you = ty
catan-table-bot = bot
catan-table-away = z dala od stołu
catan-table-stand-in = zastępuje bot
catan-table-victory = { $points } z { $target } punktów zwycięstwa
catan-table-hand = na ręce { $count } z { $limit }
catan-table-known = z nich znasz { $count }
catan-table-store = w zapasie { $count }
catan-table-store-over = w zapasie { $count }, więcej niż { $limit }, czyli tyle, ile jest bezpieczne przed zbójcami
catan-table-decides = teraz decyduje
catan-table-has-turn = ma ruch
catan-table-your-hand = Twoja ręka
catan-table-hand-of = Ręka: { $player }
catan-table-open-hands = Odkryte ręce
catan-table-no-cards = Brak kart na ręce

## Court

catan-table-court = Dwór
catan-table-stacks = Stosy dobierania
catan-table-stack = Stos { $stack }, kart: { $count }
catan-table-top = na wierzchu { $card }
catan-table-cursed = z klątwą, dotyczy: { $player }
catan-table-events = Wydarzenia, kart w stosie: { $count }
catan-table-events-short = Wydarz.
catan-table-land = Krainy, które zostały: { $count }
catan-table-land-short = Krainy
catan-table-discard = Stos kart odrzuconych, kart: { $count }
catan-table-discard-short = Odrzuc.
catan-table-display = Odkryta oferta
catan-table-supply = Zasoby
catan-table-supply-card = { $card }, kosztuje { $price }, zostało { $count }
catan-table-before-seven = Karty ataku i neutralne: dopiero gdy obaj gracze mieli razem 7 punktów
catan-table-token = { $token }: { $me } { $mine }, { $other } { $theirs }.
catan-table-token-held = Ma go { $player }.
catan-table-token-free = Nikt go nie ma.
catan-table-token-knight = Rycerz
catan-table-token-windmill = Wiatrak

## Dice

catan-table-you-rolled = Twój rzut
catan-table-rolled = Rzut: { $player }
catan-table-not-rolled = Jeszcze bez rzutu

## Phases, for the top bar

catan-table-phase-start = Początek
catan-table-phase-dice = Kostki
catan-table-phase-production = Plony
catan-table-phase-actions = Akcje
catan-table-phase-hand = Ręka

## End of the game

catan-table-winner = Wygrywa { $player }
catan-table-draw = Nikt nie wygrał
catan-table-final = Punkty zwycięstwa { $points }
catan-table-rematch = Jeszcze jedna partia
catan-table-replay = Obejrzyj jeszcze raz

## Names that fit on a ribbon

catan-short-garrison = Magazyn
catan-short-brick-factory = Cegielnia
catan-short-woolen-mill = Przędzalnia
catan-short-brick-fleet = Flota gliny
catan-short-gold-fleet = Flota złota
catan-short-grain-fleet = Flota zboża
catan-short-lumber-fleet = Flota drewna
catan-short-ore-fleet = Flota rudy
catan-short-wool-fleet = Flota wełny
catan-short-conrad = Konrad
catan-short-falk = Falk
catan-short-gotz = Götz
catan-short-hagen = Hagen
catan-short-karl = Karol
catan-short-otto = Otto
catan-short-pippin = Pepin
catan-short-siegfried = Zygfryd
catan-short-walter = Walter
catan-short-aqueduct = Akwedukt
catan-short-colossus = Kolos
catan-short-counting-house = Kantor
catan-short-merchant-guild = Gildia
catan-short-master-builder = Budowniczy
catan-short-productive-year = Urodzaj
catan-short-bodo = Bodo
catan-short-privateer-fleet = Kaprzy
catan-short-roland = Roland
catan-short-tournament-grounds = Pole turniejowe
catan-short-walther = Walther
catan-short-large-trade-fleet = Wielka flota
catan-short-imelda = Imelda
catan-short-spice-caravan = Przyprawy
catan-short-border-conflict = Spór o granicę
catan-short-secret-society = Stowarzyszenie
catan-short-house-of-republic = Dom Republiki
catan-short-good-neighbors = Sąsiedzi
catan-short-church-festival = Święto
catan-short-council-meeting = Posiedzenie
catan-short-barbarian-stronghold = Warownia
catan-short-trading-branch = Faktoria
catan-short-baroc = Baroc
catan-short-johanna = Joanna
catan-short-sven = Sven
catan-short-flavo = Flavo
catan-short-treasure-fleet = Flota skarbów
catan-short-colonial-base = Kolonia
catan-short-coin-residence = Dom monet
catan-short-paper-residence = Dom papieru
catan-short-cloth-residence = Dom sukna
catan-short-witch-coven = Sabat
catan-short-secret-brotherhood = Bractwo
catan-short-merchant-company = Kompania
catan-short-commodity-exchange = Giełda
catan-short-barbarian-invasion = Barbarzyńcy
catan-short-lucky-trade-voyage = Dobra wyprawa
catan-short-ancient-knowledge = Dawna wiedza
catan-short-anton = Anton
catan-short-campaign = Wyprawa
catan-short-christopher = Krzysztof
catan-short-gunther = Gunther
catan-short-neighborly-help = Pomoc sąsiada
catan-short-sigmund = Zygmunt
