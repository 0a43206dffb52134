### Karty wpływu, dziedziny i rodzaje kart gry Kabale und Hiebe.
### Karta: nazwa, .acc (biernik) i .gen (dopełniacz) do zdań, .text mówi, co karta robi.

## Tylko liczba

card-king = Król
    .acc = Króla
    .gen = Króla
    .text = Liczy się za 20: to najwyższa wydrukowana liczba. Nie ma zdolności specjalnej i wystarczy jeden Czarodziej, by go usunąć.
card-queen = Królowa
    .acc = Królową
    .gen = Królowej
    .text = Liczy się za 16. Nie ma zdolności specjalnej, za to ma bardzo dobrą liczbę.
card-juliet = Julia
    .acc = Julię
    .gen = Julii
    .text = Liczy się za 14. Dopóki leży w kolumnie, Romeo jej koloru liczy się za 15 zamiast za 5.
card-alchemist = Alchemik
    .acc = Alchemika
    .gen = Alchemika
    .text = Liczy się za 8, a pod Alchemią za 12. Nie jest to zdolność specjalna, działa więc i obok Muszkieterów.
card-swordmaster = Fechtmistrz
    .acc = Fechtmistrza
    .gen = Fechtmistrza
    .text = Liczy się za 8, a pod Fechtunkiem za 12. Nie jest to zdolność specjalna, działa więc i obok Muszkieterów.
card-landowner = Pan na włościach
    .acc = Pana na włościach
    .gen = Pana na włościach
    .text = Liczy się za 8, a pod Uprawą roli za 12. Nie jest to zdolność specjalna, działa więc i obok Muszkieterów.
card-merchant = Handlarz
    .acc = Handlarza
    .gen = Handlarza
    .text = Liczy się za 8, a pod Handlem za 12. Nie jest to zdolność specjalna, działa więc i obok Muszkieterów.
card-cardinal = Kardynał
    .acc = Kardynała
    .gen = Kardynała
    .text = Liczy się za 8, a pod Religią za 12. Nie jest to zdolność specjalna, działa więc i obok Muszkieterów.
card-minstrel = Śpiewak
    .acc = Śpiewaka
    .gen = Śpiewaka
    .text = Liczy się za 8, a pod Muzyką za 12. Nie jest to zdolność specjalna, działa więc i obok Muszkieterów.

## Działają natychmiast po odkryciu

card-explorer = Odkrywca
    .acc = Odkrywcę
    .gen = Odkrywcy
    .text = Liczy się za 13. Po odkryciu przechodzi zakryty na dół najbliższej otwartej kolumny po prawej i odkrywa tam kartę nad sobą; najwyżej raz na turę (R2, R3).
card-assassin = Skrytobójca
    .acc = Skrytobójcę
    .gen = Skrytobójcy
    .text = Liczy się za 9½, poza zasięgiem Czarodzieja i Wiedźmy. Po odkryciu odsyła kartę, która go odkryła, na stos kart odrzuconych jej właściciela.
card-storm = Burza
    .acc = Burzę
    .gen = Burzy
    .text = Liczy się za 9. Po odkryciu zamyka kolumnę: nic już się do niej nie dokłada i uznaje się ją za wypełnioną.
card-cloak = Czapka-niewidka
    .acc = Czapkę-niewidkę
    .gen = Czapki-niewidki
    .text = Liczy się za 0. Po odkryciu jej właściciel może wsunąć pod nią zakrytą kartę z ręki, a wtedy od razu dobiera jedną (R13). Ukryta karta pozostaje tajna do końca rundy (R4).
card-traitor = Zdrajca
    .acc = Zdrajcę
    .gen = Zdrajcy
    .text = Liczy się za 10. Po odkryciu jego właściciel może zamienić kartę celu tej kolumny z kartą celu dowolnej innej, nawet wypełnionej lub zamkniętej.

## Działają przy rozstrzyganiu kolumny

