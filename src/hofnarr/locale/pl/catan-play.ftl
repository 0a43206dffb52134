### The Catan card game in the terminal: what can be chosen, what is asked, words on the board.
### $card and $goods come in the nominative, with _acc in the accusative; $at is a place as the board names it.

## Choices

catan-do-pass = Nic (więcej)
catan-do-arrange = Położyć { $region_acc } na { $at }
catan-do-look = Wybrać stos { $stack }
catan-do-take = Wziąć { $card_acc }
catan-do-put = Włożyć { $card_acc } pod stos { $stack }
catan-do-number = Podać liczbę { $number }
catan-do-roll = Rzucić kostkami
catan-do-build = Zbudować { $card_acc } na { $at }
catan-do-scout = Zbudować osadę na { $at } ze Zwiadowcą
catan-do-play = Zagrać { $card_acc }
catan-do-trade = Bank: { $give } → { $get }
    .fleet = Bank z flotą na { $at }: { $give } → { $get }
catan-do-give = Zaproponować przeciwnikowi: { $give }
catan-do-want = Zażądać za to: { $want }
catan-do-send = Złożyć tę propozycję
catan-do-accept = Przyjąć
catan-do-remove = Usunąć { $card_acc } z { $at }
catan-do-use = Użyć { $card_acc } na { $at }
catan-do-lift = Zdjąć klątwę: { $pile }
catan-do-pile = Wybrać: { $pile }
catan-do-end = Zakończyć fazę akcji
catan-do-store = Złożyć na { $at }: { $goods }
catan-do-pay = Oddać z { $at }: { $goods }
catan-do-rob = Zabrać przeciwnikowi z { $at }: { $goods }
catan-do-omit = Nie płacić: { $goods }
catan-do-choose = Wybrać { $at }: { $what }
    .other = Wybrać u przeciwnika { $at }: { $what }
catan-do-draw = Dobrać ze stosu { $stack }
catan-do-search = Zapłacić i przeszukać stos { $stack }
catan-do-discard = Odrzucić { $card_acc }
catan-side-upper = U góry
catan-side-lower = U dołu
catan-side-commerce = Handel
catan-side-strength = Siła
catan-side-arch = Punkt dla łuku
catan-side-resources = Surowce
catan-side-keep = Zatrzymać
catan-side-replace = Wymienić
catan-free-place = wolne

## Questions

catan-ask = { $what } Numer wyboru (pomoc: ?)
catan-unclear = „{ $typed }” nie jest żadną z możliwości: wpisz numer od 1 do { $count }.
catan-help = Wpisz numer wyboru albo początek jego słów, jeśli tylko jeden tak się zaczyna. Ponadto: karta NAZWA, zasady C31, dziennik, podpowiedź, zapisz, koniec.

## The board

catan-board-round = Runda { $round }
catan-board-dice = Kostki: { $face }, { $number }
catan-board-target = do { $points } punktów
catan-board-score = PZ { $victory }  siła { $strength }  turniej { $tournament }  handel { $commerce }  ręka { $hand }/{ $limit }
catan-board-stacks = Stosy
catan-board-supply = Drogi { $roads }  osady { $settlements }  miasta { $cities }
catan-board-display = Oferta
catan-board-hand = Twoja ręka
catan-board-known = Znane z ręki przeciwnika
catan-board-lacks = brakuje: { $goods }
catan-board-needs = wymaga: { $cards }
catan-board-ready = można użyć teraz
catan-board-foreign = przeciwnika

## Możliwości tam, gdzie jest mało miejsca, i porady

catan-choices-page = Możliwości, strona { $page } z { $pages }: + pokazuje następną.
# $move i $moves to możliwości tak, jak są wypisane.
catan-hint-best = Dworzanin wybiera: { $move }.
    .only = Dworzanin widzi tylko to: { $move }.
catan-hint-any = Dworzanin bierze którąkolwiek z możliwości: jedna jest tak dobra jak druga.
catan-hint-then = Potem: { $moves }.
catan-hint-brings = To daje: { $points }.
catan-hint-costs = To kosztuje: { $points }.
catan-hint-luck = Co z tego wyniknie, to kwestia szczęścia.
# $points to liczba dziesiętna.
catan-hint-second = Druga w kolejności: { $move }. Według rachuby Dworzanina o { $points } punktu zwycięstwa mniej.
    .same = Mniej więcej równie dobra: { $move }.
