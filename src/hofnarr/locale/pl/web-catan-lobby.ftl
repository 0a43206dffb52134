### Catan w lobby: jak gra stół, talie na turniej, własny plik kart.

catan-lede = Dwa księstwa, jedna wyspa. Rzucaj, gromadź, buduj miasta i przed rywalem zdobądź punkty godne księcia.

## Nowy stół

catan-form-sets = Zestawy tematyczne
catan-form-theme-cards = Ile kart tematycznych
catan-form-forty = Czterdzieści losowych
    .text = Jak radzi broszura: kart podstawowych wciąż warto szukać.
catan-form-all = Wszystkie
    .text = Każda karta wybranych zestawów leży w którymś stosie.
catan-form-reconstructed = Niektóre liczby zestawów tematycznych są zrekonstruowane i oznaczone falistym znakiem: żadne źródło nie podaje drukowanych.
catan-form-tournament = Każdy dobiera z wcześniej ułożonej talii 33 kart i dodaje cztery wydarzenia.
catan-form-deck-problem = Twoja talia nie jest jeszcze gotowa, patrz wyżej.
catan-form-own-cards = własny plik kart
catan-form-file = Własny plik kart
    .text = YAML albo JSON z innymi kosztami lub punktami niektórych kart, na przykład gdy znasz drukowaną liczbę, którą musieliśmy zgadywać. Serwer odczyta go przy otwarciu stołu i powie, który wpis i które pole są błędne.
    .choose = Wybierz plik
    .remove = Bez pliku
    .large = Ten plik jest za duży: czytanych jest najwyżej 100 000 znaków.
    .wrong = Tego pliku kart nie można użyć. Serwer podaje:

## Talie na turniej

catan-deck-mine = Twoja talia
catan-deck-usual = Zwykła talia
catan-deck-change = Zmień
catan-deck-export = Zapisz jako plik
catan-deck-delete = Usuń
catan-deck-new = Ułóż nową talię
catan-deck-new-name = Moja talia
catan-deck-import = Otwórz plik
catan-deck-file-bad = W tym pliku nie ma talii. Potrzebuje „decks” i „events”, listy kart dla każdego gracza.
catan-deck-refused = Tej talii nie można przyjąć. Serwer podaje:
catan-deck-secret = Talie zostają w tej przeglądarce. Przeciwnik nie widzi twojej.
catan-deck-builder = Układanie talii
catan-deck-name = Nazwa talii
catan-deck-part-deck = Karty
catan-deck-part-events = Wydarzenia
catan-deck-events = Cztery wybrane przez ciebie wydarzenia trafią do wspólnego stosu wydarzeń. Zawsze są w nim: { $cards }.
catan-deck-search = Szukaj kart
catan-deck-only = Tylko te w talii
catan-deck-less = O jedną mniej: { $card }
catan-deck-more = O jedną więcej: { $card }
catan-deck-copies = { $count } z { $most } w talii
catan-deck-idle = Wymaga: { $cards }. Nie ma tego w talii.
catan-deck-save = Zapisz i graj nią
catan-deck-save-part = Zapisz niegotową
catan-problem-deck-few =
    { $count ->
        [one] Brakuje { $count } karty: talia ma ich { $most }.
        [few] Brakuje { $count } kart: talia ma ich { $most }.
        [many] Brakuje { $count } kart: talia ma ich { $most }.
       *[other] Brakuje { $count } karty: talia ma ich { $most }.
    }
catan-problem-deck-many =
    { $count ->
        [one] { $count } karta za dużo: talia ma ich { $most }.
        [few] { $count } karty za dużo: talia ma ich { $most }.
        [many] { $count } kart za dużo: talia ma ich { $most }.
       *[other] { $count } karty za dużo: talia ma ich { $most }.
    }
catan-problem-events-few =
    { $count ->
        [one] Brakuje { $count } wydarzenia: wybierz { $most }.
        [few] Brakuje { $count } wydarzeń: wybierz { $most }.
        [many] Brakuje { $count } wydarzeń: wybierz { $most }.
       *[other] Brakuje { $count } wydarzenia: wybierz { $most }.
    }
catan-problem-events-many =
    { $count ->
        [one] { $count } wydarzenie za dużo: wybierz { $most }.
        [few] { $count } wydarzenia za dużo: wybierz { $most }.
        [many] { $count } wydarzeń za dużo: wybierz { $most }.
       *[other] { $count } wydarzenia za dużo: wybierz { $most }.
    }
catan-problem-copies = { $card }: liczba egzemplarzy to { $count }, a jest ich tylko { $most }.
catan-problem-stranger = { $card }: nie należy do wybranych zestawów.
