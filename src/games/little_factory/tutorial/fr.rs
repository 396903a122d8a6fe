//! French. Before `;`, `!` and `?` stands a narrow no-break space (`\u{202f}`), before `:` a no-break space (`\u{a0}`).

use crate::table::LessonText;

pub(super) const LESSONS: [LessonText; 9] = [
    LessonText {
        name: "Production lente",
        task: "Vous avez de l’Argile et il vous faut aussi du Blé. Les cartes de niveau I ne coûtent rien\u{a0}: touchez le Blé, dans la ligne du bas, et produisez-le.",
        done: "C’était la production lente\u{a0}: une carte de niveau I, gratuite. Elle vous a pris votre action, et elle dépanne quand rien d’autre n’est possible.",
        otherwise: [
            "Votre Argile est partie. Produire une carte de niveau I ne demande rien\u{a0}: gardez l’Argile.",
            "C’était une autre carte. Le Blé est dans la ligne du bas.",
        ],
    },
    LessonText {
        name: "Produire en défaussant",
        task: "Une Vache coûte du Blé et de l’Argile, et vous avez les deux. Produisez une Vache.",
        done: "Les deux cartes ont été défaussées. Les cartes de niveau I retournent aussitôt sur leurs piles\u{a0}: chacun peut les reprendre.",
        otherwise: [
            "Votre action a servi à autre chose. La Vache est dans la ligne bleue\u{a0}: touchez-la et payez avec le Blé et l’Argile.",
            "C’était une carte gratuite, mais pas une Vache. Vous avez une action par tour.",
        ],
    },
    LessonText {
        name: "Révéler",
        task: "Sur le Lait, la Vache est dans un cadre en pointillé\u{a0}: il suffit de la montrer. Obtenez le Lait et gardez votre Vache.",
        done: "Vous avez révélé la Vache, et elle reste dans votre main. Vous pourrez la montrer encore, autant de fois que vous voulez.",
        otherwise: [
            "La Vache est partie. Produisez le Lait\u{a0}: un cadre en pointillé veut dire révéler, pas défausser.",
            "Vous avez gardé la Vache, mais le Lait manque. Il est dans la ligne rouge.",
        ],
    },
    LessonText {
        name: "Échanger",
        task: "Le Pain vaut 11 pièces, autant qu’une Canne à pêche (8) et une Brique (3) ensemble. Échangez-le contre les deux.",
        done: "Une carte donnée, plusieurs obtenues. L’inverse est permis aussi\u{a0}: plusieurs données, une obtenue. Mais jamais plusieurs contre plusieurs.",
        otherwise: [
            "Le Pain est parti, et ce qu’il n’a pas acheté est perdu. Prenez les deux cartes dans le même échange.",
            "Votre action a servi à autre chose. Choisissez Échanger, posez le Pain sur un plateau, la Canne à pêche et une Brique sur l’autre.",
        ],
    },
    LessonText {
        name: "Les bâtiments",
        task: "Produisez le Moulin avec votre Brique. Faites-lui ensuite moudre votre Blé en Farine, dans ce même tour.",
        done: "Un bâtiment sert une fois par tour, dès le tour où vous l’obtenez. Et il rapporte de l’influence\u{a0}: le Moulin, 1 point.",
        otherwise: [
            "Pas de Moulin cette fois-ci. Il est dans la ligne verte et coûte une Brique.",
            "Le tour s’est fini avant que le Moulin ait servi. Après votre action, touchez le Moulin et activez-le.",
        ],
    },
    LessonText {
        name: "Avant et après",
        task: "Le Moulin fait de la Farine. Le Pain demande du Charbon de bois et de la Farine. La Boulangerie donne 2 jetons pour du Pain. Gagnez-les en un seul tour.",
        done: "Moulin, action, Boulangerie\u{a0}: les bâtiments servent avant et après votre action, une fois chacun.",
        otherwise: [
            "Sans Pain, la Boulangerie n’a rien à vendre. Faites d’abord moudre la Farine et gardez votre action pour le Pain.",
            "Vous avez le Pain, mais la Boulangerie n’a pas servi. Après votre action, vous pouvez encore activer.",
        ],
    },
    LessonText {
        name: "Priver l’adversaire",
        task: "Votre adversaire a 8 points d’influence, une Boulangerie, du Charbon de bois et de la Farine. À son tour, le Pain lui rapportera 2 jetons et la victoire. Il n’y a qu’un Pain\u{a0}: prenez-le d’abord.",
        done: "Pas de Pain, pas de jetons. Chaque carte de niveau III est unique\u{a0}: tant que vous la tenez, personne d’autre ne l’a.",
        otherwise: [
            "Votre adversaire a produit le Pain, et la Boulangerie en a fait 2 jetons\u{a0}: 10 points d’influence. Le Fer et une Brique valent 11 pièces, juste le prix du Pain.",
            "",
        ],
    },
    LessonText {
        name: "La fin de la partie",
        task: "Vous avez 8 points d’influence, votre adversaire 9, et il reste un jeton. Gagnez, sans partager.",
        done: "À 10 points d’influence, on gagne sur-le-champ, quoi qu’il reste à jouer.",
        otherwise: [
            "Le dernier jeton a terminé la partie, et à 9 partout vous partagez la victoire. Montez à 10\u{a0}: un bâtiment rapporte aussi de l’influence.",
            "Le tour est fini, et vous n’êtes pas à 10. Un bâtiment qui en rapporte 2 aurait suffi.",
        ],
    },
    LessonText {
        name: "Première partie guidée",
        task: "Une partie entière, contre l’adversaire le plus doux. Ce qui est nouveau est expliqué quand cela se présente\u{202f}; jouez comme vous voulez.",
        done: "C’était une partie entière. La suivante se joue sans guide, contre qui vous voulez.",
        otherwise: ["", ""],
    },
];

/// What the guided game explains, in the order of `super::guide`.
pub(super) static NEWS: [&str; 10] = [
    "Votre premier tour est un échange avec votre tuile de départ. Elle achète plusieurs cartes à la fois\u{a0}: des cartes bon marché de niveau I dont est faite une carte qui vous tente.",
    "Chaque tour a une action, produire ou échanger. Touchez une carte\u{a0}: la table dit comment l’obtenir, ou ce qui manque.",
    "Votre action est faite. Si aucun de vos bâtiments ne peut servir, finissez votre tour.",
    "Vous avez un bâtiment. Une fois par tour, il travaille pour vous, avant ou après votre action\u{202f}; un cadre vert dit qu’il le peut.",
    "Vous avez gagné un jeton. Chacun vaut 1 point d’influence, et à 10 points on gagne.",
    "Une carte de niveau III, et il n’y en a qu’une. Tant que vous la tenez, personne d’autre ne l’a.",
    "Votre main est presque pleine\u{a0}: 7 cartes au plus. Échangez-en plusieurs contre une, ou faites-en quelque chose.",
    "Votre adversaire a passé la moitié. Regardez ses bâtiments\u{a0}: de quoi ont-ils besoin\u{202f}? Peut-être pouvez-vous le prendre d’abord.",
    "Vous approchez de 10. Comptez ce que rapporteraient un bâtiment et un jeton\u{a0}: un seul tour peut suffire.",
    "Il reste peu de jetons. Qui prend le dernier finit la partie, et le plus d’influence l’emporte.",
];
