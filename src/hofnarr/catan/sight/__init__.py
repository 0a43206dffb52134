"""What a viewer knows: the one door to the outside, and complete boards that agree with it."""
