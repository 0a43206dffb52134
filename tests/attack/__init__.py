"""Attacks on real servers: `make attack` runs them at length, the suite for seconds."""
