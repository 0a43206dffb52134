### Stránka s pravidly hry Kabale und Hiebe v pořadí čtení; potom výklady, volitelná pravidla, vydání, slovníček.

rules-title = Pravidla hry Kabale und Hiebe
rules-unofficial = Hofnarr je neoficiální fanouškovský projekt; názvy hry a jejích karet patří jejich vlastníkům.

rules-material = Herní materiál
    .body =
        Kabale und Hiebe je hra Lutze Stepponata (2006) pro 2 až 6 hráčů. Vyšla také pod názvy Královské rošády, Ruse & Bruise, De cape et d’épée a Bedriegers bedrogen.

        • Karty vlivu: všichni mají stejných 25 karet, každý ve vlastní barvě.
        • Bodové karty: 36 karet šesti oborů, jimiž jsou Alchymie, Vojenství, Zemědělství, Obchod, Náboženství a Umění. V každém oboru jsou bodové karty za 1, 2, 3, 3, 4 a 5 bodů.

        Šest karet vlivu tvoří profese, jedna pro každý obor: Alchymista (Alchymie), Šermíř (Vojenství), Statkář (Zemědělství), Kupec (Obchod), Kardinál (Náboženství) a Trubadúr (Umění). Profese má hodnotu 8, pod bodovou kartou vlastního oboru však 12.

        Kde si vydaná pravidla odporují nebo mlčí, řídíme se číslovanými výklady (R1) až (R13). Každý lze najít pod jeho číslem.

rules-setup = Příprava hry
    .body =
        • Každý hráč zamíchá svých 25 karet vlivu do balíčku lícem dolů a vezme si z něj 3 karty do ruky.
        • Všechny bodové karty se zamíchají a odpočítá se jich lícem dolů 6 na každého hráče: to je balíček bodových karet. Ostatní zůstanou mimo hru a nikdo se na ně nedívá.
        • Hra má šest kol. Na začátku každého se vyloží do řady tolik bodových karet, kolik je hráčů. Každá z nich je v čele jednoho sloupce; karty vlivu se přikládají pod ni, shora dolů.
        • První kolo začíná hráč, který sedí na prvním místě, nebo hráč určený losem, podle dohody u stolu. (Podle vydaných pravidel začíná nejmladší.)

rules-turn = Tah
    .body =
        Když jste na tahu, postupujte takto:

        1. Přiložte. Položte jednu kartu z ruky lícem dolů na konec kteréhokoli sloupce, který není uzavřený. Vynechat tah nelze.
        2. Odkryjte. Leží-li karta přímo nad ní lícem dolů, otočte ji, ať patří komukoli. Karta ukrytá pod Převlekem zůstává ukrytá.
        3. Proveďte. Má-li odkrytá karta okamžitý efekt, hned udělejte, co říká.
        4. Doberte si jednu kartu. Je-li váš balíček prázdný, nejprve zamíchejte svůj odhazovací balíček do nového.
        5. Zkontrolujte. Jsou-li teď všechny sloupce naplněné, kolo končí. Jinak je na tahu další hráč po směru hodinových ručiček.

        Lícem dolů tedy leží jen poslední karta sloupce nebo karta ukrytá pod Převlekem.

rules-fulfilled = Naplněné sloupce
    .body =
        Sloupec je naplněný, dokud v něm leží aspoň tolik karet, kolik bodů má jeho bodová karta, nebo dokud ho uzavírá Bouře.

        Počítá se vždy současný stav: sloupec přestane být naplněný, jestliže v něm po zásahu Mordýře, odchodu Objevitele nebo prohození Zrádcem karty zase chybějí. Do naplněného sloupce se smí přikládat dál, pokud není uzavřený.

        Zda jsou naplněné všechny sloupce, se zjišťuje teprve tehdy, když je odkrytá karta úplně vyřízena a hráč na tahu si dobral kartu (R1). Odkryje-li karta, která by naplnila poslední sloupec, Mordýře, je pryč a kolo pokračuje.

rules-now-cards = Pět karet s okamžitým efektem
    .body =
        Objevitel, Mordýř, Bouře, Převlek a Zrádce působí v okamžiku, kdy je během kola odkryje jiná karta, a nikdy na konci kola.

        U Převleku a Zrádce rozhoduje majitel karty, i když zrovna není na tahu. V jednom tahu dojde nejvýše na jedno takové rozhodnutí.

