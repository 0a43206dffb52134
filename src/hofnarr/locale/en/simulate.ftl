simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-share = Win share
simulate-score = Mean score
simulate-done =
    { $games ->
        [one] { $games } game in { $seconds } s, { $decisions } decisions.
       *[other] { $games } games in { $seconds } s, { $decisions } decisions per game.
    }
simulate-records = The records are in { $file }.
