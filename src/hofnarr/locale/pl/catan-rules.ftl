### Strona z zasadami gry karcianej Catan w kolejności czytania. Interpretacje stoją w catan-rulings.ftl.

catan-rules-title = Zasady gry karcianej Catan dla dwóch osób
catan-rules-unofficial = Hofnarr to nieoficjalny projekt fanów; nazwy gry i jej kart należą do ich właścicieli.

catan-rules-words = Pojęcia
    .body =
        Gra karciana Catan to gra Klausa Teubera dla dwóch osób (1996). Strony te dotyczą zestawu podstawowego oraz zestawów tematycznych Rycerze i kupcy, Polityka i intrygi oraz Barbarzyńcy i handlarze, według zasad zmienionych w 2003 roku. Działanie każdej karty podano przy niej; tu są zasady ogólne.

        • Gracz aktywny to ten, którego jest tura i który rzucał kostkami. Drugi jest bierny.
        • Runda to po jednej turze obu graczy.
        • Obca karta leży w księstwie przeciwnika: tam jest gospodarz, a zbudował ją właściciel.
        • „Stos” oznacza stos kart rozbudowy i akcji do dobierania, jeśli nie wymieniono innego.
        • Co z czym sąsiaduje, mówi część o księstwie.

        Tam, gdzie źródła milczą lub są sprzeczne, rozstrzyga numerowana interpretacja, od (C1) do (C129). Każdą można odszukać pod jej numerem.

catan-rules-modes = Tryby gry
    .body =
        • Gra podstawowa: sam zestaw podstawowy, jego 62 karty w 5 stosach. Cel to 12 punktów zwycięstwa.
        • Gra rozszerzona: zestaw podstawowy i jeden zestaw tematyczny, w 4 stosach podstawowych i 2 tematycznych. Cel to 13 punktów zwycięstwa.
        • Gra łączona: zestaw podstawowy i dwa lub trzy zestawy tematyczne, do 13 punktów zwycięstwa.
        • Gra turniejowa: każdy gracz ma własną talię, do 13 punktów zwycięstwa.

        Zmiany z 2003 roku obowiązują w każdym trybie: Szpieg bierze tylko jednostki lub karty akcji, Wojna domowa dotyka tylko rycerzy i flot handlowych, karty mają klasy, kart akcji dotyczy zasada 7 punktów, zbójcy nie napadają w pierwszych dwóch rundach, a kartę wymienia się z tego stosu, pod który się ją kładzie.

        Kto chce poznawać zestawy tematyczne po kolei, zaczyna od zestawu Rycerze i kupcy, potem sięga po Politykę i intrygi, a na koniec po Barbarzyńców i handlarzy.

catan-rules-components = Elementy gry
    .body =
        • Sześć surowców: glina, zboże, drewno, ruda, wełna i złoto. Nie ma dla nich żetonów: karta krainy magazynuje od 0 do 3 własnego surowca i obraca się ją tak, by pokazywała ilość. Bank jest niewyczerpany.
        • 23 krainy, 12 początkowych i 11 w stosie krain, każda z surowcem i liczbą od 1 do 6.
        • Karty centralne: drogi, osady i miasta, oprócz kart początkowych w otwartych zasobach po 7, 5 i 7, oraz Metropolia (Polityka i intrygi).
        • Karty rozbudowy: rozbudowy osady (zielone, na dowolnym miejscu), rozbudowy miasta (czerwone, tylko na miejscach miasta), rozbudowy krainy (brązowe) i rozbudowy drogi. Każda jest budynkiem lub jednostką. Jednostki to rycerze, floty, floty handlowe i inne. Gdzie tekst mówi „flota” bez „handlowa”, oznacza oba rodzaje.
        • Karty akcji, czyli atak, neutralne lub obrona, oraz karty wydarzeń.
        • Kostka produkcji od 1 do 6 i kostka wydarzeń ze ściankami zbójcy, wiatrak, turniej, słońce, „?” i „?” (C9).
        • Znacznik rycerza i znacznik wiatraka, każdy wart dla posiadacza 1 punkt zwycięstwa.

        Liczby krain (C1):

        • Gracz A zaczyna z krainami pole 1, góry 2, pastwisko 3, las 4, wzgórza 5, złotonośna rzeka 6.
        • Gracz B zaczyna z krainami pole 2, góry 3, pastwisko 4, las 5, wzgórza 6, złotonośna rzeka 1.
        • W stosie: pole 3 i 4, góry 4 i 5, pastwisko 5 i 6, las 1 i 6, wzgórza 1 i 2, złotonośna rzeka 3.

