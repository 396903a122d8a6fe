//! French. Before `;`, `!` and `?` stands a narrow no-break space (`\u{202f}`), before `:` a no-break space (`\u{a0}`).

use crate::table::LessonText;

pub(super) static LESSONS: [LessonText; 11] = [
    LessonText {
        name: "Un champ",
        task: "Chaque carte peut être quatre choses. Son bord gauche est un champ\u{a0}: jouez l’une de vos cartes comme champ.",
        done: "À chaque tour, une marchandise pousse sur chaque champ vide. De là, elle peut être livrée ou transformée aussitôt.",
        otherwise: ["C’était un autre côté de la carte. Touchez une carte, puis choisissez le champ.", ""],
    },
    LessonText {
        name: "Une extension",
        task: "Le bord droit d’une carte agrandit votre maison, pour de bon. La première extension coûte une marchandise au choix, et l’argent en est une\u{a0}: jouez une carte comme extension et payez-la.",
        done: "La deuxième extension coûte deux marchandises différentes, la troisième trois. Salaire, places de cochons, limite de main et livraisons supplémentaires s’additionnent.",
        otherwise: ["C’était un autre côté de la carte. Touchez une carte, puis choisissez l’extension.", ""],
    },
    LessonText {
        name: "Le toit",
        task: "Au tour 1, une tuile Toit coûte 1 réal. Achetez-en une\u{a0}: elle va sur la première place libre de votre toit.",
        done: "Les places valent 0, 1, 2, 3 et 4 points\u{a0}: un toit plein en rapporte dix. Chaque tuile sert une fois dans la partie, dans sa phase.",
        otherwise: [
            "Aucune tuile n’a été achetée, et ce qui reste d’un tour quitte la partie. Touchez une tuile Toit du village.",
            "",
        ],
    },
    LessonText {
        name: "Une marchandise commerciale",
        task: "Vous n’avez pas d’argent, mais une marchandise commerciale, qui peut devenir cinq choses. Changez-la en 4 réaux, et achetez une tuile Toit avec 1 d’entre eux.",
        done: "Argent, marchandises primaires, carte, cochon ou deux transformations\u{a0}: elle devient ce qui manque. Chaque charrette pleine en rapporte une.",
        otherwise: [
            "Aucune tuile n’a été achetée. Touchez votre marchandise commerciale, prenez les 4 réaux, puis touchez une tuile Toit du village.",
            "La marchandise a servi à autre chose. Ce sont les 4 réaux qui paient une tuile Toit.",
        ],
    },
    LessonText {
        name: "Un dé",
        task: "Les dés offrent ce que montrent leurs cases, et chacun en prend deux. De l’argent vous ferait du bien\u{a0}: prenez le 4.",
        done: "Chaque dé pris agit aussitôt. Le dernier est pour tout le monde.",
        otherwise: ["C’était un autre dé. Le 4 rapporte quatre réaux.", ""],
    },
    LessonText {
        name: "Transformer",
        task: "Votre charrette demande un cochon et de la nourriture. Vous avez une olive, trois réaux et une livraison. Une olive devient de la nourriture pour 2 réaux\u{a0}: faites-le, et livrez.",
        done: "Acheter, vendre et transformer sont des actions libres, ouvertes dans chacune de vos parts. Touchez ce qui manque, et la table fait le tout d’un coup.",
        otherwise: [
            "Votre âne est parti et la charrette est aussi vide qu’avant. Transformez d’abord l’olive, puis livrez la nourriture.",
            "",
        ],
    },
    LessonText {
        name: "Une charrette pleine",
        task: "Deux olives remplissent votre charrette, et vous avez deux olives et deux livraisons. Remplissez-la, et posez votre pion au marché.",
        done: "Une charrette pleine rapporte ses points et une marchandise commerciale, et son pion vaut 1 point à chaque tour. Il peut chasser des voisins plus faibles.",
        otherwise: ["La charrette n’est pas pleine. Touchez-la et livrez les deux olives.", ""],
    },
    LessonText {
        name: "La place du marché",
        task: "Votre charrette n’attend plus qu’un raisin. Remplissez-la, posez votre pion à côté de celui de votre adversaire, et chassez-le.",
        done: "Un pion chasse des voisins de moindre valeur, chacun pour 1 point, si vous le voulez. Les cases élevées sont sûres, les basses non.",
        otherwise: [
            "La charrette n’est pas pleine. Touchez-la et livrez le raisin.",
            "Le pion de votre adversaire est toujours là. Seul un pion voisin peut le chasser\u{a0}: sa case doit toucher la sienne et valoir plus.",
        ],
    },
    LessonText {
        name: "Un commerce",
        task: "La rangée A de la Maison du commerce n’attend plus qu’un raisin, et vous l’avez. Livrez-le.",
        done: "Une rangée pleine rapporte autant de points que le numéro du tour, 1 de plus au premier, et une tuile qui agit aussitôt, puis à partir du tour suivant.",
        otherwise: [
            "Votre âne est parti, et la rangée attend toujours son raisin. Touchez la rangée de la Maison du commerce.",
            "",
        ],
    },
    LessonText {
        name: "Ânes et chapeaux",
        task: "Chacun choisit en secret une tuile Âne. Les ânes livrent, les chapeaux font avancer sur la piste de Siesta, et plus loin veut dire plus tôt. Deux olives sont à livrer\u{a0}: choisissez, puis remplissez votre charrette.",
        done: "Chaque tuile sert une fois avant que les quatre reviennent\u{a0}: il faudra bien un tour paresseux.",
        otherwise: [
            "Un âne porte une marchandise, et votre charrette en demande deux. Choisissez une tuile avec plus d’ânes.",
            "Les livraisons sont finies, et votre charrette n’est pas pleine. Livrez les deux olives dans votre part.",
        ],
    },
    LessonText {
        name: "Première partie guidée",
        task: "Une partie entière de six tours, contre l’adversaire le plus doux. Ce qui est nouveau est expliqué quand cela se présente\u{202f}; jouez comme vous voulez.",
        done: "C’était une partie entière. La suivante se joue sans guide, contre qui vous voulez.",
        otherwise: ["", ""],
    },
];