rules-explorer = Objevitel
    .body =
        Objevitel se přesune do nejbližšího sloupce vpravo, z posledního do prvního; sloupce uzavřené Bouří přeskakuje. Tam leží opět lícem dolů na konci a odkryje kartu nad sebou, je-li lícem dolů; takto odkrytá karta s okamžitým efektem sama také působí. Ve sloupci, který opustil, se nic dalšího nemění.

        Jsou-li všechny ostatní sloupce uzavřené, je nejbližším otevřeným sloupcem jeho vlastní: Objevitel přejde na jeho konec a odkryje právě tu kartu, která odkryla jeho (R2).

        Každý Objevitel cestuje nejvýše jednou za tah. Je-li v témže tahu odkryt znovu, prostě zůstane ležet lícem nahoru (R3).

rules-assassin = Mordýř
    .body =
        Karta, která Mordýře odkryla, ať už je to právě přiložená karta, nebo příchozí Objevitel, jde ihned lícem nahoru na odhazovací balíček svého majitele.

        Karty přiložené později pod Mordýře ležícího lícem nahoru jsou v bezpečí.

rules-storm = Bouře
    .body =
        Sloupec je uzavřený: žádná karta se do něj už nepřikládá a platí za naplněný. Objevitelé ho přeskakují.

        Karta, která Bouři odkryla, ve sloupci zůstává.

rules-cloak = Převlek
    .body =
        Majitel smí zasunout jednu kartu z ruky lícem dolů pod Převlek a hned si za ni jednu dobere (R13). Zasunutá karta zůstává ukrytá do konce kola, ať se pod ni později přiloží cokoli.

        Je to karta sloupce jako každá jiná: počítá se do naplnění, pro Poustevníka a Palečka i do součtu svého majitele (R4). V pořadí sloupce následuje hned za Převlekem.

        Kdo nemá v ruce žádnou kartu, nemá o čem rozhodovat.

rules-traitor = Zrádce
    .body =
        Majitel smí prohodit bodovou kartu sloupce, v němž leží Zrádce, s bodovou kartou kteréhokoli jiného sloupce, i naplněného nebo uzavřeného. Karty vlivu zůstávají na místě.

        Jsou-li pak všechny sloupce naplněné, kolo tímto tahem končí.

rules-running-out = Když dojdou karty
    .body =
        To vše upravuje výklad (R5):

        • Je-li balíček i odhazovací balíček prázdný, nic se nedobírá.
        • Hráč bez karet v ruce se přeskočí.
        • Nemá-li nikdo v ruce žádnou kartu, kolo končí a každý sloupec se vyhodnotí tak, jak leží. Má se za to, že kolo ukončil hráč, který přiložil poslední kartu.
        • Před každým kolem kromě prvního všichni, počínaje prvním místem, doplní ruku na 3 karty; v případě potřeby se znovu míchá. V běžné hře mají všichni plnou ruku tak jako tak.

        Sloupec může růst bez omezení, třeba až do všech karet všech hráčů.

rules-awarding = Konec kola
    .body =
        Všechny karty, které ještě leží lícem dolů, se otočí; karty s okamžitým efektem už nepůsobí. Potom se sloupce jeden po druhém vyhodnotí, zleva doprava. V každém se postupuje po šesti krocích v tomto pořadí:

        1. Mušketýři
        2. Mág
        3. Čarodějnice
        4. Princ a Panoš
        5. Určení hodnot
        6. Přidělení bodové karty

        Odstraněná karta se od té chvíle do ničeho nepočítá.

rules-musketeers = 1. krok: Mušketýři
    .body =
        Leží-li ve sloupci aspoň jedni Mušketýři, žádná jiná karta v něm nemá efekt a platí natištěné hodnoty. Pokračuje se rovnou 6. krokem.

        Šest profesí si pod vlastním oborem ponechává hodnotu 12, protože to není efekt. Dvojník nemá hodnotu.

rules-wizard = 2. krok: Mág
    .body =
        Je-li ve sloupci právě jeden Mág, odstraní každou kartu s hodnotou 10 a více. Dva nebo více Mágů se navzájem ruší a neodstraní se nic.

        Pro Mága i Čarodějnici platí natištěná hodnota: u profese 8 nebo 12, u Dvojníka natištěná hodnota, kterou v tu chvíli přebírá, ať jste se u stolu o Dvojnících dohodli jakkoli. Karta bez hodnoty zůstává. Mág i Čarodějnice odstraňují všechny dotčené karty najednou (R6).

