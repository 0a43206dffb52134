### The Catan card game in the terminal: what can be chosen, what is asked, words on the board.
### $card and $goods come in the nominative, with _acc in the accusative; $at is a place as the board names it.

## Choices

catan-do-pass = Nothing (more)
catan-do-arrange = Lay { $region } at { $at }
catan-do-look = Choose stack { $stack }
catan-do-take = Take { $card }
catan-do-put = Put { $card } under stack { $stack }
catan-do-number = Name the number { $number }
catan-do-roll = Roll the dice
catan-do-build = Build { $card } at { $at }
catan-do-scout = Build a settlement at { $at } with a Scout
catan-do-play = Play { $card }
catan-do-trade = Bank: { $give } → { $get }
    .fleet = Bank with the fleet at { $at }: { $give } → { $get }
catan-do-give = Offer the opponent: { $give }
catan-do-want = Ask for: { $want }
catan-do-send = Make this offer
catan-do-accept = Accept
catan-do-remove = Remove { $card } at { $at }
catan-do-use = Use { $card } at { $at }
catan-do-lift = Lift the curse: { $pile }
catan-do-pile = Choose: { $pile }
catan-do-end = End the action phase
catan-do-store = Store 1 { $goods } at { $at }
catan-do-pay = Hand over 1 { $goods } from { $at }
catan-do-rob = Take 1 { $goods } from the opponent’s { $at }
catan-do-omit = Do not pay: 1 { $goods }
catan-do-choose = Choose { $at }: { $what }
    .other = Choose the opponent’s { $at }: { $what }
catan-do-draw = Draw from stack { $stack }
catan-do-search = Pay and search stack { $stack }
catan-do-discard = Discard { $card }
catan-side-upper = Above
catan-side-lower = Below
catan-side-commerce = Commerce
catan-side-strength = Strength
catan-side-arch = A point for the arch
catan-side-resources = Resources
catan-side-keep = Keep
catan-side-replace = Replace
catan-free-place = free

## Questions

catan-ask = { $what } Number of your choice (? for help)
catan-unclear = “{ $typed }” is not a choice: type a number from 1 to { $count }.
catan-help = Type the number of a choice, or the beginning of its words where only one begins like that. Also: card NAME, rules C31, log, hint, save, quit.

## The board

catan-board-round = Round { $round }
catan-board-dice = Dice: { $face }, { $number }
catan-board-target = to { $points } points
catan-board-score = VP { $victory }  strength { $strength }  tournament { $tournament }  commerce { $commerce }  hand { $hand }/{ $limit }
catan-board-stacks = Stacks
catan-board-supply = Roads { $roads }  settlements { $settlements }  cities { $cities }
catan-board-display = Display
catan-board-hand = Your hand
catan-board-known = Known of the opponent’s hand
catan-board-lacks = lacks { $goods }
catan-board-needs = needs { $cards }
catan-board-ready = can be used now
catan-board-foreign = of the opponent

## Choices where there is little room, and advice

catan-choices-page = Choices, page { $page } of { $pages }: + shows the next.
# $move and $moves are choices as they are listed.
catan-hint-best = The Courtier’s choice: { $move }.
    .only = The Courtier sees nothing but this: { $move }.
catan-hint-any = The Courtier takes any of these: one is as good as another.
catan-hint-then = Then: { $moves }.
catan-hint-brings = That brings { $points }.
catan-hint-costs = It costs { $points }.
catan-hint-luck = What comes of it is a matter of luck.
# $points is a decimal number.
catan-hint-second = Next best: { $move }. By the Courtier’s count { $points } victory points less.
    .same = About as good: { $move }.
