### Die Regelseite des Catan-Kartenspiels in Lesereihenfolge. Die Regelentscheide stehen in catan-rulings.ftl.

catan-rules-title = Die Regeln des Catan-Kartenspiels für zwei
catan-rules-unofficial = Hofnarr ist ein inoffizielles Fanprojekt; die Namen des Spiels und seiner Karten gehören ihren Inhabern.

catan-rules-words = Begriffe
    .body =
        Das Catan-Kartenspiel ist ein Spiel von Klaus Teuber für zwei Spieler (1996). Diese Seiten gelten für das Grundspiel und die Themensets Ritter & Händler, Politik & Intrige und Barbaren & Handelsherren, nach den 2003 überarbeiteten Regeln. Was jede Karte tut, steht bei der Karte; hier steht der Rahmen.

        • Der aktive Spieler ist am Zug und hat gewürfelt. Der andere ist passiv.
        • Eine Runde ist je ein Zug beider Spieler.
        • Eine Fremdkarte liegt im Fürstentum des Gegners: Gastgeber ist, in wessen Fürstentum sie liegt, Besitzer, wer sie gebaut hat.
        • „Stapel“ meint einen Nachziehstapel mit Ausbau- und Aktionskarten, wenn kein anderer genannt ist.
        • Was an was grenzt, sagt der Abschnitt über das Fürstentum.

        Wo die Quellen schweigen oder einander widersprechen, gilt ein nummerierter Regelentscheid, (C1) bis (C129). Jeder lässt sich unter seiner Nummer nachschlagen.

catan-rules-modes = Spielarten
    .body =
        • Grundspiel: ohne Themenset, seine 62 Karten in 5 Stapeln. Ziel sind 12 Siegpunkte.
        • Erweitertes Spiel: das Grundspiel und ein Themenset, in 4 Grundstapeln und 2 Themenstapeln. Ziel sind 13 Siegpunkte.
        • Kombiniertes Spiel: das Grundspiel und zwei oder drei Themensets, bis 13 Siegpunkte.
        • Turnierspiel: Jeder Spieler hat ein eigenes Deck, bis 13 Siegpunkte.

        Die Änderungen von 2003 gelten überall: Der Spion nimmt nur Einheiten oder Aktionskarten, der Bürgerkrieg trifft nur Ritter und Handelsflotten, Karten haben Klassen, für Aktionskarten gilt die 7-Punkte-Regel, die Räuber schweigen in den ersten zwei Runden, und eine Karte wird an dem Stapel ausgetauscht, unter den sie gelegt wird.

        Wer die Themensets nacheinander kennenlernen will, beginnt mit Ritter & Händler, dann folgen Politik & Intrige und Barbaren & Handelsherren.

catan-rules-components = Material
    .body =
        • Sechs Rohstoffe: Lehm, Getreide, Holz, Erz, Wolle und Gold. Es gibt keine Steine dafür: Eine Landschaftskarte lagert 0 bis 3 ihres eigenen Rohstoffs und wird so gedreht, dass sie die Menge zeigt. Die Bank ist unerschöpflich.
        • 23 Landschaften, 12 zum Start und 11 im Landschaftsstapel, jede mit einem Rohstoff und einer Würfelzahl von 1 bis 6.
        • Zentrumskarten: Straßen, Siedlungen und Städte, neben den Startkarten mit offenen Vorräten von 7, 5 und 7, und die Metropole (Politik & Intrige).
        • Ausbaukarten: Siedlungsausbauten (grün, auf jedem Bauplatz), Stadtausbauten (rot, nur auf Bauplätzen einer Stadt), Landschaftsausbauten (braun) und Straßenausbauten. Jede ist ein Gebäude oder eine Einheit. Einheiten sind Ritter, Flotten, Handelsflotten und andere. Wo ein Text „Flotte“ ohne „Handels-“ sagt, meint er beide Arten.
        • Aktionskarten, nämlich Angriff, neutral oder Abwehr, und Ereigniskarten.
        • Ein Ertragswürfel von 1 bis 6 und ein Ereigniswürfel mit den Seiten Räuber, Windmühle, Turnier, Sonne, „?“ und „?“ (C9).
        • Die Ritterfigur und die Mühlenfigur; jede zählt 1 Siegpunkt für den, der sie hat.

        Die Würfelzahlen der Landschaften (C1):

        • Spieler A beginnt mit Acker 1, Gebirge 2, Weide 3, Wald 4, Hügelland 5, Goldfluss 6.
        • Spieler B beginnt mit Acker 2, Gebirge 3, Weide 4, Wald 5, Hügelland 6, Goldfluss 1.
        • Im Stapel: Acker 3 und 4, Gebirge 4 und 5, Weide 5 und 6, Wald 1 und 6, Hügelland 1 und 2, Goldfluss 3.