card-musketeers = Muszkieterowie
    .acc = Muszkieterów
    .gen = Muszkieterów
    .text = Liczą się za 11. Żadna inna karta w kolumnie nie ma zdolności specjalnej, a obowiązują liczby wydrukowane. Profesja zachowuje swoje 12, Sobowtór nie ma liczby.
card-wizard = Czarodziej
    .acc = Czarodzieja
    .gen = Czarodzieja
    .text = Liczy się za 7. Jedyny Czarodziej w kolumnie usuwa każdą kartę z liczbą 10 lub większą (R6). Dwóch lub więcej znosi się nawzajem.
card-witch = Wiedźma
    .acc = Wiedźmę
    .gen = Wiedźmy
    .text = Liczy się za 1. Jedyna Wiedźma w kolumnie usuwa każdą kartę z liczbą 9 lub mniejszą, oprócz siebie (R6, R7). Dwie lub więcej znosi się nawzajem.
card-prince = Królewicz
    .acc = Królewicza
    .gen = Królewicza
    .text = Liczy się za 14. Jeśli w kolumnie wciąż leży też Paź tego samego koloru, para zdobywa kartę celu bez względu na sumy, chyba że leżą tam Muszkieterowie.
card-squire = Paź
    .acc = Pazia
    .gen = Pazia
    .text = Liczy się za 2. Jeśli w kolumnie wciąż leży też Królewicz tego samego koloru, para zdobywa kartę celu bez względu na sumy, chyba że leżą tam Muszkieterowie.
card-hermit = Eremita
    .acc = Eremitę
    .gen = Eremity
    .text = Liczy się za 12, minus 1 za każdą inną kartę w kolumnie, ale nie poniżej 0, chyba że przy stole gra się bez tego ograniczenia (R9).
card-little-giant = Mały Gigant
    .acc = Małego Giganta
    .gen = Małego Giganta
    .text = Liczy się za 2, plus 3 za każdą inną kartę w kolumnie.
card-double = Sobowtór
    .acc = Sobowtóra
    .gen = Sobowtóra
    .text = Przejmuje wydrukowaną (albo, jeśli tak ustalono przy stole, bieżącą) liczbę najbliższej karty, która pod nim została (inne Sobowtóry się pomija), ale nigdy zdolność specjalną (R8). Jeśli nic pod nim nie leży, nie ma liczby.
card-dragon = Smok
    .acc = Smoka
    .gen = Smoka
    .text = Liczy się za 11. Każda karta innych graczy w kolumnie traci 2, i to za każdego Smoka; żadna liczba nie spada jednak poniżej 0, chyba że przy stole gra się bez tego ograniczenia (R9).
card-romeo = Romeo
    .acc = Romea
    .gen = Romea
    .text = Liczy się za 5 albo za 15, jeśli w kolumnie leży Julia jego koloru.
card-beggar = Żebrak
    .acc = Żebraka
    .gen = Żebraka
    .text = Liczy się za 4. Kartę celu zdobywa gracz z najniższą sumą, a przy remisie ten, którego karta leży od niej najdalej. Królewicz i Paź i tak wygrywają.

## Dziedziny

domain-alchemy = Alchemia
    .under = pod Alchemią
domain-fencing = Fechtunek
    .under = pod Fechtunkiem
domain-farming = Uprawa roli
    .under = pod Uprawą roli
domain-trade = Handel
    .under = pod Handlem
domain-religion = Religia
    .under = pod Religią
domain-music = Muzyka
    .under = pod Muzyką

## Rodzaje kart

kind-plain = Karta zwykła
    .text = Nie ma zdolności specjalnej: liczy się tylko jej liczba, gdy kolumna jest rozstrzygana.
kind-now = Karta natychmiastowa
    .text = Działa od razu, gdy w trakcie rundy odkryje ją inna karta, a nigdy na końcu rundy.
kind-award = Karta działająca przy rozstrzyganiu
    .text = Jej zdolność działa na końcu rundy, gdy jej kolumna jest rozstrzygana.
