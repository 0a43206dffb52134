"""What is printed on the cards: data, titles as numbers, tables for given options, ready decks."""
