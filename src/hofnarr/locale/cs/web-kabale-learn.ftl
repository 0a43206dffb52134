### Jak se naučit Kabale v prohlížeči: laboratoř sloupců, stránky pravidel a karet, první hra.

## Barvy: tak se jmenují hráči v laboratoři

guide-colour-G = Červená
guide-colour-A = Modrá
guide-colour-O = Zlatá
guide-colour-V = Zelená
guide-colour-P = Fialová
guide-colour-S = Černá

## Stránka pravidel

book-part-play = Jak probíhá kolo
book-part-now = Karty, které působí hned
book-part-award = Vyhodnocení sloupce
book-part-end = Konec hry
book-part-table = U vašeho stolu

## Stránky karet

deck-title = Všech 25 karet
deck-about = Každý hráč má týchž 25 karet ve své barvě.
deck-kind-plain = Jen hodnota
deck-kind-now = Působí hned
deck-kind-award = Při vyhodnocení
deck-colour = V čí barvě
deck-try = Zkusit v laboratoři
    .label = Zkusit v laboratoři: { $card }

## Laboratoř sloupců

lab-title = Laboratoř sloupců
lab-target = Bodová karta
lab-domain = Obor
lab-points = Body
lab-column = Sloupec
lab-empty = Klepněte na kartu: přiloží se na konec sloupce.
lab-foot = Klepněte na kartu: přiloží se na konec. Klepnutím na řádek ho přesunete.
# Karta hráče $player leží pod jeho Převlekem.
lab-foot-cloak = Teď klepněte na kartu, která leží pod Převlekem ({ $player }).
lab-cancel = Nechat být
lab-row = { $place }. { $card } ({ $player })
lab-row-hidden = pod Převlekem
lab-row-counts = počítá se za { $number }
lab-row-removed = odstraněna
# Vedle karty, co nejméně slovy.
lab-note-wizard = odstranil Mág
lab-note-witch = odstranila Čarodějnice
lab-note-no-number = bez hodnoty
lab-note-home = doma
lab-note-others =
    { $by } za { $count ->
        [one] { $count } další
        [few] { $count } další
       *[other] { $count } dalších
    }
lab-note-dragon =
    { $by } { $count ->
        [one] Drak
        [few] Draci
       *[other] Draci
    }
lab-note-romeo = { $by } s Julií
lab-note-copy = podle karty { $card } ({ $player })
lab-note-floor = ne pod 0
lab-note-musketeers = žádná jiná karta nemá efekt
lab-note-removes =
    { $count ->
        [0] neodstraní nic
        [one] odstraní { $count } kartu
        [few] odstraní { $count } karty
       *[other] odstraní { $count } karet
    }
lab-note-cancelled = navzájem se ruší
lab-note-pair = dvojice vyhrává
lab-note-beggar = vyhrává nejnižší součet
lab-note-strikes = cizí karty ztrácejí 2
lab-note-nearest = leží nejblíž
lab-note-farthest = leží nejdál
lab-remove = Vyndat ze sloupce: { $card } ({ $player })
lab-grip = Přesunout tažením
lab-up = Výš
    .label = Posunout výš: { $card } ({ $player })
lab-down = Níž
    .label = Posunout níž: { $card } ({ $player })
lab-hide = Pod Převlekem
    .label = { $card } ({ $player }) leží pod Převlekem
lab-slip = Karta pod ním
    .label = Karta pod ním: Převlek ({ $player })
lab-card-page = Text karty
    .label = Text karty { $card }
lab-palette = Karty
lab-palette-fold = Sbalit karty
    .unfold = Ukázat karty
lab-whose = Čí karta
lab-used = už je ve sloupci
lab-added = { $card } ({ $player }) leží ve sloupci na místě { $place }.
lab-moved = { $card } ({ $player }) leží teď na místě { $place }.
lab-removed = { $card } ({ $player }) už ve sloupci není.
lab-undo = Zpět
lab-clear = Vyčistit
lab-cleared = Sloupec je zase prázdný.
lab-share = Sdílet
    .title = Kabale: kdo v tomto sloupci vyhraje?
    .link = Odkaz na tento sloupec
    .copy = Kopírovat
    .code = QR kód s odkazem na tento sloupec
lab-options = Nastavení
lab-colours = Barvy u vašeho stolu
lab-colours-note = Nejméně dvě; barva zůstává, dokud ve sloupci leží její karty.
lab-verdict = Verdikt
lab-verdict-empty = Bez karet není spor.
    .text = Verdikt se objeví, jakmile bude ve sloupci první karta.
lab-verdict-asking = Okamžik …
lab-verdict-offline = Server neodpovídá.
    .text = Pravidla jsou na serveru, ne v této stránce. Sloupec vám zůstane; zkuste to znovu, až bude připojení.
lab-verdict-failed = Server tento sloupec nedokázal vyhodnotit.
lab-try-again = Zkusit znovu
lab-why = Krok za krokem
lab-story = Ukázat jako příběh
    .close = Zpět ke sloupci
