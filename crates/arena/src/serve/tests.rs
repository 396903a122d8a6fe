//! Talks with the protocol.

use super::*;

fn conversation(lines: &str) -> Vec<Value> {
    let mut output = Vec::new();
    serve("trader", lines.as_bytes(), &mut output).unwrap();
    String::from_utf8(output).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_game_is_played_undone_and_told_again() {
    let said = conversation(
        r#"{"do":"new","game":"little-factory","setup":"2 seats","seed":1,"id":7}
{"do":"apply","action":"trade tile > wood wood clay","seat":1}
{"do":"apply","action":"end"}
{"do":"undo"}
{"do":"record"}
{"do":"legal"}
{"do":"think","level":"trader"}"#,
    );
    assert_eq!((&said[0]["id"], &said[0]["to_act"]), (&json!(7), &json!(1)));
    assert_eq!(said[1]["events"][0]["event"], "traded");
    assert_eq!((&said[2]["to_act"], &said[3]["step"]), (&json!(2), &json!("after")));
    assert_eq!(said[4]["record"], "little-factory 1\nsetup 2 seats\nseed 1\ntrade tile > wood wood clay\n");
    assert_eq!((&said[5]["actions"], &said[6]["actions"]), (&json!(["end"]), &json!(["end"])));
}

#[test]
fn a_position_goes_out_and_comes_back_as_json_and_as_text() {
    let said = conversation(
        r#"{"do":"new","game":"little-factory","setup":"3 seats, extension","seed":4}
{"do":"position"}
{"do":"view","seat":2}"#,
    );
    let position = &said[1]["position"];
    assert!(position["chance"].is_string() && said[2]["view"]["chance"].is_null());
    let again = json!({"do": "set", "game": "little-factory", "position": position}).to_string();
    let said = conversation(&format!("{again}\n{{\"do\":\"position\"}}\n{{\"do\":\"record\"}}"));
    assert_eq!(&said[1]["position"], position);
    assert_eq!(said[2]["error"]["kind"], "record");
    let written = LittleFactory::read_position(position).unwrap().to_string();
    let again = json!({"do": "set", "game": "little-factory", "position": written}).to_string();
    assert_eq!(conversation(&format!("{again}\n{{\"do\":\"position\"}}"))[1]["position"], *position);
}

#[test]
fn a_game_that_is_not_known_is_refused_whatever_is_asked_and_changes_nothing() {
    let mut games = Games::new("trader").unwrap();
    let mut ask = |request: Value| games.answer(&request.to_string());
    ask(json!({"do": "new", "game": "la-granja", "setup": "2 seats", "seed": 1}));
    let before = ask(json!({"do": "position"}));
    let first = ask(json!({"do": "legal"}))["actions"][0].clone();
    for game in [json!("la_granja"), json!("chess"), json!(3), json!(null)] {
        for request in [
            json!({"do": "legal", "game": game}),
            json!({"do": "apply", "game": game, "action": first}),
            json!({"do": "view", "game": game, "seat": 1}),
            json!({"do": "think", "game": game, "level": "trader"}),
            json!({"do": "undo", "game": game, "id": 4}),
        ] {
            let answer = ask(request.clone());
            assert_eq!(answer["error"]["kind"], "game", "{request}");
            assert_eq!(answer["id"], request["id"]);
        }
    }
    assert_eq!(ask(json!({"do": "position"})), before);
    assert!(ask(json!({"do": "legal", "game": "la-granja"}))["actions"].is_array());
}

#[test]
fn every_registered_game_is_played_undone_shown_and_answered_for() {
    let said = conversation(
        r#"{"do":"new","game":"my-little-scythe","setup":"3 seats","seed":5}
{"do":"apply","action":"move"}
{"do":"apply","action":"stay"}
{"do":"undo"}
{"do":"record"}
{"do":"position"}
{"do":"view","seat":2}
{"do":"think","level":"trader"}"#,
    );
    assert_eq!((&said[0]["turn"], &said[2]["turn"], &said[3]["turn"]), (&json!(0), &json!(1), &json!(0)));
    assert_eq!(said[1]["events"][0]["event"], "chose");
    assert_eq!(said[4]["record"], "my-little-scythe 2\nsetup 3 seats\nseed 5\nmove\n");
    assert!(said[5]["position"].as_str().is_some_and(|text| text.contains("chance")), "{}", said[5]);
    assert!(said[6]["view"].as_str().is_some_and(|text| text.contains("? secret") && !text.contains("chance")));
    assert!(said[7]["actions"][0].is_string(), "{}", said[7]);
    // A position comes back, a record is loaded without naming the game, a view is answered.
    let view = json!({"do": "view", "seat": said[0]["to_act"]}).to_string();
    let set = json!({"do": "set", "game": "my-little-scythe", "position": said[5]["position"]}).to_string();
    let load = json!({"do": "load", "record": said[4]["record"]}).to_string();
    let said = conversation(&format!("{set}\n{{\"do\":\"position\"}}\n{load}\n{view}"));
    assert_eq!((&said[0], &said[0]["turn"]), (&said[2], &json!(0)));
    let play = json!({"do": "play", "game": "my-little-scythe", "seat": 1, "view": said[3]["view"]}).to_string();
    assert!(conversation(&play)[0]["actions"][0].is_string());
    // The automaton has a seat like anybody.
    let said = conversation(
        r#"{"do":"new","game":"my-little-scythe","setup":"solo hard","seed":5}
{"do":"apply","action":"move"}
{"do":"apply","action":"stay"}
{"do":"legal"}"#,
    );
    assert_eq!((&said[2]["to_act"], &said[3]["actions"]), (&json!(2), &json!(["reveal"])));
}

#[test]
fn la_granja_is_played_over_the_protocol_with_registration_only() {
    let said = conversation(
        r#"{"do":"new","game":"la-granja","setup":"3 seats","seed":5}
{"do":"legal"}
{"do":"think","level":"trader"}
{"do":"position"}
{"do":"view","seat":2}"#,
    );
    assert_eq!((&said[0]["turn"], &said[0]["round"]), (&json!(0), &json!(1)));
    let first = said[2]["actions"][0].clone();
    assert!(said[1]["actions"].as_array().is_some_and(|legal| legal.contains(&first)), "{first}");
    assert!(said[4]["view"].as_str().is_some_and(|text| text.contains("later ?") && !text.contains("chance")));
    let set = json!({"do": "set", "game": "la-granja", "position": said[3]["position"]}).to_string();
    let apply = json!({"do": "apply", "action": first}).to_string();
    let again = conversation(&format!("{set}\n{apply}\n{{\"do\":\"undo\"}}\n{{\"do\":\"position\"}}"));
    assert_eq!(again[3]["position"], said[3]["position"]);
    let view = json!({"do": "view", "seat": said[0]["to_act"]}).to_string();
    let shown = conversation(&format!("{set}\n{view}"));
    let seat = &said[0]["to_act"];
    let play = json!({"do": "play", "game": "la-granja", "seat": seat, "view": shown[1]["view"]}).to_string();
    assert!(conversation(&play)[0]["actions"][0].is_string());
}

#[test]
fn shown_a_view_it_answers_with_a_turn() {
    let said = conversation(
        "{\"do\":\"new\",\"game\":\"little-factory\",\"setup\":\"4 seats\",\"seed\":2}\n{\"do\":\"view\",\"seat\":1}",
    );
    let request = json!({"do": "play", "game": "little-factory", "seat": 1, "view": said[1]["view"]});
    let answer = &conversation(&request.to_string())[0];
    assert!(answer["actions"][0].as_str().is_some_and(|action| action.starts_with("trade tile > ")), "{answer}");
}

#[test]
fn the_example_of_the_documentation_is_true() {
    let example = include_str!("../../../../docs/protocol.md").split("\n## ");
    let example = example.filter(|section| section.starts_with("An example")).collect::<String>();
    let lines = |mark: &str| example.lines().filter_map(|line| line.strip_prefix(mark)).collect::<Vec<_>>();
    let said = conversation(&lines("→ ").join("\n"));
    let (mut compared, thought) = (0, "at_a_glance");
    for (answer, written) in said.iter().zip(lines("← ")) {
        let written: Value = serde_json::from_str(written).unwrap();
        // Thoughts change with every better judgement.
        if answer.get(thought).is_none() || written.get(thought).is_none() {
            assert_eq!(*answer, written);
            compared += 1;
        }
    }
    assert_eq!(compared, 7);
}

#[test]
fn bad_lines_get_an_error_and_the_talk_goes_on() {
    let said = conversation(
        "nonsense\n\u{fffd}\n{}\n{\"do\":\"fly\"}\n{\"do\":\"legal\"}\n{\"do\":\"undo\"}\n{\"do\":\"new\",\"game\":\"chess\"}\n\
         {\"do\":\"new\",\"game\":\"little-factory\",\"setup\":\"9 seats\",\"seed\":1}\n\
         {\"do\":\"new\",\"game\":\"little-factory\",\"setup\":\"2 seats\",\"seed\":-1}\n\
         {\"do\":\"load\",\"record\":\"little-factory 1\\nsetup 2 seats\\nseed 1\\nend\"}\n\
         {\"do\":\"set\",\"game\":\"little-factory\",\"position\":{}}\n\
         {\"do\":\"new\",\"game\":\"little-factory\",\"setup\":\"2 seats\",\"seed\":1}\n\
         {\"do\":\"apply\",\"action\":\"sell wood\"}\n{\"do\":\"apply\",\"action\":\"pass\"}\n\
         {\"do\":\"apply\",\"action\":\"pass\",\"seat\":2}\n{\"do\":\"view\",\"seat\":3}\n{\"do\":\"think\",\"level\":\"genius\"}",
    );
    let kinds: Vec<_> = said.iter().map(|answer| answer["error"]["kind"].as_str().unwrap_or("fine")).collect();
    assert_eq!(
        kinds,
        [
            "json", "json", "request", "request", "game", "game", "game", "setup", "request", "record", "position",
            "fine", "notation", "refusal", "refusal", "request", "level"
        ]
    );
    assert_eq!(
        (&said[13]["error"]["why"], &said[14]["error"]["why"]),
        (&json!("first_turn_is_trade"), &json!("not_your_turn"))
    );
    assert_eq!(said[14]["error"]["to_act"], 1);
    assert_eq!(said[14]["error"]["text"], "the rules refuse it: not your turn");
    assert_eq!((&said[9]["error"]["why"], &said[9]["error"]["kind"]), (&json!("action_due"), &json!("record")));
}

/// Names, numbers and yes or no alone, and seats from 1. A row is named as in notation: `deli c`. What a set holds is a
/// list, and an order names each seat once.
fn check_words(value: &Value, seats: u64, key: &str) {
    match value {
        Value::String(word) => {
            let plain =
                |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_' || letter == ' ';
            assert!(!word.is_empty() && word.chars().all(plain), "{key}: {word}");
        }
        Value::Array(all) => {
            let once = all.iter().enumerate().all(|(place, one)| !all[..place].contains(one));
            assert!(key != "order" || once && all.len() as u64 == seats, "{key}: {value}");
            all.iter().for_each(|one| check_words(one, seats, key));
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                check_words(&json!(name), seats, "a name");
                check_words(field, seats, name);
            }
        }
        Value::Number(number) if ["seat", "to_act", "winners", "order"].contains(&key) => {
            let seat = number.as_u64().unwrap_or(0);
            assert!((1..=seats).contains(&seat), "{key}: {number}");
        }
        Value::Number(_) | Value::Bool(_) | Value::Null => {}
    }
}

