### Stoly, které stojí na samotném zařízení, bez serveru. Jména hráčů nelze skloňovat.

## Než se začne

device-laying = Stůl se chystá
device-loading = Stahuje se vše potřebné ke hře …
device-dealing = Karty se rozdají za chvilku …
device-bytes = { $loaded } z { $total } MB
device-once = Stahuje se jen jednou; potom to jde i bez sítě.

## Více lidí u jednoho zařízení

device-hand-over = Zařízení teď dostane { $name }
    .text = Všechny karty jsou zakryté. Dívat se teď má jen { $name }.
device-uncover = Tady { $name }: ukázat moje karty
device-bots-play = Hrají boti
    .text = Hra běží sama, dokud nebude na řadě někdo z vás.

## Co se může pokazit

device-restart = Spustit znovu
device-unknown = Tento stůl na tomto zařízení není
    .text = Stoly na zařízení zná jen ten prohlížeč, ve kterém byly prostřeny. Pokud byla jeho data smazána, jsou pryč.
device-failed-no-wasm = Tento prohlížeč sám hrát neumí.
    .text = Chybí mu WebAssembly, nebo je vypnutý. Novější prohlížeč to umí; stůl na serveru funguje i tady.
device-failed-fetch = Nepodařilo se stáhnout, co je ke hře potřeba.
    .text = Připojte se jednou k síti; potom to půjde i bez ní.
device-failed-storage = Tento prohlížeč nedovolí nic uložit.
    .text = V anonymním okně nebo se zakázaným úložištěm by se hra ztratila. Otevřete běžné okno, nebo ukládání této stránce povolte.
device-failed-other-tab = Hry tohoto zařízení jsou otevřené v jiné kartě.
    .text = Pokračujte tam; nebo tu kartu zavřete a spusťte hru znovu zde. Nic se neztratilo.
device-failed-broken = Hra na tomto zařízení se nerozběhla.
    .text = Vaše hry jsou uložené. Zkuste to spustit znovu; pokud se to opakuje, načtěte stránku znovu.
device-failed-closed = Prohlížeč ukončil to, co tu hraje.
    .text = Nic se neztratilo: každý tah je uložený. Spusťte to znovu a pokračujte.
device-trouble-storage-full = Úložiště zařízení je plné: nové tahy nelze uložit. Uvolněte trochu místa a pokračujte.
device-trouble-storage-lost = Prohlížeč už neukládá, co se tu hraje. Stáhněte si záznamy, na kterých vám záleží.
device-trouble-thinker = Boti museli začít přemýšlet znovu. Hra běží sama dál.

## Hra v odkazu

carried-broken = V tomto odkazu není celá hra
    .text = Kus se cestou ztratil. Poproste o něj znovu, nebo o záznam v souboru.
