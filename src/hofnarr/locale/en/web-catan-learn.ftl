### Learning the Catan card game in the browser: the pages of rules and cards, the tutorial.

## Rules page

catan-book-begin = Before you begin
catan-book-realm = The principality
catan-book-turn = A turn
catan-book-cards = Cards in hand
catan-book-win = Points and victory
catan-book-more = Further modes and details

## Card pages

catan-deck-title = The cards of all sets
catan-deck-about = Every card of the base set and the three theme sets with its numbers, its notes and the rulings that concern it.
catan-deck-kind = Kind of card
catan-deck-kind-all = Every kind of card
