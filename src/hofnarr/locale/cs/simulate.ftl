simulate-seat = Místo
simulate-bot = Bot
simulate-wins = Výhry
simulate-share = Podíl výher
simulate-score = Průměr bodů
simulate-done =
    { $games ->
        [one] { $games } hra za { $seconds } s, počet rozhodnutí: { $decisions }.
        [few] { $games } hry za { $seconds } s, průměrný počet rozhodnutí ve hře: { $decisions }.
        [many] { $games } hry za { $seconds } s, průměrný počet rozhodnutí ve hře: { $decisions }.
       *[other] { $games } her za { $seconds } s, průměrný počet rozhodnutí ve hře: { $decisions }.
    }
simulate-records = Záznamy jsou v souboru { $file }.
