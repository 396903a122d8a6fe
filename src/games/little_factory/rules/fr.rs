//! French. Before `;`, `!` and `?` stands a narrow no-break space (`\u{202f}`), before `:` a no-break space (`\u{a0}`).

use super::{Glossary, Rules};

pub(super) static RULES: Rules = Rules {
    sections: [
        &[
            "Vous transformez des ressources simples en ressources de valeur, vous bâtissez et vous gagnez de l’*influence*. À 10 points d’influence, la partie est gagnée sur-le-champ.",
            "Les *ressources* viennent dans votre main. Les *bâtiments* sont posés devant vous\u{a0}: chacun rapporte l’influence imprimée, et la plupart travaillent pour vous une fois par tour. Un *jeton* vaut 1 point d’influence\u{202f}; seuls les bâtiments en rapportent.",
            "On joue de 2 à 4\u{a0}: ici, vous contre un à trois bots.",
        ],
        &[
            "*Niveau I\u{a0}:* cinq piles face visible. Le nombre de joueurs fixe leur taille\u{202f}; le reste demeure dans la boîte.",
            "*Niveau II\u{a0}:* mélangez les 19 cartes et retournez-en jusqu’à voir 5 sortes différentes dans la ligne. Une sorte déjà présente s’empile sur sa semblable.",
            "*Niveau III\u{a0}:* mélangez les 9 cartes et retournez-en 5.",
            "*Bâtiments\u{a0}:* mélangez les 5 bâtiments initiaux et retournez-en un de plus qu’il n’y a de joueurs\u{202f}; les autres quittent la partie. Mélangez les 25 bâtiments spéciaux pour former la pioche et retournez des cartes jusqu’à voir 5 bâtiments. À quatre joueurs, c’est inutile.",
            "Préparez les 12 jetons Point d’influence. Le sort désigne le premier joueur, qui reçoit la tuile Pièces de départ de 3 pièces\u{202f}; dans le sens horaire, les suivants reçoivent 4, 5 et 6.",
        ],
        &[
            "*1. Activez* des bâtiments, autant que vous voulez.",
            "*2. Agissez\u{a0}:* Produire ou Échanger. L’un des deux, obligatoirement\u{a0}: on ne passe que si les deux sont impossibles. [9]",
            "*3. Activez* des bâtiments qui n’ont pas encore servi ce tour-ci.",
            "*4. Révélez* de nouvelles cartes pour compléter les lignes. Puis c’est au joueur suivant.",
            "Chaque bâtiment sert au plus une fois par tour, avant ou après l’action, dans l’ordre de votre choix, et dès le tour où vous l’obtenez.",
        ],
        &[
            "Vous pouvez obtenir ce qui se trouve face visible au centre de la table. Une carte de la pioche, de la défausse ou d’un joueur est hors d’atteinte.",
            "Une pile peut compter plusieurs exemplaires\u{202f}; un même échange peut en prendre plus d’un. [5]",
            "Ce qui est pris laisse un vide, comblé seulement en fin de tour. [12]",
            "Les défausses se consultent librement et les pioches indiquent combien de cartes elles comptent. [17] Les mains sont cachées, mais chacun voit ce qui y entre et ce qui en sort. [16]",
        ],
        &[
            "Prenez exactement une carte disponible, ressource ou bâtiment, et payez les ressources qu’elle demande. Les pièces ne servent à rien ici.",
            "Si la carte montre plusieurs façons de payer, choisissez-en une et payez-la en entier. [1] On paie d’abord, on obtient ensuite. [2]",
            "*Défausser\u{a0}:* la carte quitte votre main. *Révéler\u{a0}:* vous montrez la carte et la gardez.",
            "*Production lente\u{a0}:* une carte de niveau I ne coûte rien. C’est tout de même votre action du tour\u{202f}; vos bâtiments peuvent servir avant et après. [4]",
        ],
        &[
            "Défaussez des cartes de votre main et additionnez leurs pièces. Obtenez des cartes disponibles, ressources, bâtiments ou les deux, dont les pièces ne dépassent pas cette somme.",
            "*D’un côté, une seule carte.* Donnez-en une et obtenez-en une ou plusieurs\u{202f}; ou donnez-en plusieurs et obtenez-en exactement une. Il faut au moins une carte de chaque côté.",
            "On ne rend pas la monnaie\u{a0}: les pièces en trop sont perdues. Vous pouvez payer plus que nécessaire. [6]",
            "Une carte de niveau I que vous donnez rejoint aussitôt sa pile, même pour cet échange. Pas celles des niveaux II et III. [3]",
        ],
        &[
            "Votre première action est un échange avec votre tuile de départ. Elle compte comme la seule carte donnée, vous pouvez donc en obtenir plusieurs\u{202f}; ensuite elle quitte la partie.",
            "Elle achète tout ce qui est disponible, dans la limite de ses pièces, quel que soit le niveau. [8] Ce n’est pas une ressource et elle ne prend pas de place en main. [7]",
        ],
        &[
            "Payez tout ce qui est à gauche de la flèche\u{202f}; s’il y a un choix, une façon complète de payer. Obtenez ensuite ce qui est à droite\u{a0}: une ressource disponible, ou des jetons.",
            "Si la ressource n’est pas disponible, le bâtiment ne peut pas être activé. [10]",
            "Une carte révélée peut l’être pour plusieurs bâtiments et pour l’action du même tour. [11]",
            "Le Marché permet un échange de plus\u{a0}: défaussez exactement une ressource de niveau III et obtenez une ou plusieurs ressources disponibles, sans bâtiment, dans la limite de ses pièces. Le Château et le Manoir n’ont rien à activer.",
        ],
        &[
            "À la fin d’un tour, chaque ligne revient à 5 cartes différentes. Une carte de niveau II dont la sorte est déjà là s’empile dessus, et l’on retourne la suivante.",
            "Quand une pioche est vide, sa défausse est mélangée et la remplace, même en cours de route. Si cela ne suffit pas, la ligne reste incomplète. [12]",
        ],
        &[
            "Une carte de niveau I retourne sur sa pile et redevient aussitôt disponible.",
            "Les cartes de niveau II et III vont dans la défausse de leur niveau. On peut les obtenir de nouveau quand la défausse a été mélangée et qu’elles sont retournées.",
        ],
        &[
            "Vous avez 7 ressources au plus en main, jamais une de plus, pas même un instant. Les bâtiments ne comptent pas. [7]",
            "Comme on paie avant d’obtenir, une main pleine peut encore échanger une carte contre une autre. Ce qui est gratuit, ou demande seulement de révéler, serait la huitième carte. [2]",
        ],
        &[
            "*10 points d’influence.* Ceux de vos bâtiments plus vos jetons\u{a0}: dès que vous en avez 10 ou plus, vous avez gagné. Le reste du tour n’est pas joué. [13]",
            "*Le dernier jeton.* Dès qu’il est pris, la partie s’arrête. La plus grande influence l’emporte\u{202f}; à égalité, on partage la victoire. [14]",
            "Si les deux arrivent ensemble, c’est le joueur à 10 points qui gagne. [15]",
        ],
        &["Dix-huit questions qui se posent à la table, et la réponse retenue ici."],
        &["Ce qui figure sur les cartes, et ce que les mots veulent dire."],
        &["Une lettre signale les chiffres qu’aucun livret ne donne. Qui possède la boîte en sait peut-être plus."],
    ],
    rulings: [
        [
            "«\u{a0}Ou\u{a0}» et «\u{a0}et\u{a0}»",
            "Entre plusieurs façons de payer, on choisit\u{202f}; dans chacune, tout se paie. Un Poisson coûte une Pierre défaussée ou une Canne à pêche révélée, et l’Étang demande la même chose.",
        ],
        [
            "Payer d’abord, obtenir ensuite",
            "Avec 7 cartes en main, vous pouvez en échanger une contre une. Une carte gratuite, ou qui demande seulement de révéler, n’entre pas dans une main pleine.",
        ],
        [
            "Le niveau I revient aussitôt",
            "Une carte de niveau I donnée dans un échange peut être obtenue dans ce même échange. Une carte de niveau II ou III, non.",
        ],
        [
            "Production lente et bâtiments",
            "Prendre une carte de niveau I gratuite n’empêche pas vos bâtiments de servir avant ou après, dans le même tour.",
        ],
        ["Plusieurs d’une même pile", "Un échange peut prendre plusieurs exemplaires d’une pile face visible."],
        [
            "Payer plus que nécessaire",
            "Vous pouvez donner plusieurs cartes pour une qui coûte moins. Le reste est perdu\u{202f}; la balance vous prévient.",
        ],
        [
            "Ce qui ne compte pas",
            "Les bâtiments ne comptent jamais dans la limite de main. La tuile de départ n’est pas une ressource.",
        ],
        [
            "Ce qu’achète la tuile",
            "La tuile de départ achète toute carte disponible que ses pièces peuvent payer, pas seulement le niveau I.",
        ],
        ["Passer", "On ne passe que si l’on ne peut ni produire ni échanger. À deux joueurs, cela n’arrive jamais."],
        ["On ne paie pas pour rien", "Un bâtiment dont le produit n’est pas disponible ne peut pas être activé."],
        [
            "Une carte, plusieurs regards",
            "Dans un même tour, une carte en main peut être révélée pour plusieurs bâtiments et pour l’action.",
        ],
        [
            "Les vides restent",
            "Les lignes ne se complètent qu’en phase 4. Une ligne qui ne peut pas atteindre 5 cartes différentes reste incomplète.",
        ],
        [
            "Dix points, et c’est fini",
            "10 points d’influence en phase 1, 2 ou 3 terminent la partie à cet instant\u{202f}; rien d’autre du tour n’a lieu.",
        ],
        [
            "Trop peu de jetons",
            "Si vous gagnez plus de jetons qu’il n’en reste, vous prenez ce qui reste, et la partie s’arrête.",
        ],
        [
            "Dix points et le dernier jeton",
            "Qui atteint 10 points en prenant le dernier jeton gagne, quoi qu’aient les autres.",
        ],
        [
            "Caché, mais vu",
            "Les mains sont cachées, mais chaque gain et chaque défausse sont publics. La table peut vous montrer ce que saurait un joueur attentif\u{202f}; les bots n’en savent pas plus et ne connaissent jamais l’ordre d’une pioche.",
        ],
        [
            "Défausses et pioches",
            "Les défausses se consultent librement. Les pioches indiquent combien de cartes elles comptent.",
        ],
        [
            "L’extension",
            "Les 8 bâtiments de l’extension ne sont pas dans la boîte. C’est une option, désactivée au départ\u{202f}; si vous la choisissez, ils sont mélangés à la pioche des bâtiments spéciaux. La Ferme à blé demande 2 Blés sur la table\u{202f}; le Bazar, une carte dans la pioche de niveau II.",
        ],
    ],
    examples: [
        "Vous voulez du Fil. Le Coton serait défaussé\u{202f}; le Mouton, il suffit de le montrer.",
        "Fil et Pain valent 14 pièces, la Fromagerie en coûte 12. Vous avez donné plusieurs cartes\u{a0}: les 2 pièces restantes n’achètent rien.",
        "Le Pain seul vaut 11 pièces\u{a0}: de quoi obtenir la Canne à pêche (8) et une Brique (3), puisque vous n’avez donné qu’une carte.",
        "L’Étang demande une Pierre, ou un regard sur la Canne à pêche.",
        "Sept cartes en main\u{a0}: un échange passe, une carte gratuite non.",
        "Une carte de niveau I est gratuite. Une Brique, non\u{a0}: il y faut l’Argile que vous n’avez pas.",
        "Moulin, action, Boulangerie en un seul tour. Si la Farine coûte l’action, il n’en reste pas pour le Pain.",
        "Plusieurs contre une, ou une contre plusieurs\u{202f}; jamais plusieurs contre plusieurs.",
        "L’Étang donnerait un Poisson, mais il n’y en a pas au centre.",
        "8 points d’influence, et la Fromagerie en apporte 2\u{a0}: c’est gagné aussitôt.",
        "Il reste un jeton. Qui le prend finit la partie, ici à 9 des deux côtés.",
    ],
    marks: [
        "confirmé par un texte indépendant",
        "tiré d’une seule liste publique",
        "douteux\u{a0}: la critique d’une édition plus ancienne donne un autre chiffre",
        "de l’extension",
    ],
};

