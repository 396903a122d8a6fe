//! What each helper does, in one line, in the order of their numbers. That some work once a round only is a mark of its
//! own on the card and not said here; when they work is said where it is not plain from what they do.

use la_granja::Card;

use crate::i18n::{Held, Language, held};

/// What it does.
pub(crate) fn helper_line(language: Language, card: Card) -> &'static str {
    language.of(LINES[usize::from(card.number() - 1)])
}

#[rustfmt::skip]
static LINES: [Held; Card::COUNT] = held([
    // 1 Chef
    ["Paid upgrades cost you 1 silver less.", "Vos transformations payées coûtent 1 réal de moins.", "Bezahlte Aufwertungen kosten dich 1 Silber weniger."],
    // 2 Negotiator
    ["1 VP for each marker of yours that is removed from the market.", "1 PV pour chacun de vos pions retiré du marché.", "1 SP für jeden deiner Marker, der vom Markt entfernt wird."],
    // 3 Porter
    ["After an option of your die 2 or 6, take another of its options too.", "Après une option de votre dé 2 ou 6, recevez-en une autre en plus.", "Nach einer Möglichkeit deines Würfels 2 oder 6 nimm noch eine andere dazu."],
    // 4 Farm Worker
    ["Pay 1 VP: play a card; an extension still costs its goods.", "Payez 1 PV\u{a0}: jouez une carte\u{202f}; une extension coûte toujours ses marchandises.", "Zahle 1 SP: Spiele eine Karte aus; eine Erweiterung kostet weiterhin ihre Güter."],
    // 5 Village Elder
    ["Before the roll mark a space: the last die there is yours alone, as your 1st or 2nd.", "Avant le lancer, marquez une case\u{a0}: son dernier dé vous est réservé comme 1er ou 2e dé.", "Markiere vor dem Wurf ein Feld: Den letzten Würfel dort darfst nur du als 1. oder 2. nehmen."],
    // 6 Merchant
    ["After choosing a die pay 1 VP: also the revenue of the space with the round’s number.", "Après le choix d’un dé, payez 1 PV\u{a0}: recevez aussi le revenu de la case du numéro du tour.", "Nach deiner Würfelwahl zahle 1 SP: Du bekommst auch den Ertrag des Felds mit der Rundenzahl."],
    // 7 Market Woman
    ["A barrow you complete is scored but stays, empty.", "Une charrette livrée compte mais reste en place, vide.", "Ein voller Karren wird gewertet, bleibt aber leer liegen."],
    // 8 Roofer
    ["Roof tiles cost you 1 silver less.", "Les tuiles Toit vous coûtent 1 réal de moins.", "Dachmarker kosten dich 1 Silber weniger."],
    // 9 Peon
    ["After choosing a die pay 1 VP: take its revenue again.", "Après le choix d’un dé, payez 1 PV\u{a0}: recevez son revenu une deuxième fois.", "Nach deiner Würfelwahl zahle 1 SP: Du bekommst seinen Ertrag noch einmal."],
    // 10 Migrant Labourer
    ["Before you take a die, turn one to a face of your choice.", "Avant de prendre un dé, tournez-en un sur la face de votre choix.", "Bevor du einen Würfel nimmst, drehe einen auf eine Seite deiner Wahl."],
    // 11 Stable Boy
    ["Room for 1 pig; 1 silver for each pig that comes, piglets aside.", "Place pour 1 cochon\u{202f}; 1 réal pour chaque cochon qui arrive, sauf les naissances.", "Platz für 1 Schwein; 1 Silber für jedes Schwein, das kommt, außer Ferkeln."],
    // 12 Foreman
    ["Before the roll name a space: 1 silver each time a rival uses a die there.", "Avant le lancer, nommez une case\u{a0}: 1 réal chaque fois qu’un adversaire y utilise un dé.", "Nenne vor dem Wurf ein Feld: 1 Silber, sooft ein Gegner dort einen Würfel nutzt."],
    // 13 Cartwright
    ["When you complete a barrow, play a card at once, as a barrow only.", "Quand vous livrez une charrette, jouez aussitôt une carte, en charrette seulement.", "Ist ein Karren voll, spiele sofort eine Karte aus, nur als Karren."],
    // 14 Carter
    ["After you complete a barrow, 1 more free delivery.", "Après une charrette livrée, 1 livraison gratuite de plus.", "Nach einem vollen Karren 1 kostenlose Lieferung mehr."],
    // 15 Innkeeper
    ["Pay 1 silver: 1 siesta step, before the new order.", "Payez 1 réal\u{a0}: 1 case de Siesta, avant le nouvel ordre.", "Zahle 1 Silber: 1 Siestaschritt, vor der neuen Reihenfolge."],
    // 16 Town Crier
    ["At scoring 1 VP if nobody has more markers on the market.", "Au décompte, 1 PV si personne n’a plus de pions au marché.", "Bei der Wertung 1 SP, wenn niemand mehr Marker auf dem Markt hat."],
    // 17 Broker
    ["Spend a commodity for two different actions instead of one.", "Une marchandise commerciale vaut deux actions différentes au lieu d’une.", "Eine Handelsware bringt zwei verschiedene Aktionen statt einer."],
    // 18 Steward
    ["In step 1 of the farm phase pay 1 silver: play one more card.", "À l’étape 1 de la phase Ferme, payez 1 réal\u{a0}: jouez une carte de plus.", "In Schritt 1 der Hofphase zahle 1 Silber: Spiele eine Karte mehr aus."],
    // 19 Donkey Handler
    ["One more paid delivery; it still costs 1 silver.", "Une livraison supplémentaire de plus\u{202f}; elle coûte toujours 1 réal.", "Eine Zusatzlieferung mehr; sie kostet weiterhin 1 Silber."],
    // 20 Thatcher
    ["Food, wine and meat pay for roof tiles, 3 silver each, without change.", "Nourriture, vin et viande paient les tuiles Toit, 3 réaux chacun, sans rendu.", "Nahrung, Wein und Fleisch zahlen Dachmarker, je 3 Silber, ohne Wechselgeld."],
    // 21 Miller
    ["Move a harvest good from a field into its store.", "Déplacez une marchandise primaire d’un champ dans son entrepôt.", "Bringe ein Erntegut von einem Feld in sein Lager."],
    // 22 Farm Girl
    ["Your hand limit is 2 higher.", "Votre limite de main augmente de 2.", "Dein Handkartenlimit ist um 2 höher."],
    // 23 Farm Servant
    ["One free upgrade.", "Une transformation gratuite.", "Eine kostenlose Aufwertung."],
    // 24 Muleteer
    ["All your paid deliveries of a round together cost 1 silver.", "Toutes vos livraisons supplémentaires d’un tour coûtent ensemble 1 réal.", "Alle deine Zusatzlieferungen einer Runde kosten zusammen 1 Silber."],
    // 25 Tenant
    ["Hold a die: a rival who takes it gives you 1 harvest good or 1 silver.", "Retenez un dé\u{a0}: l’adversaire qui le prend vous donne 1 marchandise primaire ou 1 réal.", "Halte einen Würfel fest: Nimmt ihn ein Gegner, gibt er dir 1 Erntegut oder 1 Silber."],
    // 26 Day Labourer
    ["After your 2nd die draw a card.", "Après votre 2e dé, piochez une carte.", "Nach deinem 2. Würfel ziehe eine Karte."],
    // 27 Herdsman
    ["1 silver for the pig of space 1 and each siesta step of space 5.", "1 réal pour le cochon de la case 1 et pour chaque case de Siesta de la case 5.", "1 Silber für das Schwein von Feld 1 und jeden Siestaschritt von Feld 5."],
    // 28 Harvester
    ["If space 2 or 3 gives you harvest goods, 1 more.", "Si la case 2 ou 3 vous donne des marchandises primaires, 1 de plus.", "Bringt dir Feld 2 oder 3 Erntegüter, eines mehr."],
    // 29 Stallkeeper
    ["Move one of your markers to an empty space next to it; nothing is removed.", "Déplacez un de vos pions sur une case voisine vide\u{202f}; rien n’est retiré.", "Versetze einen deiner Marker auf ein leeres Nachbarfeld; nichts wird entfernt."],
    // 30 Messenger
    ["2 silver if you play a card with space 2 or deliver with space 6.", "2 réaux si vous jouez une carte par la case 2 ou livrez par la case 6.", "2 Silber, wenn du mit Feld 2 eine Karte ausspielst oder mit Feld 6 lieferst."],
    // 31 Grandmother
    ["Your hand limit is 1 higher; draw a card when you play her.", "Votre limite de main augmente de 1\u{202f}; piochez une carte en la jouant.", "Dein Handkartenlimit ist um 1 höher; ziehe eine Karte, wenn du sie ausspielst."],
    // 32 Ploughman
    ["Your fields grow up to two goods each.", "Chacun de vos champs porte jusqu’à deux marchandises.", "Auf jedem deiner Felder wachsen bis zu zwei Güter."],
    // 33 Smuggler
    ["In the transport phase give a resource from its store for 1 VP.", "En phase Transport, cédez une ressource d’un entrepôt pour 1 PV.", "Gib in der Transportphase eine Ressource aus dem Lager für 1 SP ab."],
    // 34 Gleaner
    ["After the fields grow, take a harvest good you have no field for.", "Après la pousse, recevez une marchandise primaire dont vous n’avez pas de champ.", "Nach dem Wachstum nimm ein Erntegut, für das du kein Feld hast."],
    // 35 Agricultural Labourer
    ["You may sell harvest goods straight from your fields.", "Vous pouvez vendre directement depuis vos champs.", "Du darfst Erntegüter direkt von deinen Feldern verkaufen."],
    // 36 Cooper
    ["Upgrade a grape to wine for free.", "Transformez un raisin en vin gratuitement.", "Werte eine Traube kostenlos zu Wein auf."],
    // 37 Swine Dealer
    ["In the farm phase pay 2 silver: take a pig.", "En phase Ferme, payez 2 réaux\u{a0}: recevez un cochon.", "Zahle in der Hofphase 2 Silber: Nimm ein Schwein."],
    // 38 Pedlar
    ["Pay 3 silver: take a trade commodity.", "Payez 3 réaux\u{a0}: recevez une marchandise commerciale.", "Zahle 3 Silber: Nimm eine Handelsware."],
    // 39 Barn Builder
    ["Room for one more roof tile, for 3 VP; then this helper stays.", "Place pour une tuile Toit de plus, pour 3 PV\u{202f}; ensuite cet assistant reste.", "Platz für einen weiteren Dachmarker, für 3 SP; danach bleibt dieser Helfer."],
    // 40 Woodcutter
    ["In step 1 of the farm phase discard a card: 1 silver.", "À l’étape 1 de la phase Ferme, défaussez une carte\u{a0}: 1 réal.", "Wirf in Schritt 1 der Hofphase eine Karte ab: 1 Silber."],
    // 41 Mason
    ["Extensions can be paid with goods of the same kind.", "Les extensions se paient aussi avec des marchandises identiques.", "Erweiterungen kannst du auch mit gleichen Gütern zahlen."],
    // 42 Errand Boy
    ["Discard a card: a free delivery.", "Défaussez une carte\u{a0}: une livraison gratuite.", "Wirf eine Karte ab: eine kostenlose Lieferung."],
    // 43 Apprentice
    ["1 harvest good if you play a card with space 2 or go a siesta step with space 5.", "1 marchandise primaire si vous jouez une carte par la case 2 ou avancez d’une case de Siesta par la case 5.", "1 Erntegut, wenn du mit Feld 2 eine Karte ausspielst oder mit Feld 5 einen Siestaschritt gehst."],
    // 44 Moneychanger
    ["When space 4 or 6 gives you silver, change 1 of it for a harvest good.", "Quand la case 4 ou 6 vous donne de l’argent, changez 1 réal contre une marchandise primaire.", "Bringt dir Feld 4 oder 6 Silber, tausche 1 davon gegen ein Erntegut."],
    // 45 Tout
    ["In the transport phase pay 1 silver: deliver or draw a card.", "En phase Transport, payez 1 réal\u{a0}: livrez ou piochez une carte.", "Zahle in der Transportphase 1 Silber: Liefere oder ziehe eine Karte."],
    // 46 Cellarer
    ["1 silver for each wine you deliver in the transport phase.", "1 réal pour chaque vin livré en phase Transport.", "1 Silber für jeden Wein, den du in der Transportphase lieferst."],
    // 47 Gardener
    ["Exchange a harvest good for one of another kind.", "Échangez une marchandise primaire contre une d’une autre sorte.", "Tausche ein Erntegut gegen eines einer anderen Art."],
    // 48 Swineherd
    ["Room for 2 pigs.", "Place pour 2 cochons.", "Platz für 2 Schweine."],
    // 49 Olive Farmer
    ["An olive on a field can be stored as any harvest good.", "Une olive d’un champ se range comme n’importe quelle marchandise primaire.", "Eine Olive vom Feld kann als beliebiges Erntegut ins Lager."],
    // 50 Brewer
    ["Grain on a field can be stored as any harvest good.", "Une céréale d’un champ se range comme n’importe quelle marchandise primaire.", "Korn vom Feld kann als beliebiges Erntegut ins Lager."],
    // 51 Basket Weaver
    ["After delivering a harvest good, deliver a second one to the same place.", "Après la livraison d’une marchandise primaire, livrez-en une deuxième au même endroit.", "Nach der Lieferung eines Ernteguts liefere ein zweites an denselben Ort."],
    // 52 Craftsman
    ["2 silver for each craft building you complete in the transport phase.", "2 réaux pour chaque commerce terminé en phase Transport.", "2 Silber für jedes Handwerksgebäude, das du in der Transportphase vollständig belieferst."],
    // 53 Beekeeper
    ["In the farm phase 1 silver if anything lies on your fields.", "En phase Ferme, 1 réal s’il y a quelque chose sur vos champs.", "In der Hofphase 1 Silber, wenn etwas auf deinen Feldern liegt."],
    // 54 Wood Carver
    ["In the farm phase 1 silver if you have a roof tile.", "En phase Ferme, 1 réal si vous avez une tuile Toit.", "In der Hofphase 1 Silber, wenn du einen Dachmarker hast."],
    // 55 Farmer's Wife
    ["In step 1 of the farm phase 1 silver and two cards; then discard one of your hand.", "À l’étape 1 de la phase Ferme, 1 réal et deux cartes\u{202f}; puis défaussez-en une de votre main.", "In Schritt 1 der Hofphase 1 Silber und zwei Karten; dann wirf eine Handkarte ab."],
    // 56 Fruit Picker
    ["After the fields grow, store one more of a harvest good that lies on a field.", "Après la pousse, recevez une marchandise primaire qui pousse déjà sur un champ.", "Nach dem Wachstum nimm ein Erntegut, das schon auf einem Feld liegt, noch einmal ins Lager."],
    // 57 Winegrower
    ["A grape on a field can be stored as any harvest good.", "Un raisin d’un champ se range comme n’importe quelle marchandise primaire.", "Eine Traube vom Feld kann als beliebiges Erntegut ins Lager."],
    // 58 Shopkeeper
    ["When you complete a craft building, one of the goods delivered there comes back.", "Quand vous terminez un commerce, reprenez une des marchandises livrées.", "Ist ein Handwerksgebäude vollständig beliefert, kommt eines der gelieferten Güter zurück."],
    // 59 Shoemaker
    ["1 siesta step if your tile has 3 or 4 donkeys.", "1 case de Siesta si votre tuile a 3 ou 4 ânes.", "1 Siestaschritt, wenn dein Marker 3 oder 4 Esel hat."],
    // 60 Barman
    ["Sell food, wine or meat for 4 silver.", "Vendez nourriture, vin ou viande pour 4 réaux.", "Verkaufe Nahrung, Wein oder Fleisch für 4 Silber."],
    // 61 Driver
    ["When space 4 or 6 gives you silver, pay 1 of it for a delivery.", "Quand la case 4 ou 6 vous donne de l’argent, payez 1 réal pour une livraison.", "Bringt dir Feld 4 oder 6 Silber, zahle 1 davon für eine Lieferung."],
    // 62 Pig Breeder
    ["Up to two piglets instead of one, if there is room.", "Jusqu’à deux naissances au lieu d’une, s’il y a de la place.", "Bis zu zwei Ferkel statt einem, wenn Platz ist."],
    // 63 Blacksmith
    ["Pay 1 silver for a commodity action; it is closed to you from then on.", "Payez 1 réal pour une action commerciale\u{202f}; elle vous est ensuite fermée.", "Zahle 1 Silber für eine Handelsaktion; sie ist dir danach verschlossen."],
    // 64 Carpenter
    ["Each extension costs you one good less, at least 1.", "Chaque extension coûte une marchandise de moins, au moins 1.", "Jede Erweiterung kostet dich ein Gut weniger, mindestens 1."],
    // 65 Market Master
    ["A new marker may go to a space whose value is 1 higher or lower.", "Un nouveau pion peut aller sur une case de valeur 1 de plus ou de moins.", "Ein neuer Marker darf auf ein Feld, dessen Wert um 1 höher oder niedriger ist."],
    // 66 Landlord
    ["At scoring pay 1 silver: 1 VP.", "Au décompte, payez 1 réal\u{a0}: 1 PV.", "Bei der Wertung zahle 1 Silber: 1 SP."],
]);
