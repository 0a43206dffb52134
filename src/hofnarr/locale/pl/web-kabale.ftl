### Stół Kabale w przeglądarce. Imiona graczy są dowolne i się nie odmieniają.
### Kolumny, rundy i kroki liczą się od 1. $target: „Muzyka 4”. $card: nazwa karty.

## Czyja tura: tytuł okna i powiadomienia

kabale-turn-over = Koniec gry
kabale-turn-mine =
    .play = Twoja tura
    .cloak = Twoja Czapka-niewidka: decydujesz
    .swap = Twój Zdrajca: decydujesz
kabale-turn-other =
    .play = Teraz gra { $player }
    .cloak = { $player } decyduje o Czapce-niewidce
    .swap = { $player } decyduje o Zdrajcy

## Wezwanie

kabale-prompt-turn = Twoja tura.
kabale-prompt-choose = Wybierz kartę z ręki.
kabale-prompt-place = { $card }: wybierz kolumnę.
kabale-prompt-again = Dotknij tej samej kolumny jeszcze raz, żeby położyć tam kartę.
kabale-prompt-sending = Twój ruch jest w drodze.
kabale-prompt-other =
    .play = Teraz gra { $player }.
    .cloak = { $player } decyduje o Czapce-niewidce.
    .swap = { $player } decyduje o Zdrajcy.
kabale-prompt-cloak =
    { $whose ->
        [own] Odkrywasz własną Czapkę-niewidkę.
       *[theirs] { $player } odkrywa twoją Czapkę-niewidkę.
    }
    .ask = Wsunąć pod nią zakrytą kartę z ręki?
    .card = Wsunąć pod nią { $card_acc }?
kabale-prompt-swap =
    { $whose ->
        [own] Odkrywasz własnego Zdrajcę.
       *[theirs] { $player } odkrywa twojego Zdrajcę.
    }
    .ask = Zamienić kartę { $target } z inną kartą celu?
kabale-put-back = Odłóż
kabale-cloak-no = Nie wsuwaj karty
kabale-cloak-yes = Wsuń pod spód
kabale-swap-no = Nie zamieniaj
# Klawisze obok wezwania.
kabale-keys-hand = Q W E wybór
kabale-keys-place = 1–{ $count } połóż · Esc odłóż
kabale-keys-slip = Enter wsuń · Esc odłóż
kabale-keys-swap = 1–{ $count } zamień

## Kolumny

kabale-columns = Kolumny
kabale-closed = Zamknięta
# Na dole kolumny; im krócej, tym lepiej.
kabale-slot-place = Tutaj
    .label = { $card }: połóż w kolumnie { $column }, { $target }
kabale-slot-number = Tu { $number }
kabale-slot-swap = Zamień
    .label = Zamień z kartą { $target } w kolumnie { $column }
