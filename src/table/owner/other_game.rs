//! Ways from this game to another: a new one, a copy, this one as it was before.

use tabletop::{Record, Seed};
use yew::{Context, Html};

use super::{Again, Table};
use crate::dom;
use crate::games;
use crate::games::folder::Sitting;
use crate::store::heading::{Origin, Standing};
use crate::store::save::{AnySave, SaveError};
use crate::store::saves::GameId;
use crate::table::level::Level;
use crate::table::screen::Screen;
use crate::table::seating::{First, Seating};
use crate::table::{Lesson, notice, play, sitting};

impl<G: Screen> Table<G> {
    /// The game as it was then, as a new one. What comes is known in part.
    pub(super) fn play_on_from(&self, count: usize) {
        let shown = self.watch.shown_session(&self.play.session);
        let mut record = Record::clone(shown.record());
        record.actions.truncate(count);
        begin(&record, self.play.seating.as_ref().clone(), true);
    }

    pub(super) fn new_game(&self, again: Again) {
        let (record, seating) = (self.play.session.record(), &self.play.seating);
        let (seed, seating) = match again {
            Again::SameDeal => (record.seed, seating.as_ref().clone()),
            Again::Another => (sitting::new_seed(), seating.again()),
            Again::Harder => (sitting::new_seed(), seating.again().harder()),
        };
        let setup = G::harder(&record.setup).filter(|_| again == Again::Harder).unwrap_or_else(|| record.setup.clone());
        begin(&Record::<G>::new(setup, seed), seating, again == Again::SameDeal);
    }

    pub(super) fn on_notice(&mut self, ctx: &Context<Self>, act: notice::Act) {
        match act {
            notice::Act::TakeOver if self.play.read_only == Some(play::ReadOnly::Deleted) => {
                self.play.keep_again();
                self.after_change(ctx);
            }
            notice::Act::TakeOver => ctx.props().reopen.emit(()),
            notice::Act::KeepCopy => {
                let mut save = self.play.to_keep();
                save.heading.origin = Origin::Imported;
                sitting::begin(&save);
            }
            notice::Act::SaveFile => {
                let save = self.play.to_keep();
                dom::download(&sitting::file_name(&save), &save.write_file());
            }
            notice::Act::CopyLink => {
                self.voice.copied = true;
                dom::copy(&sitting::link_to(&self.play.to_keep()));
            }
            notice::Act::Dismiss => notice::dismiss(),
        }
    }
}

/// Sets the table with a game as it was kept.
///
/// # Errors
/// If it is no game of this kind.
pub(crate) fn set<G: Screen>(sitting: Sitting) -> Result<Html, SaveError> {
    let Sitting { id, save, time, reopen } = sitting;
    let save = save.open::<G>()?;
    Ok(yew::html! { <Table<G> key={time} {id} {save} {reopen} /> })
}

/// Sets the table of a lesson, counted from 1; an empty page if there is none of this number.
pub(crate) fn set_lesson<G: Screen>(setup: &G::Setup, number: u8) -> Html {
    let Some(lesson) = G::Lesson::by_number(number) else { return Html::default() };
    let seating = Seating::new(&[Level::ALL[0]], First::Me, Seed(number.into()));
    let record = Record::<G>::new(setup.clone(), Seed(0));
    let standing = Standing::of(&G::new(setup, Seed(0)));
    let save = AnySave::new(seating, record.to_string(), standing, 0).and_then(|save| save.open::<G>());
    save.map_or_else(
        |_| Html::default(),
        |save| yew::html! { <Table<G> key={format!("lesson-{number}")} id={GameId(0)} {save} lesson={Some(lesson)} /> },
    )
}

/// Sets a new table and goes there. `known` where the person has seen what will come.
fn begin<G: Screen>(record: &Record<G>, seating: Seating, known: bool) {
    if let Ok((mut save, _)) = games::from_record(&record.to_string(), Some(seating), dom::now()) {
        save.heading.known = known;
        sitting::begin(&save);
    }
}
