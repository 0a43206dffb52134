### What the commands `award`, `verify` and `replay` say around the words of the games.

cli-award-awaits = Waiting for columns, one JSON object per line; Ctrl-D ends the input.
cli-line = Line { $number }
cli-verify-counts = Records checked: { $total }, correct: { $right }, broken: { $broken }, unreadable: { $unreadable }.
cli-replay-step = Step { $step } of { $steps }
cli-replay-keys = Enter: next, b: back, r: next round, q: quit
cli-backup-done = Tables: { $tables }, entries: { $entries }, written to { $file }.
cli-site-done = Files: { $files } ({ $size } MB), written to { $folder }.
cli-restore-done = Tables: { $tables }, entries: { $entries }, restored from { $file }.

join-sits = The bot sits here: { $link }
join-code = Others join with the code { $code }.
join-ended = The game is over: { $scores }.
