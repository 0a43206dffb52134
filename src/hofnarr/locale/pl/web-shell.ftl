### Dom wokół gier w przeglądarce: sala, poczekalnia, stół, powtórka, ustawienia.
### Imiona graczy są dowolne i się nie odmieniają.

## Wszędzie

skip-to-content = Przejdź do treści
to-the-lobby = Wróć do sali
to-the-table = Do stołu
site = Strony
learn = Nauka
    .text = Pierwsza gra z cierpliwym błaznem. Od pięciu do dziesięciu minut.
lab = Laboratorium
settings = Ustawienia
language = Język
close = Zamknij
yes = Tak
no = Nie
more = Więcej
copied = Skopiowano.
copy-failed = Ta przeglądarka nie pozwala kopiować. Zaznacz tekst i skopiuj go ręcznie.
reload = Spróbuj ponownie
not-found = Tu nic nie ma
    .text = Ten adres nie prowadzi do żadnej strony. Może po drodze zginęła jakaś litera.
load-failed = Nie udało się wczytać strony
    .text = Serwer nie odpowiada albo jest nowsza wersja. Spróbuj za chwilę.
page-broke = Coś spadło ze stołu
    .text = Ta strona się potknęła. Twoje gry są zachowane.
# Imię kogoś, kto żadnego nie podaje.
guest = Gość

## Siła botów

level-random = Los
level-greedy = Chciwiec
level-page = Paź
level-squire = Giermek
level-courtier = Dworzanin
level-minister = Minister
level-king = Król

## Sala

play-now = Zagraj teraz
    .text = Pozostałe krzesła zajmą boty. Bez zakładania konta.
start = Początek
game = Gra
players = Gracze
players-count =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
bot-level = Siła botów
bots-of-level = Boty: { $level }
new-table = Nowy stół
    .text = Zaproś znajomych linkiem, wybierz zasady i zegar.
set-a-table = Przygotuj stół
join-by-code = Dosiądź się z kodem
    .text = Sześć liter od gospodarza.
find = Dosiądź się
code-six-letters = Kod ma sześć liter.
code-unknown = Żaden otwarty stół nie ma tego kodu. Kod wygasa z początkiem gry.
show-me = Pokaż mi
my-games = Moje gry
    .none = Tu znajdziesz gry, w które grasz na tym urządzeniu.
open-tables = Otwarte stoły
    .none = Nikt teraz nie czeka na graczy. Przygotuj stół!
watch-tables = Oglądaj
show-all = Pokaż wszystkie ({ $count })
import-record = Otwórz zapis
    .text = Otwórz zapis skończonej gry, z tego serwera lub innego, i obejrzyj powtórkę.
your-turn = Twoja tura
to-move = Teraz gra { $name }
bot-thinking = { $name } myśli …
    .long = { $name } jeszcze myśli: na tym serwerze może teraz myśleć wiele botów. Gra sama potoczy się dalej.
go-play = Graj
go-look = Zobacz
go-replay = Powtórka
go-sit = Dosiądź się
go-watch = Oglądaj
finished = Koniec gry
finished-won = Koniec gry · zwycięstwo: { $names }
finished-you-won = Koniec gry · twoje zwycięstwo ({ $score })
finished-your-score = Koniec gry · zwycięstwo: { $names }, twoje punkty: { $score }
table-of = Stół: { $name }
seats-taken = Zajęte: { $taken }, wolne: { $free }

## Na tym urządzeniu

play-on-device = Graj na tym urządzeniu
    .text = Bez serwera, a po pierwszym razie także bez sieci.
on-this-device = Na tym urządzeniu
new-table-here = W pojedynkę albo w kilka osób przy jednym urządzeniu.
device-new = Stół stoi na tym urządzeniu. Może grać kilka osób, podając je sobie.
seat-person-here = Ktoś przy tym urządzeniu
player-number = Gracz { $number }
name-at-seat = Imię na miejscu { $number }
import-here = Otwórz zapis skończonej gry i obejrzyj powtórkę. Zapis zostanie na tym urządzeniu.
play-meanwhile = Zagraj tymczasem na tym urządzeniu
share-game = Udostępnij tę grę
share-too-long = Ta gra jest za długa na link. Pobierz zamiast tego jej zapis.
new-version = Nowa wersja jest gotowa.
    .reload = Wczytaj ponownie

