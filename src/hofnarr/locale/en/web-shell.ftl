### The house around the games in the browser: lobby, waiting room, table, replay, settings.
### Players' names are free strings that cannot be inflected.

## Everywhere

skip-to-content = Skip to content
to-the-lobby = Back to the lobby
to-the-table = To the table
site = Site
learn = Learn
    .text = Play a first game with a patient fool. Five to ten minutes.
lab = Lab
settings = Settings
language = Language
close = Close
yes = Yes
no = No
more = More
copied = Copied.
copy-failed = This browser does not allow copying. Mark the text and copy it by hand.
reload = Try again
not-found = There is nothing here
    .text = The address leads to no page. Perhaps a letter got lost on the way.
load-failed = This page could not be loaded
    .text = The server is not answering, or there is a newer version. Try again in a moment.
page-broke = Something fell off the table
    .text = This page has stumbled. Your games are kept.
# The name of somebody who gives none.
guest = Guest

## Levels of bots

level-random = Random
level-greedy = Greedy
level-page = Page
level-squire = Squire
level-courtier = Courtier
level-minister = Minister
level-king = King

## Lobby

play-now = Play now
    .text = Bots take the other chairs. No account needed.
start = Start
game = Game
players = Players
players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
bot-level = Strength of the bots
bots-of-level = Bots: { $level }
new-table = New table
    .text = Invite friends by link, choose the rules and the clock.
set-a-table = Set a table
join-by-code = Join by code
    .text = Six letters from your host.
find = Join
code-six-letters = A code has six letters.
code-unknown = No open table has this code. It expires when the game begins.
show-me = Show me
my-games = My games
    .none = Games that you play on this device will be listed here.
open-tables = Open tables
    .none = Nobody is waiting for players just now. Set a table!
watch-tables = Watch
show-all = Show all { $count }
import-record = Import a record
    .text = Open the record of a finished game, from this server or any other, and replay it.
your-turn = Your turn
to-move = { $name } to move
bot-thinking = { $name } is thinking …
    .long = { $name } is still thinking: many bots may be thinking at this host just now. The game goes on by itself.
go-play = Play
go-look = Look
go-replay = Replay
go-sit = Sit down
go-watch = Watch
finished = Finished
finished-won = Finished · won by { $names }
finished-you-won = Finished · you won with { $score }
finished-your-score = Finished · won by { $names }, you have { $score }
table-of = { $name }’s table
seats-taken = { $taken } seated, { $free } free

## On this device

play-on-device = Play on this device
    .text = No server, and no network after the first time.
on-this-device = On this device
new-table-here = Alone, or several people who share this device.
device-new = The table is set on this device. Several people can play by handing it around.
seat-person-here = Somebody at this device
player-number = Player { $number }
name-at-seat = Name at seat { $number }
import-here = Open the record of a finished game and replay it. It stays on this device.
play-meanwhile = Play on this device instead, until it is back
share-game = Share this game
share-too-long = This game is too long for a link. Download its record instead.
new-version = A new version is ready.
    .reload = Reload

## New table

your-name = Your name
table-title = Name of the table
    .text = optional
seats = Seats
seat = Seat
seat-number = Seat { $number }
seat-you = You
seat-person = A person, by link or code
seat-bot = Bot: { $level }
seat-free = Free
seat-any = Any
host-watches = You have no seat: you set the table and watch.
how-to-play = How it is played
pace = Pace
pace-none = Without a clock
    .text = Everybody takes the time they need.
pace-live = With a clock
    .text = A candle for everybody. When it has burned down, a bot decides.
pace-days = Over days
    .text = Everybody looks in now and then. A bot plays for whoever runs out of time.
clock-bank = Time for the whole game
clock-increment = Time added for each decision
clock-left = { $time } left
minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
seconds-more = + { $count } s for each decision
days =
    { $count ->
        [one] { $count } day for each decision
       *[other] { $count } days for each decision
    }
