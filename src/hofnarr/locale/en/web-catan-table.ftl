### The Catan table in the browser: what is named there, and short names for ribbons.

## What is named

catan-table-own-realm = Your principality
catan-table-realm-of = Principality of { $player }
catan-table-enlarge = Show the principality of { $player } large
catan-table-region = { $region }, number { $number }, { $stock } of { $room } { $resource }
catan-table-yields = yields { $count } at once
catan-table-card-of = { $card }, card of { $player }
catan-table-foreign = built in the opponent’s principality
catan-table-costs = costs { $price }
catan-table-copies = { $count } copies
catan-table-goods = { $count } of 3 goods
catan-table-blocked = blocked by a Dogma
catan-table-reconstructed = A number on this card is reconstructed: no source gives it.
catan-table-region-slot = Free place for a region
catan-table-settlement-site = Free site
catan-table-city-site = Free site of a city
catan-table-outer = Free place beside a region
catan-table-road-end = Place for a road
catan-table-settlement-end = Place for a settlement

## Players

catan-table-your-place = Your place
catan-table-you = you
catan-table-bot = bot
catan-table-away = away
catan-table-stand-in = a bot stands in
catan-table-victory = { $points } of { $target } victory points
catan-table-hand = hand { $count } of { $limit }
catan-table-known = { $count } of them known to you
catan-table-store = stored { $count }
catan-table-store-over = stored { $count }, more than the { $limit } that are safe from brigands
catan-table-decides = decides now
catan-table-has-turn = has the turn
catan-table-your-hand = Your hand
catan-table-hand-of = Hand of { $player }
catan-table-open-hands = Open hands
catan-table-no-cards = No cards in hand

## Court

catan-table-court = Court
catan-table-stacks = Draw stacks
catan-table-stack = Stack { $stack }, { $count } cards
catan-table-top = on top { $card }
catan-table-cursed = cursed for { $player }
catan-table-events = Events, { $count } cards
catan-table-events-short = Events
catan-table-land = Regions left: { $count }
catan-table-land-short = Land
catan-table-discard = Discard pile, { $count } cards
catan-table-discard-short = Discard
catan-table-display = Open display
catan-table-supply = Supply
catan-table-supply-card = { $card }, costs { $price }, { $count } left
catan-table-before-seven = Attack and neutral cards: not before both players together have had 7 points
catan-table-token = { $token }: { $me } { $mine }, { $other } { $theirs }.
catan-table-token-held = Held by { $player }.
catan-table-token-free = Nobody holds it.
catan-table-token-knight = Knight
catan-table-token-windmill = Windmill

## Dice

catan-table-you-rolled = You rolled
catan-table-rolled = { $player } rolled
catan-table-not-rolled = Not rolled yet

## Phases, for the top bar

catan-table-phase-start = Start
catan-table-phase-dice = Dice
catan-table-phase-production = Yield
catan-table-phase-actions = Actions
catan-table-phase-hand = Hand

## End of the game

catan-table-winner = { $player } has won
catan-table-draw = Nobody has won
catan-table-final = { $points } victory points
catan-table-rematch = Another game
catan-table-replay = See it again

## Names that fit on a ribbon

catan-short-garrison = Garrison
catan-short-brick-factory = Brickworks
catan-short-woolen-mill = Woolen Mill
catan-short-brick-fleet = Brick Fleet
catan-short-gold-fleet = Gold Fleet
catan-short-grain-fleet = Grain Fleet
catan-short-lumber-fleet = Lumber Fleet
catan-short-ore-fleet = Ore Fleet
catan-short-wool-fleet = Wool Fleet
catan-short-conrad = Conrad
catan-short-falk = Falk
catan-short-gotz = Gotz
catan-short-hagen = Hagen
catan-short-karl = Karl
catan-short-otto = Otto
catan-short-pippin = Pippin
catan-short-siegfried = Siegfried
catan-short-walter = Walter
catan-short-aqueduct = Aqueduct
catan-short-colossus = Colossus
catan-short-counting-house = Counting House
catan-short-merchant-guild = Guild
catan-short-master-builder = Master Builder
catan-short-productive-year = Rich Year
catan-short-bodo = Bodo
catan-short-privateer-fleet = Privateers
catan-short-roland = Roland
catan-short-tournament-grounds = Tilting Ground
catan-short-walther = Walther
catan-short-large-trade-fleet = Large Fleet
catan-short-imelda = Imelda
catan-short-spice-caravan = Spice Caravan
catan-short-border-conflict = Border Conflict
catan-short-secret-society = Secret Society
catan-short-house-of-republic = Republic
catan-short-good-neighbors = Neighbors
catan-short-church-festival = Church Festival
catan-short-council-meeting = Council
catan-short-barbarian-stronghold = Stronghold
catan-short-trading-branch = Trading Branch
catan-short-baroc = Baroc
catan-short-johanna = Johanna
catan-short-sven = Sven
catan-short-flavo = Flavo
catan-short-treasure-fleet = Treasure Fleet
catan-short-colonial-base = Colonial Base
catan-short-coin-residence = Coin Residence
catan-short-paper-residence = Paper Residence
catan-short-cloth-residence = Cloth Residence
catan-short-witch-coven = Witch Coven
catan-short-secret-brotherhood = Brotherhood
catan-short-merchant-company = Company
catan-short-commodity-exchange = Exchange
catan-short-barbarian-invasion = Barbarians
catan-short-lucky-trade-voyage = Lucky Voyage
catan-short-ancient-knowledge = Old Knowledge
catan-short-anton = Anton
catan-short-campaign = Campaign
catan-short-christopher = Christopher
catan-short-gunther = Gunther
catan-short-neighborly-help = Neighborly Help
catan-short-sigmund = Sigmund
