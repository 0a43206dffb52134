### Catan in der Lobby: wie ein Tisch spielt, Decks für das Turnier, eine eigene Kartendatei.

catan-lede = Zwei Fürstentümer, eine Insel. Würfle, sammle, baue deine Städte und hol dir als Erster die Punkte eines Fürsten.

## Ein neuer Tisch

catan-form-sets = Themensets
catan-form-theme-cards = Wie viele Themenkarten
catan-form-forty = Vierzig durch das Los
    .text = Wie das Heft es rät: So lohnt sich die Suche nach Grundkarten weiter.
catan-form-all = Alle
    .text = Jede Karte der gewählten Sets liegt in einem Stapel.
catan-form-reconstructed = Manche Zahlen der Themensets sind rekonstruiert und tragen ein Wellenzeichen: Keine Quelle nennt die gedruckten.
catan-form-tournament = Jeder zieht aus einem vorher gebauten Deck von 33 Karten und fügt vier Ereignisse hinzu.
catan-form-deck-problem = Dein Deck ist noch nicht fertig, siehe oben.
catan-form-own-cards = eigene Kartendatei
catan-form-file = Eine eigene Kartendatei
    .text = YAML oder JSON mit anderen Kosten oder Punkten für manche Karten, etwa wenn du eine gedruckte Zahl kennst, die wir raten mussten. Der Server liest sie, wenn du den Tisch eröffnest, und sagt, welcher Eintrag und welches Feld falsch ist.
    .choose = Datei wählen
    .remove = Ohne Datei
    .large = Diese Datei ist zu groß: Höchstens 100.000 Zeichen werden gelesen.
    .wrong = Diese Kartendatei ist nicht brauchbar. Der Server sagt:

## Decks für das Turnier

catan-deck-mine = Dein Deck
catan-deck-usual = Das übliche Deck
catan-deck-change = Ändern
catan-deck-export = Als Datei sichern
catan-deck-delete = Löschen
catan-deck-new = Neues Deck bauen
catan-deck-new-name = Mein Deck
catan-deck-import = Datei öffnen
catan-deck-file-bad = Diese Datei enthält keine Decks. Sie braucht „decks“ und „events“, für jeden Spieler eine Liste von Karten.
catan-deck-refused = Dieses Deck wird nicht angenommen. Der Server sagt:
catan-deck-secret = Decks bleiben in diesem Browser. Dein Gegner sieht deines nicht.
catan-deck-builder = Ein Deck bauen
catan-deck-name = Name des Decks
catan-deck-part-deck = Karten
catan-deck-part-events = Ereignisse
catan-deck-events = Vier Ereignisse deiner Wahl kommen in den gemeinsamen Ereignisstapel. Immer darin sind: { $cards }.
catan-deck-search = Karten suchen
catan-deck-only = Nur was drin ist
catan-deck-less = Einmal { $card } weniger
catan-deck-more = Einmal { $card } mehr
catan-deck-copies = { $count } von { $most } im Deck
catan-deck-idle = Braucht { $cards }: nicht in diesem Deck.
catan-deck-save = Sichern und damit spielen
catan-deck-save-part = Unfertig sichern
catan-problem-deck-few =
    { $count ->
        [one] { $count } Karte fehlt: Ein Deck hat { $most }.
       *[other] { $count } Karten fehlen: Ein Deck hat { $most }.
    }
catan-problem-deck-many =
    { $count ->
        [one] { $count } Karte zu viel: Ein Deck hat { $most }.
       *[other] { $count } Karten zu viel: Ein Deck hat { $most }.
    }
catan-problem-events-few =
    { $count ->
        [one] { $count } Ereignis fehlt: Wähle { $most }.
       *[other] { $count } Ereignisse fehlen: Wähle { $most }.
    }
catan-problem-events-many =
    { $count ->
        [one] { $count } Ereignis zu viel: Wähle { $most }.
       *[other] { $count } Ereignisse zu viel: Wähle { $most }.
    }
catan-problem-copies = { $card }: { $count } Exemplare, es gibt aber nur { $most }.
catan-problem-stranger = { $card }: gehört nicht zu den gewählten Sets.