## Nowy stół

your-name = Twoje imię
table-title = Nazwa stołu
    .text = nieobowiązkowa
seats = Miejsca
seat = Miejsce
seat-number = Miejsce { $number }
seat-you = Ty
seat-person = Człowiek, z linku lub kodu
seat-bot = Bot: { $level }
seat-free = Wolne
seat-any = Dowolne
host-watches = Nie zajmujesz miejsca: przygotowujesz stół i oglądasz.
how-to-play = Jak się gra
pace = Tempo
pace-none = Bez zegara
    .text = Każdy ma tyle czasu, ile potrzebuje.
pace-live = Z zegarem
    .text = Każdy ma swoją świecę. Gdy się wypali, decyduje bot.
pace-days = Przez wiele dni
    .text = Każdy zagląda od czasu do czasu. Za tego, kto przegapi swój czas, gra bot.
clock-bank = Czas na całą grę
clock-increment = Dodatek za każdą decyzję
clock-left = zostało { $time }
minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
seconds-more = + { $count } s na każdą decyzję
days =
    { $count ->
        [one] { $count } dzień na decyzję
        [few] { $count } dni na decyzję
       *[many] { $count } dni na decyzję
    }
pace-live-each = { $minutes } min + { $seconds } s na każdą decyzję
pace-days-each =
    { $days ->
        [one] { $days } dzień na decyzję
        [few] { $days } dni na decyzję
       *[many] { $days } dni na decyzję
    }
more-choices = Więcej ustawień
bot-pause = Jak długo boty się zastanawiają
bot-pause-at-once = wcale
bot-pause-quick = krótko
bot-pause-usual = jak zwykle
bot-pause-slow = długo
bot-pause-very-slow = bardzo długo
first-by-lot = Los wskaże, kto zaczyna
    .text = W przeciwnym razie zaczyna pierwsze miejsce.
listed = Pokaż w sali
    .text = Dosiąść się mogą także nieznajomi, dopóki jest wolne miejsce.
may-watch = Inni mogą oglądać
    .text = Widzą tylko to, co leży odkryte na stole.
open-the-table = Przygotuj stół
    .text = Dostaniesz link dla znajomych.
begin = Zacznij
    .text = Wszyscy już są.

## Poczekalnia

waiting-for =
    { $count ->
        [one] Brakuje jednego gracza
        [few] Brakuje { $count } graczy
       *[many] Brakuje { $count } graczy
    }
all-here = Wszyscy już są
you = ty
the-host = Gospodarz
seat-awaits = czeka na kogoś
seat-online = jest tutaj
seat-offline = bez połączenia
seat-away = z dala od stołu
seat-is-bot = bot
seat-stand-in = z dala od stołu, na razie gra bot ({ $level })
give-to-bot = Bot
free-seat = Zwolnij miejsce
ask-to-leave = Wyproś
leave-table = Odejdź od stołu
fill-with-bots = Zacznij, resztę zajmą boty
table-full = Wszystkie miejsca są zajęte. Zostań i oglądaj, zaraz się zacznie.
invite = Zaproś
    .text = Kto ma link lub kod, może się dosiąść albo oglądać.
invite-qr = Kod QR z linkiem do tego stołu
invite-code = albo sześcioma literami w sali
copy-link = Skopiuj link
share = Udostępnij

## Stół

this-table = Stół
watchers =
    { $count ->
        [one] { $count } osoba ogląda
        [few] { $count } osoby oglądają
       *[many] { $count } osób ogląda
    }
share-watch-link = Zaproś do oglądania
move-seat = Graj dalej na innym urządzeniu
    .text = Zeskanuj ten kod drugim urządzeniem. Kto ma ten link, ma twoje miejsce: nie pokazuj go nikomu innemu.
commitment = Pieczęć tasowania
    .text = Ustala tasowanie przed pierwszym ruchem. Po grze ziarno zostaje ujawnione i każdy może to sprawdzić.
