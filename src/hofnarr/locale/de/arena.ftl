arena-duel =
    { $a } gegen { $b }, { $players } Spieler, { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }: { $share } der Siege (95-%-Intervall { $interval }; fair: { $fair }).
arena-bot = Bot
arena-rating = Wertung
arena-players =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }
arena-done =
    { $games ->
        [one] { $games } Partie mit gleichen Karten; unter jeder Quote ihr 95-%-Intervall.
       *[other] { $games } Partien mit gleichen Karten; unter jeder Quote ihr 95-%-Intervall.
    }
arena-report = Die Seite steht in { $file }.

# Die Seite
arena-title = Arena: { $game }
arena-lead =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } mit gleichen Karten, jeder Bot gleich oft auf jedem Platz. Ausgabe { $edition }, Seed { $seed }, Hofnarr { $version }.
arena-ladder = Die Rangliste
arena-ladder-note = Die Siegquote zählt nur Siege, geteilte zu gleichen Teilen; der Bereich ist das 95-%-Intervall über alle Kartenverteilungen. Die Wertung (openskill, Plackett-Luce) beurteilt die ganze Reihenfolge am Ende jeder Partie.
arena-share = Siegquote
arena-fair = fair { $fair }
arena-share-plot = Siegquote jedes Bots mit ihrem 95-%-Intervall
arena-ratings = Wertungen
arena-ratings-plot = Wertung jedes Bots mit ihrem 95-%-Intervall
arena-pairs = Im direkten Vergleich
arena-pairs-note = Zu zweit: die Siegquote des Bots links gegen den Bot oben und ihr 95-%-Intervall. Fett: klar mehr als die Hälfte.
