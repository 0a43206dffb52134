### The Catan card game in the terminal: what can be chosen, what is asked, words on the board.
### $card and $goods come in the nominative, with _acc in the accusative; $at is a place as the board names it.

## Choices

catan-do-pass = Nic (dalšího)
catan-do-arrange = Položit { $region_acc } na { $at }
catan-do-look = Vybrat { $stack }. balíček
catan-do-take = Vzít { $card_acc }
catan-do-put = Dát { $card_acc } pod { $stack }. balíček
catan-do-number = Určit číslo { $number }
catan-do-roll = Hodit kostkami
catan-do-build = Postavit { $card_acc } na { $at }
catan-do-scout = Postavit vesnici na { $at } s Vyzvědačem
catan-do-play = Zahrát { $card_acc }
catan-do-trade = Banka: { $give } → { $get }
    .fleet = Banka s flotilou na { $at }: { $give } → { $get }
catan-do-give = Nabídnout soupeři: { $give }
catan-do-want = Požadovat za to: { $want }
catan-do-send = Podat tento návrh
catan-do-accept = Přijmout
catan-do-remove = Odstranit { $card_acc } z { $at }
catan-do-use = Použít { $card_acc } na { $at }
catan-do-lift = Zrušit kletbu: { $pile }
catan-do-pile = Vybrat: { $pile }
catan-do-end = Ukončit akční fázi
catan-do-store = Uložit na { $at }: { $goods }
catan-do-pay = Odevzdat z { $at }: { $goods }
catan-do-rob = Vzít soupeři z { $at }: { $goods }
catan-do-omit = Neplatit: { $goods }
catan-do-choose = Vybrat { $at }: { $what }
    .other = Vybrat u soupeře { $at }: { $what }
catan-do-draw = Dobrat si z { $stack }. balíčku
catan-do-search = Zaplatit a prohledat { $stack }. balíček
catan-do-discard = Odhodit { $card_acc }
catan-side-upper = Nahoru
catan-side-lower = Dolů
catan-side-commerce = Obchod
catan-side-strength = Síla
catan-side-arch = Bod pro oblouk
catan-side-resources = Suroviny
catan-side-keep = Nechat
catan-side-replace = Nahradit
catan-free-place = volné

## Questions

catan-ask = { $what } Číslo možnosti (nápověda: ?)
catan-unclear = „{ $typed }“ není žádná z možností: napište číslo od 1 do { $count }.
catan-help = Napište číslo možnosti, nebo začátek jejích slov, začíná-li tak jen jedna. Dále: karta NÁZEV, pravidla C31, průběh, rada, uložit, konec.

## The board

catan-board-round = { $round }. kolo
catan-board-dice = Kostky: { $face }, { $number }
catan-board-target = do { $points } bodů
catan-board-score = VB { $victory }  síla { $strength }  turnaj { $tournament }  obchod { $commerce }  ruka { $hand }/{ $limit }
catan-board-stacks = Balíčky
catan-board-supply = Cesty { $roads }  vesnice { $settlements }  města { $cities }
catan-board-display = Nabídka
catan-board-hand = Vaše ruka
catan-board-known = Známo ze soupeřovy ruky
catan-board-lacks = chybí: { $goods }
catan-board-needs = vyžaduje: { $cards }
catan-board-ready = lze použít teď
catan-board-foreign = soupeřova

## Možnosti tam, kde je málo místa, a rady

catan-choices-page = Možnosti, strana { $page } z { $pages }: + ukáže další.
# $move a $moves jsou možnosti tak, jak jsou vypsány.
catan-hint-best = Dvořan volí: { $move }.
    .only = Dvořan vidí jen toto: { $move }.
catan-hint-any = Dvořan bere kteroukoli z možností: jedna je stejně dobrá jako druhá.
catan-hint-then = Potom: { $moves }.
catan-hint-brings = Přinese to: { $points }.
catan-hint-costs = Stojí to: { $points }.
catan-hint-luck = Co z toho bude, je věcí štěstí.
# $points je desetinné číslo.
catan-hint-second = Druhá nejlepší: { $move }. Podle dvořanova počtu o { $points } vítězného bodu méně.
    .same = Zhruba stejně dobrá: { $move }.
