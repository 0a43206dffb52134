### Kabales Tisch im Browser. Spielernamen sind beliebig und bleiben ungebeugt.
### Spalten, Runden und Schritte zählen ab 1. $target: „Musik 4“. $card: der Name einer Karte.

## Wer am Zug ist: Titel des Fensters und Benachrichtigungen

kabale-turn-over = Das Spiel ist zu Ende
kabale-turn-mine =
    .play = Du bist am Zug
    .cloak = Deine Tarnkappe: Du entscheidest
    .swap = Dein Verräter: Du entscheidest
kabale-turn-other =
    .play = { $player } ist am Zug
    .cloak = { $player } entscheidet über die Tarnkappe
    .swap = { $player } entscheidet über den Verräter

## Die Aufforderung

kabale-prompt-turn = Du bist am Zug.
kabale-prompt-choose = Wähle eine Karte aus deiner Hand.
kabale-prompt-place = { $card }: Wähle eine Spalte.
kabale-prompt-again = Tippe dieselbe Spalte noch einmal an, um die Karte dort abzulegen.
kabale-prompt-sending = Dein Zug ist unterwegs.
kabale-prompt-other =
    .play = { $player } ist am Zug.
    .cloak = { $player } entscheidet über die Tarnkappe.
    .swap = { $player } entscheidet über den Verräter.
kabale-prompt-cloak =
    { $whose ->
        [own] Du hast deine eigene Tarnkappe aufgedeckt.
       *[theirs] { $player } hat deine Tarnkappe aufgedeckt.
    }
    .ask = Schiebst du eine Handkarte verdeckt darunter?
    .card = { $card } verdeckt darunterschieben?
kabale-prompt-swap =
    { $whose ->
        [own] Du hast deinen eigenen Verräter aufgedeckt.
       *[theirs] { $player } hat deinen Verräter aufgedeckt.
    }
    .ask = Tauschst du { $target } mit einer anderen Zielkarte?
kabale-put-back = Zurücklegen
kabale-cloak-no = Hand behalten
kabale-cloak-yes = Darunterschieben
kabale-swap-no = Nicht tauschen
# Tasten, neben der Aufforderung.
kabale-keys-hand = Q W E wählen
kabale-keys-place = 1–{ $count } ablegen · Esc zurück
kabale-keys-slip = Enter schiebt sie darunter · Esc zurück
kabale-keys-swap = 1–{ $count } tauschen

## Spalten

kabale-columns = Die Spalten
kabale-closed = Geschlossen
# Am Fuß einer Spalte; je kürzer, desto besser.
kabale-slot-place = Hierher
    .label = { $card } in Spalte { $column } ablegen, { $target }
kabale-slot-number = Hier { $number }
kabale-slot-swap = Tauschen
    .label = Mit { $target } in Spalte { $column } tauschen
kabale-slot-again = Noch mal
kabale-column =
    Spalte { $column }, { $target }, { $state ->
        [closed] vom Sturm geschlossen
        [fulfilled] erfüllt
       *[open] noch nicht erfüllt
    }, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
kabale-column-alone =
    { $target }, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
kabale-target-in = Zielkarte von Spalte { $column }
# Nach „3/4“.
kabale-target-state =
    { $state ->
        [closed] Karten, vom Sturm geschlossen
        [fulfilled] Karten, erfüllt
       *[open] Karten
    }

## Karten

