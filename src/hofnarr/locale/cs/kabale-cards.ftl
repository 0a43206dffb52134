### Karty vlivu, obory a druhy karet hry Kabale und Hiebe.
### Karta: jméno, .acc (4. pád) a .gen (2. pád) do vět, .text říká, co karta dělá.

## Jen hodnota

card-king = Král
    .acc = Krále
    .gen = Krále
    .text = Má hodnotu 20, nejvyšší ze všech natištěných. Efekt nemá a stačí jeden Mág, aby ho odstranil.
card-queen = Královna
    .acc = Královnu
    .gen = Královny
    .text = Má hodnotu 16. Efekt nemá, jen velmi dobrou hodnotu.
card-juliet = Julie
    .acc = Julii
    .gen = Julie
    .text = Má hodnotu 14. Dokud leží ve sloupci, má Romeo její barvy hodnotu 15 místo 5.
card-alchemist = Alchymista
    .acc = Alchymistu
    .gen = Alchymisty
    .text = Má hodnotu 8, pod Alchymií 12. Není to efekt, platí to tedy i vedle Mušketýrů.
card-swordmaster = Šermíř
    .acc = Šermíře
    .gen = Šermíře
    .text = Má hodnotu 8, pod Vojenstvím 12. Není to efekt, platí to tedy i vedle Mušketýrů.
card-landowner = Statkář
    .acc = Statkáře
    .gen = Statkáře
    .text = Má hodnotu 8, pod Zemědělstvím 12. Není to efekt, platí to tedy i vedle Mušketýrů.
card-merchant = Kupec
    .acc = Kupce
    .gen = Kupce
    .text = Má hodnotu 8, pod Obchodem 12. Není to efekt, platí to tedy i vedle Mušketýrů.
card-cardinal = Kardinál
    .acc = Kardinála
    .gen = Kardinála
    .text = Má hodnotu 8, pod Náboženstvím 12. Není to efekt, platí to tedy i vedle Mušketýrů.
card-minstrel = Trubadúr
    .acc = Trubadúra
    .gen = Trubadúra
    .text = Má hodnotu 8, pod Uměním 12. Není to efekt, platí to tedy i vedle Mušketýrů.

## Působí ihned po odkrytí

card-explorer = Objevitel
    .acc = Objevitele
    .gen = Objevitele
    .text = Má hodnotu 13. Po odkrytí se lícem dolů přesune na konec nejbližšího otevřeného sloupce vpravo a odkryje tam kartu nad sebou; nejvýše jednou za tah (R2, R3).
card-assassin = Mordýř
    .acc = Mordýře
    .gen = Mordýře
    .text = Má hodnotu 9½, na kterou nestačí Mág ani Čarodějnice. Po odkrytí pošle kartu, která ho odkryla, na odhazovací balíček jejího majitele.
card-storm = Bouře
    .acc = Bouři
    .gen = Bouře
    .text = Má hodnotu 9. Po odkrytí uzavře sloupec: už se do něj nic nepřikládá a platí za naplněný.
card-cloak = Převlek
    .acc = Převlek
    .gen = Převleku
    .text = Má hodnotu 0. Po odkrytí smí jeho majitel zasunout pod něj lícem dolů kartu z ruky a hned si za ni jednu dobere (R13). Ukrytá karta zůstává tajná do konce kola (R4).
card-traitor = Zrádce
    .acc = Zrádce
    .gen = Zrádce
    .text = Má hodnotu 10. Po odkrytí smí jeho majitel prohodit bodovou kartu tohoto sloupce s bodovou kartou kteréhokoli jiného, i naplněného nebo uzavřeného.

## Působí při vyhodnocení sloupce

card-musketeers = Mušketýři
    .acc = Mušketýry
    .gen = Mušketýrů
    .text = Mají hodnotu 11. Žádná jiná karta ve sloupci nemá efekt a platí natištěné hodnoty. Profese si ponechá svých 12, Dvojník nemá hodnotu.
card-wizard = Mág
    .acc = Mága
    .gen = Mága
    .text = Má hodnotu 7. Jediný Mág ve sloupci odstraní každou kartu s hodnotou 10 a více (R6). Dva nebo více Mágů se navzájem ruší.
card-witch = Čarodějnice
    .acc = Čarodějnici
    .gen = Čarodějnice
    .text = Má hodnotu 1. Jediná Čarodějnice ve sloupci odstraní každou kartu s hodnotou 9 a méně, jen sebe ne (R6, R7). Dvě nebo více Čarodějnic se navzájem ruší.
card-prince = Princ
    .acc = Prince
    .gen = Prince
    .text = Má hodnotu 14. Leží-li ve sloupci stále i Panoš téže barvy, získá tato dvojice bodovou kartu bez ohledu na součty, ledaže tam leží Mušketýři.
card-squire = Panoš
    .acc = Panoše
    .gen = Panoše
    .text = Má hodnotu 2. Leží-li ve sloupci stále i Princ téže barvy, získá tato dvojice bodovou kartu bez ohledu na součty, ledaže tam leží Mušketýři.
card-hermit = Poustevník
    .acc = Poustevníka
    .gen = Poustevníka
    .text = Má hodnotu 12, za každou další kartu ve sloupci o 1 nižší, nikdy však pod 0, pokud se u stolu nehraje bez této meze (R9).
card-little-giant = Paleček
    .acc = Palečka
    .gen = Palečka
    .text = Má hodnotu 2, za každou další kartu ve sloupci o 3 vyšší.
card-double = Dvojník
    .acc = Dvojníka
    .gen = Dvojníka
    .text = Přebírá natištěnou (po dohodě u stolu aktuální) hodnotu nejbližší karty, která pod ním zbyla (další Dvojníky přeskakuje), nikdy však efekt (R8). Když pod ním žádná není, hodnotu nemá.
card-dragon = Drak
    .acc = Draka
    .gen = Draka
    .text = Má hodnotu 11. Každá karta ostatních hráčů ve sloupci ztrácí 2, a to za každého Draka; žádná hodnota však neklesne pod 0, pokud se u stolu nehraje bez této meze (R9).
card-romeo = Romeo
    .acc = Romea
    .gen = Romea
    .text = Má hodnotu 5, nebo 15, leží-li ve sloupci Julie jeho barvy.
card-beggar = Žebrák
    .acc = Žebráka
    .gen = Žebráka
    .text = Má hodnotu 4. Bodovou kartu získá hráč s nejnižším součtem, při shodě ten, jehož karta leží od ní nejdál. Princ s Panošem vyhrávají i tak.

## Obory

domain-alchemy = Alchymie
    .under = pod Alchymií
domain-fencing = Vojenství
    .under = pod Vojenstvím
domain-farming = Zemědělství
    .under = pod Zemědělstvím
domain-trade = Obchod
    .under = pod Obchodem
domain-religion = Náboženství
    .under = pod Náboženstvím
domain-music = Umění
    .under = pod Uměním

## Druhy karet

kind-plain = Karta bez efektu
    .text = Záleží jen na její hodnotě, a to při vyhodnocování sloupce.
kind-now = Karta s okamžitým efektem
    .text = Působí ihned, když ji během kola odkryje jiná karta, a nikdy na konci kola.
kind-award = Karta s efektem při vyhodnocování
    .text = Působí na konci kola, když se vyhodnocuje její sloupec.
