### Learning Kabale in the browser: the column lab, the pages of rules and cards, the tutorial.

## Colours: a player's name in the lab

guide-colour-G = Red
guide-colour-A = Blue
guide-colour-O = Gold
guide-colour-V = Green
guide-colour-P = Purple
guide-colour-S = Black

## Rules page

book-part-play = How a round goes
book-part-now = Cards that act at once
book-part-award = Awarding a column
book-part-end = The end of the game
book-part-table = At your table

## Card pages

deck-title = The 25 cards
deck-about = Every player has the same 25, in a colour of their own.
deck-kind-plain = Number only
deck-kind-now = Act at once
deck-kind-award = Act in the award
deck-colour = Whose colour
deck-try = Try it in the lab
    .label = Try it in the lab: { $card }

## Column lab

lab-title = Column lab
lab-target = Target
lab-domain = Domain
lab-points = Points
lab-column = The column
lab-empty = Tap a card below: it goes to the foot of the column.
lab-foot = Tap a card: it goes to the foot. Tap a row to move it.
# The cards of $player lie under that player's Cloak.
lab-foot-cloak = Now tap the card that lies under the Cloak ({ $player }).
lab-cancel = Never mind
lab-row = { $place }. { $card } ({ $player })
lab-row-hidden = under the Cloak
lab-row-counts = counts { $number }
lab-row-removed = removed
# Beside a card, in very few words.
lab-note-wizard = the Wizard takes it
lab-note-witch = the Witch takes it
lab-note-no-number = no number
lab-note-home = at home
lab-note-others =
    { $by } for { $count ->
        [one] { $count } other
       *[other] { $count } others
    }
lab-note-dragon =
    { $by } { $count ->
        [one] Dragon
       *[other] Dragons
    }
lab-note-romeo = { $by } with Juliet
lab-note-copy = copies { $card } ({ $player })
lab-note-floor = not below 0
lab-note-musketeers = no other card has an ability
lab-note-removes =
    { $count ->
        [0] removes nothing
        [one] removes { $count } card
       *[other] removes { $count } cards
    }
lab-note-cancelled = they cancel each other
lab-note-pair = the pair wins
lab-note-beggar = lowest sum wins
lab-note-strikes = others lose 2 each
lab-note-nearest = lies nearest
lab-note-farthest = lies farthest
lab-remove = Take { $card } ({ $player }) out
lab-grip = Drag to move
lab-up = Up
    .label = Move { $card } ({ $player }) up
lab-down = Down
    .label = Move { $card } ({ $player }) down
lab-hide = Under the Cloak
    .label = { $card } ({ $player }) lies under the Cloak
lab-slip = A card under it
    .label = A card under it: Cloak ({ $player })
lab-card-page = Card text
    .label = Card text: { $card }
lab-palette = Cards
lab-palette-fold = Fold the cards away
    .unfold = Show the cards
lab-whose = Whose card
lab-used = already in the column
lab-added = { $card } ({ $player }) is number { $place } in the column.
lab-moved = { $card } ({ $player }) is now number { $place }.
lab-removed = { $card } ({ $player }) is out of the column.
lab-undo = Undo
lab-clear = Clear
lab-cleared = The column is empty again.
lab-share = Share
    .title = Kabale: who wins this column?
    .link = Link to this column
    .copy = Copy
    .code = QR code with the link to this column
lab-options = Options
lab-colours = Colours at your table
lab-colours-note = At least two, and a colour stays while its cards lie in the column.
lab-verdict = Verdict
lab-verdict-empty = No cards, no quarrel.
    .text = The verdict appears here as soon as a card lies in the column.
lab-verdict-asking = Thinking …
lab-verdict-offline = The server is not answering.
    .text = The rules live on the server, not in this page. Your column is kept; try again when you are back online.
lab-verdict-failed = The server could not award this column.
lab-try-again = Try again
lab-why = Step by step
lab-story = Show it as a story
    .close = Back to the column