#[test]
fn sets_of_la_granja_are_lists_of_names() {
    use la_granja::{About, Card, Cause, End, Event, Refusal, Side, Target, Task};
    let sent = |event: Event| <LaGranja as Playable>::event_json(&event);
    let card = |id: &str| Card::by_id(id).unwrap();
    let seat = Seat(1);
    let out = sent(Event::ThrownOut { seat, card: card("chef"), side: Side::Barrow(0), filled: 0b110 });
    assert_eq!(out["filled"], json!([1, 2]));
    let began = |effect: Task| sent(Event::EffectBegan { seat, effect })["effect"].clone();
    let broker = began(Task::Trade { left: 1, taken: 0b1001, closing: false, card: card("broker") });
    assert_eq!(broker["trade"]["taken"], json!(["silver", "pig"]));
    let extension = began(Task::Extension { card: card("chef"), left: 1, paid: 0b1_0000_0011 });
    assert_eq!(extension["extension"]["paid"], json!(["silver", "point", "meat"]));
    let goods = json!(["grape", "food"]);
    let back = began(Task::Recover { goods: 0b1_0100, card: card("shopkeeper") });
    assert_eq!(back["recover"]["goods"], goods);
    let offer = began(Task::Offer { card: card("shopkeeper"), about: About::Goods(0b1_0100) });
    assert_eq!(offer["offer"]["about"]["goods"], goods);
    let order = [Seat(1), Seat(0), Seat(0), Seat(0)];
    assert_eq!(sent(Event::Order { order, seats: 2 })["order"], json!([2, 1]));
    assert_eq!(
        sent(Event::DiscsBack { order: [Seat(2), Seat(0), Seat(1), Seat(0)], seats: 3 })["order"],
        json!([3, 1, 2])
    );
    let end = End::Lapsed(Refusal::NoPoint);
    let ended =
        sent(Event::EffectEnded { seat, effect: Task::Offer { card: card("peon"), about: About::Die(4) }, end });
    assert_eq!(ended["end"], json!({"lapsed": {"why": "no_point"}}));
    let why = Cause::Helper(card("basket_weaver"));
    assert_eq!(serde_json::to_value(why).unwrap(), json!({"helper": "basket_weaver"}));
    assert_eq!(serde_json::to_value(Target::Barrow(0)).unwrap(), json!("barrow 1"));
}

