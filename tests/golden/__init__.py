"""Golden playthroughs: whole games as readable text, so that a change of the rules shows as a diff.

`python -m tests.golden` (or `make golden`) writes them anew. `records/` holds stored records, which
must replay the same for ever; they are made once and never written over.
"""
