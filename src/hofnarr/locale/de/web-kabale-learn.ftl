### Kabale im Browser lernen: das Spaltenlabor, die Seiten mit Regeln und Karten, die erste Partie.

## Farben: So heißen die Spieler im Labor

guide-colour-G = Rot
guide-colour-A = Blau
guide-colour-O = Gold
guide-colour-V = Grün
guide-colour-P = Violett
guide-colour-S = Schwarz

## Regelseite

book-part-play = So läuft eine Runde
book-part-now = Karten, die sofort wirken
book-part-award = Eine Spalte abrechnen
book-part-end = Das Ende des Spiels
book-part-table = An eurem Tisch

## Kartenseiten

deck-title = Die 25 Karten
deck-about = Alle haben dieselben 25, jeder in seiner Farbe.
deck-kind-plain = Nur Zahl
deck-kind-now = Wirken sofort
deck-kind-award = Wirken beim Abrechnen
deck-colour = In wessen Farbe
deck-try = Im Labor ausprobieren
    .label = Im Labor ausprobieren: { $card }

## Spaltenlabor

lab-title = Spaltenlabor
lab-target = Zielkarte
lab-domain = Bereich
lab-points = Punkte
lab-column = Die Spalte
lab-empty = Tippe eine Karte an: Sie kommt ans untere Ende der Spalte.
lab-foot = Karte antippen: ans untere Ende. Zeile antippen: verschieben.
# Die Karten von $player liegen unter dessen Tarnkappe.
lab-foot-cloak = Tippe nun die Karte an, die unter der Tarnkappe liegt ({ $player }).
lab-cancel = Doch nicht
lab-row = { $place }. { $card } ({ $player })
lab-row-hidden = unter der Tarnkappe
lab-row-counts = zählt { $number }
lab-row-removed = entfernt
# Neben einer Karte, in sehr wenigen Wörtern.
lab-note-wizard = der Zauberer entfernt sie
lab-note-witch = die Hexe entfernt sie
lab-note-no-number = keine Zahl
lab-note-home = zu Hause
lab-note-others =
    { $by } für { $count ->
        [one] { $count } andere
       *[other] { $count } andere
    }
lab-note-dragon =
    { $by } { $count ->
        [one] Drache
       *[other] Drachen
    }
lab-note-romeo = { $by } mit Julia
lab-note-copy = wie { $card } ({ $player })
lab-note-floor = nicht unter 0
lab-note-musketeers = sonst wirkt keine Karte
lab-note-removes =
    { $count ->
        [0] entfernt nichts
        [one] entfernt { $count } Karte
       *[other] entfernt { $count } Karten
    }
lab-note-cancelled = heben einander auf
lab-note-pair = das Paar gewinnt
lab-note-beggar = niedrigste Summe gewinnt
lab-note-strikes = andere verlieren je 2
lab-note-nearest = liegt am nächsten
lab-note-farthest = liegt am weitesten weg
lab-remove = { $card } ({ $player }) herausnehmen
lab-grip = Zum Verschieben ziehen
lab-up = Hoch
    .label = Hoch: { $card } ({ $player })
lab-down = Runter
    .label = Runter: { $card } ({ $player })
lab-hide = Unter der Tarnkappe
    .label = { $card } ({ $player }) liegt unter der Tarnkappe
lab-slip = Eine Karte darunter
    .label = Eine Karte darunter: Tarnkappe ({ $player })
lab-card-page = Kartentext
    .label = Kartentext: { $card }
lab-palette = Karten
lab-palette-fold = Karten einklappen
    .unfold = Karten zeigen
lab-whose = Wessen Karte
lab-used = liegt schon in der Spalte
lab-added = { $card } ({ $player }) liegt an Stelle { $place } der Spalte.
lab-moved = { $card } ({ $player }) liegt jetzt an Stelle { $place }.
lab-removed = { $card } ({ $player }) liegt nicht mehr in der Spalte.
lab-undo = Rückgängig
lab-clear = Leeren
lab-cleared = Die Spalte ist wieder leer.
lab-share = Teilen
    .title = Kabale: Wer gewinnt diese Spalte?
    .link = Link zu dieser Spalte
    .copy = Kopieren
    .code = QR-Code mit dem Link zu dieser Spalte
lab-options = Optionen
lab-colours = Farben an eurem Tisch
lab-colours-note = Mindestens zwei; eine Farbe bleibt, solange ihre Karten in der Spalte liegen.
lab-verdict = Urteil
lab-verdict-empty = Keine Karten, kein Streit.
    .text = Das Urteil steht hier, sobald eine Karte in der Spalte liegt.
lab-verdict-asking = Einen Augenblick …
lab-verdict-offline = Der Server antwortet nicht.
    .text = Die Spielregeln sind auf dem Server, nicht in dieser Seite. Deine Spalte bleibt; versuche es wieder, wenn du online bist.
lab-verdict-failed = Der Server konnte diese Spalte nicht abrechnen.
lab-try-again = Noch einmal
lab-why = Schritt für Schritt
lab-story = Als Geschichte zeigen
    .close = Zurück zur Spalte
# Der geöffnete Link ist nicht lesbar. $what: das Stück daraus, das nicht stimmt.
lab-link-bad = Dieser Link zeigt keine Spalte: { $why } Hier kannst du eine neue anfangen.
lab-link-version = Er stammt von einem neueren Hofnarr (Fassung { $what }).
lab-link-shape = Er sieht nicht aus wie einer von uns („{ $what }“).
lab-link-target = Eine Zielkarte „{ $what }“ gibt es nicht.
lab-link-colours = „{ $what }“ nennt nicht zwei bis sechs Farben.
lab-link-card = „{ $what }“ ist keine Karte.
lab-link-twice = Die Karte „{ $what }“ steht zweimal darin.
lab-link-hidden = Die Karte „{ $what }“ ist versteckt, aber direkt über ihr liegt keine Tarnkappe ihrer Farbe.
lab-link-stranger = Die Farbe von „{ $what }“ spielt nicht mit.
lab-link-options = „{ $what }“ sind keine Optionen des Spiels.

