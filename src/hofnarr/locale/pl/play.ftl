### Gra w terminalu: `hofnarr play`. Imiona graczy są dowolne i się nie odmieniają.
### Kolumny, rundy i karty na ręce liczą się od 1.

## Stół

board-round = Runda { $number }
board-to-play = Teraz gra { $name }
board-to-cloak = { $name } decyduje o Czapce-niewidce
board-to-swap = { $name } decyduje o Zdrajcy
board-your-play = Twoja tura
board-your-cloak = Twoja Czapka-niewidka: decydujesz
board-your-swap = Twój Zdrajca: decydujesz
board-over = Koniec gry
board-you = ty
# Nagłówki małej tabeli; im krótsze, tym lepsze.
board-score = punkty
board-hand = ręka
board-pile = stos
board-discard = odrzucone
board-won = zdobyte
board-closed = zamknięta
board-no-cards = Brak kart na ręce
board-log = Dziennik
# Kiedy karta na ręce działa.
hand-now = po odkryciu
hand-award = przy rozstrzyganiu
hand-plain = tylko liczba

## Pytania

ask-play = Twoja karta i jej kolumna, na przykład „1 { $column }” albo „{ $card } { $column }” (pomoc: ?)
ask-cloak = Twoja Czapka-niewidka w kolumnie { $column } jest odkryta. Wsunąć pod nią kartę? Podaj jej numer lub nazwę albo { $no }, jeśli nie
# $target: „Muzyka 4”.
ask-swap = Twój Zdrajca w kolumnie { $column } jest odkryty. Zamienić kartę celu tej kolumny ({ $target }) z inną? Podaj drugą kolumnę albo { $no }, jeśli nie
# Słowa oznaczające tak i nie, najkrótsze najpierw.
answer-yes = t tak
answer-no = n nie

## Odpowiedzi na to, co niezrozumiałe

ask-where = { $card }, ale gdzie? Podaj też kolumnę.
ask-hand = Nie masz takiej karty na ręce: karty mają numery od 1 do { $count }.
ask-which = Która z nich: { $cards }?
ask-not-in-hand = Tej karty nie masz na ręce: { $card }.
ask-unknown = „{ $typed }” nie jest kartą ani poleceniem; ? pokaże, co można wpisać.
ask-column = „{ $typed }” nie jest kolumną: kolumny mają numery od 1 do { $count }.
ask-closed = Kolumnę { $column } zamyka Burza: wybierz inną.
ask-other-column = W kolumnie { $column } leży sam Zdrajca: wybierz inną.
ask-unknown-card = Nie ma karty „{ $typed }”: podaj jej nazwę, na przykład „karta król”.
ask-unknown-topic = W zasadach nie ma hasła „{ $typed }”: polecenie „zasady” wypisuje wszystkie hasła.

## Polecenia: co wpisać i co się stanie

command-help = pomoc
    .text = ta strona
command-card = karta
    .text = co robi karta
command-column = kolumna
    .text = cała kolumna
command-discards = odrzucone
    .text = stosy kart odrzuconych
command-seen = niewidziane
    .text = karty, których nikt nie widział
command-log = dziennik
    .text = co się dotąd wydarzyło
command-rules = zasady
    .text = interpretacja lub rozdział; samo słowo daje listę
command-hint = podpowiedź
    .text = dwa najlepsze ruchy
command-guess = domysł
    .text = czym mogą być zakryte karty
command-save = zapisz
    .text = zapisać i grać dalej
command-quit = koniec
    .text = zapisać i wyjść

## Pomoc

help-playing = Jak się gra
help-place = Wpisz kartę i kolumnę: „1 3” albo „13” kładzie pierwszą kartę z ręki w kolumnie 3, „król 3” Króla. Wystarczy początek nazwy.
help-goal = Runda kończy się, gdy każda kolumna ma tyle kart, ile punktów jej karta celu, albo jest zamknięta.
help-commands = Polecenia
help-enter = znowu stół
help-signs = Znaki
sign-back = ≈≈≈
    .text = zakryta karta
sign-own = (20 Król)
    .text = twoja, zakryta
sign-known = »13
    .text = zakryta, znana wszystkim
sign-hidden = └
    .text = pod Czapką-niewidką
sign-now = ↯
    .text = działa po odkryciu
sign-order = I–IV
    .text = przy rozstrzyganiu, kolejno
sign-later = ·
    .text = przy rozstrzyganiu, później
sign-storm = ≋
    .text = zamknięta przez Burzę
sign-gap = ⋮ 7
    .text = jeszcze 7: „kolumna 2”
lookup-discards = Stosy kart odrzuconych
lookup-unseen = Jeszcze niewidziane: stos, ręka i zakryte karty razem
hint-thinking = Zastanawiam się …
seat-thinking = { $name } myśli …
lookup-topics = Zasady: wpisz „zasady” i jedno z tych słów

## Początek, wyjście, powrót do gry

welcome-person = człowiek
welcome-bot = bot: { $bot }
welcome-commitment = Tasowanie jest ustalone. Oto jego odcisk (SHA-256); na koniec dostaniesz ziarno i sól, by go sprawdzić:
welcome-help = W czasie gry ? pokazuje, co można wpisać.
press-enter = Enter: dalej
pass-to = Przekaż ekran: teraz gra { $name }.
pass-enter = { $name }: naciśnij Enter
resume-found = Czeka niedokończona gra: { $names }; runda { $round }.
resume-ask = Grać dalej? (t/n)
resume-ask-file = Grać dalej? (t/n; n zastąpi ją nową grą)
resume-unclear = Odpowiedz „t” (tak) albo „n” (nie).
kept = Gra jest zapisana w pliku { $path }
not-kept = Nie udało się zapisać gry ({ $problem }); gra toczy się mimo to dalej.
left = Gra jest zapisana w pliku { $path }. Tak można do niej wrócić:

## Koniec rundy

round-over = Koniec rundy { $number }: kończy ją { $name }
award-column = Rozstrzygana jest kolumna { $column } z { $count }
award-begin = Enter: rozstrzygnij kolumny, a: pomiń wszystkie
award-next = Enter: następny krok, s: od razu wynik, a: pomiń wszystkie kolumny
award-done = Enter: dalej, a: pomiń wszystkie kolumny
award-printed = Obowiązują liczby wydrukowane.
award-numbers = Liczby są ustalone.
# $target: „Muzyka 4”.
award-wins = { $name } zdobywa kartę { $target }
award-nobody = Karty { $target } nie zdobywa nikt

## Koniec gry

score-title = Wynik końcowy: obowiązuje lepszy z dwóch sposobów liczenia
# $sum: „4 + 3 + 4 = 11”; a niżej „2 × 15 − 1 = 29”.
score-points = Wszystkie punkty: { $sum }
score-domains = Najlepsze karty sześciu dziedzin podwójnie: { $sum }
score-missing = Bez podwojenia, brakuje tych dziedzin: { $domains }
end-seed = Ziarno to { $seed }, sól to { $salt }: SHA-256 tekstu „ziarno:sól” jest odciskiem z początku gry.
end-record = Zapis gry jest w pliku { $path }. Tak można go sprawdzić lub obejrzeć ponownie:
