### Stránka s pravidly karetní hry Catan v pořadí čtení. Výklady stojí v catan-rulings.ftl.

catan-rules-title = Pravidla karetní hry Catan pro dva
catan-rules-unofficial = Hofnarr je neoficiální fanouškovský projekt; názvy hry a jejích karet patří jejich vlastníkům.

catan-rules-words = Pojmy
    .body =
        Karetní hra Catan je hra Klause Teubera pro dva hráče (1996). Tyto stránky platí pro základní sadu a tematické sady Rytíř a kupec, Politika a intriky a Barbaři a obchodníci podle pravidel upravených v roce 2003. Co která karta dělá, je uvedeno přímo u ní; zde najdete obecná pravidla.

        • Aktivní hráč je na tahu a házel kostkami. Druhý je pasivní.
        • Kolo tvoří po jednom tahu obou hráčů.
        • Cizí karta leží v soupeřově knížectví: tam je hostitel, postavil ji majitel.
        • „Balíček“ znamená dobírací balíček karet rozšíření a akčních karet, není-li jmenován jiný.
        • Co s čím sousedí, říká oddíl o knížectví.

        Kde prameny mlčí nebo si odporují, rozhoduje číslovaný výklad, (C1) až (C129). Každý lze najít pod jeho číslem.

catan-rules-modes = Způsoby hry
    .body =
        • Základní hra: jen základní sada, jejích 62 karet v 5 balíčcích. Cílem je 12 vítězných bodů.
        • Rozšířená hra: základní sada a jedna tematická sada, ve 4 základních a 2 tematických balíčcích. Cílem je 13 vítězných bodů.
        • Kombinovaná hra: základní sada a dvě nebo tři tematické sady, do 13 vítězných bodů.
        • Turnajová hra: každý hráč má vlastní balíček, do 13 vítězných bodů.

        Změny z roku 2003 platí ve všech způsobech: Špion bere jen jednotky nebo akční karty, Občanská válka postihuje jen rytíře a obchodní flotily, karty mají třídy, pro akční karty platí pravidlo 7 bodů, loupežníci v prvních dvou kolech neútočí a karta se vyměňuje z toho balíčku, pod který se dává.

        Kdo chce poznávat tematické sady jednu po druhé, začne sadou Rytíř a kupec, pokračuje sadou Politika a intriky a skončí sadou Barbaři a obchodníci.

catan-rules-components = Herní materiál
    .body =
        • Šest surovin: hlína, obilí, dřevo, ruda, vlna a zlato. Nejsou pro ně žádné žetony: karta krajiny skladuje 0 až 3 své vlastní suroviny a otáčí se tak, aby ukazovala počet. Banka je nevyčerpatelná.
        • 23 krajin, 12 počátečních a 11 v balíčku krajin, každá se surovinou a číslem 1 až 6.
        • Centrální karty: cesty, vesnice a města, vedle počátečních karet v otevřených zásobách 7, 5 a 7, a Metropole (Politika a intriky).
        • Karty rozšíření: rozšíření vesnice (zelená, na kterékoli místo), rozšíření města (červená, jen na místa města), rozšíření krajiny (hnědá) a rozšíření cesty. Každá je budova, nebo jednotka. Jednotky jsou rytíři, flotily, obchodní flotily a jiné. Kde text říká „flotila“ bez „obchodní“, myslí oba druhy.
        • Akční karty, a to útok, neutrální nebo obrana, a karty událostí.
        • Kostka výnosu 1 až 6 a kostka událostí se stranami loupežníci, větrný mlýn, turnaj, slunce, „?“ a „?“ (C9).
        • Figurka rytíře a figurka mlýna, každá má pro držitele hodnotu 1 vítězného bodu.

        Čísla krajin (C1):

        • Hráč A začíná s krajinami pole 1, hory 2, pastvina 3, les 4, pahorkatina 5, zlatonosná řeka 6.
        • Hráč B začíná s krajinami pole 2, hory 3, pastvina 4, les 5, pahorkatina 6, zlatonosná řeka 1.
        • V balíčku: pole 3 a 4, hory 4 a 5, pastvina 5 a 6, les 1 a 6, pahorkatina 1 a 2, zlatonosná řeka 3.

