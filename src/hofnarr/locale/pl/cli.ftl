### Co polecenia `award`, `verify` i `replay` mówią wokół słów samych gier.

cli-award-awaits = Czekam na kolumny, jeden obiekt JSON w wierszu; Ctrl-D kończy wprowadzanie.
cli-line = Wiersz { $number }
cli-verify-counts = Sprawdzone zapisy: { $total }, poprawne: { $right }, błędne: { $broken }, nieczytelne: { $unreadable }.
cli-replay-step = Krok { $step } z { $steps }
cli-replay-keys = Enter: dalej, b: wstecz, r: następna runda, q: koniec
cli-backup-done = Stoły: { $tables }, wpisy: { $entries }, zapisano w { $file }.
cli-site-done = Pliki: { $files } ({ $size } MB), zapisano do { $folder }.
cli-restore-done = Stoły: { $tables }, wpisy: { $entries }, przywrócono z { $file }.

join-sits = Bot siedzi tutaj: { $link }
join-code = Inni dołączą z kodem { $code }.
join-ended = Gra się skończyła: { $scores }.
