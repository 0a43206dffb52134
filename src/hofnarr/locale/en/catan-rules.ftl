### The rules page of the Catan card game, in reading order. The rulings stand in catan-rulings.ftl.

catan-rules-title = The rules of the Catan card game for two
catan-rules-unofficial = Hofnarr is an unofficial project by fans; the names of the game and of its cards belong to their owners.

catan-rules-words = Words
    .body =
        The Catan card game is a game by Klaus Teuber for two players (1996). These pages hold for the base set and the theme sets Knights & Merchants, Politics & Intrigue and Barbarians & Traders, by the rules as revised in 2003. What each card does is told with the card; these pages give the frame.

        • The active player is the one whose turn it is, also called the roller. The other is passive.
        • A round is one turn of each player.
        • A foreign card lies in the opponent’s principality: the host is the player in whose principality it lies, the owner the one who built it.
        • “Stack” means a draw stack of expansion and action cards, unless another pile is named.
        • To border means to touch as the section on the principality says.

        Where the sources are silent or contradict each other, a numbered ruling decides, (C1) to (C129). Each can be looked up under its number.

catan-rules-modes = Game modes
    .body =
        • Base game: the base set alone, its 62 cards in 5 stacks. The target is 12 victory points.
        • Extended game: the base set and one theme set, in 4 base stacks and 2 theme stacks. The target is 13 victory points.
        • Combined game: the base set and two or three theme sets, to 13 victory points.
        • Tournament game: each player has a deck of their own, to 13 victory points.

        The changes of 2003 hold in every mode: the Spy takes only units or action cards, Civil War hits only knights and trade fleets, cards have classes, the 7-point rule governs action cards, brigands are silent in the first two rounds, and a card is exchanged from the stack it is put under.

        If you want to get to know the theme sets one by one, begin with Knights & Merchants, then Politics & Intrigue, then Barbarians & Traders.

catan-rules-components = Components
    .body =
        • Six resources: brick, grain, lumber, ore, wool and gold. There are no pieces for them: a region card stores 0 to 3 of its own resource and is turned to show how many. The bank never runs out.
        • 23 regions, 12 to start with and 11 in the region stack, each with a resource and a die number from 1 to 6.
        • Centre cards: roads, settlements and cities, with open supplies of 7, 5 and 7 besides the start cards, and the Metropolis (Politics & Intrigue).
        • Expansion cards: settlement expansions (green, on any site), city expansions (red, on sites of a city only), landscape expansions (brown) and road expansions. Each is a building or a unit. Units are knights, fleets, trade fleets and others. Where a text says “fleet” without “trade”, it means both.
        • Action cards, which are attack, neutral or defence, and event cards.
        • A production die from 1 to 6 and an event die with the faces brigand, windmill, tournament, sun, “?” and “?” (C9).
        • The knight token and the windmill token, each worth 1 victory point to its holder.

        The die numbers of the regions (C1):

        • Player A starts with fields 1, mountains 2, pasture 3, forest 4, hills 5, gold field 6.
        • Player B starts with fields 2, mountains 3, pasture 4, forest 5, hills 6, gold field 1.
        • In the stack: fields 3 and 4, mountains 4 and 5, pasture 5 and 6, forest 1 and 6, hills 1 and 2, gold field 3.

catan-rules-setup = Set-up
    .body =
        1. Each player lays a road with a settlement at either end and the six start regions, each holding 1 resource, on the six corner places in any order (C2). Both start with 2 victory points; nobody holds a token.
        2. The common row: event deck (face down), region stack (face down), roads, settlements, cities, draw stacks (face down).
        3. Base game: shuffle the 62 expansion and action cards into 5 stacks of nearly equal size (C7).
        4. Extended game: take out the excluded cards and lay out the open ones, the display (C5, C44). Shuffle the remaining base cards into 4 stacks, the remaining theme cards into 2 stacks and the events of the theme set into the event deck.
        5. The start player is decided by die (C3), picks a stack, looks through it without changing its order and takes exactly 3 cards. Then the other does the same with a different stack (C4).

        What the theme sets change in the extended game:

        • Knights & Merchants (30 cards): 2 Inquisition are excluded, there is no display. 62 base cards in 4 stacks, 25 theme cards in 2 stacks, 13 events.
        • Politics & Intrigue (29 cards, C6): nothing is excluded; the display is 2 Church and 2 Town Hall. 58 base cards in 4 stacks, 26 theme cards in 2 stacks, 13 events.
        • Barbarians & Traders (40 cards): 2 Witch Coven are excluded; the display is 2 Harbor and 2 Triumphal Arch. 61 base cards in 4 stacks, 30 theme cards in 2 stacks, 15 events.