catan-rules-setup = Příprava
    .body =
        1. Každý hráč vyloží cestu s vesnicí na obou koncích a svých šest počátečních krajin, každou s 1 surovinou, na šest rohových míst v libovolném uspořádání (C2). Oba začínají se 2 vítěznými body; figurku nemá nikdo.
        2. Společná řada: balíček událostí (lícem dolů), balíček krajin (lícem dolů), cesty, vesnice, města, dobírací balíčky (lícem dolů).
        3. Základní hra: 62 karet rozšíření a akčních karet se zamíchá do 5 téměř stejných balíčků (C7).
        4. Rozšířená hra: vyřadí se vyloučené karty a vyloží karty otevřené, to je nabídka (C5, C44). Zbylé základní karty se zamíchají do 4 balíčků, zbylé tematické do 2 balíčků a události tematické sady do balíčku událostí.
        5. Začínajícího hráče určí kostka (C3). Vybere si balíček, prohlédne ho beze změny pořadí a vezme si právě 3 karty. Potom udělá druhý totéž s jiným balíčkem (C4).

        Co mění tematické sady v rozšířené hře:

        • Rytíř a kupec (30 karet): vyloučeny jsou 2 Inkvizice, nabídka není. 62 základních karet ve 4 balíčcích, 25 tematických ve 2 balíčcích, 13 událostí.
        • Politika a intriky (29 karet, C6): vyloučeno není nic; v nabídce jsou 2 Kostely a 2 Radnice. 58 základních karet ve 4 balíčcích, 26 tematických ve 2 balíčcích, 13 událostí.
        • Barbaři a obchodníci (40 karet): vyloučeny jsou 2 Čarodějné spolky; v nabídce jsou 2 Přístavy a 2 Vítězné oblouky. 61 základních karet ve 4 balíčcích, 30 tematických ve 2 balíčcích, 15 událostí.

catan-rules-principality = Knížectví
    .body =
        Osa je řada centrálních karet: cesty se střídají s vesnicemi, městy nebo metropolí. Na začátku je to jedna cesta s vesnicí na každé straně. Krajiny stojí nad cestami a pod nimi a také nad místy a pod místy, kde by mohla ležet další cesta: v každém takovém sloupci jedna horní a jedna dolní.

        • Vesnice sousedí se čtyřmi krajinami u svých rohů. Krajina mezi dvěma vesnicemi sousedí s oběma.
        • Vesnice má jedno stavební místo nad sebou a jedno pod sebou, město nebo metropole dvě a dvě. Na každém místě leží nejvýše jedna karta.
        • Karta na horním místě sousedí se dvěma horními krajinami své vesnice, karta na dolním se dvěma dolními. Obě místa nad městem jsou rovnocenná, stejně tak obě pod ním.
        • Karty se nepřesouvají, pokud to neříká nějaký účinek. Rovnocenná místa se smějí zaměnit jen pro zobrazení.
    .figure =
           ( )               ( )               ( )
                  místo 2           místo 2
         krajina  místo 1  krajina  místo 1  krajina
                  vesnice   cesta   vesnice
         krajina  místo 1  krajina  místo 1  krajina
                  místo 2           místo 2
           ( )               ( )               ( )
        ( ) vnější místo; místo 2: jen u města

