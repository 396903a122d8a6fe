//! Things that travel between places: a card from the market to a hand, a token to its owner, coins off the scales.
//!
//! A place is any element with a `data-place`, which is its name, or several. Whoever shows a move measures a [`Burst`] of flights before it, lets the
//! table be redrawn, and lets it fly soon after: the table is right at once, and what moved flies over it. Nothing waits for a
//! flight. The styles are in `static/styles/flight.css`.

use std::cell::OnceCell;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, Event, HtmlElement, MediaQueryList};

use crate::dom;

/// Beyond so many at once nobody sees what moved; the rest is only redrawn.
const MOST: usize = 24;
/// After how many milliseconds what has changed is surely drawn.
const SOON: u32 = 34;

/// What the thing that flies looks like, and how it gets there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// A paper card, upright, gliding.
    Card,
    /// A paper card, lying, gliding.
    Building,
    /// The bare drawing, hopping.
    Token,
    /// The bare drawing, falling down at the end.
    Coin,
}

/// One thing that went from one place to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Flight {
    /// The address of its drawing, as in `#goods-bread`; the symbol has a `viewBox` of its own.
    pub(crate) symbol: String,
    pub(crate) shape: Shape,
    /// The `data-place` it comes from.
    pub(crate) from: String,
    /// The place it comes from is gone after the move, and has to be measured before.
    pub(crate) fleeting: bool,
    /// The `data-place` it goes to, as it is after the move.
    pub(crate) to: String,
    /// So that several things leave one after the other.
    pub(crate) delay_ms: u32,
}

/// Things about to fly, and where their places were before the move was drawn.
pub(crate) struct Burst {
    root: Element,
    flights: Vec<Flight>,
    before: Spots,
}

impl Burst {
    /// Reads where the flights begin whose places will be gone. What takes no room is no place, and of several with the
    /// same name the first counts.
    pub(crate) fn measure(root: Element, flights: Vec<Flight>) -> Self {
        let mut before = Spots::default();
        for flight in flights.iter().filter(|flight| flight.fleeting) {
            before.read(&root, &flight.from);
        }
        Self { root, flights, before }
    }

    /// Lets them fly when the table has been drawn: then the browser knows where everything lies, and needs not be made to
    /// find out at once.
    pub(crate) fn fly_soon(self, ms: u32) {
        Timeout::new(SOON, move || self.fly(ms)).forget();
    }

    /// Lets them fly from where they were to where they are now, each for `ms` after its delay. What still flies from an
    /// earlier burst is taken away first: one burst at a time.
    ///
    /// A place that is not there now counts where it was, and one that was not there counts where it is now; what knows
    /// neither of its ends stays on the ground.
    fn fly(&self, ms: u32) {
        let mut now = Spots::default();
        for flight in &self.flights {
            now.read(&self.root, &flight.to);
            if self.before.find(&flight.from).is_none() {
                now.read(&self.root, &flight.from);
            }
        }
        with_sky(|document, sky| {
            sky.set_text_content(None);
            let _ = sky.style().set_property("--flight", &format!("{ms}ms"));
            for (flight, path) in plan(&self.before, &now, &self.flights) {
                if let Some(flyer) = flyer(document, flight, &path) {
                    let _ = sky.append_child(&flyer);
                }
            }
        });
    }
}

/// Whether things may fly at all: neither the system nor the player's settings ask for less motion.
pub(crate) fn motion_allowed() -> bool {
    let Some(window) = dom::window() else {
        return false;
    };
    thread_local! {
        static REDUCED: OnceCell<Option<MediaQueryList>> = const { OnceCell::new() };
    }
    let less = window.document().and_then(|document| document.document_element()?.get_attribute("data-motion"));
    let ask = || window.match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    let free = || REDUCED.with(|reduced| reduced.get_or_init(ask).as_ref().is_some_and(|query| !query.matches()));
    less.as_deref() != Some("less") && free()
}