catan-rules-setup = Aufbau
    .body =
        1. Jeder Spieler legt eine Straße mit je einer Siedlung an beiden Enden und seine sechs Startlandschaften, jede mit 1 Rohstoff, in beliebiger Ordnung auf die sechs Eckplätze (C2). Beide beginnen mit 2 Siegpunkten; niemand hat eine Figur.
        2. Die gemeinsame Reihe: Ereignisstapel (verdeckt), Landschaftsstapel (verdeckt), Straßen, Siedlungen, Städte, Nachziehstapel (verdeckt).
        3. Grundspiel: Die 62 Ausbau- und Aktionskarten werden zu 5 fast gleich großen Stapeln gemischt (C7).
        4. Erweitertes Spiel: Die ausgeschlossenen Karten werden aussortiert und die offenen ausgelegt, das ist die Auslage (C5, C44). Die übrigen Grundkarten werden zu 4 Stapeln gemischt, die übrigen Themenkarten zu 2 Stapeln, die Ereignisse des Themensets in den Ereignisstapel.
        5. Wer beginnt, bestimmt der Würfel (C3). Er wählt einen Stapel, sieht ihn durch, ohne die Reihenfolge zu ändern, und nimmt genau 3 Karten. Dann tut der andere dasselbe mit einem anderen Stapel (C4).

        Was die Themensets im erweiterten Spiel ändern:

        • Ritter & Händler (30 Karten): 2 Inquisition sind ausgeschlossen, es gibt keine Auslage. 62 Grundkarten in 4 Stapeln, 25 Themenkarten in 2 Stapeln, 13 Ereignisse.
        • Politik & Intrige (29 Karten, C6): Nichts ist ausgeschlossen; in der Auslage liegen 2 Kirchen und 2 Rathäuser. 58 Grundkarten in 4 Stapeln, 26 Themenkarten in 2 Stapeln, 13 Ereignisse.
        • Barbaren & Handelsherren (40 Karten): 2 Hexenzirkel sind ausgeschlossen; in der Auslage liegen 2 Häfen und 2 Triumphbögen. 61 Grundkarten in 4 Stapeln, 30 Themenkarten in 2 Stapeln, 15 Ereignisse.

catan-rules-principality = Das Fürstentum
    .body =
        Die Achse ist eine Reihe von Zentrumskarten: Straßen wechseln mit Siedlungen, Städten oder der Metropole ab. Am Anfang ist es eine Straße mit einer Siedlung auf jeder Seite. Die Landschaften stehen über und unter den Straßen und über und unter den Stellen, an denen eine weitere Straße liegen könnte: in jeder solchen Spalte eine obere und eine untere.

        • Eine Siedlung grenzt an die vier Landschaften an ihren Ecken. Eine Landschaft zwischen zwei Siedlungen grenzt an beide.
        • Eine Siedlung hat einen Bauplatz darüber und einen darunter, eine Stadt oder Metropole je zwei. Auf jedem Bauplatz liegt höchstens eine Karte.
        • Eine Karte auf einem oberen Bauplatz grenzt an die zwei oberen Landschaften ihrer Siedlung, eine auf einem unteren an die zwei unteren. Die beiden Bauplätze über einer Stadt sind gleichwertig, ebenso die beiden darunter.
        • Karten wandern nur, wenn eine Wirkung es verlangt. Gleichwertige Plätze dürfen nur für die Anzeige vertauscht werden.
    .figure =
            ( )                     ( )                     ( )
                     Bauplatz 2              Bauplatz 2
         Landschaft  Bauplatz 1  Landschaft  Bauplatz 1  Landschaft
                      Siedlung     Straße     Siedlung
         Landschaft  Bauplatz 1  Landschaft  Bauplatz 1  Landschaft
                     Bauplatz 2              Bauplatz 2
            ( )                     ( )                     ( )
        ( ) Außenplatz; Bauplatz 2: nur bei einer Stadt

