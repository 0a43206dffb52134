### The rules page of Kabale und Hiebe, in reading order; then rulings, options, editions, glossary.

rules-title = The rules of Kabale und Hiebe
rules-unofficial = Hofnarr is an unofficial project by fans; the names of the game and of its cards belong to their owners.

rules-material = Material
    .body =
        Kabale und Hiebe is a game by Lutz Stepponat (2006) for 2 to 6 players. It is also sold as Ruse & Bruise, De cape et d’épée, Bedriegers bedrogen and Královské rošády.

        • Influence cards: all players hold the same 25, each in a colour of their own.
        • Targets: 36 cards in six domains: Alchemy, Fencing, Farming, Trade, Religion and Music. Every domain has targets worth 1, 2, 3, 3, 4 and 5 points.

        Six influence cards are professions, one for each domain: Alchemist (Alchemy), Swordmaster (Fencing), Landowner (Farming), Merchant (Trade), Cardinal (Religion) and Minstrel (Music). A profession has the number 8, but 12 under a target of its own domain.

        Where the published rulebooks disagree or say nothing, we follow a numbered ruling, (R1) to (R13). Each can be looked up under its number.

rules-setup = Set-up
    .body =
        • All players shuffle their 25 influence cards into a face-down draw pile and take a hand of 3 cards from it.
        • Shuffle all targets and count off 6 per player, face down: the target pile. The others stay out of the game, and nobody looks at them.
        • The game has six rounds. At the start of each, lay out as many targets in a row as there are players. Each of them heads a column; influence cards are added below it, downwards.
        • The player in the first seat begins the first round, or a player drawn by lot, as the table has agreed. (The rulebooks let the youngest begin.)

rules-turn = A turn
    .body =
        On your turn, go through these steps:

        1. Place. Lay one card from your hand face down at the foot of any column that is not closed. You may not pass.
        2. Uncover. If the card right above it lies face down, turn it up, whoever owns it. A card hidden under a Cloak stays hidden.
        3. Act. If the uncovered card is a now card, do what it says at once.
        4. Draw one card. If your draw pile is empty, first shuffle your discard pile into a new one.
        5. Check. If every column is now fulfilled, the round is over. Otherwise it is the next player’s turn, clockwise.

        So a card lies face down only at the foot of a column or hidden under a Cloak.

rules-fulfilled = Fulfilled columns
    .body =
        A column is fulfilled while it holds at least as many cards as its target has points, or while a Storm keeps it closed.

        What counts is the present state: a column stops being fulfilled if it is short of cards after an Assassin has struck, an Explorer has left or a Traitor has swapped targets. You may go on adding cards to a fulfilled column, as long as it is not closed.

        Whether all columns are fulfilled is checked only after the uncovered card has been dealt with completely and the card for the turn has been drawn (R1). If the card that would have filled the last column uncovers an Assassin, it is gone, and the round goes on.

rules-now-cards = The five now cards
    .body =
        Explorer, Assassin, Storm, Cloak and Traitor act at the moment another card uncovers them during the round, and never at its end.

        With Cloak and Traitor the owner decides, even when it is somebody else’s turn. A turn brings at most one such decision.

rules-explorer = Explorer
    .body =
        The Explorer moves to the next column on the right, from the last column to the first, passing over columns closed by a Storm. There it lies face down again at the foot and uncovers the card above it, if that lies face down; a now card uncovered in this way acts in its turn. Nothing else changes in the column the Explorer left.

        If all other columns are closed, the next open column is its own: the Explorer goes to the foot there and uncovers the very card that uncovered it (R2).

        Each Explorer travels at most once per turn. If it is uncovered again in the same turn, it just stays there, face up (R3).

rules-assassin = Assassin
    .body =
        The card that uncovered the Assassin, be it the placed card or an arriving Explorer, goes to its owner’s discard pile at once, face up.

        Cards placed later below a face-up Assassin are safe.

rules-storm = Storm
    .body =
        The column is closed: no card can be placed there any more, and it counts as fulfilled. Explorers pass it by.

        The card that uncovered the Storm stays in the column.

rules-cloak = Cloak
    .body =
        The owner may slip one hand card under the Cloak, face down, and then draws a card at once (R13). The card under the Cloak stays hidden until the end of the round, whatever is placed below it later.

        It is a card of the column like any other and counts for fulfilment, for Hermit and Little Giant, and for its owner’s sum (R4). In the order of the column it comes right after the Cloak.

        An owner without a card in hand has no choice to make.

rules-traitor = Traitor
    .body =
        The owner may swap the target of the Traitor’s column with the target of any other column, fulfilled and closed ones included. The cards stay where they are.

        If this leaves every column fulfilled, the round ends with this turn.

rules-running-out = Running out of cards
    .body =
        All of this is ruling (R5):

        • If your draw pile and your discard pile are both empty, you draw nothing.
        • A player without cards in hand is skipped.
        • If nobody has a card in hand, the round ends and every column is awarded as it lies. The round counts as ended by the player who placed the last card.
        • Before each round but the first, all players, from the first seat on, draw until they hold 3 cards, reshuffling if needed. In ordinary play all hands are full anyway.

        A column may grow without limit, if need be to all the cards of all players.

