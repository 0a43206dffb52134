### Die Regelseite von Kabale und Hiebe in Lesereihenfolge; dann Regelentscheide, Optionen, Ausgaben, Begriffe.

rules-title = Die Regeln von Kabale und Hiebe
rules-unofficial = Hofnarr ist ein inoffizielles Fanprojekt; die Namen des Spiels und seiner Karten gehören ihren Inhabern.

rules-material = Material
    .body =
        Kabale und Hiebe ist ein Spiel von Lutz Stepponat (2006) für 2 bis 6 Spieler. Es ist auch als Ruse & Bruise, De cape et d’épée, Bedriegers bedrogen und Královské rošády erschienen.

        • Einflusskarten: Alle haben die gleichen 25, jeder in einer eigenen Farbe.
        • Zielkarten: 36 Karten aus sechs Bereichen: Alchemie, Fechten, Ackerbau, Handel, Religion und Musik. In jedem Bereich gibt es Zielkarten zu 1, 2, 3, 3, 4 und 5 Punkten.

        Sechs der Einflusskarten sind Berufe, je einer pro Bereich: Alchemist (Alchemie), Fechtmeister (Fechten), Gutsherr (Ackerbau), Händler (Handel), Kardinal (Religion) und Minnesänger (Musik). Ein Beruf hat die Zahl 8, unter einer Zielkarte des eigenen Bereichs aber 12.

        Wo die gedruckten Spielregeln einander widersprechen oder schweigen, gilt bei uns ein nummerierter Regelentscheid, (R1) bis (R13). Jeder lässt sich unter seiner Nummer nachschlagen.

rules-setup = Aufbau
    .body =
        • Alle mischen ihre 25 Einflusskarten zu einem verdeckten Nachziehstapel und ziehen davon 3 Karten auf die Hand.
        • Alle Zielkarten werden gemischt und 6 pro Spieler verdeckt abgezählt: Sie bilden den Zielkartenstapel. Die übrigen kommen aus dem Spiel, und niemand sieht sie an.
        • Das Spiel hat sechs Runden. Zu Beginn jeder Runde kommen so viele Zielkarten in eine Reihe, wie Spieler am Tisch sitzen. Jede steht am Kopf einer Spalte; darunter werden Einflusskarten angelegt, von oben nach unten.
        • Die erste Runde beginnt, wer auf dem ersten Platz sitzt oder wen das Los bestimmt, je nach Vereinbarung am Tisch. (Die gedruckten Spielregeln lassen den Jüngsten beginnen.)

rules-turn = Ein Zug
    .body =
        Wer am Zug ist, geht diese Schritte durch:

        1. Legen. Eine Handkarte kommt verdeckt ans untere Ende einer beliebigen Spalte, die nicht geschlossen ist. Passen ist nicht erlaubt.
        2. Aufdecken. Liegt die Karte direkt darüber verdeckt, wird sie aufgedeckt, wem auch immer sie gehört. Eine unter einer Tarnkappe versteckte Karte bleibt verdeckt.
        3. Wirken. Ist die aufgedeckte Karte eine Sofortkarte, wird sie sofort ausgeführt.
        4. Nachziehen, und zwar eine Karte. Ist der eigene Nachziehstapel leer, wird vorher der eigene Ablagestapel zu einem neuen gemischt.
        5. Prüfen. Sind jetzt alle Spalten erfüllt, ist die Runde zu Ende. Sonst ist im Uhrzeigersinn der Nächste am Zug.

        Verdeckt liegt also nur die unterste Karte einer Spalte oder eine unter einer Tarnkappe versteckte Karte.

rules-fulfilled = Erfüllte Spalten
    .body =
        Eine Spalte ist erfüllt, solange in ihr mindestens so viele Karten liegen, wie ihre Zielkarte Punkte hat, oder solange ein Sturm sie geschlossen hält.

        Es zählt immer der augenblickliche Stand: Eine Spalte ist nicht mehr erfüllt, wenn ihr durch einen Meuchler, einen abziehenden Entdecker oder den Tausch eines Verräters wieder Karten fehlen. An erfüllte Spalten darf weiter angelegt werden, solange sie nicht geschlossen sind.

        Ob alle Spalten erfüllt sind, wird erst geprüft, wenn die aufgedeckte Karte vollständig abgehandelt und die Karte für den Zug nachgezogen ist (R1). Deckt die Karte, die die letzte Spalte erfüllt hätte, einen Meuchler auf, ist sie weg, und die Runde geht weiter.

