### Was `hofnarr operator` sagt.

operator-version = Version
operator-since = Seit
operator-tables-open = Offene Tische
operator-tables-running = Laufende Spiele
operator-tables-finished = Beendete Spiele
operator-tables-imported = Mitgebrachte Spiele
operator-people = Verbundene Leute
operator-watchers = Zuschauer
operator-sockets = Sockets dieses Prozesses
operator-memory = Speicher dieses Prozesses
operator-database = Datenbank
operator-table = Tisch
operator-game = Spiel
operator-status = Stand
operator-made = Angelegt
operator-seats = Plätze
operator-title = Titel
operator-name = Name
operator-seat = Platz
operator-address = Adresse
operator-came = Gekommen
operator-network = Netz
operator-until = Bis
operator-why = Notiz
operator-sayings = Äußerungen
operator-for-good = bis sie aufgehoben wird
operator-none = Nichts.
operator-done = Erledigt.
operator-closed = Der Tisch { $table } ist entfernt.
operator-would-close = Der Tisch { $table } würde für immer entfernt; mit --really geschieht es.
operator-erased =
    { $tables ->
        [one] Namen und Worte sind von { $tables } Tisch getilgt.
       *[other] Namen und Worte sind von { $tables } Tischen getilgt.
    }
operator-would-erase =
    { $tables ->
        [one] Namen und Worte würden von { $tables } Tisch getilgt; mit --really geschieht es.
       *[other] Namen und Worte würden von { $tables } Tischen getilgt; mit --really geschieht es.
    }
operator-still-playing = Noch offen oder im Spiel und deshalb unberührt: { $tables }.
