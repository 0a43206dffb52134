"""The table in the browser, its server: HTTP, WebSocket, storage, lobby, bots and clocks.

`protocol/` holds what is said on the wire, `storage/` what is kept, `table/` what a table is;
`tables.py` brings them together. Everything that leaves goes through `viewers.py`. No game is named
here: what a game adds lies in a folder of its own, found through `folders.py`.
"""
