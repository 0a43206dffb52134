"""Cards of the base set."""
