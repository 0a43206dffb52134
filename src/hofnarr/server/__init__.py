"""The table in the browser, its server: HTTP, WebSocket, storage, lobby, bots and clocks.

`protocol/` holds what is said on the wire, `storage/` what is kept, `table/` what one table is, and
`tables/` all of them, with the one door to the outside, `door.py`. `http/` and `live/` are the two
ways to talk to it. No game is named here: what a game adds lies in a folder of its own, found
through `game_parts.py`.
"""
