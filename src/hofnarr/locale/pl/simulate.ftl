simulate-seat = Miejsce
simulate-bot = Bot
simulate-wins = Zwycięstwa
simulate-share = Odsetek zwycięstw
simulate-score = Średni wynik
simulate-done =
    { $games ->
        [one] { $games } partia w { $seconds } s, liczba decyzji: { $decisions }.
        [few] { $games } partie w { $seconds } s, średnia liczba decyzji w partii: { $decisions }.
        [many] { $games } partii w { $seconds } s, średnia liczba decyzji w partii: { $decisions }.
       *[other] { $games } partii w { $seconds } s, średnia liczba decyzji w partii: { $decisions }.
    }
simulate-records = Zapisy są w pliku { $file }.
