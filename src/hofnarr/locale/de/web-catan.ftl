### Playing the Catan card game in the browser: prompts, buttons, panels, stories.
### $card, $region and $goods come in the nominative, with _acc in the accusative; names of players cannot be inflected.
### Stacks are counted with Roman numbers.

## The prompt: what stands out

catan-head-turn = Du bist dran.
catan-head-decide = Du entscheidest.
catan-head-setup = Aufbau.
catan-head-hand = Deine Handkarten.
catan-head-bank = Bank.
catan-head-offer = Der Tausch.
catan-head-search = Die Suche.
catan-head-lift = Der Kirchenbann.
catan-head-plays = { $player } spielt { $card_acc }.
catan-head-of = { $card }.

## What is asked

catan-q-act = Baue, tausche oder spiele eine Karte.
catan-q-arrange = Welche Landschaft soll auf den markierten Platz?
catan-q-find-region = Welche Landschaft findet dein Kundschafter für den markierten Platz?
catan-q-place-region = { $region }: über oder unter die Straße?
catan-q-pick-stack = Wähle den Stapel für deine ersten drei Karten.
catan-q-take-start = Wähle deine ersten Karten, insgesamt drei.
catan-q-take-card = Nimm eine Karte auf die Hand.
catan-q-roll = Würfle, oder spiele zuvor eine Karte.
catan-q-name-number = Welche Zahl soll der Würfel zeigen?
catan-q-pay = Welche Landschaft gibt { $goods_acc } her?
catan-q-pay-any = Zahle { $goods_acc }.
catan-q-give-units = Gib { $goods_acc } an { $player } ab.
catan-q-omit = Welchen Rohstoff sparst du?
catan-q-store = Welche Landschaft lagert { $goods_acc }?
catan-q-gain = Nimm { $goods_acc }.
catan-q-voyage = Nimm, womit eine deiner Handelsflotten handelt.
catan-q-swap-give = Welche Rohstoffe gibst du weg?
catan-q-swap-get = Nimm dafür { $goods_acc }.
catan-q-exchange-cloth = Von welchem Rohstoff gibst du 2 weg?
catan-q-rob = Nimm { $goods_acc } von { $player }.
catan-q-offer = Dein Angebot: { $give } gegen { $want_acc }.
catan-q-reply = { $player } gibt dir { $give_acc } gegen { $want_acc }.
catan-q-window = Du darfst darauf antworten.
    .none = Du hast keine Antwort darauf.
catan-q-refill = Ziehe eine Karte: Wähle einen Stapel.
catan-q-exchange = Eine Karte tauschen? Wähle sie, dann einen Stapel.
catan-q-redraw = Ziehe die neue Karte vom selben Stapel.
catan-q-hand-end = Hebe einen Kirchenbann auf oder beende deinen Zug.
catan-q-surplus = Du hast zu viele Handkarten: Lege eine unter einen Stapel.
    .discard = Du hast zu viele Handkarten: Lege eine ab.
catan-q-holy-site = Du hast gezogen: { $card }. Behalten?
catan-q-new-hand = Ziehe neue Handkarten: Wähle einen Stapel.
catan-q-builder-stack = Wähle einen Stapel zum Durchsehen.
catan-q-builder-take = Nimm eine Karte oder keine.
catan-q-builder-put = Lege eine Handkarte unter einen Stapel.
catan-q-council-put = Lege eine Handkarte unter einen Stapel.
catan-q-council-draw = Ziehe zwei Karten von einem Stapel.
catan-q-copy-book = Ziehe eine Karte: Wähle einen Stapel.
catan-q-archive = Wähle den Stapel, dessen oberste Karten du ordnest.
catan-q-arrange-top = Welche Karte kommt als nächste, von oben nach unten?
catan-q-chancery = Wähle den Stapel, aus dem du drei Karten nimmst.
catan-q-remember = Nimm eine Aktionskarte zurück auf die Hand.
catan-q-salvage = Nimm eine Karte vom Ablagestapel.
catan-q-diplomat-pile = Wähle einen Ablagestapel.
catan-q-diplomat-take = Nimm eine Karte vom Ablagestapel.
catan-q-palace = Für 1 Rohstoff eine Karte vom Ablagestapel nehmen?
catan-q-palace-discard = Lege eine Handkarte ab.
catan-q-spy-take = Nimm eine Einheit oder eine Aktionskarte.
    .none = Hier kannst du nichts nehmen.
