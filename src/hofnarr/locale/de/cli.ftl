### Was die Befehle `award`, `verify` und `replay` um die Worte der Spiele herum sagen.

cli-award-awaits = Warte auf Spalten, ein JSON-Objekt je Zeile; Strg-D beendet die Eingabe.
cli-line = Zeile { $number }
cli-verify-counts = Geprüfte Aufzeichnungen: { $total }, richtig: { $right }, regelwidrig: { $broken }, unlesbar: { $unreadable }.
cli-replay-step = Schritt { $step } von { $steps }
cli-replay-keys = Eingabetaste: weiter, b: zurück, r: nächste Runde, q: beenden
cli-backup-done = Tische: { $tables }, Einträge: { $entries }, gesichert in { $file }.
cli-site-done = Dateien: { $files } ({ $size } MB), geschrieben nach { $folder }.
cli-restore-done = Tische: { $tables }, Einträge: { $entries }, wiederhergestellt aus { $file }.

join-sits = Der Bot sitzt hier: { $link }
join-code = Andere kommen mit dem Code { $code } dazu.
join-ended = Das Spiel ist zu Ende: { $scores }.
