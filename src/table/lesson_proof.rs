//! What every game's lessons are tried for.

use tabletop::{Rng, Seed, Skill};

use super::lesson::{Lesson, Progress, light};
use super::screen::Screen;
use super::session::Session;
use super::{guide, lesson};
use crate::i18n::Language;

/// Their texts keep the rules of each language, and what went otherwise is said in two sentences at most.
pub(crate) fn texts_are_sound<G: Screen>() {
    for language in Language::ALL {
        for lesson in G::Lesson::all() {
            let text = lesson.text(language);
            assert!(![text.name, text.task, text.done].contains(&""), "{language:?} {}", text.name);
            assert_eq!(lesson.is_game(), text.otherwise[0].is_empty(), "{language:?} {}", text.name);
            for text in [text.name, text.task, text.done, text.otherwise[0], text.otherwise[1]] {
                crate::i18n::check(language, text);
            }
            for text in text.otherwise {
                assert!(text.matches(['.', '!', '?']).count() <= 2, "{language:?}: {text}");
            }
        }
        for new in G::Lesson::news(language) {
            assert!(!new.says.is_empty());
            crate::i18n::check(language, new.says);
        }
    }
}

/// Its way is legal and leads to its goal, and from its first step on the light shows where to tap.
pub(crate) fn ways_lead_to_goals<G: Screen>() {
    for one in G::Lesson::all().into_iter().filter(|one| !one.is_game()) {
        let name = one.text(Language::English).name;
        let mut session = one.session(&[]).expect("a sound stage");
        assert!(light::<G>(one, &session).is_some(), "{name}: no light");
        for step in one.way() {
            assert_eq!(one.progress(&session), Progress::Going, "{name} before {step}");
            assert!(!session.is_mine() || light::<G>(one, &session).is_some(), "{name}: no light before {step}");
            let action = step.parse().unwrap_or_else(|_| panic!("{name}: {step}"));
            let legal = session.now().legal();
            session.act(action).unwrap_or_else(|why| panic!("{name}: {step}: {why:?}; {legal:?}"));
        }
        for answer in lesson::replies::<G>(one, &session) {
            session.act(answer).expect("the rival’s answer is legal");
        }
        assert_eq!(one.progress(&session), Progress::Done, "{name}; {:?}", session.now().legal());
    }
}

/// The last lesson is a game that two gentle players finish; each thing is explained once at most, and little in the second
/// half. How many things were explained.
pub(crate) fn the_guided_game_is_finished<G: Screen>() -> usize {
    let lesson = G::Lesson::all().pop().expect("there are lessons");
    assert!(lesson.is_game());
    let mut session = lesson.session(&[]).expect("a game");
    let news = G::Lesson::news(Language::English);
    let (mut told, mut lit): (Vec<(usize, usize)>, usize) = (Vec::new(), 0);
    for count in 0.. {
        assert!(count < 2000, "it has an end");
        if session.is_mine()
            && let Some(place) = guide::place::<G>(&news, &session)
            && told.last().is_none_or(|(last, _)| *last != place)
        {
            assert!(told.iter().all(|(other, _)| *other != place), "{} twice", news[place].says);
            told.push((place, session.entries().len()));
            lit += usize::from(light::<G>(lesson, &session).is_some());
        }
        let game = session.now().clone();
        let Some(thought) = Skill::Apprentice.think(&*game, Rng::new(Seed(count)), |_| true) else { break };
        session.act(thought.actions[0].clone()).expect("legal");
    }
    assert_eq!(lesson.progress(&session), Progress::Done);
    assert!(4 * lit >= 3 * told.len(), "{lit} of {} things are pointed at", told.len());
    let half = session.entries().len() / 2;
    let late = told.iter().filter(|(_, at)| *at > half).count();
    assert!(2 * late <= told.len(), "{late} of {} come late", told.len());
    told.len()
}

/// Where the light is.
pub(crate) fn lit<G: Screen>(lesson: G::Lesson, session: &Session<G>) -> Option<G::Spot> {
    light(lesson, session)
}
