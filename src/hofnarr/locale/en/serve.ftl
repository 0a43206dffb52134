### What `hofnarr serve` says, and what its webhooks say.

serve-ready = Hofnarr is ready: open { $url } in a browser. Ctrl-C stops it.
webhook-your-turn = It is your turn in Hofnarr.
webhook-your-turn-at = It is your turn at the table “{ $title }”.
