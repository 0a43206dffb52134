### Kabale's table in the browser. Players' names are free strings that cannot be inflected.
### Columns, rounds and steps count from 1. $target: "Music 4". $card: a card's name.

## Whose turn it is: the tab's title and notifications

kabale-turn-over = The game is over
kabale-turn-mine =
    .play = Your turn
    .cloak = Your Cloak: you decide
    .swap = Your Traitor: you decide
kabale-turn-other =
    .play = { $player } is to move
    .cloak = { $player } decides about the Cloak
    .swap = { $player } decides about the Traitor

## The prompt

kabale-prompt-turn = Your turn.
kabale-prompt-choose = Choose a card from your hand.
kabale-prompt-place = { $card }: choose a column.
kabale-prompt-again = Tap the same column again to place it there.
kabale-prompt-sending = Your move is on its way.
kabale-prompt-other =
    .play = { $player } is to move.
    .cloak = { $player } decides about the Cloak.
    .swap = { $player } decides about the Traitor.
kabale-prompt-cloak =
    { $whose ->
        [own] You uncovered your own Cloak.
       *[theirs] { $player } uncovered your Cloak.
    }
    .ask = Slip one hand card under it, face down?
    .card = Slip { $card } under it, face down?
kabale-prompt-swap =
    { $whose ->
        [own] You uncovered your own Traitor.
       *[theirs] { $player } uncovered your Traitor.
    }
    .ask = Swap { $target } with another target?
kabale-put-back = Put back
kabale-cloak-no = Keep my hand
kabale-cloak-yes = Slip it under
kabale-swap-no = Leave them be
# Keys, beside the prompt.
kabale-keys-hand = Q W E choose
kabale-keys-place = 1–{ $count } place · Esc put back
kabale-keys-slip = Enter slips it under · Esc put back
kabale-keys-swap = 1–{ $count } swap

## Columns

kabale-columns = The columns
kabale-closed = Closed
# On the slot of a column; the shorter the better.
kabale-slot-place = Place here
    .label = Place { $card } in column { $column }, { $target }
kabale-slot-number = { $number } here
kabale-slot-swap = Swap
    .label = Swap with { $target } in column { $column }
kabale-slot-again = Tap again
kabale-column =
    Column { $column }, { $target }, { $state ->
        [closed] closed by a storm
        [fulfilled] fulfilled
       *[open] not yet fulfilled
    }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
kabale-column-alone =
    { $target }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
kabale-target-in = Target of column { $column }
# After "3/4".
kabale-target-state =
    { $state ->
        [closed] cards, closed by a storm
        [fulfilled] cards, fulfilled
       *[open] cards
    }

## Cards

kabale-colour-G = red lozenge
kabale-colour-A = blue ring
kabale-colour-O = gold star
kabale-colour-V = green crescent
kabale-colour-P = purple triangle
kabale-colour-S = black cross
kabale-mark-now = acts when uncovered
kabale-mark-o1 = first in the award
kabale-mark-o2 = second in the award
kabale-mark-o3 = third in the award
kabale-mark-o4 = fourth in the award
kabale-mark-dot = acts in the award
kabale-legend-order = award, in this order
kabale-legend-later = award, later
kabale-hidden = hidden
kabale-lying-up = { $card } ({ $player })
kabale-lying-down =
    { $whose ->
        [own] your face-down card
       *[theirs] face-down card of { $player }
    }
    .known =
        { $whose ->
            [own] your face-down card: { $card }
           *[theirs] face-down card of { $player }: { $card }
        }
kabale-lying-hidden =
    { $whose ->
        [own] your card hidden under the Cloak
       *[theirs] card of { $player } hidden under the Cloak
    }
    .known =
        { $whose ->
            [own] your card hidden under the Cloak: { $card }
           *[theirs] card of { $player } hidden under the Cloak: { $card }
        }

## The inspector

# $colour: "red lozenge".
kabale-inspect-owner = { $player }, { $colour }
kabale-inspect-here = Counts { $number } here.
kabale-inspect-known = Face down, but known to everybody.
kabale-inspect-secret = Face down: the others do not know this.
kabale-inspect-target =
    { $count ->
        [one] { $count } card of { $points }
       *[other] { $count } cards of { $points }
    }
kabale-inspect-home = At home here: { $card }, who counts { $number }.
kabale-inspect-candidates =
    { $count ->
        [one] It can only be this card:
       *[other] It is one of these { $count } cards:
    }

## Seats