catan-rules-setup = Przygotowanie
    .body =
        1. Każdy gracz wykłada drogę z osadą na każdym końcu i swoje sześć krain początkowych, każdą z 1 surowcem, na sześciu rogach w dowolnym układzie (C2). Obaj zaczynają z 2 punktami zwycięstwa; znacznika nie ma nikt.
        2. Wspólny rząd: stos wydarzeń (zakryty), stos krain (zakryty), drogi, osady, miasta, stosy do dobierania (zakryte).
        3. Gra podstawowa: 62 karty rozbudowy i akcji tasuje się w 5 prawie równych stosów (C7).
        4. Gra rozszerzona: usuwa się karty wykluczone i wykłada karty odkryte, czyli ofertę (C5, C44). Pozostałe karty podstawowe tasuje się w 4 stosy, pozostałe tematyczne w 2 stosy, a wydarzenia zestawu tematycznego w stos wydarzeń.
        5. Kto zaczyna, rozstrzyga kostka (C3). Wybiera on stos, przegląda go bez zmiany kolejności i bierze dokładnie 3 karty. Potem drugi robi to samo z innym stosem (C4).

        Co zestawy tematyczne zmieniają w grze rozszerzonej:

        • Rycerze i kupcy (30 kart): wykluczone są 2 Inkwizycje, oferty nie ma. 62 karty podstawowe w 4 stosach, 25 tematycznych w 2 stosach, 13 wydarzeń.
        • Polityka i intrygi (29 kart, C6): nic nie jest wykluczone; w ofercie są 2 Kościoły i 2 Ratusze. 58 kart podstawowych w 4 stosach, 26 tematycznych w 2 stosach, 13 wydarzeń.
        • Barbarzyńcy i handlarze (40 kart): wykluczone są 2 Sabaty czarownic; w ofercie są 2 Porty i 2 Łuki triumfalne. 61 kart podstawowych w 4 stosach, 30 tematycznych w 2 stosach, 15 wydarzeń.

catan-rules-principality = Księstwo
    .body =
        Oś to rząd kart centralnych: drogi na przemian z osadami, miastami lub metropolią. Na początku jest to jedna droga z osadą po każdej stronie. Krainy stoją nad drogami i pod nimi oraz nad i pod miejscami, w których mogłaby leżeć następna droga: w każdej takiej kolumnie jedna górna i jedna dolna.

        • Osada sąsiaduje z czterema krainami przy swoich rogach. Kraina między dwiema osadami sąsiaduje z obiema.
        • Osada ma jedno miejsce pod rozbudowę nad sobą i jedno pod sobą, miasto lub metropolia po dwa. Na każdym miejscu leży najwyżej jedna karta.
        • Karta na górnym miejscu sąsiaduje z dwiema górnymi krainami swojej osady, karta na dolnym z dwiema dolnymi. Oba miejsca nad miastem są równoważne, podobnie oba pod nim.
        • Karty się nie przesuwają, chyba że mówi tak jakieś działanie. Miejsca równoważne wolno zamienić tylko na potrzeby wyświetlania.
    .figure =
            ( )                   ( )                   ( )
                    miejsce 2             miejsce 2
           kraina   miejsce 1    kraina   miejsce 1    kraina
                      osada      droga      osada
           kraina   miejsce 1    kraina   miejsce 1    kraina
                    miejsce 2             miejsce 2
            ( )                   ( )                   ( )
        ( ) miejsce zewnętrzne; miejsce 2: tylko przy mieście

