//! What is worth a thought: where an errand begins. Buying, selling and upgrading only toward a goal.

use crate::action::Action;
use crate::game::LaGranja;

impl LaGranja {
    pub(crate) fn list_candidates(&self, actions: &mut Vec<Action>) {
        let mut errands = Vec::new();
        self.errands(&mut errands);
        for errand in errands {
            let Some(&action) = errand.actions().first() else { continue };
            if !actions.contains(&action) && self.permit(action).is_ok() {
                actions.push(action);
            }
        }
        if actions.is_empty() {
            self.list_legal(actions);
        }
    }
}
