"""Sockets, and who is told what as it happens."""