kabale-players = Players
kabale-others = Other players
kabale-your-place = Your place
kabale-your-hand = Your hand
kabale-empty-hand = No cards in hand
kabale-seat-you = you
kabale-seat-bot = bot
kabale-seat-away = away
kabale-seat-stand-in = bot stands in
kabale-seat-waits = waits
kabale-seat-decides = must decide
kabale-pile =
    Draw pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
kabale-discard =
    Discard pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
kabale-hand-count =
    Hand: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
kabale-open-hand = Hand: { $cards }
kabale-won =
    { $count ->
        [one] { $count } target won
       *[other] { $count } targets won
    }

## What is known of a player

kabale-memory = What is known of { $player }
kabale-memory-own = Your cards
kabale-unseen = Not yet seen: { $count }
    .where = Draw pile ({ $pile }), hand ({ $hand }) and cards face down in the columns ({ $down }) together.
kabale-own-pile = Still in your draw pile: { $count }
kabale-fresh = Shuffled into the current pile: { $count }
    .text = What is in the draw pile is among these cards, which were seen before that shuffle and not since.
kabale-awardings = Awardings so far
kabale-awarding-of = Round { $round }

## Awarding

kabale-awarding = Round { $round } is awarded
kabale-award-of = { $domain } is awarded
kabale-award-cards =
    { $count ->
        [one] One card lies here
       *[other] { $count } cards, from target to foot
    }
kabale-steps = Step by step
kabale-stage-musketeers = Musketeers
kabale-stage-wizard = Wizard
kabale-stage-witch = Witch
kabale-stage-pair = Prince & Squire
kabale-stage-numbers = Numbers
kabale-stage-award = Award
kabale-stage-idle =
    .musketeers = None here: every ability holds.
    .wizard = None here.
    .witch = None here.
    .pair = No Prince lies here with the Squire of his colour.
    .numbers = All numbers are as printed.
    .award = Nobody takes part.
kabale-stage-silenced = The Musketeers see to it that nothing happens.
kabale-result-idle =
    .musketeers = none
    .wizard = none
    .witch = none
    .pair = no pair
    .numbers = as printed
    .award = nobody
kabale-result-silenced = silenced
kabale-result-cancelled = cancel each other
kabale-result-removed =
    { $count ->
        [one] { $count } card removed
       *[other] { $count } cards removed
    }
kabale-result-changed =
    { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
kabale-note-wizard = The Wizard takes 10 or more
kabale-note-witch = The Witch takes 9 or less
kabale-note-away = not at home
kabale-note-no-number = has no number
kabale-sums = Sums
kabale-verdict = { $player } takes { $target }
kabale-verdict-none = Nobody takes { $target }
# $sums: "15 to 12", or one sum alone.
kabale-verdict-sums = { $first } to { $second }
kabale-verdict-highest = { $sums }, the highest sum
kabale-verdict-lowest = { $sums }, the lowest sum
kabale-verdict-nearest = { $sums }, the nearest card wins
kabale-verdict-farthest = { $sums }, the farthest card wins
kabale-verdict-pair = Prince & Squire win, whatever the sums ({ $sums })
kabale-verdict-nobody = Nobody takes part: the target leaves the game
kabale-step-first = First step
kabale-step-back = Step back
kabale-step-next = Next step
kabale-step-last = Last step
kabale-step-replay = Tell this column again
kabale-step-of = { $step } of { $count }
kabale-play = Play automatically
kabale-pause = Pause
kabale-skip-column = To the verdict
kabale-skip-all = Skip all
kabale-to-table = To the table
kabale-to-scores = To the scores
kabale-awaited = It is your turn
kabale-see-awarding = See the awarding
kabale-last-awarding = The last awarding

## The final score

kabale-final-winner = { $players } wins
kabale-final-shared = { $players } share the win
kabale-final-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
kabale-rematch = One more game
kabale-counts = counts
kabale-way-points = All points
kabale-way-domains = Best of six domains, doubled
kabale-way-missing = missing: { $domains }

## Hints

kabale-hint = Advice
kabale-hint-play = { $card } → column { $column }
kabale-hint-cloak = Slip under: { $card }
    .none = Keep the hand
kabale-hint-swap = Swap with column { $column }
    .none = Leave the targets
kabale-hint-only = There is no other move.
kabale-hint-close = The two are as good as equal.
kabale-hint-difference = The first move’s chance of winning is higher by { $difference }.
kabale-hint-failed = No advice is available just now.

## A new table

kabale-edition = Edition
kabale-options = Single options
kabale-own-options = your own mix
kabale-hidden-targets = Won targets lie face down
    .text = Only their number is shown to the others. The standings stay secret until the end.
