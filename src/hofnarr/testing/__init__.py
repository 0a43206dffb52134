"""The conformance kit: run it on your own game or bot."""
