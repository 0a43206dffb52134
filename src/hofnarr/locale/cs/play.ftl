### Hra v terminálu: `hofnarr play`. Jména hráčů jsou libovolná a neskloňují se.
### Sloupce, kola a karty v ruce se počítají od 1.

## Stůl

board-round = Kolo { $number }
board-to-play = Na tahu je { $name }
board-to-cloak = { $name } rozhoduje o Převleku
board-to-swap = { $name } rozhoduje o Zrádci
board-your-play = Jste na tahu
board-your-cloak = Váš Převlek: rozhodujete vy
board-your-swap = Váš Zrádce: rozhodujete vy
board-over = Hra skončila
board-you = vy
# Záhlaví malé tabulky; čím kratší, tím lepší.
board-score = body
board-hand = ruka
board-pile = balíček
board-discard = odhoz
board-won = získáno
board-closed = uzavřen
board-no-cards = V ruce nejsou žádné karty
board-log = Průběh
# Kdy karta v ruce působí.
hand-now = po odkrytí
hand-award = při vyhodnocení
hand-plain = jen hodnota

## Otázky

ask-play = Vaše karta a její sloupec, třeba „1 { $column }“ nebo „{ $card } { $column }“ (? pro nápovědu)
ask-cloak = Váš Převlek ve sloupci { $column } je odkrytý. Zasunout pod něj kartu? Zadejte její číslo nebo název, anebo { $no }, pokud ne
# $target: „Umění 4“.
ask-swap = Váš Zrádce ve sloupci { $column } je odkrytý. Prohodit bodovou kartu tohoto sloupce ({ $target }) s jinou? Zadejte druhý sloupec, anebo { $no }, pokud ne
# Slova pro ano a ne, nejkratší první.
answer-yes = a ano
answer-no = n ne

## Odpovědi na to, co nedává smysl

ask-where = { $card }, ale kam? Napište i sloupec.
ask-hand = Takovou kartu v ruce nemáte: karty jsou očíslované od 1 do { $count }.
ask-which = Která z nich: { $cards }?
ask-not-in-hand = Tuto kartu v ruce nemáte: { $card }.
ask-unknown = „{ $typed }“ není karta ani příkaz; ? ukáže, co můžete psát.
ask-column = „{ $typed }“ není sloupec: sloupce jsou očíslované od 1 do { $count }.
ask-closed = Sloupec { $column } uzavírá Bouře: vyberte jiný.
ask-other-column = Ve sloupci { $column } leží sám Zrádce: vyberte jiný.
ask-unknown-card = Karta „{ $typed }“ neexistuje: napište její název, třeba „karta král“.
ask-unknown-topic = Pod heslem „{ $typed }“ v pravidlech nic není: „pravidla“ vypíše všechna hesla.

## Příkazy: co napsat a co se stane

command-help = pomoc
    .text = tato stránka
command-card = karta
    .text = co karta dělá
command-column = sloupec
    .text = celý sloupec
command-discards = odhozené
    .text = odhazovací balíčky
command-seen = neviděné
    .text = karty, které nikdo neviděl
command-log = průběh
    .text = co se zatím stalo
command-rules = pravidla
    .text = výklad nebo oddíl; samotné vypíše seznam
command-hint = rada
    .text = dva nejlepší tahy
command-guess = odhad
    .text = co mohou být skryté karty
command-save = uložit
    .text = uložit a hrát dál
command-quit = konec
    .text = uložit a odejít

## Nápověda

help-playing = Jak se hraje
help-place = Napište kartu a sloupec: „1 3“ nebo „13“ přiloží první kartu z ruky do sloupce 3, „král 3“ Krále. Stačí začátek názvu.
help-goal = Kolo končí, jakmile má každý sloupec tolik karet, kolik bodů má jeho bodová karta, nebo je uzavřený.
help-commands = Příkazy
help-enter = znovu stůl
help-signs = Značky
sign-back = ≈≈≈
    .text = karta lícem dolů
sign-own = (20 Král)
    .text = vaše, lícem dolů
sign-known = »13
    .text = lícem dolů, známá všem
sign-hidden = └
    .text = ukrytá pod Převlekem
sign-now = ↯
    .text = působí po odkrytí
sign-order = I–IV
    .text = při vyhodnocení, popořadě
sign-later = ·
    .text = při vyhodnocení, později
sign-storm = ≋
    .text = uzavřeno Bouří
sign-gap = ⋮ 7
    .text = dalších 7: „sloupec 2“
lookup-discards = Odhazovací balíčky
lookup-unseen = Ještě neviděné: balíček, ruka a karty lícem dolů dohromady
hint-thinking = Přemýšlím …
seat-thinking = { $name } přemýšlí …
lookup-topics = Pravidla: napište „pravidla“ a jedno z těchto slov

## Začátek, odchod, pokračování

welcome-person = člověk
welcome-bot = bot: { $bot }
welcome-commitment = Zamíchání je pevně dané. Toto je jeho otisk (SHA-256); na konci dostanete semínko a sůl k ověření:
welcome-help = Během hry ukáže ?, co můžete psát.
press-enter = Enter: dál
pass-to = Předejte prosím obrazovku, hraje { $name }.
pass-enter = { $name }: stiskněte Enter
resume-found = Čeká tu nedohraná hra: { $names }; kolo { $round }.
resume-ask = Pokračovat v ní? (a/n)
resume-ask-file = Pokračovat v ní? (a/n; n ji nahradí novou hrou)
resume-unclear = Odpovězte prosím „a“ (ano), nebo „n“ (ne).
kept = Hra je uložená v souboru { $path }
not-kept = Hru se nepodařilo uložit ({ $problem }); pokračuje se i tak.
left = Hra je uložená v souboru { $path }. Takto v ní budete pokračovat:

## Konec kola

round-over = Kolo { $number } končí, ukončuje ho { $name }
award-column = Vyhodnocuje se sloupec { $column } z { $count }
award-begin = Enter: vyhodnotit sloupce, a: všechny přeskočit
award-next = Enter: další krok, s: rovnou výsledek, a: přeskočit všechny sloupce
award-done = Enter: dál, a: přeskočit všechny sloupce
award-printed = Platí natištěné hodnoty.
award-numbers = Hodnoty jsou spočítané.
# $target: „Umění 4“.
award-wins = { $name } získává kartu { $target }
award-nobody = Kartu { $target } nezískává nikdo

## Konec hry

score-title = Konečné body: platí lepší způsob počítání
# $sum: „4 + 3 + 4 = 11“; a pod tím „2 × 15 − 1 = 29“.
score-points = Všechny body: { $sum }
score-domains = Nejlepší karty všech šesti oborů dvakrát: { $sum }
score-missing = Zdvojnásobit nelze, tyto obory chybějí: { $domains }
end-seed = Semínko bylo { $seed }, sůl { $salt }: SHA-256 textu „semínko:sůl“ je otisk ze začátku hry.
end-record = Záznam hry je v souboru { $path }. Takto ho ověříte nebo si ho znovu přehrajete:
