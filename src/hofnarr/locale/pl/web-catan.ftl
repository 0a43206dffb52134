### Playing the Catan card game in the browser: prompts, buttons, panels, stories.
### $card, $region and $goods come in the nominative, with _acc in the accusative; names of players cannot be inflected.
### Stacks are counted with Roman numbers.

## The prompt: what stands out

catan-head-turn = Twoja tura.
catan-head-decide = Ty decydujesz.
catan-head-setup = Przygotowanie.
catan-head-hand = Twoja ręka.
catan-head-bank = Bank.
catan-head-offer = Wymiana.
catan-head-search = Przeszukanie.
catan-head-lift = Klątwa.
catan-head-plays = { $player } zagrywa { $card_acc }.
catan-head-of = { $card }.

## What is asked

catan-q-act = Buduj, handluj albo zagraj kartę.
catan-q-arrange = Która kraina ma leżeć na zaznaczonym miejscu?
catan-q-find-region = Którą krainę znajduje twój Zwiadowca na zaznaczone miejsce?
catan-q-place-region = { $region }: nad drogą czy pod nią?
catan-q-pick-stack = Wybierz stos na pierwsze trzy karty.
catan-q-take-start = Wybierz pierwsze karty, razem trzy.
catan-q-take-card = Weź jedną kartę na rękę.
catan-q-roll = Rzuć kostkami albo najpierw zagraj kartę.
catan-q-name-number = Jaką liczbę ma pokazać kostka?
catan-q-pay = Która kraina odda { $goods_acc }?
catan-q-pay-any = Zapłać { $goods_acc }.
catan-q-give-units = Oddaj { $goods_acc }. Otrzyma: { $player }.
catan-q-omit = Który surowiec oszczędzasz?
catan-q-store = Która kraina przechowa { $goods_acc }?
catan-q-gain = Weź { $goods_acc }.
catan-q-voyage = Weź to, czym handluje jedna z twoich flot handlowych.
catan-q-swap-give = Które surowce oddajesz?
catan-q-swap-get = Weź za to { $goods_acc }.
catan-q-exchange-cloth = Który surowiec oddajesz za inny?
catan-q-rob = Zabierz { $goods_acc }. Traci: { $player }.
catan-q-offer = Twoja propozycja: { $give } za { $want_acc }.
catan-q-reply = { $player } da ci { $give_acc } za { $want_acc }.
catan-q-window = Możesz na to odpowiedzieć.
    .none = Nie masz na to odpowiedzi.
catan-q-refill = Dobierz kartę: wybierz stos.
catan-q-exchange = Wymienić kartę? Wybierz ją, potem stos.
catan-q-redraw = Nową kartę dobierz z tego samego stosu.
catan-q-hand-end = Zdejmij klątwę albo zakończ turę.
catan-q-surplus = Masz za dużo kart na ręce: włóż jedną pod stos.
    .discard = Masz za dużo kart na ręce: odrzuć jedną.
catan-q-holy-site = Dobrana karta: { $card }. Zatrzymujesz ją?
catan-q-new-hand = Dobierz nową rękę: wybierz stos.
catan-q-builder-stack = Wybierz stos do przejrzenia.
catan-q-builder-take = Weź jedną kartę albo żadnej.
catan-q-builder-put = Włóż kartę z ręki pod stos.
catan-q-council-put = Włóż kartę z ręki pod stos.
catan-q-council-draw = Dobierz dwie karty z jednego stosu.
catan-q-copy-book = Dobierz kartę: wybierz stos.
catan-q-archive = Wybierz stos, którego wierzchnie karty ułożysz.
catan-q-arrange-top = Która karta ma leżeć jako następna od góry?
catan-q-chancery = Wybierz stos, z którego weźmiesz trzy karty.
catan-q-remember = Weź kartę akcji z powrotem na rękę.
catan-q-salvage = Weź kartę ze stosu kart odrzuconych.
catan-q-diplomat-pile = Wybierz stos kart odrzuconych.
catan-q-diplomat-take = Weź kartę ze stosu kart odrzuconych.
catan-q-palace = Zapłacić 1 surowiec za kartę ze stosu kart odrzuconych?
catan-q-palace-discard = Odrzuć kartę z ręki.
catan-q-spy-take = Weź jednostkę albo kartę akcji.
    .none = Nie ma tu nic, co można wziąć.
catan-q-burn = Który budynek wraca na rękę właściciela?
catan-q-beat-knight = Który rycerz wraca na rękę właściciela?
catan-q-civil-victim = Która jednostka wraca na rękę? Właściciel: { $player }.
catan-q-conflict-put = Wybierz kartę i stos, pod który trafi. Traci: { $player }.
catan-q-raid = Wybierz budynki, które wracają na rękę. Właściciel: { $player }.
catan-q-sink = Którą flotę zatapiasz? Właściciel: { $player }.
catan-q-banish = Który rycerz musi odejść? Właściciel: { $player }.
catan-q-banish-under = Pod który stos trafi twój rycerz?
catan-q-under-stack = Pod który stos trafi karta?
catan-q-claim = Którą krainę chcesz? Właściciel: { $player }.
catan-q-cede = Którą swoją krainę za nią oddajesz?
catan-q-bribe = Który rycerz zmienia stronę? Właściciel: { $player }.
catan-q-bribe-site = Gdzie stanie rycerz?
catan-q-host-flavo = Gdzie stanie? Kosztuje cię to 1 złoto.
catan-q-lay-flavo = Gdzie stanie? { $player } płaci za niego 1 złoto.
catan-q-name-target = W który budynek mierzy?
catan-q-brewery-side = Co ma dawać?
catan-q-triumph = Jak świętujesz zwycięstwo?
catan-q-curse = Który stos przeklinasz?
catan-q-lay-dogma = Na którym budynku go położysz?
catan-q-help-region = Która kraina zostanie zapełniona?
catan-q-again = Dotknij jeszcze raz, aby potwierdzić.
catan-q-sending = Wysyłanie…
catan-q-holding = Odpowiedź za chwilę zostanie wysłana.
catan-then-place = Wybierz dla niej miejsce.
catan-then-stack = Wybierz dla niej stos.
catan-keys-back = Esc cofa

