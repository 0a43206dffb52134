### Kabale in der Lobby.

kabale-lede = Sechs Runden höfischer Ränke. Leg eine Karte verdeckt, verzieh keine Miene und sieh, wer am Ende König ist.
