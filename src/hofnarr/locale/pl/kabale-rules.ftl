### Strona z zasadami gry Kabale und Hiebe w kolejności czytania; potem interpretacje, opcje, wydania, słowniczek.

rules-title = Zasady gry Kabale und Hiebe
rules-unofficial = Hofnarr to nieoficjalny projekt fanów; nazwy gry i jej kart należą do ich właścicieli.

rules-material = Elementy gry
    .body =
        Kabale und Hiebe to gra Lutza Stepponata (2006) dla 2–6 graczy. Ukazała się też jako Ruse & Bruise, De cape et d’épée, Bedriegers bedrogen i Královské rošády.

        • Karty wpływu: wszyscy mają takie same 25 kart, każdy we własnym kolorze.
        • Karty celu: 36 kart z sześciu dziedzin, którymi są Alchemia, Fechtunek, Uprawa roli, Handel, Religia i Muzyka. W każdej dziedzinie są karty celu warte 1, 2, 3, 3, 4 i 5 punktów.

        Sześć kart wpływu to profesje, po jednej na dziedzinę: Alchemik (Alchemia), Fechtmistrz (Fechtunek), Pan na włościach (Uprawa roli), Handlarz (Handel), Kardynał (Religia) i Śpiewak (Muzyka). Profesja ma liczbę 8, ale pod kartą celu własnej dziedziny 12.

        Tam, gdzie wydane instrukcje są sprzeczne albo milczą, stosujemy numerowane interpretacje, od (R1) do (R13). Każdą można odszukać pod jej numerem.

rules-setup = Przygotowanie
    .body =
        • Każdy gracz tasuje swoje 25 kart wpływu w zakryty stos i dobiera z niego 3 karty na rękę.
        • Wszystkie karty celu tasuje się i odlicza po 6 zakrytych na gracza: to stos kart celu. Pozostałe zostają poza grą i nikt ich nie ogląda.
        • Gra trwa sześć rund. Na początku każdej wykłada się obok siebie tyle kart celu, ilu jest graczy. Każda z nich stoi na czele jednej kolumny (polskie tłumaczenie instrukcji nazywa ją rzędem); karty wpływu dokłada się pod nią, z góry na dół.
        • Pierwszą rundę zaczyna gracz siedzący na pierwszym miejscu albo wylosowany, zależnie od umowy przy stole. (Według wydanych instrukcji zaczyna najmłodszy.)

rules-turn = Tura
    .body =
        Gracz w swojej turze wykonuje kolejno te kroki:

        1. Położenie. Kładzie jedną kartę z ręki, zakrytą, na dole dowolnej kolumny, która nie jest zamknięta. Nie wolno pasować.
        2. Odkrycie. Jeśli karta bezpośrednio nad nią jest zakryta, odkrywa ją, do kogokolwiek należy. Karta ukryta pod Czapką-niewidką pozostaje ukryta.
        3. Działanie. Jeśli odkryta karta jest kartą natychmiastową, od razu wykonuje się to, co ona nakazuje.
        4. Dobranie jednej karty. Jeśli stos gracza jest pusty, gracz najpierw tasuje swój stos kart odrzuconych w nowy stos.
        5. Sprawdzenie. Jeśli teraz wszystkie kolumny są wypełnione, runda się kończy. W przeciwnym razie tura przechodzi na następnego gracza, zgodnie z ruchem wskazówek zegara.

        Zakryta leży więc tylko karta na samym dole kolumny oraz karta ukryta pod Czapką-niewidką.

rules-fulfilled = Wypełnione kolumny
    .body =
        Kolumna jest wypełniona, dopóki leży w niej co najmniej tyle kart, ile punktów ma jej karta celu, albo dopóki zamyka ją Burza.

        Liczy się zawsze stan obecny: kolumna przestaje być wypełniona, jeśli przez Skrytobójcę, odejście Odkrywcy lub zamianę dokonaną przez Zdrajcę znów brakuje w niej kart. Do wypełnionej kolumny wolno dokładać dalej, o ile nie jest zamknięta.

        To, czy wszystkie kolumny są wypełnione, sprawdza się dopiero wtedy, gdy odkryta karta została w pełni rozpatrzona, a gracz dobrał kartę na koniec swojej tury (R1). Jeśli karta, która wypełniłaby ostatnią kolumnę, odkryje Skrytobójcę, przepada, a runda trwa dalej.