rules-witch = 3. krok: Čarodějnice
    .body =
        Je-li ve sloupci právě jedna Čarodějnice, odstraní každou kartu s hodnotou 9 a méně, jen sebe ne. Dvě nebo více Čarodějnic se navzájem ruší a neodstraní se nic.

        Mordýř se svými 9½ přečká Mága i Čarodějnici. Dvojník, který ukazuje její hodnotu 1, se odstraní: ušetřena je jen ona sama (R7).

rules-pair = 4. krok: Princ a Panoš
    .body =
        Leží-li ve sloupci stále Princ i Panoš jedné barvy, získá jejich hráč bodovou kartu bez ohledu na všechno ostatní ve sloupci, i na Žebráka.

        Je-li takových dvojic víc, vyhrává ta, jejíž Princ nebo Panoš leží nejblíž bodové kartě. Součty se přesto spočítají a ukážou.

rules-numbers = 5. krok: Určení hodnot
    .body =
        Na pořadí zde nezáleží:

        • Poustevník: 12, za každou další kartu ve sloupci o 1 méně.
        • Paleček: 2, za každou další kartu ve sloupci o 3 více.
        • Romeo: 5, nebo 15, leží-li ve sloupci Julie téže barvy.
        • Dvojník: přebírá natištěnou hodnotu nejbližší karty, která pod ním zbyla, přičemž další Dvojníky přeskakuje; u profese je to 8 nebo 12. Efekt nepřebírá: nad Poustevníkem má hodnotu 12, nad Palečkem 2, nad Romeem 5, nad Převlekem 0. Když pod ním žádná karta není, hodnotu nemá (R8).
        • Drak: každá karta ostatních hráčů ve sloupci ztrácí 2. Každý Drak působí sám za sebe.

        Všechny ostatní karty mají natištěnou hodnotu: Král 20, Královna 16, Julie a Princ 14, Objevitel 13, Drak a Mušketýři 11, Zrádce 10, Mordýř 9½, Bouře 9, Mág 7, Žebrák 4, Panoš 2, Čarodějnice 1, Převlek 0 a každá profese 8 nebo 12.

        Žádná hodnota neklesne pod 0, pokud se u stolu nehraje bez této meze (R9). Odstraněné karty se do ničeho nepočítají.

rules-award = 6. krok: Přidělení bodové karty
    .body =
        Každý hráč sečte hodnoty svých karet ve sloupci. Bodovou kartu získá hráč s nejvyšším součtem. Při shodě vyhrává ten z dotčených hráčů, jehož karta leží bodové kartě nejblíž; počítá se k tomu každá jeho karta, která ve sloupci zbyla, i Dvojník bez hodnoty.

        Platí-li Žebrák, vyhrává naopak hráč s nejnižším součtem a při shodě ten, jehož karta leží od bodové karty nejdál. Žebrák platí, pokud nebyl odstraněn a ve sloupci neleží Mušketýři.

        O bodovou kartu soutěží jen ten, kdo má aspoň jednu kartu s hodnotou. Samotný Převlek soutěží s 0 nebo s méně, kde smějí hodnoty klesnout pod 0 (R9); samotný Dvojník bez hodnoty nesoutěží (R10). Nesoutěží-li nikdo, bodová karta opouští hru (R11).

rules-after-round = Po kole
    .body =
        Získané bodové karty leží lícem dolů před svými majiteli. Všechny karty vlivu ze sloupců, i ty odstraněné, jdou na odhazovací balíčky svých majitelů.

        Další kolo začíná hráč po levici toho, jehož tahem kolo skončilo.

rules-end = Konec hry
    .body =
        Po šesti kolech se každému hráči počítá lepší ze dvou výsledků:

        • součet bodů všech získaných bodových karet, nebo
        • má-li bodové karty všech šesti oborů: dvojnásobek součtu jedné bodové karty z každého oboru, minus 1 za každou další bodovou kartu. Nejlepší je vzít z každého oboru tu nejvyšší.

        Vyhrává hráč s nejvyšším výsledkem. Hráči se stejným nejvyšším výsledkem se o vítězství dělí (R12).