rules-now-cards = Die fünf Sofortkarten
    .body =
        Entdecker, Meuchler, Sturm, Tarnkappe und Verräter wirken in dem Augenblick, in dem eine andere Karte sie während der Runde aufdeckt, und nie am Ende der Runde.

        Bei Tarnkappe und Verräter entscheidet der Besitzer, auch wenn er nicht am Zug ist. In einem Zug gibt es höchstens eine solche Entscheidung.

rules-explorer = Entdecker
    .body =
        Der Entdecker zieht in die nächste Spalte rechts, von der letzten in die erste; Spalten, die ein Sturm geschlossen hat, überspringt er. Dort liegt er wieder verdeckt am unteren Ende und deckt die Karte über sich auf, falls sie verdeckt ist; eine so aufgedeckte Sofortkarte wirkt ihrerseits. In der Spalte, die er verlassen hat, ändert sich sonst nichts.

        Sind alle anderen Spalten geschlossen, bleibt ihm nur seine eigene: Er kommt dort ans untere Ende und deckt eben die Karte auf, die ihn aufgedeckt hat (R2).

        Jeder Entdecker reist höchstens einmal pro Zug. Wird er im selben Zug noch einmal aufgedeckt, bleibt er einfach offen liegen (R3).

rules-assassin = Meuchler
    .body =
        Die Karte, die den Meuchler aufgedeckt hat, ob eben gelegte Karte oder ankommender Entdecker, kommt sofort offen auf den Ablagestapel ihres Besitzers.

        Karten, die später unter einen offenen Meuchler gelegt werden, sind sicher.

rules-storm = Sturm
    .body =
        Die Spalte ist geschlossen: Hier wird keine Karte mehr angelegt, und sie gilt als erfüllt. Entdecker ziehen an ihr vorbei.

        Die Karte, die den Sturm aufgedeckt hat, bleibt in der Spalte.

rules-cloak = Tarnkappe
    .body =
        Der Besitzer darf eine Handkarte verdeckt unter die Tarnkappe schieben und zieht dann sofort eine Karte nach (R13). Die versteckte Karte bleibt bis zum Ende der Runde verdeckt, was auch immer später darunter angelegt wird.

        Sie ist eine Karte der Spalte wie jede andere: Sie zählt für das Erfüllen, für Eremit und Kleinen Riesen und für die Summe ihres Besitzers (R4). In der Reihenfolge der Spalte kommt sie direkt nach der Tarnkappe.

        Wer keine Handkarte hat, hat auch nichts zu entscheiden.

rules-traitor = Verräter
    .body =
        Der Besitzer darf die Zielkarte der Spalte, in der der Verräter liegt, mit der Zielkarte einer beliebigen anderen Spalte tauschen, auch einer erfüllten oder geschlossenen. Die Einflusskarten bleiben, wo sie sind.

        Sind danach alle Spalten erfüllt, endet die Runde mit diesem Zug.

rules-running-out = Wenn die Karten ausgehen
    .body =
        Dies alles ist Regelentscheid (R5):

        • Sind Nachziehstapel und Ablagestapel beide leer, wird nichts nachgezogen.
        • Wer keine Handkarten hat, wird übersprungen.
        • Hat niemand mehr eine Handkarte, endet die Runde, und jede Spalte wird so abgerechnet, wie sie liegt. Die Runde gilt als von dem beendet, der die letzte Karte gelegt hat.
        • Vor jeder Runde außer der ersten ziehen alle, beginnend beim ersten Platz, auf 3 Handkarten nach und mischen dafür nötigenfalls neu. Im gewöhnlichen Spiel sind ohnehin alle Hände voll.

        Eine Spalte darf beliebig lang werden, notfalls bis alle Karten aller Spieler in ihr liegen.

