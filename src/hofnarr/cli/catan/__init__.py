"""The Catan card game in the terminal."""
