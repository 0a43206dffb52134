"""The command line: `hofnarr --help`."""