kabale-slot-again = Jeszcze raz
kabale-column =
    Kolumna { $column }, { $target }, { $state ->
        [closed] zamknięta przez Burzę
        [fulfilled] wypełniona
       *[open] jeszcze niewypełniona
    }, { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
kabale-column-alone =
    { $target }, { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
kabale-target-in = Karta celu kolumny { $column }
# Po „3/4”.
kabale-target-state =
    { $state ->
        [closed] kart, zamknięta przez Burzę
        [fulfilled] kart, wypełniona
       *[open] kart
    }

## Karty

kabale-colour-G = czerwony romb
kabale-colour-A = niebieski pierścień
kabale-colour-O = złota gwiazda
kabale-colour-V = zielony półksiężyc
kabale-colour-P = fioletowy trójkąt
kabale-colour-S = czarny krzyż
kabale-mark-now = działa po odkryciu
kabale-mark-o1 = przy rozstrzyganiu pierwsza
kabale-mark-o2 = przy rozstrzyganiu druga
kabale-mark-o3 = przy rozstrzyganiu trzecia
kabale-mark-o4 = przy rozstrzyganiu czwarta
kabale-mark-dot = działa przy rozstrzyganiu
kabale-legend-order = rozstrzyganie, po kolei
kabale-legend-later = rozstrzyganie, później
kabale-hidden = ukryta
kabale-lying-up = { $card } ({ $player })
kabale-lying-down =
    { $whose ->
        [own] twoja zakryta karta
       *[theirs] zakryta karta ({ $player })
    }
    .known =
        { $whose ->
            [own] twoja zakryta karta: { $card }
           *[theirs] zakryta karta ({ $player }): { $card }
        }
kabale-lying-hidden =
    { $whose ->
        [own] twoja karta ukryta pod Czapką-niewidką
       *[theirs] karta ukryta pod Czapką-niewidką ({ $player })
    }
    .known =
        { $whose ->
            [own] twoja karta ukryta pod Czapką-niewidką: { $card }
           *[theirs] karta ukryta pod Czapką-niewidką ({ $player }): { $card }
        }

## Lupa

# $colour: „czerwony romb”.
kabale-inspect-owner = { $player }, { $colour }
kabale-inspect-here = Tutaj liczy się za { $number }.
kabale-inspect-known = Zakryta, ale wszyscy ją znają.
kabale-inspect-secret = Zakryta: inni jej nie znają.
kabale-inspect-target =
    { $count ->
        [one] { $count } karta z { $points }
        [few] { $count } karty z { $points }
        [many] { $count } kart z { $points }
       *[other] { $count } karty z { $points }
    }
kabale-inspect-home = U siebie jest tu { $card } i liczy się za { $number }.
kabale-inspect-candidates =
    { $count ->
        [one] To może być tylko ta karta:
        [few] To jedna z tych { $count } kart:
        [many] To jedna z tych { $count } kart:
       *[other] To jedna z tych { $count } kart:
    }

## Miejsca przy stole

kabale-players = Gracze
kabale-others = Pozostali gracze
kabale-your-place = Twoje miejsce
kabale-your-hand = Twoja ręka
kabale-empty-hand = Brak kart na ręce
kabale-seat-you = ty
kabale-seat-bot = bot
kabale-seat-away = z dala od stołu
kabale-seat-stand-in = zastępuje bot
kabale-seat-waits = czeka
kabale-seat-decides = ma zdecydować
kabale-pile =
    Stos: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
kabale-discard =
    Stos kart odrzuconych: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
kabale-hand-count =
    Ręka: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
kabale-open-hand = Na ręce: { $cards }
kabale-won =
    { $count ->
        [one] { $count } zdobyta karta celu
        [few] { $count } zdobyte karty celu
        [many] { $count } zdobytych kart celu
       *[other] { $count } zdobytej karty celu
    }

## Co wiadomo o graczu

kabale-memory = Co wiadomo: { $player }
kabale-memory-own = Twoje karty
kabale-unseen = Jeszcze niewidziane: { $count }
    .where = Razem stos ({ $pile }), ręka ({ $hand }) i zakryte karty w kolumnach ({ $down }).
kabale-own-pile = Jeszcze w twoim stosie: { $count }
kabale-fresh = Wtasowane w obecny stos: { $count }
    .text = To, co leży w stosie, jest wśród tych kart: widziano je przed tasowaniem, a od tego czasu nie.
kabale-awardings = Dotychczasowe rozstrzygnięcia
kabale-awarding-of = Runda { $round }

## Rozstrzyganie

kabale-awarding = Rozstrzygnięcie rundy { $round }
kabale-award-of = Rozstrzyganie: { $domain }
kabale-award-cards =
    { $count ->
        [one] Leży tu jedna karta
        [few] { $count } karty, od karty celu w dół
        [many] { $count } kart, od karty celu w dół
       *[other] { $count } karty, od karty celu w dół
    }
kabale-steps = Krok po kroku
kabale-stage-musketeers = Muszkieterowie
kabale-stage-wizard = Czarodziej
kabale-stage-witch = Wiedźma
kabale-stage-pair = Królewicz i Paź
kabale-stage-numbers = Liczby
kabale-stage-award = Przyznanie
kabale-stage-idle =
    .musketeers = Nie ma ich tu: wszystkie zdolności działają.
    .wizard = Nie ma go tu.
    .witch = Nie ma jej tu.
    .pair = Żaden Królewicz nie leży tu z Paziem swojego koloru.
    .numbers = Obowiązują liczby wydrukowane.
    .award = Nikt nie bierze udziału.
kabale-stage-silenced = Muszkieterowie sprawiają, że nic się nie dzieje.
kabale-result-idle =
    .musketeers = nie ma
    .wizard = nie ma
    .witch = nie ma
    .pair = nie ma pary
    .numbers = jak wydrukowane
    .award = nikt
kabale-result-silenced = nie działa
kabale-result-cancelled = znoszą się nawzajem
kabale-result-removed =
    { $count ->
        [one] { $count } karta usunięta
        [few] { $count } karty usunięte
        [many] { $count } kart usuniętych
       *[other] { $count } karty usunięto
    }
kabale-result-changed =
    { $count ->
        [one] { $count } zmieniona
        [few] { $count } zmienione
        [many] { $count } zmienionych
       *[other] { $count } zmienionej
    }
kabale-note-wizard = Czarodziej zabiera 10 i więcej
kabale-note-witch = Wiedźma zabiera 9 i mniej
kabale-note-away = nie u siebie
kabale-note-no-number = bez liczby
kabale-sums = Sumy
kabale-verdict = { $player } zdobywa kartę { $target }
kabale-verdict-none = Nikt nie zdobywa karty { $target }
# $sums: „15 do 12” albo jedna suma.
kabale-verdict-sums = { $first } do { $second }
kabale-verdict-highest = { $sums }, najwyższa suma
kabale-verdict-lowest = { $sums }, najniższa suma
kabale-verdict-nearest = { $sums }, wygrywa karta najbliżej karty celu
kabale-verdict-farthest = { $sums }, wygrywa karta najdalej od karty celu
kabale-verdict-pair = Królewicz i Paź wygrywają bez względu na sumy ({ $sums })
kabale-verdict-nobody = Nikt nie bierze udziału: karta celu opuszcza grę
kabale-step-first = Pierwszy krok
kabale-step-back = Krok wstecz
kabale-step-next = Następny krok
kabale-step-last = Ostatni krok
kabale-step-replay = Ta kolumna jeszcze raz
kabale-step-of = { $step } z { $count }
kabale-play = Odtwarzaj automatycznie
kabale-pause = Zatrzymaj
kabale-skip-column = Do wyniku
kabale-skip-all = Pomiń wszystko
kabale-to-table = Do stołu
kabale-to-scores = Do punktacji
kabale-awaited = Twoja tura
kabale-see-awarding = Pokaż rozstrzygnięcie
kabale-last-awarding = Ostatnie rozstrzygnięcie

## Punktacja końcowa

kabale-final-winner = Wygrywa { $players }
kabale-final-shared = Zwycięstwem dzielą się { $players }
kabale-final-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
kabale-rematch = Jeszcze jedna gra
kabale-counts = liczy się
kabale-way-points = Wszystkie punkty
kabale-way-domains = Najlepsze z sześciu dziedzin, podwójnie
kabale-way-missing = brakuje: { $domains }

## Rada

kabale-hint = Podpowiedź
kabale-hint-play = { $card } → kolumna { $column }
kabale-hint-cloak = Wsunąć { $card_acc }
    .none = Nie wsuwać karty
kabale-hint-swap = Zamienić z kolumną { $column }
    .none = Zostawić karty celu
kabale-hint-only = Innego ruchu nie ma.
kabale-hint-close = Oba ruchy są prawie równie dobre.
kabale-hint-difference = Pierwszy ruch wygrywa grę częściej, różnica to { $difference }.
kabale-hint-failed = Podpowiedź jest teraz niedostępna.

## Nowy stół

kabale-edition = Wydanie
kabale-options = Pojedyncze opcje
kabale-own-options = własny wybór
kabale-hidden-targets = Zdobyte karty celu leżą zakryte
    .text = Inni widzą tylko ich liczbę. Stan gry pozostaje tajemnicą do końca.