log = Dziennik
chat = Rozmowa
log-and-chat = Dziennik i rozmowa
panels = Panele
unread = nieprzeczytane
chat-empty = Nikt jeszcze nic nie mówi.
say-something = Powiedz coś przy stole
send = Wyślij
quick-phrases = Gotowe zwroty
phrase-well-played = Dobrze zagrane!
phrase-thanks = Dzięki!
phrase-thinking = Chwila, myślę …
phrase-sorry = Przepraszam!
phrase-good-luck = Powodzenia!
phrase-oh-no = O nie!
phrase-haha = Ha, ha!
phrase-hurry = Świeca się pali …
round = Runda { $round }
round-of = Runda { $round } z { $rounds }
connection-lost = Utracono połączenie.
connection-lost-kept = Utracono połączenie. Twój ruch jest zachowany.
connection-back = Połączenie wróciło.
move-kept = Twój ruch jest zachowany i zostanie wysłany.
reconnecting = Łączenie …
looking-back = Oglądasz wcześniejszą chwilę.
looking-back-since =
    { $count ->
        [one] Oglądasz wcześniejszą chwilę. Potem był jeszcze { $count } ruch.
        [few] Oglądasz wcześniejszą chwilę. Potem były jeszcze { $count } ruchy.
       *[many] Oglądasz wcześniejszą chwilę. Potem było jeszcze { $count } ruchów.
    }
to-the-present = Wróć do teraźniejszości
you-watch = Oglądasz. Widzisz to, co leży odkryte na stole.
you-are-replaced = Gra za ciebie bot ({ $level }).
take-seat-back = Wracam na miejsce
is-away = { $name } jest z dala od stołu.
ask-to-replace = Niech gra bot
vote-replace = { $name } jest z dala od stołu. Czy na razie ma grać bot ({ $level })?
vote-pending = { $name }: stół decyduje, czy na razie ma grać bot. Za: { $count }.
next-game = Przy stole zaczęła się kolejna gra.
go-there = Idę też
moved-on = Czas na kolejną grę!
seat-unknown = Nikt tu nie zna tego miejsca
seat-freed = Twoje miejsce zostało zwolnione
    .text = Gospodarz zwolnił twoje miejsce. Jeśli jest wolne miejsce, możesz usiąść ponownie, albo tylko oglądać.
watch-forbidden = Ten stół gra we własnym gronie
table-unknown = Nie ma takiego stołu
table-damaged = Tej zachowanej gry nie da się otworzyć
    .text = Jest uszkodzona albo pochodzi z wersji, której ta nie umie odtworzyć. Niczego nie wyrzucono, a pozostałe gry są nietknięte.

## Co dziennik mówi wokół gry

log-joined = { $name } siada przy stole.
log-left = { $name } odchodzi od stołu.
log-named = ma nowe imię: { $name }.
log-seat-free = Miejsce jest wolne dla człowieka.
log-seat-bot = Miejsce zajmuje bot ({ $level }).
log-replace-asked = { $name }: { $by } pyta, czy na razie ma grać bot ({ $level }).
log-replace-yes = { $name } się zgadza.
log-replace-no = { $name } się nie zgadza.
log-replaced = { $name }: od teraz gra bot ({ $level }).
log-replaced-clock = { $name }: czas minął, dalej gra bot ({ $level }).
log-instead = { $name }: bot myślał zbyt długo lub zawiódł, o tym ruchu decyduje inny ({ $level }).
log-returned = { $name } wraca.
log-silenced = { $name }: bez prawa głosu przy tym stole, tak postanowił operator serwera.
log-silenced-no-more = { $name }: znowu z prawem głosu.
log-ended = Gra skończona.
log-rematch = Zaczyna się kolejna gra.
log-brought = { $name } gra własną talią.
log-brought-nothing = { $name } gra zwykłą talią.

## Powtórka

replay = Powtórka
moment = Chwila
move-of = Ruch { $move } z { $moves }
step-before = Krok wstecz
step-after = Krok dalej
round-before = Na początek rundy
round-after = Do następnej rundy
play = Odtwarzaj
pause = Zatrzymaj
seen-by = Widok
seen-open = Wszystkie karty odkryte
seen-public = Widz
seen-by-seat = Miejsce: { $name }
share-moment = Udostępnij tę chwilę
download-record = Pobierz zapis
verify-shuffle = Sprawdź tasowanie
    .text = Przed pierwszym ruchem ten stół pokazał pieczęć. Ziarno i sól dają tę samą pieczęć, a ziarno daje dokładnie te karty, które rozdano.
