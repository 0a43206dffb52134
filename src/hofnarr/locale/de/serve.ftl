### Was `hofnarr serve` sagt, und was seine Webhooks sagen.

serve-ready = Hofnarr ist bereit: { $url } im Browser öffnen. Strg-C beendet.
webhook-your-turn = Du bist am Zug bei Hofnarr.
webhook-your-turn-at = Du bist am Zug am Tisch „{ $title }“.
