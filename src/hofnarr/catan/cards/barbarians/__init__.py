"""Cards of Barbarians & Traders."""