catan-rules-outer = Miejsca zewnętrzne
    .body =
        Każda kraina ma jedno miejsce zewnętrzne, po stronie odwróconej od osi. Mieści ono albo jedną rozbudowę krainy, albo, jeśli kraina sąsiaduje z własną metropolią, jedną jednostkę, nigdy jedno i drugie (C33). Karta na nim sąsiaduje tylko z tą jedną krainą.

        • Rozbudowa krainy wymaga krainy podanego na karcie rodzaju z wolnym miejscem zewnętrznym.
        • Miejsca zewnętrzne czterech krain metropolii to jej miejsca metropolii. Może tam stać każda jednostka, zielona lub czerwona. Należy do metropolii i do żadnej innej osady ani miasta przy tej samej krainie.

catan-rules-roads = Drogi
    .body =
        Droga leży na końcu osi obok osady, miasta lub metropolii; dwie drogi nigdy nie następują po sobie.

        Rozbudowa drogi leży na drodze, jedna na każdej, także na drodze z wolnym końcem (C34).

catan-rules-center = Karty centralne
    .body =
        Miasto przykrywa osadę, metropolia miasto; przykryte karty nie wracają do zasobu. Kart centralnych nigdy się nie usuwa, nie przesuwa, nie pali ani nie zabiera.

        Gdy zasób jest pusty, kart tego rodzaju nie może już budować żaden z graczy.

catan-rules-foreign = Obce karty
    .body =
        Dom uciech, Faktorię i Warownię barbarzyńców właściciel buduje w księstwie przeciwnika. Zajmują tam wolne miejsce właściwego rodzaju i należą do właściciela; gospodarz nie może ich usunąć, ale może je atakować jak każdy inny budynek przeciwnika (Podpalacz). Właściciel nie może ich wycofać (C36).

        Faktoria i Warownia barbarzyńców po osiągnięciu swojego progu zostają odrzucone same (C35). Flavo nie jest obcą kartą: zmienia właściciela.

catan-rules-turn = Tura
    .body =
        1. Początek tury. Siedziba handlarzy papierem z 3 papierami przynosi właścicielowi 1 surowiec. Potem można zagrać Alchemika.
        2. Rzut kostkami. Rzuca się obiema kostkami (C10) i w całości rozpatruje kostkę wydarzeń. Reakcje: Lekarz, Zygmunt.
        3. Produkcja. Plon dają krainy obu graczy z wyrzuconą liczbą, potem Faktorie, potem Wójtostwo gracza aktywnego.
        4. Faza akcji. Gracz aktywny wykonuje dowolnie wiele akcji w dowolnej kolejności: buduje, handluje, usuwa, używa zdolności kart i zagrywa karty akcji. Reakcje: Biskup, Zielarka, Zygmunt, Strażnica, odpowiedź na propozycję.
        5. Faza dobierania. Rękę doprowadza się do limitu albo wymienia jedną kartę; Święte miejsce.
        6. Koniec tury. Kończy się wszystko, co obowiązuje raz na turę, Kupiec Krzysztof i liczenie kart akcji, a kostki przechodzą na drugiego.

        Plon mają obaj gracze w każdej turze, po każdej ściance kostki wydarzeń. Między rzutem a fazą akcji oprócz reakcji niczego się nie buduje, nie wymienia ani nie zagrywa. Gracz bierny działa tylko przez reakcje i wymagane wybory.

catan-rules-event-die = Kostka wydarzeń
    .body =
        Skutki dotyczą obu graczy. Gdzie wybierać muszą obaj, pierwszy jest aktywny (C12).

        • Zbójcy: napad zbójców. W pierwszych dwóch rundach pomijany (C11). Każdy gracz liczy wszystkie swoje surowce oprócz tych na krainach przy własnym Warownym magazynie. Kto ma więcej niż 7 (z Sądem więcej niż 10), traci całą rudę i całą wełnę na wszystkich krainach, także chronionych. Potem zysk daje Baroc (C15).
        • Wiatrak: posiadacz znacznika wiatraka zabiera przeciwnikowi 1 wybrany surowiec (z Bankiem 2). Bez miejsca nic się nie zabiera i nic się nie traci. Gdy nikt nie ma znacznika, nic się nie dzieje.
        • Turniej: kto ma więcej punktów turniejowych, otrzymuje 1 wybrany surowiec; przy remisie nikt nic nie dostaje. Potem działa Flavo (C16).
        • Słońce: każdy gracz otrzymuje 1 wybrany surowiec, z Flotą skarbów 3 (C76). Działają też Komora celna, Flota kaperska i Pałac, w kolejności z (C13).
        • „?”: odkrywa się wierzchnią kartę wydarzeń, rozpatruje ją i kładzie zakrytą pod stos wydarzeń (Koniec roku: tasuje się cały stos). Potem odrzuca się Dogmaty gracza aktywnego, potem upada Wójtostwo jego przeciwnika (C14).

