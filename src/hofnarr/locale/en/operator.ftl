### What `hofnarr operator` says.

operator-version = Version
operator-since = Since
operator-tables-open = Open tables
operator-tables-running = Games running
operator-tables-finished = Finished games
operator-tables-imported = Games brought along
operator-people = People connected
operator-watchers = Watchers
operator-sockets = Sockets of this process
operator-memory = Memory of this process
operator-database = Database
operator-table = Table
operator-game = Game
operator-status = Status
operator-made = Made
operator-seats = Seats
operator-title = Title
operator-name = Name
operator-seat = Seat
operator-address = Address
operator-came = Came
operator-network = Network
operator-until = Until
operator-why = Note
operator-sayings = Sayings
operator-for-good = until it is lifted
operator-none = Nothing.
operator-done = Done.
operator-closed = The table { $table } is removed.
operator-would-close = The table { $table } would be removed, for ever; with --really it is.
operator-erased =
    { $tables ->
        [one] Names and words are gone from { $tables } table.
       *[other] Names and words are gone from { $tables } tables.
    }
operator-would-erase =
    { $tables ->
        [one] Names and words would go from { $tables } table; with --really they do.
       *[other] Names and words would go from { $tables } tables; with --really they do.
    }
operator-still-playing = Still open or played, and left alone: { $tables }.
