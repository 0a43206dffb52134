### Dům kolem her v prohlížeči: síň, čekárna, stůl, záznam, nastavení.
### Jména hráčů jsou libovolná a neskloňují se.

## Všude

skip-to-content = Přejít k obsahu
to-the-lobby = Zpět do síně
to-the-table = Ke stolu
site = Stránky
learn = Naučit se
    .text = První hra s trpělivým šaškem. Pět až deset minut.
lab = Laboratoř
settings = Nastavení
language = Jazyk
close = Zavřít
yes = Ano
no = Ne
more = Více
copied = Zkopírováno.
copy-failed = Tento prohlížeč kopírovat nedovolí. Označte text a zkopírujte ho ručně.
reload = Zkusit znovu
not-found = Tady nic není
    .text = Tato adresa k žádné stránce nevede. Možná se cestou ztratilo písmenko.
load-failed = Stránku se nepodařilo načíst
    .text = Server neodpovídá, nebo je k dispozici novější verze. Zkuste to za chvíli znovu.
page-broke = Něco spadlo ze stolu
    .text = Tato stránka klopýtla. Vaše hry jsou uložené.
# Jméno toho, kdo žádné neuvede.
guest = Host

## Síla botů

level-random = Náhoda
level-greedy = Chamtivec
level-page = Páže
level-squire = Panoš
level-courtier = Dvořan
level-minister = Ministr
level-king = Král

## Síň

play-now = Hrát hned
    .text = Ostatní židle obsadí boti. Bez registrace.
start = Začátek
game = Hra
players = Hráči
players-count =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
bot-level = Síla botů
bots-of-level = Boti: { $level }
new-table = Nový stůl
    .text = Pozvěte přátele odkazem, zvolte pravidla a hodiny.
set-a-table = Připravit stůl
join-by-code = Přisednout s kódem
    .text = Šest písmen od hostitele.
find = Přisednout
code-six-letters = Kód má šest písmen.
code-unknown = Žádný otevřený stůl tento kód nemá. Platí jen do začátku hry.
show-me = Ukázat
my-games = Moje hry
    .none = Tady najdete hry, které na tomto zařízení hrajete.
open-tables = Otevřené stoly
    .none = Právě nikdo na spoluhráče nečeká. Připravte stůl!
watch-tables = Přihlížet
show-all = Zobrazit všechny ({ $count })
import-record = Otevřít záznam
    .text = Otevřete záznam dohrané hry, z tohoto serveru i odjinud, a přehrajte si ji.
your-turn = Jste na tahu
to-move = Na tahu: { $name }
bot-thinking = { $name } přemýšlí …
    .long = { $name } ještě přemýšlí: na tomto serveru možná právě přemýšlí mnoho botů. Hra bude pokračovat sama.
go-play = Hrát
go-look = Podívat se
go-replay = Přehrát
go-sit = Přisednout
go-watch = Přihlížet
finished = Dohráno
finished-won = Dohráno · vítězství: { $names }
finished-you-won = Dohráno · vaše vítězství ({ $score })
finished-your-score = Dohráno · vítězství: { $names }, vaše body: { $score }
table-of = Stůl: { $name }
seats-taken = Obsazeno { $taken }, volno { $free }

## Na tomto zařízení

play-on-device = Hrát na tomto zařízení
    .text = Bez serveru a po prvním spuštění i bez sítě.
on-this-device = Na tomto zařízení
new-table-here = O samotě, nebo ve více lidech u jednoho zařízení.
device-new = Stůl stojí na tomto zařízení. Může hrát i více lidí, když si ho budou podávat.
seat-person-here = Někdo u tohoto zařízení
player-number = Hráč { $number }
name-at-seat = Jméno na místě { $number }
import-here = Otevřete záznam dohrané hry a přehrajte si ho. Zůstane na tomto zařízení.
play-meanwhile = Zatím hrát na tomto zařízení
share-game = Sdílet tuto hru
share-too-long = Tato hra je na odkaz příliš dlouhá. Stáhněte si místo toho její záznam.
new-version = Je připravena nová verze.
    .reload = Načíst znovu