catan-rules-production = Produkcja
    .body =
        Kraina, której liczba wypadła, otrzymuje 1 surowiec. Każda karta podwajająca, która z nią sąsiaduje i do niej pasuje (jej młyn, Giełda towarowa), podwaja tę ilość, ale każda nazwa tylko raz; potem każdy sąsiedni Dom Republiki dodaje 3. Zapas nigdy nie przekracza 3 (C21).

        Baza kolonialna przy tej krainie otrzymuje 1 złoto. Sąsiednia Faktoria daje swojemu właścicielowi z banku 1 surowiec tego rodzaju.

catan-rules-storing = Magazynowanie i płacenie
    .body =
        • Otrzymany surowiec trafia na własną krainę swojego rodzaju, na której jest miejsce; spośród kilku wybiera odbiorca. Co nie znajdzie miejsca, przepada i nie można tego umieścić gdzie indziej. Zapłacone surowce pochodzą z dowolnych własnych krain tego rodzaju; wybiera płacący (C19, C20).
        • „Wybranym surowcem” zawsze może być złoto (C18).
        • Towary w siedzibach handlarzy nie są surowcami; złoto na Bazie kolonialnej jest (C22).

catan-rules-actions = Akcje
    .body =
        W fazie akcji gracz aktywny może, bez kart akcji:

        1. Budować karty centralne. Droga: 2 gliny, 1 drewno. Osada: 1 glina, 1 zboże, 1 drewno, 1 wełna; przynosi dwie nowe puste krainy (C32, albo Zwiadowca). Miasto: 2 zboża, 3 rudy. Metropolia: z ręki, za darmo.
        2. Budować rozbudowy z ręki: zapłacić, spełnić wymagania, warunek i ograniczenie, wybrać wolne miejsce. Wolno zbudować kartę już w turze, w której została dobrana, jeśli stało się to przed fazą dobierania. Wymagania sprawdza się tylko w tej chwili (C46). Zniżki: (C37).
        3. Kupować z oferty: tak samo, tylko karta pochodzi z odkrytego rzędu (C44).
        4. Wymieniać z bankiem: dać n jednego rodzaju i otrzymać 1 innego. n wynosi 3; 2 z flotą tego rodzaju; 2 za surowce przy Wielkiej flocie handlowej (C30); 1 za złoto z Mennicą; 1 za rodzaje własnych flot po Kupcu Krzysztofie. Na każdą wymianę reagują siedziby handlarzy i Kompania kupiecka przeciwnika (C25). Rodzaju nigdy nie wymienia się na ten sam (C27).
        5. Handlować z przeciwnikiem: dowolne surowce za dowolne surowce; obaj się zgadzają, obaj mają miejsce (C31).
        6. Usunąć własną rozbudowę z własnego księstwa: za darmo, na stos kart odrzuconych (karty oferty wracają do oferty). Nic się nie zwraca, a karta nigdy nie trafia na rękę ani pod stos. Na tym miejscu można w tej samej turze znów budować. Dogmat na karcie trafia na stos kart odrzuconych tego, kto go zagrał, jak zawsze, gdy jego budynek znika (Podpalacz, Grabież).
        7. Używać zdolności kart: obrócić Browar (1 złoto, raz), wymienić w Siedzibie handlarzy suknem z 3 suknami (raz), dobrać dzięki Skryptorium (raz), sprzedawać karty akcji przez Tajne bractwo, użyć Svena.
        8. Zdjąć Klątwę kościelną za 3 złota (także w fazie dobierania).

