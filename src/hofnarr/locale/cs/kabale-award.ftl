### Vyhodnocení sloupce krok za krokem. Každý krok je jedna věta; výklad, pokud nějaký rozhodl,
### a tečka se k ní připojí. Hodnoty přicházejí hotové, i 9½; jen $count se počítá.
### Hotové jsou i výčty jako $players nebo $removed: „Ada, Bea“, „Král (Bea), Královna (Ada)“.

# $under: „pod Uměním“.
award-heading = Vyhodnocení sloupce { $under } { $points }

## Kroky

step-musketeers = Mušketýři ({ $players }): žádná jiná karta nemá efekt a platí natištěné hodnoty
step-wizard = Mág ({ $players }) odstraňuje každou kartu s hodnotou 10 a více: { $removed }
    .nothing = Mág ({ $players }) neodstraňuje nic: žádná karta nemá hodnotu 10 a více
    .cancelled = Mágové ({ $players }) se navzájem ruší a neodstraňují nic
step-witch = Čarodějnice ({ $players }) odstraňuje každou jinou kartu s hodnotou 9 a méně: { $removed }
    .nothing = Čarodějnice ({ $players }) neodstraňuje nic: žádná jiná karta nemá hodnotu 9 a méně
    .cancelled = Čarodějnice ({ $players }) se navzájem ruší a neodstraňují nic
step-pair = Princ a Panoš ({ $player }) leží stále oba ve sloupci a získávají bodovou kartu
    .nearest = Z několika dvojic vyhrává ta nejblíž bodové kartě: { $player }
# „Poustevník (Ada): 12, minus 3 za 3 další karty = 9“. $sum: natištěná hodnota a její změny.
step-number = { $card } ({ $player }): { $sum }
    .changed = { $card } ({ $player }): { $sum } = { $number }
    .none = { $card } ({ $player }): bez hodnoty
step-beggar = Žebrák ({ $players }): vyhrává nejnižší součet
step-total = { $player }: součet { $total }
step-left-out = { $player } tu nemá žádnou kartu s hodnotou a nesoutěží
step-tie =
    .nearest = Stejný součet mají { $players }; nejblíž bodové kartě: { $card } ({ $player })
    .farthest = Stejný součet mají { $players }; nejdál od bodové karty: { $card } ({ $player })
step-winner =
    .pair = { $player } získává bodovou kartu díky Princi a Panošovi
    .highest = { $player } má nejvyšší součet a získává bodovou kartu
    .lowest = { $player } má nejnižší součet a získává bodovou kartu
    .tie = { $player } při shodě získává bodovou kartu
    .nobody = Nesoutěží nikdo: bodová karta opouští hru

## Proč se hodnota liší od natištěné

change-home = plus { $by } { $under }
change-hermit =
    minus { $by } za { $count ->
        [one] { $count } další kartu
        [few] { $count } další karty
       *[other] { $count } dalších karet
    }
change-little-giant =
    plus { $by } za { $count ->
        [one] { $count } další kartu
        [few] { $count } další karty
       *[other] { $count } dalších karet
    }
change-romeo = plus { $by } s Julií
# Hodnota Dvojníka: stojí na místě natištěné.
change-copy = { $by } podle karty { $card } ({ $player })
change-dragon =
    minus { $by } za { $count ->
        [one] { $count } Draka
        [few] { $count } Draky
       *[other] { $count } Draků
    } ({ $players })
change-floor = ale nikdy pod 0
