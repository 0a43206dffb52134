### Słownik gry karcianej Catan: wszystko, co dane kart oznaczają identyfikatorem.
### .acc (biernik) i .gen (dopełniacz) są do zdań; .count to ilość, .count-acc ta sama ilość w bierniku.

catan-game = Gra karciana Catan

## Surowce

catan-resource-brick = glina
    .acc = glinę
    .gen = gliny
    .count =
        { $count ->
            [one] { $count } glina
            [few] { $count } gliny
            [many] { $count } gliny
           *[other] { $count } gliny
        }
    .count-acc =
        { $count ->
            [one] { $count } glinę
            [few] { $count } gliny
            [many] { $count } gliny
           *[other] { $count } gliny
        }
catan-resource-grain = zboże
    .acc = zboże
    .gen = zboża
    .count =
        { $count ->
            [one] { $count } zboże
            [few] { $count } zboża
            [many] { $count } zboża
           *[other] { $count } zboża
        }
    .count-acc =
        { $count ->
            [one] { $count } zboże
            [few] { $count } zboża
            [many] { $count } zboża
           *[other] { $count } zboża
        }
catan-resource-lumber = drewno
    .acc = drewno
    .gen = drewna
    .count =
        { $count ->
            [one] { $count } drewno
            [few] { $count } drewna
            [many] { $count } drewna
           *[other] { $count } drewna
        }
    .count-acc =
        { $count ->
            [one] { $count } drewno
            [few] { $count } drewna
            [many] { $count } drewna
           *[other] { $count } drewna
        }
catan-resource-ore = ruda
    .acc = rudę
    .gen = rudy
    .count =
        { $count ->
            [one] { $count } ruda
            [few] { $count } rudy
            [many] { $count } rudy
           *[other] { $count } rudy
        }
    .count-acc =
        { $count ->
            [one] { $count } rudę
            [few] { $count } rudy
            [many] { $count } rudy
           *[other] { $count } rudy
        }
catan-resource-wool = wełna
    .acc = wełnę
    .gen = wełny
    .count =
        { $count ->
            [one] { $count } wełna
            [few] { $count } wełny
            [many] { $count } wełny
           *[other] { $count } wełny
        }
    .count-acc =
        { $count ->
            [one] { $count } wełnę
            [few] { $count } wełny
            [many] { $count } wełny
           *[other] { $count } wełny
        }
catan-resource-gold = złoto
    .acc = złoto
    .gen = złota
    .count =
        { $count ->
            [one] { $count } złoto
            [few] { $count } złota
            [many] { $count } złota
           *[other] { $count } złota
        }
    .count-acc =
        { $count ->
            [one] { $count } złoto
            [few] { $count } złota
            [many] { $count } złota
           *[other] { $count } złota
        }
catan-resource-any = dowolny surowiec
    .acc = dowolny surowiec
    .gen = dowolnego surowca
    .count =
        { $count ->
            [one] { $count } surowiec
            [few] { $count } surowce
            [many] { $count } surowców
           *[other] { $count } surowca
        } do wyboru
    .count-acc =
        { $count ->
            [one] { $count } surowiec
            [few] { $count } surowce
            [many] { $count } surowców
           *[other] { $count } surowca
        } do wyboru

## Rodzaje krain

catan-region-fields = pole
    .acc = pole
    .gen = pola
catan-region-mountains = góry
    .acc = góry
    .gen = gór
catan-region-pasture = pastwisko
    .acc = pastwisko
    .gen = pastwiska
catan-region-forest = las
    .acc = las
    .gen = lasu
catan-region-hills = wzgórza
    .acc = wzgórza
    .gen = wzgórz
catan-region-gold-field = złotonośna rzeka
    .acc = złotonośną rzekę
    .gen = złotonośnej rzeki
catan-region-any = dowolna kraina
    .acc = dowolną krainę
    .gen = dowolnej krainy

## Ścianki kostki wydarzeń

catan-face-brigand = Zbójcy
    .text = Napad zbójców: kto ma więcej niż 7 surowców, traci całą rudę i wełnę.
catan-face-windmill = Wiatrak
    .text = Posiadacz znacznika wiatraka zabiera przeciwnikowi 1 wybrany surowiec.
catan-face-tournament = Turniej
    .text = Kto ma więcej punktów turniejowych, otrzymuje 1 wybrany surowiec.
catan-face-sun = Słońce
    .text = Każdy gracz otrzymuje 1 wybrany surowiec.
