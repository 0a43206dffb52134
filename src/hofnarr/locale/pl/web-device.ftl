### Stoły, które stoją na samym urządzeniu, bez serwera. Imion graczy nie da się odmieniać.

## Zanim się zacznie

device-laying = Stół jest przygotowywany
device-loading = Pobieranie tego, co potrzebne do gry …
device-dealing = Za chwilę rozdanie kart …
device-bytes = { $loaded } z { $total } MB
device-once = Pobiera się to tylko raz; potem działa bez sieci.

## Kilka osób przy jednym urządzeniu

device-hand-over = Teraz urządzenie dostaje { $name }
    .text = Wszystkie karty są zakryte. Teraz patrzy tylko { $name }.
device-uncover = To ja, { $name }: pokaż moje karty
device-bots-play = Grają boty
    .text = Gra toczy się sama, aż przyjdzie kolej na kogoś z was.

## Co może się nie udać

device-restart = Uruchom ponownie
device-unknown = Tego stołu nie ma na tym urządzeniu
    .text = Stoły na urządzeniu zna tylko ta przeglądarka, w której je przygotowano. Jeśli jej dane zostały usunięte, przepadły.
device-failed-no-wasm = Ta przeglądarka nie umie grać sama.
    .text = Brakuje jej WebAssembly albo jest wyłączone. Nowsza przeglądarka to potrafi; stół na serwerze działa także tutaj.
device-failed-fetch = Nie udało się pobrać tego, co potrzebne do gry.
    .text = Połącz się raz z siecią; potem zadziała bez niej.
device-failed-storage = Ta przeglądarka nie pozwala niczego zachować.
    .text = W oknie prywatnym lub bez pamięci gra by przepadła. Otwórz zwykłe okno albo pozwól tej stronie na zapisywanie.
device-failed-other-tab = Gry tego urządzenia są otwarte w innej karcie.
    .text = Graj tam dalej; albo zamknij tamtą kartę i uruchom ponownie tutaj. Nic nie przepadło.
device-failed-broken = Gra na tym urządzeniu nie ruszyła.
    .text = Twoje gry są zachowane. Uruchom ponownie; jeśli to się powtórzy, wczytaj stronę na nowo.
device-failed-closed = Przeglądarka zakończyła to, co tu gra.
    .text = Nic nie przepadło: każdy ruch jest zachowany. Uruchom ponownie, a gra potoczy się dalej.
device-trouble-storage-full = Pamięć urządzenia jest pełna: nowych ruchów nie da się zachować. Zwolnij trochę miejsca i graj dalej.
device-trouble-storage-lost = Przeglądarka nie zachowuje już tego, w co się tu gra. Pobierz zapisy, na których ci zależy.
device-trouble-thinker = Boty musiały zacząć myśleć od nowa. Gra sama potoczy się dalej.

## Gra w linku

carried-broken = W tym linku nie ma całej gry
    .text = Część zginęła po drodze. Poproś o niego jeszcze raz albo o zapis w pliku.
