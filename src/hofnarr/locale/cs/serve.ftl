### Co říká `hofnarr serve` a co říkají jeho webhooky.

serve-ready = Hofnarr je připraven: otevřete v prohlížeči { $url }. Ctrl-C ukončí.
webhook-your-turn = V Hofnarru jste na tahu.
webhook-your-turn-at = Jste na tahu u stolu „{ $title }“.