catan-rules-action-cards = Karty akcji
    .body =
        Zagrywanie kart akcji nic nie kosztuje.

        • Zasada 7 punktów: karty ataku i neutralne wolno zagrywać dopiero wtedy, gdy obaj gracze mieli razem choć raz co najmniej 7 punktów zwycięstwa; odtąd do końca gry, nawet jeśli suma spadnie (C52). Karty obrony wolno zagrywać od początku.
        • Zagrywa się je w fazie akcji, oprócz Alchemika (początek tury), Zwiadowcy (przy budowie osady) i reakcji.
        • Dwóch Alchemików, dwóch Biskupów i tym podobnych nigdy nie łączy się przy jednej okazji.
        • Kartę wolno zagrać tylko wtedy, gdy stoi to, czego wymaga, jej warunek jest spełniony i może mieć skutek (C53). Budynek, który zniknął lub jest pod Dogmatem, się nie liczy.
        • Każdy egzemplarz zagrywa się najwyżej raz na turę (C56).

        Przebieg każdego zagrania (C54):

        1. Ogłasza się kartę.
        2. Płaci się dopłatę za Warownię barbarzyńców.
        3. Arcybiskupstwo przeciwnika otrzymuje złoto.
        4. Reakcje.
        5. Działanie.
        6. Karta trafia na stos kart odrzuconych; Dogmat i Klątwa kościelna zostają zamiast tego w grze.

catan-rules-duel = Pojedynki
    .body =
        Podpalacz, Czarny rycerz i Rozbój to pojedynki.

        1. Atakujący zagrywa kartę, nie podając celu.
        2. Broniący się może odpowiedzieć jednym Biskupem (przeciw Podpalaczowi i Rozbojowi) lub jedną Zielarką (przeciw Czarnemu rycerzowi).
        3. Atakujący rzuca kostką produkcji: sukces przy 1 do 5, przeciw karcie obrony tylko przy 1 i 2.
        4. Przy sukcesie atakujący wybiera kartę lub surowce broniącego się, przy porażce broniący się wybiera u atakującego. Kart chronionych nie można wybrać po żadnej stronie; jeśli nie ma czego wybrać, nic się nie dzieje (C55).

        Zwrócona karta trafia na rękę właściciela (karty oferty: C44).

catan-rules-reactions = Reakcje
    .body =
        • Przeciwnik zagrywa Podpalacza lub Rozbój: gracz bierny może zagrać Biskupa. Atak udaje się wtedy tylko przy 1 i 2.
        • Przeciwnik zagrywa Czarnego rycerza: gracz bierny może zagrać Zielarkę. Atak udaje się wtedy tylko przy 1 i 2.
        • Przeciwnik zagrywa Szpiega: Strażnica gracza biernego rzuca sama; przy 1 i 2 Szpieg zawodzi.
        • Odkryto Zarazę: obaj, aktywny pierwszy, mogą zagrać Lekarza. Ich własne krainy nic nie tracą.
        • Odkryto Wojnę domową: obaj, aktywny pierwszy, mogą zagrać Zygmunta. Ich własnych flot handlowych nie można wybrać.
        • Przeciwnik buduje Flotę kaperską: gracz bierny może zagrać Zygmunta. Jego flot handlowych nie można wybrać.
        • Przeciwnik zagrywa dowolną kartę akcji, w czyjejkolwiek turze: Arcybiskupstwo samo otrzymuje 1 złoto.
        • Przeciwnik wymienia z bankiem: Kompania kupiecka sama otrzymuje 1 surowiec oddanego rodzaju.

        Na reakcję nie ma reakcji. Kiedy pyta się gracza: (C80).

catan-rules-immunities = Przegląd ochrony
    .body =
        Nie można wybrać:

        • Podpalaczem: Arcybiskupstwa, Łuku triumfalnego.
        • Czarnym rycerzem: Walthera Pieśniarza; rycerzy o wydrukowanym koszcie od 3 u gracza z Zamkiem zakonnym.
        • Imeldą i Przekupstwem: Joanny Wojowniczki; rycerzy o wydrukowanym koszcie od 3 u gracza z Zamkiem zakonnym.
        • W Wojnie domowej: jednostek miasta z Kościołem lub naśladowanym Kościołem; flot handlowych miasta z Okrętem flagowym; rycerzy o wydrukowanym koszcie od 3 u gracza z Zamkiem zakonnym; flot handlowych pod Zygmuntem; wszystkich jednostek, które nie są ani rycerzem, ani flotą handlową.
        • Flotą kaperską: Okrętu flagowego i flot handlowych jego miasta; flot handlowych pod Zygmuntem.
        • Szpiegiem: budynków, Metropolii.
        • Zarazą: krain wokół Łaźni; wszystkich krain z Akweduktem lub Lekarzem.
        • Grabieżą: jednostek i kart centralnych. Wskazać wolno każdy budynek.