## Nový stůl

your-name = Vaše jméno
table-title = Název stolu
    .text = nepovinný
seats = Místa
seat = Místo
seat-number = Místo { $number }
seat-you = Vy
seat-person = Člověk, odkazem nebo kódem
seat-bot = Bot: { $level }
seat-free = Volno
seat-any = Kterékoli
host-watches = Nesedíte nikde: připravíte stůl a přihlížíte.
how-to-play = Jak se hraje
pace = Tempo
pace-none = Bez hodin
    .text = Každý si bere tolik času, kolik potřebuje.
pace-live = S hodinami
    .text = Každý má svou svíčku. Až dohoří, rozhodne za něj bot.
pace-days = Na pokračování
    .text = Každý se občas zastaví. Kdo nechá čas uplynout, za toho hraje bot.
clock-bank = Čas na celou hru
clock-increment = Přídavek za každé rozhodnutí
clock-left = zbývá { $time }
minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[other] { $count } minut
    }
seconds-more = + { $count } s na každé rozhodnutí
days =
    { $count ->
        [one] { $count } den na rozhodnutí
        [few] { $count } dny na rozhodnutí
       *[other] { $count } dní na rozhodnutí
    }
pace-live-each = { $minutes } min + { $seconds } s na každé rozhodnutí
pace-days-each =
    { $days ->
        [one] { $days } den na rozhodnutí
        [few] { $days } dny na rozhodnutí
       *[other] { $days } dní na rozhodnutí
    }
more-choices = Další nastavení
bot-pause = Jak dlouho boti přemýšlejí
bot-pause-at-once = vůbec
bot-pause-quick = krátce
bot-pause-usual = jako obvykle
bot-pause-slow = dlouho
bot-pause-very-slow = velmi dlouho
first-by-lot = O začátku rozhodne los
    .text = Jinak začíná první místo.
listed = Ukázat v síni
    .text = Přisednout smí i neznámí, dokud je volné místo.
may-watch = Ostatní smějí přihlížet
    .text = Vidí jen to, co leží na stole odkryté.
open-the-table = Připravit stůl
    .text = Dostanete odkaz pro přátele.
begin = Začít
    .text = Všichni jsou tady.

## Čekárna

waiting-for =
    { $count ->
        [one] Čeká se na jednoho hráče
        [few] Čeká se na { $count } hráče
       *[other] Čeká se na { $count } hráčů
    }
all-here = Všichni jsou tady
you = vy
the-host = Hostitel
seat-awaits = čeká na někoho
seat-online = je tady
seat-offline = bez spojení
seat-away = není u stolu
seat-is-bot = bot
seat-stand-in = není u stolu, zatím hraje bot ({ $level })
give-to-bot = Bot
free-seat = Uvolnit místo
ask-to-leave = Poslat pryč
leave-table = Odejít od stolu
fill-with-bots = Začít, zbytek doplní boti
table-full = Všechna místa jsou obsazená. Zůstaňte a přihlížejte, za chvíli se začíná.
invite = Pozvat
    .text = Kdo má odkaz nebo kód, může přisednout nebo přihlížet.
invite-qr = QR kód s odkazem k tomuto stolu
invite-code = nebo šesti písmeny v síni
copy-link = Zkopírovat odkaz
share = Sdílet

## Stůl

this-table = Stůl
watchers =
    { $count ->
        [one] { $count } přihlíží
        [few] { $count } přihlížejí
       *[other] { $count } přihlíží
    }
share-watch-link = Pozvat k přihlížení
move-seat = Pokračovat na jiném zařízení
    .text = Naskenujte tento kód druhým zařízením. Kdo má tento odkaz, má vaše místo: nikomu jinému ho neukazujte.
commitment = Pečeť míchání
    .text = Určuje zamíchání ještě před prvním tahem. Po hře se odhalí semínko a každý si to může ověřit.