rules-examples = Příklady
    .body =
        Vyhodnocení sloupce:

        • Pod Uměním za 3 body leží od bodové karty dolů modrá Královna, červený Kupec a červený Kardinál. Je to 16 : 16; modrý je bodové kartě blíž a získá ji.
        • Pod Uměním leží červený Mág a modrý Král. Král se odstraní a červený vyhrává se součtem 7.

        Závěrečné počítání:

        • Šest bodových karet, jedna z každého oboru: 3 + 2 + 2 + 3 + 1 + 2 = 13, dvojnásobek je 26. (Německá pravidla uvádějí pro tento součet 15, což je tisková chyba.)
        • Pět bodových karet ze čtyř oborů: 4 + 3 + 4 + 4 + 5 = 20. Nic se nezdvojnásobuje.
        • Sedm bodových karet ze všech oborů: nejlepší z každého dají 1 + 4 + 5 + 2 + 2 + 1 = 15, dvojnásobek je 30, minus 1 za další bodovou kartu: 29.

rules-options = Volitelná pravidla
    .body =
        Před hrou se u stolu můžete dohodnout i jinak. Každý záznam hry uvádí svá volitelná pravidla v úplnosti. Výchozí možnost je vždy první.

        • Kdo začíná další kolo: hráč po levici toho, kdo kolo ukončil, nebo po levici toho, kdo ho začal. Druhou možnost uvádí polský překlad.
        • Nejnižší hodnota: žádná hodnota neklesne pod 0, nebo není žádná mez. Oficiální česká pravidla uvádějí jako minimum 0. Německá a polská je předpokládají: nejnižším součtem je v nich 0 samotného Převleku. Hra bez meze je domácí pravidlo, které v žádných pravidlech není.
        • Co přebírá Dvojník: natištěnou hodnotu, nebo aktuální hodnotu, tedy po započtení Poustevníka, Palečka a Romea, ale ještě bez Draků. Podle druhé možnosti se hraje u mnoha stolů.
        • Jedničky ve dvou: bodové karty za 1 zůstávají ve hře, nebo se při hře ve dvou vracejí do krabice. Druhá možnost je domácí pravidlo hráčů francouzského vydání.

rules-editions = Vydání
    .body =
        Vydání je pojmenovaná sada volitelných pravidel:

        • Standardní: všechna volitelná pravidla ve výchozím nastavení.
        • Německé: totéž co standardní.
        • Polské: další kolo začíná hráč po levici toho, kdo začal minulé.
        • Francouzské: při hře ve dvou zůstávají bodové karty za 1 v krabici.

rules-knowledge = Co smějí vědět všichni
    .body =
        Tajné jsou karty v ruce, pořadí karet v balíčcích, balíček bodových karet a nepoužité bodové karty a také to, jaké karty leží ve sloupcích lícem dolů nebo ukryté. Vlastní ruku a vlastní karty ležící lícem dolů a ukryté samozřejmě každý zná.

        Veřejné je všechno, co kdy leželo lícem nahoru, jako by měli všichni dokonalou paměť:

        • O každém hráči se ví, které jeho karty ještě nebyly vidět. Je to vždy jediná množina: balíček, ruka a jeho karty ležící lícem dolů a ukryté dohromady, nikdy zvlášť.
        • Po novém zamíchání všichni navíc vědí, které karty přišly do nového balíčku.
        • Objevitel, který cestoval, leží lícem dolů, ale zůstává známý.
        • Oběť Mordýře jde na odhazovací balíček lícem nahoru, je tedy známá.
        • Všichni vědí, které bodové karty kdo získal. Na stole leží lícem dolů; zda se ukazují otevřeně, záleží na dohodě u stolu.

## Výklady

ruling-R1 = Kdy se zjišťuje konec kola
    .text = Zda jsou naplněné všechny sloupce, se zjišťuje teprve tehdy, když je odkrytá karta úplně vyřízena a hráč na tahu si dobral kartu.
ruling-R2 = Objevitel nemá kam jít
    .text = Jsou-li všechny ostatní sloupce uzavřené, je nejbližším otevřeným sloupcem Objevitele jeho vlastní. Přejde na jeho konec a odkryje kartu, která odkryla jeho.
ruling-R3 = Jedna cesta za tah
    .text = Každý Objevitel cestuje nejvýše jednou za tah. Je-li v témže tahu odkryt podruhé, prostě zůstane ležet lícem nahoru; jinak by Objevitelé mohli putovat donekonečna.
ruling-R4 = Ukrytá karta se počítá
    .text = Karta ukrytá pod Převlekem je karta sloupce jako každá jiná. Počítá se do naplnění, pro Poustevníka a Palečka i do součtu svého majitele.