rules-awarding = Das Ende einer Runde
    .body =
        Alle noch verdeckten Karten werden aufgedeckt; Sofortkarten wirken nun nicht mehr. Dann werden die Spalten einzeln abgerechnet, von links nach rechts. In jeder gibt es sechs Schritte, in dieser Reihenfolge:

        1. Musketiere
        2. Zauberer
        3. Hexe
        4. Prinz & Knappe
        5. Zahlen bestimmen
        6. Zielkarte vergeben

        Eine entfernte Karte zählt von da an für nichts mehr.

rules-musketeers = Schritt 1: Musketiere
    .body =
        Liegt in der Spalte mindestens eine Karte Musketiere, hat dort keine andere Karte eine Sonderfähigkeit, und es gelten die aufgedruckten Zahlen. Weiter geht es gleich mit Schritt 6.

        Die sechs Berufe behalten unter ihrem eigenen Bereich die 12, denn das ist keine Sonderfähigkeit. Ein Doppelgänger hat keine Zahl.

rules-wizard = Schritt 2: Zauberer
    .body =
        Liegt genau ein Zauberer in der Spalte, entfernt er jede Karte mit der Zahl 10 oder mehr. Zwei oder mehr Zauberer heben einander auf, und nichts wird entfernt.

        Für Zauberer wie Hexe gilt die aufgedruckte Zahl: bei einem Beruf 8 oder 12, bei einem Doppelgänger die aufgedruckte Zahl, die er in diesem Augenblick übernimmt, gleich was der Tisch über Doppelgänger vereinbart hat. Eine Karte ohne Zahl bleibt liegen. Beide entfernen jeweils alle betroffenen Karten gleichzeitig (R6).

rules-witch = Schritt 3: Hexe
    .body =
        Liegt genau eine Hexe in der Spalte, entfernt sie jede Karte mit der Zahl 9 oder weniger, nur sich selbst nicht. Zwei oder mehr Hexen heben einander auf, und nichts wird entfernt.

        Der Meuchler mit seinen 9½ übersteht Zauberer und Hexe. Ein Doppelgänger, der die 1 der Hexe zeigt, wird entfernt: Verschont bleibt nur sie selbst (R7).

rules-pair = Schritt 4: Prinz & Knappe
    .body =
        Liegen Prinz und Knappe einer Farbe beide noch in der Spalte, gewinnt ihr Spieler die Zielkarte, was immer dort sonst liegt, auch ein Bettler.

        Gibt es mehrere solche Paare, gewinnt das, dessen Prinz oder Knappe der Zielkarte am nächsten liegt. Die Summen werden trotzdem berechnet und gezeigt.

rules-numbers = Schritt 5: Zahlen bestimmen
    .body =
        Hier kommt es auf die Reihenfolge nicht an:

        • Eremit: 12, und 1 weniger für jede andere Karte der Spalte.
        • Kleiner Riese: 2, und 3 mehr für jede andere Karte der Spalte.
        • Romeo: 5, oder 15, wenn die Julia derselben Farbe in der Spalte liegt.
        • Doppelgänger: übernimmt die aufgedruckte Zahl der nächsten noch vorhandenen Karte unter ihm, durch andere Doppelgänger hindurch; bei einem Beruf ist das 8 oder 12. Er übernimmt keine Sonderfähigkeit: Über einem Eremiten zählt er 12, über einem Kleinen Riesen 2, über Romeo 5, über einer Tarnkappe 0. Liegt keine Karte darunter, hat er keine Zahl (R8).
        • Drache: Jede Karte anderer Spieler in der Spalte verliert 2. Jeder Drache wirkt für sich.

        Alle anderen Karten zählen wie aufgedruckt: König 20, Königin 16, Julia und Prinz 14, Entdecker 13, Drache und Musketiere 11, Verräter 10, Meuchler 9½, Sturm 9, Zauberer 7, Bettler 4, Knappe 2, Hexe 1, Tarnkappe 0 und jeder Beruf 8 oder 12.

        Keine Zahl sinkt unter 0, es sei denn, der Tisch spielt ohne diese Grenze (R9). Entfernte Karten zählen für nichts.

