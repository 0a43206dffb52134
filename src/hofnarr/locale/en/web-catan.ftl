### Playing the Catan card game in the browser: prompts, buttons, panels, stories.
### $card, $region and $goods come in the nominative, with _acc in the accusative; names of players cannot be inflected.
### Stacks are counted with Roman numbers.

## The prompt: what stands out

catan-head-turn = Your turn.
catan-head-decide = You decide.
catan-head-setup = Set-up.
catan-head-hand = Your hand.
catan-head-bank = Bank.
catan-head-offer = The trade.
catan-head-search = The search.
catan-head-lift = The curse.
catan-head-plays = { $player } plays { $card }.
catan-head-of = { $card }.

## What is asked

catan-q-act = Build, trade or play a card.
catan-q-arrange = Which region goes on the marked place?
catan-q-find-region = Which region does your Scout find for the marked place?
catan-q-place-region = { $region }: above or below the road?
catan-q-pick-stack = Choose the stack of your first three cards.
catan-q-take-start = Choose your first cards, three in all.
catan-q-take-card = Take one card into your hand.
catan-q-roll = Roll the dice, or play a card first.
catan-q-name-number = Which number should the die show?
catan-q-pay = Which region gives { $goods }?
catan-q-pay-any = Pay { $goods }.
catan-q-give-units = Hand { $goods } over to { $player }.
catan-q-omit = Which resource do you save?
catan-q-store = Which region stores { $goods }?
catan-q-gain = Take { $goods }.
catan-q-voyage = Take what one of your trade fleets carries.
catan-q-swap-give = Which resources do you give away?
catan-q-swap-get = Take { $goods } in return.
catan-q-exchange-cloth = Which resource do you give 2 of?
catan-q-rob = Take { $goods } from { $player }.
catan-q-offer = Your offer: { $give } for { $want }.
catan-q-reply = { $player } gives you { $give } for { $want }.
catan-q-window = You may answer it.
    .none = You have no answer to it.
catan-q-refill = Draw a card: choose a stack.
catan-q-exchange = Exchange a card? Choose it, then a stack.
catan-q-redraw = Draw the new card from the same stack.
catan-q-hand-end = Lift a curse, or end your turn.
catan-q-surplus = Your hand is too large: put a card under a stack.
    .discard = Your hand is too large: discard a card.
catan-q-holy-site = You drew { $card }. Keep it?
catan-q-new-hand = Draw a new hand: choose a stack.
catan-q-builder-stack = Choose a stack to look through.
catan-q-builder-take = Take one card, or none.
catan-q-builder-put = Put a hand card under a stack.
catan-q-council-put = Put a hand card under a stack.
catan-q-council-draw = Draw two cards from one stack.
catan-q-copy-book = Draw a card: choose a stack.
catan-q-archive = Choose the stack whose top cards you arrange.
catan-q-arrange-top = Which card comes next, from the top down?
catan-q-chancery = Choose the stack that you take three cards from.
catan-q-remember = Take an action card back into your hand.
catan-q-salvage = Take a card from the discard pile.
catan-q-diplomat-pile = Choose a discard pile.
catan-q-diplomat-take = Take a card from the discard pile.
catan-q-palace = Pay 1 resource for a card from the discard pile?
catan-q-palace-discard = Discard a hand card.
catan-q-spy-take = Take a unit or an action card.
    .none = There is nothing you can take.
catan-q-burn = Which building goes back to its owner’s hand?
catan-q-beat-knight = Which knight goes back to his owner’s hand?
catan-q-civil-victim = Which unit of { $player } goes back to the hand?
catan-q-conflict-put = Choose a card of { $player }, then the stack it goes under.
catan-q-raid = Choose the buildings that go back to the hand of { $player }.
catan-q-sink = Which fleet of { $player } do you sink?
catan-q-banish = Which knight of { $player } must leave?
catan-q-banish-under = Under which stack does your knight go?
catan-q-under-stack = Under which stack does the card go?
catan-q-claim = Which region of { $player } do you want?
catan-q-cede = Which region of yours do you give for it?
catan-q-bribe = Which knight of { $player } changes sides?
catan-q-bribe-site = Where does the knight go?
catan-q-host-flavo = Where does he go? It costs you 1 gold.
catan-q-lay-flavo = Where does he go? { $player } pays 1 gold for him.
catan-q-name-target = Which building is its target?
catan-q-brewery-side = What does it count as?
catan-q-triumph = How do you celebrate your victory?
catan-q-curse = Which stack or pile do you curse?
catan-q-lay-dogma = Which building does it lie on?
catan-q-help-region = Which region is filled up?
catan-q-again = Touch it again to confirm.
catan-q-sending = On its way …
catan-q-holding = Your answer goes out in a moment.
catan-then-place = Choose a place for it.
catan-then-stack = Choose a stack for it.
catan-keys-back = Esc puts back

