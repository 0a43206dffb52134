arena-duel =
    { $a } proti { $b }, počet hráčů: { $players }, { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }: { $share } výher (95% interval { $interval }; spravedlivý podíl: { $fair }).
arena-bot = Bot
arena-rating = Hodnocení
arena-players =
    { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
        [many] { $players } hráče
       *[other] { $players } hráčů
    }
arena-done =
    { $games ->
        [one] { $games } hra se stejně rozdanými kartami; pod každým podílem jeho 95% interval.
        [few] { $games } hry se stejně rozdanými kartami; pod každým podílem jeho 95% interval.
        [many] { $games } hry se stejně rozdanými kartami; pod každým podílem jeho 95% interval.
       *[other] { $games } her se stejně rozdanými kartami; pod každým podílem jeho 95% interval.
    }
arena-report = Stránka je v souboru { $file }.

# Stránka
arena-title = Aréna: { $game }
arena-lead =
    { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    } se stejně rozdanými kartami, každý bot stejně často na každém místě. Vydání { $edition }, semínko { $seed }, Hofnarr { $version }.
arena-ladder = Žebříček
arena-ladder-note = Podíl výher počítá jen výhry, dělené rovným dílem; rozsah je 95% interval přes všechna rozdání. Hodnocení (openskill, Plackett-Luce) posuzuje celé konečné pořadí každé hry.
arena-share = Podíl výher
arena-fair = spravedlivě { $fair }
arena-share-plot = Podíl výher každého bota s jeho 95% intervalem
arena-ratings = Hodnocení botů
arena-ratings-plot = Hodnocení každého bota s jeho 95% intervalem
arena-pairs = Jeden na jednoho
arena-pairs-note = Ve dvou: podíl výher bota vlevo proti botovi nahoře a jeho 95% interval. Tučně: zřetelně víc než polovina.
