### The influence cards, domains and kinds of card of Kabale und Hiebe.
### A card: its name, .acc and .gen for use in sentences, .text for what it does.

## Number only

card-king = King
    .acc = King
    .gen = King
    .text = Counts 20, the highest printed number. No ability, and a single Wizard is enough to get rid of him.
card-queen = Queen
    .acc = Queen
    .gen = Queen
    .text = Counts 16. No ability, just a very good number.
card-juliet = Juliet
    .acc = Juliet
    .gen = Juliet
    .text = Counts 14. While she lies in the column, the Romeo of her colour counts 15 instead of 5.
card-alchemist = Alchemist
    .acc = Alchemist
    .gen = Alchemist
    .text = Counts 8, or 12 under Alchemy. That is not an ability, so it holds beside Musketeers too.
card-swordmaster = Swordmaster
    .acc = Swordmaster
    .gen = Swordmaster
    .text = Counts 8, or 12 under Fencing. That is not an ability, so it holds beside Musketeers too.
card-landowner = Landowner
    .acc = Landowner
    .gen = Landowner
    .text = Counts 8, or 12 under Farming. That is not an ability, so it holds beside Musketeers too.
card-merchant = Merchant
    .acc = Merchant
    .gen = Merchant
    .text = Counts 8, or 12 under Trade. That is not an ability, so it holds beside Musketeers too.
card-cardinal = Cardinal
    .acc = Cardinal
    .gen = Cardinal
    .text = Counts 8, or 12 under Religion. That is not an ability, so it holds beside Musketeers too.
card-minstrel = Minstrel
    .acc = Minstrel
    .gen = Minstrel
    .text = Counts 8, or 12 under Music. That is not an ability, so it holds beside Musketeers too.

## Acting at once when uncovered

card-explorer = Explorer
    .acc = Explorer
    .gen = Explorer
    .text = Counts 13. When uncovered, it moves face down to the foot of the next open column on the right and uncovers the card above it there; once per turn at most (R2, R3).
card-assassin = Assassin
    .acc = Assassin
    .gen = Assassin
    .text = Counts 9½, out of reach of Wizard and Witch. When uncovered, it sends the card that uncovered it to that card’s owner’s discard pile.
card-storm = Storm
    .acc = Storm
    .gen = Storm
    .text = Counts 9. When uncovered, it closes the column: nothing more can be placed there, and the column counts as fulfilled.
card-cloak = Cloak
    .acc = Cloak
    .gen = Cloak
    .text = Counts 0. When uncovered, its owner may slip a hand card face down under it and, if so, draws a card at once (R13). The card under the Cloak stays hidden until the end of the round (R4).
card-traitor = Traitor
    .acc = Traitor
    .gen = Traitor
    .text = Counts 10. When uncovered, its owner may swap this column’s target with that of any other column, even a fulfilled or closed one.

## Acting when the column is awarded

card-musketeers = Musketeers
    .acc = Musketeers
    .gen = Musketeers
    .text = Count 11. No other card in the column has an ability, and numbers are as printed. A profession keeps its 12; a Double has no number.
card-wizard = Wizard
    .acc = Wizard
    .gen = Wizard
    .text = Counts 7. The only Wizard in the column removes every card with a number of 10 or more (R6). Two or more cancel each other.
card-witch = Witch
    .acc = Witch
    .gen = Witch
    .text = Counts 1. The only Witch in the column removes every card with a number of 9 or less, except herself (R6, R7). Two or more cancel each other.
card-prince = Prince
    .acc = Prince
    .gen = Prince
    .text = Counts 14. If the Squire of the same colour is still in the column too, the pair wins the target whatever the sums, unless Musketeers lie there.
card-squire = Squire
    .acc = Squire
    .gen = Squire
    .text = Counts 2. If the Prince of the same colour is still in the column too, the pair wins the target whatever the sums, unless Musketeers lie there.
card-hermit = Hermit
    .acc = Hermit
    .gen = Hermit
    .text = Counts 12, less 1 for every other card in the column; not below 0, unless the table plays without that limit (R9).
card-little-giant = Little Giant
    .acc = Little Giant
    .gen = Little Giant
    .text = Counts 2, plus 3 for every other card in the column.
card-double = Double
    .acc = Double
    .gen = Double
    .text = Copies the printed number (or the current one, if the table has agreed so) of the next card below that is still there, looking through other Doubles, but never an ability (R8). With no card below it has no number.
card-dragon = Dragon
    .acc = Dragon
    .gen = Dragon
    .text = Counts 11. Every card of other players in the column loses 2, once for each Dragon; no number falls below 0, unless the table plays without that limit (R9).
card-romeo = Romeo
    .acc = Romeo
    .gen = Romeo
    .text = Counts 5, or 15 with the Juliet of his colour in the column.
card-beggar = Beggar
    .acc = Beggar
    .gen = Beggar
    .text = Counts 4. The lowest sum wins the target, and a tie goes to the card farthest from it. Prince & Squire win all the same.

## Domains

domain-alchemy = Alchemy
    .under = under Alchemy
domain-fencing = Fencing
    .under = under Fencing
domain-farming = Farming
    .under = under Farming
domain-trade = Trade
    .under = under Trade
domain-religion = Religion
    .under = under Religion
domain-music = Music
    .under = under Music

## Kinds of card

kind-plain = Plain card
    .text = Has no ability: only its number counts, when the column is awarded.
kind-now = Now card
    .text = Acts at once when another card uncovers it during the round, and never at the round’s end.
kind-award = Award card
    .text = Acts at the end of the round, when its column is awarded.