catan-rules-outer = Außenplätze
    .body =
        Jede Landschaft hat einen Außenplatz, auf der von der Achse abgewandten Seite. Er nimmt entweder einen Landschaftsausbau auf oder, wenn die Landschaft an die eigene Metropole grenzt, eine Einheit, nie beides (C33). Eine Karte dort grenzt nur an diese eine Landschaft.

        • Ein Landschaftsausbau braucht eine Landschaft der auf der Karte genannten Art mit freiem Außenplatz.
        • Die Außenplätze der vier Landschaften einer Metropole sind ihre Metropolenplätze. Dort darf jede Einheit stehen, grün oder rot. Sie gehört zur Metropole und zu keiner anderen Siedlung oder Stadt an derselben Landschaft.

catan-rules-roads = Straßen
    .body =
        Eine Straße liegt an einem Ende der Achse neben einer Siedlung, Stadt oder Metropole; nie folgen zwei Straßen aufeinander.

        Ein Straßenausbau liegt auf einer Straße, einer je Straße, auch auf einer mit offenem Ende (C34).

catan-rules-center = Zentrumskarten
    .body =
        Eine Stadt bedeckt eine Siedlung, die Metropole eine Stadt; bedeckte Karten kehren nicht in den Vorrat zurück. Zentrumskarten werden nie entfernt, versetzt, abgebrannt oder genommen.

        Ist ein Vorrat leer, kann diese Art von Karte von keinem der beiden mehr gebaut werden.

catan-rules-foreign = Fremdkarten
    .body =
        Freudenhaus, Handelsniederlassung und Barbarenstützpunkt baut ihr Besitzer im Fürstentum des Gegners. Sie belegen dort einen freien Platz der passenden Art und gehören ihrem Besitzer; der Gastgeber kann sie nicht entfernen, darf sie aber wie jedes andere Gebäude des Gegners angreifen (Feuerteufel). Der Besitzer kann sie nicht zurückziehen (C36).

        Handelsniederlassung und Barbarenstützpunkt werden an ihrer Schwelle von selbst abgelegt (C35). Flavo ist keine Fremdkarte: Er wechselt den Besitzer.

catan-rules-turn = Ein Zug
    .body =
        1. Beginn des Zuges. Ein Sitz der Papierhändler mit 3 Papier bringt seinem Besitzer 1 Rohstoff. Danach darf der Alchemist gespielt werden.
        2. Würfeln. Beide Würfel werden geworfen (C10), und der Ereigniswürfel wird vollständig abgehandelt. Reaktionen: Arzt, Sigmund.
        3. Ertrag. Die Landschaften beider Spieler mit der gewürfelten Zahl bringen Ertrag, dann Handelsniederlassungen, dann die Vogtei des aktiven Spielers.
        4. Aktionsphase. Der aktive Spieler führt beliebig viele Aktionen in beliebiger Reihenfolge aus: bauen, handeln, entfernen, Kartenfähigkeiten und Aktionskarten. Reaktionen: Bischof, Kräuterhexe, Sigmund, Wachturm, Antwort auf ein Angebot.
        5. Handphase. Die Hand wird auf ihr Limit gebracht, oder eine Karte wird ausgetauscht; Heilige Stätte.
        6. Ende des Zuges. Was einmal je Zug gilt, Kaufmann Christoph und die Zählung der Aktionskarten enden, und die Würfel gehen an den anderen.

        Beide Spieler haben in jedem Zug Ertrag, nach jeder Seite des Ereigniswürfels. Zwischen dem Würfeln und der Aktionsphase wird außer Reaktionen nichts gebaut, gehandelt oder gespielt. Der passive Spieler handelt nur durch Reaktionen und verlangte Entscheidungen.

catan-rules-event-die = Der Ereigniswürfel
    .body =
        Die Wirkungen betreffen beide Spieler. Wo beide wählen müssen, kommt der aktive zuerst (C12).

        • Räuber: der Räuberüberfall. Er entfällt in den ersten zwei Runden (C11). Jeder Spieler zählt alle seine Rohstoffe außer denen auf Landschaften an einem eigenen Befestigten Lager. Wer mehr als 7 hat (mit einem Gericht: mehr als 10), verliert alles Erz und alle Wolle auf allen Landschaften, auch den geschützten. Dann zahlt Baroc (C15).
        • Windmühle: Wer die Mühlenfigur hat, nimmt dem Gegner 1 Rohstoff nach Wahl (mit einer Bank 2). Ohne Platz wird nichts genommen und nichts geht verloren. Hat niemand die Figur, geschieht nichts.
        • Turnier: Wer mehr Turnierpunkte hat, erhält 1 Rohstoff nach Wahl; bei Gleichstand geht jeder leer aus. Dann wirkt Flavo (C16).
        • Sonne: Jeder Spieler erhält 1 Rohstoff nach Wahl, mit einer Schatzflotte 3 (C76). Auch Zollstation, Kaperflotte und Palast wirken, in der Reihenfolge von (C13).
        • „?“: Die oberste Ereigniskarte wird aufgedeckt, abgehandelt und verdeckt unter den Ereignisstapel gelegt (Jahreswechsel: der ganze Stapel wird gemischt). Dann werden die Dogmen des aktiven Spielers abgelegt, dann fällt die Vogtei seines Gegners (C14).

