### Nauka gry w przeglądarce: to, co wspólne stronom zasad, kart i pierwszych gier.

## Między stronami

guide-nav = Nauka
guide-tutorial = Pierwsza gra
guide-rules = Zasady
guide-cards = Karty
guide-lab = Laboratorium
guide-search = Szukaj
    .clear = Wyczyść wyszukiwanie
guide-found =
    { $count ->
        [0] Nic nie znaleziono
        [one] Znaleziono { $count }
        [few] Znaleziono { $count }
       *[many] Znaleziono { $count }
    }
guide-nothing = Nigdzie nie ma wszystkich tych słów naraz. Mniej słów znajdzie więcej.
guide-offline = Po otwarciu zasady, karty i pierwsza gra działają także bez połączenia.

## Strony zasad

book-contents = Spis treści
book-part-rulings = Interpretacje
book-rulings-about = Tam, gdzie instrukcje są sprzeczne albo milczą, w tym domu gra się tak.
book-why = Dlaczego:
book-cards = Dotyczy kart:
book-link = Link do tej części

## Strony kart

deck-kind = Pokaż
deck-kind-all = Wszystkie
deck-link = Link do tej karty

## Pierwsze gry

tutorial-fool = Błazen
tutorial-step = Krok { $step } z { $steps }
tutorial-part = Część
tutorial-skip-part = Pomiń część
tutorial-next = Dalej
tutorial-back = Wstecz
tutorial-skip = Pomiń
tutorial-restart = Od początku
tutorial-watch = Patrz …
tutorial-resumed = Witaj z powrotem. Tutaj przerwaliśmy.
tutorial-play = Zagraj z botami
