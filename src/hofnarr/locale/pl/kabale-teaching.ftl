### Podpowiedzi, domysły, analizy i zagadki do gry Kabale und Hiebe. Imiona graczy są dowolne i się nie
### odmieniają. Karta przychodzi jako $card, karta celu jako „Muzyka 3”, szanse jako „71 %”. Ruch
### ($move, $best) to jedna z nazw poniżej. Kolumny, rundy i decyzje liczy się od 1.

## Ruchy jako nazwy

teach-play = { $card } w kolumnie { $column } ({ $target })
teach-slip = { $card } pod Czapkę-niewidkę w kolumnie { $column }
    .none = nic pod Czapkę-niewidkę w kolumnie { $column }
teach-swap = zamienić karty { $target } (kolumna { $column }) i { $another } (kolumna { $other })
    .none = zostawić kartę { $target } w kolumnie { $column }

## Podpowiedzi

teach-best = Najlepszy ruch: { $move }. Szansa na wygraną: { $share }.
    .only = Jedyny możliwy ruch: { $move }. Szansa na wygraną: { $share }.
teach-second =
    .clear = Drugi w kolejności: { $move }. Wyraźnie gorszy ({ $share }).
    .slight = Drugi w kolejności: { $move }. Trochę gorszy ({ $share }).
    .same = Mniej więcej równie dobry: { $move }, { $share }.
# $chance: z lepszym ruchem, $instead: z tym drugim.
teach-reason =
    .here = Twoja szansa na kolumnę { $column } ({ $target }) to { $chance }, a z drugim ruchem { $instead }.
    .elsewhere = Różnicę widać w kolumnie { $column } ({ $target }): twoja szansa to tam { $chance }, a z drugim ruchem { $instead }.
    .swap = Twoja szansa na kartę { $target } to { $chance }, a z drugim ruchem { $instead }.
    .rival = Ten ruch przeszkadza rywalowi ({ $player }): jego szansa na kolumnę { $column } ({ $target }) to { $chance }, a z drugim ruchem { $instead }.
teach-covered = Ten ruch odkrywa kartę rywala ({ $player }), najpewniej tę: { $card } ({ $chance }).

## Domysły

# $cards: „Czarodziej 21 %, Król 12 %, 9 innych kart 67 %”.
teach-belief = Kolumna { $column }, zakryta ({ $player }): { $cards }
    .hidden = Kolumna { $column }, pod Czapką-niewidką ({ $player }): { $cards }
teach-belief-others =
    { $count ->
        [one] { $count } inna karta
        [few] { $count } inne karty
        [many] { $count } innych kart
       *[other] { $count } innych kart
    } { $chance }
teach-belief-none = Nic nie jest tam przed tobą ukryte.

## Analizy

# $scores: „Ada 24, Bea 15”.
teach-analysis = Analiza: { $scores }
teach-analysis-how = Decyzje: { $decisions }; gry próbne na każdą ocenę: najwyżej { $rollouts }.
teach-curve = Szansa na wygraną po każdej decyzji, wszystkie karty odkryte
teach-curve-rounds = Runda
teach-summary = Ruchy i szczęście
teach-head-player = Gracz
teach-head-moves = Ruchy
# Obie liczby to punkty procentowe szansy na wygraną.
teach-head-lost = Strata
teach-head-luck = Szczęście
teach-head-decision = Nr
teach-head-round = Runda
teach-head-move = Ruch
teach-head-better = Lepiej
teach-head-grade = Ocena
teach-grade-best = najlepszy
teach-grade-good = dobry
teach-grade-inaccuracy = niedokładny
teach-grade-mistake = błąd
teach-grade-blunder = gruby błąd
teach-units = Strata i szczęście to punkty procentowe szansy na wygraną, ocenione według tego, co gracz mógł wiedzieć.
teach-notable = Ruchy z największą stratą
teach-notable-none = Żaden ruch nie kosztował wiele.
teach-all-moves = Wszystkie ruchy
teach-luck = Największe szczęście i pech
teach-luck-draw = Decyzja { $number }: { $player } dobiera kartę { $card }
teach-luck-flip = Decyzja { $number }: { $player } odkrywa w kolumnie { $column } kartę { $card }
teach-luck-award = Koniec rundy { $round }: co leżało zakryte, { $player }
teach-turning = Punkty zwrotne
teach-turning-none = Żaden ruch nie odwrócił gry.
teach-turning-point = Decyzja { $number }, runda { $round }, { $player }: { $move }, { $share }. Lepiej: { $best }, { $best_share }.
teach-hindsight = Przy odkrytych kartach szansa na wygraną wynosiła { $open }, a z lepszym ruchem { $open_best }.
# $columns i $actual: „Muzyka 3: Ada, Handel 1: nikt”.
teach-what-if = Z lepszym ruchem i tymi samymi kartami boty skończyły rundę tak: { $columns }.
teach-what-was = W rzeczywistości skończyła się tak: { $actual }.
teach-nobody = nikt

## Zagadki

teach-puzzle = Zadanie { $number } z { $count }
teach-puzzle-task = Znajdź najlepszy ruch, gra { $player }.
teach-puzzle-right = Dobrze! { $move }. Szansa na wygraną: { $share }.
teach-puzzle-wrong = Niezupełnie: { $move }. Szansa na wygraną: { $share }.
teach-puzzle-natural = Narzuca się: { $move }. Szansa to wtedy jednak tylko { $share }.
teach-puzzle-next = Enter: następne zadanie, q: koniec