catan-rules-production = Ertrag
    .body =
        Eine Landschaft, deren Zahl gewürfelt wird, erhält 1 Rohstoff. Jede verdoppelnde Karte, die angrenzt und passt (ihre Mühle, die Warenbörse), verdoppelt diese Menge, jeder Titel aber nur einmal; danach gibt jedes angrenzende Haus der Republik 3 dazu. Der Vorrat übersteigt nie 3 (C21).

        Ein Kolonialstützpunkt an dieser Landschaft erhält 1 Gold. Eine angrenzende Handelsniederlassung gibt ihrem Besitzer 1 Rohstoff dieser Sorte von der Bank.

catan-rules-storing = Lagern und Zahlen
    .body =
        • Ein erhaltener Rohstoff kommt auf eine Landschaft seiner Art mit Platz; unter mehreren wählt der Empfänger. Was keinen Platz findet, verfällt und kann nirgendwo sonst hin. Gezahlte Rohstoffe kommen von beliebigen Landschaften dieser Art; wer zahlt, wählt (C19, C20).
        • Ein „Rohstoff nach Wahl“ darf immer auch Gold sein (C18).
        • Waren auf Händlersitzen sind keine Rohstoffe; Gold auf einem Kolonialstützpunkt ist einer (C22).

catan-rules-actions = Aktionen
    .body =
        In der Aktionsphase darf der aktive Spieler, ohne Aktionskarten:

        1. Eine Zentrumskarte bauen. Straße: 2 Lehm, 1 Holz. Siedlung: 1 Lehm, 1 Getreide, 1 Holz, 1 Wolle; sie bringt zwei neue leere Landschaften (C32, oder Kundschafter). Stadt: 2 Getreide, 3 Erz. Metropole: aus der Hand, kostenlos.
        2. Einen Ausbau aus der Hand bauen: zahlen, Voraussetzungen, Bedingung und Begrenzung einhalten, einen freien Platz wählen. Gebaut werden darf er schon in dem Zug, in dem er gezogen wurde, sofern das vor der Handphase geschah. Voraussetzungen werden nur in diesem Augenblick geprüft (C46). Nachlässe: (C37).
        3. Aus der Auslage kaufen: ebenso, nur kommt die Karte aus der offenen Reihe (C44).
        4. Mit der Bank handeln: n einer Sorte geben, 1 einer anderen erhalten. n ist 3; 2 mit der Flotte dieser Sorte; 2 für Rohstoffe an einer Großen Handelsflotte (C30); 1 für Gold mit einer Münzgießerei; 1 für die Sorten der eigenen Flotten nach Kaufmann Christoph. Händlersitze und die gegnerische Handelskompanie reagieren auf jeden Handel (C25). Eine Sorte wird nie gegen sich selbst getauscht (C27).
        5. Mit dem Gegner handeln: beliebige Rohstoffe gegen beliebige Rohstoffe; beide sind einverstanden, beide haben Platz (C31).
        6. Einen eigenen Ausbau aus dem eigenen Fürstentum entfernen: kostenlos, auf den Ablagestapel (Karten der Auslage: zurück in die Auslage). Es gibt nichts zurück, und die Karte kommt nie auf die Hand oder unter einen Stapel. Der Platz darf im selben Zug neu bebaut werden. Ein Dogma darauf kommt auf den Ablagestapel dessen, der es gespielt hat, wie immer, wenn sein Gebäude verschwindet (Feuerteufel, Plünderung).
        7. Kartenfähigkeiten nutzen: die Brauerei umdrehen (1 Gold, einmal), beim Sitz der Tuchhändler mit 3 Tuch tauschen (einmal), mit dem Skriptorium ziehen (einmal), Aktionskarten über eine Geheime Bruderschaft verkaufen, Sven einsetzen.
        8. Einen Kirchenbann für 3 Gold aufheben (auch in der Handphase).