catan-rules-hand = Ręka
    .body =
        Limit kart na ręce wynosi 3, a do tego 1 za każdy Klasztor, 1 za każdą Bibliotekę lub naśladowaną Bibliotekę, 2 za Teatr i 1 za Kompanię kupiecką. Biblioteka pod Dogmatem się nie liczy.

        Gracz aktywny może przekraczać limit do fazy dobierania, z wyjątkiem Wojny domowej (C85) i Pałacu (C75). Bierny od razu kładzie nadmiarowe karty pod stosy (C85).

        W fazie dobierania decyduje, ile kart jest na ręce na jej początku:

        1. Więcej niż limit: nadmiarowe kładzie się karta po karcie, zakryte, pod wybrane stosy.
        2. Mniej niż limit: dobiera się, aż limit zostanie osiągnięty; to obowiązkowe (C81). Każda karta to albo za darmo wierzchnia karta dowolnego stosu, albo karta z przeszukania: najpierw płaci się 2 dowolne surowce (1 z Ratuszem), potem przegląda jeden stos, bierze 1 wybraną kartę i zostawia kolejność. Przeszukany stos musi wydać kartę. Po każdą brakującą kartę można szukać od nowa.
        3. Dokładnie limit lub więcej: po kroku 1 można wymienić jedną kartę. Kładzie się ją pod stos i bierze nową z tego samego stosu, wierzchnią lub przez płatne przeszukanie (C82).
        4. Święte miejsce: raz, zaraz po dobraniu karty w tej fazie (C83).

        Puste stosy pozostają miejscami i mogą przyjmować karty (C86). Karty dobranej w fazie dobierania można przed następną własną turą użyć tylko jako reakcji.

catan-rules-points = Punkty i znaczniki
    .body =
        • Siła: rycerze (jak wydrukowano, z Kuźnią każdy o 1 więcej, z Domem uciech przeciwnika każdy o 1 mniej, co najmniej 0, C48), Chłopska armia i Browar. Znacznik rycerza ma ten, kto ma więcej punktów siły niż przeciwnik; minimum nie ma.
        • Handel: wydrukowane punkty handlu, 1 więcej za każdą flotę handlową i Port, podwojenie przez Większy port oraz Browar. Znacznik wiatraka ma ten, kto ma więcej punktów handlu i co najmniej jedno miasto lub metropolię. Jeśli prowadzący nie ma miasta, nie ma go nikt.
        • Turniej: rycerze, z Polem turniejowym każdy o 1 więcej.
        • Przy remisie znacznik wraca na środek. Znaczniki idą za punktami bez zwłoki (C88).
        • Punkty zwycięstwa: osada 1, miasto 2, metropolia 2 (C43), każdy znacznik 1, punkty budynków, które nie są pod Dogmatem, i stan Łuku triumfalnego.

catan-rules-victory = Zwycięstwo
    .body =
        Gra podstawowa: z 12 punktami zwycięstwa się wygrywa, ale tylko we własnej turze.

        Gra rozszerzona, łączona i turniejowa: z 13 punktami zwycięstwa wygrywa każdy z graczy, po każdym zakończonym kroku. Jeśli obaj mają 13 lub więcej, wygrywa ten, kto ma więcej, a przy równej liczbie gracz aktywny (C87).

        Po 150 rundach bez zwycięzcy rozstrzygają punkty (C89).

catan-rules-combined = Kilka zestawów tematycznych naraz
    .body =
        Broszura nie ustala na to zasad. Radzi najwyżej około 40 dodatkowych kart i pilnowanie, by karty miały to, czego wymagają. Gramy tak (C90, C91, C92):

        • Oferta łączy oferty wszystkich wybranych zestawów; karty wykluczone zostają poza grą.
        • Wszystkie wydarzenia tematyczne trafiają do stosu wydarzeń.
        • Karty podstawowe tworzą 4 stosy jak dotąd.
        • Ze wszystkich pozostałych kart tematycznych losuje się 40; reszta opuszcza grę. Tworzą one 3 stosy przy dwóch zestawach tematycznych, 4 stosy przy trzech.
        • Przy stole można się umówić na wszystkie karty tematyczne zamiast 40.

