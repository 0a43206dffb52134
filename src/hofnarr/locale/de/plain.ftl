### Ein Spiel ohne eigene Oberfläche, im Terminal und im Browser: erzählt mit den Texten dieses Spiels.

plain-choose = Deine Wahl, mit ihrer Nummer (? für Hilfe)
plain-help = Tippe die Nummer einer Wahl. Oder: hilfe, tisch (zeigt ihn noch einmal), verlauf (was geschehen ist), sichern (sichert die Partie, weiter geht es), ende (sichert die Partie und geht).
# Die Befehle von plain-help in derselben Reihenfolge, wie man sie hier tippt.
plain-commands = hilfe tisch verlauf sichern ende
plain-unknown = „{ $typed }“ steht nicht zur Wahl: die Nummern gehen von 1 bis { $count }.
plain-your-turn = Du bist am Zug
plain-turn = { $name } entscheidet
plain-over = Die Partie ist zu Ende
plain-won = { $names } gewinnt.
plain-shared = { $names } teilen sich den Sieg.
plain-choices = Was du tun kannst
plain-table = Der Tisch
plain-variant = Variante
