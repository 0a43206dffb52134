"""One module a schema change, oldest first."""