rules-now-cards = Pięć kart natychmiastowych
    .body =
        Odkrywca, Skrytobójca, Burza, Czapka-niewidka i Zdrajca działają w chwili, gdy w trakcie rundy odkryje je inna karta, a nigdy na końcu rundy.

        W przypadku Czapki-niewidki i Zdrajcy decyduje właściciel karty, nawet jeśli nie jest to jego tura. W jednej turze zapada najwyżej jedna taka decyzja.

rules-explorer = Odkrywca
    .body =
        Odkrywca przechodzi do najbliższej kolumny po prawej, z ostatniej do pierwszej; kolumny zamknięte przez Burzę omija. Tam leży znów zakryty na dole i odkrywa kartę nad sobą, jeśli jest zakryta; odkryta w ten sposób karta natychmiastowa także działa. W kolumnie, którą opuścił, nic więcej się nie zmienia.

        Jeśli wszystkie inne kolumny są zamknięte, najbliższą otwartą kolumną jest jego własna: Odkrywca trafia na jej dół i odkrywa właśnie tę kartę, która odkryła jego (R2).

        Każdy Odkrywca podróżuje najwyżej raz na turę. Jeśli w tej samej turze zostanie odkryty ponownie, po prostu pozostaje na miejscu, odkryty (R3).

rules-assassin = Skrytobójca
    .body =
        Karta, która odkryła Skrytobójcę, czy to właśnie położona, czy przybywający Odkrywca, trafia natychmiast odkryta na stos kart odrzuconych swojego właściciela.

        Karty położone później pod odkrytym Skrytobójcą są bezpieczne.

rules-storm = Burza
    .body =
        Kolumna jest zamknięta: nie można już do niej dołożyć żadnej karty i uznaje się ją za wypełnioną. Odkrywcy ją omijają.

        Karta, która odkryła Burzę, pozostaje w kolumnie.

rules-cloak = Czapka-niewidka
    .body =
        Właściciel może wsunąć pod Czapkę-niewidkę jedną zakrytą kartę z ręki, po czym od razu dobiera jedną kartę (R13). Wsunięta karta pozostaje ukryta do końca rundy, cokolwiek zostanie później położone poniżej.

        Jest kartą kolumny jak każda inna: liczy się do wypełnienia, dla Eremity i Małego Giganta oraz do sumy swojego właściciela (R4). W kolejności kolumny następuje zaraz po Czapce-niewidce.

        Kto nie ma kart na ręce, nie ma o czym decydować.

rules-traitor = Zdrajca
    .body =
        Właściciel może zamienić kartę celu kolumny, w której leży Zdrajca, z kartą celu dowolnej innej kolumny, także wypełnionej lub zamkniętej. Karty wpływu pozostają na swoich miejscach.

        Jeśli po tym wszystkie kolumny są wypełnione, runda kończy się wraz z tą turą.

rules-running-out = Gdy zabraknie kart
    .body =
        Wszystko to reguluje interpretacja (R5):

        • Jeśli i stos, i stos kart odrzuconych gracza są puste, nic się nie dobiera.
        • Gracza bez kart na ręce się pomija.
        • Jeśli nikt nie ma karty na ręce, runda się kończy, a każdą kolumnę rozstrzyga się tak, jak leży. Uznaje się, że rundę zakończył gracz, który położył ostatnią kartę.
        • Przed każdą rundą oprócz pierwszej wszyscy, począwszy od pierwszego miejsca, uzupełniają rękę do 3 kart, w razie potrzeby tasując na nowo. W zwykłej grze wszyscy i tak mają pełną rękę.

        Kolumna może rosnąć bez ograniczeń, w razie potrzeby aż do wszystkich kart wszystkich graczy.