## While the other decides

catan-wait = Decyduje { $player }.
    .turn = { $player } buduje i handluje.
    .dice = { $player } zaraz rzuca.
    .hand = { $player } porządkuje rękę.
    .setup = { $player } się przygotowuje.
    .window = { $player } może na to odpowiedzieć.
    .offer = { $player } układa propozycję.
    .reply = { $player } rozważa twoją propozycję.
catan-turn-over = Gra skończona.
catan-turn-mine = Twoja decyzja
    .turn = Twoja tura
    .window = Możesz odpowiedzieć
    .reply = Masz propozycję

## Buttons

catan-act-roll = Rzuć kostkami
catan-act-end = Zakończ turę
catan-act-trade = Handel
catan-act-pass = Pas
    .reply = Odrzuć
    .exchange = Zatrzymaj karty
    .offer = Wycofaj
    .none = Nie bierz żadnej
    .enough = Dość
    .done = Gotowe
catan-act-play = Zagraj { $card_acc }
catan-act-use = Użyj
catan-act-remove = Usuń
catan-act-lift = Zdejmij klątwę
catan-act-pile = Wybierz
catan-act-put = Włóż pod spód
catan-act-look = Przejrzyj
catan-act-draw = Dobierz wierzchnią kartę
catan-act-search = Przeszukaj za { $goods_acc }
catan-act-take = Weź kartę
    .top = Połóż
catan-act-discard = Odrzuć
    .sell = Sprzedaj
catan-act-accept = Przyjmij
catan-act-send = Złóż propozycję
catan-act-put-back = Cofnij
catan-act-usual = Stąd: { $region }
    .store = Tutaj: { $region }
catan-act-number = Liczba { $number }
catan-tag-build = Buduj
catan-tag-take = zabierz: { $goods }
catan-shortcuts = Wybór

## Duels

catan-duel-pass = Bez odpowiedzi
catan-duel-with = Odpowiedź: { $card }
catan-duel-success = sukces: { $player }
catan-duel-faces = { $numbers }: sukces odnosi { $player }

## Trade

catan-trade-bank = Bank
catan-trade-give = Oddajesz
catan-trade-get = Dostajesz
catan-trade-rate = { $count } za 1
    .fleet = { $count } za 1, przy flocie
catan-trade-cannot = W banku nie da się teraz nic wymienić.
catan-trade-offer = Propozycja dla: { $player }
catan-trade-want = Chcesz
catan-trade-more = Dodaj: { $resource }
catan-trade-less = Odejmij: { $resource }
catan-trade-no-offer = Teraz nie można złożyć propozycji.

## Looking through cards

catan-search-stack = Stos { $stack }
catan-search-hand = Ręka: { $player }
catan-search-pile = Stos kart odrzuconych
catan-search-events = Wydarzenia
catan-search-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }, od wierzchniej
catan-search-secret = Te karty widzisz tylko ty; ich kolejność się nie zmienia.
catan-search-choose = Wybierz kartę.
catan-search-chosen = Bierzesz { $card_acc }.
catan-search-under = { $card }: pod który stos?
catan-search-known = Co o tym wiesz.
catan-search-nothing = Jeszcze nic o tym nie wiesz.
catan-search-unknown = nieznana karta
catan-search-unseen = Jeszcze nieodkryte, kolejność nieznana
catan-search-seen = Już odkryte, w kolejności, w jakiej znów przyjdą

## Stories

catan-story-skip = Pomiń
catan-story-gains = { $player } otrzymuje { $goods_acc }
catan-story-loses = { $player } traci { $goods_acc }
catan-story-nobody = Żadna kraina nie ma tej liczby.
catan-story-harvest = Zbiory
catan-story-rolls = { $player } rzuca

## The log, where the browser shows the place itself

catan-log-laid = { $player } kładzie { $region_acc }.
catan-log-built = { $player } buduje { $card_acc }.
    .foreign = { $player } buduje { $card_acc } w księstwie przeciwnika.
catan-log-left = { $player }: { $card } odchodzi.
    .hand = { $player } zabiera { $card_acc } z powrotem na rękę.
    .pile = { $player }: { $card } trafia na stos kart odrzuconych.
    .display = { $player }: { $card } wraca do oferty.
    .stack = { $player }: { $card } trafia pod stos.
    .realm = { $player }: { $card } zmienia stronę.
catan-log-turned = { $card } pokazuje teraz: { $shows }.