catan-rules-principality = The principality
    .body =
        The axis is a row of centre cards: roads alternate with settlements, cities or the metropolis. At the start it is one road with a settlement on either side. The regions stand above and below the roads, and above and below the places where a further road could lie: one upper and one lower region in each such column.

        • A settlement borders the four regions at its corners. A region between two settlements borders both.
        • A settlement has one expansion site above and one below, a city or metropolis two above and two below. One card per site.
        • A card on an upper site borders the two upper regions of its settlement, a card on a lower site the two lower ones. The two sites above a city are equal, so are the two below.
        • Cards never move unless an effect says so. Equal sites may be swapped for display only.
    .figure =
            ( )                     ( )                     ( )
                       site 2                  site 2
           region      site 1      region      site 1      region
                     settlement     road     settlement
           region      site 1      region      site 1      region
                       site 2                  site 2
            ( )                     ( )                     ( )
        ( ) outer slot; site 2: in a city only

catan-rules-outer = Outer slots
    .body =
        Each region has one outer slot, on the side away from the axis. It takes either one landscape expansion or, if the region borders your own metropolis, one unit, but never both (C33). A card there borders that one region only.

        • A landscape expansion needs a region of the type named on the card with a free outer slot.
        • The outer slots of the metropolis’ four regions are its metropolis sites. Any unit, green or red, may stand there. It belongs to the metropolis and to no other settlement or city at the same region.

catan-rules-roads = Roads
    .body =
        A road lies at either end of the axis next to a settlement, city or metropolis; there are never two roads in a row.

        A road expansion lies on a road, one per road, also on a road with an open end (C34).

catan-rules-center = Centre cards
    .body =
        A city covers a settlement, the metropolis a city; covered cards do not return to the supply. Centre cards are never removed, moved, burnt or taken.

        When a supply is empty, cards of that kind can no longer be built by either player.

catan-rules-foreign = Foreign cards
    .body =
        Bordello, Trading Branch and Barbarian Stronghold are built by their owner in the opponent’s principality. They take up a free place of the right kind there and belong to their owner; the host cannot remove them but may attack them like any other building of the opponent (Arsonist). The owner cannot withdraw them (C36).

        Trading Branch and Barbarian Stronghold are discarded automatically at their threshold (C35). Flavo is not a foreign card: he changes owner.

catan-rules-turn = A turn
    .body =
        1. Start of the turn. A Residence of the Paper Merchants with 3 paper brings its owner 1 resource. Then the Alchemist may be played.
        2. Dice. Both dice are rolled (C10), and the event die is resolved completely. Reactions: Doctor, Sigmund.
        3. Production. The regions of both players with the rolled number yield, then Trading Branches, then the Church Domain of the active player.
        4. Action phase. The active player does as many actions as they like, in any order: building, trading, removing, card powers and action cards. Reactions: Bishop, Herb Woman, Sigmund, Watchtower, the answer to an offer.
        5. Hand phase. The hand is brought to its limit or one card is exchanged; Holy Site.
        6. End of the turn. What holds once per turn, Christopher and the count of action cards end, and the dice pass to the other player.

        Both players produce in every turn, after every face of the event die. Between the dice and the action phase nothing is built, traded or played except reactions. The passive player acts only through reactions and required choices.

catan-rules-event-die = The event die
    .body =
        The effects concern both players. Where both must choose, the roller comes first (C12).

        • Brigand: the Brigand Attack. Ignored in the first two rounds (C11). Each player counts all their resources except those on regions bordering a Garrison of their own. Whoever has more than 7 (with a Court: more than 10) loses all ore and all wool on every region, protected ones too. Then Baroc pays (C15).
        • Windmill: the holder of the windmill token takes 1 resource of choice from the opponent (2 with a Bank). Without room nothing is taken and nothing is lost. No holder: nothing happens.
        • Tournament: whoever has strictly more tournament points gains 1 resource of choice; a tie pays nobody. Then Flavo acts (C16).
        • Sun: each player gains 1 resource of choice, or 3 with a Treasure Fleet (C76). Toll Station, Privateer Fleet and Palace act too, in the order of (C13).
        • “?”: the top event card is turned, resolved and put face down under the event deck (Year End: the whole deck is shuffled). Then the roller’s Dogmas are discarded, then the Church Domain of the roller’s opponent fails (C14).

catan-rules-production = Production
    .body =
        A region whose number is rolled gains 1 resource. Each different doubling title that borders it and fits (its mill, the Commodity Exchange) doubles this amount; after that each bordering House of the Republic adds 3. The stock never exceeds 3 (C21).

        A Colonial Base at that region gains 1 gold. A Trading Branch that borders it gives its owner 1 of that resource from the bank.

