### Tables that live on the device itself, without a server. Players' names are free strings that cannot be inflected.

## While it is made ready

device-laying = The table is being laid
device-loading = Fetching what is needed to play here …
device-dealing = The cards are about to be dealt …
device-bytes = { $loaded } of { $total } MB
device-once = Fetched once; from then on it works without a network.

## Several people, one device

device-hand-over = Hand the device to { $name }
    .text = All cards are covered. Only { $name } should look now.
device-uncover = I am { $name }: show my cards
device-bots-play = The bots are playing
    .text = It goes on by itself until one of you is asked.

## What can go wrong

device-restart = Start again
device-unknown = This table is not on this device
    .text = Tables on a device are known only to the browser in which they were set. If its data were cleared, they are gone.
device-failed-no-wasm = This browser cannot play by itself.
    .text = It lacks WebAssembly, or has it switched off. A newer browser can do it; a table on a server works here, too.
device-failed-fetch = What is needed to play here could not be fetched.
    .text = Connect to the network once; from then on it works without.
device-failed-storage = This browser lets nothing be kept.
    .text = In a private window, or with storage forbidden, a game would be lost. Open an ordinary window, or allow storage for this page.
device-failed-other-tab = Games of this device are open in another tab.
    .text = Go on there; or close that tab and start again here. Nothing is lost.
device-failed-broken = Playing on this device did not start.
    .text = Your games are kept. Start again; if it happens again, reload the page.
device-failed-closed = The browser has ended what plays here.
    .text = Nothing is lost: every move was kept. Start again to go on.
device-trouble-storage-full = The storage of this device is full: new moves cannot be kept. Free some room, then go on.
device-trouble-storage-lost = The browser no longer keeps what is played here. Download records that matter to you.
device-trouble-thinker = The bots had to begin their thinking anew. The game goes on by itself.

## A game in a link

carried-broken = This link holds no whole game
    .text = Part of it got lost on the way. Ask for it once more, or for the record as a file.
