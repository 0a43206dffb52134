### A game without a face of its own, in the terminal and in the browser: told by that game's texts.

plain-choose = Your choice, by its number (? for help)
plain-help = Type the number of a choice. Or: help, table (shows it again), log (what has happened), save (saves the game, goes on), quit (saves the game, leaves).
# The commands of plain-help in the same order, as they are typed here.
plain-commands = help table log save quit
plain-unknown = “{ $typed }” is none of the choices: they are numbered 1 to { $count }.
plain-your-turn = Your turn
plain-turn = { $name } decides
plain-over = The game is over
plain-won = { $names } wins.
plain-shared = { $names } share the win.
plain-choices = What you can do
plain-table = The table
plain-variant = Variant