kabale-colour-G = rote Raute
kabale-colour-A = blauer Ring
kabale-colour-O = goldener Stern
kabale-colour-V = grüner Mond
kabale-colour-P = violettes Dreieck
kabale-colour-S = schwarzes Kreuz
kabale-mark-now = wirkt beim Aufdecken
kabale-mark-o1 = wirkt beim Abrechnen als Erstes
kabale-mark-o2 = wirkt beim Abrechnen als Zweites
kabale-mark-o3 = wirkt beim Abrechnen als Drittes
kabale-mark-o4 = wirkt beim Abrechnen als Viertes
kabale-mark-dot = wirkt beim Abrechnen
kabale-legend-order = beim Abrechnen, der Reihe nach
kabale-legend-later = beim Abrechnen, später
kabale-hidden = versteckt
kabale-lying-up = { $card } ({ $player })
kabale-lying-down =
    { $whose ->
        [own] deine verdeckte Karte
       *[theirs] verdeckte Karte von { $player }
    }
    .known =
        { $whose ->
            [own] deine verdeckte Karte: { $card }
           *[theirs] verdeckte Karte von { $player }: { $card }
        }
kabale-lying-hidden =
    { $whose ->
        [own] deine Karte, versteckt unter der Tarnkappe
       *[theirs] Karte von { $player }, versteckt unter der Tarnkappe
    }
    .known =
        { $whose ->
            [own] deine Karte, versteckt unter der Tarnkappe: { $card }
           *[theirs] Karte von { $player }, versteckt unter der Tarnkappe: { $card }
        }

## Die Lupe

# $colour: „rote Raute“.
kabale-inspect-owner = { $player }, { $colour }
kabale-inspect-here = Zählt hier { $number }.
kabale-inspect-known = Verdeckt, aber allen bekannt.
kabale-inspect-secret = Verdeckt: Die anderen wissen das nicht.
kabale-inspect-target =
    { $count ->
        [one] { $count } Karte von { $points }
       *[other] { $count } Karten von { $points }
    }
kabale-inspect-home = Hier zu Hause: { $card } zählt { $number }.
kabale-inspect-candidates =
    { $count ->
        [one] Es kann nur diese Karte sein:
       *[other] Es ist eine dieser { $count } Karten:
    }

## Plätze

kabale-players = Spieler
kabale-others = Die anderen
kabale-your-place = Dein Platz
kabale-your-hand = Deine Hand
kabale-empty-hand = Keine Handkarten
kabale-seat-you = du
kabale-seat-bot = Bot
kabale-seat-away = nicht da
kabale-seat-stand-in = Bot springt ein
kabale-seat-waits = wartet
kabale-seat-decides = muss entscheiden
kabale-pile =
    Nachziehstapel: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
kabale-discard =
    Ablagestapel: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
kabale-hand-count =
    Hand: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
kabale-open-hand = Auf der Hand: { $cards }
kabale-won =
    { $count ->
        [one] { $count } Zielkarte gewonnen
       *[other] { $count } Zielkarten gewonnen
    }

## Was man von jemandem weiß

kabale-memory = Was man von { $player } weiß
kabale-memory-own = Deine Karten
kabale-unseen = Noch nicht gesehen: { $count }
    .where = Nachziehstapel ({ $pile }), Hand ({ $hand }) und verdeckte Karten in den Spalten ({ $down }) zusammen.
kabale-own-pile = Noch in deinem Nachziehstapel: { $count }
kabale-fresh = Neu in den Stapel gemischt: { $count }
    .text = Was im Nachziehstapel liegt, ist unter diesen Karten: vor dem Mischen gesehen, seither nicht mehr.
kabale-awardings = Bisherige Abrechnungen
kabale-awarding-of = Runde { $round }

## Abrechnen

kabale-awarding = Runde { $round } wird abgerechnet
kabale-award-of = { $domain } wird abgerechnet
kabale-award-cards =
    { $count ->
        [one] Hier liegt eine Karte
       *[other] { $count } Karten, von der Zielkarte abwärts
    }
kabale-steps = Schritt für Schritt
kabale-stage-musketeers = Musketiere
kabale-stage-wizard = Zauberer
kabale-stage-witch = Hexe
kabale-stage-pair = Prinz & Knappe
kabale-stage-numbers = Zahlen
kabale-stage-award = Vergabe
kabale-stage-idle =
    .musketeers = Hier liegen keine: Alle Sonderfähigkeiten gelten.
    .wizard = Hier liegt keiner.
    .witch = Hier liegt keine.
    .pair = Kein Prinz liegt hier mit dem Knappen seiner Farbe.
    .numbers = Alle Zahlen sind wie aufgedruckt.
    .award = Niemand nimmt teil.
