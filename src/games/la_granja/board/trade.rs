//! Buying, selling, upgrading and spending commodities, all on one sheet.

use la_granja::{Action, From, Good, Trade};
use yew::prelude::*;

use super::super::art::{self, Sign};
use super::super::label::Label;
use super::super::words;
use super::ready::list;
use super::{Intent, Seen, answer, say};
use crate::markup::html;

pub(super) fn draw(seen: &Seen) -> Html {
    let legal = &seen.facts.legal;
    let cell = |name: Label, actions: &[Action], good: Good, silver: i32| {
        let Some(&action) = actions.iter().find(|action| legal.contains(action)) else {
            return html! { <td><span class="none" aria-hidden="true">{ "–" }</span></td> };
        };
        let label = words::action(seen.language, &seen.game, &action);
        let from_field = matches!(action, Action::Upgrade(_, From::Field) | Action::Sell(_, From::Field));
        html! {
            <td>
                <button type="button" class="bargain" data-stop="" data-action={action.to_string()} title={label.clone()}
                    onclick={seen.on::<MouseEvent>(move || Intent::Do(action))}>
                    <span class="unseen">{ label }</span>
                    <span aria-hidden="true">{ say(seen, name) }</span>
                    <span class="pair" aria-hidden="true"><b>{ format!("{silver:+}").replace('-', "−") }</b>{ art::sign(Sign::Silver) }
                        { good.upgraded().filter(|_| name == Label::Upgrade).map(|(into, _)| art::good(into)) }
                        { from_field.then(|| art::sign(Sign::Field)) }
                    </span>
                </button>
            </td>
        }
    };
    let price = |value: Option<u16>| i32::from(value.unwrap_or_default());
    let row = |good: Good| {
        let me = seen.game.player(seen.me);
        let upgrade = good.upgraded().map_or(0, |(_, cost)| i32::from(cost));
        html! {
            <tr key={good.id()}>
                <th scope="row">{ art::good(good) }{ words::good(seen.language, good) }{ " " }<b>{ me.all_of(good) }</b></th>
                { cell(Label::Buy, &[Action::Buy(good)], good, -price(good.price())) }
                { cell(Label::Sell, &From::BOTH.map(|from| Action::Sell(good, from)), good, price(good.worth())) }
                { cell(Label::Upgrade, &From::BOTH.map(|from| Action::Upgrade(good, from)), good, -upgrade) }
            </tr>
        }
    };
    let spends: Vec<_> = Trade::ALL
        .into_iter()
        .map(Action::Spend)
        .filter(|action| legal.contains(action))
        .flat_map(|action| answer::few_courses(seen, action, 3))
        .collect();
    let silver = seen.game.player(seen.me).silver;
    html! {
        <>
            <p key="silver" class="about">{ art::sign(Sign::Silver) }{ words::silver(seen.language, silver) }</p>
            <table key="deals" class="bargains"><tbody>{ for Good::RESOURCES.into_iter().map(row) }</tbody></table>
            if !spends.is_empty() {
                <section key="spend" class="move-group">
                    <h3>{ art::sign(Sign::Commodity) }{ say(seen, Label::UseCommodity) }</h3>
                    { list(seen, &spends) }
                </section>
            }
        </>
    }
}
