### Rady, odhady, rozbory a hádanky ke hře Kabale und Hiebe. Jména hráčů jsou libovolná a neskloňují se.
### Karta přichází jako $card, bodová karta jako „Umění 3“, šance jako „71 %“. Tah ($move, $best)
### je jedno z označení níže. Sloupce, kola a rozhodnutí se počítají od 1.

## Tahy jako označení

teach-play = { $card } do sloupce { $column } ({ $target })
teach-slip = { $card } pod Převlek ve sloupci { $column }
    .none = nic pod Převlek ve sloupci { $column }
teach-swap = prohodit karty { $target } (sloupec { $column }) a { $another } (sloupec { $other })
    .none = nechat kartu { $target } ve sloupci { $column }

## Rady

teach-best = Nejlepší tah: { $move }. Šance na výhru: { $share }.
    .only = Jediný možný tah: { $move }. Šance na výhru: { $share }.
teach-second =
    .clear = Druhý nejlepší: { $move }. Je zřetelně horší ({ $share }).
    .slight = Druhý nejlepší: { $move }. Je o něco horší ({ $share }).
    .same = Zhruba stejně dobrý: { $move }, { $share }.
# $chance: s lepším tahem, $instead: s tím druhým.
teach-reason =
    .here = Vaše šance na sloupec { $column } ({ $target }) je { $chance }, s druhým tahem { $instead }.
    .elsewhere = Rozdíl je vidět ve sloupci { $column } ({ $target }): vaše šance je tam { $chance }, s druhým tahem { $instead }.
    .swap = Vaše šance na kartu { $target } je { $chance }, s druhým tahem { $instead }.
    .rival = Tah ztěžuje hru soupeři ({ $player }): jeho šance na sloupec { $column } ({ $target }) je { $chance }, s druhým tahem { $instead }.
teach-covered = Tah odkryje kartu soupeře ({ $player }), nejspíš tuto: { $card } ({ $chance }).

## Odhady

# $cards: „Mág 21 %, Král 12 %, 9 dalších karet 67 %“.
teach-belief = Sloupec { $column }, lícem dolů ({ $player }): { $cards }
    .hidden = Sloupec { $column }, pod Převlekem ({ $player }): { $cards }
teach-belief-others =
    { $count ->
        [one] { $count } další karta
        [few] { $count } další karty
        [many] { $count } další karty
       *[other] { $count } dalších karet
    } { $chance }
teach-belief-none = Nic tam před vámi není skryté.

## Rozbory

# $scores: „Ada 24, Bea 15“.
teach-analysis = Rozbor: { $scores }
teach-analysis-how = Počet rozhodnutí: { $decisions }; zkušebních her na každé posouzení: nejvýše { $rollouts }.
teach-curve = Šance na výhru po každém rozhodnutí, všechny karty odkryté
teach-curve-rounds = Kolo
teach-summary = Tahy a štěstí
teach-head-player = Hráč
teach-head-moves = Tahy
# Obojí v procentních bodech šance na výhru.
teach-head-lost = Ztráta
teach-head-luck = Štěstí
teach-head-decision = Č.
teach-head-round = Kolo
teach-head-move = Tah
teach-head-better = Lepší
teach-head-grade = Známka
teach-grade-best = nejlepší
teach-grade-good = dobrý
teach-grade-inaccuracy = nepřesný
teach-grade-mistake = chyba
teach-grade-blunder = hrubá chyba
teach-units = Ztráta a štěstí jsou procentní body šance na výhru, posouzené podle toho, co hráč mohl vědět.
teach-notable = Tahy s největší ztrátou
teach-notable-none = Žádný tah nepřinesl velkou ztrátu.
teach-all-moves = Všechny tahy
teach-luck = Největší štěstí a smůla
teach-luck-draw = Rozhodnutí { $number }: { $player } si dobírá kartu { $card }
teach-luck-flip = Rozhodnutí { $number }: { $player } odkrývá ve sloupci { $column } kartu { $card }
teach-luck-award = Konec kola { $round }: co leželo lícem dolů, { $player }
teach-turning = Zlomové okamžiky
teach-turning-none = Žádný tah hru nezvrátil.
teach-turning-point = Rozhodnutí { $number }, kolo { $round }, { $player }: { $move }, { $share }. Lepší: { $best }, { $best_share }.
teach-hindsight = S odkrytými kartami byla šance na výhru { $open }, s lepším tahem { $open_best }.
# $columns a $actual: „Umění 3: Ada, Obchod 1: nikdo“.
teach-what-if = S lepším tahem a se stejnými kartami dohráli boti kolo takto: { $columns }.
teach-what-was = Ve skutečnosti skončilo takto: { $actual }.
teach-nobody = nikdo

## Hádanky

teach-puzzle = Úloha { $number } z { $count }
teach-puzzle-task = Najděte nejlepší tah, hraje { $player }.
teach-puzzle-right = Správně! { $move }. Šance na výhru: { $share }.
teach-puzzle-wrong = Ne tak docela: { $move }. Šance na výhru: { $share }.
teach-puzzle-natural = Nabízí se: { $move }. Šance je pak ale jen { $share }.
teach-puzzle-next = Enter: další úloha, q: konec
