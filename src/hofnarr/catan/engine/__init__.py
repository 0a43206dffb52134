"""What the rules stand on: board, places, pending steps, moves, stacks, points, card hooks."""
