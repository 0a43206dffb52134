### Why a card cannot be used or an action is not allowed, and why the bank asks what it asks.
### Cards come as $card, _acc and _gen are cases; $cards are several ("one of them"), $condition is the text of a card.

catan-why-or = { $first } nebo { $last }

## The moment

catan-why-over = Hra skončila.
catan-why-not-begun = Hra ještě nezačala.
catan-why-not-your-turn = Nejste na tahu.
catan-why-other-decides = Nejdřív se musí rozhodnout soupeř.
catan-why-asked = Nejdřív rozhodněte, nač se vás hra ptá.
catan-why-dice = Ještě se neházelo kostkami.
catan-why-hand-phase = Vaše akční fáze už skončila.
catan-why-reaction = { $card } se hraje jen jako odpověď na { $cards_acc }.
catan-why-before-dice = { $card } se hraje na začátku tahu, před hodem kostkami.

## Building

catan-why-cost = Na { $card_acc } vám chybí { $goods }.
catan-why-requires = { $card } vyžaduje ve vašem knížectví: { $cards }.
catan-why-forbids = { $card } nejde postavit, dokud máte: { $cards }.
catan-why-limit = { $card } už u vás stojí a víc než jednu takovou kartu mít nesmíte.
catan-why-display = { $card } už u vás stojí: z nabídky smíte mít od každého názvu jednu.
catan-why-condition = { $card } teď postavit nejde. Je třeba: { $condition }
catan-why-no-place = Pro { $card_acc } není volné místo.
catan-why-no-city-site = { $card } potřebuje volné místo u některého vašeho města.
catan-why-no-region = { $card } potřebuje volnou vnější stranu krajiny, která dává { $resource_acc }.
catan-why-no-city = { $card } se staví na město, a žádné nemáte.
catan-why-no-foreign-place = V soupeřově knížectví není pro { $card_acc } volné místo.
catan-why-supply = V zásobě už nezbývá žádná tato karta: { $card }.
catan-why-road-end = Na obou koncích vašeho knížectví už leží cesta.
catan-why-settlement-end = Vesnice potřebuje volný konec cesty.
catan-why-no-settlement = Město se staví na vesnici, a žádnou nemáte.
catan-why-regions = Na novou vesnici už nezbývá dost krajin.

## Action cards

catan-why-seven = Dokud oba hráči dohromady nedosáhnou 7 vítězných bodů, smějí se hrát jen obranné karty.
catan-why-spent = { $card }: tato karta už byla v tomto tahu zahrána.
catan-why-stronghold = Základna barbarů žádá za další akční kartu zlato: { $gold }.
catan-why-scout = { $card } se hraje zároveň se stavbou nové vesnice.
catan-why-cursed = { $card } najde jen balíčky, které vám uzavírá Církevní kletba.
catan-why-no-effect = { $card }: teď by to nemělo žádný účinek.
catan-why-no-effect-but = { $card }: teď by to nemělo žádný účinek. Je třeba: { $condition }

## Trade

catan-why-trade-same = Surovina se nemění sama za sebe.
catan-why-trades = V jednom tahu lze s bankou směnit nejvýš { $count }krát.
catan-why-rate = Banka chce za jednu surovinu { $goods_acc }.
catan-why-room = Nemáte místo na { $resource_acc }.
catan-why-fleet = Žádná Velká obchodní flotila tam nemění { $resource_acc } výhodněji, nebo u ní leží příliš málo.
catan-why-offers =
    { $count ->
        [one] V jednom tahu lze podat nejvýš { $count } návrh.
        [few] V jednom tahu lze podat nejvýš { $count } návrhy.
       *[other] V jednom tahu lze podat nejvýš { $count } návrhů.
    }
catan-why-offer = Není co za to požadovat.
catan-why-give-none = Tuto surovinu už dát nemůžete: { $resource }.
catan-why-their-room = Soupeř už nemá místo na { $resource_acc }.
catan-why-want-none = Tuto surovinu už soupeř nemá: { $resource }.
catan-why-room-left = Už nemáte místo na { $resource_acc }.
catan-why-rate-bank = { $resource }: { $units } za jednu surovinu, kurz banky.
catan-why-rate-card = { $resource }: { $units } za jednu surovinu díky této kartě: { $card }.

## Refused by the rules

catan-why-seat = Rozhodnout musí místo { $seat }.
catan-why-actions = Odpověď tu musí být jedna z těchto: { $actions }.
catan-why-choices =
    { $count ->
        [one] Tohle není ta jediná možnost, která tu je.
        [few] Tohle není žádná ze { $count } možností, které tu jsou.
       *[other] Tohle není žádná z { $count } možností, které tu jsou.
    }
catan-why-not-held = { $card } není ani ve vaší ruce, ani v nabídce.
catan-why-no-action = { $card } není akční karta.
catan-why-not-there = { $card } tam stát nemůže.
catan-why-taken = Toto místo je obsazené: { $card }.
catan-why-second-site = Druhá místa má jen město, a tohle je vesnice.
catan-why-sell = Prodávají se jen akční karty, s Tajným bratrstvem a s místem na surovinu.
catan-why-remove = Tam žádná vaše karta neleží.
catan-why-only-expansions = Odstraňují se jen rozšíření, ne centrální karty ani krajiny.
catan-why-their-card = Tato karta patří soupeři: { $card }.
catan-why-lies-elsewhere = { $card } tam neleží.
catan-why-no-such-action = { $kind } není akce této hry.
catan-why-unknown = { $field }: { $value } neexistuje.
catan-why-is-played = { $card } je akční karta: hraje se, nestaví se.
catan-why-no-power = { $card } nemá co použít.
catan-why-dogma = Na této kartě leží Dogma: { $card }.
catan-why-power-now = { $card }: teď kartu použít nelze, něco k tomu chybí, nebo už byla v tomto tahu použita.
catan-why-no-curse = Tento balíček vám žádná Církevní kletba neuzavírá: { $pile }.
catan-why-curse-gold = Zrušit Církevní kletbu stojí zlato: { $gold }. Máte: { $have }.
catan-why-search-price = Na prohledání nemáte dost; stojí tolik surovin: { $count }.
catan-why-stack-none = Balíček s tímto číslem nemáte: { $stack }.
catan-why-stack-cursed = Tento balíček vám uzavírá Církevní kletba: { $stack }.
catan-why-stack-empty = Tento balíček je prázdný: { $stack }.
catan-why-no-region-there = Na { $at } nemáte žádnou krajinu.
catan-why-their-region-there = Na { $at } soupeř nemá žádnou krajinu.
catan-why-nothing-there = Na { $at } nic neleží: { $resource }.
catan-why-full-there = Na { $at } už není místo.
catan-why-not-asked = Co leží na { $at }, teď vybrat nelze: { $resource }.
