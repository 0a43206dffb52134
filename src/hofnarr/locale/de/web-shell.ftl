### Das Haus um die Spiele im Browser: Halle, Warteraum, Tisch, Wiederholung, Einstellungen.
### Spielernamen sind beliebig und bleiben ungebeugt.

## Überall

skip-to-content = Zum Inhalt springen
to-the-lobby = Zurück in die Halle
to-the-table = Zum Tisch
site = Seiten
learn = Lernen
    .text = Eine erste Partie mit einem geduldigen Narren. Fünf bis zehn Minuten.
lab = Labor
settings = Einstellungen
language = Sprache
close = Schließen
yes = Ja
no = Nein
more = Mehr
copied = Kopiert.
copy-failed = Dieser Browser erlaubt das Kopieren nicht. Markiere den Text und kopiere ihn von Hand.
reload = Noch einmal versuchen
not-found = Hier ist nichts
    .text = Die Adresse führt zu keiner Seite. Vielleicht ging unterwegs ein Buchstabe verloren.
load-failed = Diese Seite ließ sich nicht laden
    .text = Der Server antwortet nicht, oder es gibt eine neuere Fassung. Versuche es gleich noch einmal.
page-broke = Da ist etwas vom Tisch gefallen
    .text = Diese Seite ist gestolpert. Deine Spiele sind aufgehoben.
# So heißt, wer keinen Namen nennt.
guest = Gast

## Stärken der Bots

level-random = Zufall
level-greedy = Gierig
level-page = Page
level-squire = Knappe
level-courtier = Höfling
level-minister = Minister
level-king = König

## Halle

play-now = Gleich spielen
    .text = Bots nehmen die übrigen Stühle. Ganz ohne Konto.
start = Anfangen
game = Spiel
players = Spieler
players-count =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
bot-level = Stärke der Bots
bots-of-level = Bots: { $level }
new-table = Neuer Tisch
    .text = Freunde per Link einladen, Regeln und Uhr wählen.
set-a-table = Tisch decken
join-by-code = Mit Code dazusetzen
    .text = Sechs Buchstaben aus der Einladung.
find = Los
code-six-letters = Ein Code hat sechs Buchstaben.
code-unknown = Kein offener Tisch hat diesen Code. Er verfällt, sobald das Spiel beginnt.
show-me = Zeig es mir
my-games = Meine Spiele
    .none = Hier stehen später die Spiele, die du auf diesem Gerät spielst.
open-tables = Offene Tische
    .none = Gerade wartet niemand auf Mitspieler. Deck einen Tisch!
watch-tables = Zuschauen
show-all = Alle { $count } zeigen
import-record = Aufzeichnung öffnen
    .text = Öffne die Aufzeichnung eines beendeten Spiels, von diesem Server oder einem anderen, und sieh es noch einmal.
your-turn = Du bist am Zug
to-move = { $name } ist am Zug
bot-thinking = { $name } überlegt …
    .long = { $name } überlegt noch: Auf diesem Server denken vielleicht gerade viele Bots. Es geht von selbst weiter.
go-play = Spielen
go-look = Ansehen
go-replay = Wiederholung
go-sit = Dazusetzen
go-watch = Zuschauen
finished = Beendet
finished-won = Beendet · Sieg für { $names }
finished-you-won = Beendet · du hast mit { $score } gewonnen
finished-your-score = Beendet · Sieg für { $names }, du hast { $score }
table-of = Tisch von { $name }
seats-taken = { $taken } besetzt, { $free } frei

## Auf diesem Gerät

play-on-device = Auf diesem Gerät spielen
    .text = Ohne Server, und nach dem ersten Mal auch ohne Netz.
on-this-device = Auf diesem Gerät
new-table-here = Allein, oder mehrere teilen sich dieses Gerät.
device-new = Der Tisch steht auf diesem Gerät. Mehrere können spielen, indem sie es herumreichen.
seat-person-here = Jemand an diesem Gerät
player-number = Spieler { $number }
name-at-seat = Name an Platz { $number }
import-here = Öffne die Aufzeichnung eines beendeten Spiels und sieh es noch einmal. Sie bleibt auf diesem Gerät.
play-meanwhile = So lange auf diesem Gerät spielen
share-game = Dieses Spiel teilen
share-too-long = Dieses Spiel ist zu lang für einen Link. Lade stattdessen die Aufzeichnung herunter.
new-version = Eine neue Fassung ist da.
    .reload = Neu laden