kabale-stage-silenced = Die Musketiere sorgen dafür, dass nichts geschieht.
kabale-result-idle =
    .musketeers = keine
    .wizard = keiner
    .witch = keine
    .pair = kein Paar
    .numbers = wie aufgedruckt
    .award = niemand
kabale-result-silenced = wirkungslos
kabale-result-cancelled = heben einander auf
kabale-result-removed =
    { $count ->
        [one] { $count } Karte entfernt
       *[other] { $count } Karten entfernt
    }
kabale-result-changed =
    { $count ->
        [one] { $count } geändert
       *[other] { $count } geändert
    }
kabale-note-wizard = Der Zauberer entfernt 10 oder mehr
kabale-note-witch = Die Hexe entfernt 9 oder weniger
kabale-note-away = nicht zu Hause
kabale-note-no-number = hat keine Zahl
kabale-sums = Summen
kabale-verdict = { $player } bekommt { $target }
kabale-verdict-none = Niemand bekommt { $target }
# $sums: „15 zu 12“ oder eine einzelne Summe.
kabale-verdict-sums = { $first } zu { $second }
kabale-verdict-highest = { $sums }, die höchste Summe
kabale-verdict-lowest = { $sums }, die niedrigste Summe
kabale-verdict-nearest = { $sums }, die Karte näher am Ziel gewinnt
kabale-verdict-farthest = { $sums }, die Karte weiter weg vom Ziel gewinnt
kabale-verdict-pair = Prinz & Knappe gewinnen bei jeder Summe ({ $sums })
kabale-verdict-nobody = Niemand nimmt teil: Die Zielkarte kommt aus dem Spiel
kabale-step-first = Erster Schritt
kabale-step-back = Schritt zurück
kabale-step-next = Nächster Schritt
kabale-step-last = Letzter Schritt
kabale-step-replay = Diese Spalte noch einmal
kabale-step-of = { $step } von { $count }
kabale-play = Automatisch abspielen
kabale-pause = Anhalten
kabale-skip-column = Zum Ergebnis
kabale-skip-all = Überspringen
kabale-to-table = Zum Tisch
kabale-to-scores = Zum Endstand
kabale-awaited = Du bist dran
kabale-see-awarding = Abrechnung ansehen
kabale-last-awarding = Letzte Abrechnung

## Der Endstand

kabale-final-winner = { $players } gewinnt
kabale-final-shared = { $players } teilen sich den Sieg
kabale-final-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
kabale-rematch = Noch ein Spiel
kabale-counts = zählt
kabale-way-points = Alle Punkte
kabale-way-domains = Die besten aller sechs Bereiche, doppelt
kabale-way-missing = ohne: { $domains }

## Rat

kabale-hint = Rat
kabale-hint-play = { $card } → Spalte { $column }
kabale-hint-cloak = Darunterschieben: { $card }
    .none = Die Hand behalten
kabale-hint-swap = Mit Spalte { $column } tauschen
    .none = Nicht tauschen
kabale-hint-only = Es gibt keinen anderen Zug.
kabale-hint-close = Beide sind so gut wie gleich.
kabale-hint-difference = Beim ersten Zug ist die Siegchance um { $difference } höher.
kabale-hint-failed = Gerade ist kein Rat zu bekommen.

## Ein neuer Tisch

kabale-edition = Ausgabe
kabale-options = Einzelne Optionen
kabale-own-options = eigene Mischung
kabale-hidden-targets = Gewonnene Zielkarten liegen verdeckt
    .text = Die anderen sehen nur ihre Anzahl. Der Stand bleibt bis zum Ende geheim.
