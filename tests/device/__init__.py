"""The server on a device: the engine that runs in a browser."""
