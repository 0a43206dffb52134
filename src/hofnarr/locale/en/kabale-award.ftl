### A column awarded, step by step. Every step is one sentence; its ruling, if any, and its full stop
### are added to it. Numbers come ready to print, 9½ included; $count alone is there to be counted.
### A list such as $players or $removed is ready to print too: "Ada, Bea", "King (Bea), Queen (Ada)".

# $under: "under Music".
award-heading = Awarding the column { $under } { $points }

## Steps

step-musketeers = Musketeers ({ $players }): no other card has an ability, and numbers are as printed
step-wizard = Wizard ({ $players }) removes every card with a number of 10 or more: { $removed }
    .nothing = Wizard ({ $players }) removes nothing: no card has a number of 10 or more
    .cancelled = Wizards ({ $players }) cancel each other and remove nothing
step-witch = Witch ({ $players }) removes every other card with a number of 9 or less: { $removed }
    .nothing = Witch ({ $players }) removes nothing: no other card has a number of 9 or less
    .cancelled = Witches ({ $players }) cancel each other and remove nothing
step-pair = Prince & Squire ({ $player }) are both still there and win the target
    .nearest = Of several pairs the one nearest to the target wins: { $player }
# "Hermit (Ada): 12, less 3 for 3 other cards = 9". $sum: the printed number and its changes.
step-number = { $card } ({ $player }): { $sum }
    .changed = { $card } ({ $player }): { $sum } = { $number }
    .none = { $card } ({ $player }): no number
step-beggar = Beggar ({ $players }): the lowest sum wins
step-total = { $player }: sum { $total }
step-left-out = { $player } has no card with a number here and does not take part
step-tie =
    .nearest = Tie between { $players }; nearest to the target: { $card } ({ $player })
    .farthest = Tie between { $players }; farthest from the target: { $card } ({ $player })
step-winner =
    .pair = { $player } wins the target with Prince & Squire
    .highest = { $player } has the highest sum and wins the target
    .lowest = { $player } has the lowest sum and wins the target
    .tie = { $player } wins the tie, and with it the target
    .nobody = Nobody takes part: the target leaves the game

## Why a number is not the printed one

change-home = plus { $by } { $under }
change-hermit =
    less { $by } for { $count ->
        [one] { $count } other card
       *[other] { $count } other cards
    }
change-little-giant =
    plus { $by } for { $count ->
        [one] { $count } other card
       *[other] { $count } other cards
    }
change-romeo = plus { $by } with Juliet
# The number of a Double: this stands in place of a printed one.
change-copy = { $by } copied from { $card } ({ $player })
change-dragon =
    less { $by } for { $count ->
        [one] { $count } Dragon
       *[other] { $count } Dragons
    } ({ $players })
change-floor = but never below 0