## Einführung: Der Narr spielt mit und lehrt. Jeder Schritt hat einen Titel, einen kurzen Text und, wo
## ein Zug verlangt ist, einen Anstoß nach einem falschen.

tutorial-title = Eine erste Partie mit dem Narren
tutorial-theatre = Die Runde ist zu Ende. Sieh, wie jede Spalte abgerechnet wird: Die Pfeile führen Schritt für Schritt weiter, vorspringen darfst du auch.
tutorial-welcome = Willkommen bei Hofe
    .text = Ich bin der Narr, und wir beide wollen dasselbe: die Zielkarten aus Messing dort oben. Jede gehört zu einem Bereich und bringt Punkte. Unter jeder wächst eine Spalte aus Karten; wer in ihr am stärksten ist, bekommt die Zielkarte.
tutorial-place = Leg eine Karte
    .text = Karten werden verdeckt gelegt. Tippe auf deinen König, dann auf die Spalte unter Musik. Eine höhere Zahl als zwanzig gibt es nicht.
    .nudge = Fast! Zuerst der König auf deiner Hand, dann die Spalte unter Musik.
tutorial-uncover = Zudecken deckt auf
    .text = Ich habe eine Karte unter deinen König gelegt, und das hat ihn aufgedeckt. So geht es immer: Nur am unteren Ende liegt eine Karte verdeckt. Was meine Karte ist, siehst du noch früh genug.
tutorial-home = Zu Hause
    .text = Berufe zählen 8, unter ihrem eigenen Bereich aber 12. Dein Händler ist unter Handel zu Hause: Leg ihn dorthin.
    .nudge = Der Händler will nach Hause: Leg ihn unter Handel.
tutorial-fulfil = Füll die Spalten
    .text = Eine Spalte ist erfüllt, wenn sie so viele Karten hat wie ihre Zielkarte Punkte. Handel hat seine zwei. Sind alle Spalten erfüllt, endet die Runde. Leg also deinen Alchemisten unter Musik, als dritte Karte.
    .nudge = Bitte den Alchemisten unter Musik. Handel ist schon voll genug.
tutorial-award = Wer bekommt was
    .text = Alle Karten werden aufgedeckt, und jeder zählt seine zusammen. Unter Handel brachte dein Händler 12, mein Fechtmeister, fern von zu Hause, nur 8. Unter Musik stand es 28 zu 12. Beide Zielkarten sind dein!
tutorial-now = Karten, die sofort zuschlagen
    .text = Eine neue Runde; ich habe eine Karte unter Religion gelegt. Karten mit einem Blitz wirken, sobald sie aufgedeckt werden. Leg deinen Meuchler unter meine Karte und warte ab.
    .nudge = Geduld mit den anderen: der Meuchler, unter Religion.
tutorial-killed = Autsch
    .text = Erst hast du meinen König aufgedeckt. Dann deckte meine Königin deinen Meuchler auf, und schon war sie fort, auf meinem Ablagestapel. Der Meuchler bleibt, offen und nun harmlos. Aber der König stört dich noch, nicht wahr?
tutorial-wizard = Karten für die Abrechnung
    .text = Karten mit einer römischen Zahl oder einem Punkt wirken am Schluss, wenn die Spalte abgerechnet wird. Ein einzelner Zauberer entfernt dann jede Karte ab 10, also auch meinen König. Leg den Zauberer unter Religion.
    .nudge = Der Zauberer kommt unter Religion, wo mein König liegt.
tutorial-traitor = Ein Verräter für dich
    .text = Ich bin zum Ackerbau weitergezogen. Leg dort deinen Verräter unter meine Karte. Auch er wirkt, sobald er aufgedeckt wird.
    .nudge = Der Verräter, unter Ackerbau, gleich unter meine Karte.
tutorial-swap = Mein Zug, deine Entscheidung
    .text = Ich habe deinen Verräter aufgedeckt, also entscheidest du, obwohl ich am Zug bin: Er darf zwei Zielkarten tauschen. In der ersten Spalte herrscht dein Zauberer, und Ackerbau ist mehr wert. Tippe auf die erste Spalte, um zu tauschen.
    .nudge = Tausche mit der ersten Spalte: Dort bringt dir dein Zauberer dann mehr.
tutorial-removed = Zauberei
    .text = Mein König war fort, die 9½ des Meuchlers trotzt jedem Zauber, und mit 16½ hast du Ackerbau 3 bekommen. Mein Gutsherr, plötzlich nicht mehr zu Hause, brachte mir immerhin Religion 2 ein. Nur gerecht.
tutorial-domains = Sechs Bereiche
    .text = Springen wir zum letzten Zug der sechsten Runde. Am Schluss zählen alle deine Punkte. Hast du aber Zielkarten aus jedem Bereich, darfst du die beste aus jedem doppelt zählen, weniger 1 für jede weitere. Dir fehlt nur noch Fechten. Mir auch.
tutorial-last = Deine letzte Karte
    .text = Unter Fechten liegt etwas von mir, unter deinem Minnesänger. Welche deiner Karten zählt dort am meisten? Leg sie.
    .nudge = Zu schwach, fürchte ich. Welche von ihnen ist unter Fechten zu Hause?
tutorial-end = Der Hof gehört dir
    .text = Du hast 17 Punkte, ich habe 22. Deine aber kommen aus allen sechs Bereichen und zählen doppelt: 34. Mehr musst du nicht wissen; den Rest lehren dich die Karten.
