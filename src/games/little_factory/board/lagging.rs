//! What follows a moment after a change. A move is on the screen sooner if it is seen before the log is told and a long
//! list of moves taken apart.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::{Board, Msg};

/// After how many milliseconds the rest follows: surely after the next frame.
const LAG: u32 = 50;

#[derive(Properties)]
pub(super) struct LaggingProps {
    /// `None` leaves it as it was drawn last.
    pub(super) inside: Option<Html>,
}

impl PartialEq for LaggingProps {
    fn eq(&self, other: &Self) -> bool {
        self.inside.is_none() || other.inside.is_none()
    }
}

#[component]
pub(super) fn Lagging(props: &LaggingProps) -> Html {
    props.inside.clone().unwrap_or_default()
}

impl Board {
    /// Only what the change is about is drawn at once.
    pub(super) fn lag(&mut self, ctx: &Context<Self>) {
        let link = ctx.link().clone();
        self.rest = Some(Timeout::new(LAG, move || link.send_message(Msg::DrawRest)));
    }
}