rules-awarding = Koniec rundy
    .body =
        Wszystkie karty, które są jeszcze zakryte, zostają odkryte; karty natychmiastowe już nie działają. Następnie rozstrzyga się kolumny jedna po drugiej, od lewej. W każdej wykonuje się sześć kroków w tej kolejności:

        1. Muszkieterowie
        2. Czarodziej
        3. Wiedźma
        4. Królewicz i Paź
        5. Ustalenie liczb
        6. Przyznanie karty celu

        Usunięta karta od tej chwili do niczego się nie liczy.

rules-musketeers = Krok 1: Muszkieterowie
    .body =
        Jeśli w kolumnie leży co najmniej jedna karta Muszkieterów, żadna inna karta nie ma tam zdolności specjalnej, a obowiązują liczby wydrukowane. Przechodzi się od razu do kroku 6.

        Sześć profesji zachowuje pod własną dziedziną liczbę 12, bo nie jest to zdolność specjalna. Sobowtór nie ma liczby.

rules-wizard = Krok 2: Czarodziej
    .body =
        Jeśli w kolumnie jest dokładnie jeden Czarodziej, usuwa każdą kartę z liczbą 10 lub większą. Dwóch lub więcej Czarodziejów znosi się nawzajem i nic nie zostaje usunięte.

        Dla Czarodzieja i Wiedźmy liczy się wydrukowana liczba: dla profesji 8 lub 12, dla Sobowtóra wydrukowana liczba, którą w tej chwili przejmuje, bez względu na to, jak przy stole umówiono się co do Sobowtórów. Karta bez liczby zostaje. Każde z nich usuwa wszystkie te karty jednocześnie (R6).

rules-witch = Krok 3: Wiedźma
    .body =
        Jeśli w kolumnie jest dokładnie jedna Wiedźma, usuwa każdą kartę z liczbą 9 lub mniejszą, oprócz siebie. Dwie lub więcej Wiedźm znosi się nawzajem i nic nie zostaje usunięte.

        Skrytobójca ze swoim 9½ opiera się i Czarodziejowi, i Wiedźmie. Sobowtór pokazujący jej liczbę 1 zostaje usunięty: oszczędzona jest tylko ona sama (R7).

rules-pair = Krok 4: Królewicz i Paź
    .body =
        Jeśli w kolumnie wciąż leżą Królewicz i Paź jednego koloru, ich gracz zdobywa kartę celu, cokolwiek jeszcze tam leży, nawet Żebrak.

        Jeśli takich par jest kilka, wygrywa ta, której Królewicz lub Paź leży najbliżej karty celu. Sumy mimo to się oblicza i pokazuje.

rules-numbers = Krok 5: Ustalenie liczb
    .body =
        Kolejność nie ma tu znaczenia:

        • Eremita: 12, minus 1 za każdą inną kartę w kolumnie.
        • Mały Gigant: 2, plus 3 za każdą inną kartę w kolumnie.
        • Romeo: 5 albo 15, jeśli w kolumnie leży Julia tego samego koloru.
        • Sobowtór: przejmuje wydrukowaną liczbę najbliższej karty, która pod nim została, pomijając inne Sobowtóry; dla profesji jest to 8 lub 12. Nie przejmuje zdolności specjalnej: nad Eremitą liczy się za 12, nad Małym Gigantem za 2, nad Romeem za 5, nad Czapką-niewidką za 0. Jeśli nie leży pod nim żadna karta, nie ma liczby (R8).
        • Smok: każda karta innych graczy w kolumnie traci 2. Każdy Smok działa z osobna.

        Wszystkie inne karty liczą się tak, jak wydrukowano: Król 20, Królowa 16, Julia i Królewicz 14, Odkrywca 13, Smok i Muszkieterowie 11, Zdrajca 10, Skrytobójca 9½, Burza 9, Czarodziej 7, Żebrak 4, Paź 2, Wiedźma 1, Czapka-niewidka 0, a każda profesja 8 lub 12.

        Żadna liczba nie spada poniżej 0, chyba że przy stole gra się bez tego ograniczenia (R9). Usunięte karty do niczego się nie liczą.