catan-rules-action-cards = Aktionskarten
    .body =
        Aktionskarten zu spielen kostet nichts.

        • Die 7-Punkte-Regel: Angriffskarten und neutrale Karten dürfen erst gespielt werden, wenn beide Spieler zusammen einmal mindestens 7 Siegpunkte hatten; von da an für den Rest des Spiels, auch wenn die Summe sinkt (C52). Abwehrkarten dürfen von Anfang an gespielt werden.
        • Gespielt werden sie in der Aktionsphase, außer Alchemist (Beginn des Zuges), Kundschafter (beim Bau einer Siedlung) und Reaktionen.
        • Zwei Alchemisten, zwei Bischöfe und dergleichen werden nie bei derselben Gelegenheit verbunden.
        • Eine Karte darf nur gespielt werden, wenn ihre Voraussetzung steht, ihre Bedingung erfüllt ist und sie etwas bewirken kann (C53). Ein verschwundenes Gebäude oder eines unter einem Dogma zählt nicht.
        • Jedes Exemplar wird höchstens einmal je Zug gespielt (C56).

        Der Ablauf jedes Spielens (C54):

        1. Die Karte wird angesagt.
        2. Der Aufpreis eines Barbarenstützpunkts wird gezahlt.
        3. Das Erzbistum des Gegners erhält sein Gold.
        4. Reaktionen.
        5. Die Wirkung.
        6. Die Karte kommt auf den Ablagestapel; Dogma und Kirchenbann bleiben stattdessen liegen.

catan-rules-duel = Duelle
    .body =
        Feuerteufel, Schwarzer Ritter und Raubzug sind Duelle.

        1. Der Angreifer spielt die Karte, ohne ein Ziel zu nennen.
        2. Der Verteidiger darf mit einem Bischof (gegen Feuerteufel und Raubzug) oder einer Kräuterhexe (gegen den Schwarzen Ritter) antworten.
        3. Der Angreifer wirft den Ertragswürfel: Erfolg bei 1 bis 5, gegen eine Gegenkarte nur bei 1 und 2.
        4. Bei Erfolg wählt der Angreifer eine Karte oder Rohstoffe des Verteidigers, bei Misserfolg der Verteidiger beim Angreifer. Geschützte Karten können auf keiner Seite gewählt werden; gibt es nichts zu wählen, geschieht nichts (C55).

        Eine zurückgenommene Karte kommt auf die Hand ihres Besitzers (Karten der Auslage: C44).

catan-rules-reactions = Reaktionen
    .body =
        • Der Gegner spielt Feuerteufel oder Raubzug: Der passive Spieler darf einen Bischof spielen. Der Angriff gelingt dann nur bei 1 und 2.
        • Der Gegner spielt einen Schwarzen Ritter: Der passive Spieler darf eine Kräuterhexe spielen. Der Angriff gelingt dann nur bei 1 und 2.
        • Der Gegner spielt einen Spion: Ein Wachturm des passiven Spielers würfelt von selbst; bei 1 und 2 scheitert der Spion.
        • Die Seuche wird aufgedeckt: Beide, der aktive Spieler zuerst, dürfen den Arzt spielen. Ihre eigenen Landschaften verlieren nichts.
        • Der Bürgerkrieg wird aufgedeckt: Beide, der aktive Spieler zuerst, dürfen Sigmund spielen. Ihre eigenen Handelsflotten können nicht gewählt werden.
        • Der Gegner baut eine Kaperflotte: Der passive Spieler darf Sigmund spielen. Seine Handelsflotten können nicht gewählt werden.
        • Der Gegner spielt eine beliebige Aktionskarte, gleich in wessen Zug: Ein Erzbistum erhält von selbst 1 Gold.
        • Der Gegner handelt mit der Bank: Eine Handelskompanie erhält von selbst 1 Rohstoff der abgegebenen Sorte.

        Auf eine Reaktion gibt es keine Reaktion. Wann jemand gefragt wird: (C80).

catan-rules-immunities = Wer wovor geschützt ist
    .body =
        Nicht gewählt werden können:

        • Vom Feuerteufel: Erzbistum, Triumphbogen.
        • Vom Schwarzen Ritter: Walther der Minnesänger; Ritter mit aufgedruckten Kosten ab 3 bei einem Spieler mit Ordensburg.
        • Von Burgherrin Imelda und durch Bestechung: Johanna; Ritter mit aufgedruckten Kosten ab 3 bei einem Spieler mit Ordensburg.
        • Im Bürgerkrieg: Einheiten einer Stadt mit Kirche oder kopierter Kirche; Handelsflotten in der Stadt des Flaggschiffs; Ritter mit aufgedruckten Kosten ab 3 bei einem Spieler mit Ordensburg; Handelsflotten unter Sigmund; alle Einheiten, die weder Ritter noch Handelsflotte sind.
        • Von der Kaperflotte: das Flaggschiff und die Handelsflotten seiner Stadt; Handelsflotten unter Sigmund.
        • Vom Spion: Gebäude, Metropole.
        • Von der Seuche: Landschaften um ein Badhaus; alle Landschaften mit Wasserversorgung oder Arzt.
        • Bei einer Plünderung: Einheiten und Zentrumskarten. Genannt werden darf jedes Gebäude.