catan-rules-storing = Storing and paying
    .body =
        • A gained resource goes to a region of its type with room; among several the receiver chooses. What finds no room is lost and cannot be put elsewhere. Paid resources come from any of the payer’s regions of the type; the payer chooses (C19, C20).
        • A “resource of choice” may always be gold (C18).
        • Goods on residences are not resources; gold on a Colonial Base is one (C22).

catan-rules-actions = Actions
    .body =
        In the action phase the active player may, without action cards:

        1. Build a centre card. Road: 2 brick, 1 lumber. Settlement: 1 brick, 1 grain, 1 lumber, 1 wool; it brings two new empty regions (C32, or Scout). City: 2 grain, 3 ore. Metropolis: from hand, free.
        2. Build an expansion from hand: pay, meet its requirements, its condition and its limit, and choose a free place. It may be built in the turn in which it was drawn, if it was drawn before the hand phase. Requirements are checked at this moment only (C46). Discounts: (C37).
        3. Buy from the display: the same, but the card comes from the open row (C44).
        4. Trade with the bank: give n of one type and receive 1 of another. n is 3; 2 with the fleet of that type; 2 for resources next to a Large Trade Fleet (C30); 1 for gold with a Mint; 1 for the types of one’s fleets after Christopher. Residences and the opposing Merchant Company react to each trade (C25). A resource is never traded for its own type (C27).
        5. Trade with the opponent: any resources against any resources; both agree, both have room (C31).
        6. Remove an expansion of one’s own from one’s own principality: free, to the discard pile (cards of the display: back to the display). Nothing is refunded, and the card never goes to hand or under a stack. The place may be built on in the same turn. A Dogma on the card goes to the discard pile of its player, as it does whenever its building leaves (Arsonist, Raid).
        7. Use card powers: turn the Brewery (1 gold, once), exchange at the Residence of the Cloth Merchants with 3 cloth (once), draw with the Scriptorium (once), sell action cards through a Secret Brotherhood, use Sven.
        8. Lift a Church Curse for 3 gold (also in the hand phase).

catan-rules-action-cards = Action cards
    .body =
        Action cards are free to play.

        • The 7-point rule: attack and neutral cards may be played only after the two players together have once had at least 7 victory points; from then on for the rest of the game, even if the sum falls (C52). Defence cards may be played from the start.
        • They are played in the action phase, except the Alchemist (start of the turn), the Scout (while building a settlement) and reactions.
        • Two Alchemists, two Bishops and the like are never combined at one opportunity.
        • A card may be played only if what it requires stands, its condition holds and it can have an effect (C53). A building that is gone or under Dogma does not count.
        • Each copy is played at most once per turn (C56).

        The order of every play (C54):

        1. Announce the card.
        2. Pay the surcharge of a Barbarian Stronghold.
        3. The opponent’s Archdiocese gains its gold.
        4. Reactions.
        5. The effect.
        6. The card goes to the discard pile; Dogma and Church Curse stay in play instead.

catan-rules-duel = Duels
    .body =
        Arsonist, Black Knight and Brigands are duels.

        1. The attacker plays the card without naming a target.
        2. The defender may answer with one Bishop (against Arsonist and Brigands) or one Herb Woman (against the Black Knight).
        3. The attacker rolls the production die: success on 1 to 5, against a counter card on 1 and 2 only.
        4. On success the attacker chooses a card or resources of the defender, on failure the defender chooses among the attacker’s. Immune cards can be chosen on neither side; where there is nothing to choose, nothing happens (C55).

        A returned card goes to its owner’s hand (cards of the display: C44).

catan-rules-reactions = Reactions
    .body =
        • The opponent plays Arsonist or Brigands: the passive player may play a Bishop. The attack then succeeds only on 1 and 2.
        • The opponent plays a Black Knight: the passive player may play a Herb Woman. The attack then succeeds only on 1 and 2.
        • The opponent plays a Spy: a Watchtower of the passive player rolls by itself; on 1 and 2 the Spy fails.
        • Plague is revealed: both players, roller first, may play the Doctor. Their own regions lose nothing.
        • Civil War is revealed: both players, roller first, may play Sigmund. Their own trade fleets cannot be chosen.
        • The opponent builds a Privateer Fleet: the passive player may play Sigmund. Their own trade fleets cannot be chosen.
        • The opponent plays any action card, in either turn: an Archdiocese gains 1 gold by itself.
        • The opponent trades with the bank: a Merchant Company gains 1 resource of the type given, by itself.

        There is no reaction to a reaction. When a player is asked: (C80).