rules-award = Krok 6: Przyznanie karty celu
    .body =
        Każdy gracz sumuje liczby swoich kart w kolumnie. Kartę celu zdobywa gracz z najwyższą sumą. Przy remisie wygrywa ten z remisujących, którego karta leży najbliżej karty celu; liczy się do tego każda jego karta, która została w kolumnie, nawet Sobowtór bez liczby.

        Jeśli działa Żebrak, wygrywa natomiast gracz z najniższą sumą, a przy remisie ten, którego karta leży najdalej od karty celu. Żebrak działa, jeśli nie został usunięty i w kolumnie nie leżą Muszkieterowie.

        Udział bierze tylko ten, kto ma co najmniej jedną kartę z liczbą. Sama Czapka-niewidka bierze udział z sumą 0 albo niższą, gdzie liczby mogą spadać poniżej 0 (R9); sam Sobowtór bez liczby nie bierze udziału (R10). Jeśli nikt nie bierze udziału, karta celu opuszcza grę (R11).

rules-after-round = Po rundzie
    .body =
        Zdobyte karty celu leżą zakryte przed swoimi właścicielami. Wszystkie karty wpływu z kolumn, także usunięte, trafiają na stosy kart odrzuconych swoich właścicieli.

        Następną rundę zaczyna gracz po lewej stronie tego, którego tura zakończyła rundę.

rules-end = Koniec gry
    .body =
        Po sześciu rundach każdemu graczowi liczy się lepszy z dwóch wyników:

        • suma punktów wszystkich zdobytych kart celu albo
        • jeśli ma karty celu ze wszystkich sześciu dziedzin: podwojona suma po jednej karcie celu z każdej dziedziny, minus 1 za każdą dodatkową kartę celu. Najlepiej wziąć z każdej dziedziny najwyższą.

        Wygrywa gracz z najwyższym wynikiem. Gracze z równym najwyższym wynikiem dzielą się zwycięstwem (R12).

rules-examples = Przykłady
    .body =
        Rozstrzyganie kolumny:

        • Pod Muzyką wartą 3 punkty leżą, od karty celu w dół: niebieska Królowa, czerwony Handlarz, czerwony Kardynał. Jest 16 do 16; niebieski leży bliżej karty celu i ją zdobywa.
        • Pod Muzyką leżą czerwony Czarodziej i niebieski Król. Król zostaje usunięty, a czerwony wygrywa z sumą 7.

        Punktacja końcowa:

        • Sześć kart celu, po jednej z każdej dziedziny: 3 + 2 + 2 + 3 + 1 + 2 = 13, podwojone 26. (Niemiecka instrukcja podaje tę sumę jako 15, to błąd drukarski.)
        • Pięć kart celu z czterech dziedzin: 4 + 3 + 4 + 4 + 5 = 20. Niczego się nie podwaja.
        • Siedem kart celu ze wszystkich dziedzin: najlepsze z każdej dają 1 + 4 + 5 + 2 + 2 + 1 = 15, podwojone 30, minus 1 za dodatkową kartę celu: 29.

rules-options = Opcje
    .body =
        Przed grą można się przy stole umówić inaczej. Każdy zapis gry podaje swoje opcje w całości. Wartość domyślna jest zawsze pierwsza.

        • Kto zaczyna następną rundę: gracz po lewej stronie tego, kto rundę zakończył, albo po lewej stronie tego, kto ją zaczął. To drugie podaje polskie tłumaczenie.
        • Najniższa liczba: żadna liczba nie spada poniżej 0 albo nie ma ograniczenia. Oficjalna czeska instrukcja podaje 0 jako minimum. Niemiecka i polska je zakładają: najniższą sumą jest w nich 0 samej Czapki-niewidki. Gra bez ograniczenia to zasada domowa, której nie ma w żadnej instrukcji.
        • Co przejmuje Sobowtór: wydrukowaną liczbę albo bieżącą, czyli po uwzględnieniu Eremity, Małego Giganta i Romea, ale jeszcze bez Smoków. Według tej drugiej zasady gra się przy wielu stołach.
        • Jedynki przy dwóch graczach: karty celu warte 1 zostają w grze albo przy dwóch graczach wracają do pudełka. To drugie jest domową zasadą graczy z wydaniem francuskim.