catan-q-burn = Welches Gebäude geht zurück auf die Hand seines Besitzers?
catan-q-beat-knight = Welcher Ritter geht zurück auf die Hand seines Besitzers?
catan-q-civil-victim = Welche Einheit von { $player } geht zurück auf die Hand?
catan-q-conflict-put = Wähle eine Karte von { $player }, dann den Stapel, unter den sie kommt.
catan-q-raid = Wähle die Gebäude von { $player }, die zurück auf die Hand gehen.
catan-q-sink = Welche Flotte von { $player } versenkst du?
catan-q-banish = Welcher Ritter von { $player } muss gehen?
catan-q-banish-under = Unter welchen Stapel kommt dein Ritter?
catan-q-under-stack = Unter welchen Stapel kommt die Karte?
catan-q-claim = Welche Landschaft von { $player } willst du?
catan-q-cede = Welche deiner Landschaften gibst du dafür?
catan-q-bribe = Welcher Ritter von { $player } wechselt die Seite?
catan-q-bribe-site = Wohin kommt der Ritter?
catan-q-host-flavo = Wohin kommt er? Das kostet dich 1 Gold.
catan-q-lay-flavo = Wohin kommt er? { $player } zahlt 1 Gold für ihn.
catan-q-name-target = Auf welches Gebäude zielt sie?
catan-q-brewery-side = Wofür zählt sie?
catan-q-triumph = Wie feierst du deinen Sieg?
catan-q-curse = Auf welchen Stapel legst du ihn?
catan-q-lay-dogma = Auf welches Gebäude legst du es?
catan-q-help-region = Welche Landschaft wird gefüllt?
catan-q-again = Zum Bestätigen noch einmal antippen.
catan-q-sending = Unterwegs …
catan-q-holding = Deine Antwort geht gleich hinaus.
catan-then-place = Wähle einen Platz dafür.
catan-then-stack = Wähle einen Stapel dafür.
catan-keys-back = Esc legt zurück

## While the other decides

catan-wait = { $player } entscheidet.
    .turn = { $player } baut und handelt.
    .dice = { $player } würfelt gleich.
    .hand = { $player } ordnet die Handkarten.
    .setup = { $player } baut auf.
    .window = { $player } darf darauf antworten.
    .offer = { $player } stellt ein Angebot zusammen.
    .reply = { $player } denkt über dein Angebot nach.
catan-turn-over = Das Spiel ist zu Ende.
catan-turn-mine = Du entscheidest
    .turn = Du bist dran
    .window = Du darfst antworten
    .reply = Du hast ein Angebot

## Buttons

catan-act-roll = Würfeln
catan-act-end = Zug beenden
catan-act-trade = Tauschen
catan-act-pass = Verzichten
    .reply = Ablehnen
    .exchange = Hand behalten
    .offer = Zurückziehen
    .none = Keine nehmen
    .enough = Nicht mehr
    .done = Fertig
catan-act-play = { $card_acc } spielen
catan-act-use = Nutzen
catan-act-remove = Entfernen
catan-act-lift = Bann aufheben
catan-act-pile = Wählen
catan-act-put = Darunterlegen
catan-act-look = Durchsehen
catan-act-draw = Oberste Karte ziehen
catan-act-search = Durchsuchen für { $goods_acc }
catan-act-take = Karte nehmen
    .top = So hinlegen
catan-act-discard = Ablegen
    .sell = Verkaufen
catan-act-accept = Annehmen
catan-act-send = Angebot machen
catan-act-put-back = Zurücklegen
catan-act-usual = Von { $region }
    .store = Auf { $region }
catan-act-number = Die Zahl { $number }
catan-tag-build = Bauen
catan-tag-take = { $goods } nehmen
catan-shortcuts = Auswahl

## Duels

catan-duel-pass = Ohne Antwort
catan-duel-with = Antwort: { $card }
catan-duel-success = Erfolg: { $player }
catan-duel-faces = { $numbers }: Erfolg für { $player }

## Trade

catan-trade-bank = Die Bank
catan-trade-give = Du gibst
catan-trade-get = Du bekommst
catan-trade-rate = { $count } gegen 1
    .fleet = { $count } gegen 1, von den Landschaften neben der Flotte
catan-trade-cannot = Gerade ist bei der Bank nichts zu tauschen.
catan-trade-offer = Angebot an { $player }
catan-trade-want = Du willst
catan-trade-more = Eins mehr: { $resource }
catan-trade-less = Eins weniger: { $resource }
catan-trade-no-offer = Gerade ist kein Angebot möglich.

## Looking through cards

catan-search-stack = Stapel { $stack }
catan-search-hand = Die Hand von { $player }
catan-search-pile = Der Ablagestapel
catan-search-events = Die Ereignisse
catan-search-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }, die oberste zuerst
catan-search-secret = Nur du siehst diese Karten; ihre Reihenfolge bleibt.
catan-search-choose = Wähle eine Karte.
catan-search-chosen = Du nimmst { $card_acc }.
catan-search-under = { $card }: unter welchen Stapel?
catan-search-known = Was du davon weißt.
catan-search-nothing = Davon weißt du noch nichts.
catan-search-unknown = unbekannte Karte
catan-search-unseen = Noch nicht aufgedeckt, Reihenfolge unbekannt
catan-search-seen = Schon aufgedeckt, die nächste zuerst

## Stories

catan-story-skip = Überspringen
catan-story-gains = { $player } erhält { $goods_acc }
catan-story-loses = { $player } verliert { $goods_acc }
catan-story-nobody = Keine Landschaft hat diese Zahl.
catan-story-harvest = Ertrag
catan-story-rolls = { $player } würfelt

## The log, where the browser shows the place itself

catan-log-laid = { $player } legt { $region_acc }.
catan-log-built = { $player } baut { $card_acc }.
    .foreign = { $player } baut { $card_acc } im gegnerischen Fürstentum.
catan-log-left = { $player }: { $card } geht.
    .hand = { $player } nimmt { $card_acc } zurück auf die Hand.
    .pile = { $player }: { $card } geht auf den Ablagestapel.
    .display = { $player }: { $card } geht zurück in die Auslage.
    .stack = { $player }: { $card } kommt unter einen Stapel.
    .realm = { $player }: { $card } wechselt die Seite.
catan-log-turned = { $card } zeigt nun { $shows }.