rules-awarding = The end of a round
    .body =
        All cards still face down are turned up; now cards no longer act. Then the columns are awarded one by one, from the left. In each column, go through six steps in this order:

        1. Musketeers
        2. Wizard
        3. Witch
        4. Prince & Squire
        5. Working out the numbers
        6. Awarding the target

        A removed card counts for nothing from then on.

rules-musketeers = Step 1: Musketeers
    .body =
        If at least one Musketeers card lies in the column, no other card there has an ability, and numbers are as printed. Go straight to step 6.

        The six professions keep their 12 under their own domain, for that is not an ability. A Double has no number.

rules-wizard = Step 2: Wizard
    .body =
        If there is exactly one Wizard, he removes every card with a number of 10 or more. Two or more Wizards cancel each other, and nothing is removed.

        For Wizard and Witch alike the printed number counts: 8 or 12 for a profession, and for a Double the printed number it copies at that moment, whatever the table has agreed on Doubles. A card without a number stays. Each of the two removes all the cards concerned at the same time (R6).

rules-witch = Step 3: Witch
    .body =
        If there is exactly one Witch, she removes every card with a number of 9 or less, except herself. Two or more Witches cancel each other, and nothing is removed.

        The Assassin with its 9½ survives both Wizard and Witch. A Double showing the Witch’s 1 is removed: only she herself is exempt (R7).

rules-pair = Step 4: Prince & Squire
    .body =
        If Prince and Squire of one colour are both still in the column, their player wins the target, whatever else lies there, a Beggar included.

        If there are several such pairs, the one whose Prince or Squire lies nearest to the target wins. The sums are worked out and shown all the same.

rules-numbers = Step 5: Working out the numbers
    .body =
        The order does not matter here:

        • Hermit: 12, less 1 for every other card in the column.
        • Little Giant: 2, plus 3 for every other card in the column.
        • Romeo: 5, or 15 with the Juliet of the same colour in the column.
        • Double: copies the printed number of the next card below that is still there, looking through other Doubles; for a profession that is 8 or 12. It copies no ability: above a Hermit it counts 12, above a Little Giant 2, above Romeo 5, above a Cloak 0. With no card below, it has no number (R8).
        • Dragon: every card of other players in the column loses 2. Each Dragon does this on its own.

        All other cards count as printed: King 20, Queen 16, Juliet and Prince 14, Explorer 13, Dragon and Musketeers 11, Traitor 10, Assassin 9½, Storm 9, Wizard 7, Beggar 4, Squire 2, Witch 1, Cloak 0, and each profession 8 or 12.

        No number falls below 0, unless the table plays without that limit (R9). Removed cards count for nothing.

rules-award = Step 6: Awarding the target
    .body =
        All players add up the numbers of their own cards in the column. The highest sum wins the target. In a tie, the tied player with the card nearest to the target wins; any card of theirs still in the column counts for this, even a Double without a number.

        With a Beggar in force, the lowest sum wins instead, and a tie goes to the player with the card farthest from the target. A Beggar is in force if he has not been removed and no Musketeers lie in the column.

        You take part only with at least one card that has a number. A lone Cloak takes part with 0, or with less where numbers may fall below 0 (R9); a lone Double without a number does not (R10). If nobody takes part, the target leaves the game (R11).

rules-after-round = After the round
    .body =
        Won targets lie face down before their owners. All influence cards of the columns, removed ones included, go to their owners’ discard piles.

        The next round is begun by the player to the left of the one whose turn ended the round.

rules-end = The end of the game
    .body =
        After six rounds every player counts the better of two scores:

        • the points of all won targets added up, or
        • with targets of all six domains: twice the sum of one target per domain, less 1 for every further target. It pays to take the highest target of each domain.

        The highest score wins. Players with equal highest scores share the win (R12).

rules-examples = Examples
    .body =
        Awarding a column:

        • Under Music, worth 3, from the target down: blue Queen, red Merchant, red Cardinal. It is 16 to 16; blue lies nearer to the target and wins it.
        • Under Music: red Wizard, blue King. The King is removed, and red wins with 7.

        Scoring at the end:

        • Six targets, one of each domain: 3 + 2 + 2 + 3 + 1 + 2 = 13, doubled 26. (Where the German rulebook gives 15 for this sum, that is a misprint.)
        • Five targets from four domains: 4 + 3 + 4 + 4 + 5 = 20. Nothing is doubled.
        • Seven targets from all domains: the best of each make 1 + 4 + 5 + 2 + 2 + 1 = 15, doubled 30, less 1 for the further target: 29.

rules-options = Options
    .body =
        A table may agree on other ways to play before the game. Every game record names its options in full. The default comes first.

        • Who begins the next round: the player to the left of the one who ended the round, or to the left of the one who began it. The Polish translation plays the latter.
        • Lowest number: no number falls below 0, or there is no limit. The official Czech book names 0 as the minimum. The German and the Polish one imply it: the 0 of a lone Cloak is the lowest sum there. To play without a limit is a table rule that no book has.
        • What the Double copies: the printed number, or the current one as changed by Hermit, Little Giant and Romeo but not yet by Dragons. Many tables play the latter.
        • Ones with two players: targets worth 1 stay in the game, or with two players they go back into the box. The latter is a table rule of the French edition.

