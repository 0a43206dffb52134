### Why a card cannot be used or an action is not allowed, and why the bank asks what it asks.
### Cards come as $card, _acc and _gen are cases; $cards are several ("one of them"), $condition is the text of a card.

catan-why-or = { $first } or { $last }

## The moment

catan-why-over = The game is over.
catan-why-not-begun = The game has not begun yet.
catan-why-not-your-turn = It is not your turn.
catan-why-other-decides = Your opponent has to decide first.
catan-why-asked = First decide what you are asked.
catan-why-dice = The dice have not been rolled yet.
catan-why-hand-phase = Your action phase is over.
catan-why-reaction = { $card } is played only in answer to { $cards_acc }.
catan-why-before-dice = { $card } is played at the start of your turn, before the dice.

## Building

catan-why-cost = For { $card_acc } you lack { $goods_acc }.
catan-why-requires = { $card } needs { $cards_acc } in your principality.
catan-why-forbids = { $card } cannot be built while you have { $cards_acc }.
catan-why-limit = You have { $card_acc } already, and only one is allowed.
catan-why-display = You have { $card_acc } already: from the display each player may have one of each title.
catan-why-condition = { $card } cannot be built now. Needed: { $condition }
catan-why-no-place = There is no free place for { $card_acc }.
catan-why-no-city-site = { $card } needs a free site beside one of your cities.
catan-why-no-region = { $card } needs a free outer side of one of your regions that yields { $resource_acc }.
catan-why-no-city = { $card } is built on a city, and you have none.
catan-why-no-foreign-place = There is no free place for { $card_acc } in your opponent’s principality.
catan-why-supply = The supply has none left: { $card }.
catan-why-road-end = Both ends of your principality are roads already.
catan-why-settlement-end = A settlement needs the open end of a road.
catan-why-no-settlement = A city is built on a settlement, and you have none.
catan-why-regions = There are not enough regions left for a new settlement.

## Action cards

catan-why-seven = Only defence cards may be played until both players together have had 7 victory points.
catan-why-spent = This { $card } has been played this turn already.
catan-why-stronghold = The Barbarian Stronghold demands gold for a further action card: { $gold }.
catan-why-scout = { $card } is played together with a new settlement.
catan-why-cursed = { $card } finds only piles that a Church Curse closes to you.
catan-why-no-effect = { $card } would have no effect now.
catan-why-no-effect-but = { $card } would have no effect now. Needed: { $condition }

## Trade

catan-why-trade-same = A resource is not traded for itself.
catan-why-trades = The bank trades at most { $count } times per turn.
catan-why-rate = The bank asks { $goods_acc } for one resource.
catan-why-room = You have no room for { $resource_acc }.
catan-why-fleet = No Large Trade Fleet there trades { $resource_acc } at a better rate, or too little lies beside it.
catan-why-offers = At most { $count } offers may be made in a turn.
catan-why-offer = There is nothing you could ask for in return.
catan-why-give-none = You have no { $resource } left to give.
catan-why-their-room = Your opponent has no room left for { $resource_acc }.
catan-why-want-none = Your opponent has no { $resource } left to ask for.
catan-why-room-left = You have no room left for { $resource_acc }.
catan-why-rate-bank = { $units } { $resource } for one: the rate of the bank.
catan-why-rate-card = { $units } { $resource } for one, thanks to { $card_acc }.

## Refused by the rules

catan-why-seat = It is seat { $seat } that has to decide.
catan-why-actions = The answer here has to be one of: { $actions }.
catan-why-choices =
    { $count ->
        [one] This is not the one choice here.
       *[other] This is not among the { $count } choices here.
    }
catan-why-not-held = { $card } is neither in your hand nor in the display.
catan-why-no-action = { $card } is not an action card.
catan-why-not-there = { $card } cannot stand there.
catan-why-taken = That place is taken: { $card }.
catan-why-second-site = Only a city has second sites, and that is a settlement.
catan-why-sell = Only action cards are sold, with a Secret Brotherhood and room for a resource.
catan-why-remove = No card of yours lies there.
catan-why-only-expansions = Only expansions are removed, no centre cards and no regions.
catan-why-their-card = { $card } belongs to your opponent.
catan-why-lies-elsewhere = { $card } does not lie there.
catan-why-no-such-action = { $kind } is not an action of this game.
catan-why-unknown = { $field }: { $value } does not exist.
catan-why-is-played = { $card } is an action card: it is played, not built.
catan-why-no-power = { $card } has no power to use.
catan-why-dogma = A Dogma lies on { $card_acc }.
catan-why-power-now = { $card } cannot be used now: what it needs is missing, or it has been used this turn.
catan-why-no-curse = No Church Curse closes this pile to you: { $pile }.
catan-why-curse-gold = Lifting a Church Curse costs { $gold } gold, and you have { $have }.
catan-why-search-price = You cannot pay for a search; it costs resources: { $count }.
catan-why-stack-none = You have no stack with this number: { $stack }.
catan-why-stack-cursed = A Church Curse closes this stack to you: { $stack }.
catan-why-stack-empty = This stack is empty: { $stack }.
catan-why-no-region-there = You have no region at { $at }.
catan-why-their-region-there = Your opponent has no region at { $at }.
catan-why-nothing-there = Nothing is stored at { $at }: { $resource }.
catan-why-full-there = There is no room left at { $at }.
catan-why-not-asked = What lies at { $at } cannot be named now: { $resource }.
