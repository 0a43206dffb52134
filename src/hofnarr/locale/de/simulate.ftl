simulate-seat = Platz
simulate-bot = Bot
simulate-wins = Siege
simulate-share = Siegquote
simulate-score = Punkte im Mittel
simulate-done =
    { $games ->
        [one] { $games } Partie in { $seconds } s, { $decisions } Entscheidungen.
       *[other] { $games } Partien in { $seconds } s, { $decisions } Entscheidungen je Partie.
    }
simulate-records = Die Aufzeichnungen stehen in { $file }.
