### The terminal game: `hofnarr play`. Players' names are free strings that cannot be inflected.
### Columns, rounds and cards in hand count from 1.

## The table

board-round = Round { $number }
board-to-play = { $name } to place a card
board-to-cloak = { $name } decides about the Cloak
board-to-swap = { $name } decides about the Traitor
board-your-play = Your turn
board-your-cloak = Your Cloak: you decide
board-your-swap = Your Traitor: you decide
board-over = The game is over
board-you = you
# The heads of a small table; the shorter the better.
board-score = score
board-hand = hand
board-pile = pile
board-discard = discard
board-won = won
board-closed = closed
board-no-cards = No cards in hand
board-log = Log
# When a card in hand acts.
hand-now = when uncovered
hand-award = in the award
hand-plain = number only

## Questions

ask-play = Your card and its column, such as “1 { $column }” or “{ $card } { $column }” (? for help)
ask-cloak = Your Cloak in column { $column } is uncovered. Slip a card under it? Its number or name, or { $no } for no
# $target: "Music 4".
ask-swap = Your Traitor in column { $column } is uncovered. Swap its target ({ $target }) with another one? The other column, or { $no } for no
# Words that mean yes and no, the shortest first.
answer-yes = y yes
answer-no = n no

## Answers to what makes no sense

ask-where = { $card }, but where? Name its column too.
ask-hand = Your hand has no such card: its cards are numbered 1 to { $count }.
ask-which = Which of these: { $cards }?
ask-not-in-hand = Not in your hand: { $card }.
ask-unknown = “{ $typed }” is neither a card nor a command; ? shows what you can type.
ask-column = “{ $typed }” is not a column: they are numbered 1 to { $count }.
ask-closed = A Storm keeps column { $column } closed: choose another one.
ask-other-column = The Traitor lies in column { $column } itself: choose another one.
ask-unknown-card = There is no card “{ $typed }”: type its name, such as “card king”.
ask-unknown-topic = The rules have nothing under “{ $typed }”: “rules” lists what there is.

## Commands: the word to type, then what it does

command-help = help
    .text = this page
command-card = card
    .text = what a card does
command-column = column
    .text = a whole column
command-discards = discards
    .text = all discard piles
command-seen = seen
    .text = cards nobody has seen yet
command-log = log
    .text = what has happened so far
command-rules = rules
    .text = a ruling or section; alone, the list
command-hint = hint
    .text = the best two moves
command-guess = guess
    .text = what hidden cards may be
command-save = save
    .text = save the game, go on
command-quit = quit
    .text = save the game, leave

## Help

help-playing = Playing
help-place = Type a card and a column: “1 3” or “13” places the first card of your hand in column 3, “king 3” the King. The start of a name is enough.
help-goal = A round ends once every column holds as many cards as its target has points, or is closed.
help-commands = Commands
help-enter = the table again
help-signs = Signs
sign-back = ≈≈≈
    .text = a card face down
sign-own = (20 King)
    .text = yours, face down
sign-known = »13
    .text = face down, known to all
sign-hidden = └
    .text = hidden under the Cloak
sign-now = ↯
    .text = acts when uncovered
sign-order = I–IV
    .text = acts in the award, in order
sign-later = ·
    .text = acts in the award, later
sign-storm = ≋
    .text = closed by a Storm
sign-gap = ⋮ 7
    .text = 7 more: “column 2”
lookup-discards = Discard piles
lookup-unseen = Not seen yet: draw pile, hand and face-down cards together
hint-thinking = Thinking …
seat-thinking = { $name } is thinking …
lookup-topics = The rules: type “rules” and one of these words

## Beginning, leaving, going on

welcome-person = a person
welcome-bot = bot: { $bot }
welcome-commitment = The shuffle is fixed. This is its fingerprint (SHA-256); at the end you get seed and salt to check it:
welcome-help = During the game, ? shows what you can type.
press-enter = Enter to go on
pass-to = Please pass the screen on: it is { $name }’s turn.
pass-enter = { $name }, press Enter
resume-found = An unfinished game is waiting: { $names }; round { $round }.
resume-ask = Go on with it? (y/n)
resume-ask-file = Go on with it? (y/n; n puts a new game in its place)
resume-unclear = Please answer y for yes or n for no.
kept = The game is saved in { $path }
not-kept = The game could not be saved ({ $problem }); it goes on all the same.
left = The game is saved in { $path }. To go on with it:

## The end of a round

round-over = Round { $number } is over: { $name } ended it
award-column = Awarding column { $column } of { $count }
award-begin = Enter: award the columns, a: skip all
award-next = Enter: next step, s: to the verdict, a: skip all columns
award-done = Enter: go on, a: skip all columns
award-printed = All numbers are as printed.
award-numbers = The numbers are worked out.
# $target: "Music 4".
award-wins = { $name } wins { $target }
award-nobody = Nobody wins { $target }

## The end of the game

score-title = Final score: the better of two ways to count
# $sum: "4 + 3 + 4 = 11"; and below "2 × 15 − 1 = 29".
score-points = All points: { $sum }
score-domains = Best of all six domains doubled: { $sum }
score-missing = No doubling, these domains are missing: { $domains }
end-seed = The seed was { $seed }, the salt { $salt }: the SHA-256 of “seed:salt” is the fingerprint shown at the start.
end-record = The record of the game is in { $path }. To check it or see it again:
