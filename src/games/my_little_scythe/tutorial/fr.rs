//! French. Before `;`, `!` and `?` stands a narrow no-break space (`\u{202f}`), before `:` a no-break space (`\u{a0}`).

use crate::table::LessonText;

pub(super) static LESSONS: [LessonText; 9] = [
    LessonText {
        name: "Deux cases",
        task: "Une gemme se trouve à Portegivre, à côté du château. Choisissez Déplacement et envoyez-y votre Fureteur de Belle-Aurore\u{a0}: les mains vides, il avance de deux cases au plus.",
        done: "Vos deux Fureteurs peuvent se déplacer, dans l’ordre que vous voulez, et chacun peut rester où il est.",
        otherwise: [
            "C’était une autre action. Choisissez d’abord Déplacement sur votre plateau.",
            "Le Déplacement est fini, et personne n’est à Portegivre. C’est à deux cases de Belle-Aurore.",
        ],
    },
    LessonText {
        name: "Transporter",
        task: "Deux gemmes sont avec votre Fureteur au portail Sud, deux autres au portail Nord. Réunissez les quatre\u{a0}: chargé, un Fureteur avance d’une case, et tous les portails sont voisins.",
        done: "Par un portail, l’autre bout de la prairie n’est qu’à une case. Les ressources ne sont à personne\u{a0}: elles servent à qui se trouve avec elles.",
        otherwise: [
            "C’était une autre action. Choisissez Déplacement, puis votre Fureteur du portail Sud.",
            "Les gemmes ne sont pas réunies au portail Nord. Touchez votre Fureteur, puis le portail Nord, et emportez les deux gemmes.",
        ],
    },
    LessonText {
        name: "Cadeaux",
        task: "Chercher, c’est lancer des dés qui disent où les choses apparaissent. Choisissez Chercher des pommes, et posez une pomme ou une gemme sur une case de votre adversaire\u{a0}: les cadeaux font des amis.",
        done: "Chaque pomme et chaque gemme posée chez un adversaire vaut 1 point d’Amitié. Avec moins de 3 d’Amitié, personne ne gagne de trophée.",
        otherwise: [
            "C’était une autre action. Choisissez Chercher des pommes sur votre plateau.",
            "Tout a été posé ailleurs. Touchez la case du Fureteur adverse quand sa région est éclairée.",
        ],
    },
    LessonText {
        name: "Faire des tartes",
        task: "Faire des tartes change deux pommes en deux tartes. Les deux doivent être sur une même case avec l’un de vos Fureteurs. Choisissez Faire des tartes.",
        done: "On ne choisit jamais deux fois de suite le même espace de son plateau\u{a0}: au prochain tour, votre pion y sera encore.",
        otherwise: [
            "C’était une autre action. Deux pommes sont à Vieux-Chêne, avec votre Fureteur\u{a0}: choisissez Faire des tartes.",
            "",
        ],
    },
    LessonText {
        name: "Une livraison",
        task: "Quatre pommes livrées au château valent un trophée\u{a0}: exactement quatre, et rien d’autre. Trois sont avec l’un de vos Fureteurs, une avec l’autre\u{a0}: apportez-les dans le même Déplacement.",
        done: "Vos Fureteurs sont rentrés au camp, et toutes les actions sont ouvertes au prochain tour. L’autre livraison, c’est quatre gemmes.",
        otherwise: [
            "C’était une autre action. Choisissez Déplacement, puis un Fureteur, puis le château.",
            "Rien n’a été livré. N’emportez que des pommes, trois avec l’un, une avec l’autre\u{202f}; depuis un portail, le château est voisin.",
        ],
    },
    LessonText {
        name: "Combat de tartes",
        task: "Votre adversaire garde trois gemmes à Beaupalmier et a deux tartes. Allez-y et gagnez le combat\u{a0}: tartes et sorts s’additionnent, et l’égalité est pour vous.",
        done: "Un combat coûte 1 point d’Amitié. Chacun perd ce qu’il a lancé, le perdant rentre au camp. Le premier combat gagné vaut un trophée.",
        otherwise: [
            "Il n’y a pas eu de combat. Choisissez Déplacement et entrez à Beaupalmier, où est votre adversaire.",
            "Votre adversaire a lancé deux tartes, et vous moins. Ce qu’on lance est perdu de toute façon\u{a0}: lancez juste assez.",
        ],
    },
    LessonText {
        name: "Quêtes",
        task: "Un parchemin sur une case est une quête. Menez votre Fureteur à Porteroseau, regardez la carte et choisissez l’une de ses deux réponses.",
        done: "Deux quêtes résolues valent un trophée. Souvent, une réponse est gentille\u{202f}; l’autre rapporte plus et coûte des amis.",
        otherwise: [
            "Le parchemin est toujours à Porteroseau. Choisissez Déplacement, et finissez-le là.",
            "On peut dire non merci, mais alors la carte n’est pas résolue.",
        ],
    },
    LessonText {
        name: "Le quatrième trophée",
        task: "Vous avez trois trophées, votre adversaire aussi. Huit tartes valent un trophée\u{a0}: vous en avez six, et deux pommes. Gagnez votre quatrième.",
        done: "Quatre trophées ouvrent le grand final\u{a0}: tous les autres ont un dernier tour. Si plusieurs en ont quatre, l’Amitié décide.",
        otherwise: [
            "Le tour a servi à autre chose. Faites des tartes à Rochebraise\u{a0}: deux pommes donnent la septième et la huitième.",
            "",
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
pub(super) static NEWS: [&str; 15] = [
    "Choisissez l’une des six actions de votre plateau. Déplacement est un bon début\u{a0}: vos deux Fureteurs sont encore au camp, et des pommes et des gemmes sont juste devant.",
    "Chaque Fureteur reste, ou avance de deux cases les mains vides, d’une case chargé. Touchez un Fureteur, puis sa destination.",
    "Un dé nomme une région, vous choisissez la case\u{a0}: à portée de l’un de vos Fureteurs, ou chez un adversaire, en cadeau, pour 1 point d’Amitié.",
    "Une quête. Lisez les deux réponses\u{202f}; choisissez-en une que vous pouvez payer, ou dites non merci.",
    "Un combat de tartes. Ce que vous lancez est perdu de toute façon\u{a0}: lancez ce qu’il faut, pas plus. À égalité, l’attaquant gagne.",
    "L’un de vos Fureteurs a été renvoyé, vous vous régénérez donc\u{a0}: un sort ou deux tartes, et toutes les actions sont ouvertes au prochain tour.",
    "Gardez l’une de ces tuiles\u{a0}: elle change votre Déplacement ou votre Fabrication pour le reste de la partie.",
    "Vous avez mérité un trophée. Quatre sur huit amènent le grand final.",
    "Deux pommes sont avec l’un de vos Fureteurs\u{a0}: Faire des tartes en tire deux tartes. Huit tartes valent un trophée.",
    "Deux gemmes sont avec l’un de vos Fureteurs\u{a0}: on peut en tirer un sort. Trois sorts à la fois valent un trophée.",
    "Une pomme et une gemme sont avec l’un de vos Fureteurs\u{a0}: elles donnent une amélioration, pour de bon. Une de chaque sorte vaut un trophée.",
    "Vous ne pouvez pas choisir l’espace où se trouve votre pion. Prévoyez deux tours\u{a0}: amasser, puis employer.",
    "Avec moins de 3 d’Amitié, pas de trophée. Les cadeaux en cherchant et les réponses gentilles aux quêtes la relèvent.",
    "Vos Fureteurs sont avec quatre pommes ou quatre gemmes. Livrées au château, exactement quatre d’une sorte valent un trophée.",
    "Quelqu’un a trois trophées. Le quatrième amène le final\u{a0}: tous les autres ont un dernier tour.",
];
