### The log of Kabale und Hiebe: one line for every event, in the present tense.
### Players' names are free strings that cannot be inflected. A card comes as $card (nominative)
### and $card_acc (accusative). Columns and rounds count from 1.

## A round begins

# $targets: the targets from left to right, such as "Music 3, Trade 1".
event-round-started = Round { $round } of { $rounds }: { $targets }. { $player } begins.

## A turn

event-placed = { $player } places a card in column { $column }: { $card }.
    .unknown = { $player } places a card in column { $column }.
event-uncovered = Uncovered in column { $column }: { $player }’s { $card }.
event-travelled = { $player }’s Explorer moves from column { $origin } to column { $column }.
    .home = { $player }’s Explorer goes to the foot of its own column { $column }, as all others are closed (R2).
event-stayed = { $player }’s Explorer has travelled this turn already and stays in column { $column }, face up (R3).
# $assassin: who owns the Assassin. $player: who owns the card that goes.
event-killed = { $assassin }’s Assassin sends { $player }’s { $card } from column { $column } to the discard pile.
event-closed = { $player }’s Storm closes column { $column }.
event-cloak-asked = { $player } may slip a card under the Cloak in column { $column }.
event-slipped = { $player } slips a card under the Cloak in column { $column }: { $card }. The draw for it follows at once (R13).
    .unknown = { $player } slips a card under the Cloak in column { $column }. The draw for it follows at once (R13).
    .declined = { $player } slips no card under the Cloak in column { $column }.
event-swap-asked = { $player } may swap the target of column { $column } with another.
event-swapped = { $player } swaps the targets of columns { $column } and { $other }.
    .declined = { $player } leaves the target of column { $column } where it is.
event-reshuffled =
    { $player } shuffles the discard pile into a new draw pile of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-drew = { $player } draws a card: { $card }.
    .unknown = { $player } draws a card.
event-drew-nothing = { $player } cannot draw: draw pile and discard pile are empty (R5).
event-skipped = { $player } has no card in hand and is skipped (R5).

## The end of a round and of the game

event-round-ended = { $player } ends round { $round }. All cards still face down are turned up.
# $sums: the sums of all who take part, such as "Ada 16, Bea 9½".
event-awarded =
    .highest = Column { $column }, { $target }: { $player } wins with the highest sum ({ $sums }).
    .lowest = Column { $column }, { $target }: { $player } wins with the lowest sum ({ $sums }).
    .tie = Column { $column }, { $target }: { $player } wins the tie ({ $sums }).
    .pair = Column { $column }, { $target }: { $player } wins with Prince & Squire ({ $sums }).
    .nobody = Column { $column }, { $target }: nobody takes part, and the target leaves the game (R11).
event-game-ended = The game is over: { $scores }. { $players } wins.
    .shared = The game is over: { $scores }. { $players } share the win (R12).

## Lists

# "Ada, Bea and Cid": $items is "Ada, Bea", $last is "Cid".
list-and = { $items } and { $last }
