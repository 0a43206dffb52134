"""A bot is given a view and answers with an action; it never sees a state."""