catan-rules-immunities = Immunities at a glance
    .body =
        These cannot be chosen:

        • By the Arsonist: Archdiocese, Triumphal Arch.
        • By the Black Knight: Walther; knights with a printed cost of 3 or more of a player with an Order Castle.
        • By Imelda and Bribery: Johanna; knights with a printed cost of 3 or more of a player with an Order Castle.
        • In Civil War: units of a city with a Church or a copied Church; trade fleets of the Flagship’s city; knights with a printed cost of 3 or more of a player with an Order Castle; trade fleets under Sigmund; all units that are neither knight nor trade fleet.
        • By the Privateer Fleet: the Flagship and the trade fleets of its city; trade fleets under Sigmund.
        • By the Spy: buildings, Metropolis.
        • By Plague: regions around a Bath House; all regions with an Aqueduct or the Doctor.
        • In a Raid: units and centre cards. Every building may be named.

catan-rules-hand = The hand
    .body =
        The hand limit is 3, and 1 more for each Abbey, 1 for each Library or copied Library, 2 for the Theater and 1 for the Merchant Company. A Library under Dogma does not count.

        The active player may exceed the limit until the hand phase, except in Civil War (C85) and with the Palace (C75). The passive player puts surplus cards under stacks at once (C85).

        In the hand phase the number of cards in hand at its beginning decides:

        1. More than the limit: put the surplus face down under stacks of your choice, card by card.
        2. Fewer than the limit: draw until the limit is reached; this is not optional (C81). Each card is either the top card of any stack, free of charge, or comes from a search: first pay any 2 resources (1 with a Town Hall), then look through one stack, take 1 card of your choice and leave the order. A searched stack must give a card. For each missing card you may search anew.
        3. At or above the limit: after step 1 you may exchange one card. Put it under a stack and take a new one from the same stack, the top card or by a paid search (C82).
        4. Holy Site: once, directly after a card was drawn in this phase (C83).

        Empty stacks stay places and may receive cards (C86). No card drawn in the hand phase can be used before your next turn, except as a reaction.

catan-rules-points = Points and tokens
    .body =
        • Strength: the knights (as printed, 1 more each with a Smithy, 1 less each with an opposing Bordello, at least 0, C48), the Peasant Army and the Brewery. The knight token goes to whoever has strictly more strength than the opponent; there is no minimum.
        • Commerce: the printed commerce points, 1 more for each trade fleet and Harbor, the doubling of the Larger Harbor, and the Brewery. The windmill token goes to whoever has strictly more commerce points and at least one city or metropolis. If the leader has no city, nobody holds it.
        • Tournament: the knights, 1 more each with Tournament Grounds.
        • A tie returns a token to the middle. Tokens follow the points without delay (C88).
        • Victory points: settlement 1, city 2, metropolis 2 (C43), each token 1, the points of buildings that are not under Dogma, and the level of the Triumphal Arch.

catan-rules-victory = Victory
    .body =
        Base game: with 12 victory points you win, but only in your own turn.

        Extended, combined and tournament game: with 13 victory points either player wins, after every completed step. If both have 13 or more, the one with more points wins, and on equal points the active player (C87).

        After 150 rounds without a winner the points decide (C89).

catan-rules-combined = Several theme sets together
    .body =
        The booklet lays down no rules for this. It advises about 40 additional cards at most, and care that cards get what they require. We do it like this (C90, C91, C92):

        • The display is that of all chosen sets together; excluded cards stay out.
        • All theme events join the event deck.
        • The base cards form 4 stacks as before.
        • From all remaining theme cards 40 are drawn by lot; the rest leave the game. They form 3 stacks with two theme sets, 4 stacks with three.
        • A table may choose to use all theme cards instead of 40.

