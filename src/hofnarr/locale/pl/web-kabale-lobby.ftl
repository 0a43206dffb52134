### Kabale w lobby.

kabale-lede = Sześć rund dworskich intryg. Połóż zakrytą kartę, zachowaj kamienną twarz i zobacz, kto na końcu będzie królem.