rules-editions = Editions
    .body =
        An edition is a named set of options:

        • Standard: every option at its default.
        • German: the same as Standard.
        • Polish: the player to the left of the one who began the last round begins the next.
        • French: with two players the targets worth 1 stay in the box.

rules-knowledge = What everybody may know
    .body =
        These are secret: the hands, the order of the draw piles, the target pile and the unused targets, and which cards lie face down or hidden in the columns. Players know their own hand and their own face-down and hidden cards, of course.

        Everything that was ever face up is public, as if everybody had a perfect memory:

        • For each player it is known which cards have not been seen yet. This is always a single set: draw pile, hand, and that player’s face-down and hidden cards together, never split up.
        • After a reshuffle everybody also knows which cards went into the new pile.
        • An Explorer that has travelled lies face down but stays known.
        • The Assassin’s victim goes face up to the discard pile, so it is known.
        • Everybody knows which targets each player has won. They lie face down on the table; whether they are shown openly is for the table to choose.

## Rulings

ruling-R1 = When the round is checked
    .text = Whether all columns are fulfilled is checked only after the uncovered card has been dealt with completely and the card for the turn has been drawn.
ruling-R2 = Explorer with nowhere to go
    .text = If all other columns are closed, the Explorer’s next open column is its own. It goes to the foot there and uncovers the card that uncovered it.
ruling-R3 = One journey per turn
    .text = Each Explorer travels at most once per turn. Uncovered a second time in the same turn, it just stays, face up; otherwise Explorers could wander for ever.
ruling-R4 = The hidden card counts
    .text = A card hidden under a Cloak is a card of the column like any other. It counts for fulfilment, for Hermit and Little Giant, and for its owner’s sum.
ruling-R5 = Running out of cards
    .text = If draw pile and discard pile are both empty, nothing is drawn, and a player without cards in hand is skipped. If nobody has a card, the round ends, counts as ended by the last player who placed one, and every column is awarded as it lies. Before each later round all players, from the first seat on, draw until they hold 3 cards.
ruling-R6 = Numbers for Wizard and Witch
    .text = The printed number decides: 8 or 12 for a profession, and for a Double the printed number it copies at that moment, whatever the table has agreed on Doubles. A card without a number stays. Each removes all the cards concerned at the same time.
ruling-R7 = A Double of the Witch
    .text = A Double showing the Witch’s 1 is removed by her. Only she herself is exempt.
ruling-R8 = What the Double copies
    .text = It copies the printed number of the next card below that is still there (8 or 12 for a profession), looking through other Doubles; with none below it has no number. It copies no ability: above a Hermit it counts 12, above a Little Giant 2, above Romeo 5, above a Cloak 0. A table may agree on the current number instead.
ruling-R9 = Never below zero
    .text = No number falls below 0, neither through Dragons nor for a Hermit in a long column. A table may agree to play without this limit.
ruling-R10 = Who takes part
    .text = A player takes part in the award only with at least one card that has a number. A lone Cloak takes part with 0, or with less where numbers may fall below 0 (R9); a lone Double without a number does not.
ruling-R11 = Nobody takes part
    .text = If no player takes part in the award of a column, its target leaves the game.
ruling-R12 = Equal scores
    .text = Players with equal highest scores share the win.
ruling-R13 = The Cloak’s draw
    .text = Whoever slips a card under the Cloak draws a card at once. The German book has it so; the official Czech one does not mention the draw.

## Options

option-next-starter = Who begins the next round
    .text = The player to the left of the one whose turn ended the round, or to the left of the one who began it.
option-lowest-number = Lowest number
    .text = Whether a number can fall below 0, through Dragons or for a Hermit in a long column.
option-double-copies = What the Double copies
    .text = The number printed on the card below, or that card’s current number after Hermit, Little Giant and Romeo but before Dragons.
option-ones-with-two = Ones with two players
    .text = Whether the targets worth 1 stay in the game when only two play.
value-after-ender = Left of whoever ended the round
value-after-starter = Left of whoever began the round
value-zero = Never below 0
value-unbounded = No limit
value-printed = The printed number
value-current = The current number
value-keep = Keep them
value-remove = Leave them in the box

## Editions

edition-standard = Standard
    .text = All options at their defaults.
edition-german = German
    .text = Like the German original: it plays the same as Standard.
edition-polish = Polish
    .text = Like the Polish translation: the player to the left of the one who began the last round begins the next.
edition-french = French
    .text = A table rule of the French edition: with two players the targets worth 1 stay in the box.

## Glossary

term-influence-card = influence card
term-target = target
term-domain = domain
term-column = column
term-fulfilled = fulfilled
term-face-down = face down
term-face-up = face up
term-uncover = uncover
term-number = number
term-ability = ability
term-hand = hand
term-draw-pile = draw pile
term-discard-pile = discard pile
term-round = round
term-turn = turn
term-award = award
term-owner = owner