# The link that was opened cannot be read. $what: the piece of it that is wrong.
lab-link-bad = This link shows no column: { $why } You can start a new one here.
lab-link-version = it was made by a newer Hofnarr (version { $what }).
lab-link-shape = it does not look like one of ours (“{ $what }”).
lab-link-target = there is no target “{ $what }”.
lab-link-colours = “{ $what }” does not name two to six colours.
lab-link-card = “{ $what }” is not a card.
lab-link-twice = the card “{ $what }” is in it twice.
lab-link-hidden = the card “{ $what }” is hidden, but no Cloak of its colour lies right above it.
lab-link-stranger = the colour of “{ $what }” is not in play.
lab-link-options = “{ $what }” are not options of the game.

## Tutorial: the Fool is the other player and teaches. Each step is a title, a short text, and where a
## move is asked for, a nudge after a wrong one.

tutorial-title = A first game with the Fool
tutorial-theatre = The round is over. See how each column is awarded: the arrows go step by step, and you may skip ahead.
tutorial-welcome = Welcome to court
    .text = I am the Fool, and we two are after the same prizes: the brass targets up there. Each belongs to a domain and is worth points. Below each grows a column of cards; whoever is strongest in it takes the target.
tutorial-place = Place a card
    .text = Cards are placed face down. Tap your King, then the column under Music. Twenty is the highest number there is.
    .nudge = Nearly! First the King in your hand, then the column under Music.
tutorial-uncover = Covering uncovers
    .text = I placed a card below your King, and that turned him up. So it always goes: only the card at the foot lies face down. What mine is, you will see soon enough.
tutorial-home = At home
    .text = Professions count 8, but 12 under their own domain. Your Merchant is at home under Trade: place him there.
    .nudge = The Merchant wants to go home: place him under Trade.
tutorial-fulfil = Fill the columns
    .text = A column is fulfilled when it holds as many cards as its target has points. Trade has its two. Once all columns are fulfilled the round ends, so place your Alchemist under Music, the third card there.
    .nudge = The Alchemist under Music, please. Trade is full enough already.
tutorial-award = Who takes what
    .text = All cards are turned up, and each of us adds up our own. Under Trade your Merchant made 12, my Swordmaster, far from home, only 8. Under Music it was 28 to 12. Both targets are yours!
tutorial-now = Cards that strike at once
    .text = A new round; I have placed a card under Religion. Cards with a lightning mark act the moment they are uncovered. Place your Assassin below my card and wait.
    .nudge = Patience with the others: the Assassin, under Religion.
tutorial-killed = Ouch
    .text = First you turned up my King. Then my Queen turned up your Assassin, and out she went, onto my discard pile. The Assassin stays, face up and harmless now. But that King still worries you, doesn’t he?
tutorial-wizard = Cards for the award
    .text = Cards with a numeral or a dot act at the end, when the column is awarded. A lone Wizard then removes every card of 10 or more. My King, for one. Place the Wizard under Religion.
    .nudge = The Wizard goes under Religion, where my King is.
tutorial-traitor = A traitor of your own
    .text = I have moved on to Farming. Place your Traitor below my card there. He too acts when he is uncovered.
    .nudge = The Traitor, under Farming, right below my card.
tutorial-swap = You decide, on my turn
    .text = I covered your Traitor, so it is for you to decide, though it is my turn: he may swap two targets. Your Wizard rules the first column, and Farming is worth more. Tap the first column to swap.
    .nudge = Swap with the first column: there your Wizard earns you more.
tutorial-removed = Magic at work
    .text = My King was gone, the Assassin’s 9½ survives any magic, and with 16½ you took Farming 3. My Landowner, suddenly not at home, still won me Religion 2. Fair enough.
tutorial-domains = Six domains
    .text = Let us leap to the last turn of the sixth round. At the end you count all your points. But with a target of every domain you may count the best of each twice, less 1 for every further target. You lack only Fencing. So do I.
tutorial-last = Your last card
    .text = Something of mine lies under Fencing, below your Minstrel. Which card of yours counts most there? Place it.
    .nudge = Not strong enough, I fear. Which of them is at home under Fencing?
tutorial-end = You rule the court
    .text = You hold 17 points, I hold 22. But yours come from all six domains and count double: 34. That is all you need to know; the cards will teach you the rest.