log = Průběh
chat = Chat
log-and-chat = Průběh a chat
panels = Panely
unread = nepřečtené
chat-empty = Zatím nikdo nic neříká.
say-something = Řekněte něco ke stolu
send = Poslat
quick-phrases = Rychlé fráze
phrase-well-played = Pěkně zahráno!
phrase-thanks = Díky!
phrase-thinking = Chvilku přemýšlím …
phrase-sorry = Pardon!
phrase-good-luck = Hodně štěstí!
phrase-oh-no = Ale ne!
phrase-haha = Haha!
phrase-hurry = Svíčka hoří …
round = Kolo { $round }
round-of = Kolo { $round } ze { $rounds }
connection-lost = Spojení se ztratilo.
connection-lost-kept = Spojení se ztratilo. Váš tah je uschovaný.
connection-back = Spojení je zpět.
move-kept = Váš tah je uschovaný a odešle se.
reconnecting = Obnovuje se …
looking-back = Díváte se na dřívější okamžik.
looking-back-since =
    { $count ->
        [one] Díváte se na dřívější okamžik. Od té doby proběhl { $count } tah.
        [few] Díváte se na dřívější okamžik. Od té doby proběhly { $count } tahy.
       *[other] Díváte se na dřívější okamžik. Od té doby proběhlo { $count } tahů.
    }
to-the-present = Zpět do přítomnosti
you-watch = Přihlížíte. Vidíte to, co leží na stole odkryté.
you-are-replaced = Hraje za vás bot ({ $level }).
take-seat-back = Vzít si místo zpět
is-away = { $name } není u stolu.
ask-to-replace = Nechat hrát bota
vote-replace = { $name } není u stolu. Má zatím hrát bot ({ $level })?
vote-pending = { $name }: stůl rozhoduje, zda má zatím hrát bot. Pro: { $count }.
next-game = U stolu už začala další hra.
go-there = Jít také
moved-on = Jde se na další hru!
seat-unknown = Toto místo tu nikdo nezná
seat-freed = Vaše místo se uvolnilo
    .text = Hostitel uvolnil vaše místo. Je-li volno, můžete znovu přisednout, nebo jen přihlížet.
watch-forbidden = Tento stůl hraje jen mezi sebou
table-unknown = Takový stůl tu není
table-damaged = Tuto uloženou hru nelze otevřít
    .text = Je poškozená, nebo pochází z verze, kterou tato neumí přehrát. Nic nebylo zahozeno a vašich ostatních her se to netýká.

## Co říká průběh kolem hry

log-joined = { $name } přisedá ke stolu.
log-left = { $name } odchází od stolu.
log-named = má nové jméno: { $name }.
log-seat-free = Místo je volné pro člověka.
log-seat-bot = Místo obsazuje bot ({ $level }).
log-replace-asked = { $name }: { $by } se ptá, zda má zatím hrát bot ({ $level }).
log-replace-yes = { $name } souhlasí.
log-replace-no = { $name } nesouhlasí.
log-replaced = { $name }: od teď hraje bot ({ $level }).
log-replaced-clock = { $name }: čas vypršel, dál hraje bot ({ $level }).
log-instead = { $name }: bot přemýšlel příliš dlouho nebo selhal, o tomto tahu rozhoduje jiný ({ $level }).
log-returned = { $name } je zpět.
log-silenced = { $name }: tady už bez možnosti psát, rozhodl o tom provozovatel serveru.
log-silenced-no-more = { $name }: opět s možností psát.
log-ended = Hra skončila.
log-rematch = Začíná další hra.
log-brought = { $name } hraje s vlastním balíčkem.
log-brought-nothing = { $name } hraje s obvyklým balíčkem.

## Přehrávání

replay = Přehrávání
moment = Okamžik
move-of = Tah { $move } z { $moves }
step-before = O krok zpět
step-after = O krok dál
round-before = Na začátek kola
round-after = Na další kolo
play = Přehrát
pause = Pozastavit
seen-by = Pohled
seen-open = Všechny karty odkryté
seen-public = Přihlížející
seen-by-seat = Místo: { $name }
share-moment = Sdílet tento okamžik
download-record = Stáhnout záznam
verify-shuffle = Ověřit zamíchání
    .text = Před prvním tahem ukázal tento stůl pečeť. Semínko a sůl dávají tutéž pečeť a semínko dává přesně ty karty, které se rozdaly.
