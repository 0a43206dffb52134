"""What is said on the wire, as typed structs; docs/protocol.md tells the same in words.

`requests` and `answers` over HTTP, `commands` over both, `facts` (what a table writes down and
tells its viewers), `info` (a table from outside), `frames` over the socket.
"""
