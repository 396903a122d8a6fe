//! French. Before `;`, `!` and `?` stands a narrow no-break space (`\u{202f}`), before `:` a no-break space (`\u{a0}`).

use super::Rules;

pub(super) static RULES: Rules = Rules {
    ruling: "Précision",
    names: [
        "De quoi il s’agit",
        "Marchandises et prix",
        "Votre ferme",
        "Mise en place",
        "Un tour, et votre part",
        "Actions libres",
        "Ferme 1\u{a0}: jouer une carte",
        "Ferme 2 et 3\u{a0}: salaire et pousse",
        "Ferme 4\u{a0}: le toit",
        "Revenu\u{a0}: les dés",
        "Transport\u{a0}: ânes et Siesta",
        "Livraisons",
        "Commerces",
        "Charrettes et marché",
        "Décompte",
        "Fin de la partie",
        "En solitaire\u{a0}: le joueur neutre",
        "Ce qui est caché",
        "Précisions",
        "Toutes les cartes Ferme et les assistants",
        "Toutes les tuiles Toit",
    ],
    sections: [
        &[
            "Vous menez une ferme au-dessus d’un village. Pendant six tours, vous cultivez, transformez et livrez au village et au marché. Qui a le plus de *points de victoire* (PV) à la fin gagne.",
            "Au cœur du jeu, les *cartes Ferme*. Chacune devient un champ, une charrette, une extension ou un assistant\u{a0}: l’un des quatre, à vous de choisir.",
            "Une *charrette* pleine rapporte des PV et un pion au marché, qui paie à nouveau à chaque tour. Une rangée pleine dans un *commerce* rapporte des PV et une tuile qui travaille pour vous jusqu’à la fin.",
            "On joue de 2 à 4\u{a0}: ici, vous contre un à trois bots. Ou seul, contre le joueur neutre.",
        ],
        &[
            "Les *marchandises primaires* sont l’olive, la céréale et le raisin. Les *ressources* sont les marchandises primaires et le cochon. Les *marchandises transformées* sont la nourriture (d’une olive ou d’une céréale), le vin (d’un raisin) et la viande (d’un cochon).",
            "Les ressources s’achètent et se vendent aux prix ci-dessous. Les marchandises transformées ne s’achètent et ne se vendent jamais.",
            "Une marchandise primaire se trouve sur un champ ou dans son entrepôt. Depuis un champ, elle peut être transformée, livrée ou payer une extension\u{202f}; elle n’y est pas vendue et ne passe pas dans un entrepôt, sauf si un assistant le permet.",
            "Les *biens de la ferme* paient les extensions. Il y en a neuf sortes\u{a0}: argent, PV, olive, céréale, raisin, cochon, nourriture, vin et viande.",
            "Une *marchandise commerciale* n’est pas un bien de la ferme. Vous la dépensez pour une action, ou vous la livrez là où une rangée en montre une. [8] Il y a toujours assez de pions pour tout ce que vous possédez\u{a0}: la limite de la boîte ne vaut pas.",
        ],
        &[
            "Votre ferme a de la place pour *3 charrettes* et *3 assistants*, et pour autant de *champs* et d’*extensions* que vous voulez.",
            "*Places de cochon\u{a0}:* 2. *Limite de main\u{a0}:* 3 cartes. *Livraisons supplémentaires\u{a0}:* 1 par tour. Extensions et assistants augmentent les trois.",
            "*Toit\u{a0}:* cinq emplacements, de 0, 1, 2, 3 et 4 PV, remplis dans cet ordre.",
            "*Tuiles Âne\u{a0}:* quatre, avec 1 âne et 3 chapeaux, 2 et 2, 3 et 1, 4 ânes et aucun chapeau.",
        ],
        &[
            "Chacun reçoit 1 PV, 1 réal, 1 marchandise commerciale et 4 des 66 cartes Ferme.",
            "*Tuiles Toit\u{a0}:* chaque tour en a quatre. On en tire autant que de joueurs pour chaque tour\u{202f}; à quatre, toutes.",
            "*Commerces\u{a0}:* chacun contient une tuile par joueur et 1 PV pour qui le termine en premier. Trois lancers d’un dé, répétés si un commerce sort deux fois, bloquent trois commerces avec les tuiles 1, 2 et 3. Sur chacune se trouve 1 PV.",
            "Le hasard désigne le premier joueur\u{202f}; les autres suivent autour de la table. Dans cet ordre, chacun place un pion au centre du marché, sur 2, 3, 4 et 5. Les disques Siesta sont tous sur la case 0, celui du premier joueur au-dessus.",
            "*Dés\u{a0}:* 5 à deux, 7 à trois, 9 à quatre. Les cases extérieures du marché, marquées X, ne sont ouvertes qu’à quatre.",
        ],
        &[
            "*1. Ferme\u{a0}:* jouer une carte, toucher le salaire, laisser pousser, acheter une tuile Toit. *2. Revenu\u{a0}:* prendre des dés. *3. Transport\u{a0}:* ânes, Siesta, livraisons. *4. Décompte.* On joue six tours.",
            "*Votre part* d’une étape dure jusqu’à ce que vous disiez «\u{a0}Terminer\u{a0}». Ce que vous devez y faire n’y met pas fin\u{a0}: une fois le dé pris, la tuile achetée ou le dernier âne parti, actions libres, tuiles et assistants vous restent ouverts.",
            "Salaire et pousse se jouent joueur par joueur, et entre les deux vous avez un moment à vous. Le dé commun en est un aussi\u{a0}: dans l’ordre, chacun agit librement, utilise le dé et termine sa part.",
            "Une part où rien du tout n’est possible est sautée.",
        ],
        &[
            "Quand c’est votre part, aussi souvent que vous voulez\u{a0}: *acheter* et *vendre* des ressources, et les *transformer* pour 2 réaux (nourriture) ou 3 réaux (vin, viande).",
            "*Dépenser une marchandise commerciale* pour l’une de ces actions\u{a0}: 4 réaux\u{202f}; 2 marchandises primaires différentes [18]\u{202f}; jouer ou piocher une carte\u{202f}; un cochon\u{202f}; 2 transformations gratuites.",
            "*Utiliser une tuile Toit*, une fois dans la partie et dans sa phase. *Utiliser un assistant* dans sa phase\u{202f}; «\u{a0}1X\u{a0}» veut dire une fois par tour. C’est toujours votre choix, et un effet s’achève avant que le suivant commence. [2] Ce qui vous est proposé n’est utilisé que si vous acceptez. [21]",
            "Si plusieurs choses vous arrivent en même temps, vous choisissez leur ordre. [24]",
        ],
        &[
            "Dans l’ordre du tour, chacun joue 1 carte\u{a0}: au tour 1 exactement 2, ensuite on peut passer. Puis vous piochez jusqu’à votre limite de main ou défaussez pour y revenir. La limite n’est vérifiée à aucun autre moment. [4]",
            "*Champ\u{a0}:* arrive vide et fait pousser la marchandise qu’il montre, tour après tour. *Charrette\u{a0}:* réunit les marchandises qu’elle montre. *Assistant\u{a0}:* vous prête sa capacité. Les trois sont gratuits, et une carte s’utilise dès qu’elle est jouée. [1]",
            "*Extension\u{a0}:* donne pour de bon les deux avantages qu’elle montre\u{a0}: une carte de plus en main, 1 réal de salaire, une place de cochon ou une livraison supplémentaire de plus. La première coûte 1 bien de la ferme, la deuxième 2 biens *différents*, la troisième 3 différents, et ainsi de suite.",
            "Une quatrième charrette ou un quatrième assistant en chasse d’abord un. Les marchandises de cette charrette sont perdues. Un assistant emporte ses marques [23], et le Constructeur de grange reste dès que sa tuile est posée. [15]",
            "Quand la pioche est vide, on mélange la défausse. S’il n’y en a pas, on ne pioche pas. [13]",
        ],
        &[
            "*Salaire\u{a0}:* 1 réal par signe de salaire sur vos extensions. Les tuiles Commerce actives ajoutent\u{a0}: Maison du commerce 3 réaux, Traiteur 1 marchandise commerciale, Marchand de légumes 1 ressource au choix.",
            "*Pousse\u{a0}:* chaque champ vide produit une de ses marchandises. Un champ qui en porte encore une ne produit rien.",
            "*Naissance\u{a0}:* avec 2 cochons ou plus et une place libre, un porcelet naît. [3]",
        ],
        &[
            "Dans l’ordre du tour, à l’envers au tour 1, chacun peut acheter une tuile Toit. Elle coûte autant de réaux que le numéro du tour.",
            "Posez-la sur le premier emplacement libre de votre toit et marquez ce qu’il montre\u{a0}: 0, 1, 2, 3, puis 4 PV. Quand le toit est plein, vous n’en achetez plus\u{202f}; seul le Constructeur de grange a de la place pour une tuile de plus.",
            "Sa capacité sert une fois dans la partie, dans sa phase. Ensuite elle reste où elle est. Les tuiles que personne n’achète quittent le jeu. [12]",
        ],
        &[
            "Le premier joueur lance tous les dés. Dans l’ordre du tour, chacun prend un dé et son revenu aussitôt, puis chacun un deuxième. Il reste un dé\u{a0}: il est à tous, et chacun l’utilise dans l’ordre du tour.",
            "Vous devez prendre un dé, mais vous pouvez refuser tout ou partie de ce qu’il offre\u{202f}; seuls le cochon (1) et les 4 réaux (4) viennent d’eux-mêmes. 2 marchandises primaires différentes doivent différer. [18] Un cochon sans place est vendu aussitôt. [3]",
            "Les cases de Siesta s’avancent aussitôt, mais l’ordre du tour reste le même jusqu’à la phase Transport. [11] Le Porteur agit sur un dé que vous avez choisi, pas sur le dé commun [22], et le Métayer passe avant le Saisonnier. [14]",
        ],
        &[
            "*1. Ânes.* Tous choisissent en secret une tuile Âne et la révèlent ensemble. Une tuile utilisée est partie jusqu’au retour des quatre avant le tour 4.",
            "*2. Siesta.* Dans l’ordre du tour, chaque disque avance d’autant de cases que sa tuile a de chapeaux\u{202f}; un Restaurant actif peut en ajouter 1. Un disque qui arrive sur d’autres se pose au-dessus. La dernière case est le bout.",
            "*Le nouvel ordre du tour* est celui de la piste\u{a0}: le plus avancé d’abord, et sur une même case celui du dessus. Il vaut aussitôt. [7]",
            "*3. Livraisons.* Dans le nouvel ordre, chacun fait au plus autant de livraisons que sa tuile a d’ânes, une de plus avec un Restaurant actif. [6]",
            "*4. Livraisons supplémentaires.* Dans l’ordre, chacun peut livrer pour 1 réal, une livraison après l’autre, autant de fois que la ferme le permettait au début de cette étape. [5] Chacune se paie quand elle est faite. [20]",
        ],
        &[
            "Une livraison porte une marchandise, d’un entrepôt, d’un enclos ou d’un champ, à un endroit\u{a0}: une rangée d’un *commerce* ou une *charrette* à vous. Vous pouvez les mêler dans n’importe quel ordre et continuer aux tours suivants.",
            "La marchandise couvre son image. Ce qui n’y est pas montré, ou déjà couvert, ne peut pas être livré. Une marchandise commerciale ne va que là où une rangée en montre une. [8]",
            "Les livraisons viennent des ânes, du dé 6, contre argent à la dernière étape du Transport, et de certaines tuiles Toit, tuiles Commerce et de certains assistants.",
        ],
        &[
            "Votre première livraison prend une rangée libre du commerce, et elle est à vous pour le reste de la partie. [9] Un commerce bloqué ne reçoit pas de livraisons, et celui que vous avez terminé n’en reçoit plus de vous.",
            "*Quand la rangée est pleine\u{a0}:* le premier à y parvenir prend le PV posé là. Vous marquez autant de PV que le numéro du tour. Vous prenez la tuile, et son effet immédiat a lieu tout de suite. Les marchandises retournent à la réserve.",
            "*Le commerce bloqué suivant s’ouvre*, dans l’ordre 1, 2, 3, et qui l’a libéré prend son PV.",
            "La tuile reste sur son côté inactif jusqu’à la fin du tour\u{202f}; dès le tour suivant, elle fait ce qui est dit sous «\u{a0}ensuite\u{a0}». L’Épicerie du village ne paie que pour les tuiles suivantes. [17]",
        ],
        &[
            "*Quand une charrette est pleine\u{a0}:* marquez les PV qu’elle montre, et 1 de plus avec un Boucher actif. Prenez 1 marchandise commerciale. La carte est défaussée.",
            "*Le pion\u{a0}:* placez-en un sur une case vide du marché de la même valeur. Si toutes sont prises, il remplace un pion\u{a0}: celui d’un adversaire, et le vôtre seulement si tous sont à vous.",
            "*Retirer\u{a0}:* chaque pion adverse sur une case voisine de valeur *inférieure* peut être retiré, pour 1 PV chacun. [19] Un pion adverse remplacé rapporte aussi 1 PV.",
            "Chaque pion qui reste rapporte 1 PV à chaque décompte.",
        ],
        &[
            "Chacun de vos pions au marché rapporte 1 PV. Votre case de Siesta rapporte 0, 0, 1, 2 ou 3 PV.",
            "*Ensuite, sauf au tour 6\u{a0}:* les disques reviennent sur la case 0 dans l’ordre du tour, le premier au-dessus\u{202f}; les tuiles Toit suivantes sont posées\u{202f}; les tuiles Commerce passent sur leur côté actif\u{202f}; les marques quittent les assistants.",
        ],
        &[
            "La partie finit après le tour 6. Les ressources des entrepôts et des enclos sont vendues à leur prix de vente, les marchandises commerciales 4 réaux chacune. Les marchandises transformées et celles des champs ne valent rien. 5 réaux valent 1 PV.",
            "Le plus de PV gagne. À égalité, on compare l’argent restant\u{202f}; s’il est égal aussi, la victoire est partagée.",
        ],
        &[
            "Vous jouez avec 5 dés et 2 tuiles Toit par tour. Des numéros 2 et 3, un est tiré pour votre premier pion au marché\u{202f}; l’autre est au joueur neutre.",
            "*Dés\u{a0}:* pour le joueur neutre, un dé est écarté avant chacun de ceux que vous prenez, ou après si vous êtes premier\u{a0}: le plus bas aux tours 1 à 3, le plus haut aux tours 4 à 6.",
            "*Marché\u{a0}:* à chaque phase Transport, avant les ânes si le joueur neutre est premier, après les livraisons supplémentaires si c’est vous, une carte est piochée, et le joueur neutre place un pion sur une case de la valeur de sa charrette\u{a0}: là où il retire le plus de vos pions\u{202f}; puis là où il est le plus difficile à retirer, avec le moins de voisines plus hautes\u{202f}; puis sur la case dont la lettre vient la première.",
            "*Ordre\u{a0}:* si votre disque atteint la troisième case de Siesta ou plus loin, vous êtes premier au tour suivant. [25] Chacun de ses pions que vous retirez vous rapporte 1 PV, comme toujours. Vos PV à la fin disent si vous avez bien joué.",
        ],
        &[
            "Sont cachés les mains des autres, l’ordre des cartes, les tuiles Toit des tours suivants, et les tuiles Âne tant que tous n’ont pas choisi. Tout le reste est visible.",
            "Autour d’une table en bois, les PV restent cachés\u{202f}; celle-ci montre donc les vôtres et, si vous le réglez ainsi, ceux de tous. [10] Qui compte les connaît tous.",
        ],
        &[
            "Vingt-six questions qui se posent à table, et leur réponse ici. Deux ne sont dites nulle part ailleurs\u{a0}: les actions fermées [16], et nos propres chiffres. [26]",
        ],
        &[
            "Chaque carte porte le nom de son assistant. Son nombre dans la liste est la valeur de sa charrette. La plupart des champs, charrettes et extensions et beaucoup d’assistants ne sont imprimés dans aucun texte public\u{a0}: nous les avons reconstruits et équilibrés. [26]",
        ],
        &[
            "Quatre par tour. Chacune sert une fois dans la partie\u{202f}; pour chaque tour, on en tire autant que de joueurs.",
        ],
    ],
    rulings: [
        ["Utilisée aussitôt", "Une carte que vous venez de jouer peut servir tout de suite, dans la même part."],
        [
            "Un assistant est un choix",
            "Vous n’êtes jamais obligé d’utiliser un assistant. Un effet s’achève avant que le suivant commence.",
        ],
        [
            "Cochons sans place",
            "Un cochon adulte sans place est vendu aussitôt pour 3 réaux. Sans place, aucun porcelet ne naît, et les nouveau-nés ne se vendent pas à l’étape de leur naissance.",
        ],
        [
            "La limite de main se vérifie une fois",
            "Une limite perdue avec un assistant défaussé, ou gagnée trop tard, ne compte qu’à la prochaine étape 1.",
        ],
        [
            "Livraisons supplémentaires, comptées au début",
            "Une extension jouée pendant l’étape 4 du Transport n’augmente pas le nombre de livraisons supplémentaires de cette étape.",
        ],
        [
            "La livraison du Restaurant",
            "La livraison supplémentaire d’un Restaurant actif appartient à l’étape 3 du Transport, avec les ânes.",
        ],
        [
            "Quand vaut le nouvel ordre",
            "Le nouvel ordre du tour vaut dès l’étape 2 du Transport, quand tous les disques ont avancé.",
        ],
        [
            "Livrer une marchandise commerciale",
            "Une marchandise commerciale ne se livre que là où une rangée en montre une.",
        ],
        ["Une rangée se garde", "Une rangée prise reste la vôtre, même si d’autres seraient moins chères."],
        [
            "Les PV sont cachés",
            "Autour d’une table en bois, les PV sont cachés. L’application vous montre les vôtres et, si vous le réglez ainsi, tous.",
        ],
        [
            "Cases de Siesta pendant le Revenu",
            "Elles avancent votre disque aussitôt, mais ne changent pas l’ordre du tour avant le Transport.",
        ],
        ["Tuiles Toit invendues", "Les tuiles Toit que personne n’a achetées quittent le jeu à la fin du tour."],
        ["Pioche vide", "Si la pioche est vide, mélangez la défausse. S’il n’y en a pas non plus, on ne pioche pas."],
        [
            "Métayer avant Saisonnier",
            "Si tous deux agissent sur les dés, le Métayer retient d’abord un dé\u{202f}; puis le Saisonnier peut en tourner un autre. Un dé retenu qui reste comme dé commun ne coûte rien à personne.",
        ],
        [
            "Le Constructeur de grange reste",
            "Dès qu’une tuile Toit est posée sur le Constructeur de grange, il ne peut plus être chassé.",
        ],
        [
            "Ce que le Forgeron a fermé",
            "Une action commerciale fermée par le Forgeron vous reste fermée jusqu’à la fin de la partie, même s’il part.",
        ],
        [
            "L’Épicerie du village regarde devant",
            "Ses 2 PV immédiats viennent aussitôt. Ensuite elle ne paie que pour les tuiles Commerce gagnées plus tard, pas pour celles que vous avez.",
        ],
        [
            "Deux marchandises différentes",
            "«\u{a0}2 marchandises primaires différentes\u{a0}» sont de deux sortes, jamais deux de la même.",
        ],
        [
            "Retirer est un choix",
            "Pour chaque pion qui peut être retiré, vous décidez\u{a0}: tous, quelques-uns ou aucun.",
        ],
        [
            "Payées une à une",
            "À l’étape 4, chaque livraison se paie quand elle est faite. Ce que l’une a rapporté peut payer la suivante.",
        ],
        [
            "Proposé, pas imposé",
            "Un assistant ou une tuile qui vous est proposé ne compte comme utilisé que si vous acceptez.",
        ],
        [
            "Le Porteur et le dé commun",
            "Le Porteur agit sur un dé choisi par son propriétaire, pas sur le dernier que tous partagent.",
        ],
        [
            "Un assistant qui part",
            "Un assistant qui quitte la ferme emporte ses marques\u{a0}: une case nommée, un dé retenu.",
        ],
        [
            "Au même moment",
            "Si plusieurs de vos effets arrivent ensemble, vous choisissez leur ordre. Où la table en fixe un, les marchandises qui vous reviennent passent d’abord.",
        ],
        [
            "En solitaire\u{a0}: la troisième case",
            "Le départ de la piste Siesta est la case 0\u{202f}; la «\u{a0}troisième case\u{a0}» est donc la case 2.",
        ],
        [
            "Nos propres chiffres",
            "Les rangées des commerces et quinze assistants ont été équilibrés par nous en de nombreuses parties. Les chiffres montrés ici sont ceux qui comptent.",
        ],
    ],
    examples: [
        "Une carte, quatre usages\u{a0}: champ, charrette, assistant ou extension que l’on paie.",
        "Votre deuxième extension coûte deux marchandises, et elles doivent différer.",
        "Deux champs vides. Quand vous quittez le salaire, une marchandise pousse sur chacun. De là, elle peut être transformée aussitôt\u{a0}: le champ, vide, produira de nouveau au tour suivant. De là, elle ne se vend pas.",
        "Deux cochons et une place libre\u{a0}: un porcelet. Achetez d’abord un troisième cochon, et la place est prise.",
        "Il reste deux dés. Vous en prenez un\u{202f}; l’autre est à tout le monde, et vous l’utilisez aussi.",
        "Les chapeaux font avancer les disques sur la piste de Siesta. Qui arrive sur d’autres est dessus et passe devant.",
        "Une olive devient de la nourriture pour 2 réaux, un cochon se vend 3. Les marchandises transformées ne se vendent pas.",
        "Une marchandise commerciale ne se livre que là où une rangée en montre une. Les charrettes n’en montrent pas.",
        "Le dernier raisin remplit la rangée. Vous marquez, vous prenez la tuile, et le commerce bloqué par le 1 s’ouvre.",
        "La charrette vaut 3, le pion va donc sur un 3. De là, il peut chasser un voisin de moindre valeur.",
        "Dans la dernière étape, chaque livraison coûte 1 réal, et votre ferme en permet une.",
        "Deux de vos pions sont au marché, et le tour finit.",
        "Le tour 6 finit. Ce qui est en réserve est vendu, et 5 réaux font 1 PV.",
    ],
    words: [
        "Marchandise",
        "acheter",
        "vendre",
        "transformer",
        "aussitôt",
        "ensuite",
        "rangées",
        "PV",
        "Carte",
        "Tuile",
        "Tour",
    ],
    marks: [
        "champ, charrette ou extension recomposés\u{202f}; l’assistant est connu",
        "de même, et une partie de l’assistant",
        "les quatre côtés recomposés",
        "les quatre côtés recomposés, en tout ou en partie, et l’assistant changé par nous pour équilibrer les chances",
    ],
    roof_mark: "la capacité est connue\u{202f}; son tour et sa phase sont recomposés",
    rounds: ["Tour 1", "Tour 2", "Tour 3", "Tour 4", "Tour 5", "Tour 6"],
};
