//! Listening to what happens.

/// Hears the events of a game in the order a person would see them.
///
/// A `Vec` keeps them; `()` does not listen and costs nothing.
pub trait Tell<Event> {
    /// Hears one event.
    fn tell(&mut self, event: Event);

    /// Whether anybody listens: what takes time to tell is worked out only then.
    #[inline(always)]
    fn listens(&self) -> bool {
        true
    }
}

impl<Event> Tell<Event> for () {
    #[inline(always)]
    fn tell(&mut self, _: Event) {}

    #[inline(always)]
    fn listens(&self) -> bool {
        false
    }
}

impl<Event> Tell<Event> for Vec<Event> {
    fn tell(&mut self, event: Event) {
        self.push(event);
    }
}
