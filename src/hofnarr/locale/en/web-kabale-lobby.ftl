### Kabale in the lobby.

kabale-lede = Six rounds of court intrigue. Lay a card face down, keep a straight face, and see who is king at the end.
