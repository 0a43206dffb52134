### Jak se naučit hru v prohlížeči: co mají stránky pravidel, karet a prvních her všech her společné.

## Mezi stránkami

guide-nav = Naučit se
guide-tutorial = První hra
guide-rules = Pravidla
guide-cards = Karty
guide-lab = Laboratoř
guide-search = Hledat
    .clear = Vymazat hledání
guide-found =
    { $count ->
        [0] Nic nenalezeno
        [one] Nalezeno: { $count }
        [few] Nalezeno: { $count }
       *[other] Nalezeno: { $count }
    }
guide-nothing = Všechna tato slova pohromadě tu nikde nejsou. Méně slov najde víc.
guide-offline = Pravidla, karty i první hra fungují po otevření i bez připojení.

## Stránky pravidel

book-contents = Obsah
book-part-rulings = Výklady
book-rulings-about = Kde si pravidla odporují nebo mlčí, hraje se v tomto domě takto.
book-why = Proč:
book-cards = Týká se karet:
book-link = Odkaz na tuto část

## Stránky karet

deck-kind = Zobrazit
deck-kind-all = Všechny
deck-link = Odkaz na tuto kartu

## První hry

tutorial-fool = Šašek
tutorial-step = Krok { $step } z { $steps }
tutorial-part = Část
tutorial-skip-part = Přeskočit část
tutorial-next = Dál
tutorial-back = Zpět
tutorial-skip = Přeskočit
tutorial-restart = Od začátku
tutorial-watch = Sledujte …
tutorial-resumed = Vítejte zpátky. Skončili jsme tady.
tutorial-play = Hrát proti botům