rules-award = Schritt 6: Zielkarte vergeben
    .body =
        Alle zählen die Zahlen ihrer eigenen Karten in der Spalte zusammen. Die höchste Summe gewinnt die Zielkarte. Bei Gleichstand gewinnt von den Beteiligten, wessen Karte der Zielkarte am nächsten liegt; dafür zählt jede eigene Karte, die noch in der Spalte liegt, auch ein Doppelgänger ohne Zahl.

        Wirkt ein Bettler, gewinnt stattdessen die niedrigste Summe, und bei Gleichstand, wessen Karte am weitesten von der Zielkarte entfernt liegt. Ein Bettler wirkt, wenn er nicht entfernt wurde und keine Musketiere in der Spalte liegen.

        Es nimmt nur teil, wer mindestens eine Karte mit einer Zahl hat. Eine einzelne Tarnkappe nimmt mit 0 teil oder mit weniger, wo Zahlen unter 0 sinken dürfen (R9); ein einzelner Doppelgänger ohne Zahl nimmt nicht teil (R10). Nimmt niemand teil, kommt die Zielkarte aus dem Spiel (R11).

rules-after-round = Nach der Runde
    .body =
        Gewonnene Zielkarten liegen verdeckt vor ihren Besitzern. Alle Einflusskarten der Spalten, auch die entfernten, kommen auf die Ablagestapel ihrer Besitzer.

        Die nächste Runde beginnt, wer links von dem sitzt, dessen Zug die Runde beendet hat.

rules-end = Das Ende des Spiels
    .body =
        Nach sechs Runden zählt für alle das bessere von zwei Ergebnissen:

        • die Punkte aller gewonnenen Zielkarten zusammen, oder
        • mit Zielkarten aus allen sechs Bereichen: die doppelte Summe von je einer Zielkarte pro Bereich, weniger 1 für jede weitere Zielkarte. Am besten nimmt man aus jedem Bereich die höchste.

        Das höchste Ergebnis gewinnt. Liegen mehrere gleichauf, teilen sie sich den Sieg (R12).

rules-examples = Beispiele
    .body =
        Eine Spalte abrechnen:

        • Unter Musik zu 3 Punkten, von der Zielkarte abwärts: blaue Königin, roter Händler, roter Kardinal. Es steht 16 zu 16; Blau liegt näher an der Zielkarte und gewinnt sie.
        • Unter Musik: roter Zauberer, blauer König. Der König wird entfernt, Rot gewinnt mit 7.

        Die Schlusswertung:

        • Sechs Zielkarten, eine aus jedem Bereich: 3 + 2 + 2 + 3 + 1 + 2 = 13, verdoppelt 26. (Die deutsche Spielregel nennt für diese Summe 15, ein Druckfehler.)
        • Fünf Zielkarten aus vier Bereichen: 4 + 3 + 4 + 4 + 5 = 20. Verdoppelt wird nichts.
        • Sieben Zielkarten aus allen Bereichen: Die besten sind zusammen 1 + 4 + 5 + 2 + 2 + 1 = 15, verdoppelt 30, weniger 1 für die weitere Zielkarte: 29.

rules-options = Optionen
    .body =
        Ein Tisch kann vor dem Spiel anderes vereinbaren. Jede Spielaufzeichnung nennt ihre Optionen vollständig. Die Voreinstellung steht jeweils zuerst.

        • Wer die nächste Runde beginnt: wer links von dem sitzt, der die Runde beendet hat, oder links von dem, der sie begonnen hat. Letzteres steht in der polnischen Übersetzung.
        • Niedrigste Zahl: Keine Zahl sinkt unter 0, oder es gibt keine Grenze. Die offizielle tschechische Spielregel nennt 0 als Minimum. Die deutsche und die polnische setzen es voraus: Die 0 einer einzelnen Tarnkappe ist dort die niedrigste Summe. Ohne Grenze zu spielen ist eine Tischregel, die in keiner Spielregel steht.
        • Was der Doppelgänger übernimmt: die aufgedruckte Zahl, oder die aktuelle Zahl, also mit Eremit, Kleinem Riesen und Romeo verrechnet, aber noch ohne Drachen. Letzteres spielen viele Tische.
        • Einser zu zweit: Die Zielkarten zu 1 bleiben im Spiel, oder sie kommen im Spiel zu zweit in die Schachtel zurück. Letzteres ist eine Tischregel zur französischen Ausgabe.