catan-rules-tournament = The tournament game
    .body =
        It is known that each player owns a base set and at least one theme set and plays with a deck of their own; that only one base set supplies start cards, regions and centre cards; that each player has four private stacks and a discard pile of their own and adds four events of their choice to the common event deck; that the deck of 1997 had 33 cards, limited only by the copies owned; that the Inquisition is allowed; that two Metropolis cards may be in a deck, though only one may be built; and that two Harbors give 2 more per trade fleet. The rest is reconstructed.

        1. Deck: exactly 33 expansion, action and Metropolis cards, at most the copies of one base set and the chosen theme sets (C93). They are shuffled and dealt into stacks of 9, 8, 8 and 8. The first hand is 3 cards from one stack of your own.
        2. Event deck: Year End, Civil War, Plague and four cards chosen secretly by each player, 11 cards in all (C94).
        3. There is no display: Church, Town Hall, Harbor and Triumphal Arch come from the deck; one Triumphal Arch per principality.
        4. A player draws and searches only in stacks of their own and puts cards only under these. Discards go to the pile of the player who played or lost the card, cards taken from the opponent included. Foreign cards go to the host’s pile when their threshold removes them, a Church Curse to the victim’s pile, a Dogma to that of its player.
        5. What effects refer to (C95): Conflict puts the cards under the victim’s stacks. Master Builder: each player one of their own stacks. Imelda: under a stack of the knight’s present owner. Church Curse: a stack or the pile of the opponent. Diplomat: one pile of either player. Palace and Sigmund: one’s own pile. Ancient Knowledge: the opponent’s pile. Good Neighbors: all eight stacks.
        6. Inquisition: the opponent shuffles hand and unclosed stacks, deals as many new stacks as were mixed, and draws as many cards as before, top cards of these stacks in any mix.
        7. The Witch Coven cannot be built with these sets (C96). Everything else is as in the extended game.

catan-rules-limits = Limits
    .body =
        You may own several copies of a card unless the card or the display says otherwise (C51).

        Once in each of your own turns: turning the Brewery, the exchange of the Cloth Merchants, the Scriptorium, each copy of an action card. A building that is burnt and rebuilt in the same turn is fresh again.

catan-rules-reconstructed = Reconstructed values
    .body =
        Of some cards of the theme sets the printed cost, points or number of copies is not known. Such values are our own choice and are marked as reconstructed; the reason is given with the card. Names for which no printed form is known in a language are marked as working names.

        Whoever owns the cards can replace our values with the printed ones in a card file of their own: --cards my.yaml.

catan-rules-knowledge = What each player knows
    .body =
        • Known to both: principalities, stocks, goods, tokens, display, supplies, discard pile, and the number of cards in hands and stacks.
        • A hand is known to its holder; the whole hand also, at that moment, to whoever plays a Spy or wins a Conflict.
        • The order of a stack is known to nobody at first. Whoever has looked through a stack (first hand, search, Master Builder, Chancellor, Archivist) knows contents and order until it is shuffled, and so also what the opponent later draws from its top and what a search can offer.
        • A card taken by search, draw, Spy or Chancellor is known to the taker; the victim of a Spy also knows what is gone.
        • A card put face down under a stack is known to whoever put it there; in a Conflict to both. Imelda’s knight and a failed Church Domain are public. Whoever searches the stack later sees the card.
        • A top card turned by Good Neighbors is known to both.
        • The order of the event deck is unknown until it has been gone through once; cards go under it openly, so after a full pass without Year End the order is public. Year End makes it unknown again.
        • Which cards are in the region stack is public by elimination, their order is hidden. A Scout shuffles it.
        • A card taken back to hand (duel, Raid, Civil War) or taken from the discard pile or the display is public until it could have left the hand unseen.
        • Cards removed in the combined game are known to nobody, a tournament deck only to its owner.

        A table may show only what is public now or keep a full memory for each player; both are fair, because a perfect memory is allowed. A computer player gets only its own knowledge.

catan-rules-choices = Who chooses what
    .body =
        • At set-up each player chooses the places of the start regions, a stack and 3 cards of it; in the tournament game also the deck, four events and the stack for the first hand.
        • Whoever gains resources of choice names type and storing region one by one and may take fewer (C100). With a fixed type only the storing region is chosen.
        • Whoever takes from the opponent (windmill, Merchant, Sven, Brigands, Spice Caravan) names type and opposing region one by one and where to store it; fewer are allowed, at least 1 where stated. Merchant and Sven then choose what is given.
        • Whoever loses (Superstition, Begging Monk) chooses types and regions; in a Wedding only the regions, if not all gold goes.
        • Whoever pays chooses the regions, what a discount leaves out and what “any resources” are.
        • In Civil War each player picks the opposing unit. The holder of the knight token picks the cards and the stack in a Conflict and the buildings in a Raid.
        • The winner of a duel chooses knight, building or resources; the winner of an Invasion or Campaign chooses Arch point or resources.
        • In a Lucky Trade Voyage each player chooses the fleet, the side of a Large Trade Fleet and the amount.
        • The owner chooses the stack when a Church Domain fails or a knight falls to Imelda, the new target of a Secret Society, and whether to pay for the Palace. Who had Flavo chooses the site he moves to.
        • The builder chooses the side of the Brewery, the target of a Secret Society and the victim of a Privateer Fleet.
        • Reactions, card powers, offers, exchange and Holy Site may be declined.