/// What the guided game explains, in the order of `super::guide`.
pub(super) static NEWS: [&str; 16] = [
    "Au tour 1, vous jouez deux cartes. Un champ est un bon début\u{a0}: il vous nourrit à chaque tour\u{202f}; une charrette dit quoi cultiver.",
    "Une extension se paie en marchandises différentes. Celle dont aucune livraison n’a besoin est le meilleur prix.",
    "Votre salaire est venu tout seul, et vos champs vides pousseront quand vous finirez cette part. D’ici là, vous pouvez acheter, vendre et transformer.",
    "Une tuile Toit coûte autant de réaux que le numéro du tour. Au tour 1, c’est presque rien, et la place suivante du toit vaut plus.",
    "Prenez un dé\u{a0}: son revenu est à vous aussitôt. Regardez ce qui manque à votre charrette ou à une rangée du village.",
    "Le dernier dé est pour tout le monde\u{a0}: à vous de l’utiliser.",
    "Quelque chose vous est offert. Choisissez ce qui vous manque le plus, ou refusez.",
    "Choisissez une tuile Âne\u{a0}: les ânes livrent, les chapeaux font avancer sur la piste de Siesta. Quelque chose à livrer\u{202f}? Alors des ânes.",
    "À vous de livrer. Touchez une charrette ou une rangée du village, et la table dit ce qu’elle prend, transformations comprises.",
    "Livraisons supplémentaires\u{a0}: pour 1 réal, une de plus. Cela vaut la peine quand elle remplit quelque chose.",
    "Votre charrette est pleine. Posez votre pion sur une case de sa valeur\u{a0}: chaque pion rapporte 1 point à chaque tour.",
    "Vous pouvez chasser ce voisin plus faible, pour 1 point.",
    "Vous avez une marchandise commerciale\u{a0}: 4 réaux, deux marchandises primaires, une carte, un cochon ou deux transformations, dès que c’est à vous.",
    "Désormais, vous jouez une carte par tour, ou aucune. Votre main est complétée jusqu’à sa limite.",
    "Deux cochons ont un porcelet à chaque tour, s’il y a une place. Un cochon de plus, et l’élevage commence.",
    "Le dernier tour\u{a0}: ce qui est en réserve sera vendu à la fin, et 5 réaux font 1 point. Livrez tout ce que vous pouvez.",
];