catan-rules-outer = Vnější místa
    .body =
        Každá krajina má jedno vnější místo na straně odvrácené od osy. Přijme buď jedno rozšíření krajiny, nebo, sousedí-li krajina s vlastní metropolí, jednu jednotku, nikdy obojí (C33). Karta na něm sousedí jen s touto krajinou.

        • Rozšíření krajiny potřebuje krajinu druhu uvedeného na kartě s volným vnějším místem.
        • Vnější místa čtyř krajin metropole jsou její metropolitní místa. Smí tam stát kterákoli jednotka, zelená i červená. Patří k metropoli a k žádné jiné vesnici ani městu u téže krajiny.

catan-rules-roads = Cesty
    .body =
        Cesta leží na konci osy vedle vesnice, města nebo metropole; dvě cesty nikdy nejdou za sebou.

        Rozšíření cesty leží na cestě, na každé jedno, i na cestě s volným koncem (C34).

catan-rules-center = Centrální karty
    .body =
        Město zakrývá vesnici, metropole město; zakryté karty se do zásoby nevracejí. Centrální karty se nikdy neodstraňují, nepřesouvají, nevyhoří ani je nelze vzít.

        Je-li zásoba prázdná, nemůže karty toho druhu stavět už nikdo.

catan-rules-foreign = Cizí karty
    .body =
        Nevěstinec, Obchodní pobočku a Základnu barbarů staví majitel v soupeřově knížectví. Zabírají tam volné místo příslušného druhu a patří svému majiteli; hostitel je nemůže odstranit, smí však na ně útočit jako na kteroukoli jinou soupeřovu budovu (Žhář). Majitel je nemůže stáhnout (C36).

        Obchodní pobočka a Základna barbarů se při dosažení své meze odhazují samy (C35). Flavo není cizí karta: mění majitele.

catan-rules-turn = Tah
    .body =
        1. Začátek tahu. Sídlo obchodníků s papírem se 3 papíry přinese majiteli 1 surovinu. Potom lze zahrát Alchymistu.
        2. Hod kostkami. Hodí se oběma kostkami (C10) a kostka událostí se úplně vyhodnotí. Reakce: Lékař, Zikmund.
        3. Výnos. Vynášejí krajiny obou hráčů s hozeným číslem, potom Obchodní pobočky, potom Fojtství aktivního hráče.
        4. Akční fáze. Aktivní hráč provede libovolný počet akcí v libovolném pořadí: staví, obchoduje, odstraňuje, používá schopnosti karet a hraje akční karty. Reakce: Biskup, Čarodějka, Zikmund, Strážní věž, odpověď na návrh obchodu.
        5. Dobírací fáze. Ruka se upraví na limit, nebo se jedna karta vymění; Svaté místo.
        6. Konec tahu. Končí vše, co platí jednou za tah, Kupec Kryštof i počítání akčních karet a kostky přecházejí na druhého.

        Výnos mají oba hráči v každém tahu, ať padne kterákoli strana kostky událostí. Mezi hodem a akční fází se kromě reakcí nic nestaví, nesměňuje ani nehraje. Pasivní hráč jedná jen reakcemi a požadovanými volbami.

catan-rules-event-die = Kostka událostí
    .body =
        Účinky se týkají obou hráčů. Kde musí volit oba, je první aktivní (C12).

        • Loupežníci: útok loupežníků. V prvních dvou kolech se neprovádí (C11). Každý hráč spočítá všechny své suroviny kromě těch na krajinách u vlastního Opevněného skladu. Kdo má víc než 7 (se Soudem víc než 10), ztratí všechnu rudu a všechnu vlnu na všech krajinách, i na chráněných. Potom vynáší Baroc (C15).
        • Větrný mlýn: držitel figurky mlýna vezme soupeři 1 surovinu dle volby (s Bankou 2). Bez místa se nic nebere a nic se neztrácí. Není-li držitel, nestane se nic.
        • Turnaj: kdo má víc turnajových bodů, získá 1 surovinu dle volby; při shodě nedostane nikdo nic. Potom působí Flavo (C16).
        • Slunce: každý hráč získá 1 surovinu dle volby, s Flotilou pokladů 3 (C76). Působí i Celní stanice, Flotila kaperů a Palác, v pořadí podle (C13).
        • „?“: odkryje se vrchní karta událostí, vyhodnotí se a dá lícem dolů pod balíček událostí (Nový rok: zamíchá se celý balíček). Potom se odhodí Dogmata aktivního hráče, potom padne Fojtství jeho soupeře (C14).

