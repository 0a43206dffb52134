### Kabale v lobby.

kabale-lede = Šest kol dvorských pletich. Položte kartu lícem dolů, nehněte brvou a uvidíte, kdo bude nakonec králem.
