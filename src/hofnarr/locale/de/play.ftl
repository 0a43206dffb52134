### Das Spiel im Terminal: `hofnarr play`. Spielernamen sind beliebig und bleiben ungebeugt.
### Spalten, Runden und Handkarten zählen ab 1.

## Der Tisch

board-round = Runde { $number }
board-to-play = { $name } ist am Zug
board-to-cloak = { $name } entscheidet über die Tarnkappe
board-to-swap = { $name } entscheidet über den Verräter
board-your-play = Du bist am Zug
board-your-cloak = Deine Tarnkappe: Du entscheidest
board-your-swap = Dein Verräter: Du entscheidest
board-over = Das Spiel ist zu Ende
board-you = du
# Köpfe einer kleinen Tabelle; je kürzer, desto besser.
board-score = Punkte
board-hand = Hand
board-pile = Stapel
board-discard = Ablage
board-won = gewonnen
board-closed = geschl.
board-no-cards = Keine Handkarten
board-log = Protokoll
# Wann eine Handkarte wirkt.
hand-now = beim Aufdecken
hand-award = beim Abrechnen
hand-plain = nur die Zahl

## Fragen

ask-play = Deine Karte und ihre Spalte, etwa „1 { $column }“ oder „{ $card } { $column }“ (? für Hilfe)
ask-cloak = Deine Tarnkappe in Spalte { $column } ist aufgedeckt. Eine Karte darunterschieben? Ihre Nummer oder ihr Name, oder { $no } für nein
# $target: „Musik 4“.
ask-swap = Dein Verräter in Spalte { $column } ist aufgedeckt. Die Zielkarte dieser Spalte ({ $target }) mit einer anderen tauschen? Die andere Spalte, oder { $no } für nein
# Wörter für ja und nein, das kürzeste zuerst.
answer-yes = j ja
answer-no = n nein

## Antworten auf Unverständliches

ask-where = { $card }, aber wohin? Nenne auch die Spalte.
ask-hand = So eine Handkarte gibt es nicht: Sie haben die Nummern 1 bis { $count }.
ask-which = Welche davon: { $cards }?
ask-not-in-hand = Nicht auf deiner Hand: { $card }.
ask-unknown = „{ $typed }“ ist weder Karte noch Befehl; ? zeigt, was du eingeben kannst.
ask-column = „{ $typed }“ ist keine Spalte: Sie haben die Nummern 1 bis { $count }.
ask-closed = Ein Sturm hält Spalte { $column } geschlossen: Wähle eine andere.
ask-other-column = In Spalte { $column } liegt der Verräter selbst: Wähle eine andere.
ask-unknown-card = Die Karte „{ $typed }“ gibt es nicht: Nenne ihren Namen, etwa „karte könig“.
ask-unknown-topic = In den Regeln steht nichts unter „{ $typed }“: „regeln“ nennt alles, was es gibt.

## Befehle: das Wort, dann seine Wirkung

command-help = hilfe
    .text = diese Seite
command-card = karte
    .text = was eine Karte tut
command-column = spalte
    .text = eine ganze Spalte
command-discards = ablage
    .text = alle Ablagestapel
command-seen = ungesehen
    .text = noch ungesehene Karten
command-log = protokoll
    .text = was bisher geschehen ist
command-rules = regeln
    .text = Entscheid oder Abschnitt; allein die Liste
command-hint = tipp
    .text = die besten zwei Züge
command-guess = vermutung
    .text = was Verdecktes sein kann
command-save = sichern
    .text = sichern, weiterspielen
command-quit = ende
    .text = sichern, aufhören

## Hilfe

help-playing = Spielen
help-place = Gib eine Karte und eine Spalte ein: „1 3“ oder „13“ legt deine erste Handkarte in Spalte 3, „könig 3“ den König. Der Anfang eines Namens genügt.
help-goal = Eine Runde endet, sobald jede Spalte so viele Karten hat wie ihre Zielkarte Punkte oder geschlossen ist.
help-commands = Befehle
help-enter = wieder der Tisch
help-signs = Zeichen
sign-back = ≈≈≈
    .text = eine verdeckte Karte
sign-own = (20 König)
    .text = deine, verdeckt
sign-known = »13
    .text = verdeckt, allen bekannt
sign-hidden = └
    .text = unter der Tarnkappe
sign-now = ↯
    .text = wirkt beim Aufdecken
sign-order = I–IV
    .text = beim Abrechnen, der Reihe nach
sign-later = ·
    .text = beim Abrechnen, später
sign-storm = ≋
    .text = vom Sturm geschlossen
sign-gap = ⋮ 7
    .text = 7 weitere: „spalte 2“
lookup-discards = Ablagestapel
lookup-unseen = Noch nicht gesehen: Nachziehstapel, Hand und verdeckte Karten zusammen
hint-thinking = Ich überlege …
seat-thinking = { $name } überlegt …
lookup-topics = Die Regeln: Gib „regeln“ und eines dieser Wörter ein

## Anfangen, aufhören, weiterspielen

welcome-person = Mensch
welcome-bot = Bot: { $bot }
welcome-commitment = Die Kartenfolge steht fest. Dies ist ihr Fingerabdruck (SHA-256); am Ende gibt es Seed und Salt zum Nachprüfen:
welcome-help = Während des Spiels zeigt ?, was du eingeben kannst.
press-enter = Weiter mit der Eingabetaste
pass-to = Bitte den Bildschirm weitergeben: { $name } ist dran.
pass-enter = { $name }, bitte die Eingabetaste drücken
resume-found = Ein unvollendetes Spiel wartet: { $names }; Runde { $round }.
resume-ask = Weiterspielen? (j/n)
resume-ask-file = Weiterspielen? (j/n; n ersetzt es durch ein neues Spiel)
resume-unclear = Bitte mit j für ja oder n für nein antworten.
kept = Das Spiel ist gesichert in { $path }
not-kept = Das Spiel ließ sich nicht sichern ({ $problem }); es geht trotzdem weiter.
left = Das Spiel ist gesichert in { $path }. So geht es weiter:

## Das Ende einer Runde

round-over = Runde { $number } ist zu Ende: { $name } hat sie beendet
award-column = Spalte { $column } von { $count } wird abgerechnet
award-begin = Eingabetaste: Spalten abrechnen, a: alle überspringen
award-next = Eingabetaste: nächster Schritt, s: zum Ergebnis, a: alle überspringen
award-done = Eingabetaste: weiter, a: alle Spalten überspringen
award-printed = Alle Zahlen sind die aufgedruckten.
award-numbers = Die Zahlen stehen fest.
# $target: „Musik 4“.
award-wins = { $name } gewinnt { $target }
award-nobody = Niemand gewinnt { $target }

## Das Ende des Spiels

score-title = Endstand: Die bessere Zählweise gilt
# $sum: „4 + 3 + 4 = 11“; und darunter „2 × 15 − 1 = 29“.
score-points = Alle Punkte: { $sum }
score-domains = Das Beste aller sechs Bereiche doppelt: { $sum }
score-missing = Keine Verdopplung, diese Bereiche fehlen: { $domains }
end-seed = Der Seed war { $seed }, das Salt { $salt }: Der SHA-256-Wert von „seed:salt“ ist der Fingerabdruck vom Anfang.
end-record = Die Aufzeichnung des Spiels steht in { $path }. Zum Prüfen oder Wiedersehen:
