arena-duel =
    { $a } przeciw { $b }, liczba graczy: { $players }, { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }: { $share } zwycięstw (przedział 95%: { $interval }; sprawiedliwie: { $fair }).
arena-bot = Bot
arena-rating = Ranking
arena-players =
    { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }
arena-done =
    { $games ->
        [one] { $games } partia przy tych samych rozdaniach; pod każdym odsetkiem jego przedział 95%.
        [few] { $games } partie przy tych samych rozdaniach; pod każdym odsetkiem jego przedział 95%.
        [many] { $games } partii przy tych samych rozdaniach; pod każdym odsetkiem jego przedział 95%.
       *[other] { $games } partii przy tych samych rozdaniach; pod każdym odsetkiem jego przedział 95%.
    }
arena-report = Strona jest w pliku { $file }.

# Strona
arena-title = Arena: { $game }
arena-lead =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    } przy tych samych rozdaniach, każdy bot równie często na każdym miejscu. Wydanie { $edition }, ziarno { $seed }, Hofnarr { $version }.
arena-ladder = Klasyfikacja
arena-ladder-note = Odsetek zwycięstw liczy tylko zwycięstwa, dzielone po równo; zakres to przedział 95% po wszystkich rozdaniach. Ranking (openskill, Plackett-Luce) ocenia całą końcową kolejność każdej partii.
arena-share = Odsetek zwycięstw
arena-fair = sprawiedliwie { $fair }
arena-share-plot = Odsetek zwycięstw każdego bota z przedziałem 95%
arena-ratings = Rankingi
arena-ratings-plot = Ranking każdego bota z przedziałem 95%
arena-pairs = Jeden na jednego
arena-pairs-note = Przy dwóch graczach: odsetek zwycięstw bota z lewej przeciw botowi u góry i jego przedział 95%. Pogrubione: wyraźnie ponad połowa.