# Otevřený odkaz nelze přečíst. $what: ta jeho část, která je špatně.
lab-link-bad = Tento odkaz žádný sloupec neukáže: { $why } Tady můžete začít nový.
lab-link-version = vytvořil ho novější Hofnarr (verze { $what }).
lab-link-shape = nevypadá jako jeden z našich („{ $what }“).
lab-link-target = bodová karta „{ $what }“ neexistuje.
lab-link-colours = „{ $what }“ neznamená dvě až šest barev.
lab-link-card = „{ $what }“ není karta.
lab-link-twice = karta „{ $what }“ je v něm dvakrát.
lab-link-hidden = karta „{ $what }“ je ukrytá, ale přímo nad ní neleží Převlek její barvy.
lab-link-stranger = barva karty „{ $what }“ nehraje.
lab-link-options = „{ $what }“ nejsou volitelná pravidla této hry.

## První hra: Šašek hraje s tebou a učí. Každý krok má název, krátký text, a kde se žádá tah, také
## popostrčení po špatném tahu.

tutorial-title = První hra se Šaškem
tutorial-theatre = Kolo skončilo. Podívejte se, jak se vyhodnotí každý sloupec: šipky vedou krok za krokem a smíte i přeskočit dopředu.
tutorial-welcome = Vítejte u dvora
    .text = Já jsem Šašek a oběma nám jde o totéž: o mosazné bodové karty tam nahoře. Každá patří k jednomu oboru a přináší body. Pod každou roste sloupec karet; kdo je v něm nejsilnější, bodovou kartu získá.
tutorial-place = Přiložte kartu
    .text = Karty se přikládají lícem dolů. Klepněte na svého Krále a potom na sloupec pod Uměním. Vyšší hodnota než dvacet není.
    .nudge = Skoro! Nejdřív Král v ruce, potom sloupec pod Uměním.
tutorial-uncover = Zakrytím se odkrývá
    .text = Přiložil jsem kartu pod vašeho Krále, a tím se odkryl. Tak je to vždycky: lícem dolů leží jen poslední karta sloupce. Jaká je ta moje, uvidíte už brzy.
tutorial-home = Doma
    .text = Profese mají hodnotu 8, ale pod vlastním oborem 12. Váš Kupec je doma pod Obchodem: přiložte ho tam.
    .nudge = Kupec chce domů: přiložte ho pod Obchod.
tutorial-fulfil = Naplňte sloupce
    .text = Sloupec je naplněný, když má tolik karet, kolik má jeho bodová karta bodů. Obchod už své dvě má. Až budou naplněné všechny sloupce, kolo skončí. Přiložte tedy Alchymistu pod Umění jako třetí kartu.
    .nudge = Prosím Alchymistu pod Umění. Obchod už má karet dost.
tutorial-award = Kdo co získá
    .text = Všechny karty se otočí a každý si sečte svoje. Pod Obchodem dal váš Kupec 12, můj Šermíř daleko od domova jen 8. Pod Uměním to bylo 28 ku 12. Obě bodové karty jsou vaše!
tutorial-now = Karty, které udeří hned
    .text = Nové kolo; pod Náboženství jsem přiložil kartu. Karty s bleskem působí ve chvíli, kdy je někdo odkryje. Přiložte pod mou kartu svého Mordýře a počkejte.
    .nudge = S ostatními trpělivost: Mordýře pod Náboženství.
tutorial-killed = Au
    .text = Nejdřív se odkryl můj Král. Potom moje Královna odkryla vašeho Mordýře a už letěla na můj odhazovací balíček. Mordýř zůstává, odkrytý a teď už neškodný. Ale ten Král vám pořád vadí, že?
tutorial-wizard = Karty pro vyhodnocení
    .text = Karty s římskou číslicí nebo tečkou působí až na konci, když se sloupec vyhodnocuje. Jediný Mág pak odstraní každou kartu s hodnotou 10 a více, tedy i mého Krále. Přiložte Mága pod Náboženství.
    .nudge = Mág patří pod Náboženství, tam leží můj Král.
tutorial-traitor = Váš vlastní Zrádce
    .text = Přesunul jsem se k Zemědělství. Přiložte tam pod mou kartu svého Zrádce. I on působí, když se odkryje.
    .nudge = Zrádce pod Zemědělství, hned pod mou kartu.
tutorial-swap = Můj tah, vaše rozhodnutí
    .text = Odkryl jsem vašeho Zrádce, takže rozhodujete vy, i když jsem na tahu já: smí prohodit dvě bodové karty. V prvním sloupci vládne váš Mág a Zemědělství má víc bodů. Klepněte na první sloupec a karty se prohodí.
    .nudge = Prohoďte to s prvním sloupcem: tam vám Mág vynese víc.
tutorial-removed = Kouzla v akci
    .text = Můj Král zmizel, na Mordýřových 9½ žádné kouzlo nestačí a se součtem 16½ máte Zemědělství 3. Můj Statkář, který najednou nebyl doma, mi aspoň získal Náboženství 2. To je spravedlivé.
tutorial-domains = Šest oborů
    .text = Přeskočme na poslední tah šestého kola. Na konci se počítají všechny vaše body. Máte-li však bodové karty všech oborů, smíte nejlepší z každého počítat dvakrát, minus 1 za každou další. Vám chybí jen Vojenství. Mně taky.
tutorial-last = Vaše poslední karta
    .text = Pod Vojenstvím leží něco mého, hned pod vaším Trubadúrem. Která vaše karta tam má největší hodnotu? Přiložte ji.
    .nudge = Obávám se, že to nestačí. Která z nich je pod Vojenstvím doma?
tutorial-end = Dvůr je váš
    .text = Máte 17 bodů, já 22. Vaše jsou ale ze všech šesti oborů a počítají se dvakrát: 34. Víc vědět nemusíte; zbytek vás naučí karty.