## Neuer Tisch

your-name = Dein Name
table-title = Name des Tisches
    .text = muss nicht sein
seats = Plätze
seat = Platz
seat-number = Platz { $number }
seat-you = Du
seat-person = Ein Mensch, mit Link oder Code
seat-bot = Bot: { $level }
seat-free = Frei
seat-any = Egal
host-watches = Du sitzt nirgends: Du deckst den Tisch und schaust zu.
how-to-play = So wird gespielt
pace = Tempo
pace-none = Ohne Uhr
    .text = Alle nehmen sich die Zeit, die sie brauchen.
pace-live = Mit Uhr
    .text = Eine Kerze für jeden. Ist sie abgebrannt, entscheidet ein Bot.
pace-days = Über Tage
    .text = Alle schauen ab und zu vorbei. Für den, der die Zeit verstreichen lässt, spielt ein Bot.
clock-bank = Zeit für das ganze Spiel
clock-increment = Zugabe für jede Entscheidung
clock-left = noch { $time }
minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
seconds-more = + { $count } s je Entscheidung
days =
    { $count ->
        [one] { $count } Tag je Entscheidung
       *[other] { $count } Tage je Entscheidung
    }
pace-live-each = { $minutes } min + { $seconds } s je Entscheidung
pace-days-each =
    { $days ->
        [one] { $days } Tag je Entscheidung
       *[other] { $days } Tage je Entscheidung
    }
more-choices = Weiteres
bot-pause = Wie lange Bots überlegen
bot-pause-at-once = gar nicht
bot-pause-quick = kurz
bot-pause-usual = wie üblich
bot-pause-slow = lange
bot-pause-very-slow = sehr lange
first-by-lot = Das Los entscheidet, wer beginnt
    .text = Sonst beginnt der erste Platz.
listed = In der Halle zeigen
    .text = Auch Fremde dürfen sich setzen, solange ein Platz frei ist.
may-watch = Andere dürfen zuschauen
    .text = Sie sehen nur, was offen auf dem Tisch liegt.
open-the-table = Tisch decken
    .text = Du bekommst einen Link für deine Freunde.
begin = Beginnen
    .text = Alle sind da.

## Warteraum

waiting-for =
    { $count ->
        [one] Es fehlt noch ein Spieler
       *[other] Es fehlen noch { $count } Spieler
    }
all-here = Alle sind da
you = du
the-host = Der Gastgeber
seat-awaits = wartet auf jemanden
seat-online = ist da
seat-offline = nicht verbunden
seat-away = nicht am Platz
seat-is-bot = Bot
seat-stand-in = nicht am Platz, so lange spielt ein Bot ({ $level })
give-to-bot = Bot
free-seat = Platz freigeben
ask-to-leave = Wegschicken
leave-table = Tisch verlassen
fill-with-bots = Beginnen, Bots füllen auf
table-full = Alle Plätze sind besetzt. Bleib hier und schau zu, gleich geht es los.
invite = Einladen
    .text = Wer den Link oder den Code hat, kann sich setzen oder zuschauen.
invite-qr = QR-Code mit dem Link zu diesem Tisch
invite-code = oder mit sechs Buchstaben in der Halle
copy-link = Link kopieren
share = Teilen

## Tisch

this-table = Tisch
watchers =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
share-watch-link = Zum Zuschauen einladen
move-seat = Auf einem anderen Gerät weiterspielen
    .text = Scanne das mit deinem anderen Gerät. Wer diesen Link hat, hat deinen Platz: Zeig ihn sonst niemandem.
commitment = Siegel der Mischung
    .text = Es legt die Mischung vor dem ersten Zug fest. Nach dem Spiel wird der Seed gezeigt, und alle können es prüfen.
