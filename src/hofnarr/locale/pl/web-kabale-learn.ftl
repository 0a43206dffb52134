### Nauka Kabale w przeglądarce: laboratorium kolumn, strony zasad i kart, pierwsza gra.

## Kolory: tak nazywają się gracze w laboratorium

guide-colour-G = Czerwony
guide-colour-A = Niebieski
guide-colour-O = Złoty
guide-colour-V = Zielony
guide-colour-P = Fioletowy
guide-colour-S = Czarny

## Strona zasad

book-part-play = Jak przebiega runda
book-part-now = Karty, które działają od razu
book-part-award = Rozstrzyganie kolumny
book-part-end = Koniec gry
book-part-table = Przy twoim stole

## Strony kart

deck-title = Wszystkie 25 kart
deck-about = Każdy gracz ma te same 25 kart we własnym kolorze.
deck-kind-plain = Tylko liczba
deck-kind-now = Działają od razu
deck-kind-award = Przy rozstrzyganiu
deck-colour = W czyim kolorze
deck-try = Wypróbuj w laboratorium
    .label = Wypróbuj w laboratorium: { $card }

## Laboratorium kolumn

lab-title = Laboratorium kolumn
lab-target = Karta celu
lab-domain = Dziedzina
lab-points = Punkty
lab-column = Kolumna
lab-empty = Dotknij karty: trafi na dół kolumny.
lab-foot = Dotknij karty: trafi na dół. Dotknij wiersza, by go przesunąć.
# Karta gracza $player leży pod jego Czapką-niewidką.
lab-foot-cloak = Teraz dotknij karty, która leży pod Czapką-niewidką ({ $player }).
lab-cancel = Jednak nie
lab-row = { $place }. { $card } ({ $player })
lab-row-hidden = pod Czapką-niewidką
lab-row-counts = liczy się za { $number }
lab-row-removed = usunięta
# Obok karty, w bardzo niewielu słowach.
lab-note-wizard = usuwa ją Czarodziej
lab-note-witch = usuwa ją Wiedźma
lab-note-no-number = bez liczby
lab-note-home = u siebie
lab-note-others =
    { $by } za { $count ->
        [one] { $count } inną
        [few] { $count } inne
       *[many] { $count } innych
    }
lab-note-dragon =
    { $by } { $count ->
        [one] Smok
        [few] Smoki
       *[many] Smoki
    }
lab-note-romeo = { $by } z Julią
lab-note-copy = jak { $card } ({ $player })
lab-note-floor = nie poniżej 0
lab-note-musketeers = inne karty nie działają
lab-note-removes =
    { $count ->
        [0] nic nie usuwa
        [one] usuwa { $count } kartę
        [few] usuwa { $count } karty
       *[many] usuwa { $count } kart
    }
lab-note-cancelled = znoszą się nawzajem
lab-note-pair = para wygrywa
lab-note-beggar = wygrywa najniższa suma
lab-note-strikes = cudze karty tracą po 2
lab-note-nearest = leży najbliżej
lab-note-farthest = leży najdalej
lab-remove = Wyjmij z kolumny: { $card } ({ $player })
lab-grip = Przeciągnij, by przesunąć
lab-up = Wyżej
    .label = Przesuń wyżej: { $card } ({ $player })
lab-down = Niżej
    .label = Przesuń niżej: { $card } ({ $player })
lab-hide = Pod Czapką-niewidką
    .label = { $card } ({ $player }) leży pod Czapką-niewidką
lab-slip = Karta pod nią
    .label = Karta pod nią: Czapka-niewidka ({ $player })
lab-card-page = Tekst karty
    .label = Tekst karty { $card }
lab-palette = Karty
lab-palette-fold = Zwiń karty
    .unfold = Pokaż karty
lab-whose = Czyja karta
lab-used = już leży w kolumnie
lab-added = { $card } ({ $player }) leży w kolumnie na miejscu { $place }.
lab-moved = { $card } ({ $player }) leży teraz na miejscu { $place }.
lab-removed = { $card } ({ $player }) nie leży już w kolumnie.
lab-undo = Cofnij
lab-clear = Wyczyść
lab-cleared = Kolumna jest znowu pusta.
lab-share = Udostępnij
    .title = Kabale: kto wygra w tej kolumnie?
    .link = Link do tej kolumny
    .copy = Kopiuj
    .code = Kod QR z linkiem do tej kolumny
lab-options = Opcje
lab-colours = Kolory przy twoim stole
lab-colours-note = Co najmniej dwa; kolor zostaje, dopóki jego karty leżą w kolumnie.
lab-verdict = Werdykt
lab-verdict-empty = Nie ma kart, nie ma sporu.
    .text = Werdykt pojawi się tu, gdy w kolumnie znajdzie się pierwsza karta.
lab-verdict-asking = Chwileczkę …
lab-verdict-offline = Serwer nie odpowiada.
    .text = Reguły są na serwerze, nie na tej stronie. Kolumna zostaje; spróbuj ponownie, gdy wróci połączenie.
lab-verdict-failed = Serwer nie zdołał rozstrzygnąć tej kolumny.
lab-try-again = Spróbuj ponownie
lab-why = Krok po kroku
lab-story = Pokaż jako opowieść
    .close = Wróć do kolumny
# Otwartego linku nie da się odczytać. $what: ten jego kawałek, który jest błędny.
lab-link-bad = Ten link nie pokazuje żadnej kolumny: { $why } Tutaj możesz zacząć nową.
lab-link-version = powstał w nowszym Hofnarrze (wersja { $what }).
lab-link-shape = nie wygląda na jeden z naszych („{ $what }”).
lab-link-target = nie ma karty celu „{ $what }”.
lab-link-colours = „{ $what }” nie oznacza od dwóch do sześciu kolorów.
lab-link-card = „{ $what }” nie jest kartą.
lab-link-twice = karta „{ $what }” występuje w nim dwa razy.
lab-link-hidden = karta „{ $what }” jest ukryta, ale tuż nad nią nie leży Czapka-niewidka jej koloru.
lab-link-stranger = kolor karty „{ $what }” nie gra.
lab-link-options = „{ $what }” to nie są opcje tej gry.

