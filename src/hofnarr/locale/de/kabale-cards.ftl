### Die Einflusskarten, Bereiche und Kartenarten von Kabale und Hiebe.
### Eine Karte: ihr Name, .acc und .gen für Sätze, .text für das, was sie tut.

## Nur eine Zahl

card-king = König
    .acc = König
    .gen = Königs
    .text = Zählt 20, die höchste aufgedruckte Zahl. Keine Sonderfähigkeit, und schon ein einzelner Zauberer entfernt ihn.
card-queen = Königin
    .acc = Königin
    .gen = Königin
    .text = Zählt 16. Keine Sonderfähigkeit, einfach eine sehr gute Zahl.
card-juliet = Julia
    .acc = Julia
    .gen = Julias
    .text = Zählt 14. Solange sie in der Spalte liegt, zählt der Romeo ihrer Farbe 15 statt 5.
card-alchemist = Alchemist
    .acc = Alchemisten
    .gen = Alchemisten
    .text = Zählt 8, unter Alchemie 12. Das ist keine Sonderfähigkeit und gilt auch neben Musketieren.
card-swordmaster = Fechtmeister
    .acc = Fechtmeister
    .gen = Fechtmeisters
    .text = Zählt 8, unter Fechten 12. Das ist keine Sonderfähigkeit und gilt auch neben Musketieren.
card-landowner = Gutsherr
    .acc = Gutsherrn
    .gen = Gutsherrn
    .text = Zählt 8, unter Ackerbau 12. Das ist keine Sonderfähigkeit und gilt auch neben Musketieren.
card-merchant = Händler
    .acc = Händler
    .gen = Händlers
    .text = Zählt 8, unter Handel 12. Das ist keine Sonderfähigkeit und gilt auch neben Musketieren.
card-cardinal = Kardinal
    .acc = Kardinal
    .gen = Kardinals
    .text = Zählt 8, unter Religion 12. Das ist keine Sonderfähigkeit und gilt auch neben Musketieren.
card-minstrel = Minnesänger
    .acc = Minnesänger
    .gen = Minnesängers
    .text = Zählt 8, unter Musik 12. Das ist keine Sonderfähigkeit und gilt auch neben Musketieren.

## Wirken sofort beim Aufdecken

card-explorer = Entdecker
    .acc = Entdecker
    .gen = Entdeckers
    .text = Zählt 13. Wird er aufgedeckt, zieht er verdeckt ans untere Ende der nächsten nicht geschlossenen Spalte rechts und deckt dort die Karte über sich auf; höchstens einmal pro Zug (R2, R3).
card-assassin = Meuchler
    .acc = Meuchler
    .gen = Meuchlers
    .text = Zählt 9½, unerreichbar für Zauberer und Hexe. Wird er aufgedeckt, schickt er die Karte, die ihn aufgedeckt hat, auf den Ablagestapel ihres Besitzers.
card-storm = Sturm
    .acc = Sturm
    .gen = Sturms
    .text = Zählt 9. Wird er aufgedeckt, schließt er die Spalte: Dort wird nichts mehr angelegt, und sie gilt als erfüllt.
card-cloak = Tarnkappe
    .acc = Tarnkappe
    .gen = Tarnkappe
    .text = Zählt 0. Wird sie aufgedeckt, darf ihr Besitzer eine Handkarte verdeckt darunterschieben und zieht dafür sofort eine Karte nach (R13). Die versteckte Karte bleibt bis zum Ende der Runde geheim (R4).
card-traitor = Verräter
    .acc = Verräter
    .gen = Verräters
    .text = Zählt 10. Wird er aufgedeckt, darf sein Besitzer die Zielkarte dieser Spalte mit der einer beliebigen anderen tauschen, auch einer erfüllten oder geschlossenen.

## Wirken bei der Abrechnung der Spalte

card-musketeers = Musketiere
    .acc = Musketiere
    .gen = Musketiere
    .text = Zählen 11. Keine andere Karte der Spalte hat eine Sonderfähigkeit, es gelten die aufgedruckten Zahlen. Berufe behalten ihre 12, ein Doppelgänger hat keine Zahl.
card-wizard = Zauberer
    .acc = Zauberer
    .gen = Zauberers
    .text = Zählt 7. Der einzige Zauberer der Spalte entfernt jede Karte mit der Zahl 10 oder mehr (R6). Zwei oder mehr heben einander auf.
card-witch = Hexe
    .acc = Hexe
    .gen = Hexe
    .text = Zählt 1. Die einzige Hexe der Spalte entfernt jede Karte mit der Zahl 9 oder weniger, nur sich selbst nicht (R6, R7). Zwei oder mehr heben einander auf.
card-prince = Prinz
    .acc = Prinzen
    .gen = Prinzen
    .text = Zählt 14. Liegt auch der Knappe derselben Farbe noch in der Spalte, gewinnt das Paar die Zielkarte, gleich wie die Summen stehen, außer es liegen Musketiere dort.
card-squire = Knappe
    .acc = Knappen
    .gen = Knappen
    .text = Zählt 2. Liegt auch der Prinz derselben Farbe noch in der Spalte, gewinnt das Paar die Zielkarte, gleich wie die Summen stehen, außer es liegen Musketiere dort.
card-hermit = Eremit
    .acc = Eremiten
    .gen = Eremiten
    .text = Zählt 12, und 1 weniger für jede andere Karte der Spalte; nicht unter 0, es sei denn, der Tisch spielt ohne diese Grenze (R9).
card-little-giant = Kleiner Riese
    .acc = Kleinen Riesen
    .gen = Kleinen Riesen
    .text = Zählt 2, und 3 mehr für jede andere Karte der Spalte.
card-double = Doppelgänger
    .acc = Doppelgänger
    .gen = Doppelgängers
    .text = Übernimmt die aufgedruckte (oder, wenn so vereinbart, die aktuelle) Zahl der nächsten noch vorhandenen Karte unter ihm, durch andere Doppelgänger hindurch, aber nie eine Sonderfähigkeit (R8). Liegt keine darunter, hat er keine Zahl.
card-dragon = Drache
    .acc = Drachen
    .gen = Drachen
    .text = Zählt 11. Jede Karte anderer Spieler in der Spalte verliert 2, und das für jeden Drachen; keine Zahl sinkt unter 0, es sei denn, der Tisch spielt ohne diese Grenze (R9).
card-romeo = Romeo
    .acc = Romeo
    .gen = Romeos
    .text = Zählt 5, oder 15, wenn die Julia seiner Farbe in der Spalte liegt.
card-beggar = Bettler
    .acc = Bettler
    .gen = Bettlers
    .text = Zählt 4. Die niedrigste Summe gewinnt die Zielkarte, bei Gleichstand entscheidet die am weitesten entfernte Karte. Prinz & Knappe gewinnen trotzdem.

## Bereiche

domain-alchemy = Alchemie
    .under = unter Alchemie
domain-fencing = Fechten
    .under = unter Fechten
domain-farming = Ackerbau
    .under = unter Ackerbau
domain-trade = Handel
    .under = unter Handel
domain-religion = Religion
    .under = unter Religion
domain-music = Musik
    .under = unter Musik

## Kartenarten

kind-plain = Einfache Karte
    .text = Hat keine Sonderfähigkeit: Nur ihre Zahl zählt, wenn die Spalte abgerechnet wird.
kind-now = Sofortkarte
    .text = Wirkt sofort, wenn eine andere Karte sie während der Runde aufdeckt, und nie am Ende der Runde.
kind-award = Abrechnungskarte
    .text = Wirkt am Ende der Runde, wenn ihre Spalte abgerechnet wird.
