### Der Wortschatz des Catan-Kartenspiels: alles, was die Kartendaten mit einer Kennung benennen.
### .acc und .gen sind Fälle für Sätze; .count ist eine Menge, .count-acc dieselbe im Akkusativ.

catan-game = Catan-Kartenspiel

## Rohstoffe

catan-resource-brick = Lehm
    .acc = Lehm
    .gen = Lehms
    .count = { $count } Lehm
    .count-acc = { $count } Lehm
catan-resource-grain = Getreide
    .acc = Getreide
    .gen = Getreides
    .count = { $count } Getreide
    .count-acc = { $count } Getreide
catan-resource-lumber = Holz
    .acc = Holz
    .gen = Holzes
    .count = { $count } Holz
    .count-acc = { $count } Holz
catan-resource-ore = Erz
    .acc = Erz
    .gen = Erzes
    .count = { $count } Erz
    .count-acc = { $count } Erz
catan-resource-wool = Wolle
    .acc = Wolle
    .gen = Wolle
    .count = { $count } Wolle
    .count-acc = { $count } Wolle
catan-resource-gold = Gold
    .acc = Gold
    .gen = Goldes
    .count = { $count } Gold
    .count-acc = { $count } Gold
catan-resource-any = beliebiger Rohstoff
    .acc = beliebigen Rohstoff
    .gen = beliebigen Rohstoffs
    .count =
        { $count ->
            [one] { $count } Rohstoff
           *[other] { $count } Rohstoffe
        } nach Wahl
    .count-acc =
        { $count ->
            [one] { $count } Rohstoff
           *[other] { $count } Rohstoffe
        } nach Wahl

## Landschaftsarten

catan-region-fields = Acker
    .acc = Acker
    .gen = Ackers
catan-region-mountains = Gebirge
    .acc = Gebirge
    .gen = Gebirges
catan-region-pasture = Weide
    .acc = Weide
    .gen = Weide
catan-region-forest = Wald
    .acc = Wald
    .gen = Waldes
catan-region-hills = Hügelland
    .acc = Hügelland
    .gen = Hügellandes
catan-region-gold-field = Goldfluss
    .acc = Goldfluss
    .gen = Goldflusses
catan-region-any = beliebige Landschaft
    .acc = beliebige Landschaft
    .gen = beliebigen Landschaft

## Seiten des Ereigniswürfels

catan-face-brigand = Räuber
    .text = Räuberüberfall: Wer mehr als 7 Rohstoffe hat, verliert alles Erz und alle Wolle.
catan-face-windmill = Windmühle
    .text = Wer die Mühlenfigur hat, nimmt dem Gegner 1 Rohstoff nach Wahl.
catan-face-tournament = Turnier
    .text = Wer mehr Turnierpunkte hat, erhält 1 Rohstoff nach Wahl.
catan-face-sun = Sonne
    .text = Jeder Spieler erhält 1 Rohstoff nach Wahl.
catan-face-question = „?“
    .text = Die oberste Ereigniskarte wird aufgedeckt und abgehandelt.

## Sets

catan-set-base = Das Kartenspiel
    .text = Das Grundspiel: 120 Karten, genug für eine Partie bis 12 Siegpunkte.
catan-set-knights = Ritter & Händler
    .text = Ein Themenset mit 30 Karten: neue Ritter, eine Burg, Plünderungen und große Handelsflotten.
catan-set-politics = Politik & Intrige
    .text = Ein Themenset mit 29 Karten: Kirche und Rat, Bann, Geheimbünde und die Metropole.
catan-set-barbarians = Barbaren & Handelsherren
    .text = Ein Themenset mit 40 Karten: Barbaren von jenseits des Meeres, Sitze der Händler, Helden und Fernhandel.

## Spielarten

catan-mode-base = Grundspiel
    .text = Nur das Grundspiel, bis 12 Siegpunkte.
