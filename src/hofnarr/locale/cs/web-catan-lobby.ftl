### Catan v lobby: jak se u stolu hraje, balíčky pro turnaj, vlastní soubor karet.

catan-lede = Dvě knížectví, jeden ostrov. Házejte, sbírejte, stavte města a získejte jako první body hodné knížete.

## Nový stůl

catan-form-sets = Tematické sady
catan-form-theme-cards = Kolik tematických karet
catan-form-forty = Čtyřicet vylosovaných
    .text = Jak radí příručka: základní karty pak pořád stojí za hledání.
catan-form-all = Všechny
    .text = Každá karta zvolených sad leží v některém balíčku.
catan-form-reconstructed = Některá čísla tematických sad jsou rekonstruovaná a nesou vlnku: tištěná čísla neuvádí žádný pramen.
catan-form-tournament = Každý si dobírá z předem sestaveného balíčku 33 karet a přidává čtyři události.
catan-form-deck-problem = Váš balíček ještě není hotový, viz výše.
catan-form-own-cards = vlastní soubor karet
catan-form-file = Vlastní soubor karet
    .text = YAML nebo JSON s jinou cenou nebo jinými body některých karet, třeba když znáte tištěné číslo, které jsme museli odhadnout. Server ho přečte, až stůl otevřete, a řekne, která položka a které pole nesedí.
    .choose = Vybrat soubor
    .remove = Bez souboru
    .large = Soubor je příliš velký: čte se nejvýše 100 000 znaků.
    .wrong = Tento soubor karet nelze použít. Server říká:

## Balíčky pro turnaj

catan-deck-mine = Váš balíček
catan-deck-usual = Obvyklý balíček
catan-deck-change = Upravit
catan-deck-export = Uložit jako soubor
catan-deck-delete = Smazat
catan-deck-new = Sestavit nový balíček
catan-deck-new-name = Můj balíček
catan-deck-import = Otevřít soubor
catan-deck-file-bad = V tomto souboru nejsou balíčky. Potřebuje „decks“ a „events“, pro každého hráče seznam karet.
catan-deck-refused = Tento balíček nelze přijmout. Server říká:
catan-deck-secret = Balíčky zůstávají v tomto prohlížeči. Soupeř váš nevidí.
catan-deck-builder = Sestavit balíček
catan-deck-name = Název balíčku
catan-deck-part-deck = Karty
catan-deck-part-events = Události
catan-deck-events = Čtyři události podle vaší volby přijdou do společného balíčku událostí. Vždy v něm jsou: { $cards }.
catan-deck-search = Hledat karty
catan-deck-only = Jen co je uvnitř
catan-deck-less = O jednu méně: { $card }
catan-deck-more = O jednu více: { $card }
catan-deck-copies = { $count } z { $most } v balíčku
catan-deck-idle = Potřebuje: { $cards }. V balíčku to není.
catan-deck-save = Uložit a hrát s ním
catan-deck-save-part = Uložit nehotový
catan-problem-deck-few =
    { $count ->
        [one] Chybí { $count } karta: balíček jich má { $most }.
        [few] Chybí { $count } karty: balíček jich má { $most }.
        [many] Chybí { $count } karty: balíček jich má { $most }.
       *[other] Chybí { $count } karet: balíček jich má { $most }.
    }
catan-problem-deck-many =
    { $count ->
        [one] { $count } karta navíc: balíček jich má { $most }.
        [few] { $count } karty navíc: balíček jich má { $most }.
        [many] { $count } karty navíc: balíček jich má { $most }.
       *[other] { $count } karet navíc: balíček jich má { $most }.
    }
catan-problem-events-few =
    { $count ->
        [one] Chybí { $count } událost: zvolte { $most }.
        [few] Chybí { $count } události: zvolte { $most }.
        [many] Chybí { $count } události: zvolte { $most }.
       *[other] Chybí { $count } událostí: zvolte { $most }.
    }
catan-problem-events-many =
    { $count ->
        [one] { $count } událost navíc: zvolte { $most }.
        [few] { $count } události navíc: zvolte { $most }.
        [many] { $count } události navíc: zvolte { $most }.
       *[other] { $count } událostí navíc: zvolte { $most }.
    }
catan-problem-copies = { $card }: počet kusů { $count }, ale existuje jich jen { $most }.
catan-problem-stranger = { $card }: nepatří do zvolených sad.
