### Hints, beliefs, analyses and puzzles of Kabale und Hiebe. Players' names are free strings that
### cannot be inflected. A card comes as $card, a target as "Music 3", chances as "71 %". A move
### ($move, $best) is one of the labels below. Columns, rounds and decisions count from 1.

## Moves, as labels

teach-play = { $card } in column { $column } ({ $target })
teach-slip = { $card } under the Cloak in column { $column }
    .none = no card under the Cloak in column { $column }
teach-swap = swap { $target } (column { $column }) with { $another } (column { $other })
    .none = leave { $target } in column { $column }

## Hints

teach-best = Best: { $move }. Chance of winning: { $share }.
    .only = The only move: { $move }. Chance of winning: { $share }.
teach-second =
    .clear = Next best: { $move }. Clearly worse ({ $share }).
    .slight = Next best: { $move }. A little worse ({ $share }).
    .same = About as good: { $move }, { $share }.
# $chance: with the better move, $instead: with the other one.
teach-reason =
    .here = Your chance to win column { $column } ({ $target }) is { $chance }, with the other move { $instead }.
    .elsewhere = The difference shows in column { $column } ({ $target }): your chance there is { $chance }, with the other move { $instead }.
    .swap = Your chance to win { $target } is { $chance }, with the other move { $instead }.
    .rival = It gets in the way of { $player }, whose chance to win column { $column } ({ $target }) is { $chance }, with the other move { $instead }.
teach-covered = It uncovers a card of { $player }, most likely this one: { $card } ({ $chance }).

## Beliefs

# $cards: "Wizard 21 %, King 12 %, 9 other cards 67 %".
teach-belief = Column { $column }, face down ({ $player }): { $cards }
    .hidden = Column { $column }, under the Cloak ({ $player }): { $cards }
teach-belief-others =
    { $count ->
        [one] { $count } other card
       *[other] { $count } other cards
    } { $chance }
teach-belief-none = Nothing there is hidden from you.

## Analyses

# $scores: "Ada 24, Bea 15".
teach-analysis = Analysis: { $scores }
teach-analysis-how = Decisions: { $decisions }; rollouts for each judgement: at most { $rollouts }.
teach-curve = Chance of winning after every decision, all cards open
teach-curve-rounds = Round
teach-summary = Moves and luck
teach-head-player = Player
teach-head-moves = Moves
# Both in percentage points of the chance of winning.
teach-head-lost = Lost
teach-head-luck = Luck
teach-head-decision = No.
teach-head-round = Round
teach-head-move = Move
teach-head-better = Better
teach-head-grade = Grade
teach-grade-best = best
teach-grade-good = good
teach-grade-inaccuracy = inaccuracy
teach-grade-mistake = mistake
teach-grade-blunder = blunder
teach-units = Lost and Luck are percentage points of the chance of winning, judged by what the player could know.
teach-notable = Moves that lost most
teach-notable-none = No move lost much.
teach-all-moves = All moves
teach-luck = The most luck, good and bad
teach-luck-draw = Decision { $number }: { $player } draws a card, { $card }
teach-luck-flip = Decision { $number }: { $player } uncovers a card in column { $column }, { $card }
teach-luck-award = End of round { $round }: what lay face down, for { $player }
teach-turning = Turning points
teach-turning-none = No move turned the game.
teach-turning-point = Decision { $number }, round { $round }, { $player }: { $move }, { $share }. Better: { $best }, { $best_share }.
teach-hindsight = With all cards open this was worth { $open }, the better move { $open_best }.
# $columns and $actual: "Music 3: Ada, Trade 1: nobody".
teach-what-if = With the better move and the same cards, bots ended the round like this: { $columns }.
teach-what-was = It actually ended like this: { $actual }.
teach-nobody = nobody

## Puzzles

teach-puzzle = Puzzle { $number } of { $count }
teach-puzzle-task = Find the best move for { $player }.
teach-puzzle-right = Right! { $move }. Chance of winning: { $share }.
teach-puzzle-wrong = Not quite: { $move }. Chance of winning: { $share }.
teach-puzzle-natural = What comes to mind: { $move }. But its chance is only { $share }.
teach-puzzle-next = Enter: the next puzzle, q: quit
