### Playing the Catan card game in the browser: prompts, buttons, panels, stories.
### $card, $region and $goods come in the nominative, with _acc in the accusative; names of players cannot be inflected.
### Stacks are counted with Roman numbers.

## The prompt: what stands out

catan-head-turn = Jste na tahu.
catan-head-decide = Rozhodujete vy.
catan-head-setup = Příprava.
catan-head-hand = Vaše ruka.
catan-head-bank = Banka.
catan-head-offer = Výměna.
catan-head-search = Hledání.
catan-head-lift = Kletba.
catan-head-plays = { $player } hraje { $card_acc }.
catan-head-of = { $card }.

## What is asked

catan-q-act = Stavte, obchodujte nebo zahrajte kartu.
catan-q-arrange = Která krajina bude ležet na označeném místě?
catan-q-find-region = Kterou krajinu najde váš Vyzvědač pro označené místo?
catan-q-place-region = { $region }: nad cestu, nebo pod ni?
catan-q-pick-stack = Vyberte balíček, ze kterého si vezmete první tři karty.
catan-q-take-start = Vyberte si první karty, celkem tři.
catan-q-take-card = Vezměte si jednu kartu do ruky.
catan-q-roll = Hoďte kostkami, nebo nejdřív zahrajte kartu.
catan-q-name-number = Jaké číslo má kostka ukázat?
catan-q-pay = Která krajina dá { $goods_acc }?
catan-q-pay-any = Zaplaťte { $goods_acc }.
catan-q-give-units = Odevzdejte { $goods_acc }. Dostane: { $player }.
catan-q-omit = Kterou surovinu ušetříte?
catan-q-store = Do které krajiny uložíte { $goods_acc }?
catan-q-gain = Vezměte si { $goods_acc }.
catan-q-voyage = Vezměte si to, s čím obchoduje jedna vaše obchodní flotila.
catan-q-swap-give = Které suroviny odevzdáte?
catan-q-swap-get = Vezměte si za to { $goods_acc }.
catan-q-exchange-cloth = Kterou surovinu dáte za jinou?
catan-q-rob = Vezměte si { $goods_acc }. Přijde o to: { $player }.
catan-q-offer = Váš návrh: { $give } za { $want_acc }.
catan-q-reply = { $player } vám dá { $give_acc } za { $want_acc }.
catan-q-window = Můžete na to odpovědět.
    .none = Nemáte na to odpověď.
catan-q-refill = Doberte si kartu: vyberte balíček.
catan-q-exchange = Vyměníte kartu? Vyberte ji a pak balíček.
catan-q-redraw = Novou kartu si doberte z téhož balíčku.
catan-q-hand-end = Zrušte kletbu, nebo ukončete tah.
catan-q-surplus = Máte v ruce příliš mnoho karet: dejte jednu pod balíček.
    .discard = Máte v ruce příliš mnoho karet: jednu odhoďte.
catan-q-holy-site = Dobraná karta: { $card }. Necháte si ji?
catan-q-new-hand = Doberte si nové karty do ruky: vyberte balíček.
catan-q-builder-stack = Vyberte balíček k prohlédnutí.
catan-q-builder-take = Vezměte si jednu kartu, nebo žádnou.
catan-q-builder-put = Dejte kartu z ruky pod balíček.
catan-q-council-put = Dejte kartu z ruky pod balíček.
catan-q-council-draw = Doberte si dvě karty z jednoho balíčku.
catan-q-copy-book = Doberte si kartu: vyberte balíček.
catan-q-archive = Vyberte balíček, jehož vrchní karty seřadíte.
catan-q-arrange-top = Která karta bude další odshora?
catan-q-chancery = Vyberte balíček, ze kterého si vezmete tři karty.
catan-q-remember = Vezměte si akční kartu zpět do ruky.
catan-q-salvage = Vezměte si kartu z odhazovacího balíčku.
catan-q-diplomat-pile = Vyberte odhazovací balíček.
catan-q-diplomat-take = Vezměte si kartu z odhazovacího balíčku.
catan-q-palace = Zaplatíte 1 surovinu za kartu z odhazovacího balíčku?
catan-q-palace-discard = Odhoďte kartu z ruky.
catan-q-spy-take = Vezměte si jednotku nebo akční kartu.
    .none = Nic z toho si vzít nemůžete.
