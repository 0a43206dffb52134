"""What a game is: State, Action, Event, View, Record, chance from outside. No game is named here.

Import from the modules: `game` (the contract), `chance`, `stream` (the committed shuffle),
`match` (one authority over a running game), `errors`, `wire` (reading JSON),
`playthrough` (a game as golden text).
"""
