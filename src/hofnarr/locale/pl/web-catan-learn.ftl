### Nauka gry karcianej Catan w przeglądarce: strony zasad i kart, pierwsza gra.

## Strona zasad

catan-book-begin = Zanim zaczniesz
catan-book-realm = Księstwo
catan-book-turn = Tura
catan-book-cards = Karty na ręce
catan-book-win = Punkty i zwycięstwo
catan-book-more = Inne tryby gry i szczegóły

## Strony kart

catan-deck-title = Karty wszystkich zestawów
catan-deck-about = Każda karta zestawu podstawowego i trzech zestawów tematycznych ze swoimi liczbami, uwagami i rozstrzygnięciami, które jej dotyczą.
catan-deck-kind = Rodzaj karty
catan-deck-kind-all = Wszystkie rodzaje kart