#[test]
fn events_and_refusals_of_every_game_are_data_with_names() {
    let played = [
        ("little-factory", "3 seats, extension", 3),
        ("my-little-scythe", "4 seats", 4),
        ("my-little-scythe", "solo hard", 2),
        ("la-granja", "3 seats", 3),
        ("la-granja", "solo", 2),
    ];
    for (game, setup, seats) in played {
        let mut games = Games::new("trader").unwrap();
        let mut ask = |request: Value| games.answer(&request.to_string());
        let mut state = ask(json!({"do": "new", "game": game, "setup": setup, "seed": 3}));
        let (mut told, mut refused, mut listed) = (0, 0, Vec::new());
        let mut rng = Rng::new(Seed(3));
        for _ in 0..250 {
            if state["to_act"].is_null() {
                break;
            }
            // What was legal before may be refused now.
            for action in &listed {
                let answer = ask(json!({"do": "apply", "action": action}));
                let Some(error) = answer.get("error") else {
                    ask(json!({"do": "undo"}));
                    continue;
                };
                let mut why = error.clone();
                why.as_object_mut().unwrap().remove("text");
                assert!(why["why"].is_string(), "{error}");
                check_words(&why, seats, "refusal");
                refused += 1;
            }
            let legal = ask(json!({"do": "legal"}))["actions"].as_array().unwrap().clone();
            let action = legal[rng.below(legal.len() as u32) as usize].clone();
            listed = legal.into_iter().take(3).collect();
            state = ask(json!({"do": "apply", "action": action}));
            assert!(state["events"].as_array().is_some_and(|events| !events.is_empty()), "{game} {action}");
            check_words(&state["events"], seats, "events");
            check_words(&state["step"], seats, "step");
            check_words(&state["decision"], seats, "decision");
            told += state["events"].as_array().map_or(0, Vec::len);
        }
        assert!(told > 100 && refused > 50, "{game}: {told} told, {refused} refused");
    }
}