catan-rules-production = Výnos
    .body =
        Krajina, jejíž číslo padlo, získá 1 surovinu. Každá zdvojující karta, která s ní sousedí a hodí se k ní (její mlýn, Bursa zboží), toto množství zdvojnásobí, každý název však jen jednou; potom každý sousední Dům republiky přidá 3. Zásoba nikdy nepřesáhne 3 (C21).

        Koloniální základna u této krajiny získá 1 zlato. Obchodní pobočka, která s ní sousedí, dá svému majiteli od banky 1 surovinu tohoto druhu.

catan-rules-storing = Skladování a placení
    .body =
        • Získaná surovina jde na vlastní krajinu svého druhu, kde je místo; je-li jich více, volí příjemce. Co nenajde místo, propadá a nelze to dát jinam. Zaplacené suroviny jsou z kterýchkoli vlastních krajin toho druhu; volí, kdo platí (C19, C20).
        • „Surovina dle volby“ smí být vždy i zlato (C18).
        • Zboží na sídlech obchodníků není surovina; zlato na Koloniální základně ano (C22).

catan-rules-actions = Akce
    .body =
        V akční fázi smí aktivní hráč bez akčních karet:

        1. Stavět centrální karty. Cesta: 2 hlíny, 1 dřevo. Vesnice: 1 hlína, 1 obilí, 1 dřevo, 1 vlna; přináší dvě nové prázdné krajiny (C32, nebo Vyzvědač). Město: 2 obilí, 3 rudy. Metropole: z ruky, zdarma.
        2. Stavět rozšíření z ruky: zaplatit, dodržet předpoklady, podmínku a omezení a zvolit volné místo. Smí se postavit už v tahu, kdy bylo dobráno, stalo-li se to před dobírací fází. Předpoklady se zkoumají jen v této chvíli (C46). Slevy: (C37).
        3. Kupovat z nabídky: stejně, jen karta je z otevřené řady (C44).
        4. Směňovat s bankou: dát n jednoho druhu a získat 1 jiného. n je 3; 2 s flotilou toho druhu; 2 za suroviny u Velké obchodní flotily (C30); 1 za zlato s Mincovnou; 1 za druhy vlastních flotil po Kupci Kryštofovi. Na každou směnu reagují sídla obchodníků a soupeřův Kupecký cech (Barbaři a obchodníci) (C25). Druh se nikdy nesměňuje sám za sebe (C27).
        5. Obchodovat se soupeřem: libovolné suroviny za libovolné suroviny; oba souhlasí, oba mají místo (C31).
        6. Odstranit vlastní rozšíření z vlastního knížectví: zdarma, na odhazovací balíček (karty nabídky zpět do nabídky). Nic se nevrací a karta nikdy nejde do ruky ani pod balíček. Na místě se smí v témže tahu znovu stavět. Dogma na kartě jde na odhazovací balíček toho, kdo ho zahrál, stejně jako vždy, když jeho budova zmizí (Žhář, událost Přepadení).
        7. Použít schopnosti karet: otočit Pivovar (1 zlato, jednou), vyměnit u Sídla obchodníků se suknem se 3 sukny (jednou), dobrat Skriptoriem (jednou), prodávat akční karty přes Tajné bratrstvo, použít Svena.
        8. Zrušit Církevní kletbu za 3 zlata (i v dobírací fázi).

