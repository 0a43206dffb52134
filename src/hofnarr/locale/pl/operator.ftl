### Co mówi `hofnarr operator`.

operator-version = Wersja
operator-since = Od
operator-tables-open = Otwarte stoły
operator-tables-running = Trwające gry
operator-tables-finished = Zakończone gry
operator-tables-imported = Przyniesione gry
operator-people = Połączeni ludzie
operator-watchers = Widzowie
operator-sockets = Gniazda tego procesu
operator-memory = Pamięć tego procesu
operator-database = Baza danych
operator-table = Stół
operator-game = Gra
operator-status = Stan
operator-made = Założono
operator-seats = Miejsca
operator-title = Tytuł
operator-name = Imię
operator-seat = Miejsce
operator-address = Adres
operator-came = Przybycie
operator-network = Sieć
operator-until = Do
operator-why = Notatka
operator-sayings = Wypowiedzi
operator-for-good = do odwołania
operator-none = Nic.
operator-done = Gotowe.
operator-closed = Stół { $table } usunięto.
operator-would-close = Stół { $table } zostałby usunięty na zawsze; z --really tak się stanie.
operator-erased =
    { $tables ->
        [one] Imiona i słowa usunięto z { $tables } stołu.
        [few] Imiona i słowa usunięto z { $tables } stołów.
        [many] Imiona i słowa usunięto z { $tables } stołów.
       *[other] Imiona i słowa usunięto z { $tables } stołu.
    }
operator-would-erase =
    { $tables ->
        [one] Imiona i słowa zostałyby usunięte z { $tables } stołu; z --really tak się stanie.
        [few] Imiona i słowa zostałyby usunięte z { $tables } stołów; z --really tak się stanie.
        [many] Imiona i słowa zostałyby usunięte z { $tables } stołów; z --really tak się stanie.
       *[other] Imiona i słowa zostałyby usunięte z { $tables } stołu; z --really tak się stanie.
    }
operator-still-playing = Jeszcze otwarte albo w grze, więc nietknięte: { $tables }.
