### The Catan card game in the terminal: what can be chosen, what is asked, words on the board.
### $card and $goods come in the nominative, with _acc in the accusative; $at is a place as the board names it.

## Choices

catan-do-pass = Nichts (mehr)
catan-do-arrange = { $region_acc } auf { $at } legen
catan-do-look = Stapel { $stack } wählen
catan-do-take = { $card_acc } nehmen
catan-do-put = { $card_acc } unter Stapel { $stack } legen
catan-do-number = Die Zahl { $number } nennen
catan-do-roll = Würfeln
catan-do-build = { $card_acc } auf { $at } bauen
catan-do-scout = Eine Siedlung auf { $at } mit einem Kundschafter bauen
catan-do-play = { $card_acc } spielen
catan-do-trade = Bank: { $give } → { $get }
    .fleet = Bank mit der Flotte auf { $at }: { $give } → { $get }
catan-do-give = Dem Gegner anbieten: { $give }
catan-do-want = Dafür verlangen: { $want }
catan-do-send = Dieses Angebot machen
catan-do-accept = Annehmen
catan-do-remove = { $card_acc } auf { $at } entfernen
catan-do-use = { $card_acc } auf { $at } nutzen
catan-do-lift = Den Kirchenbann aufheben: { $pile }
catan-do-pile = Wählen: { $pile }
catan-do-end = Die Aktionsphase beenden
catan-do-store = 1 { $goods } auf { $at } lagern
catan-do-pay = 1 { $goods } von { $at } abgeben
catan-do-rob = 1 { $goods } des Gegners von { $at } nehmen
catan-do-omit = Nicht zahlen: 1 { $goods }
catan-do-choose = { $at } wählen: { $what }
    .other = Beim Gegner { $at } wählen: { $what }
catan-do-draw = Von Stapel { $stack } ziehen
catan-do-search = Zahlen und Stapel { $stack } durchsuchen
catan-do-discard = { $card_acc } ablegen
catan-side-upper = Oben
catan-side-lower = Unten
catan-side-commerce = Handel
catan-side-strength = Stärke
catan-side-arch = Ein Punkt für den Bogen
catan-side-resources = Rohstoffe
catan-side-keep = Behalten
catan-side-replace = Ersetzen
catan-free-place = frei

## Questions

catan-ask = { $what } Die Nummer deiner Wahl (? für Hilfe)
catan-unclear = „{ $typed }“ ist keine Wahl: Gib eine Nummer von 1 bis { $count } ein.
catan-help = Gib die Nummer einer Wahl ein oder den Anfang ihres Wortlauts, wenn nur eine so beginnt. Außerdem: karte NAME, regeln C31, protokoll, tipp, sichern, ende.

## The board

catan-board-round = Runde { $round }
catan-board-dice = Würfel: { $face }, { $number }
catan-board-target = bis { $points } Punkte
catan-board-score = SP { $victory }  Stärke { $strength }  Turnier { $tournament }  Handel { $commerce }  Hand { $hand }/{ $limit }
catan-board-stacks = Stapel
catan-board-supply = Straßen { $roads }  Siedlungen { $settlements }  Städte { $cities }
catan-board-display = Auslage
catan-board-hand = Deine Hand
catan-board-known = Von der Hand des Gegners bekannt
catan-board-lacks = es fehlt: { $goods }
catan-board-needs = braucht { $cards }
catan-board-ready = jetzt einsetzbar
catan-board-foreign = vom Gegner

## Wahlmöglichkeiten, wenn wenig Platz ist, und Rat

catan-choices-page = Wahlmöglichkeiten, Seite { $page } von { $pages }: + zeigt die nächste.
# $move und $moves sind Wahlmöglichkeiten, wie sie aufgezählt sind.
catan-hint-best = Der Höfling wählt: { $move }.
    .only = Der Höfling sieht nur dies: { $move }.
catan-hint-any = Der Höfling nimmt irgendetwas davon: Eines ist so gut wie das andere.
catan-hint-then = Danach: { $moves }.
catan-hint-brings = Das bringt { $points }.
catan-hint-costs = Es kostet { $points }.
catan-hint-luck = Was daraus wird, ist Glückssache.
# $points ist eine Dezimalzahl.
catan-hint-second = Am zweitbesten: { $move }. Nach der Rechnung des Höflings { $points } Siegpunkte weniger.
    .same = Etwa gleich gut: { $move }.
