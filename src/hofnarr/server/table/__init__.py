"""What a table is: its settings, its state (folded from facts), its clocks, what its people may do.

Nothing here knows of storage or sockets: a function is given a state and answers with facts.
"""
