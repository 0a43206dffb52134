### Die Abrechnung einer Spalte, Schritt für Schritt. Jeder Schritt ist ein Satz; der Regelentscheid,
### falls es einen gibt, und der Punkt werden angefügt. Zahlen kommen fertig, auch 9½; nur $count ist
### zum Zählen da. Auch Aufzählungen wie $players oder $removed kommen fertig: „Ada, Bea“,
### „König (Bea), Königin (Ada)“.

# $under: „unter Musik“.
award-heading = Abrechnung der Spalte { $under } { $points }

## Schritte

step-musketeers = Musketiere ({ $players }): Keine andere Karte hat eine Sonderfähigkeit, es gelten die aufgedruckten Zahlen
step-wizard = Zauberer ({ $players }) entfernt jede Karte mit der Zahl 10 oder mehr: { $removed }
    .nothing = Zauberer ({ $players }) entfernt nichts: Keine Karte hat die Zahl 10 oder mehr
    .cancelled = Zauberer ({ $players }) heben einander auf und entfernen nichts
step-witch = Hexe ({ $players }) entfernt jede andere Karte mit der Zahl 9 oder weniger: { $removed }
    .nothing = Hexe ({ $players }) entfernt nichts: Keine andere Karte hat die Zahl 9 oder weniger
    .cancelled = Hexen ({ $players }) heben einander auf und entfernen nichts
step-pair = Prinz & Knappe ({ $player }) liegen beide noch in der Spalte und gewinnen die Zielkarte
    .nearest = Von mehreren Paaren gewinnt das der Zielkarte nächste: { $player }
# „Eremit (Ada): 12, minus 3 für 3 andere Karten = 9“. $sum: die aufgedruckte Zahl und was sie ändert.
step-number = { $card } ({ $player }): { $sum }
    .changed = { $card } ({ $player }): { $sum } = { $number }
    .none = { $card } ({ $player }): keine Zahl
step-beggar = Bettler ({ $players }): Die niedrigste Summe gewinnt
step-total = { $player }: Summe { $total }
step-left-out = { $player } hat hier keine Karte mit einer Zahl und nimmt nicht teil
step-tie =
    .nearest = Gleichstand zwischen { $players }; der Zielkarte am nächsten: { $card } ({ $player })
    .farthest = Gleichstand zwischen { $players }; am weitesten von der Zielkarte entfernt: { $card } ({ $player })
step-winner =
    .pair = { $player } gewinnt die Zielkarte mit Prinz & Knappe
    .highest = { $player } hat die höchste Summe und gewinnt die Zielkarte
    .lowest = { $player } hat die niedrigste Summe und gewinnt die Zielkarte
    .tie = { $player } gewinnt die Zielkarte bei Gleichstand
    .nobody = Niemand nimmt teil: Die Zielkarte kommt aus dem Spiel

## Warum eine Zahl nicht die aufgedruckte ist

change-home = plus { $by } { $under }
change-hermit =
    minus { $by } für { $count ->
        [one] { $count } andere Karte
       *[other] { $count } andere Karten
    }
change-little-giant =
    plus { $by } für { $count ->
        [one] { $count } andere Karte
       *[other] { $count } andere Karten
    }
change-romeo = plus { $by } mit Julia
# Die Zahl eines Doppelgängers: Sie steht an der Stelle einer aufgedruckten.
change-copy = { $by } wie { $card } ({ $player })
change-dragon = minus { $by } für { $count } Drachen ({ $players })
change-floor = aber nie unter 0