verify-good = Wszystko w porządku: pieczęć, karty i wynik się zgadzają.
verify-bad = Coś się nie zgadza.
verify-no-seed = Ten zapis pochodzi z prawdziwego stołu albo jego tasowanie nie miało pieczęci: ruchy i wynik są poprawne.
checking = Sprawdzanie …
seed = Ziarno
salt = Sól
replay-impossible = Tej gry nie da się odtworzyć

## Otwieranie zapisu

import-file = Plik
import-paste = albo wklejony tekst
import-open = Otwórz
import-no-json = To nie jest zapis: tekst nie jest JSON-em.

## Strony gry

page-rules = Zasady
    .text = Cała gra na kilku stronach, z wyszukiwaniem i interpretacjami.
page-cards = Karty
    .text = Każda karta ze swoim tekstem i interpretacjami, które jej dotyczą.
page-tutorial = Pierwsza gra
    .text = Graj razem z nami i poznaj grę w kilka minut.
page-lab = Laboratorium kolumn
    .text = Ułóż dowolną kolumnę i zobacz, kto w niej wygrywa i dlaczego. Przydaje się przy prawdziwym stole.

## Ustawienia

theme = Światło
theme-dark = Przy świecy
theme-light = Za dnia
theme-system = Jak urządzenie
motion = Ruch
motion-system = Jak urządzenie
motion-full = Karty się poruszają
motion-reduced = Jak najmniej
confirm-taps = Drugie dotknięcie potwierdza
    .text = Na ekranie dotykowym ruch jest wysyłany dopiero po drugim dotknięciu tego samego miejsca.
sounds = Dźwięki
    .text = Ciche, dla kart i gdy przychodzi twoja tura.
shortcuts = Skróty jednym klawiszem
    .text = Q W E dla ręki, od 1 do 6 dla kolumn. Strzałki i Enter działają zawsze.
notifications = Powiadomienia
    .text = Gdy przychodzi twoja tura, a ta strona jest w tle.
notifications-denied = Przeglądarka nie pozwala tej stronie na powiadomienia.
notifications-impossible = Możliwe tylko przez https albo na tym komputerze.
webhook = Powiadom mnie gdzie indziej
    .text = Adres ntfy lub Discorda, na który przyjdzie powiadomienie, gdy jest twoja tura, a nie masz połączenia. Tylko dla tego stołu.
webhook-set = Ustaw
webhook-remove = Usuń
webhook-on = Powiadomienia będą przychodzić na ten adres.
webhook-off = Powiadomienia nie będą już przychodzić.

## Błędy serwera według nazwy

error-bad-json = Serwer nie potrafił tego odczytać.
error-bad-request = Serwer nie rozumie tego żądania. Jeśli to się powtarza, wczytaj stronę ponownie.
form-refused = Serwer nie przyjął tych ustawień: zobacz uwagę w formularzu.
error-bad-origin = Żądanie pochodzi z obcej strony.
error-banned = Operator tego serwera zablokował twój adres.
error-unknown-token = Twój klucz nie pasuje do żadnego miejsca przy tym stole.
error-not-your-seat = To nie jest twoje miejsce.
error-not-your-turn = To nie jest twoja tura.
error-not-allowed = To jest tutaj niedozwolone.
error-unknown-table = Pod tym adresem nie ma stołu. Sprawdź link.
error-not-found = Nic takiego tu nie ma.
error-stale = Gra tymczasem poszła dalej. Spójrz jeszcze raz.
error-full = Wszystkie miejsca są zajęte.
error-over = Gra skończona.
error-not-open = Gra już się zaczęła, nie można się dosiąść.
error-too-large = To jest za duże.
error-too-fast = Trochę wolniej, proszę.
error-enough-now = W ciągu ostatniej godziny było tego bardzo dużo. Proszę chwilę poczekać.
error-used-up = Ten stół nie przyjmie już nic takiego. Przy nowym stole znów będzie na to miejsce.
error-illegal = Zasady na to nie pozwalają.
error-bad-record = Ten zapis jest uszkodzony lub sfałszowany.
error-offline = Nie można połączyć się z serwerem.
error-unavailable = Baza danych ma teraz kłopoty. Spróbuj za chwilę.
error-server = Serwer się potknął. Spróbuj ponownie.
