"""Texts in English, German, Czech and Polish, from the Fluent files in `hofnarr/locale`."""
