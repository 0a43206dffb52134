### Co příkazy `award`, `verify` a `replay` říkají kolem slov samotných her.

cli-award-awaits = Čekám na sloupce, jeden objekt JSON na řádek; Ctrl-D ukončí vstup.
cli-line = Řádek { $number }
cli-verify-counts = Zkontrolované záznamy: { $total }, správné: { $right }, chybné: { $broken }, nečitelné: { $unreadable }.
cli-replay-step = Krok { $step } z { $steps }
cli-replay-keys = Enter: dál, b: zpět, r: další kolo, q: konec
cli-backup-done = Stoly: { $tables }, záznamy: { $entries }, uloženo do { $file }.
cli-site-done = Soubory: { $files } ({ $size } MB), zapsáno do { $folder }.
cli-restore-done = Stoly: { $tables }, záznamy: { $entries }, obnoveno z { $file }.

join-sits = Bot sedí zde: { $link }
join-code = Ostatní se připojí kódem { $code }.
join-ended = Hra skončila: { $scores }.
