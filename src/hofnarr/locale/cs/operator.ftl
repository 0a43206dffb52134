### Co říká `hofnarr operator`.

operator-version = Verze
operator-since = Od
operator-tables-open = Otevřené stoly
operator-tables-running = Běžící hry
operator-tables-finished = Dohrané hry
operator-tables-imported = Přinesené hry
operator-people = Připojení lidé
operator-watchers = Diváci
operator-sockets = Sockety tohoto procesu
operator-memory = Paměť tohoto procesu
operator-database = Databáze
operator-table = Stůl
operator-game = Hra
operator-status = Stav
operator-made = Založeno
operator-seats = Místa
operator-title = Název
operator-name = Jméno
operator-seat = Místo
operator-address = Adresa
operator-came = Příchod
operator-network = Síť
operator-until = Do
operator-why = Poznámka
operator-sayings = Výroky
operator-for-good = dokud nebude zrušen
operator-none = Nic.
operator-done = Hotovo.
operator-closed = Stůl { $table } je odstraněn.
operator-would-close = Stůl { $table } by byl navždy odstraněn; s --really se tak stane.
operator-erased =
    { $tables ->
        [one] Jména a slova jsou vymazána z { $tables } stolu.
        [few] Jména a slova jsou vymazána ze { $tables } stolů.
        [many] Jména a slova jsou vymazána z { $tables } stolu.
       *[other] Jména a slova jsou vymazána z { $tables } stolů.
    }
operator-would-erase =
    { $tables ->
        [one] Jména a slova by byla vymazána z { $tables } stolu; s --really se tak stane.
        [few] Jména a slova by byla vymazána ze { $tables } stolů; s --really se tak stane.
        [many] Jména a slova by byla vymazána z { $tables } stolu; s --really se tak stane.
       *[other] Jména a slova by byla vymazána z { $tables } stolů; s --really se tak stane.
    }
operator-still-playing = Ještě otevřené nebo hrané, a proto nedotčené: { $tables }.
