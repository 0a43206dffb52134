"""The game in words: log lines, and our rules page."""
