"""Alembic reads the schema changes from here."""