catan-rules-action-cards = Akční karty
    .body =
        Hrát akční karty nic nestojí.

        • Pravidlo 7 bodů: útočné a neutrální karty se smějí hrát teprve poté, co měli oba hráči dohromady jednou aspoň 7 vítězných bodů; od té chvíle po zbytek hry, i když součet klesne (C52). Obranné karty se smějí hrát od začátku.
        • Hrají se v akční fázi, kromě Alchymisty (začátek tahu), Vyzvědače (při stavbě vesnice) a reakcí.
        • Dva Alchymisté, dva Biskupové a podobně se při jedné příležitosti nikdy nespojují.
        • Kartu lze zahrát, jen když stojí její předpoklad, platí její podmínka a může mít účinek (C53). Budova, která zmizela nebo je pod Dogmatem, se nepočítá.
        • Každý exemplář se hraje nejvýše jednou za tah (C56).

        Postup při každém zahrání (C54):

        1. Karta se ohlásí.
        2. Zaplatí se příplatek Základny barbarů.
        3. Soupeřovo Biskupství získá zlato.
        4. Reakce.
        5. Účinek.
        6. Karta jde na odhazovací balíček; Dogma a Církevní kletba místo toho zůstávají ve hře.

catan-rules-duel = Souboje
    .body =
        Žhář, Černý rytíř a akční karta Přepadení jsou souboje.

        1. Útočník zahraje kartu, aniž jmenuje cíl.
        2. Obránce smí odpovědět jedním Biskupem (proti Žháři a Přepadení) nebo jednou Čarodějkou (proti Černému rytíři).
        3. Útočník hodí kostkou výnosu: úspěch při 1 až 5, proti obranné kartě jen při 1 a 2.
        4. Při úspěchu vybírá útočník kartu nebo suroviny obránce, při neúspěchu obránce u útočníka. Chráněné karty nelze vybrat na žádné straně; není-li co vybrat, nestane se nic (C55).

        Vrácená karta jde do ruky svého majitele (karty nabídky: C44).

catan-rules-reactions = Reakce
    .body =
        • Soupeř zahraje Žháře nebo akční kartu Přepadení: pasivní hráč smí zahrát Biskupa. Útok pak uspěje jen při 1 a 2.
        • Soupeř zahraje Černého rytíře: pasivní hráč smí zahrát Čarodějku. Útok pak uspěje jen při 1 a 2.
        • Soupeř zahraje Špiona: Strážní věž pasivního hráče hází sama; při 1 a 2 Špion neuspěje.
        • Odkryje se Mor: oba, aktivní první, smějí zahrát Lékaře. Jejich vlastní krajiny nic neztratí.
        • Odkryje se Občanská válka: oba, aktivní první, smějí zahrát Zikmunda. Jejich vlastní obchodní flotily nelze vybrat.
        • Soupeř staví Flotilu kaperů: pasivní hráč smí zahrát Zikmunda. Jeho obchodní flotily nelze vybrat.
        • Soupeř zahraje jakoukoli akční kartu, ať je na tahu kdokoli: Biskupství samo získá 1 zlato.
        • Soupeř směňuje s bankou: Kupecký cech (Barbaři a obchodníci) sám získá 1 surovinu odevzdaného druhu.

        Na reakci se nereaguje. Kdy je hráč tázán: (C80).

catan-rules-immunities = Přehled ochrany
    .body =
        Vybrat nelze:

        • Žhářem: Biskupství, Vítězný oblouk.
        • Černým rytířem: Walthera Pěvce; rytíře s natištěnou cenou od 3 u hráče s Řádovým hradem.
        • Hradní paní Imeldou a Podplácením: Johanu bojovnici; rytíře s natištěnou cenou od 3 u hráče s Řádovým hradem.
        • V Občanské válce: jednotky města s Kostelem nebo napodobeným Kostelem; obchodní flotily města s Vlajkovou lodí; rytíře s natištěnou cenou od 3 u hráče s Řádovým hradem; obchodní flotily pod Zikmundem; všechny jednotky, které nejsou rytíř ani obchodní flotila.
        • Flotilou kaperů: Vlajkovou loď a obchodní flotily jejího města; obchodní flotily pod Zikmundem.
        • Špionem: budovy, Metropoli.
        • Morem: krajiny kolem Lázní; všechny krajiny s Vodárnou nebo Lékařem.
        • Událostí Přepadení: jednotky a centrální karty. Jmenovat lze každou budovu.

