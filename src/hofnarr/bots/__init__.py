"""A bot is given a view and answers with an action; it never sees a state."""

from hofnarr.bots.bot import (
    Bot,
    bot_names,
    make_bot,
    offered_bots,
    quick_bot,
    share_out,
    usable_cores,
)

__all__ = ["Bot", "bot_names", "make_bot", "offered_bots", "quick_bot", "share_out", "usable_cores"]