/// One element over the whole window, in which everything flies. It is made once and is empty while nothing flies.
fn with_sky(act: impl FnOnce(&Document, &HtmlElement)) {
    thread_local! {
        static SKY: OnceCell<Option<HtmlElement>> = const { OnceCell::new() };
    }
    let Some(document) = dom::window().and_then(|window| window.document()) else {
        return;
    };
    SKY.with(|sky| {
        if let Some(sky) = sky.get_or_init(|| make_sky(&document)) {
            act(&document, sky);
        }
    });
}

fn make_sky(document: &Document) -> Option<HtmlElement> {
    let sky: HtmlElement = document.create_element("div").ok()?.dyn_into().ok()?;
    sky.set_class_name("flights");
    sky.set_attribute("aria-hidden", "true").ok()?;
    document.body()?.append_child(&sky).ok()?;
    for ended in ["animationend", "animationcancel"] {
        EventListener::new(&sky, ended, land).forget();
    }
    let window = dom::window()?;
    for left in ["hashchange", "pagehide"] {
        let sky = sky.clone();
        EventListener::new(&window, left, move |_| sky.set_text_content(None)).forget();
    }
    Some(sky)
}

/// Takes away the flyer whose animation is over, be it its own or the hop of the drawing within it.
fn land(event: &Event) {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    if let Some(flyer) = element.and_then(|element| element.closest(".flyer").ok().flatten()) {
        flyer.remove();
    }
}

fn flyer(document: &Document, flight: &Flight, path: &Path) -> Option<HtmlElement> {
    const SVG: Option<&str> = Some("http://www.w3.org/2000/svg");
    let drawing = document.create_element_ns(SVG, "use").ok()?;
    drawing.set_attribute("href", &flight.symbol).ok()?;
    let frame = document.create_element_ns(SVG, "svg").ok()?;
    frame.append_child(&drawing).ok()?;
    let flyer: HtmlElement = document.create_element("div").ok()?.dyn_into().ok()?;
    flyer.set_class_name(flight.shape.class());
    // Through the object model: the page's policy forbids `style` as an attribute.
    flyer.style().set_css_text(&path.css(flight.delay_ms));
    flyer.append_child(&frame).ok()?;
    Some(flyer)
}

/// The flights that know where they begin and end, at most [`MOST`], with their paths.
fn plan<'a>(before: &Spots, now: &Spots, flights: &'a [Flight]) -> Vec<(&'a Flight, Path)> {
    let path = |flight: &'a Flight| {
        let from = before.find(&flight.from).or_else(|| now.find(&flight.from))?;
        let to = now.find(&flight.to).or_else(|| before.find(&flight.to))?;
        // What glides from a spot to the same spot would only lie on it for a while.
        let seen = from != to || flight.shape == Shape::Coin;
        seen.then(|| (flight, Path::new(from, to, flight.shape)))
    };
    flights.iter().filter_map(path).take(MOST).collect()
}

impl Shape {
    const fn class(self) -> &'static str {
        match self {
            Self::Card => "flyer flyer-card",
            Self::Building => "flyer flyer-building",
            Self::Token => "flyer flyer-token",
            Self::Coin => "flyer flyer-coin",
        }
    }

    /// Width and height, as a ratio.
    const fn ratio(self) -> (i32, i32) {
        match self {
            Self::Card => (3, 4),
            Self::Building => (3, 2),
            Self::Token | Self::Coin => (1, 1),
        }
    }

    /// The least and the greatest height in pixels: a place may be a number in the rail or the whole hand.
    const fn heights(self) -> (i32, i32) {
        match self {
            Self::Card => (32, 160),
            Self::Building => (28, 128),
            Self::Token => (20, 48),
            Self::Coin => (16, 32),
        }
    }

    /// The height at which it fits the spot.
    fn height_in(self, spot: Spot) -> i32 {
        let (wide, high) = self.ratio();
        let (least, greatest) = self.heights();
        spot.height.min(spot.width.saturating_mul(high) / wide).clamp(least, greatest)
    }
}

