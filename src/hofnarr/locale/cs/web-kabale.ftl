### Stůl Kabale v prohlížeči. Jména hráčů jsou libovolná a neskloňují se.
### Sloupce, kola a kroky se počítají od 1. $target: „Umění 4“. $card: jméno karty.

## Kdo je na tahu: titulek okna a upozornění

kabale-turn-over = Hra skončila
kabale-turn-mine =
    .play = Jste na tahu
    .cloak = Váš Převlek: rozhodujete vy
    .swap = Váš Zrádce: rozhodujete vy
kabale-turn-other =
    .play = Na tahu je { $player }
    .cloak = { $player } rozhoduje o Převleku
    .swap = { $player } rozhoduje o Zrádci

## Výzva

kabale-prompt-turn = Jste na tahu.
kabale-prompt-choose = Vyberte kartu z ruky.
kabale-prompt-place = { $card }: vyberte sloupec.
kabale-prompt-again = Kartu přiložíte dalším klepnutím na týž sloupec.
kabale-prompt-sending = Váš tah je na cestě.
kabale-prompt-other =
    .play = Na tahu je { $player }.
    .cloak = { $player } rozhoduje o Převleku.
    .swap = { $player } rozhoduje o Zrádci.
kabale-prompt-cloak =
    { $whose ->
        [own] Odkrýváte vlastní Převlek.
       *[theirs] { $player } odkrývá váš Převlek.
    }
    .ask = Zasunout pod něj lícem dolů kartu z ruky?
    .card = Zasunout pod něj lícem dolů { $card_acc }?
kabale-prompt-swap =
    { $whose ->
        [own] Odkrýváte vlastního Zrádce.
       *[theirs] { $player } odkrývá vašeho Zrádce.
    }
    .ask = Prohodit kartu { $target } s jinou bodovou kartou?
kabale-put-back = Vrátit
kabale-cloak-no = Nechat si karty
kabale-cloak-yes = Zasunout
kabale-swap-no = Neprohazovat
# Klávesy vedle výzvy.
kabale-keys-hand = Q W E výběr
kabale-keys-place = 1–{ $count } přiložit · Esc vrátit
kabale-keys-slip = Enter zasunout · Esc vrátit
kabale-keys-swap = 1–{ $count } prohodit

## Sloupce

kabale-columns = Sloupce
kabale-closed = Uzavřeno
# U paty sloupce; čím kratší, tím lepší.
kabale-slot-place = Sem
    .label = { $card }: přiložit do sloupce { $column }, { $target }
kabale-slot-number = Tady { $number }
kabale-slot-swap = Prohodit
    .label = Prohodit s kartou { $target } ve sloupci { $column }
