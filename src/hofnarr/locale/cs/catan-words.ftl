### Slovník karetní hry Catan: vše, co data karet označují svým id.
### .acc (4. pád) a .gen (2. pád) jsou do vět; .count je množství, .count-acc totéž ve 4. pádě.

catan-game = Karetní hra Catan

## Suroviny

catan-resource-brick = hlína
    .acc = hlínu
    .gen = hlíny
    .count =
        { $count ->
            [one] { $count } hlína
            [few] { $count } hlíny
            [many] { $count } hlíny
           *[other] { $count } hlín
        }
    .count-acc =
        { $count ->
            [one] { $count } hlínu
            [few] { $count } hlíny
            [many] { $count } hlíny
           *[other] { $count } hlín
        }
catan-resource-grain = obilí
    .acc = obilí
    .gen = obilí
    .count = { $count } obilí
    .count-acc = { $count } obilí
catan-resource-lumber = dřevo
    .acc = dřevo
    .gen = dřeva
    .count =
        { $count ->
            [one] { $count } dřevo
            [few] { $count } dřeva
            [many] { $count } dřeva
           *[other] { $count } dřev
        }
    .count-acc =
        { $count ->
            [one] { $count } dřevo
            [few] { $count } dřeva
            [many] { $count } dřeva
           *[other] { $count } dřev
        }
catan-resource-ore = ruda
    .acc = rudu
    .gen = rudy
    .count =
        { $count ->
            [one] { $count } ruda
            [few] { $count } rudy
            [many] { $count } rudy
           *[other] { $count } rud
        }
    .count-acc =
        { $count ->
            [one] { $count } rudu
            [few] { $count } rudy
            [many] { $count } rudy
           *[other] { $count } rud
        }
catan-resource-wool = vlna
    .acc = vlnu
    .gen = vlny
    .count =
        { $count ->
            [one] { $count } vlna
            [few] { $count } vlny
            [many] { $count } vlny
           *[other] { $count } vln
        }
    .count-acc =
        { $count ->
            [one] { $count } vlnu
            [few] { $count } vlny
            [many] { $count } vlny
           *[other] { $count } vln
        }
catan-resource-gold = zlato
    .acc = zlato
    .gen = zlata
    .count =
        { $count ->
            [one] { $count } zlato
            [few] { $count } zlata
            [many] { $count } zlata
           *[other] { $count } zlata
        }
    .count-acc =
        { $count ->
            [one] { $count } zlato
            [few] { $count } zlata
            [many] { $count } zlata
           *[other] { $count } zlata
        }
catan-resource-any = libovolná surovina
    .acc = libovolnou surovinu
    .gen = libovolné suroviny
    .count =
        { $count ->
            [one] { $count } surovina
            [few] { $count } suroviny
            [many] { $count } suroviny
           *[other] { $count } surovin
        } dle volby
    .count-acc =
        { $count ->
            [one] { $count } surovinu
            [few] { $count } suroviny
            [many] { $count } suroviny
           *[other] { $count } surovin
        } dle volby

## Druhy krajin

catan-region-fields = pole
    .acc = pole
    .gen = pole
catan-region-mountains = hory
    .acc = hory
    .gen = hor
catan-region-pasture = pastvina
    .acc = pastvinu
    .gen = pastviny
catan-region-forest = les
    .acc = les
    .gen = lesa
catan-region-hills = pahorkatina
    .acc = pahorkatinu
    .gen = pahorkatiny
catan-region-gold-field = zlatonosná řeka
    .acc = zlatonosnou řeku
    .gen = zlatonosné řeky
catan-region-any = libovolná krajina
    .acc = libovolnou krajinu
    .gen = libovolné krajiny

## Strany kostky událostí

catan-face-brigand = Loupežníci
    .text = Útok loupežníků: kdo má víc než 7 surovin, ztratí všechnu rudu a vlnu.
catan-face-windmill = Větrný mlýn
    .text = Držitel figurky mlýna vezme soupeři 1 surovinu dle volby.
catan-face-tournament = Turnaj
    .text = Kdo má víc turnajových bodů, získá 1 surovinu dle volby.
catan-face-sun = Slunce
    .text = Každý hráč získá 1 surovinu dle volby.