catan-rules-hand = Die Hand
    .body =
        Das Handkartenlimit ist 3, dazu 1 je Kloster, 1 je Bibliothek oder kopierter Bibliothek, 2 für das Theater und 1 für die Handelskompanie. Eine Bibliothek unter einem Dogma zählt nicht.

        Der aktive Spieler darf das Limit bis zur Handphase überschreiten, außer beim Bürgerkrieg (C85) und beim Palast (C75). Der passive legt überzählige Karten sofort unter Stapel (C85).

        In der Handphase entscheidet, wie viele Karten zu ihrem Beginn auf der Hand sind:

        1. Mehr als das Limit: Die überzähligen kommen verdeckt unter Stapel nach Wahl, Karte für Karte.
        2. Weniger als das Limit: Es wird gezogen, bis das Limit erreicht ist; das ist Pflicht (C81). Jede Karte ist entweder kostenlos die oberste eines beliebigen Stapels oder kommt aus einer Suche: erst 2 beliebige Rohstoffe zahlen (1 mit einem Rathaus), dann einen Stapel durchsehen, 1 Karte nach Wahl nehmen und die Reihenfolge belassen. Ein durchsuchter Stapel muss eine Karte hergeben. Für jede fehlende Karte darf neu gesucht werden.
        3. Gleich dem Limit oder mehr: Nach Schritt 1 darf eine Karte ausgetauscht werden. Sie kommt unter einen Stapel, und vom selben Stapel kommt eine neue, die oberste oder durch bezahlte Suche (C82).
        4. Heilige Stätte: einmal, gleich nachdem in dieser Phase eine Karte gezogen wurde (C83).

        Leere Stapel bleiben als Plätze bestehen und dürfen Karten aufnehmen (C86). Eine in der Handphase gezogene Karte kann vor dem nächsten eigenen Zug nur als Reaktion verwendet werden.

catan-rules-points = Punkte und Figuren
    .body =
        • Stärke: die Ritter (wie aufgedruckt, je 1 mehr mit Schmiede, je 1 weniger mit einem gegnerischen Freudenhaus, mindestens 0, C48), das Bauernheer und die Brauerei. Die Ritterfigur erhält, wer mehr Stärkepunkte hat als der Gegner; einen Mindestwert gibt es nicht.
        • Handel: die aufgedruckten Handelspunkte, 1 mehr je Handelsflotte und Hafen, die Verdoppelung durch den Größeren Hafen und die Brauerei. Die Mühlenfigur erhält, wer mehr Handelspunkte und mindestens eine Stadt oder Metropole hat. Hat der Führende keine Stadt, hat sie niemand.
        • Turnier: die Ritter, je 1 mehr mit einem Turnierplatz.
        • Bei Gleichstand kommt eine Figur zurück in die Mitte. Die Figuren folgen den Punkten ohne Verzug (C88).
        • Siegpunkte: Siedlung 1, Stadt 2, Metropole 2 (C43), jede Figur 1, die Punkte der Gebäude, die nicht unter einem Dogma stehen, und der Stand des Triumphbogens.

catan-rules-victory = Sieg
    .body =
        Grundspiel: Mit 12 Siegpunkten gewinnt man, aber nur im eigenen Zug.

        Erweitertes, kombiniertes und Turnierspiel: Mit 13 Siegpunkten gewinnt jeder der beiden, nach jedem abgeschlossenen Schritt. Haben beide 13 oder mehr, gewinnt, wer mehr hat, bei gleich vielen der aktive Spieler (C87).

        Nach 150 Runden ohne Sieger entscheiden die Punkte (C89).

