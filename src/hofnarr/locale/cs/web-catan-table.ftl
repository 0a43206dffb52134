### The Catan table in the browser: what is named there, and short names for ribbons.

## What is named

catan-table-own-realm = Vaše knížectví
catan-table-realm-of = Knížectví: { $player }
catan-table-enlarge = Zvětšit knížectví: { $player }
catan-table-region = { $region }, číslo { $number }, { $stock } z { $room }: { $resource }
catan-table-yields = vynáší { $count } najednou
catan-table-card-of = { $card } ({ $player })
catan-table-foreign = staví se u soupeře
catan-table-costs = stojí { $price }
catan-table-copies = { $count }krát
catan-table-goods = zboží { $count } ze 3
catan-table-blocked = zablokováno Dogmatem
catan-table-reconstructed = Některé číslo na této kartě je rekonstruované: žádný pramen ho neuvádí.
catan-table-region-slot = Volné místo pro krajinu
catan-table-settlement-site = Volné stavební místo
catan-table-city-site = Volné stavební místo ve městě
catan-table-outer = Volné místo u krajiny
catan-table-road-end = Místo pro cestu
catan-table-settlement-end = Místo pro vesnici

## Players

catan-table-your-place = Vaše místo
catan-table-you = vy
catan-table-bot = bot
catan-table-away = není u stolu
catan-table-stand-in = zastupuje bot
catan-table-victory = { $points } z { $target } vítězných bodů
catan-table-hand = v ruce { $count } z { $limit }
catan-table-known = z nich znáte { $count }
catan-table-store = ve skladu { $count }
catan-table-store-over = ve skladu { $count }, víc než { $limit }, které jsou před loupežníky v bezpečí
catan-table-decides = právě se rozhoduje
catan-table-has-turn = je na tahu
catan-table-your-hand = Vaše ruka
catan-table-hand-of = Ruka: { $player }
catan-table-open-hands = Odkryté ruce
catan-table-no-cards = V ruce nejsou žádné karty

## Court

catan-table-court = Dvůr
catan-table-stacks = Dobírací balíčky
catan-table-stack = Balíček { $stack }, karet: { $count }
catan-table-top = navrchu { $card }
catan-table-cursed = s kletbou, postihuje: { $player }
catan-table-events = Události, karet v balíčku: { $count }
catan-table-events-short = Události
catan-table-land = Krajiny, které zbývají: { $count }
catan-table-land-short = Krajiny
catan-table-discard = Odhazovací balíček, karet: { $count }
catan-table-discard-short = Odhoz
catan-table-display = Otevřená nabídka
catan-table-supply = Zásoba
catan-table-supply-card = { $card }, stojí { $price }, zbývá { $count }
catan-table-before-seven = Útočné a neutrální karty: až budou mít oba hráči dohromady 7 bodů
catan-table-token = { $token }: { $me } { $mine }, { $other } { $theirs }.
catan-table-token-held = Drží ji { $player }.
catan-table-token-free = Nikdo ji nedrží.
catan-table-token-knight = Rytíř
catan-table-token-windmill = Mlýn

## Dice

catan-table-you-rolled = Váš hod
catan-table-rolled = Hod: { $player }
catan-table-not-rolled = Zatím bez hodu

## Phases, for the top bar

catan-table-phase-start = Začátek
catan-table-phase-dice = Kostky
catan-table-phase-production = Výnos
catan-table-phase-actions = Akce
catan-table-phase-hand = Ruka

## End of the game

catan-table-winner = Vítězí { $player }
catan-table-draw = Nikdo nevyhrál
catan-table-final = Vítězné body { $points }
catan-table-rematch = Ještě jednu hru
catan-table-replay = Přehrát znovu

## Names that fit on a ribbon

catan-short-garrison = Sklad
catan-short-brick-factory = Cihelna
catan-short-woolen-mill = Přádelna
catan-short-brick-fleet = Flotila hlíny
catan-short-gold-fleet = Flotila zlata
catan-short-grain-fleet = Flotila obilí
catan-short-lumber-fleet = Flotila dřeva
catan-short-ore-fleet = Flotila rudy
catan-short-wool-fleet = Flotila vlny
catan-short-conrad = Konrád
catan-short-falk = Falk
catan-short-gotz = Götz
catan-short-hagen = Hagen
catan-short-karl = Karel
catan-short-otto = Otto
catan-short-pippin = Pipin
catan-short-siegfried = Siegfried
catan-short-walter = Walter
catan-short-aqueduct = Vodárna
catan-short-colossus = Monument
catan-short-counting-house = Kancelář
catan-short-merchant-guild = Kupecký cech
catan-short-master-builder = Stavitel
catan-short-productive-year = Bohatý rok
catan-short-bodo = Bodo
catan-short-privateer-fleet = Kapeři
catan-short-roland = Roland
catan-short-tournament-grounds = Kolbiště
catan-short-walther = Walther
catan-short-large-trade-fleet = Velká flotila
catan-short-imelda = Imelda
catan-short-spice-caravan = Koření
catan-short-border-conflict = Spor o hranice
catan-short-secret-society = Tajný spolek
catan-short-house-of-republic = Dům republiky
catan-short-good-neighbors = Sousedé
catan-short-church-festival = Svátek
catan-short-council-meeting = Zasedání
catan-short-barbarian-stronghold = Základna
catan-short-trading-branch = Pobočka
catan-short-baroc = Baroc
catan-short-johanna = Johana
catan-short-sven = Sven
catan-short-flavo = Flavo
catan-short-treasure-fleet = Flotila pokladů
catan-short-colonial-base = Kolonie
catan-short-coin-residence = Sídlo mincí
catan-short-paper-residence = Sídlo papíru
catan-short-cloth-residence = Sídlo sukna
catan-short-witch-coven = Čarodějnice
catan-short-secret-brotherhood = Bratrstvo
catan-short-merchant-company = Společnost
catan-short-commodity-exchange = Bursa
catan-short-barbarian-invasion = Barbaři
catan-short-lucky-trade-voyage = Šťastná cesta
catan-short-ancient-knowledge = Staré vědění
catan-short-anton = Anton
catan-short-campaign = Tažení
catan-short-christopher = Kryštof
catan-short-gunther = Gunther
catan-short-neighborly-help = Sousedská pomoc
catan-short-sigmund = Zikmund