rules-editions = Wydania
    .body =
        Wydanie to zestaw opcji pod wspólną nazwą:

        • Standardowe: wszystkie opcje mają wartości domyślne.
        • Niemieckie: to samo co standardowe.
        • Polskie: następną rundę zaczyna gracz po lewej stronie tego, kto zaczął poprzednią.
        • Francuskie: przy dwóch graczach karty celu warte 1 zostają w pudełku.

rules-knowledge = Co wolno wiedzieć wszystkim
    .body =
        Tajne są karty na rękach, kolejność kart w stosach, stos kart celu i nieużyte karty celu, a także to, jakie karty leżą w kolumnach zakryte lub ukryte. Własną rękę oraz własne karty zakryte i ukryte każdy oczywiście zna.

        Jawne jest wszystko, co kiedykolwiek leżało odkryte, tak jakby każdy miał doskonałą pamięć:

        • O każdym graczu wiadomo, których jego kart jeszcze nie widziano. Jest to zawsze jeden zbiór: stos, ręka oraz jego karty zakryte i ukryte łącznie, nigdy osobno.
        • Po ponownym tasowaniu wszyscy wiedzą ponadto, które karty weszły do nowego stosu.
        • Odkrywca, który podróżował, leży zakryty, ale pozostaje znany.
        • Ofiara Skrytobójcy trafia na stos kart odrzuconych odkryta, jest więc znana.
        • Wszyscy wiedzą, kto zdobył które karty celu. Leżą one na stole zakryte; to, czy pokazuje się je jawnie, ustala się przy stole.

## Interpretacje

ruling-R1 = Kiedy sprawdza się koniec rundy
    .text = To, czy wszystkie kolumny są wypełnione, sprawdza się dopiero wtedy, gdy odkryta karta została w pełni rozpatrzona, a gracz dobrał kartę na koniec swojej tury.
ruling-R2 = Odkrywca nie ma dokąd iść
    .text = Jeśli wszystkie inne kolumny są zamknięte, najbliższą otwartą kolumną Odkrywcy jest jego własna. Trafia na jej dół i odkrywa kartę, która odkryła jego.
ruling-R3 = Jedna podróż na turę
    .text = Każdy Odkrywca podróżuje najwyżej raz na turę. Jeśli w tej samej turze zostanie odkryty po raz drugi, po prostu pozostaje na miejscu, odkryty; inaczej Odkrywcy mogliby wędrować bez końca.
ruling-R4 = Ukryta karta się liczy
    .text = Karta ukryta pod Czapką-niewidką jest kartą kolumny jak każda inna. Liczy się do wypełnienia, dla Eremity i Małego Giganta oraz do sumy swojego właściciela.
ruling-R5 = Gdy zabraknie kart
    .text = Jeśli i stos, i stos kart odrzuconych są puste, nic się nie dobiera, a gracza bez kart na ręce się pomija. Jeśli nikt nie ma karty, runda się kończy, jak gdyby zakończył ją gracz, który ostatni położył kartę, a każdą kolumnę rozstrzyga się tak, jak leży. Przed każdą kolejną rundą wszyscy, począwszy od pierwszego miejsca, uzupełniają rękę do 3 kart.
ruling-R6 = Liczby dla Czarodzieja i Wiedźmy
    .text = Decyduje wydrukowana liczba: dla profesji 8 lub 12, dla Sobowtóra wydrukowana liczba, którą w tej chwili przejmuje, bez względu na to, jak przy stole umówiono się co do Sobowtórów. Karta bez liczby zostaje. Każde z nich usuwa wszystkie te karty jednocześnie.
