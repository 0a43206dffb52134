### Das Protokoll von Kabale und Hiebe: eine Zeile für jedes Ereignis, in der Gegenwart.
### Spielernamen sind beliebig und bleiben ungebeugt. Eine Karte kommt als $card (Nominativ)
### und $card_acc (Akkusativ). Spalten und Runden zählen ab 1.

## Eine Runde beginnt

# $targets: die Zielkarten von links nach rechts, etwa „Musik 3, Handel 1“.
event-round-started = Runde { $round } von { $rounds }: { $targets }. { $player } beginnt.

## Ein Zug

event-placed = { $player } legt eine Karte in Spalte { $column }: { $card }.
    .unknown = { $player } legt eine Karte in Spalte { $column }.
event-uncovered = In Spalte { $column } aufgedeckt: { $card } ({ $player }).
event-travelled = Der Entdecker ({ $player }) zieht von Spalte { $origin } in Spalte { $column }.
    .home = Der Entdecker ({ $player }) kommt ans untere Ende seiner eigenen Spalte { $column }, denn alle anderen sind geschlossen (R2).
event-stayed = Der Entdecker ({ $player }) ist in diesem Zug schon gereist und bleibt offen in Spalte { $column } liegen (R3).
# $assassin: wem der Meuchler gehört. $player: wem die Karte gehört, die verschwindet.
event-killed = Der Meuchler ({ $assassin }) schickt eine Karte aus Spalte { $column } auf den Ablagestapel: { $card } ({ $player }).
event-closed = Der Sturm ({ $player }) schließt Spalte { $column }.
event-cloak-asked = { $player } darf eine Karte unter die Tarnkappe in Spalte { $column } schieben.
event-slipped = { $player } schiebt eine Karte unter die Tarnkappe in Spalte { $column }: { $card }. Das Nachziehen dafür folgt sofort (R13).
    .unknown = { $player } schiebt eine Karte unter die Tarnkappe in Spalte { $column }. Das Nachziehen dafür folgt sofort (R13).
    .declined = { $player } schiebt keine Karte unter die Tarnkappe in Spalte { $column }.
event-swap-asked = { $player } darf die Zielkarte von Spalte { $column } mit einer anderen tauschen.
event-swapped = { $player } tauscht die Zielkarten der Spalten { $column } und { $other }.
    .declined = { $player } lässt die Zielkarte von Spalte { $column }, wo sie ist.
event-reshuffled =
    { $player } mischt den Ablagestapel zu einem neuen Nachziehstapel von { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
event-drew = { $player } zieht eine Karte: { $card }.
    .unknown = { $player } zieht eine Karte.
event-drew-nothing = { $player } kann nichts nachziehen: Nachziehstapel und Ablagestapel sind leer (R5).
event-skipped = { $player } hat keine Handkarte und wird übersprungen (R5).

## Das Ende einer Runde und des Spiels

event-round-ended = { $player } beendet Runde { $round }. Alle noch verdeckten Karten werden aufgedeckt.
# $sums: die Summen aller, die teilnehmen, etwa „Ada 16, Bea 9½“.
event-awarded =
    .highest = Spalte { $column }, { $target }: { $player } gewinnt mit der höchsten Summe ({ $sums }).
    .lowest = Spalte { $column }, { $target }: { $player } gewinnt mit der niedrigsten Summe ({ $sums }).
    .tie = Spalte { $column }, { $target }: { $player } gewinnt bei Gleichstand ({ $sums }).
    .pair = Spalte { $column }, { $target }: { $player } gewinnt mit Prinz & Knappe ({ $sums }).
    .nobody = Spalte { $column }, { $target }: Niemand nimmt teil, die Zielkarte kommt aus dem Spiel (R11).
event-game-ended = Das Spiel ist zu Ende: { $scores }. { $players } gewinnt.
    .shared = Das Spiel ist zu Ende: { $scores }. { $players } teilen sich den Sieg (R12).

## Aufzählungen

# „Ada, Bea und Cid“: $items ist „Ada, Bea“, $last ist „Cid“.
list-and = { $items } und { $last }