pace-live-each = { $minutes } min + { $seconds } s for each decision
pace-days-each =
    { $days ->
        [one] { $days } day for each decision
       *[other] { $days } days for each decision
    }
more-choices = More
bot-pause = How long bots think
bot-pause-at-once = not at all
bot-pause-quick = a moment
bot-pause-usual = as usual
bot-pause-slow = long
bot-pause-very-slow = very long
first-by-lot = Draw lots for who begins
    .text = Otherwise the first seat begins.
listed = Show in the lobby
    .text = Strangers may sit down too, as long as there is a free seat.
may-watch = Others may watch
    .text = They see only what lies open on the table.
open-the-table = Set the table
    .text = You get a link for your friends.
begin = Begin
    .text = Everybody is here.

## Waiting room

waiting-for =
    { $count ->
        [one] Waiting for one more player
       *[other] Waiting for { $count } more players
    }
all-here = Everybody is here
you = you
the-host = The host
seat-awaits = waits for somebody
seat-online = here
seat-offline = not connected
seat-away = away
seat-is-bot = bot
seat-stand-in = away, a bot plays in the meantime ({ $level })
give-to-bot = Bot
free-seat = Free the seat
ask-to-leave = Send away
leave-table = Leave the table
fill-with-bots = Begin, bots fill the rest
table-full = All seats are taken. Stay here and watch, the game is about to begin.
invite = Invite
    .text = Whoever has the link or the code can sit down or watch.
invite-qr = QR code with the link to this table
invite-code = or by six letters in the lobby
copy-link = Copy the link
share = Share

## Table

this-table = Table
watchers =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
share-watch-link = Invite to watch
move-seat = Continue on another device
    .text = Scan this with your other device. Whoever has this link holds your seat, so show it to nobody else.
commitment = Seal of the shuffle
    .text = It fixes the shuffle before the first move. After the game the seed is revealed and everybody can check it.
log = Log
chat = Chat
log-and-chat = Log and chat
panels = Panels
unread = unread
chat-empty = Nobody has said anything yet.
say-something = Say something to the table
send = Send
quick-phrases = Quick phrases
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-thinking = Let me think …
phrase-sorry = Sorry!
phrase-good-luck = Good luck!
phrase-oh-no = Oh no!
phrase-haha = Ha ha!
phrase-hurry = The candle burns …
round = Round { $round }
round-of = Round { $round } of { $rounds }
connection-lost = Connection lost.
connection-lost-kept = Connection lost. Your move is kept.
connection-back = Connected again.
move-kept = Your move is kept and will be sent.
reconnecting = Reconnecting …
looking-back = You are looking at an earlier moment.
looking-back-since =
    { $count ->
        [one] You are looking at an earlier moment. One move came after it.
       *[other] You are looking at an earlier moment. { $count } moves came after it.
    }
to-the-present = Back to the present
you-watch = You are watching. You see what lies open on the table.
you-are-replaced = A bot plays for you ({ $level }).
take-seat-back = Take my seat back
is-away = { $name } is away.
ask-to-replace = Let a bot play
vote-replace = { $name } is away. Should a bot play in the meantime ({ $level })?
vote-pending = The table decides whether a bot plays for { $name }. In favour: { $count }.
next-game = The table has begun another game.
go-there = Come along
moved-on = On to the next game!
seat-unknown = This seat is not known
seat-freed = Your seat was freed
    .text = The host has freed your seat. You may sit down again where there is room, or watch.
watch-forbidden = This table is closed to spectators
table-unknown = There is no such table
table-damaged = This saved game cannot be opened
    .text = It is damaged, or comes from a version that this one cannot replay. Nothing was thrown away, and your other games are not touched.

## What the log says around the game