catan-rules-combined = Mehrere Themensets zusammen
    .body =
        Das Heft legt dafür keine Regeln fest. Es rät zu höchstens etwa 40 zusätzlichen Karten und dazu, auf die Voraussetzungen der Karten zu achten. Wir machen es so (C90, C91, C92):

        • Die Auslage umfasst die Auslagen aller gewählten Sets; ausgeschlossene Karten bleiben draußen.
        • Alle Themenereignisse kommen in den Ereignisstapel.
        • Die Grundkarten bilden wie bisher 4 Stapel.
        • Aus allen übrigen Themenkarten werden 40 ausgelost; der Rest kommt aus dem Spiel. Sie bilden 3 Stapel bei zwei Themensets, 4 Stapel bei dreien.
        • Ein Tisch kann statt der 40 alle Themenkarten verwenden.

catan-rules-tournament = Das Turnierspiel
    .body =
        Bekannt ist: Jeder Spieler besitzt ein Grundspiel und mindestens ein Themenset und spielt mit einem eigenen Deck; nur ein Grundspiel stellt Startkarten, Landschaften und Zentrumskarten; jeder hat vier eigene Stapel und einen eigenen Ablagestapel und gibt vier Ereignisse seiner Wahl in den gemeinsamen Ereignisstapel; das Deck von 1997 hatte 33 Karten, begrenzt nur durch die eigenen Exemplare; die Inquisition ist erlaubt; zwei Metropolen dürfen im Deck sein, gebaut werden darf nur eine; zwei Häfen geben 2 mehr je Handelsflotte. Alles Übrige ist rekonstruiert.

        1. Deck: genau 33 Ausbau-, Aktions- und Metropolenkarten, höchstens die Exemplare eines Grundspiels und der gewählten Themensets (C93). Sie werden gemischt und in Stapel zu 9, 8, 8 und 8 geteilt. Die ersten Handkarten sind 3 Karten aus einem eigenen Stapel.
        2. Ereignisstapel: Jahreswechsel, Bürgerkrieg, Seuche und je vier heimlich gewählte Karten beider Spieler, zusammen 11 (C94).
        3. Es gibt keine Auslage: Kirche, Rathaus, Hafen und Triumphbogen kommen aus dem Deck; ein Triumphbogen je Fürstentum.
        4. Ein Spieler zieht und sucht nur in seinen eigenen Stapeln und legt Karten nur unter diese. Abgelegtes kommt auf den Stapel dessen, der die Karte gespielt oder verloren hat, auch wenn sie vom Gegner stammt. Fremdkarten kommen an ihrer Schwelle auf den Stapel des Gastgebers, ein Kirchenbann auf den des Betroffenen, ein Dogma auf den seines Spielers.
        5. Worauf sich Wirkungen beziehen (C95): Konflikt legt die Karten unter Stapel des Betroffenen. Baumeister: jeder einen eigenen Stapel. Burgherrin Imelda: unter einen Stapel des gegenwärtigen Besitzers. Kirchenbann: ein Stapel oder der Ablagestapel des Gegners. Diplomat: ein Ablagestapel eines der beiden. Palast und Sigmund: der eigene Ablagestapel. Altes Wissen: der des Gegners. Gute Nachbarschaft: alle acht Stapel.
        6. Inquisition: Der Gegner mischt seine Hand und seine nicht verschlossenen Stapel, teilt so viele neue Stapel aus, wie er gemischt hat, und zieht so viele Karten, wie er hatte, oberste Karten dieser Stapel in beliebiger Verteilung.
        7. Der Hexenzirkel kann mit diesen Sets nicht gebaut werden (C96). Alles andere ist wie im erweiterten Spiel.

catan-rules-limits = Begrenzungen
    .body =
        Von einer Karte darf man mehrere Exemplare besitzen, wenn die Karte oder die Auslage nichts anderes sagt (C51).

        Einmal in jedem eigenen Zug: Brauerei umdrehen, Tausch der Tuchhändler, Skriptorium, jedes Exemplar einer Aktionskarte. Ein Gebäude, das im selben Zug abgebrannt und wieder gebaut wird, ist wieder unverbraucht.

catan-rules-reconstructed = Rekonstruierte Werte
    .body =
        Bei manchen Karten der Themensets sind die gedruckten Kosten, Punkte oder die Zahl der Exemplare nicht bekannt. Solche Werte haben wir selbst gewählt und als rekonstruiert gekennzeichnet; der Grund steht bei der Karte. Namen, für die in einer Sprache keine gedruckte Form bekannt ist, sind als Arbeitsnamen gekennzeichnet.

        Wer die Karten besitzt, kann unsere Werte mit einer eigenen Kartendatei durch die gedruckten ersetzen: --cards my.yaml.

