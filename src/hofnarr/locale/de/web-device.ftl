### Tische, die auf dem Gerät selbst stehen, ohne Server. Namen von Spielern lassen sich nicht beugen.

## Bis es so weit ist

device-laying = Der Tisch wird gedeckt
device-loading = Was man hier zum Spielen braucht, wird geholt …
device-dealing = Gleich wird ausgeteilt …
device-bytes = { $loaded } von { $total } MB
device-once = Das wird einmal geholt; danach geht es ohne Netz.

## Mehrere an einem Gerät

device-hand-over = Gib das Gerät weiter an { $name }
    .text = Alle Karten sind verdeckt. Jetzt sollte nur { $name } hinsehen.
device-uncover = Ich bin { $name }: zeig meine Karten
device-bots-play = Die Bots spielen
    .text = Es geht von selbst weiter, bis jemand von euch gefragt ist.

## Was schiefgehen kann

device-restart = Neu starten
device-unknown = Dieser Tisch steht nicht auf diesem Gerät
    .text = Tische auf einem Gerät kennt nur der Browser, in dem sie gedeckt wurden. Wurden seine Daten gelöscht, sind sie fort.
device-failed-no-wasm = Dieser Browser kann nicht allein spielen.
    .text = Ihm fehlt WebAssembly, oder es ist abgeschaltet. Ein neuerer Browser kann es; ein Tisch auf einem Server geht auch hier.
device-failed-fetch = Was man hier zum Spielen braucht, ließ sich nicht holen.
    .text = Geh einmal ins Netz; danach geht es ohne.
device-failed-storage = Dieser Browser lässt nichts aufbewahren.
    .text = In einem privaten Fenster oder ohne Speicher ginge ein Spiel verloren. Öffne ein gewöhnliches Fenster oder erlaube dieser Seite das Speichern.
device-failed-other-tab = Spiele dieses Geräts sind in einem anderen Tab offen.
    .text = Spiel dort weiter; oder schließ jenen Tab und starte hier neu. Verloren ist nichts.
device-failed-broken = Das Spielen auf diesem Gerät kam nicht in Gang.
    .text = Deine Spiele sind aufgehoben. Starte neu; geschieht es wieder, lade die Seite neu.
device-failed-closed = Der Browser hat beendet, was hier spielt.
    .text = Verloren ist nichts: Jeder Zug ist aufgehoben. Starte neu, dann geht es weiter.
device-trouble-storage-full = Der Speicher dieses Geräts ist voll: Neue Züge lassen sich nicht aufheben. Schaff etwas Platz, dann geht es weiter.
device-trouble-storage-lost = Der Browser bewahrt nicht mehr auf, was hier gespielt wird. Lade Aufzeichnungen herunter, die dir wichtig sind.
device-trouble-thinker = Die Bots mussten neu zu überlegen anfangen. Es geht von selbst weiter.

## Ein Spiel in einem Link

carried-broken = In diesem Link ist kein ganzes Spiel
    .text = Unterwegs ging ein Teil verloren. Lass ihn dir noch einmal schicken, oder die Aufzeichnung als Datei.
