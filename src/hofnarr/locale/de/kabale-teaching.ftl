### Tipps, Vermutungen, Analysen und Rätsel zu Kabale und Hiebe. Spielernamen sind beliebig und bleiben
### ungebeugt. Eine Karte kommt als $card, eine Zielkarte als „Musik 3“, Chancen als „71 %“. Ein Zug
### ($move, $best) ist eine der Bezeichnungen unten. Spalten, Runden und Entscheidungen zählen ab 1.

## Züge, als Bezeichnungen

teach-play = { $card } in Spalte { $column } ({ $target })
teach-slip = { $card } unter die Tarnkappe in Spalte { $column }
    .none = keine Karte unter die Tarnkappe in Spalte { $column }
teach-swap = { $target } (Spalte { $column }) gegen { $another } (Spalte { $other }) tauschen
    .none = { $target } in Spalte { $column } lassen

## Tipps

teach-best = Am besten: { $move }. Siegchance: { $share }.
    .only = Der einzige Zug: { $move }. Siegchance: { $share }.
teach-second =
    .clear = Am zweitbesten: { $move }. Deutlich schlechter ({ $share }).
    .slight = Am zweitbesten: { $move }. Etwas schlechter ({ $share }).
    .same = Etwa gleich gut: { $move }, { $share }.
# $chance: mit dem besseren Zug, $instead: mit dem anderen.
teach-reason =
    .here = Deine Chance auf Spalte { $column } ({ $target }) ist { $chance }, mit dem anderen Zug { $instead }.
    .elsewhere = Der Unterschied zeigt sich in Spalte { $column } ({ $target }): Dort ist deine Chance { $chance }, mit dem anderen Zug { $instead }.
    .swap = Deine Chance auf { $target } ist { $chance }, mit dem anderen Zug { $instead }.
    .rival = Der Zug stört { $player }: Die Chance von { $player } auf Spalte { $column } ({ $target }) ist dann { $chance }, mit dem anderen Zug { $instead }.
teach-covered = Der Zug deckt eine Karte von { $player } auf, am ehesten diese: { $card } ({ $chance }).

## Vermutungen

# $cards: „Zauberer 21 %, König 12 %, 9 andere Karten 67 %“.
teach-belief = Spalte { $column }, verdeckt ({ $player }): { $cards }
    .hidden = Spalte { $column }, unter der Tarnkappe ({ $player }): { $cards }
teach-belief-others =
    { $count ->
        [one] { $count } andere Karte
       *[other] { $count } andere Karten
    } { $chance }
teach-belief-none = Dort ist dir nichts verborgen.

## Analysen

# $scores: „Ada 24, Bea 15“.
teach-analysis = Analyse: { $scores }
teach-analysis-how = Entscheidungen: { $decisions }; Probespiele für jedes Urteil: höchstens { $rollouts }.
teach-curve = Siegchance nach jeder Entscheidung, alle Karten offen
teach-curve-rounds = Runde
teach-summary = Züge und Glück
teach-head-player = Spieler
teach-head-moves = Züge
# Beides in Prozentpunkten der Siegchance.
teach-head-lost = Verlust
teach-head-luck = Glück
teach-head-decision = Nr.
teach-head-round = Runde
teach-head-move = Zug
teach-head-better = Besser
teach-head-grade = Urteil
teach-grade-best = bester
teach-grade-good = gut
teach-grade-inaccuracy = ungenau
teach-grade-mistake = Fehler
teach-grade-blunder = Patzer
teach-units = Verlust und Glück sind Prozentpunkte der Siegchance, beurteilt nach dem, was zu wissen war.
teach-notable = Züge, die am meisten verloren
teach-notable-none = Kein Zug hat viel verloren.
teach-all-moves = Alle Züge
teach-luck = Das größte Glück und Pech
teach-luck-draw = Entscheidung { $number }: { $player } zieht eine Karte, { $card }
teach-luck-flip = Entscheidung { $number }: { $player } deckt in Spalte { $column } eine Karte auf, { $card }
teach-luck-award = Ende von Runde { $round }: was verdeckt lag, für { $player }
teach-turning = Wendepunkte
teach-turning-none = Kein Zug hat das Spiel gewendet.
teach-turning-point = Entscheidung { $number }, Runde { $round }, { $player }: { $move }, { $share }. Besser: { $best }, { $best_share }.
teach-hindsight = Mit offenen Karten war das { $open } wert, der bessere Zug { $open_best }.
# $columns und $actual: „Musik 3: Ada, Handel 1: niemand“.
teach-what-if = Mit dem besseren Zug und denselben Karten haben Bots die Runde so beendet: { $columns }.
teach-what-was = Tatsächlich endete sie so: { $actual }.
teach-nobody = niemand

## Rätsel

teach-puzzle = Rätsel { $number } von { $count }
teach-puzzle-task = Finde den besten Zug für { $player }.
teach-puzzle-right = Richtig! { $move }. Siegchance: { $share }.
teach-puzzle-wrong = Nicht ganz: { $move }. Siegchance: { $share }.
teach-puzzle-natural = Naheliegend: { $move }. Aber die Chance ist dann nur { $share }.
teach-puzzle-next = Eingabetaste: nächstes Rätsel, q: beenden
