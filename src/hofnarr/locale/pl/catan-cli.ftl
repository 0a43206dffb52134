### What `simulate` and `cards` say of the Catan card game.

catan-simulate-length = Mediana długości w turach obu graczy razem: { $turns }. Gracz zaczynający wygrał w { $share }% gier.
catan-simulate-endings = Zakończone zwycięstwem: { $victory }, limitem rund (C89): { $rounds }.
# Where a number comes from: beside “printed” and “reconstructed”.
catan-own-number = własny plik
