"""Requests: endpoints, what surrounds them, the pages."""