/// A place's rectangle in the window, in whole pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Spot {
    left: i32,
    top: i32,
    width: i32,
    height: i32,
}

impl Spot {
    /// `None` where the element takes no room.
    fn of(element: &Element) -> Option<Self> {
        let seen = element.get_bounding_client_rect();
        let whole = |length: f64| length.round() as i32;
        let (width, height) = (whole(seen.width()), whole(seen.height()));
        (width > 0 && height > 0).then(|| Self { left: whole(seen.left()), top: whole(seen.top()), width, height })
    }
}

/// Some dozen names at most, so looking through them all is quicker than a map.
#[derive(Clone, Debug, Default)]
struct Spots(Vec<(String, Spot)>);

impl Spots {
    /// The one place where layout is asked for.
    fn read(&mut self, root: &Element, name: &str) {
        if self.find(name).is_some() {
            return;
        }
        let Ok(places) = root.query_selector_all(&format!("[data-place~={name}]")) else { return };
        let elements = (0..places.length()).filter_map(|index| places.get(index)?.dyn_into::<Element>().ok());
        if let Some(spot) = elements.filter_map(|element| Spot::of(&element)).next() {
            self.0.push((name.to_owned(), spot));
        }
    }

    fn find(&self, name: &str) -> Option<Spot> {
        self.0.iter().find(|(place, _)| place == name).map(|&(_, spot)| spot)
    }
}

/// From the middle of one spot to the middle of another. The flyer is as large as the larger of its ends and shrinks
/// towards the other, so that it is never drawn blurred.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Path {
    width: i32,
    height: i32,
    from: End,
    to: End,
}

/// The upper left corner, and the size in thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct End {
    left: i32,
    top: i32,
    scale: i32,
}

impl Path {
    fn new(from: Spot, to: Spot, shape: Shape) -> Self {
        let (wide, high) = shape.ratio();
        let height = shape.height_in(from).max(shape.height_in(to));
        let end = |spot: Spot| {
            let shown = shape.height_in(spot);
            End {
                left: spot.left + (spot.width - shown * wide / high) / 2,
                top: spot.top + (spot.height - shown) / 2,
                scale: shown * 1000 / height,
            }
        };
        Self { width: height * wide / high, height, from: end(from), to: end(to) }
    }

    fn css(&self, delay_ms: u32) -> String {
        let Self { width, height, from, to } = self;
        let (from, to) = (from.css(), to.css());
        format!("width:{width}px;height:{height}px;--from:{from};--to:{to};--delay:{delay_ms}ms")
    }
}

