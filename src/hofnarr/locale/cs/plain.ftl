### Hra bez vlastní podoby, v terminálu i v prohlížeči: vypráví se texty této hry.

plain-choose = Vaše volba, jejím číslem (? pro nápovědu)
plain-help = Napište číslo volby. Nebo: pomoc, stůl (ukáže ho znovu), průběh (co se stalo), uložit (uloží hru, hraje se dál), konec (uloží hru a odejde).
# Příkazy z plain-help ve stejném pořadí, jak se tu píší.
plain-commands = pomoc stůl průběh uložit konec
plain-unknown = „{ $typed }“ není na výběr: čísla jdou od 1 do { $count }.
plain-your-turn = Jste na tahu
plain-turn = Rozhoduje { $name }
plain-over = Hra skončila
plain-won = Vítěz: { $names }.
plain-shared = O vítězství se dělí: { $names }.
plain-choices = Co můžete udělat
plain-table = Stůl
plain-variant = Varianta