catan-rules-hand = Ruka
    .body =
        Limit karet v ruce je 3 a k tomu 1 za každý Klášter, 1 za každou Knihovnu nebo napodobenou Knihovnu, 2 za Divadlo a 1 za Kupecký cech (Barbaři a obchodníci). Knihovna pod Dogmatem se nepočítá.

        Aktivní hráč smí limit překročit až do dobírací fáze, kromě Občanské války (C85) a Paláce (C75). Pasivní dává nadbytečné karty pod balíčky hned (C85).

        V dobírací fázi rozhoduje, kolik karet je v ruce na jejím začátku:

        1. Víc než limit: nadbytečné se dají kartu po kartě lícem dolů pod balíčky dle volby.
        2. Méně než limit: dobírá se, dokud není limitu dosaženo; je to povinné (C81). Každá karta je buď zdarma vrchní karta kteréhokoli balíčku, nebo z prohledání: nejdřív se zaplatí 2 libovolné suroviny (s Radnicí 1), potom se prohlédne jeden balíček, vezme se 1 karta dle volby a pořadí zůstane. Prohledaný balíček musí kartu vydat. Za každou chybějící kartu lze prohledávat znovu.
        3. Právě limit nebo víc: po kroku 1 lze vyměnit jednu kartu. Dá se pod balíček a z téhož balíčku se vezme nová, vrchní nebo placeným prohledáním (C82).
        4. Svaté místo: jednou, hned po dobrání karty v této fázi (C83).

        Prázdné balíčky zůstávají jako místa a smějí karty přijímat (C86). Kartu dobranou v dobírací fázi lze před příštím vlastním tahem použít jen jako reakci.

catan-rules-points = Body a figurky
    .body =
        • Síla: rytíři (podle potisku, s Kovárnou každý o 1 víc, se soupeřovým Nevěstincem každý o 1 méně, nejméně 0, C48), Dav rolníků a Pivovar. Figurku rytíře má ten, kdo má víc bodů síly než soupeř; nejmenší počet není stanoven.
        • Obchod: natištěné obchodní body, 1 navíc za každou obchodní flotilu a Přístav, zdvojnásobení Větším přístavem a Pivovar. Figurku mlýna má ten, kdo má víc obchodních bodů a aspoň jedno město nebo metropoli. Nemá-li vedoucí město, nemá ji nikdo.
        • Turnaj: rytíři, s Kolbištěm každý o 1 víc.
        • Při shodě se figurka vrací doprostřed. Figurky se řídí body bez prodlení (C88).
        • Vítězné body: vesnice 1, město 2, metropole 2 (C43), každá figurka 1, body budov, které nejsou pod Dogmatem, a stav Vítězného oblouku.

catan-rules-victory = Vítězství
    .body =
        Základní hra: s 12 vítěznými body vyhráváte, ale jen ve vlastním tahu.

        Rozšířená, kombinovaná a turnajová hra: se 13 vítěznými body vítězí kterýkoli z hráčů, po každém dokončeném kroku. Mají-li oba 13 nebo více, vyhrává, kdo jich má víc, při shodě aktivní hráč (C87).

        Po 150 kolech bez vítěze rozhodnou body (C89).

catan-rules-combined = Více tematických sad dohromady
    .body =
        Příručka pro to pravidla nestanoví. Radí přidat nejvýše asi 40 karet a dbát na to, aby karty měly své předpoklady. Hrajeme to takto (C90, C91, C92):

        • Nabídka je složena z nabídek všech zvolených sad; vyloučené karty zůstávají mimo.
        • Všechny tematické události jdou do balíčku událostí.
        • Základní karty tvoří 4 balíčky jako dosud.
        • Ze všech zbylých tematických karet se vylosuje 40; ostatní opouštějí hru. Tvoří 3 balíčky při dvou tematických sadách, 4 balíčky při třech.
        • U stolu se lze místo 40 dohodnout na všech tematických kartách.

