"""Processes: the server's own, and those that think for its bots or work on whole records."""