catan-rules-tournament = Gra turniejowa
    .body =
        Wiadomo, że każdy gracz ma zestaw podstawowy i co najmniej jeden tematyczny i gra własną talią; że karty początkowe, krainy i karty centralne pochodzą tylko z jednego zestawu podstawowego; że każdy ma cztery własne stosy i własny stos kart odrzuconych i dodaje do wspólnego stosu wydarzeń cztery wybrane wydarzenia; że talia z 1997 roku miała 33 karty, ograniczone tylko posiadanymi egzemplarzami; że Inkwizycja jest dozwolona; że w talii mogą być dwie Metropolie, ale zbudować wolno jedną; i że dwa Porty dają o 2 więcej za flotę handlową. Reszta jest zrekonstruowana.

        1. Talia: dokładnie 33 karty rozbudowy, akcji i Metropolii, najwyżej egzemplarze jednego zestawu podstawowego i wybranych zestawów tematycznych (C93). Tasuje się je i rozdaje w stosy po 9, 8, 8 i 8. Pierwsza ręka to 3 karty z jednego własnego stosu.
        2. Stos wydarzeń: Koniec roku, Wojna domowa, Zaraza i po cztery karty wybrane potajemnie przez każdego gracza, razem 11 (C94).
        3. Oferty nie ma: Kościół, Ratusz, Port i Łuk triumfalny pochodzą z talii; w księstwie może być jeden Łuk triumfalny.
        4. Gracz dobiera i szuka tylko we własnych stosach i tylko pod nie kładzie karty. Odrzucone karty trafiają na stos tego, kto kartę zagrał lub stracił, także gdy wziął ją od przeciwnika. Obce karty po osiągnięciu progu trafiają na stos gospodarza, Klątwa kościelna na stos poszkodowanego, Dogmat na stos tego, kto go zagrał.
        5. Czego dotyczą działania (C95): Konflikt kładzie karty pod stosy poszkodowanego. Mistrz budowniczy: każdy jeden własny stos. Imelda: pod stos obecnego właściciela rycerza. Klątwa kościelna: stos lub stos kart odrzuconych przeciwnika. Dyplomata: jeden stos kart odrzuconych dowolnego gracza. Pałac i Zygmunt: własny stos kart odrzuconych. Dawna wiedza: stos przeciwnika. Dobre sąsiedztwo: wszystkie osiem stosów.
        6. Inkwizycja: przeciwnik tasuje rękę i niezamknięte stosy, rozdaje tyle nowych stosów, ile potasował, i dobiera tyle kart, ile miał, wierzchnie karty tych stosów w dowolnym podziale.
        7. Sabatu czarownic z tymi zestawami zbudować nie można (C96). Wszystko inne jest jak w grze rozszerzonej.

catan-rules-limits = Ograniczenia
    .body =
        Można mieć kilka egzemplarzy tej samej karty, jeśli karta lub oferta nie mówi inaczej (C51).

        Raz w każdej własnej turze: obrót Browaru, wymiana handlarzy suknem, Skryptorium, każdy egzemplarz karty akcji. Budynek, który w tej samej turze spłonął i został odbudowany, jest znów nieużyty.

catan-rules-reconstructed = Wartości zrekonstruowane
    .body =
        Dla niektórych kart zestawów tematycznych nie jest znany wydrukowany koszt, punkty lub liczba egzemplarzy. Takie wartości wybraliśmy sami i są oznaczone jako zrekonstruowane; powód podano przy karcie. Nazwy, których drukowana postać w danym języku nie jest znana, są oznaczone jako robocze.

        Kto ma karty, może zastąpić nasze wartości drukowanymi za pomocą własnego pliku kart: --cards my.yaml.

