"""The table as people meet it: real Chromium against a real server."""