kabale-slot-again = Ještě jednou
kabale-column =
    Sloupec { $column }, { $target }, { $state ->
        [closed] uzavřený Bouří
        [fulfilled] naplněný
       *[open] zatím nenaplněný
    }, { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
kabale-column-alone =
    { $target }, { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
kabale-target-in = Bodová karta sloupce { $column }
# Za „3/4“.
kabale-target-state =
    { $state ->
        [closed] karet, uzavřeno Bouří
        [fulfilled] karet, naplněno
       *[open] karet
    }

## Karty

kabale-colour-G = červený kosočtverec
kabale-colour-A = modrý kroužek
kabale-colour-O = zlatá hvězda
kabale-colour-V = zelený půlměsíc
kabale-colour-P = fialový trojúhelník
kabale-colour-S = černý kříž
kabale-mark-now = působí po odkrytí
kabale-mark-o1 = při vyhodnocení první
kabale-mark-o2 = při vyhodnocení druhá
kabale-mark-o3 = při vyhodnocení třetí
kabale-mark-o4 = při vyhodnocení čtvrtá
kabale-mark-dot = působí při vyhodnocení
kabale-legend-order = vyhodnocení, popořadě
kabale-legend-later = vyhodnocení, později
kabale-hidden = ukrytá
kabale-lying-up = { $card } ({ $player })
kabale-lying-down =
    { $whose ->
        [own] vaše karta lícem dolů
       *[theirs] karta lícem dolů ({ $player })
    }
    .known =
        { $whose ->
            [own] vaše karta lícem dolů: { $card }
           *[theirs] karta lícem dolů ({ $player }): { $card }
        }
kabale-lying-hidden =
    { $whose ->
        [own] vaše karta ukrytá pod Převlekem
       *[theirs] karta ukrytá pod Převlekem ({ $player })
    }
    .known =
        { $whose ->
            [own] vaše karta ukrytá pod Převlekem: { $card }
           *[theirs] karta ukrytá pod Převlekem ({ $player }): { $card }
        }

## Lupa

# $colour: „červený kosočtverec“.
kabale-inspect-owner = { $player }, { $colour }
kabale-inspect-here = Zde má hodnotu { $number }.
kabale-inspect-known = Leží lícem dolů, ale znají ji všichni.
kabale-inspect-secret = Leží lícem dolů: ostatní ji neznají.
kabale-inspect-target =
    { $count ->
        [one] { $count } karta z { $points }
        [few] { $count } karty z { $points }
        [many] { $count } karty z { $points }
       *[other] { $count } karet z { $points }
    }
kabale-inspect-home = Doma je tu { $card } s hodnotou { $number }.
kabale-inspect-candidates =
    { $count ->
        [one] Může to být jen tato karta:
        [few] Je to jedna z těchto { $count } karet:
        [many] Je to jedna z těchto { $count } karet:
       *[other] Je to jedna z těchto { $count } karet:
    }

## Místa u stolu

kabale-players = Hráči
kabale-others = Ostatní hráči
kabale-your-place = Vaše místo
kabale-your-hand = Vaše ruka
kabale-empty-hand = V ruce nejsou žádné karty
kabale-seat-you = vy
kabale-seat-bot = bot
kabale-seat-away = není u stolu
kabale-seat-stand-in = zastupuje bot
kabale-seat-waits = čeká
kabale-seat-decides = má rozhodnout
kabale-pile =
    Balíček: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
kabale-discard =
    Odhazovací balíček: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
kabale-hand-count =
    Ruka: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
kabale-open-hand = V ruce: { $cards }
kabale-won =
    { $count ->
        [one] { $count } získaná bodová karta
        [few] { $count } získané bodové karty
        [many] { $count } získané bodové karty
       *[other] { $count } získaných bodových karet
    }

## Co se o hráči ví

kabale-memory = Co se ví: { $player }
kabale-memory-own = Vaše karty
kabale-unseen = Ještě neviděné: { $count }
    .where = Balíček ({ $pile }), ruka ({ $hand }) a karty lícem dolů ve sloupcích ({ $down }) dohromady.
kabale-own-pile = Ještě ve vašem balíčku: { $count }
kabale-fresh = Zamíchané do nynějšího balíčku: { $count }
    .text = Co je v balíčku, je mezi těmito kartami: byly vidět před mícháním a od té doby ne.
kabale-awardings = Dosavadní vyhodnocení
kabale-awarding-of = Kolo { $round }

## Vyhodnocení

kabale-awarding = Vyhodnocení kola { $round }
kabale-award-of = Vyhodnocuje se { $domain }
kabale-award-cards =
    { $count ->
        [one] Leží tu jedna karta
        [few] { $count } karty, od bodové karty dolů
        [many] { $count } karty, od bodové karty dolů
       *[other] { $count } karet, od bodové karty dolů
    }
kabale-steps = Krok za krokem
kabale-stage-musketeers = Mušketýři
kabale-stage-wizard = Mág
kabale-stage-witch = Čarodějnice
kabale-stage-pair = Princ a Panoš
kabale-stage-numbers = Hodnoty
kabale-stage-award = Přidělení
kabale-stage-idle =
    .musketeers = Žádní tu nejsou: všechny efekty platí.
    .wizard = Žádný tu není.
    .witch = Žádná tu není.
    .pair = Žádný Princ tu neleží s Panošem své barvy.
    .numbers = Platí natištěné hodnoty.
    .award = Nesoutěží nikdo.
kabale-stage-silenced = Kvůli Mušketýrům se nic nestane.
kabale-result-idle =
    .musketeers = žádní
    .wizard = žádný
    .witch = žádná
    .pair = žádná dvojice
    .numbers = natištěné
    .award = nikdo
kabale-result-silenced = bez účinku
kabale-result-cancelled = navzájem se ruší
kabale-result-removed =
    { $count ->
        [one] { $count } karta odstraněna
        [few] { $count } karty odstraněny
        [many] { $count } karty odstraněno
       *[other] { $count } karet odstraněno
    }
kabale-result-changed =
    { $count ->
        [one] { $count } změněná
        [few] { $count } změněné
        [many] { $count } změněné
       *[other] { $count } změněných
    }
kabale-note-wizard = Mág bere 10 a více
kabale-note-witch = Čarodějnice bere 9 a méně
kabale-note-away = není doma
kabale-note-no-number = bez hodnoty
kabale-sums = Součty
kabale-verdict = { $player } získává kartu { $target }
kabale-verdict-none = Kartu { $target } nezískává nikdo
# $sums: „15 ku 12“ nebo jediný součet.
kabale-verdict-sums = { $first } ku { $second }
kabale-verdict-highest = { $sums }, nejvyšší součet
kabale-verdict-lowest = { $sums }, nejnižší součet
kabale-verdict-nearest = { $sums }, vyhrává karta nejblíž bodové kartě
kabale-verdict-farthest = { $sums }, vyhrává karta nejdál od bodové karty
kabale-verdict-pair = Princ a Panoš vyhrávají bez ohledu na součty ({ $sums })
kabale-verdict-nobody = Nesoutěží nikdo: bodová karta opouští hru
kabale-step-first = První krok
kabale-step-back = Krok zpět
kabale-step-next = Další krok
kabale-step-last = Poslední krok
kabale-step-replay = Tento sloupec znovu
kabale-step-of = { $step } z { $count }
kabale-play = Přehrávat automaticky
kabale-pause = Pozastavit
kabale-skip-column = Rovnou výsledek
kabale-skip-all = Přeskočit vše
kabale-to-table = Ke stolu
kabale-to-scores = Ke konečným bodům
kabale-awaited = Jste na tahu
kabale-see-awarding = Ukázat vyhodnocení
kabale-last-awarding = Poslední vyhodnocení

## Konečné body

kabale-final-winner = Vítězí { $players }
kabale-final-shared = O vítězství se dělí { $players }
kabale-final-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
kabale-rematch = Ještě jednu hru
kabale-counts = platí
kabale-way-points = Všechny body
kabale-way-domains = Nejlepší ze šesti oborů, dvakrát
kabale-way-missing = chybí: { $domains }

## Rada

kabale-hint = Rada
kabale-hint-play = { $card } → sloupec { $column }
kabale-hint-cloak = Zasunout { $card_acc }
    .none = Nechat si karty v ruce
kabale-hint-swap = Prohodit se sloupcem { $column }
    .none = Nechat bodové karty být
kabale-hint-only = Jiný tah není.
kabale-hint-close = Oba tahy jsou skoro stejně dobré.
kabale-hint-difference = První tah vyhrává hru častěji, rozdíl je { $difference }.
kabale-hint-failed = Rada teď není k dispozici.

## Nový stůl

kabale-edition = Vydání
kabale-options = Volitelná pravidla
kabale-own-options = vlastní výběr
kabale-hidden-targets = Získané bodové karty leží lícem dolů
    .text = Ostatní vidí jen jejich počet. Stav zůstane až do konce tajný.
