### Kabale w lobby.

kabale-lede = Sześć rund dworskich intryg. Połóż kartę zakrytą, zachowaj kamienną twarz i zobacz, kto na końcu będzie królem.
