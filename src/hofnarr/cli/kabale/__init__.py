"""Kabale in the terminal: its table, screens, questions and answers."""
