//! The coach: what it weighs, and what it makes of it.

use little_factory::{Action, LittleFactory, Setup, Skill};
use tabletop::coach::{BEST_BELOW, Coach, Mark, SLIP_BELOW, Verdict, decisions};
use tabletop::{Game, Record, Rng, Seat, Seed, Strategy};

fn played(skill: Skill, seed: u64) -> Record<LittleFactory> {
    let setup = Setup::new(2, true).expect("two can play");
    let mut record = Record::new(setup, Seed(seed));
    let mut game = LittleFactory::new(&setup, record.seed);
    let mut rng = Rng::new(Seed(seed));
    while let Some(thought) = skill.think(&game, rng.fork(), |_| true) {
        for action in thought.actions {
            game.apply(&action, &mut ()).expect("bots play by the rules");
            record.actions.push(action);
        }
    }
    record
}

fn at(record: &Record<LittleFactory>, count: usize) -> LittleFactory {
    record.replay_telling(count, &mut ()).expect("a game")
}

fn looked_at(game: &LittleFactory, done: &[Action], worlds: u32) -> Verdict<LittleFactory> {
    let mut coach = Coach::new(game, done, worlds, Rng::new(Seed(9))).expect("a decision");
    while !coach.step(50) {}
    coach.verdict()
}

fn end_of(game: &LittleFactory, turn: &[Action]) -> LittleFactory {
    let mut end = game.clone();
    turn.iter().for_each(|action| end.apply(action, &mut ()).expect("what is told can be done"));
    end
}

#[test]
fn the_decisions_of_all_seats_are_the_whole_game() {
    for seed in 0..6 {
        let record = played(Skill::Apprentice, seed);
        let mut all: Vec<_> = [Seat(0), Seat(1)].iter().flat_map(|&seat| decisions(&record, seat)).collect();
        all.sort_by_key(|decision| decision.start);
        assert_eq!(all.first().map(|first| first.start), Some(0));
        assert_eq!(all.last().map(|last| last.end), Some(record.actions.len()));
        assert!(all.windows(2).all(|pair| pair[0].end == pair[1].start));
    }
}

#[test]
fn any_legal_turn_is_weighed_and_none_beats_the_best() {
    let record = played(Skill::Apprentice, 3);
    for decision in decisions(&record, Seat(1)) {
        let game = at(&record, decision.start);
        let verdict = looked_at(&game, &record.actions[decision.clone()], 60);
        assert!(verdict.after <= verdict.before && verdict.before <= 1000);
        let mut best = game.clone();
        assert!(verdict.best.iter().all(|action| best.apply(action, &mut ()).is_ok()));
    }
}

#[test]
fn what_is_marked_best_is_beaten_by_no_turn_of_its_own_list() {
    let (mut best, mut told, mut surpassing) = (0, 0, 0);
    for seed in [3, 4] {
        let record = played(Skill::Trader, seed);
        for decision in decisions(&record, Seat(0)) {
            let (game, done) = (at(&record, decision.start), &record.actions[decision.clone()]);
            let verdict = looked_at(&game, done, 240);
            let Verdict { before, after, surpasses, .. } = verdict;
            let others: Vec<u32> = verdict.others.iter().map(|way| way.chance).collect();
            assert!(others.iter().all(|&chance| chance <= before) && others.is_sorted_by(|one, next| one >= next));
            if matches!(verdict.mark(), Mark::Best | Mark::Better) {
                assert_eq!((before, end_of(&game, &verdict.best)), (after, end_of(&game, done)), "{verdict:?}");
                best += 1;
            }
            assert!(!surpasses || before == after && others.iter().any(|&other| other + BEST_BELOW <= after));
            let mut ends: Vec<LittleFactory> = verdict.others.iter().map(|way| end_of(&game, &way.actions)).collect();
            ends.push(end_of(&game, &verdict.best));
            assert!((1..ends.len()).all(|place| !ends[..place].contains(&ends[place])), "told twice: {verdict:?}");
            told += others.len();
            surpassing += u32::from(surpasses);
        }
    }
    assert!(best > 5 && told > 20 && surpassing > 0, "{best} {told} {surpassing}");
}

#[test]
fn where_a_win_lets_itself_be_taken_the_other_turns_are_told_too_and_none_is_best() {
    let record: Record<LittleFactory> = include_str!("data/bakery_or_market.txt").parse().expect("a record");
    let mut game = at(&record, record.actions.len());
    for action in ["produce bread: charcoal flour", "use bakery: bread", "end"] {
        game.apply(&action.parse().expect("an action"), &mut ()).unwrap_or_else(|why| panic!("{action}: {why:?}"));
    }
    let rivals = game.plans(1).remove(0);
    game = end_of(&game, &rivals.actions);
    assert!(game.winning_turn().is_some(), "the person wins now");
    let other = game.plans_to_weigh(24).pop().expect("many turns").actions;
    let verdict = looked_at(&game, &other, 400);
    assert_eq!(verdict.before, 1000);
    assert!(verdict.after <= 1000 - BEST_BELOW && verdict.mark() > Mark::Best && !verdict.others.is_empty());
}