## Pierwsza gra: Błazen gra z tobą i uczy. Każdy krok ma tytuł, krótki tekst, a gdzie prosi o ruch, także
## podpowiedź po niewłaściwym ruchu.

tutorial-title = Pierwsza gra z Błaznem
tutorial-theatre = Koniec rundy. Zobacz, jak rozstrzyga się każdą kolumnę: strzałki prowadzą krok po kroku, możesz też przeskoczyć naprzód.
tutorial-welcome = Witaj na dworze
    .text = Jestem Błaznem i chodzi nam o to samo: o mosiężne karty celu tam w górze. Każda należy do jakiejś dziedziny i daje punkty. Pod każdą rośnie kolumna kart; kto jest w niej najsilniejszy, zdobywa kartę celu.
tutorial-place = Połóż kartę
    .text = Karty kładzie się zakryte. Dotknij swojego Króla, a potem kolumny pod Muzyką. Wyższej liczby niż dwadzieścia nie ma.
    .nudge = Prawie! Najpierw Król na twojej ręce, potem kolumna pod Muzyką.
tutorial-uncover = Zakrywanie odkrywa
    .text = Pod twoim Królem leży teraz moja karta i to go odkryło. Tak jest zawsze: zakryta leży tylko karta na samym dole. Jaka jest moja, zobaczysz wkrótce.
tutorial-home = U siebie
    .text = Profesje liczą się za 8, ale pod własną dziedziną za 12. Twój Handlarz jest u siebie pod Handlem: połóż go tam.
    .nudge = Handlarz chce do domu: połóż go pod Handlem.
tutorial-fulfil = Wypełnij kolumny
    .text = Kolumna jest wypełniona, gdy ma tyle kart, ile punktów ma jej karta celu. Handel ma już swoje dwie. Gdy wszystkie kolumny są wypełnione, runda się kończy. Połóż więc Alchemika pod Muzyką jako trzecią kartę.
    .nudge = Poproszę Alchemika pod Muzykę. Handel ma już dość kart.
tutorial-award = Kto co zdobywa
    .text = Wszystkie karty się odkrywa i każdy sumuje swoje. Pod Handlem twój Handlarz dał 12, mój Fechtmistrz, daleko od domu, tylko 8. Pod Muzyką było 28 do 12. Obie karty celu są twoje!
tutorial-now = Karty, które uderzają od razu
    .text = Nowa runda; pod Religią leży już moja karta. Karty z błyskawicą działają w chwili odkrycia. Połóż pod moją kartą swojego Skrytobójcę i czekaj.
    .nudge = Z innymi cierpliwości: Skrytobójca, pod Religię.
tutorial-killed = Au
    .text = Najpierw odkrył się mój Król. Potem moja Królowa odkryła twojego Skrytobójcę i już jej nie było: leży na moim stosie kart odrzuconych. Skrytobójca zostaje, odkryty i teraz niegroźny. Ale ten Król wciąż ci przeszkadza, prawda?
tutorial-wizard = Karty na rozstrzygnięcie
    .text = Karty z rzymską liczbą albo kropką działają na końcu, gdy kolumna jest rozstrzygana. Jedyny Czarodziej usuwa wtedy każdą kartę od 10 wzwyż, a więc i mojego Króla. Połóż Czarodzieja pod Religią.
    .nudge = Czarodziej idzie pod Religię, tam gdzie mój Król.
tutorial-traitor = Twój własny Zdrajca
    .text = Przenoszę się pod Uprawę roli. Połóż tam pod moją kartą swojego Zdrajcę. On też działa, gdy zostanie odkryty.
    .nudge = Zdrajca, pod Uprawę roli, tuż pod moją kartę.
tutorial-swap = Moja tura, twoja decyzja
    .text = Twój Zdrajca jest odkryty, więc decydujesz ty, choć to moja tura: może zamienić dwie karty celu. W pierwszej kolumnie rządzi twój Czarodziej, a Uprawa roli jest warta więcej. Dotknij pierwszej kolumny, by zamienić.
    .nudge = Zamień z pierwszą kolumną: tam Czarodziej da ci więcej.
tutorial-removed = Czary w akcji
    .text = Mój Król zniknął, 9½ Skrytobójcy oprze się wszelkim czarom, i z sumą 16½ masz Uprawę roli 3. Mój Pan na włościach, nagle nie u siebie, dał mi jednak Religię 2. Sprawiedliwie.
tutorial-domains = Sześć dziedzin
    .text = Przeskoczmy do ostatniej tury szóstej rundy. Na końcu liczą się wszystkie twoje punkty. Mając jednak karty celu z każdej dziedziny, możesz najlepszą z każdej policzyć podwójnie, minus 1 za każdą dodatkową. Brakuje ci tylko Fechtunku. Mnie też.
tutorial-last = Twoja ostatnia karta
    .text = Pod Fechtunkiem, tuż pod twoim Śpiewakiem, leży coś mojego. Która z twoich kart liczy się tam najwięcej? Połóż ją.
    .nudge = Obawiam się, że to za mało. Która z nich jest pod Fechtunkiem u siebie?
tutorial-end = Dwór jest twój
    .text = Masz 17 punktów, ja 22. Twoje pochodzą jednak ze wszystkich sześciu dziedzin i liczą się podwójnie: 34. Więcej wiedzieć nie trzeba; reszty nauczą cię karty.
