duel-lede = Two duellists, twenty-four cards, one die.
duel-rules = Whose turn it is strikes with a card, hides one, or peeks at a card of the other.
    A strike is parried with a card or not at all. A die is added to the strike; the higher number scores.

## What one can do

duel-action-strike = Strike with { $card }
duel-action-hide = Hide { $card }
duel-action-peek = Peek at a card
duel-action-parry =
    { $card ->
        [none] Do not parry
       *[other] Parry with { $card }
    }

## What happened

duel-event-drew =
    { $card ->
        [none] { $seat-name } draws a card.
       *[other] { $seat-name } draws { $card }.
    }
duel-event-struck =
    { $card ->
        [none] { $seat-name } strikes.
       *[other] { $seat-name } strikes with { $card }.
    }
duel-event-hidden =
    { $card ->
        [none] { $seat-name } hides a card.
       *[other] { $seat-name } hides { $card }.
    }
duel-event-peeked =
    { $card ->
        [none] { $seat-name } peeks at a card.
       *[other] { $seat-name } sees { $card }.
    }
duel-event-fought = Strike { $strike } and die { $die } against { $parry }: { $winner-name } scores.
duel-event-ended = The duel is over, { $scores }.

## What is shown

duel-view-points = Points
    .hidden = blind
duel-view-hand-sizes = Cards in hand
duel-view-hands = Hand
    .hidden = face down
duel-view-stash-sizes = Hidden cards
duel-view-deck-size = Deck

## Choices at a table

duel-option-blind = Blind
    .text = Nobody sees the points before the end.
duel-variant-long = Sixteen turns
duel-variant-short = Seven turns
