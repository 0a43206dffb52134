### The Catan table in the browser: what is named there, and short names for ribbons.

## What is named

catan-table-own-realm = Dein Fürstentum
catan-table-realm-of = Fürstentum von { $player }
catan-table-enlarge = Fürstentum von { $player } groß zeigen
catan-table-region = { $region }, Zahl { $number }, { $stock } von { $room } { $resource }
catan-table-yields = bringt { $count } auf einmal
catan-table-card-of = { $card }, Karte von { $player }
catan-table-foreign = wird beim Gegner gebaut
catan-table-costs = kostet { $price }
catan-table-copies = { $count }-mal
catan-table-goods = { $count } von 3 Waren
catan-table-blocked = von einem Dogma gesperrt
catan-table-reconstructed = Eine Zahl dieser Karte ist rekonstruiert: Keine Quelle nennt sie.
catan-table-region-slot = Freier Platz für eine Landschaft
catan-table-settlement-site = Freier Bauplatz
catan-table-city-site = Freier Bauplatz einer Stadt
catan-table-outer = Freier Platz an einer Landschaft
catan-table-road-end = Platz für eine Straße
catan-table-settlement-end = Platz für eine Siedlung

## Players

catan-table-your-place = Dein Platz
catan-table-you = du
catan-table-bot = Bot
catan-table-away = abwesend
catan-table-stand-in = ein Bot springt ein
catan-table-victory = { $points } von { $target } Siegpunkten
catan-table-hand = { $count } von { $limit } Handkarten
catan-table-known = davon dir bekannt: { $count }
catan-table-store = Vorrat { $count }
catan-table-store-over = Vorrat { $count }, mehr als die { $limit }, die vor Räubern sicher sind
catan-table-decides = entscheidet jetzt
catan-table-has-turn = ist am Zug
catan-table-your-hand = Deine Hand
catan-table-hand-of = Hand von { $player }
catan-table-open-hands = Offene Hände
catan-table-no-cards = Keine Karten auf der Hand

## Court

catan-table-court = Hof
catan-table-stacks = Nachziehstapel
catan-table-stack = Stapel { $stack }, Karten: { $count }
catan-table-top = oben { $card }
catan-table-cursed = mit Kirchenbann für { $player }
catan-table-events = Ereignisstapel, Karten: { $count }
catan-table-events-short = Ereignis
catan-table-land = Übrige Landschaften: { $count }
catan-table-land-short = Land
catan-table-discard = Ablagestapel, Karten: { $count }
catan-table-discard-short = Ablage
catan-table-display = Offene Auslage
catan-table-supply = Vorrat
catan-table-supply-card = { $card }, kostet { $price }, übrig: { $count }
catan-table-before-seven = Angriffs- und neutrale Karten: erst wenn beide zusammen 7 Punkte hatten
catan-table-token = { $token }: { $me } { $mine }, { $other } { $theirs }.
catan-table-token-held = { $player } besitzt sie.
catan-table-token-free = Niemand besitzt sie.
catan-table-token-knight = Ritter
catan-table-token-windmill = Mühle

## Dice

catan-table-you-rolled = Dein Wurf
catan-table-rolled = Wurf von { $player }
catan-table-not-rolled = Noch kein Wurf

## Phases, for the top bar

catan-table-phase-start = Beginn
catan-table-phase-dice = Würfel
catan-table-phase-production = Erträge
catan-table-phase-actions = Aktionen
catan-table-phase-hand = Hand

## End of the game

catan-table-winner = { $player } hat gewonnen
catan-table-draw = Niemand hat gewonnen
catan-table-final = { $points } Siegpunkte
catan-table-rematch = Noch eine Partie
catan-table-replay = Noch einmal ansehen

## Names that fit on a ribbon

catan-short-garrison = Lager
catan-short-brick-factory = Ziegelei
catan-short-woolen-mill = Wollmühle
catan-short-brick-fleet = Lehmflotte
catan-short-gold-fleet = Goldflotte
catan-short-grain-fleet = Kornflotte
catan-short-lumber-fleet = Holzflotte
catan-short-ore-fleet = Erzflotte
catan-short-wool-fleet = Wollflotte
catan-short-conrad = Konrad
catan-short-falk = Falk
catan-short-gotz = Götz
catan-short-hagen = Hagen
catan-short-karl = Karl
catan-short-otto = Otto
catan-short-pippin = Pippin
catan-short-siegfried = Siegfried
catan-short-walter = Walter
catan-short-aqueduct = Aquädukt
catan-short-colossus = Koloss
catan-short-counting-house = Kontor
catan-short-merchant-guild = Händlerzunft
catan-short-master-builder = Baumeister
catan-short-productive-year = Gutes Jahr
catan-short-bodo = Bodo
catan-short-privateer-fleet = Kaperflotte
catan-short-roland = Roland
catan-short-tournament-grounds = Turnierplatz
catan-short-walther = Walther
catan-short-large-trade-fleet = Große Flotte
catan-short-imelda = Imelda
catan-short-spice-caravan = Gewürze
catan-short-border-conflict = Grenzkonflikt
catan-short-secret-society = Geheimbund
catan-short-house-of-republic = Republik
catan-short-good-neighbors = Nachbarn
catan-short-church-festival = Kirchenfest
catan-short-council-meeting = Ratssitzung
catan-short-barbarian-stronghold = Stützpunkt
catan-short-trading-branch = Niederlassung
catan-short-baroc = Baroc
catan-short-johanna = Johanna
catan-short-sven = Sven
catan-short-flavo = Flavo
catan-short-treasure-fleet = Schatzflotte
catan-short-colonial-base = Kolonie
catan-short-coin-residence = Münzhändler
catan-short-paper-residence = Papierhändler
catan-short-cloth-residence = Tuchhändler
catan-short-witch-coven = Hexenzirkel
catan-short-secret-brotherhood = Bruderschaft
catan-short-merchant-company = Kompanie
catan-short-commodity-exchange = Warenbörse
catan-short-barbarian-invasion = Barbaren
catan-short-lucky-trade-voyage = Handelsfahrt
catan-short-ancient-knowledge = Altes Wissen
catan-short-anton = Anton
catan-short-campaign = Feldzug
catan-short-christopher = Christoph
catan-short-gunther = Gunther
catan-short-neighborly-help = Nachbarhilfe
catan-short-sigmund = Sigmund
