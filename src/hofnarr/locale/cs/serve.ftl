### Co říká `hofnarr serve` a co říkají jeho webhooky.

serve-ready = Hofnarr je připraven: otevřete v prohlížeči { $url }. Ctrl-C ukončí.
webhook-your-turn = V Hofnarru jsi na tahu.
webhook-your-turn-at = Jsi na tahu u stolu „{ $title }“.
