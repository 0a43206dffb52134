"""What the duel has of its own in the terminal; Hofnarr does the rest plainly."""
