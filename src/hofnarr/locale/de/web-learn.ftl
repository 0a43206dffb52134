### Ein Spiel im Browser lernen: was die Seiten mit Regeln, Karten und Einführungen aller Spiele gemeinsam haben.

## Zwischen den Seiten

guide-nav = Lernen
guide-tutorial = Einführung
guide-rules = Regeln
guide-cards = Karten
guide-lab = Spaltenlabor
guide-search = Suchen
    .clear = Suche leeren
guide-found =
    { $count ->
        [0] Nichts gefunden
        [one] { $count } Treffer
       *[other] { $count } Treffer
    }
guide-nothing = Nirgends kommen alle diese Wörter vor. Weniger Wörter finden mehr.
guide-offline = Einmal geöffnet, gehen Regeln, Karten und Einführung auch ohne Verbindung.

## Regelseiten

book-contents = Inhalt
book-part-rulings = Regelentscheide
book-rulings-about = Wo die Spielregeln einander widersprechen oder schweigen, spielt dieses Haus so.
book-why = Warum:
book-cards = Betrifft diese Karten:
book-link = Link zu diesem Abschnitt

## Kartenseiten

deck-kind = Zeigen
deck-kind-all = Alle
deck-link = Link zu dieser Karte

## Einführungen

tutorial-fool = Narr
tutorial-step = Schritt { $step } von { $steps }
tutorial-part = Teil
tutorial-skip-part = Teil überspringen
tutorial-next = Weiter
tutorial-back = Zurück
tutorial-skip = Überspringen
tutorial-restart = Von vorn
tutorial-watch = Sieh zu …
tutorial-resumed = Willkommen zurück. Hier waren wir stehen geblieben.
tutorial-play = Gegen Bots spielen
