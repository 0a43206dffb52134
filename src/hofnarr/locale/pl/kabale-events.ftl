### Dziennik gry Kabale und Hiebe: jeden wiersz o każdym zdarzeniu, w czasie teraźniejszym.
### Imiona graczy są dowolne i się nie odmieniają. Karta przychodzi jako $card (mianownik)
### i $card_acc (biernik). Kolumny i rundy liczy się od 1.

## Zaczyna się runda

# $targets: karty celu od lewej do prawej, na przykład „Muzyka 3, Handel 1”.
event-round-started = Runda { $round } z { $rounds }: { $targets }. Zaczyna { $player }.

## Tura

event-placed = { $player } kładzie { $card_acc } w kolumnie { $column }.
    .unknown = { $player } kładzie kartę w kolumnie { $column }.
event-uncovered = W kolumnie { $column } zostaje odkryta karta { $card } ({ $player }).
event-travelled = Odkrywca ({ $player }) przechodzi z kolumny { $origin } do kolumny { $column }.
    .home = Odkrywca ({ $player }) trafia na dół własnej kolumny { $column }, bo wszystkie inne są zamknięte (R2).
event-stayed = Odkrywca ({ $player }) już w tej turze podróżował i pozostaje odkryty w kolumnie { $column } (R3).
# $assassin: czyj jest Skrytobójca. $player: czyja jest odsyłana karta.
event-killed = Skrytobójca ({ $assassin }) odsyła { $card_acc } ({ $player }) z kolumny { $column } na stos kart odrzuconych.
event-closed = Burza ({ $player }) zamyka kolumnę { $column }.
event-cloak-asked = { $player } może wsunąć kartę pod Czapkę-niewidkę w kolumnie { $column }.
event-slipped = { $player } wsuwa { $card_acc } pod Czapkę-niewidkę w kolumnie { $column }. Od razu następuje dobranie karty (R13).
    .unknown = { $player } wsuwa kartę pod Czapkę-niewidkę w kolumnie { $column }. Od razu następuje dobranie karty (R13).
    .declined = { $player } nie wsuwa karty pod Czapkę-niewidkę w kolumnie { $column }.
event-swap-asked = { $player } może zamienić kartę celu kolumny { $column } z inną.
event-swapped = { $player } zamienia karty celu kolumn { $column } i { $other }.
    .declined = { $player } zostawia kartę celu kolumny { $column } na miejscu.
event-reshuffled =
    { $player } tasuje stos kart odrzuconych w nowy stos: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }.
event-drew = { $player } dobiera { $card_acc }.
    .unknown = { $player } dobiera kartę.
event-drew-nothing = { $player } nie ma czego dobrać: stos i stos kart odrzuconych są puste (R5).
event-skipped = { $player } nie ma kart na ręce, tura zostaje pominięta (R5).

## Koniec rundy i gry

event-round-ended = { $player } kończy rundę { $round }. Wszystkie karty, które są jeszcze zakryte, zostają odkryte.
# $sums: sumy wszystkich, którzy biorą udział, na przykład „Ada 16, Bea 9½”.
event-awarded =
    .highest = Kolumna { $column }, { $target }: { $player } wygrywa z najwyższą sumą ({ $sums }).
    .lowest = Kolumna { $column }, { $target }: { $player } wygrywa z najniższą sumą ({ $sums }).
    .tie = Kolumna { $column }, { $target }: { $player } wygrywa przy remisie ({ $sums }).
    .pair = Kolumna { $column }, { $target }: { $player } wygrywa dzięki Królewiczowi i Paziowi ({ $sums }).
    .nobody = Kolumna { $column }, { $target }: nikt nie bierze udziału, karta celu opuszcza grę (R11).
event-game-ended = Koniec gry: { $scores }. Wygrywa { $players }.
    .shared = Koniec gry: { $scores }. Zwycięstwem dzielą się { $players } (R12).

## Wyliczenia

# „Ada, Bea i Cid”: $items to „Ada, Bea”, $last to „Cid”.
list-and = { $items } i { $last }
