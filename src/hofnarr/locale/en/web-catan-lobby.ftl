### Catan in the lobby: choosing how a table plays, decks for the tournament, a card file of one's own.

catan-lede = Two principalities, one island. Roll, gather, build your cities, and be the first with the points of a prince.

## A new table

catan-form-sets = Theme sets
catan-form-theme-cards = How many theme cards
catan-form-forty = Forty by lot
    .text = As the booklet advises: the base cards remain worth looking for.
catan-form-all = All of them
    .text = Every card of the chosen sets is in a stack.
catan-form-reconstructed = Some numbers of the theme sets are reconstructed, marked with a wavy sign: no source gives the printed ones.
catan-form-tournament = Each player draws from a deck of 33 cards built beforehand and adds four events.
catan-form-deck-problem = Your deck is not ready yet: see above.
catan-form-own-cards = own card file
catan-form-file = A card file of your own
    .text = YAML or JSON with other costs or points for some cards, for example where you know a printed number that we had to guess. The server reads it when you open the table and says which entry and field is wrong.
    .choose = Choose a file
    .remove = Without a file
    .large = This file is too large: at most 100,000 characters are read.
    .wrong = This card file cannot be used. The server says:

## Decks for the tournament

catan-deck-mine = Your deck
catan-deck-usual = The usual deck
catan-deck-change = Change
catan-deck-export = Save as file
catan-deck-delete = Delete
catan-deck-new = Build a new deck
catan-deck-new-name = My deck
catan-deck-import = Open a file
catan-deck-file-bad = This file holds no decks. It needs “decks” and “events”, a list of card ids for each player.
catan-deck-refused = This deck is not accepted. The server says:
catan-deck-secret = Decks are kept in this browser. Your opponent does not see yours.
catan-deck-builder = Build a deck
catan-deck-name = Name of the deck
catan-deck-part-deck = Cards
catan-deck-part-events = Events
catan-deck-events = Four events of your choice join { $cards } in the common event deck.
catan-deck-search = Search the cards
catan-deck-only = Only what is in it
catan-deck-less = One { $card } less
catan-deck-more = One { $card } more
catan-deck-copies = { $count } of { $most } in the deck
catan-deck-idle = Needs { $cards }: not in this deck.
catan-deck-save = Save and play with it
catan-deck-save-part = Save unfinished
catan-problem-deck-few =
    { $count ->
        [one] { $count } card is missing: a deck has { $most }.
       *[other] { $count } cards are missing: a deck has { $most }.
    }
catan-problem-deck-many =
    { $count ->
        [one] { $count } card too many: a deck has { $most }.
       *[other] { $count } cards too many: a deck has { $most }.
    }
catan-problem-events-few =
    { $count ->
        [one] { $count } event is missing: choose { $most }.
       *[other] { $count } events are missing: choose { $most }.
    }
catan-problem-events-many =
    { $count ->
        [one] { $count } event too many: choose { $most }.
       *[other] { $count } events too many: choose { $most }.
    }
catan-problem-copies = { $card }: { $count } copies, but there are only { $most }.
catan-problem-stranger = { $card }: does not belong to the chosen sets.
