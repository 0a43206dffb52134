### Playing the Catan card game in the browser: prompts, buttons, panels, stories.
### $card, $region and $goods come in the nominative, with _acc in the accusative; names of players cannot be inflected.
### Stacks are counted with Roman numbers.

## The prompt: what stands out

catan-head-turn = Jsi na tahu.
catan-head-decide = Rozhoduješ.
catan-head-setup = Příprava.
catan-head-hand = Tvoje ruka.
catan-head-bank = Banka.
catan-head-offer = Výměna.
catan-head-search = Hledání.
catan-head-lift = Kletba.
catan-head-plays = { $player } hraje { $card_acc }.
catan-head-of = { $card }.

## What is asked

catan-q-act = Stav, obchoduj nebo zahraj kartu.
catan-q-arrange = Která krajina bude ležet na označeném místě?
catan-q-find-region = Kterou krajinu najde tvůj Zvěd pro označené místo?
catan-q-place-region = { $region }: nad cestu, nebo pod ni?
catan-q-pick-stack = Vyber balíček pro první tři karty.
catan-q-take-start = Vyber si první karty, celkem tři.
catan-q-take-card = Vezmi si jednu kartu do ruky.
catan-q-roll = Hoď kostkami, nebo nejdřív zahraj kartu.
catan-q-name-number = Jaké číslo má kostka ukázat?
catan-q-pay = Která krajina dá { $goods_acc }?
catan-q-pay-any = Zaplať { $goods_acc }.
catan-q-give-units = Odevzdej { $goods_acc }. Dostane: { $player }.
catan-q-omit = Kterou surovinu ušetříš?
catan-q-store = Která krajina uloží { $goods_acc }?
catan-q-gain = Vezmi si { $goods_acc }.
catan-q-voyage = Vezmi si to, s čím obchoduje jedna tvoje obchodní flotila.
catan-q-swap-give = Které suroviny dáš pryč?
catan-q-swap-get = Vezmi si za to { $goods_acc }.
catan-q-exchange-cloth = Kterou surovinu dáš za jinou?
catan-q-rob = Vezmi si { $goods_acc }. Přijde o to: { $player }.
catan-q-offer = Tvoje nabídka: { $give } za { $want_acc }.
catan-q-reply = { $player } ti dá { $give_acc } za { $want_acc }.
catan-q-window = Můžeš na to odpovědět.
    .none = Nemáš na to odpověď.
catan-q-refill = Lízni si kartu: vyber balíček.
catan-q-exchange = Vyměníš kartu? Vyber ji a pak balíček.
catan-q-redraw = Novou kartu si lízni z téhož balíčku.
catan-q-hand-end = Zruš kletbu, nebo ukonči tah.
catan-q-surplus = Máš v ruce příliš karet: dej jednu pod balíček.
    .discard = Máš v ruce příliš karet: jednu odlož.
catan-q-holy-site = Vytaženo: { $card }. Necháš si ji?
catan-q-new-hand = Lízni si novou ruku: vyber balíček.
catan-q-builder-stack = Vyber balíček k prohlédnutí.
catan-q-builder-take = Vezmi si jednu kartu, nebo žádnou.
catan-q-builder-put = Dej kartu z ruky pod balíček.
catan-q-council-put = Dej kartu z ruky pod balíček.
catan-q-council-draw = Lízni si dvě karty z jednoho balíčku.
catan-q-copy-book = Lízni si kartu: vyber balíček.
catan-q-archive = Vyber balíček, jehož vrchní karty srovnáš.
catan-q-arrange-top = Která karta bude další odshora?
catan-q-chancery = Vyber balíček, ze kterého si vezmeš tři karty.
catan-q-remember = Vezmi si akční kartu zpět do ruky.
catan-q-salvage = Vezmi si kartu z odkládací hromádky.
catan-q-diplomat-pile = Vyber odkládací hromádku.
catan-q-diplomat-take = Vezmi si kartu z odkládací hromádky.
catan-q-palace = Zaplatíš 1 surovinu za kartu z odkládací hromádky?
catan-q-palace-discard = Odlož kartu z ruky.
catan-q-spy-take = Vezmi si jednotku nebo akční kartu.
    .none = Nic z toho si vzít nemůžeš.