catan-face-question = „?”
    .text = Odkrywa się i rozpatruje wierzchnią kartę wydarzeń.

## Zestawy

catan-set-base = Gra karciana
    .text = Zestaw podstawowy: 120 kart, które wystarczą na grę do 12 punktów zwycięstwa.
catan-set-knights = Rycerze i kupcy
    .text = Zestaw tematyczny z 30 kartami: nowi rycerze, Zamek, grabieże i wielkie floty handlowe.
catan-set-politics = Polityka i intrygi
    .text = Zestaw tematyczny z 29 kartami: kościół i rada, klątwy, tajne stowarzyszenia i Metropolia.
catan-set-barbarians = Barbarzyńcy i handlarze
    .text = Zestaw tematyczny z 40 kartami: barbarzyńcy zza morza, siedziby handlarzy, bohaterowie i daleki handel.

## Tryby gry

catan-mode-base = Gra podstawowa
    .text = Sam zestaw podstawowy, do 12 punktów zwycięstwa.
catan-mode-extended = Gra rozszerzona
    .text = Zestaw podstawowy z jednym zestawem tematycznym, do 13 punktów zwycięstwa.
catan-mode-combined = Gra łączona
    .text = Zestaw podstawowy z dwoma lub trzema zestawami tematycznymi, do 13 punktów zwycięstwa.
catan-mode-tournament = Gra turniejowa
    .text = Każdy gracz z własną talią, do 13 punktów zwycięstwa.

## Fazy tury

catan-phase-setup = Przygotowanie
catan-phase-start = Początek tury
catan-phase-dice = Rzut kostkami
catan-phase-production = Produkcja
catan-phase-actions = Faza akcji
catan-phase-hand = Faza dobierania
catan-phase-end = Koniec tury

## Rodzaje kart

catan-kind-region = Kraina
    .acc = krainę
    .gen = krainy
    .text = Daje i magazynuje jeden surowiec.
catan-kind-center = Karta centralna
    .acc = kartę centralną
    .gen = karty centralnej
    .text = Droga, osada, miasto lub metropolia: oś księstwa.
catan-kind-settlement-expansion = Rozbudowa osady
    .acc = rozbudowę osady
    .gen = rozbudowy osady
    .text = Zielona: na dowolnym miejscu osady, miasta lub metropolii.
catan-kind-city-expansion = Rozbudowa miasta
    .acc = rozbudowę miasta
    .gen = rozbudowy miasta
    .text = Czerwona: tylko na miejscu miasta lub metropolii.
catan-kind-landscape-expansion = Rozbudowa krainy
    .acc = rozbudowę krainy
    .gen = rozbudowy krainy
    .text = Brązowa: po zewnętrznej stronie krainy właściwego rodzaju.
catan-kind-road-expansion = Rozbudowa drogi
    .acc = rozbudowę drogi
    .gen = rozbudowy drogi
    .text = Na drodze, jedna na każdej.
catan-kind-action = Karta akcji
    .acc = kartę akcji
    .gen = karty akcji
    .text = Zagrywana z ręki i odrzucana.
catan-kind-event = Wydarzenie
    .acc = wydarzenie
    .gen = wydarzenia
    .text = Odkrywane przy „?” i odkładane pod stos wydarzeń.

## Klasy kart

catan-class-region = kraina
    .acc = krainę
    .gen = krainy
catan-class-center = karta centralna
    .acc = kartę centralną
    .gen = karty centralnej
catan-class-event = wydarzenie
    .acc = wydarzenie
    .gen = wydarzenia
catan-class-building = budynek
    .acc = budynek
    .gen = budynku
catan-class-unit-knight = rycerz
    .acc = rycerza
    .gen = rycerza
catan-class-unit-fleet = flota
    .acc = flotę
    .gen = floty
catan-class-unit-trade-fleet = flota handlowa
    .acc = flotę handlową
    .gen = floty handlowej
catan-class-unit-other = inna jednostka
    .acc = inną jednostkę
    .gen = innej jednostki
catan-class-wizard = czarodziej
    .acc = czarodzieja
    .gen = czarodzieja
catan-class-attack = atak
    .acc = atak
    .gen = ataku
catan-class-neutral = neutralna
    .acc = neutralną
    .gen = neutralnej
catan-class-defense = obrona
    .acc = obronę
    .gen = obrony

## Punkty i znaczniki