log-joined = { $name } sits down.
log-left = { $name } leaves the table.
log-named = is now called { $name }.
log-seat-free = The seat is free for a person.
log-seat-bot = A bot takes the seat ({ $level }).
log-replace-asked = { $by } asks whether a bot may play for { $name } ({ $level }).
log-replace-yes = { $name } agrees.
log-replace-no = { $name } does not agree.
log-replaced = A bot plays for { $name } now ({ $level }).
log-replaced-clock = { $name } has run out of time. A bot plays on ({ $level }).
log-instead = { $name } took too long or failed: another bot decides this move ({ $level }).
log-returned = { $name } is back.
log-silenced = { $name } may not talk here any more: so whoever runs this server has decided.
log-silenced-no-more = { $name } may talk again.
log-ended = The game is over.
log-rematch = Another game begins.
log-brought = { $name } plays with a deck of their own.
log-brought-nothing = { $name } plays with the usual deck.

## Replay

replay = Replay
moment = Moment
move-of = Move { $move } of { $moves }
step-before = One step back
step-after = One step on
round-before = To the beginning of the round
round-after = To the next round
play = Play
pause = Pause
seen-by = View
seen-open = All cards open
seen-public = As a spectator
seen-by-seat = As { $name }
share-moment = Share this moment
download-record = Download the record
verify-shuffle = Verify the shuffle
    .text = Before the first move this table showed a seal. Seed and salt give the same seal, and the seed gives the very cards that were dealt.
verify-good = All is in order: seal, cards and result agree.
verify-bad = Something does not agree.
verify-no-seed = This record comes from a real table, or its shuffle was not sealed: moves and result are correct.
checking = Checking …
seed = Seed
salt = Salt
replay-impossible = This game cannot be replayed

## Import

import-file = A file
import-paste = or pasted text
import-open = Open
import-no-json = This is not a record: the text is not JSON.

## Pages of a game

page-rules = Rules
    .text = The whole game on a few pages, with search and rulings.
page-cards = Cards
    .text = Every card with its text and what was ruled about it.
page-tutorial = First game
    .text = Play along and learn the game in a few minutes.
page-lab = Column lab
    .text = Build any column and see who wins it, and why. Handy at a real table.

## Settings

theme = Lighting
theme-dark = Candlelight
theme-light = Daylight
theme-system = Same as the device
motion = Motion
motion-system = Same as the device
motion-full = Moving cards
motion-reduced = As little as possible
confirm-taps = Second tap confirms
    .text = On a touch screen a move is sent only after a second tap on the same place.
sounds = Sounds
    .text = Small ones, for cards and for your turn.
shortcuts = Single-key shortcuts
    .text = Q W E for the hand, 1 to 6 for the columns. Arrow keys and Enter always work.
notifications = Notifications
    .text = When it is your turn and this page is in the background.
notifications-denied = The browser does not allow notifications from this page.
notifications-impossible = Possible only over https or on this very computer.
webhook = Call me elsewhere
    .text = An ntfy or Discord address that is called when it is your turn and you are not connected. For this table only.
webhook-set = Set
webhook-remove = Remove
webhook-on = The table will call you there.
webhook-off = The table will no longer call you.

## Errors of the server, by code

error-bad-json = The server could not read this.
error-bad-request = The server does not understand this request. Reload the page if it happens again.
form-refused = The server does not accept these choices: see the note in the form.
error-bad-origin = The request comes from a foreign page.
error-banned = Whoever runs this server lets your address use it no more.
error-unknown-token = Your key fits no seat at this table.
error-not-your-seat = This is not your seat.
error-not-your-turn = It is not your turn.
error-not-allowed = That is not allowed here.
error-unknown-table = There is no table at this address. Check the link.
error-not-found = There is nothing of that kind.
error-stale = The game has moved on in the meantime. Take another look.
error-full = All seats are taken.
error-over = The game is over.
error-not-open = The game has begun: nobody can sit down any more.
error-too-large = That is too large.
error-too-fast = A little slower, please.
error-enough-now = You have done that very often within the last hour. Please wait a while.
error-used-up = This table takes in no more of that. A new table has room for it again.
error-illegal = The rules do not allow that.
error-bad-record = This record is broken or forged.
error-offline = The server cannot be reached.
error-unavailable = The database is in trouble. Try again in a moment.
error-server = The server has stumbled. Try again.