catan-face-question = „?“
    .text = Odkryje a vyhodnotí se vrchní karta událostí.

## Sady

catan-set-base = Karetní hra
    .text = Základní sada: 120 karet, které stačí na hru do 12 vítězných bodů.
catan-set-knights = Rytíř a kupec
    .text = Tematická sada o 30 kartách: noví rytíři, Hrad, přepady a velké obchodní flotily.
catan-set-politics = Politika a intriky
    .text = Tematická sada o 29 kartách: církev a rada, kletby, tajné spolky a Metropole.
catan-set-barbarians = Barbaři a obchodníci
    .text = Tematická sada o 40 kartách: barbaři ze zámoří, sídla obchodníků, hrdinové a dálkový obchod.

## Způsoby hry

catan-mode-base = Základní hra
    .text = Jen základní sada, do 12 vítězných bodů.
catan-mode-extended = Rozšířená hra
    .text = Základní sada s jednou tematickou sadou, do 13 vítězných bodů.
catan-mode-combined = Kombinovaná hra
    .text = Základní sada se dvěma nebo třemi tematickými sadami, do 13 vítězných bodů.
catan-mode-tournament = Turnajová hra
    .text = Každý hráč s vlastním balíčkem, do 13 vítězných bodů.

## Fáze tahu

catan-phase-setup = Příprava
catan-phase-start = Začátek tahu
catan-phase-dice = Hod kostkami
catan-phase-production = Výnos
catan-phase-actions = Akční fáze
catan-phase-hand = Dobírací fáze
catan-phase-end = Konec tahu

## Druhy karet

catan-kind-region = Krajina
    .acc = krajinu
    .gen = krajiny
    .text = Vynáší a skladuje jednu surovinu.
catan-kind-center = Centrální karta
    .acc = centrální kartu
    .gen = centrální karty
    .text = Cesta, vesnice, město nebo metropole: osa knížectví.
catan-kind-settlement-expansion = Rozšíření vesnice
    .acc = rozšíření vesnice
    .gen = rozšíření vesnice
    .text = Zelené: na kterékoli místo vesnice, města nebo metropole.
catan-kind-city-expansion = Rozšíření města
    .acc = rozšíření města
    .gen = rozšíření města
    .text = Červené: jen na místo města nebo metropole.
catan-kind-landscape-expansion = Rozšíření krajiny
    .acc = rozšíření krajiny
    .gen = rozšíření krajiny
    .text = Hnědé: na vnější stranu krajiny příslušného druhu.
catan-kind-road-expansion = Rozšíření cesty
    .acc = rozšíření cesty
    .gen = rozšíření cesty
    .text = Na cestu, na každou jedno.
catan-kind-action = Akční karta
    .acc = akční kartu
    .gen = akční karty
    .text = Hraje se z ruky a odhazuje.
catan-kind-event = Událost
    .acc = událost
    .gen = události
    .text = Odkrývá se při „?“ a dává pod balíček událostí.

## Třídy karet

catan-class-region = krajina
    .acc = krajinu
    .gen = krajiny
catan-class-center = centrální karta
    .acc = centrální kartu
    .gen = centrální karty
catan-class-event = událost
    .acc = událost
    .gen = události
catan-class-building = budova
    .acc = budovu
    .gen = budovy
catan-class-unit-knight = rytíř
    .acc = rytíře
    .gen = rytíře
catan-class-unit-fleet = flotila
    .acc = flotilu
    .gen = flotily
catan-class-unit-trade-fleet = obchodní flotila
    .acc = obchodní flotilu
    .gen = obchodní flotily
catan-class-unit-other = jiná jednotka
    .acc = jinou jednotku
    .gen = jiné jednotky
catan-class-wizard = čaroděj
    .acc = čaroděje
    .gen = čaroděje
catan-class-attack = útok
    .acc = útok
    .gen = útoku
catan-class-neutral = neutrální
    .acc = neutrální
    .gen = neutrální
catan-class-defense = obrana
    .acc = obranu
    .gen = obrany

## Body a figurky

catan-points-victory = vítězné body
    .count =
        { $count ->
            [one] { $count } vítězný bod
            [few] { $count } vítězné body
            [many] { $count } vítězného bodu
           *[other] { $count } vítězných bodů
        }
