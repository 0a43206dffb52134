### Průběh hry Kabale und Hiebe: každou událost vypráví jeden řádek, v přítomném čase.
### Jména hráčů jsou libovolná a neskloňují se. Karta přichází jako $card (1. pád)
### a $card_acc (4. pád). Sloupce a kola se počítají od 1.

## Začíná kolo

# $targets: bodové karty zleva doprava, například „Umění 3, Obchod 1“.
event-round-started = Kolo { $round } ze { $rounds }: { $targets }. Začíná { $player }.

## Tah

event-placed = { $player } přikládá { $card_acc } do sloupce { $column }.
    .unknown = { $player } přikládá kartu do sloupce { $column }.
event-uncovered = Ve sloupci { $column } se odkrývá karta { $card } ({ $player }).
event-travelled = Objevitel ({ $player }) se přesouvá ze sloupce { $origin } do sloupce { $column }.
    .home = Objevitel ({ $player }) přechází na konec vlastního sloupce { $column }, protože všechny ostatní jsou uzavřené (R2).
event-stayed = Objevitel ({ $player }) už v tomto tahu cestoval a zůstává ve sloupci { $column } lícem nahoru (R3).
# $assassin: komu patří Mordýř. $player: komu patří odeslaná karta.
event-killed = Mordýř ({ $assassin }) posílá { $card_acc } ({ $player }) ze sloupce { $column } na odhazovací balíček.
event-closed = Bouře ({ $player }) uzavírá sloupec { $column }.
event-cloak-asked = { $player } smí zasunout kartu pod Převlek ve sloupci { $column }.
event-slipped = { $player } zasouvá { $card_acc } pod Převlek ve sloupci { $column }. Hned následuje dobrání karty (R13).
    .unknown = { $player } zasouvá kartu pod Převlek ve sloupci { $column }. Hned následuje dobrání karty (R13).
    .declined = { $player } nezasouvá pod Převlek ve sloupci { $column } žádnou kartu.
event-swap-asked = { $player } smí prohodit bodovou kartu sloupce { $column } s jinou.
event-swapped = { $player } prohazuje bodové karty sloupců { $column } a { $other }.
    .declined = { $player } nechává bodovou kartu sloupce { $column } na místě.
event-reshuffled =
    { $player } míchá z odhazovacího balíčku nový balíček: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }.
event-drew = { $player } si dobírá { $card_acc }.
    .unknown = { $player } si dobírá kartu.
event-drew-nothing = { $player } si nemá co dobrat: balíček i odhazovací balíček jsou prázdné (R5).
event-skipped = { $player } nemá v ruce žádnou kartu, tah se přeskakuje (R5).

## Konec kola a hry

event-round-ended = { $player } ukončuje kolo { $round }. Všechny karty, které ještě leží lícem dolů, se otáčejí.
# $sums: součty všech, kdo soutěží, například „Ada 16, Bea 9½“.
event-awarded =
    .highest = Sloupec { $column }, { $target }: { $player } vyhrává s nejvyšším součtem ({ $sums }).
    .lowest = Sloupec { $column }, { $target }: { $player } vyhrává s nejnižším součtem ({ $sums }).
    .tie = Sloupec { $column }, { $target }: { $player } vyhrává při shodě ({ $sums }).
    .pair = Sloupec { $column }, { $target }: { $player } vyhrává díky Princi a Panošovi ({ $sums }).
    .nobody = Sloupec { $column }, { $target }: nesoutěží nikdo, bodová karta opouští hru (R11).
event-game-ended = Konec hry: { $scores }. Vítězí { $players }.
    .shared = Konec hry: { $scores }. O vítězství se dělí { $players } (R12).

## Výčty

# „Ada, Bea a Cid“: $items je „Ada, Bea“, $last je „Cid“.
list-and = { $items } a { $last }