catan-rules-knowledge = Wer was weiß
    .body =
        • Beide kennen: Fürstentümer, Rohstoffvorräte, Waren, Figuren, Auslage, Kartenvorräte, Ablagestapel und die Zahl der Karten in Händen und Stapeln.
        • Eine Hand kennt, wer sie hält; die ganze Hand sieht in diesem Augenblick auch, wer einen Spion spielt oder den Konflikt gewinnt.
        • Die Reihenfolge eines Stapels kennt zunächst niemand. Wer einen Stapel durchgesehen hat (erste Handkarten, Suche, Baumeister, Kanzler, Archivar), kennt Inhalt und Reihenfolge, bis er gemischt wird, und damit auch, was der Gegner später von oben zieht und was eine Suche bieten kann.
        • Eine durch Suche, Ziehen, Spion oder Kanzler genommene Karte kennt, wer sie genommen hat; das Opfer eines Spions weiß auch, was fehlt.
        • Eine verdeckt unter einen Stapel gelegte Karte kennt, wer sie gelegt hat; beim Konflikt beide. Imeldas Ritter und eine gefallene Vogtei sind öffentlich. Wer den Stapel später durchsucht, sieht die Karte.
        • Eine durch Gute Nachbarschaft aufgedeckte oberste Karte kennen beide.
        • Die Reihenfolge des Ereignisstapels ist unbekannt, bis er einmal durchgegangen ist; Karten kommen offen darunter, nach einem vollen Durchgang ohne Jahreswechsel ist sie also öffentlich. Der Jahreswechsel macht sie wieder unbekannt.
        • Welche Karten im Landschaftsstapel sind, ergibt sich für alle durch Ausschluss, ihre Reihenfolge ist verborgen. Ein Kundschafter mischt ihn.
        • Eine Karte, die auf die Hand zurückkommt (Duell, Plünderung, Bürgerkrieg) oder vom Ablagestapel oder aus der Auslage genommen wird, ist öffentlich, bis sie die Hand ungesehen verlassen haben könnte.
        • Im kombinierten Spiel aussortierte Karten kennt niemand, ein Turnierdeck nur sein Besitzer.

        Ein Tisch darf nur zeigen, was gerade öffentlich ist, oder für jeden Spieler ein volles Gedächtnis führen; beides ist gerecht, denn ein perfektes Gedächtnis ist erlaubt. Ein Computerspieler erhält nur sein eigenes Wissen.

catan-rules-choices = Wer was wählt
    .body =
        • Beim Aufbau wählt jeder die Plätze der Startlandschaften, einen Stapel und 3 Karten daraus; im Turnierspiel auch Deck, vier Ereignisse und den Stapel für die ersten Handkarten.
        • Wer Rohstoffe nach Wahl erhält, nennt einzeln Sorte und Lagerplatz und darf weniger nehmen (C100). Steht die Sorte fest, wird nur der Lagerplatz gewählt.
        • Wer dem Gegner etwas nimmt (Windmühle, Händler, Sven, Raubzug, Gewürzkarawane), nennt einzeln Sorte und gegnerische Landschaft und den Lagerplatz; weniger ist erlaubt, mindestens 1, wo es so dasteht. Händler und Sven wählen danach, was gegeben wird.
        • Wer verliert (Aberglaube, Bettelmönch), wählt Sorten und Landschaften; bei der Hochzeit nur die Landschaften, falls nicht alles Gold weggeht.
        • Wer zahlt, wählt die Landschaften, was ein Nachlass streicht und welche „beliebigen Rohstoffe“ es sind.
        • Im Bürgerkrieg wählt jeder die Einheit des Gegners. Wer die Ritterfigur hat, wählt beim Konflikt Karten und Stapel, bei der Plünderung die Gebäude.
        • Der Gewinner eines Duells wählt Ritter, Gebäude oder Rohstoffe; der Sieger über die Barbaren oder im Feldzug wählt Punkt am Triumphbogen oder Rohstoffe.
        • Bei der Glücklichen Handelsfahrt wählt jeder die Flotte, die Seite einer Großen Handelsflotte und die Menge.
        • Der Besitzer wählt den Stapel, wenn eine Vogtei fällt oder ein Ritter durch Imelda geht, das neue Ziel eines Geheimbundes und ob er für den Palast zahlt. Wer Flavo hatte, wählt seinen neuen Platz.
        • Der Erbauer wählt die Seite der Brauerei, das Ziel eines Geheimbundes und das Opfer einer Kaperflotte.
        • Reaktionen, Kartenfähigkeiten, Angebote, Austausch und Heilige Stätte darf man ablehnen.