catan-mode-extended = Erweitertes Spiel
    .text = Das Grundspiel mit einem Themenset, bis 13 Siegpunkte.
catan-mode-combined = Kombiniertes Spiel
    .text = Das Grundspiel mit zwei oder drei Themensets, bis 13 Siegpunkte.
catan-mode-tournament = Turnierspiel
    .text = Jeder Spieler mit eigenem Deck, bis 13 Siegpunkte.

## Phasen eines Zuges

catan-phase-setup = Aufbau
catan-phase-start = Beginn des Zuges
catan-phase-dice = Würfeln
catan-phase-production = Ertrag
catan-phase-actions = Aktionsphase
catan-phase-hand = Handphase
catan-phase-end = Ende des Zuges

## Kartenarten

catan-kind-region = Landschaft
    .acc = Landschaft
    .gen = Landschaft
    .text = Bringt und lagert einen Rohstoff.
catan-kind-center = Zentrumskarte
    .acc = Zentrumskarte
    .gen = Zentrumskarte
    .text = Straße, Siedlung, Stadt oder Metropole: die Achse des Fürstentums.
catan-kind-settlement-expansion = Siedlungsausbau
    .acc = Siedlungsausbau
    .gen = Siedlungsausbaus
    .text = Grün: auf jedem Bauplatz einer Siedlung, Stadt oder Metropole.
catan-kind-city-expansion = Stadtausbau
    .acc = Stadtausbau
    .gen = Stadtausbaus
    .text = Rot: nur auf einem Bauplatz einer Stadt oder Metropole.
catan-kind-landscape-expansion = Landschaftsausbau
    .acc = Landschaftsausbau
    .gen = Landschaftsausbaus
    .text = Braun: an der Außenseite einer Landschaft der passenden Art.
catan-kind-road-expansion = Straßenausbau
    .acc = Straßenausbau
    .gen = Straßenausbaus
    .text = Auf einer Straße, einer je Straße.
catan-kind-action = Aktionskarte
    .acc = Aktionskarte
    .gen = Aktionskarte
    .text = Wird aus der Hand gespielt und abgelegt.
catan-kind-event = Ereignis
    .acc = Ereignis
    .gen = Ereignisses
    .text = Wird bei „?“ aufgedeckt und unter den Ereignisstapel gelegt.

## Kartenklassen

catan-class-region = Landschaft
    .acc = Landschaft
    .gen = Landschaft
catan-class-center = Zentrumskarte
    .acc = Zentrumskarte
    .gen = Zentrumskarte
catan-class-event = Ereignis
    .acc = Ereignis
    .gen = Ereignisses
catan-class-building = Gebäude
    .acc = Gebäude
    .gen = Gebäudes
catan-class-unit-knight = Ritter
    .acc = Ritter
    .gen = Ritters
catan-class-unit-fleet = Flotte
    .acc = Flotte
    .gen = Flotte
catan-class-unit-trade-fleet = Handelsflotte
    .acc = Handelsflotte
    .gen = Handelsflotte
catan-class-unit-other = andere Einheit
    .acc = andere Einheit
    .gen = anderen Einheit
catan-class-wizard = Zauberer
    .acc = Zauberer
    .gen = Zauberers
catan-class-attack = Angriff
    .acc = Angriff
    .gen = Angriffs
catan-class-neutral = neutral
    .acc = neutral
    .gen = neutral
catan-class-defense = Abwehr
    .acc = Abwehr
    .gen = Abwehr

## Punkte und Figuren

catan-points-victory = Siegpunkte
    .count =
        { $count ->
            [one] { $count } Siegpunkt
           *[other] { $count } Siegpunkte
        }
catan-points-strength = Stärkepunkte
    .count =
        { $count ->
            [one] { $count } Stärkepunkt
           *[other] { $count } Stärkepunkte
        }
catan-points-tournament = Turnierpunkte
    .count =
        { $count ->
            [one] { $count } Turnierpunkt
           *[other] { $count } Turnierpunkte
        }
