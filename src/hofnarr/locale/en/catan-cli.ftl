### What `simulate` and `cards` say of the Catan card game.

catan-simulate-length = Median length: { $turns } turns of both players together. The starting player won { $share } %.
catan-simulate-endings = Ended by victory: { $victory }, by the limit of rounds (C89): { $rounds }.
# Where a number comes from: beside “printed” and “reconstructed”.
catan-own-number = your own file