rules-editions = Ausgaben
    .body =
        Eine Ausgabe ist ein Satz von Optionen mit einem Namen:

        • Standard: alle Optionen in der Voreinstellung.
        • Deutsch: dasselbe wie Standard.
        • Polnisch: Die nächste Runde beginnt, wer links von dem sitzt, der die letzte begonnen hat.
        • Französisch: Zu zweit bleiben die Zielkarten zu 1 in der Schachtel.

rules-knowledge = Was alle wissen dürfen
    .body =
        Geheim sind die Handkarten, die Reihenfolge der Nachziehstapel, der Zielkartenstapel und die unbenutzten Zielkarten sowie die verdeckten und versteckten Karten der Spalten. Die eigene Hand und die eigenen verdeckten und versteckten Karten kennt man natürlich.

        Öffentlich ist alles, was jemals offen lag, als hätten alle ein vollkommenes Gedächtnis:

        • Für jeden Spieler ist bekannt, welche Karten noch nicht zu sehen waren. Das ist immer eine einzige Menge: Nachziehstapel, Hand und seine verdeckten und versteckten Karten zusammen, niemals getrennt.
        • Nach dem Neumischen wissen außerdem alle, welche Karten in den neuen Stapel gekommen sind.
        • Ein Entdecker, der gereist ist, liegt verdeckt, bleibt aber bekannt.
        • Das Opfer des Meuchlers kommt offen auf den Ablagestapel, ist also bekannt.
        • Alle wissen, wer welche Zielkarten gewonnen hat. Sie liegen verdeckt auf dem Tisch; ob sie offen gezeigt werden, bestimmt der Tisch.

## Regelentscheide

ruling-R1 = Wann die Runde geprüft wird
    .text = Ob alle Spalten erfüllt sind, wird erst geprüft, wenn die aufgedeckte Karte vollständig abgehandelt und die Karte für den Zug nachgezogen ist.
ruling-R2 = Entdecker ohne Ausweg
    .text = Sind alle anderen Spalten geschlossen, bleibt dem Entdecker nur seine eigene. Er kommt dort ans untere Ende und deckt die Karte auf, die ihn aufgedeckt hat.
ruling-R3 = Eine Reise pro Zug
    .text = Jeder Entdecker reist höchstens einmal pro Zug. Wird er im selben Zug noch einmal aufgedeckt, bleibt er einfach offen liegen; sonst könnten Entdecker endlos umherziehen.
ruling-R4 = Die versteckte Karte zählt
    .text = Eine unter einer Tarnkappe versteckte Karte ist eine Karte der Spalte wie jede andere. Sie zählt für das Erfüllen, für Eremit und Kleinen Riesen und für die Summe ihres Besitzers.
ruling-R5 = Wenn die Karten ausgehen
    .text = Sind Nachziehstapel und Ablagestapel beide leer, wird nichts nachgezogen, und wer keine Handkarten hat, wird übersprungen. Hat niemand mehr eine Karte, endet die Runde, gilt als von dem beendet, der zuletzt eine gelegt hat, und jede Spalte wird so abgerechnet, wie sie liegt. Vor jeder weiteren Runde ziehen alle, beginnend beim ersten Platz, auf 3 Karten nach.
ruling-R6 = Zahlen für Zauberer und Hexe
    .text = Es gilt die aufgedruckte Zahl: bei einem Beruf 8 oder 12, bei einem Doppelgänger die aufgedruckte Zahl, die er in diesem Augenblick übernimmt, gleich was der Tisch über Doppelgänger vereinbart hat. Eine Karte ohne Zahl bleibt liegen. Beide entfernen jeweils alle betroffenen Karten gleichzeitig.