log = Protokoll
chat = Gespräch
log-and-chat = Protokoll und Gespräch
panels = Tafeln
unread = ungelesen
chat-empty = Noch hat niemand etwas gesagt.
say-something = Sag etwas in die Runde
send = Senden
quick-phrases = Zurufe
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-thinking = Lass mich überlegen …
phrase-sorry = Entschuldige!
phrase-good-luck = Viel Glück!
phrase-oh-no = O nein!
phrase-haha = Haha!
phrase-hurry = Die Kerze brennt …
round = Runde { $round }
round-of = Runde { $round } von { $rounds }
connection-lost = Verbindung verloren.
connection-lost-kept = Verbindung verloren. Dein Zug ist aufgehoben.
connection-back = Wieder verbunden.
move-kept = Dein Zug ist aufgehoben und wird gesendet.
reconnecting = Verbinde neu …
looking-back = Du siehst einen früheren Augenblick.
looking-back-since =
    { $count ->
        [one] Du siehst einen früheren Augenblick. Danach kam noch ein Zug.
       *[other] Du siehst einen früheren Augenblick. Danach kamen noch { $count } Züge.
    }
to-the-present = Zurück in die Gegenwart
you-watch = Du schaust zu. Du siehst, was offen auf dem Tisch liegt.
you-are-replaced = Für dich spielt ein Bot ({ $level }).
take-seat-back = Platz wieder einnehmen
is-away = { $name } ist nicht am Platz.
ask-to-replace = Bot spielen lassen
vote-replace = { $name } ist nicht am Platz. Soll so lange ein Bot spielen ({ $level })?
vote-pending = Der Tisch entscheidet, ob ein Bot für { $name } spielt. Dafür: { $count }.
next-game = Der Tisch hat ein neues Spiel begonnen.
go-there = Mitkommen
moved-on = Auf zum nächsten Spiel!
seat-unknown = Diesen Platz kennt hier niemand
seat-freed = Dein Platz wurde frei gemacht
    .text = Der Gastgeber hat deinen Platz frei gemacht. Wo noch Platz ist, kannst du dich wieder setzen, oder du schaust zu.
watch-forbidden = Dieser Tisch spielt unter sich
table-unknown = Diesen Tisch gibt es nicht
table-damaged = Dieses aufgehobene Spiel lässt sich nicht öffnen
    .text = Es ist beschädigt oder stammt aus einer Fassung, die diese nicht nachspielen kann. Weggeworfen ist nichts, und deine anderen Spiele sind unberührt.

## Was das Protokoll um das Spiel herum sagt

log-joined = { $name } setzt sich.
log-left = { $name } verlässt den Tisch.
log-named = heißt jetzt { $name }.
log-seat-free = Der Platz ist frei für einen Menschen.
log-seat-bot = Ein Bot nimmt den Platz ({ $level }).
log-replace-asked = { $by } fragt, ob ein Bot für { $name } spielen darf ({ $level }).
log-replace-yes = { $name } ist einverstanden.
log-replace-no = { $name } ist dagegen.
log-replaced = Für { $name } spielt jetzt ein Bot ({ $level }).
log-replaced-clock = Die Zeit von { $name } ist abgelaufen. Ein Bot spielt weiter ({ $level }).
log-instead = { $name } hat zu lange gebraucht oder ist ausgefallen: Diesen Zug entscheidet ein anderer Bot ({ $level }).
log-returned = { $name } ist zurück.
log-silenced = { $name } darf hier nicht mehr reden: So hat es der Betreiber dieses Servers entschieden.
log-silenced-no-more = { $name } darf wieder reden.
log-ended = Das Spiel ist zu Ende.
log-rematch = Ein neues Spiel beginnt.
log-brought = { $name } spielt mit einem eigenen Deck.
log-brought-nothing = { $name } spielt mit dem üblichen Deck.

## Wiederholung

replay = Wiederholung
moment = Augenblick
move-of = Zug { $move } von { $moves }
step-before = Einen Schritt zurück
step-after = Einen Schritt weiter
round-before = Zum Anfang der Runde
round-after = Zur nächsten Runde
play = Abspielen
pause = Anhalten
seen-by = Ansicht
seen-open = Alle Karten offen
seen-public = Als Zuschauer
seen-by-seat = Als { $name }
share-moment = Diesen Augenblick teilen
download-record = Aufzeichnung herunterladen
verify-shuffle = Mischung prüfen
    .text = Vor dem ersten Zug zeigte dieser Tisch ein Siegel. Seed und Salt ergeben dasselbe Siegel, und der Seed ergibt genau die Karten, die ausgeteilt wurden.
