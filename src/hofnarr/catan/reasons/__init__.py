"""Why something cannot be done, with its rule: for refusals, and for what a player is shown."""