catan-points-commerce = Handelspunkte
    .count =
        { $count ->
            [one] { $count } Handelspunkt
           *[other] { $count } Handelspunkte
        }
catan-token-knight = Ritterfigur
    .acc = Ritterfigur
    .gen = Ritterfigur
catan-token-windmill = Mühlenfigur
    .acc = Mühlenfigur
    .gen = Mühlenfigur

## Waren der Händlersitze

catan-good-coin = Münze
    .count =
        { $count ->
            [one] { $count } Münze
           *[other] { $count } Münzen
        }
catan-good-paper = Papier
    .count =
        { $count ->
            [one] { $count } Papier
           *[other] { $count } Papier
        }
catan-good-cloth = Tuch
    .count =
        { $count ->
            [one] { $count } Tuch
           *[other] { $count } Tuch
        }

## Wo eine Karte liegt

catan-side-own = im eigenen Fürstentum
catan-side-opponent = im Fürstentum des Gegners (Fremdkarte)
catan-side-none = in keinem Fürstentum
catan-place-any-site = Bauplatz einer Siedlung oder Stadt
catan-place-city-site = Bauplatz einer Stadt
catan-place-metropolis-site = Metropolenplatz
catan-place-region-outer = Außenseite einer Landschaft
catan-place-road = Straße
catan-place-axis-end = Ende der Achse
catan-place-open-road-end = offenes Ende einer Straße
catan-place-on-settlement = auf einer Siedlung
catan-place-on-city = auf einer Stadt
catan-place-region-slot = Landschaftsplatz
catan-place-event-deck = Ereignisstapel
catan-place-on-stack-or-discard = auf einem Nachzieh- oder Ablagestapel
catan-place-on-building = auf einem Gebäude
catan-place-discard-after-use = nach Gebrauch abgelegt

## Wann eine Karte wirkt

catan-timing-static = ständig
catan-timing-build = beim Bau
catan-timing-turn-start = zu Beginn des Zuges
catan-timing-before-dice = vor dem Würfeln
catan-timing-brigand = beim Räuber
catan-timing-windmill = bei der Windmühle
catan-timing-tournament = beim Turnier
catan-timing-sun = bei der Sonne
catan-timing-question = bei „?“
catan-timing-event = bei einem Ereignis
catan-timing-production = beim Ertrag
catan-timing-action-phase = in der Aktionsphase
catan-timing-reaction = als Reaktion
catan-timing-hand-phase = in der Handphase

## Das Blatt einer Karte

catan-label-cost = Kosten
catan-label-free = kostenlos
catan-label-points = Punkte
catan-label-requires = Setzt voraus (eines davon)
catan-label-forbids = Nicht neben
catan-label-condition = Bedingung
catan-label-place = Platz
catan-label-timing = Wirkt
catan-label-copies = Exemplare
catan-label-set = Set
catan-label-rulings = Hinweise
catan-label-why = Grund
catan-limit-per-player = höchstens { $count } je Spieler
catan-limit-per-principality = höchstens { $count } je Fürstentum
catan-tournament-only = Nur im Turnierspiel.
catan-working-name = Arbeitsname: In dieser Sprache ist kein gedruckter Name bekannt.
    .mark = Arbeitsname

## Woher eine Zahl stammt

catan-provenance-printed = gedruckt
    .text = Diese Zahl ist von der gedruckten Karte bekannt.
catan-provenance-reconstructed = rekonstruiert
    .text = Die gedruckte Zahl ist unbekannt; diese haben wir selbst gewählt. Eine eigene Kartendatei kann sie ersetzen.
catan-provenance-mixed = teilweise rekonstruiert
    .text = Einige dieser Zahlen sind von der gedruckten Karte bekannt, die anderen haben wir selbst gewählt. Eine eigene Kartendatei kann sie ersetzen.