catan-q-burn = Která budova se vrátí majiteli do ruky?
catan-q-beat-knight = Který rytíř se vrátí majiteli do ruky?
catan-q-civil-victim = Která jednotka se vrátí do ruky? Majitel: { $player }.
catan-q-conflict-put = Vyberte kartu a balíček, pod který půjde. Přijde o ni: { $player }.
catan-q-raid = Vyberte budovy, které se vrátí do ruky. Majitel: { $player }.
catan-q-sink = Kterou flotilu potopíte? Majitel: { $player }.
catan-q-banish = Který rytíř musí odejít? Majitel: { $player }.
catan-q-banish-under = Pod který balíček půjde váš rytíř?
catan-q-under-stack = Pod který balíček karta půjde?
catan-q-claim = Kterou krajinu chcete? Majitel: { $player }.
catan-q-cede = Kterou svou krajinu za ni dáte?
catan-q-bribe = Který rytíř přejde k vám? Majitel: { $player }.
catan-q-bribe-site = Kam rytíř přijde?
catan-q-host-flavo = Kam přijde? Stojí vás to 1 zlato.
catan-q-lay-flavo = Kam přijde? { $player } za něj zaplatí 1 zlato.
catan-q-name-target = Na kterou budovu míří?
catan-q-brewery-side = Co bude přinášet?
catan-q-triumph = Jak oslavíte vítězství?
catan-q-curse = Který balíček proklejete?
catan-q-lay-dogma = Na kterou budovu ho položíte?
catan-q-help-region = Která krajina se naplní?
catan-q-again = Potvrďte dalším klepnutím.
catan-q-sending = Odesílá se…
catan-q-holding = Odpověď se za okamžik odešle.
catan-then-place = Vyberte pro ni místo.
catan-then-stack = Vyberte pro ni balíček.
catan-keys-back = Esc vrátí

## While the other decides

catan-wait = Rozhoduje { $player }.
    .turn = { $player } staví a obchoduje.
    .dice = { $player } se chystá házet.
    .hand = { $player } upravuje ruku.
    .setup = { $player } se připravuje.
    .window = { $player } na to může odpovědět.
    .offer = { $player } chystá návrh obchodu.
    .reply = { $player } zvažuje váš návrh.
catan-turn-over = Hra skončila.
catan-turn-mine = Rozhodujete vy
    .turn = Jste na tahu
    .window = Můžete odpovědět
    .reply = Máte návrh obchodu

## Buttons

catan-act-roll = Hodit kostkami
catan-act-end = Ukončit tah
catan-act-trade = Obchod
catan-act-pass = Nechat být
    .reply = Odmítnout
    .exchange = Nechat si karty
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
catan-act-draw = Dobrat si vrchní kartu
catan-act-search = Prohledat za { $goods_acc }
catan-act-take = Vzít kartu
    .top = Položit
catan-act-discard = Odhodit
    .sell = Prodat
catan-act-accept = Přijmout
catan-act-send = Podat návrh
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
catan-trade-give = Dáte
catan-trade-get = Dostanete
catan-trade-rate = { $count } za 1
    .fleet = { $count } za 1, od flotily
catan-trade-cannot = S bankou teď nejde nic vyměnit.
catan-trade-offer = Návrh pro: { $player }
catan-trade-want = Chcete
catan-trade-more = Přidat: { $resource }
catan-trade-less = Ubrat: { $resource }
catan-trade-no-offer = Teď nelze podat žádný návrh.

## Looking through cards

catan-search-stack = { $stack }. balíček
catan-search-hand = Ruka: { $player }
catan-search-pile = Odhazovací balíček
catan-search-events = Události
catan-search-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }, od vrchní
catan-search-secret = Tyto karty vidíte jen vy; jejich pořadí zůstává.
catan-search-choose = Vyberte kartu.
catan-search-chosen = Berete { $card_acc }.
catan-search-under = { $card }: pod který balíček?
catan-search-known = Co o tom víte.
catan-search-nothing = Zatím o tom nic nevíte.
catan-search-unknown = neznámá karta
catan-search-unseen = Ještě neodkryté, pořadí neznámé
catan-search-seen = Už odkryté, v pořadí, v jakém přijdou znovu

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
    .pile = { $player }: { $card } jde na odhazovací balíček.
    .display = { $player }: { $card } se vrací do nabídky.
    .stack = { $player }: { $card } jde pod balíček.
    .realm = { $player }: { $card } mění stranu.
catan-log-turned = { $card } teď ukazuje: { $shows }.
