//! The labels of ready moves, and what the table waits for.

use little_factory::{Action, LittleFactory, Setup, Step};
use tabletop::{Game, Seat, Seed};

use super::{reads, strangers, table};
use crate::games::little_factory::words;
use crate::i18n::Language;

fn opening(seats: u8) -> LittleFactory {
    LittleFactory::new(&Setup::new(seats, true).expect("2, 3 or 4 seats"), Seed(7))
}

fn label(text: &str) -> impl Fn(Language) -> String {
    let action: Action = text.parse().unwrap_or_else(|why| panic!("{text}: {why}"));
    move |language| words::action(language, &action, &opening(2))
}

#[test]
fn a_label_says_what_it_gives_and_what_it_takes() {
    reads(
        label("produce flour: wheat"),
        [
            "Produce Flour: discard Wheat",
            "Produire de la Farine : défausser du Blé",
            "Mehl herstellen: Weizen abwerfen",
        ],
    );
    reads(
        label("produce pond: planks"),
        [
            "Produce the Pond: discard Planks",
            "Produire l’Étang : défausser des Planches",
            "Den Teich herstellen: Bretter abwerfen",
        ],
    );
    reads(label("produce wood"), ["Produce Wood: free", "Produire du Bois : gratuit", "Holz herstellen: kostenlos"]);
    reads(
        label("trade yarn bread > cheese_shop"),
        [
            "Trade for the Cheese Shop: give Yarn and Bread (14 coins), 2 coins lost",
            "Échanger contre la Fromagerie : donner du Fil et du Pain (14 pièces), 2 pièces perdues",
            "Gegen die Käserei tauschen: Garn und Brot (14 Münzen) geben, 2 Münzen verfallen",
        ],
    );
    reads(
        label("trade tile > wood wood"),
        [
            "Take 2 Wood: starting tile (3 coins), 1 coin lost",
            "Prendre 2 Bois : tuile de départ (3 pièces), 1 pièce perdue",
            "2 Holz nehmen: Startgeld (3 Münzen), 1 Münze verfällt",
        ],
    );
    reads(
        label("use bakery: bread"),
        [
            "Activate the Bakery for 2 tokens: discard Bread",
            "Activer la Boulangerie pour 2 jetons : défausser du Pain",
            "Die Bäckerei für 2 Marker aktivieren: Brot abwerfen",
        ],
    );
    reads(
        label("use market: bread > iron brick"),
        [
            "Activate the Market for a Brick and Iron: give Bread (11 coins)",
            "Activer le Marché pour une Brique et du Fer : donner du Pain (11 pièces)",
            "Den Markt für einen Ziegel und Eisen aktivieren: Brot (11 Münzen) geben",
        ],
    );
    reads(
        label("use trading_post: yarn > cow"),
        [
            "Activate the Trading Post for a Cow: give Yarn",
            "Activer le Comptoir pour une Vache : donner du Fil",
            "Den Handelsposten für eine Kuh aktivieren: Garn geben",
        ],
    );
    reads(
        label("use general_store: wood yarn"),
        [
            "Activate the General Store for a Level II card: discard Wood and Yarn",
            "Activer le Bazar pour une carte de niveau II : défausser du Bois et du Fil",
            "Den Gemischtwarenladen für eine Level-II-Karte aktivieren: Holz und Garn abwerfen",
        ],
    );
    reads(label("end"), ["End the turn", "Finir le tour", "Zug beenden"]);
    reads(label("pass"), ["Pass", "Passer", "Passen"]);
}

#[test]
fn the_parts_of_a_label() {
    let game = opening(2);
    let trade: Action = "trade iron > mill clay".parse().expect("a trade");
    reads(
        |language| words::title(language, &trade),
        [
            "Trade for Clay and the Mill",
            "Échanger contre de l’Argile et le Moulin",
            "Gegen Lehm und die Mühle tauschen",
        ],
    );
    reads(
        |language| words::cost(language, &trade, &game).expect("a trade costs"),
        ["give Iron (8 coins)", "donner du Fer (8 pièces)", "Eisen (8 Münzen) geben"],
    );
    reads(
        |language| words::loss(language, &trade, &game).expect("coins count"),
        ["1 coin lost", "1 pièce perdue", "1 Münze verfällt"],
    );
    let even: Action = "trade wood > clay".parse().expect("a trade");
    reads(
        |language| words::loss(language, &even, &game).expect("coins count"),
        ["nothing lost", "rien de perdu", "nichts verfällt"],
    );
    for (text, costs) in [("produce flour: wheat", true), ("use trading_post: yarn > cow", true), ("end", false)] {
        let action: Action = text.parse().expect("an action");
        assert_eq!(words::loss(Language::English, &action, &game), None, "{text}");
        assert_eq!(words::cost(Language::English, &action, &game).is_some(), costs, "{text}");
    }
}

#[test]
fn the_table_says_what_it_waits_for() {
    let mut game = opening(3);
    let expected = |game: &LittleFactory| {
        let game = game.clone();
        move |language| words::expected(language, &game, table)
    };
    let act = |game: &mut LittleFactory, text: &str| {
        game.apply(&text.parse().expect("an action"), &mut ()).expect("a legal one");
    };
    reads(
        expected(&game),
        [
            "First turn: spend your starting tile (3 coins).",
            "Premier tour : dépensez votre tuile de départ (3 pièces).",
            "Erster Zug: Gib dein Startgeld aus (3 Münzen).",
        ],
    );
    act(&mut game, "trade tile > wood wheat clay");
    reads(
        expected(&game),
        [
            "Nothing else to do: end your turn.",
            "Plus rien à faire : finissez votre tour.",
            "Sonst nichts zu tun: Beende deinen Zug.",
        ],
    );
    reads(|language| words::phase(language, game.step()).to_owned(), ["Action done", "Action faite", "Aktion getan"]);
    act(&mut game, "end");
    reads(expected(&game), ["Bruno is thinking.", "Bruno réfléchit.", "Bruno überlegt."]);
    for _ in 0..2 {
        act(&mut game, "trade tile > wood");
        act(&mut game, "end");
    }
    assert_eq!((game.active(), game.step()), (Seat(0), Step::Before));
    reads(
        expected(&game),
        [
            "Your turn: produce or trade.",
            "À vous : produisez ou échangez.",
            "Du bist am Zug: Stelle etwas her oder treibe Handel.",
        ],
    );
    reads(
        |language| words::expected(language, &game, strangers),
        ["Hazel is thinking.", "Hazel réfléchit.", "Hazel überlegt."],
    );
}