catan-points-strength = body síly
    .count =
        { $count ->
            [one] { $count } bod síly
            [few] { $count } body síly
            [many] { $count } bodu síly
           *[other] { $count } bodů síly
        }
catan-points-tournament = turnajové body
    .count =
        { $count ->
            [one] { $count } turnajový bod
            [few] { $count } turnajové body
            [many] { $count } turnajového bodu
           *[other] { $count } turnajových bodů
        }
catan-points-commerce = obchodní body
    .count =
        { $count ->
            [one] { $count } obchodní bod
            [few] { $count } obchodní body
            [many] { $count } obchodního bodu
           *[other] { $count } obchodních bodů
        }
catan-token-knight = figurka rytíře
    .acc = figurku rytíře
    .gen = figurky rytíře
catan-token-windmill = figurka mlýna
    .acc = figurku mlýna
    .gen = figurky mlýna

## Zboží na sídlech obchodníků

catan-good-coin = mince
    .count =
        { $count ->
            [one] { $count } mince
            [few] { $count } mince
            [many] { $count } mince
           *[other] { $count } mincí
        }
catan-good-paper = papír
    .count =
        { $count ->
            [one] { $count } papír
            [few] { $count } papíry
            [many] { $count } papíru
           *[other] { $count } papírů
        }
catan-good-cloth = sukno
    .count =
        { $count ->
            [one] { $count } sukno
            [few] { $count } sukna
            [many] { $count } sukna
           *[other] { $count } suken
        }

## Kde karta leží

catan-side-own = ve vlastním knížectví
catan-side-opponent = v soupeřově knížectví (cizí karta)
catan-side-none = v žádném knížectví
catan-place-any-site = místo vesnice nebo města
catan-place-city-site = místo města
catan-place-metropolis-site = metropolitní místo
catan-place-region-outer = vnější strana krajiny
catan-place-road = cesta
catan-place-axis-end = konec osy
catan-place-open-road-end = volný konec cesty
catan-place-on-settlement = na vesnici
catan-place-on-city = na město
catan-place-region-slot = místo pro krajinu
catan-place-event-deck = balíček událostí
catan-place-on-stack-or-discard = na dobíracím nebo odhazovacím balíčku
catan-place-on-building = na budově
catan-place-discard-after-use = po použití se odhazuje

## Kdy karta působí

catan-timing-static = stále
catan-timing-build = při stavbě
catan-timing-turn-start = na začátku tahu
catan-timing-before-dice = před hodem
catan-timing-brigand = při loupežnících
catan-timing-windmill = při větrném mlýnu
catan-timing-tournament = při turnaji
catan-timing-sun = při slunci
catan-timing-question = při „?“
catan-timing-event = při události
catan-timing-production = při výnosu
catan-timing-action-phase = v akční fázi
catan-timing-reaction = jako reakce
catan-timing-hand-phase = v dobírací fázi

## List karty

catan-label-cost = Cena
catan-label-free = zdarma
catan-label-points = Body
catan-label-requires = Předpoklad (aspoň jeden)
catan-label-forbids = Ne vedle
catan-label-condition = Podmínka
catan-label-place = Místo
catan-label-timing = Působí
catan-label-copies = Exempláře
catan-label-set = Sada
catan-label-rulings = Poznámky
catan-label-why = Důvod
catan-limit-per-player = nejvýše { $count } na hráče
catan-limit-per-principality = nejvýše { $count } v knížectví
catan-tournament-only = Jen v turnajové hře.
catan-working-name = Pracovní název: v tomto jazyce není znám tištěný název.
    .mark = pracovní název

## Odkud číslo pochází

catan-provenance-printed = tištěné
    .text = Toto číslo je známo z tištěné karty.
catan-provenance-reconstructed = rekonstruované
    .text = Tištěné číslo není známo; toto jsme zvolili sami. Vlastní soubor karet ho může nahradit.
catan-provenance-mixed = zčásti rekonstruované
    .text = Některá z těchto čísel jsou známa z tištěné karty, ostatní jsme zvolili sami. Vlastní soubor karet je může nahradit.
