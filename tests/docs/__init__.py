"""The documents are true: links lead somewhere, commands run as written, recipes work."""
