### The vocabulary of the Catan card game: everything that the card data names by an id.
### .acc and .gen are cases for use in sentences; .count is an amount, .count-acc the same in the accusative.

catan-game = Catan card game

## Resources

catan-resource-brick = brick
    .acc = brick
    .gen = brick
    .count = { $count } brick
    .count-acc = { $count } brick
catan-resource-grain = grain
    .acc = grain
    .gen = grain
    .count = { $count } grain
    .count-acc = { $count } grain
catan-resource-lumber = lumber
    .acc = lumber
    .gen = lumber
    .count = { $count } lumber
    .count-acc = { $count } lumber
catan-resource-ore = ore
    .acc = ore
    .gen = ore
    .count = { $count } ore
    .count-acc = { $count } ore
catan-resource-wool = wool
    .acc = wool
    .gen = wool
    .count = { $count } wool
    .count-acc = { $count } wool
catan-resource-gold = gold
    .acc = gold
    .gen = gold
    .count = { $count } gold
    .count-acc = { $count } gold
catan-resource-any = any resource
    .acc = any resource
    .gen = any resource
    .count =
        { $count ->
            [one] { $count } resource
           *[other] { $count } resources
        } of choice
    .count-acc =
        { $count ->
            [one] { $count } resource
           *[other] { $count } resources
        } of choice

## Types of region

catan-region-fields = fields
    .acc = fields
    .gen = fields
catan-region-mountains = mountains
    .acc = mountains
    .gen = mountains
catan-region-pasture = pasture
    .acc = pasture
    .gen = pasture
catan-region-forest = forest
    .acc = forest
    .gen = forest
catan-region-hills = hills
    .acc = hills
    .gen = hills
catan-region-gold-field = gold field
    .acc = gold field
    .gen = gold field
catan-region-any = any region
    .acc = any region
    .gen = any region

## Faces of the event die

catan-face-brigand = Brigand
    .text = Brigand Attack: whoever has more than 7 resources loses all ore and wool.
catan-face-windmill = Windmill
    .text = The holder of the windmill token takes 1 resource of choice from the opponent.
catan-face-tournament = Tournament
    .text = Whoever has more tournament points gains 1 resource of choice.
catan-face-sun = Sun
    .text = Each player gains 1 resource of choice.
catan-face-question = “?”
    .text = The top event card is turned and resolved.

## Sets

catan-set-base = Catan Card Game
    .text = The base set: 120 cards, enough for a game to 12 victory points.
catan-set-knights = Knights & Merchants
    .text = A theme set of 30 cards: new knights, a Castle, raids and large trade fleets.
catan-set-politics = Politics & Intrigue
    .text = A theme set of 29 cards: church and council, curses, secret societies and the Metropolis.
catan-set-barbarians = Barbarians & Traders
    .text = A theme set of 40 cards: barbarians from over the sea, residences of the merchants, heroes and long-distance trade.

## Modes

catan-mode-base = Base game
    .text = The base set alone, to 12 victory points.
catan-mode-extended = Extended game
    .text = The base set with one theme set, to 13 victory points.
catan-mode-combined = Combined game
    .text = The base set with two or three theme sets, to 13 victory points.
catan-mode-tournament = Tournament game
    .text = Each player with a deck of their own, to 13 victory points.

## Phases of a turn

catan-phase-setup = Set-up
catan-phase-start = Start of the turn
catan-phase-dice = Dice
catan-phase-production = Production
catan-phase-actions = Action phase
catan-phase-hand = Hand phase
catan-phase-end = End of the turn

## Kinds of card

catan-kind-region = Region
    .acc = region
    .gen = region
    .text = Yields and stores one resource.
catan-kind-center = Centre card
    .acc = centre card
    .gen = centre card
    .text = Road, settlement, city or metropolis: the axis of the principality.
catan-kind-settlement-expansion = Settlement expansion
    .acc = settlement expansion
    .gen = settlement expansion
    .text = Green: on any site of a settlement, city or metropolis.
catan-kind-city-expansion = City expansion
    .acc = city expansion
    .gen = city expansion
    .text = Red: only on a site of a city or metropolis.
catan-kind-landscape-expansion = Landscape expansion
    .acc = landscape expansion
    .gen = landscape expansion
    .text = Brown: on the outer side of a region of the right type.
catan-kind-road-expansion = Road expansion
    .acc = road expansion
    .gen = road expansion
    .text = On a road, one per road.
