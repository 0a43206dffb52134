### Jak se naučit karetní hru Catan v prohlížeči: stránky pravidel a karet, první hra.

## Stránka pravidel

catan-book-begin = Než začnete
catan-book-realm = Knížectví
catan-book-turn = Tah
catan-book-cards = Karty v ruce
catan-book-win = Body a vítězství
catan-book-more = Další způsoby hry a podrobnosti

## Stránky karet

catan-deck-title = Karty všech sad
catan-deck-about = Každá karta základní sady a tří tematických sad se svými čísly, poznámkami a výklady, které se jí týkají.
catan-deck-kind = Druh karty
catan-deck-kind-all = Všechny druhy karet
