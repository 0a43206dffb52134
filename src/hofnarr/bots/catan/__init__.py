"""Bots for the Catan card game."""