catan-rules-knowledge = Kto co wie
    .body =
        • Obaj znają: księstwa, zapasy surowców, towary, znaczniki, ofertę, zasoby kart, stos kart odrzuconych oraz liczbę kart na rękach i w stosach.
        • Rękę zna ten, kto ją trzyma; całą rękę w danej chwili także ten, kto zagrywa Szpiega lub wygrywa Konflikt.
        • Kolejności w stosie z początku nie zna nikt. Kto przejrzał stos (pierwsza ręka, przeszukanie, Mistrz budowniczy, Kanclerz, Archiwista), zna zawartość i kolejność aż do potasowania, a więc i to, co przeciwnik później dobierze z wierzchu i co może dać przeszukanie.
        • Kartę wziętą przez przeszukanie, dobranie, Szpiega lub Kanclerza zna ten, kto ją wziął; ofiara Szpiega też wie, czego brakuje.
        • Kartę położoną zakrytą pod stos zna ten, kto ją tam położył; przy Konflikcie obaj. Rycerz Imeldy i upadłe Wójtostwo są jawne. Kto później przeszuka stos, zobaczy kartę.
        • Wierzchnią kartę odkrytą przez Dobre sąsiedztwo znają obaj.
        • Kolejność stosu wydarzeń jest nieznana, dopóki nie przejdzie się go raz w całości; karty trafiają pod niego jawnie, więc po pełnym przejściu bez Końca roku kolejność jest jawna. Koniec roku znów czyni ją nieznaną.
        • To, jakie karty są w stosie krain, wynika dla wszystkich przez wykluczenie, ich kolejność jest ukryta. Zwiadowca go tasuje.
        • Karta wzięta z powrotem na rękę (pojedynek, Grabież, Wojna domowa) albo wzięta ze stosu kart odrzuconych lub z oferty jest jawna, dopóki nie mogła niezauważenie opuścić ręki.
        • Kart usuniętych w grze łączonej nie zna nikt, talię turniejową tylko jej właściciel.

        Stół może pokazywać tylko to, co jawne w tej chwili, albo prowadzić pełną pamięć za każdego gracza; jedno i drugie jest uczciwe, bo doskonała pamięć jest dozwolona. Gracz komputerowy dostaje tylko własną wiedzę.

catan-rules-choices = Kto co wybiera
    .body =
        • Przy przygotowaniu każdy wybiera miejsca krain początkowych, stos i 3 karty z niego; w grze turniejowej także talię, cztery wydarzenia i stos na pierwszą rękę.
        • Kto otrzymuje wybrane surowce, podaje po jednym rodzaj i miejsce magazynowania i może wziąć mniej (C100). Gdy rodzaj jest ustalony, wybiera się tylko miejsce.
        • Kto zabiera przeciwnikowi (wiatrak, Kupiec, Sven, Rozbój, Karawana z przyprawami), podaje po jednym rodzaj, krainę przeciwnika i miejsce magazynowania; wolno mniej, co najmniej 1 tam, gdzie tak powiedziano. Kupiec i Sven wybierają potem, co dać.
        • Kto traci (Zabobon, Żebrzący mnich), wybiera rodzaje i krainy; przy Ślubie tylko krainy, jeśli nie odchodzi całe złoto.
        • Kto płaci, wybiera krainy, to, co pomija zniżka, i to, jakie są „dowolne surowce”.
        • W Wojnie domowej każdy wybiera jednostkę przeciwnika. Posiadacz znacznika rycerza wybiera przy Konflikcie karty i stos, przy Grabieży budynki.
        • Zwycięzca pojedynku wybiera rycerza, budynek lub surowce; zwycięzca nad barbarzyńcami lub w Wyprawie wybiera punkt Łuku triumfalnego albo surowce.
        • Przy Pomyślnej wyprawie handlowej każdy wybiera flotę, stronę Wielkiej floty handlowej i ilość.
        • Właściciel wybiera stos, gdy upada Wójtostwo lub rycerz odchodzi przez Imeldę, nowy cel Tajnego stowarzyszenia i to, czy płaci za Pałac. Kto miał Flava, wybiera jego nowe miejsce.
        • Budujący wybiera stronę Browaru, cel Tajnego stowarzyszenia i ofiarę Floty kaperskiej.
        • Reakcji, zdolności kart, propozycji, wymiany i Świętego miejsca można odmówić.