verify-good = Alles in Ordnung: Siegel, Karten und Ergebnis stimmen überein.
verify-bad = Etwas stimmt nicht überein.
verify-no-seed = Diese Aufzeichnung stammt von einem echten Tisch, oder ihre Mischung war nicht versiegelt: Züge und Ergebnis sind richtig.
checking = Wird geprüft …
seed = Seed
salt = Salt
replay-impossible = Dieses Spiel lässt sich nicht wiederholen

## Öffnen einer Aufzeichnung

import-file = Eine Datei
import-paste = oder eingefügter Text
import-open = Öffnen
import-no-json = Das ist keine Aufzeichnung: Der Text ist kein JSON.

## Seiten eines Spiels

page-rules = Regeln
    .text = Das ganze Spiel auf wenigen Seiten, mit Suche und Regelentscheiden.
page-cards = Karten
    .text = Jede Karte mit ihrem Text und allen Regelentscheiden dazu.
page-tutorial = Erste Partie
    .text = Spiel mit und lerne das Spiel in ein paar Minuten.
page-lab = Spaltenlabor
    .text = Leg eine beliebige Spalte und sieh, wer sie gewinnt und warum. Praktisch am echten Tisch.

## Einstellungen

theme = Licht
theme-dark = Kerzenlicht
theme-light = Tageslicht
theme-system = Wie am Gerät
motion = Bewegung
motion-system = Wie am Gerät
motion-full = Karten bewegen sich
motion-reduced = So wenig wie möglich
confirm-taps = Zweites Tippen bestätigt
    .text = Auf dem Touchscreen wird ein Zug erst nach dem zweiten Tippen auf dieselbe Stelle gesendet.
sounds = Töne
    .text = Kleine, für Karten und wenn du am Zug bist.
shortcuts = Kürzel mit einer Taste
    .text = Q W E für die Hand, 1 bis 6 für die Spalten. Pfeiltasten und Eingabetaste gehen immer.
notifications = Benachrichtigungen
    .text = Wenn du am Zug bist und diese Seite im Hintergrund liegt.
notifications-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
notifications-impossible = Nur über https oder auf diesem Rechner selbst möglich.
webhook = Sag mir anderswo Bescheid
    .text = Eine Adresse bei ntfy oder Discord, die aufgerufen wird, wenn du am Zug, aber nicht verbunden bist. Nur für diesen Tisch.
webhook-set = Eintragen
webhook-remove = Entfernen
webhook-on = Der Tisch gibt dir dort Bescheid.
webhook-off = Der Tisch gibt dir nicht mehr Bescheid.

## Fehler des Servers, nach ihrem Namen

error-bad-json = Das konnte der Server nicht lesen.
error-bad-request = Der Server versteht diese Anfrage nicht. Lade die Seite neu, wenn es wieder geschieht.
form-refused = Der Server nimmt diese Angaben nicht an: siehe den Hinweis im Formular.
error-bad-origin = Die Anfrage kommt von einer fremden Seite.
error-banned = Der Betreiber dieses Servers hat deine Adresse gesperrt.
error-unknown-token = Dein Schlüssel passt an diesem Tisch zu keinem Platz.
error-not-your-seat = Das ist nicht dein Platz.
error-not-your-turn = Du bist nicht am Zug.
error-not-allowed = Das ist hier nicht erlaubt.
error-unknown-table = Unter dieser Adresse steht kein Tisch. Prüfe den Link.
error-not-found = So etwas gibt es hier nicht.
error-stale = Das Spiel ging inzwischen weiter. Schau noch einmal hin.
error-full = Alle Plätze sind besetzt.
error-over = Das Spiel ist zu Ende.
error-not-open = Das Spiel hat begonnen, dazusetzen geht nicht mehr.
error-too-large = Das ist zu groß.
error-too-fast = Bitte etwas langsamer.
error-enough-now = Das war sehr oft in der letzten Stunde. Bitte warte eine Weile.
error-used-up = Dieser Tisch nimmt davon nichts mehr auf. An einem neuen Tisch ist wieder Platz dafür.
error-illegal = Das erlauben die Regeln nicht.
error-bad-record = Diese Aufzeichnung ist beschädigt oder gefälscht.
error-offline = Der Server ist nicht zu erreichen.
error-unavailable = Die Datenbank hat gerade Schwierigkeiten. Versuche es gleich noch einmal.
error-server = Der Server ist gestolpert. Versuche es noch einmal.
