### Gra bez własnej postaci, w terminalu i w przeglądarce: opowiadana tekstami tej gry.

plain-choose = Twój wybór: jego numer (pomoc: ?)
plain-help = Wpisz numer wyboru. Albo: pomoc, stół (pokazuje go ponownie), przebieg (co się stało), zapisz (zapisuje grę, gra toczy się dalej), koniec (zapisuje grę i wychodzi).
# Polecenia z plain-help w tej samej kolejności, tak jak się je tu wpisuje.
plain-commands = pomoc stół przebieg zapisz koniec
plain-unknown = „{ $typed }” nie ma do wyboru: numery idą od 1 do { $count }.
plain-your-turn = Twoja tura
plain-turn = Decyduje { $name }
plain-over = Gra skończona
plain-won = Zwycięzca: { $names }.
plain-shared = Zwycięstwem dzielą się: { $names }.
plain-choices = Co możesz zrobić
plain-table = Stół
plain-variant = Wariant
