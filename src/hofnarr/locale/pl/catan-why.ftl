### Why a card cannot be used or an action is not allowed, and why the bank asks what it asks.
### Cards come as $card, _acc and _gen are cases; $cards are several ("one of them"), $condition is the text of a card.

catan-why-or = { $first } lub { $last }

## The moment

catan-why-over = Gra się skończyła.
catan-why-not-begun = Gra jeszcze się nie zaczęła.
catan-why-not-your-turn = To nie twoja tura.
catan-why-other-decides = Najpierw musi zdecydować przeciwnik.
catan-why-asked = Najpierw rozstrzygnij to, o co pyta gra.
catan-why-dice = Nie rzucono jeszcze kostkami.
catan-why-hand-phase = Twoja faza akcji już minęła.
catan-why-reaction = { $card }: ta karta jest tylko odpowiedzią na { $cards_acc }.
catan-why-before-dice = { $card }: tę kartę zagrywa się na początku tury, przed rzutem.

## Building

catan-why-cost = Na { $card_acc } brakuje: { $goods }.
catan-why-requires = { $card } wymaga w twoim księstwie: { $cards }.
catan-why-forbids = { $card }: nie można tego zbudować, póki masz { $cards_acc }.
catan-why-limit = { $card } już u ciebie stoi, a wolno mieć tylko jedną taką kartę.
catan-why-display = { $card } już u ciebie stoi: z oferty wolno mieć po jednej karcie każdej nazwy.
catan-why-condition = { $card }: nie można tego teraz zbudować. Potrzeba: { $condition }
catan-why-no-place = Nie ma wolnego miejsca na { $card_acc }.
catan-why-no-city-site = { $card } potrzebuje wolnego miejsca przy twoim mieście.
catan-why-no-region = { $card } potrzebuje wolnej zewnętrznej strony krainy, która daje { $resource_acc }.
catan-why-no-city = { $card }: buduje się to na mieście, a ty go nie masz.
catan-why-no-foreign-place = W księstwie przeciwnika nie ma wolnego miejsca na { $card_acc }.
catan-why-supply = W zasobach nie ma już tej karty: { $card }.
catan-why-road-end = Na obu końcach twojego księstwa leży już droga.
catan-why-settlement-end = Osada potrzebuje otwartego końca drogi.
catan-why-no-settlement = Miasto buduje się na osadzie, a ty jej nie masz.
catan-why-regions = Na nową osadę nie starcza już krain.

## Action cards

catan-why-seven = Dopóki obaj gracze razem nie zdobędą 7 punktów zwycięstwa, wolno zagrywać tylko karty obrony.
catan-why-spent = { $card }: tę kartę zagrano już w tej turze.
catan-why-stronghold = Warownia barbarzyńców żąda złota za następną kartę akcji: { $gold }.
catan-why-scout = { $card }: tę kartę zagrywa się razem z nową osadą.
catan-why-cursed = { $card }: są tylko stosy, które zamyka ci Klątwa kościelna.
catan-why-no-effect = { $card }: nie byłoby teraz żadnego skutku.
catan-why-no-effect-but = { $card }: nie byłoby teraz żadnego skutku. Potrzeba: { $condition }

## Trade

catan-why-trade-same = Surowca nie wymienia się na ten sam surowiec.
catan-why-trades =
    { $count ->
        [one] W turze można wymienić z bankiem najwyżej { $count } raz.
        [few] W turze można wymienić z bankiem najwyżej { $count } razy.
       *[many] W turze można wymienić z bankiem najwyżej { $count } razy.
    }
catan-why-rate = Bank chce za jeden surowiec { $goods_acc }.
catan-why-room = Nie masz miejsca na { $resource_acc }.
catan-why-fleet = Żadna Wielka flota handlowa nie wymienia tam { $resource_gen } korzystniej albo leży przy niej za mało.
catan-why-offers =
    { $count ->
        [one] W turze można złożyć najwyżej { $count } propozycję.
        [few] W turze można złożyć najwyżej { $count } propozycje.
       *[many] W turze można złożyć najwyżej { $count } propozycji.
    }
catan-why-offer = Nie ma czego żądać w zamian.
catan-why-give-none = Tego surowca już nie masz: { $resource }.
catan-why-their-room = Przeciwnik nie ma już miejsca na { $resource_acc }.
catan-why-want-none = Przeciwnik nie ma już tego surowca: { $resource }.
catan-why-room-left = Nie masz już miejsca na { $resource_acc }.
catan-why-rate-bank = { $resource }: { $units } za jeden surowiec, kurs banku.
catan-why-rate-card = { $resource }: { $units } za jeden surowiec dzięki tej karcie: { $card }.

## Refused by the rules

catan-why-seat = Zdecydować musi miejsce { $seat }.
catan-why-actions = Odpowiedź musi tu być jedną z tych: { $actions }.
catan-why-choices =
    { $count ->
        [one] To nie jest jedyna możliwość, jaka tu jest.
        [few] To nie jest żadna z { $count } możliwości, jakie tu są.
       *[many] To nie jest żadna z { $count } możliwości, jakie tu są.
    }
catan-why-not-held = { $card }: tej karty nie ma ani na twojej ręce, ani w ofercie.
catan-why-no-action = { $card } nie jest kartą akcji.
catan-why-not-there = { $card } nie może tam stać.
catan-why-taken = To miejsce jest zajęte: { $card }.
catan-why-second-site = Drugie miejsca ma tylko miasto, a to jest osada.
catan-why-sell = Sprzedaje się tylko karty akcji, z Tajnym bractwem i miejscem na surowiec.
catan-why-remove = Nie leży tam żadna twoja karta.
catan-why-only-expansions = Usuwa się tylko karty rozbudowy, nie karty centralne ani krainy.
catan-why-their-card = Ta karta należy do przeciwnika: { $card }.
catan-why-lies-elsewhere = { $card }: ta karta tam nie leży.
catan-why-no-such-action = { $kind } nie jest akcją tej gry.
catan-why-unknown = { $field }: { $value } nie istnieje.
catan-why-is-played = { $card } to karta akcji: zagrywa się ją, a nie buduje.
catan-why-no-power = { $card }: tej karty nie można użyć.
catan-why-dogma = Na tej karcie leży Dogmat: { $card }.
catan-why-power-now = { $card }: teraz nie można użyć tej karty, czegoś do tego brakuje albo użyto jej już w tej turze.
catan-why-no-curse = Żadna Klątwa kościelna nie zamyka ci tego stosu: { $pile }.
catan-why-curse-gold = Zdjęcie Klątwy kościelnej kosztuje złoto: { $gold }. Masz: { $have }.
catan-why-search-price = Nie stać cię na przeszukanie; kosztuje tyle surowców: { $count }.
catan-why-stack-none = Nie masz stosu o tym numerze: { $stack }.
catan-why-stack-cursed = Ten stos zamyka ci Klątwa kościelna: { $stack }.
catan-why-stack-empty = Ten stos jest pusty: { $stack }.
catan-why-no-region-there = Nie masz krainy na miejscu { $at }.
catan-why-their-region-there = Przeciwnik nie ma krainy na miejscu { $at }.
catan-why-nothing-there = Na miejscu { $at } nic nie leży: { $resource }.
catan-why-full-there = Na miejscu { $at } nie ma już miejsca.
catan-why-not-asked = Tego, co leży na miejscu { $at }, nie można teraz wskazać: { $resource }.
