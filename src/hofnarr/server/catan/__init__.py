"""What the Catan card game adds to the server: desks, own decks, card files, its theatre."""
