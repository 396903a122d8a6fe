//! What is worth a thought.

use crate::action::Action;
use crate::game::LaGranja;

impl LaGranja {
    pub(crate) fn list_candidates(&self, actions: &mut Vec<Action>) {
        self.list_legal(actions);
    }
}
