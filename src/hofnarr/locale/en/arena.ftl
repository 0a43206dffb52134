arena-duel =
    { $a } against { $b }, { $players } players, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: { $share } of the wins (95 % interval { $interval }; fair: { $fair }).
arena-bot = Bot
arena-rating = Rating
arena-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
arena-done =
    { $games ->
        [one] { $games } game on shared deals; below each share its 95 % interval.
       *[other] { $games } games on shared deals; below each share its 95 % interval.
    }
arena-report = The page is in { $file }.

# The page
arena-title = Arena: { $game }
arena-lead =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } on shared deals, every bot in every seat equally often. Edition { $edition }, seed { $seed }, Hofnarr { $version }.
arena-ladder = The ladder
arena-ladder-note = Win shares count wins only, a shared win in equal parts; the range is the 95 % interval over deals. The rating (openskill, Plackett-Luce) judges the whole final order of every game.
arena-share = Win share
arena-fair = fair { $fair }
arena-share-plot = Win share of every bot with its 95 % interval
arena-ratings = Ratings
arena-ratings-plot = Rating of every bot with its 95 % interval
arena-pairs = Head to head
arena-pairs-note = Two players: the win share of the bot on the left against the one above, and its 95 % interval. Bold: clearly more than half.