ruling-R7 = Sobowtór Wiedźmy
    .text = Sobowtóra pokazującego jej liczbę 1 Wiedźma usuwa. Oszczędzona jest tylko ona sama.
ruling-R8 = Co przejmuje Sobowtór
    .text = Przejmuje wydrukowaną liczbę najbliższej karty, która pod nim została (dla profesji 8 lub 12), pomijając inne Sobowtóry; jeśli nic pod nim nie leży, nie ma liczby. Nie przejmuje zdolności specjalnej: nad Eremitą liczy się za 12, nad Małym Gigantem za 2, nad Romeem za 5, nad Czapką-niewidką za 0. Przy stole można się zamiast tego umówić na bieżącą liczbę.
ruling-R9 = Nigdy poniżej zera
    .text = Żadna liczba nie spada poniżej 0, ani przez Smoki, ani u Eremity w długiej kolumnie. Przy stole można się umówić na grę bez tego ograniczenia.
ruling-R10 = Kto bierze udział
    .text = Udział w rozstrzyganiu bierze tylko gracz, który ma w kolumnie co najmniej jedną kartę z liczbą. Sama Czapka-niewidka bierze udział z sumą 0 albo niższą, gdzie liczby mogą spadać poniżej 0 (R9); sam Sobowtór bez liczby nie bierze udziału.
ruling-R11 = Nikt nie bierze udziału
    .text = Jeśli nikt nie bierze udziału w rozstrzyganiu kolumny, jej karta celu opuszcza grę.
ruling-R12 = Równy wynik
    .text = Gracze z tym samym najwyższym wynikiem dzielą się zwycięstwem.
ruling-R13 = Dobieranie przy Czapce-niewidce
    .text = Kto wsuwa kartę pod Czapkę-niewidkę, od razu dobiera jedną. Tak jest w niemieckiej instrukcji; oficjalna czeska o dobieraniu nie wspomina.

## Opcje

option-next-starter = Kto zaczyna następną rundę
    .text = Gracz po lewej stronie tego, którego tura zakończyła rundę, albo po lewej stronie tego, kto ją zaczął.
option-lowest-number = Najniższa liczba
    .text = Czy liczba może spaść poniżej 0, przez Smoki albo u Eremity w długiej kolumnie.
option-double-copies = Co przejmuje Sobowtór
    .text = Liczbę wydrukowaną na karcie pod nim albo jej bieżącą liczbę po Eremicie, Małym Gigancie i Romeu, ale przed Smokami.
option-ones-with-two = Jedynki przy dwóch graczach
    .text = Czy karty celu warte 1 zostają w grze, gdy grają tylko dwie osoby.
value-after-ender = Po lewej stronie tego, kto rundę zakończył
value-after-starter = Po lewej stronie tego, kto rundę zaczął
value-zero = Nigdy poniżej 0
value-unbounded = Bez ograniczeń
value-printed = Wydrukowana liczba
value-current = Bieżąca liczba
value-keep = Zostają w grze
value-remove = Zostają w pudełku

## Wydania

edition-standard = Standardowe
    .text = Wszystkie opcje mają wartości domyślne.
edition-german = Niemieckie
    .text = Jak niemiecki oryginał: gra się tak samo jak w wydaniu standardowym.
edition-polish = Polskie
    .text = Jak polskie tłumaczenie: następną rundę zaczyna gracz po lewej stronie tego, kto zaczął poprzednią.
edition-french = Francuskie
    .text = Domowa zasada graczy z wydaniem francuskim: przy dwóch graczach karty celu warte 1 zostają w pudełku.

## Słowniczek

term-influence-card = karta wpływu
term-target = karta celu
term-domain = dziedzina
term-column = kolumna
term-fulfilled = wypełniony
term-face-down = zakryty
term-face-up = odkryty
term-uncover = odkryć
term-number = liczba
term-ability = zdolność specjalna
term-hand = ręka
term-draw-pile = stos
term-discard-pile = stos kart odrzuconych
term-round = runda
term-turn = tura
term-award = rozstrzygnąć
term-owner = właściciel