## While the other decides

catan-wait = { $player } decides.
    .turn = { $player } builds and trades.
    .dice = { $player } is about to roll.
    .hand = { $player } sorts their hand.
    .setup = { $player } sets up.
    .window = { $player } may answer it.
    .offer = { $player } prepares an offer.
    .reply = { $player } thinks about your offer.
catan-turn-over = The game is over.
catan-turn-mine = You decide
    .turn = Your turn
    .window = You may answer
    .reply = You have an offer

## Buttons

catan-act-roll = Roll the dice
catan-act-end = End turn
catan-act-trade = Trade
catan-act-pass = Pass
    .reply = Decline
    .exchange = Keep the hand
    .offer = Withdraw
    .none = Take none
    .enough = No more
    .done = Done
catan-act-play = Play { $card }
catan-act-use = Use it
catan-act-remove = Remove it
catan-act-lift = Lift the curse
catan-act-pile = Choose
catan-act-put = Put under it
catan-act-look = Look through
catan-act-draw = Draw the top card
catan-act-search = Search for { $goods }
catan-act-take = Take card
    .top = Lay it there
catan-act-discard = Discard it
    .sell = Sell it
catan-act-accept = Accept
catan-act-send = Make the offer
catan-act-put-back = Put back
catan-act-usual = From { $region }
    .store = Into { $region }
catan-act-number = The number { $number }
catan-tag-build = Build
catan-tag-take = take { $goods }
catan-shortcuts = Choices

## Duels

catan-duel-pass = Without an answer
catan-duel-with = With { $card }
catan-duel-success = succeeds: { $player }
catan-duel-faces = { $numbers }: success for { $player }

## Trade

catan-trade-bank = The bank
catan-trade-give = You give
catan-trade-get = You get
catan-trade-rate = { $count } for 1
    .fleet = { $count } for 1, from the regions beside the fleet
catan-trade-cannot = Nothing can be traded with the bank now.
catan-trade-offer = Offer to { $player }
catan-trade-want = You want
catan-trade-more = One more: { $resource }
catan-trade-less = One less: { $resource }
catan-trade-no-offer = No offer can be made now.

## Looking through cards

catan-search-stack = Stack { $stack }
catan-search-hand = The hand of { $player }
catan-search-pile = The discard pile
catan-search-events = The events
catan-search-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, top first
catan-search-secret = Only you see these cards; their order does not change.
catan-search-choose = Choose a card.
catan-search-chosen = You take { $card }.
catan-search-under = { $card }: under which stack?
catan-search-known = What you know of it.
catan-search-nothing = You know nothing of it yet.
catan-search-unknown = unknown card
catan-search-unseen = Not yet turned up, in unknown order
catan-search-seen = Already turned up, the next one first

## Stories

catan-story-skip = Skip
catan-story-gains = { $player } gains { $goods }
catan-story-loses = { $player } loses { $goods }
catan-story-nobody = No region has this number.
catan-story-harvest = Harvest
catan-story-rolls = { $player } rolls

## The log, where the browser shows the place itself

catan-log-laid = { $player } lays { $region }.
catan-log-built = { $player } builds { $card }.
    .foreign = { $player } builds { $card } in the opponent’s principality.
catan-log-left = { $player }: { $card } leaves.
    .hand = { $player } takes { $card } back into their hand.
    .pile = { $card } of { $player } goes to the discard pile.
    .display = { $card } of { $player } returns to the display.
    .stack = { $card } of { $player } goes under a stack.
    .realm = { $card } leaves { $player } and changes sides.
catan-log-turned = { $card } now shows { $shows }.
