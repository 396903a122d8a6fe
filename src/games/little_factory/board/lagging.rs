//! What follows a moment after a change. A move is on the screen sooner if it is seen before the log is told and a long
//! list of moves taken apart, and an answer if its moves are seen before all that is said beside them.

use gloo_timers::callback::Timeout;
use yew::Context;

use super::{Board, Msg};

/// After how many milliseconds the rest follows: surely after the next frame.
const LAG: u32 = 50;

impl Board {
    /// Only what the change is about is drawn at once.
    pub(super) fn lag(&mut self, ctx: &Context<Self>) {
        let link = ctx.link().clone();
        self.rest = Some(Timeout::new(LAG, move || link.send_message(Msg::DrawRest)));
    }
}