impl End {
    /// In whole numbers: writing fractions would bring the code for it into the page.
    fn css(self) -> String {
        let Self { left, top, scale } = self;
        format!("translate({left}px,{top}px) scale(calc({scale}/1000))")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn spot(left: i32, top: i32, width: i32, height: i32) -> Spot {
        Spot { left, top, width, height }
    }

    fn spots(named: &[(&str, Spot)]) -> Spots {
        Spots(named.iter().map(|&(name, spot)| (name.to_owned(), spot)).collect())
    }

    fn flight(shape: Shape, from: &str, to: &str) -> Flight {
        let symbol = "#goods-bread".to_owned();
        Flight { symbol, shape, from: from.to_owned(), fleeting: true, to: to.to_owned(), delay_ms: 0 }
    }

    const ROW: Spot = spot(100, 50, 90, 120);
    const HAND: Spot = spot(300, 700, 90, 120);
    const RIVAL: Spot = spot(10, 80, 30, 40);

    #[test]
    fn a_card_leaves_where_it_was_and_lands_where_its_place_is_now() {
        let before = spots(&[("row", ROW), ("hand", RIVAL)]);
        let now = spots(&[("row", RIVAL), ("hand", HAND)]);
        let flights = [flight(Shape::Card, "row", "hand")];
        let planned = plan(&before, &now, &flights);
        assert_eq!(planned, [(&flights[0], Path::new(ROW, HAND, Shape::Card))]);
    }

    #[test]
    fn a_place_known_at_one_moment_only_counts_at_both() {
        let gone = spots(&[("slot", HAND)]);
        let new = spots(&[("row", ROW)]);
        let flights = [flight(Shape::Card, "slot", "row"), flight(Shape::Card, "row", "slot")];
        let planned = plan(&gone, &new, &flights);
        let paths: Vec<Path> = planned.into_iter().map(|(_, path)| path).collect();
        assert_eq!(paths, [Path::new(HAND, ROW, Shape::Card), Path::new(ROW, HAND, Shape::Card)]);
    }

    #[test]
    fn what_knows_no_end_or_does_not_move_stays_on_the_ground() {
        let here = spots(&[("row", ROW), ("hand", HAND)]);
        let still = [
            flight(Shape::Card, "nowhere", "hand"),
            flight(Shape::Card, "row", "nowhere"),
            flight(Shape::Token, "row", "row"),
        ];
        assert_eq!(plan(&here, &here, &still), []);
        let falls = [flight(Shape::Coin, "row", "row")];
        assert_eq!(plan(&here, &here, &falls).len(), 1, "a coin falls off where it lies");
    }

    #[test]
    fn no_more_than_can_be_seen_fly_at_once() {
        let here = spots(&[("row", ROW), ("hand", HAND)]);
        let mut flights = vec![flight(Shape::Card, "nowhere", "hand"); 3];
        flights.extend(vec![flight(Shape::Card, "row", "hand"); MOST + 5]);
        assert_eq!(plan(&here, &here, &flights).len(), MOST);
    }

    #[test]
    fn the_first_place_of_a_name_counts() {
        assert_eq!(spots(&[("row", ROW), ("row", HAND)]).find("row"), Some(ROW));
    }

    #[test]
    fn a_flyer_is_as_large_as_its_larger_end_and_shrinks_to_the_other() {
        let path = Path::new(ROW, RIVAL, Shape::Card);
        assert_eq!((path.width, path.height), (90, 120));
        assert_eq!(path.from, End { left: 100, top: 50, scale: 1000 });
        assert_eq!(path.to, End { left: 10, top: 80, scale: 333 });
        let back = Path::new(RIVAL, ROW, Shape::Card);
        assert_eq!((back.width, back.height, back.from, back.to), (90, 120, path.to, path.from));
    }

    #[test]
    fn a_flyer_keeps_its_form_and_flies_from_middle_to_middle_of_any_spot() {
        let word = spot(500, 10, 40, 12);
        let zone = spot(0, 600, 900, 200);
        for shape in [Shape::Card, Shape::Building, Shape::Token, Shape::Coin] {
            let (least, greatest) = shape.heights();
            assert_eq!((shape.height_in(word), shape.height_in(zone)), (least, greatest), "{shape:?}");
            let path = Path::new(word, zone, shape);
            for (end, spot) in [(path.from, word), (path.to, zone)] {
                let across = 2 * end.left + path.width * end.scale / 1000;
                let down = 2 * end.top + path.height * end.scale / 1000;
                assert!((across - 2 * spot.left - spot.width).abs() <= 2, "{shape:?} at {spot:?}");
                assert!((down - 2 * spot.top - spot.height).abs() <= 2, "{shape:?} at {spot:?}");
            }
        }
    }

    #[test]
    fn a_path_is_written_as_the_styles_read_it() {
        let css = Path::new(ROW, RIVAL, Shape::Card).css(40);
        let expected = "width:90px;height:120px;--from:translate(100px,50px) scale(calc(1000/1000));\
                        --to:translate(10px,80px) scale(calc(333/1000));--delay:40ms";
        assert_eq!(css, expected);
    }
}