catan-points-victory = punkty zwycięstwa
    .count =
        { $count ->
            [one] { $count } punkt zwycięstwa
            [few] { $count } punkty zwycięstwa
            [many] { $count } punktów zwycięstwa
           *[other] { $count } punktu zwycięstwa
        }
catan-points-strength = punkty siły
    .count =
        { $count ->
            [one] { $count } punkt siły
            [few] { $count } punkty siły
            [many] { $count } punktów siły
           *[other] { $count } punktu siły
        }
catan-points-tournament = punkty turniejowe
    .count =
        { $count ->
            [one] { $count } punkt turniejowy
            [few] { $count } punkty turniejowe
            [many] { $count } punktów turniejowych
           *[other] { $count } punktu turniejowego
        }
catan-points-commerce = punkty handlu
    .count =
        { $count ->
            [one] { $count } punkt handlu
            [few] { $count } punkty handlu
            [many] { $count } punktów handlu
           *[other] { $count } punktu handlu
        }
catan-token-knight = znacznik rycerza
    .acc = znacznik rycerza
    .gen = znacznika rycerza
catan-token-windmill = znacznik wiatraka
    .acc = znacznik wiatraka
    .gen = znacznika wiatraka

## Towary w siedzibach handlarzy

catan-good-coin = moneta
    .count =
        { $count ->
            [one] { $count } moneta
            [few] { $count } monety
            [many] { $count } monet
           *[other] { $count } monety
        }
catan-good-paper = papier
    .count =
        { $count ->
            [one] { $count } papier
            [few] { $count } papiery
            [many] { $count } papierów
           *[other] { $count } papieru
        }
catan-good-cloth = sukno
    .count =
        { $count ->
            [one] { $count } sukno
            [few] { $count } sukna
            [many] { $count } sukien
           *[other] { $count } sukna
        }

## Gdzie leży karta

catan-side-own = we własnym księstwie
catan-side-opponent = w księstwie przeciwnika (obca karta)
catan-side-none = w żadnym księstwie
catan-place-any-site = miejsce osady lub miasta
catan-place-city-site = miejsce miasta
catan-place-metropolis-site = miejsce metropolii
catan-place-region-outer = zewnętrzna strona krainy
catan-place-road = droga
catan-place-axis-end = koniec osi
catan-place-open-road-end = wolny koniec drogi
catan-place-on-settlement = na osadzie
catan-place-on-city = na mieście
catan-place-region-slot = miejsce na krainę
catan-place-event-deck = stos wydarzeń
catan-place-on-stack-or-discard = na stosie lub stosie kart odrzuconych
catan-place-on-building = na budynku
catan-place-discard-after-use = odrzucana po użyciu

## Kiedy karta działa

catan-timing-static = stale
catan-timing-build = przy budowie
catan-timing-turn-start = na początku tury
catan-timing-before-dice = przed rzutem
catan-timing-brigand = przy zbójcach
catan-timing-windmill = przy wiatraku
catan-timing-tournament = przy turnieju
catan-timing-sun = przy słońcu
catan-timing-question = przy „?”
catan-timing-event = przy wydarzeniu
catan-timing-production = przy produkcji
catan-timing-action-phase = w fazie akcji
catan-timing-reaction = jako reakcja
catan-timing-hand-phase = w fazie dobierania

## Arkusz karty

catan-label-cost = Koszt
catan-label-free = za darmo
catan-label-points = Punkty
catan-label-requires = Wymaga jednego z
catan-label-forbids = Nie obok
catan-label-condition = Warunek
catan-label-place = Miejsce
catan-label-timing = Działa
catan-label-copies = Egzemplarze
catan-label-set = Zestaw
catan-label-rulings = Uwagi
catan-label-why = Powód
catan-limit-per-player = najwyżej { $count } na gracza
catan-limit-per-principality = najwyżej { $count } w księstwie
catan-tournament-only = Tylko w grze turniejowej.
catan-working-name = Nazwa robocza: w tym języku nie jest znana drukowana nazwa.
    .mark = nazwa robocza

## Skąd pochodzi liczba

catan-provenance-printed = drukowana
    .text = Ta liczba jest znana z drukowanej karty.
catan-provenance-reconstructed = zrekonstruowana
    .text = Drukowana liczba jest nieznana; tę wybraliśmy sami. Własny plik kart może ją zastąpić.
catan-provenance-mixed = częściowo zrekonstruowane
    .text = Niektóre z tych liczb są znane z drukowanej karty, pozostałe wybraliśmy sami. Własny plik kart może je zastąpić.