#[test]
fn bread_is_not_for_the_market_says_the_coach_and_says_a_hint() {
    let record: Record<LittleFactory> = include_str!("data/bakery_or_market.txt").parse().expect("a record");
    let game = at(&record, record.actions.len());
    let turn = |text: &str| text.split("; ").map(|action| action.parse().expect("an action")).collect::<Vec<Action>>();
    let bakery = turn("produce bread: charcoal flour; use bakery: bread; end");
    let after = end_of(&game, &bakery[..1]);
    let sells = |action: &Action| action.to_string().starts_with("use market: bread");
    let sale = after.legal().into_iter().find(sells).expect("the Market takes Bread");
    let market = [bakery[0], sale, Action::End];
    let hint = looked_at(&game, &[], 4000);
    let keeps = |turn: &[Action]| !turn.iter().any(sells);
    assert!(hint.best.starts_with(&bakery[..1]) && keeps(&hint.best), "{hint:?}");
    let (kept, sold) = (looked_at(&game, &bakery, 4000), looked_at(&game, &market, 4000));
    assert!(kept.after > sold.after + SLIP_BELOW, "{kept:?}\n{sold:?}");
    assert!(sold.mark() >= Mark::Slip && keeps(&sold.best), "{sold:?}");
}

/// Two Masters won 63 of 100 games with either turn. A rival who could win with a card that turned up used to miss it, more or
/// less often by the seed: 54 or 97 of 100.
#[test]
fn a_chance_hangs_neither_on_the_seed_nor_on_how_many_worlds_there_are() {
    let record: Record<LittleFactory> = include_str!("data/bakery_or_market.txt").parse().expect("a record");
    let game = at(&record, record.actions.len());
    for text in ["produce bread: charcoal flour; end", "produce bread: charcoal flour; use bakery: bread; end"] {
        let turn: Vec<Action> = text.split("; ").map(|action| action.parse().expect("an action")).collect();
        for (worlds, seed) in [(600, 1), (600, 2), (1200, 2), (1200, 3)] {
            let mut coach = Coach::alone(&game, &turn, worlds, Rng::new(Seed(seed))).expect("it is legal");
            while !coach.step(worlds) {}
            let chance = coach.verdict().after;
            assert!((560..=700).contains(&chance), "{text}: {chance} in {worlds} worlds with seed {seed}");
        }
    }
}

#[test]
fn the_masters_own_turn_is_the_best() {
    let record = played(Skill::Trader, 5);
    let game = at(&record, decisions(&record, Seat(0))[4].start);
    let best = looked_at(&game, &[], 400).best;
    assert_eq!(looked_at(&game, &best, 400).mark(), Mark::Best);
}

#[test]
fn a_turn_that_wins_is_certain_and_missing_it_is_seen() {
    let mut wins = 0;
    for seed in 0..8 {
        let record = played(Skill::Trader, seed);
        let end = at(&record, record.actions.len());
        let winner = end.outcome().and_then(|outcome| outcome.winners.iter().next()).expect("somebody won");
        let decisions = decisions(&record, winner);
        let last = decisions.last().expect("the winner has played");
        if last.end != record.actions.len() {
            continue; // won by the rival's taking of the last tokens
        }
        wins += 1;
        let game = at(&record, last.start);
        let verdict = looked_at(&game, &record.actions[last.clone()], 300);
        assert_eq!((verdict.before, verdict.after), (1000, 1000));
    }
    assert!(wins > 0);
}

#[test]
fn the_same_question_has_the_same_answer_however_it_is_cut() {
    let record = played(Skill::Apprentice, 1);
    let decision = decisions(&record, Seat(0))[3].clone();
    let game = at(&record, decision.start);
    let mut coach = Coach::new(&game, &record.actions[decision.clone()], 90, Rng::new(Seed(9))).expect("a decision");
    while !coach.step(7) {}
    assert_eq!(coach.verdict(), looked_at(&game, &record.actions[decision], 90));
}

#[test]
fn what_is_no_decision_is_not_weighed() {
    let record = played(Skill::Apprentice, 2);
    let over = at(&record, record.actions.len());
    assert!(Coach::new(&over, &[], 10, Rng::new(Seed(1))).is_none());
    let start = at(&record, 0);
    assert!(Coach::new(&start, &[Action::Pass], 10, Rng::new(Seed(1))).is_none());
}
