### What `simulate` and `cards` say of the Catan card game.

catan-simulate-length = Mittlere Länge (Median): { $turns } Züge beider Spieler zusammen. Wer begann, gewann zu { $share } %.
catan-simulate-endings = Ende durch Sieg: { $victory }, durch die Rundengrenze (C89): { $rounds }.
# Where a number comes from: beside “printed” and “reconstructed”.
catan-own-number = eigene Datei