ruling-R7 = Der Doppelgänger der Hexe
    .text = Ein Doppelgänger, der die 1 der Hexe zeigt, wird von ihr entfernt. Verschont bleibt nur sie selbst.
ruling-R8 = Was der Doppelgänger übernimmt
    .text = Er übernimmt die aufgedruckte Zahl der nächsten noch vorhandenen Karte unter ihm (8 oder 12 bei einem Beruf), durch andere Doppelgänger hindurch; liegt keine darunter, hat er keine Zahl. Er übernimmt keine Sonderfähigkeit: Über einem Eremiten zählt er 12, über einem Kleinen Riesen 2, über Romeo 5, über einer Tarnkappe 0. Ein Tisch kann stattdessen die aktuelle Zahl vereinbaren.
ruling-R9 = Nie unter null
    .text = Keine Zahl sinkt unter 0, weder durch Drachen noch beim Eremiten in einer langen Spalte. Ein Tisch kann vereinbaren, ohne diese Grenze zu spielen.
ruling-R10 = Wer teilnimmt
    .text = An der Vergabe nimmt nur teil, wer mindestens eine Karte mit einer Zahl in der Spalte hat. Eine einzelne Tarnkappe nimmt mit 0 teil oder mit weniger, wo Zahlen unter 0 sinken dürfen (R9); ein einzelner Doppelgänger ohne Zahl nimmt nicht teil.
ruling-R11 = Niemand nimmt teil
    .text = Nimmt niemand an der Vergabe einer Spalte teil, kommt ihre Zielkarte aus dem Spiel.
ruling-R12 = Gleiches Ergebnis
    .text = Haben mehrere das höchste Ergebnis, teilen sie sich den Sieg.
ruling-R13 = Nachziehen bei der Tarnkappe
    .text = Wer eine Karte unter die Tarnkappe schiebt, zieht sofort eine nach. So steht es in der deutschen Spielregel; die offizielle tschechische erwähnt das Nachziehen nicht.

## Optionen

option-next-starter = Wer die nächste Runde beginnt
    .text = Wer links von dem sitzt, dessen Zug die Runde beendet hat, oder links von dem, der sie begonnen hat.
option-lowest-number = Niedrigste Zahl
    .text = Ob eine Zahl unter 0 sinken kann, durch Drachen oder beim Eremiten in einer langen Spalte.
option-double-copies = Was der Doppelgänger übernimmt
    .text = Die Zahl, die auf der Karte darunter steht, oder deren aktuelle Zahl nach Eremit, Kleinem Riesen und Romeo, aber vor den Drachen.
option-ones-with-two = Einser zu zweit
    .text = Ob die Zielkarten zu 1 im Spiel bleiben, wenn nur zwei spielen.
value-after-ender = Links von dem, der die Runde beendet hat
value-after-starter = Links von dem, der die Runde begonnen hat
value-zero = Nie unter 0
value-unbounded = Keine Grenze
value-printed = Die aufgedruckte Zahl
value-current = Die aktuelle Zahl
value-keep = Bleiben im Spiel
value-remove = Bleiben in der Schachtel

## Ausgaben

edition-standard = Standard
    .text = Alle Optionen in der Voreinstellung.
edition-german = Deutsch
    .text = Wie das deutsche Original: Gespielt wird wie bei Standard.
edition-polish = Polnisch
    .text = Wie die polnische Übersetzung: Die nächste Runde beginnt, wer links von dem sitzt, der die letzte begonnen hat.
edition-french = Französisch
    .text = Eine Tischregel zur französischen Ausgabe: Zu zweit bleiben die Zielkarten zu 1 in der Schachtel.

## Begriffe

term-influence-card = Einflusskarte
term-target = Zielkarte
term-domain = Bereich
term-column = Spalte
term-fulfilled = erfüllt
term-face-down = verdeckt
term-face-up = offen
term-uncover = aufdecken
term-number = Zahl
term-ability = Sonderfähigkeit
term-hand = Hand
term-draw-pile = Nachziehstapel
term-discard-pile = Ablagestapel
term-round = Runde
term-turn = Zug
term-award = abrechnen
term-owner = Besitzer
