### Das Catan-Kartenspiel im Browser lernen: die Seiten mit Regeln und Karten, die erste Partie.

## Regelseite

catan-book-begin = Bevor es losgeht
catan-book-realm = Das Fürstentum
catan-book-turn = Ein Zug
catan-book-cards = Karten auf der Hand
catan-book-win = Punkte und Sieg
catan-book-more = Weitere Spielarten und Einzelheiten

## Kartenseiten

catan-deck-title = Die Karten aller Sets
catan-deck-about = Jede Karte des Basissets und der drei Themensets mit ihren Zahlen, ihren Anmerkungen und den Regelentscheiden, die sie betreffen.
catan-deck-kind = Art der Karte
catan-deck-kind-all = Alle Kartenarten
