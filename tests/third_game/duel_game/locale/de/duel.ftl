duel-lede = Zwei Duellanten, vierundzwanzig Karten, ein Würfel.
duel-action-strike = Mit { $card } zuschlagen
duel-action-hide = { $card } verstecken
duel-action-peek = Eine Karte ansehen
duel-action-parry =
    { $card ->
        [none] Nicht parieren
       *[other] Mit { $card } parieren
    }
duel-view-points = Punkte
    .hidden = blind