catan-q-burn = Která budova se vrátí majiteli do ruky?
catan-q-beat-knight = Který rytíř se vrátí majiteli do ruky?
catan-q-civil-victim = Která jednotka se vrátí do ruky? Majitel: { $player }.
catan-q-conflict-put = Vyber kartu a balíček, pod který půjde. Přijde o ni: { $player }.
catan-q-raid = Vyber budovy, které se vrátí do ruky. Majitel: { $player }.
catan-q-sink = Kterou flotilu potopíš? Majitel: { $player }.
catan-q-banish = Který rytíř musí odejít? Majitel: { $player }.
catan-q-banish-under = Pod který balíček půjde tvůj rytíř?
catan-q-under-stack = Pod který balíček karta půjde?
catan-q-claim = Kterou krajinu chceš? Majitel: { $player }.
catan-q-cede = Kterou svou krajinu za ni dáš?
catan-q-bribe = Který rytíř přejde k tobě? Majitel: { $player }.
catan-q-bribe-site = Kam rytíř přijde?
catan-q-host-flavo = Kam přijde? Stojí tě to 1 zlato.
catan-q-lay-flavo = Kam přijde? { $player } za něj zaplatí 1 zlato.
catan-q-name-target = Na kterou budovu míří?
catan-q-brewery-side = Co bude přinášet?
catan-q-triumph = Jak oslavíš vítězství?
catan-q-curse = Který balíček prokleješ?
catan-q-lay-dogma = Na kterou budovu ho položíš?
catan-q-help-region = Která krajina se naplní?
catan-q-again = Potvrď dalším klepnutím.
catan-q-sending = Odesílá se…
catan-q-holding = Odpověď se za okamžik odešle.
catan-then-place = Vyber pro ni místo.
catan-then-stack = Vyber pro ni balíček.
catan-keys-back = Esc vrátí

## While the other decides

catan-wait = Rozhoduje { $player }.
    .act = { $player } staví a obchoduje.
    .roll = { $player } se chystá házet.
    .hand = { $player } si rovná ruku.
    .setup = { $player } se připravuje.
    .window = { $player } na to může odpovědět.
    .offer = { $player } chystá nabídku.
    .reply = { $player } zvažuje tvou nabídku.
catan-turn-over = Hra skončila.
catan-turn-mine = Rozhoduješ
    .act = Jsi na tahu
    .window = Můžeš odpovědět
    .reply = Máš nabídku

## Buttons

catan-act-roll = Hodit kostkami
catan-act-end = Ukončit tah
catan-act-trade = Obchod
catan-act-pass = Nechat být
    .reply = Odmítnout
    .exchange = Nechat si ruku
    .offer = Stáhnout
    .none = Nevzít žádnou
    .enough = Už nic
    .done = Hotovo
catan-act-play = Zahrát { $card_acc }
catan-act-use = Použít
catan-act-remove = Odstranit
catan-act-lift = Zrušit kletbu
catan-act-pile = Vybrat
catan-act-put = Dát pod něj
catan-act-look = Prohlédnout
catan-act-draw = Líznout vrchní kartu
catan-act-search = Prohledat za { $goods_acc }
catan-act-take = Vzít kartu
    .top = Položit
catan-act-discard = Odložit
    .sell = Prodat
catan-act-accept = Přijmout
catan-act-send = Podat nabídku
catan-act-put-back = Vrátit
catan-act-usual = Odtud: { $region }
    .store = Sem: { $region }
catan-act-number = Číslo { $number }
catan-tag-build = Stavět
catan-tag-take = vzít: { $goods }
catan-shortcuts = Možnosti

## Duels

catan-duel-pass = Bez odpovědi
catan-duel-with = Odpověď: { $card }
catan-duel-success = uspěje: { $player }
catan-duel-faces = { $numbers }: uspěje { $player }

## Trade

catan-trade-bank = Banka
catan-trade-give = Dáš
catan-trade-get = Dostaneš
catan-trade-rate = { $count } za 1
    .fleet = { $count } za 1, od flotily
catan-trade-cannot = S bankou teď nejde nic vyměnit.
catan-trade-offer = Nabídka pro hráče { $player }
catan-trade-want = Chceš
catan-trade-more = Přidat: { $resource }
catan-trade-less = Ubrat: { $resource }
catan-trade-no-offer = Teď nejde nic nabídnout.

## Looking through cards

catan-search-stack = { $stack }. balíček
catan-search-hand = Ruka: { $player }
catan-search-pile = Odkládací hromádka
catan-search-events = Události
catan-search-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }, vrchní první
catan-search-secret = Tyto karty vidíš jen ty; jejich pořadí zůstává.
catan-search-choose = Vyber kartu.
catan-search-chosen = Bereš { $card_acc }.
catan-search-under = { $card }: pod který balíček?
catan-search-known = Co o tom víš.
catan-search-nothing = Zatím o tom nic nevíš.
catan-search-unknown = neznámá karta
catan-search-unseen = Ještě neodkryté, pořadí neznámé
catan-search-seen = Už odkryté, další první

## Stories

catan-story-skip = Přeskočit
catan-story-gains = { $player } získává { $goods_acc }
catan-story-loses = { $player } přichází o { $goods_acc }
catan-story-nobody = Toto číslo nemá žádná krajina.
catan-story-harvest = Sklizeň
catan-story-rolls = { $player } hází

## The log, where the browser shows the place itself

catan-log-laid = { $player } pokládá { $region_acc }.
catan-log-built = { $player } staví { $card_acc }.
    .foreign = { $player } staví { $card_acc } v soupeřově knížectví.
catan-log-left = { $player }: { $card } odchází.
    .hand = { $player } bere { $card_acc } zpět do ruky.
    .pile = { $player }: { $card } odchází na odkládací hromádku.
    .display = { $player }: { $card } se vrací do nabídky.
    .stack = { $player }: { $card } jde pod balíček.
    .realm = { $player }: { $card } mění stranu.
catan-log-turned = { $card } teď ukazuje: { $shows }.
