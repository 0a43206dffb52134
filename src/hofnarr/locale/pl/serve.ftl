### Co mówi `hofnarr serve` i co mówią jego webhooki.

serve-ready = Hofnarr jest gotowy: otwórz { $url } w przeglądarce. Ctrl-C kończy.
webhook-your-turn = Twój ruch w Hofnarrze.
webhook-your-turn-at = Twój ruch przy stole „{ $title }”.
