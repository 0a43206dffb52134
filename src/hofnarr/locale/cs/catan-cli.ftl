### What `simulate` and `cards` say of the Catan card game.

catan-simulate-length = Medián délky v tazích obou hráčů dohromady: { $turns }. Začínající hráč vyhrál v { $share } % her.
catan-simulate-endings = Skončilo vítězstvím: { $victory }, vyčerpáním kol (C89): { $rounds }.
# Where a number comes from: beside “printed” and “reconstructed”.
catan-own-number = vlastní soubor
