"""The server's tables on a device, in a browser's worker: Python runs there through Pyodide.

`engine` is where it begins. Nothing here is imported by anything else in Hofnarr.
"""
