### Learning a game in the browser: what the pages of rules, cards and tutorials of all games share.

## Between the pages

guide-nav = Learn
guide-tutorial = Tutorial
guide-rules = Rules
guide-cards = Cards
guide-lab = Column lab
guide-search = Search
    .clear = Clear the search
guide-found =
    { $count ->
        [0] Nothing found
        [one] { $count } found
       *[other] { $count } found
    }
guide-nothing = Nothing here has all of these words. Fewer words find more.
guide-offline = Once opened, rules, cards and tutorial work without a connection.

## Rules pages

book-contents = Contents
book-part-rulings = Rulings
book-rulings-about = Where the rulebooks disagree or keep silent, the house plays like this.
book-why = Why:
book-cards = Cards it concerns:
book-link = Link to this section

## Card pages

deck-kind = Show
deck-kind-all = All
deck-link = Link to this card

## Tutorials

tutorial-fool = Fool
tutorial-step = Step { $step } of { $steps }
tutorial-part = Part
tutorial-skip-part = Skip this part
tutorial-next = Next
tutorial-back = Back
tutorial-skip = Skip
tutorial-restart = From the start
tutorial-watch = Watch …
tutorial-resumed = Welcome back. We stopped here.
tutorial-play = Play against bots