catan-rules-tournament = Turnajová hra
    .body =
        Ví se, že každý hráč vlastní základní sadu a aspoň jednu tematickou sadu a hraje s vlastním balíčkem; že počáteční karty, krajiny a centrální karty poskytuje jen jedna základní sada; že každý má čtyři vlastní balíčky a vlastní odhazovací balíček a do společného balíčku událostí přidává čtyři události dle své volby; že balíček z roku 1997 měl 33 karet, omezených jen vlastněnými exempláři; že Inkvizice je dovolena; že v balíčku smějí být dvě Metropole, postavit se však smí jedna; a že dva Přístavy dávají o 2 víc za obchodní flotilu. Ostatní je rekonstruováno.

        1. Balíček: právě 33 karet rozšíření, akčních karet a Metropolí, nejvýše exempláře jedné základní sady a zvolených tematických sad (C93). Zamíchají se a rozdělí do balíčků po 9, 8, 8 a 8. První ruku tvoří 3 karty z jednoho vlastního balíčku.
        2. Balíček událostí: Nový rok, Občanská válka, Mor a čtyři karty, které tajně zvolí každý hráč, celkem 11 (C94).
        3. Nabídka není: Kostel, Radnice, Přístav a Vítězný oblouk jsou z balíčku; v knížectví smí být jeden Vítězný oblouk.
        4. Hráč dobírá a prohledává jen vlastní balíčky a karty dává jen pod ně. Odhozené karty jdou na odhazovací balíček hráče, který kartu zahrál nebo ztratil, i když ji vzal soupeři. Cizí karty jdou při dosažení své meze na balíček hostitele, Církevní kletba na balíček postiženého, Dogma na balíček toho, kdo ho zahrál.
        5. K čemu se účinky vztahují (C95): Konflikt dává karty pod balíčky postiženého. Stavitel: každý jeden vlastní balíček. Hradní paní Imelda: pod balíček nynějšího majitele rytíře. Církevní kletba: balíček nebo odhazovací balíček soupeře. Diplomat: jeden odhazovací balíček kteréhokoli hráče. Palác a Zikmund: vlastní odhazovací balíček. Staré vědění: soupeřův. Dobré sousedství: všech osm balíčků.
        6. Inkvizice: soupeř zamíchá ruku a neuzavřené balíčky, rozdá tolik nových balíčků, kolik jich zamíchal, a dobere si tolik karet, kolik měl, vrchní karty těchto balíčků v libovolném poměru.
        7. Čarodějný spolek s těmito sadami postavit nelze (C96). Vše ostatní je jako v rozšířené hře.

catan-rules-limits = Omezení
    .body =
        Od jedné karty smíte mít více exemplářů, neříká-li karta nebo nabídka něco jiného (C51).

        Jednou v každém vlastním tahu: otočení Pivovaru, výměna obchodníků se suknem, Skriptorium, každý exemplář akční karty. Budova, která v témže tahu vyhoří a je znovu postavena, je opět nepoužitá.

catan-rules-reconstructed = Rekonstruované hodnoty
    .body =
        U některých karet tematických sad není známa tištěná cena, body nebo počet exemplářů. Takové hodnoty jsme zvolili sami a jsou označeny jako rekonstruované; důvod je uveden u karty. Názvy, pro které v některém jazyce není známa tištěná podoba, jsou označeny jako pracovní.

        Kdo karty vlastní, může naše hodnoty nahradit tištěnými pomocí vlastního souboru karet: --cards my.yaml.