ruling-R5 = Když dojdou karty
    .text = Je-li balíček i odhazovací balíček prázdný, nic se nedobírá a hráč bez karet v ruce se přeskočí. Nemá-li kartu nikdo, kolo končí, jako by ho ukončil hráč, který přiložil poslední kartu, a každý sloupec se vyhodnotí tak, jak leží. Před každým dalším kolem všichni, počínaje prvním místem, doplní ruku na 3 karty.
ruling-R6 = Hodnoty pro Mága a Čarodějnici
    .text = Rozhoduje natištěná hodnota: u profese 8 nebo 12, u Dvojníka natištěná hodnota, kterou v tu chvíli přebírá, ať jste se u stolu o Dvojnících dohodli jakkoli. Karta bez hodnoty zůstává. Mág i Čarodějnice odstraňují všechny dotčené karty najednou.
ruling-R7 = Dvojník Čarodějnice
    .text = Dvojníka, který ukazuje její hodnotu 1, Čarodějnice odstraní. Ušetřena je jen ona sama.
ruling-R8 = Co přebírá Dvojník
    .text = Přebírá natištěnou hodnotu nejbližší karty, která pod ním zbyla (u profese 8 nebo 12), přičemž další Dvojníky přeskakuje; když pod ním žádná není, hodnotu nemá. Efekt nepřebírá: nad Poustevníkem má hodnotu 12, nad Palečkem 2, nad Romeem 5, nad Převlekem 0. U stolu se lze místo toho dohodnout na aktuální hodnotě.
ruling-R9 = Nikdy pod nulu
    .text = Žádná hodnota neklesne pod 0, ani kvůli Drakům, ani u Poustevníka v dlouhém sloupci. U stolu se lze dohodnout na hře bez této meze.
ruling-R10 = Kdo soutěží
    .text = O bodovou kartu soutěží jen hráč, který má ve sloupci aspoň jednu kartu s hodnotou. Samotný Převlek soutěží s 0 nebo s méně, kde smějí hodnoty klesnout pod 0 (R9); samotný Dvojník bez hodnoty nesoutěží.
ruling-R11 = Nesoutěží nikdo
    .text = Nesoutěží-li o bodovou kartu sloupce nikdo, opouští tato karta hru.
ruling-R12 = Stejný výsledek
    .text = Hráči se stejným nejvyšším výsledkem se o vítězství dělí.
ruling-R13 = Dobrání u Převleku
    .text = Kdo zasune kartu pod Převlek, hned si jednu dobere. Tak to mají německá pravidla; oficiální česká se o dobrání nezmiňují.

## Volitelná pravidla

option-next-starter = Kdo začíná další kolo
    .text = Hráč po levici toho, jehož tahem kolo skončilo, nebo po levici toho, kdo ho začal.
option-lowest-number = Nejnižší hodnota
    .text = Zda může hodnota klesnout pod 0, kvůli Drakům nebo u Poustevníka v dlouhém sloupci.
option-double-copies = Co přebírá Dvojník
    .text = Hodnotu natištěnou na kartě pod ním, nebo její aktuální hodnotu po Poustevníkovi, Palečkovi a Romeovi, ale před Draky.
option-ones-with-two = Jedničky ve dvou
    .text = Zda bodové karty za 1 zůstávají ve hře, když hrají jen dva.
value-after-ender = Po levici toho, kdo kolo ukončil
value-after-starter = Po levici toho, kdo kolo začal
value-zero = Nikdy pod 0
value-unbounded = Bez omezení
value-printed = Natištěná hodnota
value-current = Aktuální hodnota
value-keep = Zůstávají ve hře
value-remove = Zůstávají v krabici

## Vydání

edition-standard = Standardní
    .text = Všechna volitelná pravidla ve výchozím nastavení.
edition-german = Německé
    .text = Jako německý originál: hraje se stejně jako standardní vydání.
edition-polish = Polské
    .text = Jako polský překlad: další kolo začíná hráč po levici toho, kdo začal minulé.
edition-french = Francouzské
    .text = Domácí pravidlo hráčů francouzského vydání: při hře ve dvou zůstávají bodové karty za 1 v krabici.

## Slovníček

term-influence-card = karta vlivu
term-target = bodová karta
term-domain = obor
term-column = sloupec
term-fulfilled = naplněný
term-face-down = lícem dolů
term-face-up = lícem nahoru
term-uncover = odkrýt
term-number = hodnota
term-ability = efekt
term-hand = ruka
term-draw-pile = balíček
term-discard-pile = odhazovací balíček
term-round = kolo
term-turn = tah
term-award = vyhodnotit
term-owner = majitel