catan-kind-action = Action card
    .acc = action card
    .gen = action card
    .text = Played from hand and discarded.
catan-kind-event = Event
    .acc = event
    .gen = event
    .text = Turned on “?” and put under the event deck.

## Classes of card

catan-class-region = region
    .acc = region
    .gen = region
catan-class-center = centre card
    .acc = centre card
    .gen = centre card
catan-class-event = event
    .acc = event
    .gen = event
catan-class-building = building
    .acc = building
    .gen = building
catan-class-unit-knight = knight
    .acc = knight
    .gen = knight
catan-class-unit-fleet = fleet
    .acc = fleet
    .gen = fleet
catan-class-unit-trade-fleet = trade fleet
    .acc = trade fleet
    .gen = trade fleet
catan-class-unit-other = other unit
    .acc = other unit
    .gen = other unit
catan-class-wizard = wizard
    .acc = wizard
    .gen = wizard
catan-class-attack = attack
    .acc = attack
    .gen = attack
catan-class-neutral = neutral
    .acc = neutral
    .gen = neutral
catan-class-defense = defence
    .acc = defence
    .gen = defence

## Points and tokens

catan-points-victory = victory points
    .count =
        { $count ->
            [one] { $count } victory point
           *[other] { $count } victory points
        }
catan-points-strength = strength points
    .count =
        { $count ->
            [one] { $count } strength point
           *[other] { $count } strength points
        }
catan-points-tournament = tournament points
    .count =
        { $count ->
            [one] { $count } tournament point
           *[other] { $count } tournament points
        }
catan-points-commerce = commerce points
    .count =
        { $count ->
            [one] { $count } commerce point
           *[other] { $count } commerce points
        }
catan-token-knight = knight token
    .acc = knight token
    .gen = knight token
catan-token-windmill = windmill token
    .acc = windmill token
    .gen = windmill token

## Goods of the residences

catan-good-coin = coin
    .count =
        { $count ->
            [one] { $count } coin
           *[other] { $count } coins
        }
catan-good-paper = paper
    .count =
        { $count ->
            [one] { $count } paper
           *[other] { $count } paper
        }
catan-good-cloth = cloth
    .count =
        { $count ->
            [one] { $count } cloth
           *[other] { $count } cloth
        }

## Where a card lies

catan-side-own = in your own principality
catan-side-opponent = in the opponent’s principality (foreign card)
catan-side-none = in no principality
catan-place-any-site = site of a settlement or city
catan-place-city-site = site of a city
catan-place-metropolis-site = metropolis site
catan-place-region-outer = outer side of a region
catan-place-road = road
catan-place-axis-end = end of the axis
catan-place-open-road-end = open end of a road
catan-place-on-settlement = on a settlement
catan-place-on-city = on a city
catan-place-region-slot = region place
catan-place-event-deck = event deck
catan-place-on-stack-or-discard = on a draw stack or discard pile
catan-place-on-building = on a building
catan-place-discard-after-use = discarded after use

## When a card acts

catan-timing-static = always
catan-timing-build = when it is built
catan-timing-turn-start = at the start of the turn
catan-timing-before-dice = before the dice
catan-timing-brigand = on the brigand face
catan-timing-windmill = on the windmill face
catan-timing-tournament = on the tournament face
catan-timing-sun = on the sun face
catan-timing-question = on the “?” face
catan-timing-event = in an event
catan-timing-production = in production
catan-timing-action-phase = in the action phase
catan-timing-reaction = as a reaction
catan-timing-hand-phase = in the hand phase

## The sheet of a card

catan-label-cost = Cost
catan-label-free = free
catan-label-points = Points
catan-label-requires = Requires one of
catan-label-forbids = Not beside
catan-label-condition = Condition
catan-label-place = Place
catan-label-timing = Acts
catan-label-copies = Copies
catan-label-set = Set
catan-label-rulings = Notes
catan-label-why = Why
catan-limit-per-player = at most { $count } per player
catan-limit-per-principality = at most { $count } per principality
catan-tournament-only = Only in the tournament game.
catan-working-name = Working name: no printed name is known in this language.
    .mark = working name

## Where a number comes from

catan-provenance-printed = printed
    .text = This number is known from the printed card.
catan-provenance-reconstructed = reconstructed
    .text = The printed number is unknown; this one is our own choice. A card file of your own can replace it.
catan-provenance-mixed = partly reconstructed
    .text = Some of these numbers are known from the printed card, the others are our own choice. A card file of your own can replace them.
