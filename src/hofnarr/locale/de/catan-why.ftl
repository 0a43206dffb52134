### Why a card cannot be used or an action is not allowed, and why the bank asks what it asks.
### Cards come as $card, _acc and _gen are cases; $cards are several ("one of them"), $condition is the text of a card.

catan-why-or = { $first } oder { $last }

## The moment

catan-why-over = Das Spiel ist zu Ende.
catan-why-not-begun = Das Spiel hat noch nicht begonnen.
catan-why-not-your-turn = Du bist nicht am Zug.
catan-why-other-decides = Erst muss sich dein Gegner entscheiden.
catan-why-asked = Entscheide erst, wonach du gefragt bist.
catan-why-dice = Es ist noch nicht gewürfelt.
catan-why-hand-phase = Deine Aktionsphase ist vorbei.
catan-why-reaction = { $card } wird nur als Antwort gespielt, auf { $cards_acc }.
catan-why-before-dice = { $card } wird zu Beginn deines Zuges gespielt, vor dem Würfeln.

## Building

catan-why-cost = Für { $card_acc } fehlt dir noch: { $goods }.
catan-why-requires = { $card } setzt in deinem Fürstentum voraus: { $cards }.
catan-why-forbids = { $card } kann nicht gebaut werden, solange du dies hast: { $cards }.
catan-why-limit = { $card } steht schon bei dir, und mehr als eine Karte davon ist nicht erlaubt.
catan-why-display = { $card } steht schon bei dir: Aus der Auslage darf jeder eine Karte jedes Titels haben.
catan-why-condition = { $card } kann jetzt nicht gebaut werden. Nötig: { $condition }
catan-why-no-place = Für { $card_acc } ist kein Bauplatz frei.
catan-why-no-city-site = { $card } braucht einen freien Bauplatz an einer deiner Städte.
catan-why-no-region = { $card } braucht die freie Außenseite einer Landschaft, die { $resource_acc } gibt.
catan-why-no-city = { $card } wird auf eine Stadt gebaut, und du hast keine.
catan-why-no-foreign-place = Im Fürstentum deines Gegners ist kein Platz frei für { $card_acc }.
catan-why-supply = Im Vorrat ist keine Karte mehr: { $card }.
catan-why-road-end = An beiden Enden deines Fürstentums liegt schon eine Straße.
catan-why-settlement-end = Eine Siedlung braucht das offene Ende einer Straße.
catan-why-no-settlement = Eine Stadt wird auf eine Siedlung gebaut, und du hast keine.
catan-why-regions = Für eine neue Siedlung sind nicht mehr genug Landschaften da.

## Action cards

catan-why-seven = Nur Abwehrkarten dürfen gespielt werden, bis beide zusammen einmal 7 Siegpunkte hatten.
catan-why-spent = { $card }: Diese Karte wurde in diesem Zug schon gespielt.
catan-why-stronghold = Der Barbarenstützpunkt verlangt für eine weitere Aktionskarte Gold: { $gold }.
catan-why-scout = { $card } wird zusammen mit einer neuen Siedlung gespielt.
catan-why-cursed = { $card } findet nur Stapel, die dir ein Kirchenbann verschließt.
catan-why-no-effect = { $card } hätte jetzt keine Wirkung.
catan-why-no-effect-but = { $card } hätte jetzt keine Wirkung. Nötig: { $condition }

## Trade

catan-why-trade-same = Ein Rohstoff wird nicht gegen sich selbst getauscht.
catan-why-trades = Die Bank tauscht höchstens { $count }-mal in einem Zug.
catan-why-rate = Die Bank verlangt { $goods_acc } für einen Rohstoff.
catan-why-room = Du hast keinen Platz für { $resource_acc }.
catan-why-fleet = Keine Große Handelsflotte dort tauscht { $resource_acc } günstiger, oder es liegt zu wenig neben ihr.
catan-why-offers = In einem Zug sind höchstens { $count } Angebote erlaubt.
catan-why-offer = Es gibt nichts, was du dafür verlangen könntest.
catan-why-give-none = Du hast nichts mehr davon zu geben: { $resource }.
catan-why-their-room = Dein Gegner hat keinen Platz mehr für { $resource_acc }.
catan-why-want-none = Dein Gegner hat nichts mehr davon: { $resource }.
catan-why-room-left = Du hast keinen Platz mehr für { $resource_acc }.
catan-why-rate-bank = { $units } { $resource } für eins: der Kurs der Bank.
catan-why-rate-card = { $units } { $resource } für eins, dank dieser Karte: { $card }.

## Refused by the rules

catan-why-seat = Entscheiden muss der Platz { $seat }.
catan-why-actions = Die Antwort muss hier eine von diesen sein: { $actions }.
catan-why-choices =
    { $count ->
        [one] Hier gibt es nur eine Wahl, und diese ist es nicht.
       *[other] Das ist keine der { $count } Möglichkeiten hier.
    }
catan-why-not-held = { $card } ist weder auf deiner Hand noch in der Auslage.
catan-why-no-action = { $card } ist keine Aktionskarte.
catan-why-not-there = { $card } kann dort nicht stehen.
catan-why-taken = Dieser Platz ist besetzt: { $card }.
catan-why-second-site = Zweite Plätze hat nur eine Stadt, und das ist eine Siedlung.
catan-why-sell = Verkauft werden nur Aktionskarten, mit einer Geheimen Bruderschaft und Platz für einen Rohstoff.
catan-why-remove = Dort liegt keine Karte von dir.
catan-why-only-expansions = Entfernt werden nur Ausbauten, keine Zentrumskarten und keine Landschaften.
catan-why-their-card = Diese Karte gehört deinem Gegner: { $card }.
catan-why-lies-elsewhere = { $card } liegt dort nicht.
catan-why-no-such-action = { $kind } ist keine Aktion dieses Spiels.
catan-why-unknown = { $field }: { $value } gibt es nicht.
catan-why-is-played = { $card } ist eine Aktionskarte: Sie wird gespielt, nicht gebaut.
catan-why-no-power = { $card } hat nichts, was sich einsetzen lässt.
catan-why-dogma = Auf dieser Karte liegt ein Dogma: { $card }.
catan-why-power-now = { $card } lässt sich jetzt nicht einsetzen: Es fehlt etwas dafür, oder es ist in diesem Zug schon geschehen.
catan-why-no-curse = Kein Kirchenbann verschließt dir diesen Stapel: { $pile }.
catan-why-curse-gold = Einen Kirchenbann aufzuheben kostet { $gold } Gold, und du hast { $have }.
catan-why-search-price = Du kannst die Suche nicht bezahlen; sie kostet so viele Rohstoffe: { $count }.
catan-why-stack-none = Du hast keinen Stapel mit dieser Nummer: { $stack }.
catan-why-stack-cursed = Ein Kirchenbann verschließt dir diesen Stapel: { $stack }.
catan-why-stack-empty = Dieser Stapel ist leer: { $stack }.
catan-why-no-region-there = Du hast keine Landschaft bei { $at }.
catan-why-their-region-there = Dein Gegner hat keine Landschaft bei { $at }.
catan-why-nothing-there = Bei { $at } lagert nichts: { $resource }.
catan-why-full-there = Bei { $at } ist kein Platz mehr.
catan-why-not-asked = Was bei { $at } lagert, kann jetzt nicht genannt werden: { $resource }.
