//! What the little pictures mean.

use la_granja::Good;
use yew::prelude::*;

use super::super::art::{self, Sign};
use super::super::label::Label;
use super::super::words;
use super::{Seen, say};
use crate::markup::html;

/// The signs and what they mean.
pub(super) fn draw(seen: &Seen) -> Html {
    let signs = [
        (Sign::Silver, Label::FromSilver),
        (Sign::Point, Label::VictoryPoint),
        (Sign::AnyGood, Label::AnyHarvestGood),
        (Sign::Card, Label::PlayCard),
        (Sign::Draw, Label::DrawCard),
        (Sign::Deliver, Label::ADelivery),
        (Sign::Upgrade, Label::AnUpgrade),
        (Sign::Siesta, Label::AStep),
        (Sign::Hat, Label::AHat),
        (Sign::Helper, Label::Helpers),
        (Sign::HandLimit, Label::HandLimit),
        (Sign::PigPlace, Label::PigPlaces),
        (Sign::Field, Label::Fields),
        (Sign::Barrow, Label::Barrows),
        (Sign::Craft, Label::Tiles),
        (Sign::Roof, Label::RoofTiles),
        (Sign::Marker, Label::Marker),
        (Sign::Die, Label::Dice),
        (Sign::Donkey, Label::Donkeys),
        (Sign::Commodity, Label::UseCommodity),
        (Sign::Again, Label::Again),
        (Sign::Lock, Label::Kept),
        (Sign::Once, Label::OneX),
    ];
    html! {
        <ul class="glossary">
            { for signs.into_iter().map(|(sign, label)| html! { <li key={sign.id()}>{ art::sign(sign) }{ say(seen, label) }</li> }) }
            { for Good::ALL.into_iter().map(|good| html! { <li key={good.id()}>{ art::good(good) }{ words::good(seen.language, good) }</li> }) }
        </ul>
    }
}