verify-good = Vše je v pořádku: pečeť, karty i výsledek souhlasí.
verify-bad = Něco nesouhlasí.
verify-no-seed = Tento záznam je od skutečného stolu, nebo jeho míchání nemělo pečeť: tahy a výsledek jsou správné.
checking = Ověřuje se …
seed = Semínko
salt = Sůl
replay-impossible = Tuto hru nelze přehrát

## Otevření záznamu

import-file = Soubor
import-paste = nebo vložený text
import-open = Otevřít
import-no-json = To není záznam: text není JSON.

## Stránky hry

page-rules = Pravidla
    .text = Celá hra na několika stránkách, s hledáním a výklady.
page-cards = Karty
    .text = Každá karta se svým textem a s výklady, které se jí týkají.
page-tutorial = První hra
    .text = Hrajte s námi a za pár minut budete hru umět.
page-lab = Laboratoř sloupců
    .text = Složte libovolný sloupec a uvidíte, kdo v něm vyhraje a proč. Hodí se u skutečného stolu.

## Nastavení

theme = Světlo
theme-dark = Při svíčce
theme-light = Za dne
theme-system = Podle zařízení
motion = Pohyb
motion-system = Podle zařízení
motion-full = Karty se pohybují
motion-reduced = Co nejméně
confirm-taps = Druhé klepnutí potvrzuje
    .text = Na dotykové obrazovce se tah odešle až po druhém klepnutí na totéž místo.
sounds = Zvuky
    .text = Drobné, ke kartám a když jste na tahu.
shortcuts = Zkratky jednou klávesou
    .text = Q W E pro ruku, 1 až 6 pro sloupce. Šipky a Enter fungují vždy.
notifications = Oznámení
    .text = Když jste na tahu a tato stránka je na pozadí.
notifications-denied = Prohlížeč této stránce oznámení nedovolí.
notifications-impossible = Jde to jen přes https nebo přímo na tomto počítači.
webhook = Upozornit mě jinde
    .text = Adresa ntfy nebo Discordu, kam přijde upozornění, když jste na tahu a bez spojení. Jen pro tento stůl.
webhook-set = Nastavit
webhook-remove = Odstranit
webhook-on = Upozornění budou chodit tam.
webhook-off = Upozornění už chodit nebudou.

## Chyby serveru podle názvu

error-bad-json = Tohle server nedokázal přečíst.
error-bad-request = Server tomuto požadavku nerozumí. Pokud se to opakuje, načtěte stránku znovu.
form-refused = Server toto nastavení nepřijal: viz poznámka ve formuláři.
error-bad-origin = Požadavek přichází z cizí stránky.
error-banned = Provozovatel tohoto serveru vaši adresu zablokoval.
error-unknown-token = Váš klíč se u tohoto stolu k žádnému místu nehodí.
error-not-your-seat = To není vaše místo.
error-not-your-turn = Nejste na tahu.
error-not-allowed = To tady není dovoleno.
error-unknown-table = Na této adrese žádný stůl není. Zkontrolujte odkaz.
error-not-found = Nic takového tu není.
error-stale = Hra se mezitím posunula. Podívejte se ještě jednou.
error-full = Všechna místa jsou obsazená.
error-over = Hra skončila.
error-not-open = Hra už začala, přisednout nelze.
error-too-large = To je příliš velké.
error-too-fast = Trochu pomaleji, prosím.
error-enough-now = Za poslední hodinu už toho bylo opravdu hodně. Chvíli prosím počkejte.
error-used-up = Tento stůl už nic takového nepřijme. U nového stolu na to místo zase bude.
error-illegal = To pravidla nedovolují.
error-bad-record = Tento záznam je poškozený nebo padělaný.
error-offline = Server není dostupný.
error-unavailable = Databáze má právě potíže. Zkuste to za chvíli znovu.
error-server = Server klopýtl. Zkuste to znovu.