catan-rules-knowledge = Co kdo ví
    .body =
        • Oba znají: knížectví, zásoby surovin, zboží, figurky, nabídku, zásoby karet, odhazovací balíček a počty karet v rukou a balíčcích.
        • Ruku zná ten, kdo ji drží; celou ruku v tu chvíli i ten, kdo hraje Špiona nebo vyhrál Konflikt.
        • Pořadí v balíčku zprvu nezná nikdo. Kdo si balíček prohlédl (první ruka, prohledání, Stavitel, Kancléř, Archivář), zná obsah i pořadí, dokud se nezamíchá, a tedy i to, co soupeř později dobere svrchu a co může prohledání nabídnout.
        • Kartu vzatou prohledáním, dobráním, Špionem nebo Kancléřem zná ten, kdo ji vzal; oběť Špiona také ví, co chybí.
        • Kartu danou lícem dolů pod balíček zná ten, kdo ji tam dal; při Konfliktu oba. Rytíř Hradní paní Imeldy a padlé Fojtství jsou veřejné. Kdo balíček později prohledá, kartu uvidí.
        • Vrchní kartu otočenou Dobrým sousedstvím znají oba.
        • Pořadí balíčku událostí není známo, dokud se jednou neprojde; karty jdou pod něj otevřeně, takže po úplném průchodu bez Nového roku je pořadí veřejné. Nový rok ho opět učiní neznámým.
        • Které karty jsou v balíčku krajin, plyne pro všechny vylučovací metodou, jejich pořadí je skryté. Vyzvědač ho zamíchá.
        • Karta vrácená do ruky (souboj, událost Přepadení, Občanská válka) nebo vzatá z odhazovacího balíčku či z nabídky je veřejná, dokud nemohla ruku nepozorovaně opustit.
        • Karty vyřazené v kombinované hře nezná nikdo, turnajový balíček jen jeho majitel.

        Stůl smí ukazovat jen to, co je veřejné teď, nebo vést za každého hráče úplnou paměť; obojí je spravedlivé, protože dokonalá paměť je dovolena. Počítačový hráč dostává jen vlastní znalosti.

catan-rules-choices = Kdo co volí
    .body =
        • Při přípravě volí každý místa počátečních krajin, balíček a 3 karty z něj; v turnajové hře také složení balíčku, čtyři události a balíček pro první ruku.
        • Kdo získává suroviny dle volby, určuje po jedné druh a místo uskladnění a smí vzít méně (C100). Je-li druh daný, volí se jen místo.
        • Kdo bere soupeři (větrný mlýn, Kupec, Sven, akční karta Přepadení, Karavana s kořením), určuje po jedné druh, soupeřovu krajinu a místo uskladnění; méně je dovoleno, aspoň 1 tam, kde je to uvedeno. Kupec a Sven potom volí, co se dá.
        • Kdo ztrácí (Pověra, Žebravý mnich), volí druhy a krajiny; při Svatbě jen krajiny, neodchází-li všechno zlato.
        • Kdo platí, volí krajiny, co sleva vynechá a které jsou „libovolné suroviny“.
        • V Občanské válce vybírá každý soupeřovu jednotku. Držitel figurky rytíře vybírá při Konfliktu karty a balíček, při události Přepadení budovy.
        • Vítěz souboje vybírá rytíře, budovu nebo suroviny; vítěz nad barbary nebo ve válečném tažení volí bod Vítězného oblouku, nebo suroviny.
        • Při Šťastné obchodní cestě volí každý flotilu, stranu Velké obchodní flotily a množství.
        • Majitel volí balíček, když padne Fojtství nebo rytíř kvůli Imeldě, nový cíl Tajného spolku a to, zda zaplatí za Palác. Kdo měl Flava, volí jeho nové místo.
        • Stavitel karty volí stranu Pivovaru, cíl Tajného spolku a oběť Flotily kaperů.
        • Reakce, schopnosti karet, návrhy obchodu, výměnu a Svaté místo lze odmítnout.
