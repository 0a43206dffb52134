"""The rules of a turn, a module for each chapter of the rulebook."""
