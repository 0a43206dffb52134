### Rozstrzygnięcie kolumny krok po kroku. Każdy krok to jedno zdanie; interpretację, jeśli jakaś
### zdecydowała, i kropkę dołącza się do niego. Liczby przychodzą gotowe, także 9½; tylko $count jest
### do liczenia. Gotowe są też wyliczenia, jak $players czy $removed: „Ada, Bea”,
### „Król (Bea), Królowa (Ada)”.

# $under: „pod Muzyką”.
award-heading = Rozstrzygnięcie kolumny { $under } { $points }

## Kroki

step-musketeers = Muszkieterowie ({ $players }): żadna inna karta nie ma zdolności specjalnej, a obowiązują liczby wydrukowane
step-wizard = Czarodziej ({ $players }) usuwa każdą kartę z liczbą 10 lub większą: { $removed }
    .nothing = Czarodziej ({ $players }) nic nie usuwa: żadna karta nie ma liczby 10 lub większej
    .cancelled = Czarodzieje ({ $players }) znoszą się nawzajem i nic nie usuwają
step-witch = Wiedźma ({ $players }) usuwa każdą inną kartę z liczbą 9 lub mniejszą: { $removed }
    .nothing = Wiedźma ({ $players }) nic nie usuwa: żadna inna karta nie ma liczby 9 lub mniejszej
    .cancelled = Wiedźmy ({ $players }) znoszą się nawzajem i nic nie usuwają
step-pair = Królewicz i Paź ({ $player }) obaj wciąż leżą w kolumnie i zdobywają kartę celu
    .nearest = Spośród kilku par wygrywa ta najbliżej karty celu: { $player }
# „Eremita (Ada): 12, minus 3 za 3 inne karty = 9”. $sum: wydrukowana liczba i jej zmiany.
step-number = { $card } ({ $player }): { $sum }
    .changed = { $card } ({ $player }): { $sum } = { $number }
    .none = { $card } ({ $player }): bez liczby
step-beggar = Żebrak ({ $players }): wygrywa najniższa suma
step-total = { $player }: suma { $total }
step-left-out = { $player } nie ma tu karty z liczbą i nie bierze udziału
step-tie =
    .nearest = Remisują { $players }; najbliżej karty celu: { $card } ({ $player })
    .farthest = Remisują { $players }; najdalej od karty celu: { $card } ({ $player })
step-winner =
    .pair = { $player } zdobywa kartę celu dzięki Królewiczowi i Paziowi
    .highest = { $player } ma najwyższą sumę i zdobywa kartę celu
    .lowest = { $player } ma najniższą sumę i zdobywa kartę celu
    .tie = { $player } zdobywa kartę celu przy remisie
    .nobody = Nikt nie bierze udziału: karta celu opuszcza grę

## Dlaczego liczba różni się od wydrukowanej

change-home = plus { $by } { $under }
change-hermit =
    minus { $by } za { $count ->
        [one] { $count } inną kartę
        [few] { $count } inne karty
       *[many] { $count } innych kart
    }
change-little-giant =
    plus { $by } za { $count ->
        [one] { $count } inną kartę
        [few] { $count } inne karty
       *[many] { $count } innych kart
    }
change-romeo = plus { $by } z Julią
# Liczba Sobowtóra: stoi w miejscu wydrukowanej.
change-copy = { $by } według karty { $card } ({ $player })
change-dragon =
    minus { $by } za { $count ->
        [one] { $count } Smoka
        [few] { $count } Smoki
       *[many] { $count } Smoków
    } ({ $players })
change-floor = ale nigdy poniżej 0