pub(super) static GLOSSARY: Glossary = Glossary {
    ruling: "Point",
    sections: [
        "Le but du jeu",
        "Mise en place",
        "Un tour",
        "Ce qui est disponible",
        "Produire",
        "Échanger",
        "Le premier tour",
        "Activer un bâtiment",
        "Compléter les lignes",
        "Défausser",
        "La limite de main",
        "La fin de la partie",
        "Points de règle",
        "Symboles et termes",
        "Toutes les cartes",
    ],
    terms: [
        [
            "Pièces",
            "Ce que vaut une carte dans un échange, donnée ou obtenue. Les pièces ne se gardent pas et ne servent jamais à produire.",
        ],
        [
            "Influence",
            "Imprimée sur un bâtiment, elle compte tant qu’il est devant vous. 10 points, jetons compris, font la victoire.",
        ],
        [
            "Jeton",
            "Vaut 1 point d’influence. Les bâtiments en rapportent\u{202f}; il y en a 12, et le dernier termine la partie.",
        ],
        ["Défausser", "Une case pleine\u{a0}: ces cartes quittent votre main."],
        ["Révéler", "Un cadre en pointillé avec un œil\u{a0}: vous montrez ces cartes et les gardez."],
        ["Ou", "Une barre oblique\u{a0}: choisissez un côté et payez-le en entier."],
        ["Niveau I", "Jaune, une barre. Production gratuite, cinq piles jamais mélangées."],
        ["Niveau II", "Bleu, deux barres. Le plus souvent tiré du niveau I\u{202f}; un à trois exemplaires de chaque."],
        ["Niveau III", "Rouge, trois barres. Un seul exemplaire de chaque\u{a0}: qui le tient en prive les autres."],
        ["Bâtiment", "Vert, avec une ligne de toit. Posé devant vous, il sert une fois par tour."],
        [
            "Pioche",
            "Les cartes face cachée qui complètent une ligne. Le nombre dit combien il y en a\u{202f}; nul ne connaît leur ordre.",
        ],
        [
            "Défausse",
            "Les cartes défaussées de niveau II ou III. Quand la pioche est vide, on les mélange et elles la remplacent.",
        ],
        ["Prêt", "Un bâtiment au cadre vert peut être activé maintenant."],
        ["Activé", "Un bâtiment gris et hachuré a déjà servi ce tour-ci\u{202f}; il sera prêt à votre prochain tour."],
        [
            "Tuile Pièces de départ",
            "Quelques pièces pour votre premier tour. Elle achète tout ce qui est disponible, puis quitte la partie.",
        ],
        ["Limite de main", "7 ressources au plus, à tout instant. Les bâtiments ne comptent pas."],
    ],
};
