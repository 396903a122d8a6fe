//! The few things we ask of the browser's document, none of which may fail loudly.

use std::cell::RefCell;

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, HtmlElement, Window};

/// The window, which is missing only outside a page (in a worker).
pub(crate) fn window() -> Option<Window> {
    web_sys::window()
}

/// The page, which is missing where the window is.
pub(crate) fn document() -> Option<Document> {
    window()?.document()
}

/// The element with this id.
pub(crate) fn by_id(id: &str) -> Option<Element> {
    document()?.get_element_by_id(id)
}

/// The fragment of the address with its `#`, or nothing.
pub(crate) fn hash() -> String {
    window().and_then(|window| window.location().hash().ok()).unwrap_or_default()
}

/// The query of the address with its `?`, or nothing.
pub(crate) fn query() -> String {
    window().and_then(|window| window.location().search().ok()).unwrap_or_default()
}

/// Takes a word out of the query, so that a reload does not ask for it again.
pub(crate) fn drop_query(name: &str) {
    let query = query();
    let pairs = query.strip_prefix('?').unwrap_or_default().split('&');
    let rest: Vec<&str> = pairs.filter(|pair| pair.split('=').next() != Some(name)).collect();
    if rest.join("&").len() + 1 < query.len() {
        let mark = if rest.is_empty() { "" } else { "?" };
        let path = window().and_then(|window| window.location().pathname().ok()).unwrap_or_default();
        let address = format!("{path}{mark}{}{}", rest.join("&"), hash());
        let history = window().and_then(|window| window.history().ok());
        // Where the history is not ours to change, the address stays as it is.
        let _ = history.map(|history| history.replace_state_with_url(&JsValue::NULL, "", Some(&address)));
    }
}

/// The languages the browser asks for, best first.
pub(crate) fn browser_languages() -> Vec<String> {
    window().map_or_else(Vec::new, |window| {
        let languages = window.navigator().languages();
        languages.iter().filter_map(|tag| tag.as_string()).collect()
    })
}

/// Names the browser in a report.
pub(crate) fn browser_name() -> String {
    window().and_then(|window| window.navigator().user_agent().ok()).unwrap_or_default()
}

/// Sets the title of the tab.
pub(crate) fn set_title(title: &str) {
    if let Some(document) = document() {
        document.set_title(title);
    }
}

/// Sets `<html lang>`.
pub(crate) fn set_language(tag: &str) {
    set_root_attribute("lang", Some(tag));
}

/// Sets or removes an attribute of `<html>`, on which the styles depend.
pub(crate) fn set_root_attribute(name: &str, value: Option<&str>) {
    let Some(root) = document().and_then(|document| document.document_element()) else {
        return;
    };
    // Both calls fail only on names that are no names; ours are.
    let _ = match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    };
}

/// An attribute of `<html>`, if it is there.
pub(crate) fn root_attribute(name: &str) -> Option<String> {
    document().and_then(|document| document.document_element())?.get_attribute(name)
}

/// Sets a property of the styles on `<html>`. The page's policy allows this to scripts, and only to them.
pub(crate) fn set_root_property(name: &str, value: &str) {
    let root = document().and_then(|document| document.document_element());
    if let Some(root) = root.and_then(|root| root.dyn_into::<HtmlElement>().ok()) {
        // Fails only on names that are no names; ours are.
        let _ = root.style().set_property(name, value);
    }
}

/// Tells the page's own scripts something.
pub(crate) fn tell(event: &str, detail: &str) {
    tell_value(event, &detail.into());
}

/// The same with anything a script can hold.
pub(crate) fn tell_value(event: &str, detail: &JsValue) {
    let init = web_sys::CustomEventInit::new();
    init.set_detail(detail);
    if let (Some(window), Ok(event)) = (window(), web_sys::CustomEvent::new_with_event_init_dict(event, &init)) {
        // Nobody prevents these.
        let _ = window.dispatch_event(&event);
    }
}

/// Moves the focus to the first element that matches.
pub(crate) fn focus(selector: &str) {
    let found = document().and_then(|document| document.query_selector(selector).ok().flatten());
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // A refused focus leaves it where it was.
        let _ = element.focus();
    }
}

/// Shows the top of the page.
pub(crate) fn scroll_to_top() {
    if let Some(window) = window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
}

/// Scrolls to the element with this id and moves the focus there.
pub(crate) fn show(id: &str) {
    if let Some(element) = by_id(id) {
        element.scroll_into_view();
        if let Ok(element) = element.dyn_into::<HtmlElement>() {
            // A refused focus leaves it where it was.
            let _ = element.focus();
        }
    }
}

/// Opens the browser's print dialog.
pub(crate) fn print() {
    if let Some(window) = window() {
        // A frame may forbid it; then nothing is printed.
        let _ = window.print();
    }
}

/// Milliseconds since the page was opened.
pub(crate) fn milliseconds() -> f64 {
    window().and_then(|window| window.performance()).map_or(0.0, |clock| clock.now())
}

/// Seconds since 1970.
pub(crate) fn now() -> u64 {
    (js_sys::Date::now() / 1000.0) as u64
}

/// A number nobody chose, below `bound`.
pub(crate) fn random_below(bound: u32) -> u32 {
    let mut bytes = [0; 8];
    if getrandom::getrandom(&mut bytes).is_err() {
        return (js_sys::Math::random() * f64::from(bound)) as u32;
    }
    (u64::from_le_bytes(bytes) % u64::from(bound)) as u32
}

/// Goes to another address of ours.
pub(crate) fn go(href: &str) {
    if let Some(window) = window() {
        // A fragment can always be set.
        let _ = window.location().set_hash(href);
    }
}

/// Goes to another address of ours and leaves no step for the back button, which in a frame is the host's.
pub(crate) fn go_instead(href: &str) {
    if let Some(window) = window() {
        // A fragment can always be set.
        let _ = window.location().replace(href);
    }
}

/// What has the keyboard's focus.
pub(crate) fn focused() -> Option<HtmlElement> {
    document()?.active_element()?.dyn_into().ok()
}

/// All elements that match.
pub(crate) fn all(selector: &str) -> Vec<HtmlElement> {
    let Some(found) = document().and_then(|document| document.query_selector_all(selector).ok()) else {
        return Vec::new();
    };
    (0..found.length()).filter_map(|index| found.get(index)?.dyn_into().ok()).collect()
}

/// A property of the styles of an element as they come out; nothing if the browser does not know it.
pub(crate) fn style(element: &Element, property: &str) -> String {
    let styles = window().and_then(|window| window.get_computed_style(element).ok().flatten());
    styles.and_then(|styles| styles.get_property_value(property).ok()).unwrap_or_default()
}

/// The first element that matches.
pub(crate) fn find(selector: &str) -> Option<Element> {
    document()?.query_selector(selector).ok().flatten()
}

/// Shows the end of something that scrolls.
pub(crate) fn scroll_to_end(selector: &str) {
    for element in all(selector) {
        element.set_scroll_top(element.scroll_height());
    }
}

/// Scrolls whatever lies around the first element that matches, only as far as is needed to see it.
pub(crate) fn bring_into_view(selector: &str) {
    let Some(element) = document().and_then(|document| document.query_selector(selector).ok().flatten()) else {
        return;
    };
    let options = js_sys::Object::new();
    for name in ["block", "inline"] {
        // A plain object takes any property.
        let _ = js_sys::Reflect::set(&options, &name.into(), &"nearest".into());
    }
    let scroll = js_sys::Reflect::get(&element, &"scrollIntoView".into());
    if let Some(scroll) = scroll.ok().and_then(|scroll| scroll.dyn_into::<js_sys::Function>().ok()) {
        // A browser that cannot shows the table as it is.
        let _ = scroll.call1(&element, &options);
    }
}

/// Puts a text into the clipboard, where the browser lets us.
pub(crate) fn copy(text: &str) {
    if let Some(window) = window() {
        let clipboard = js_sys::Reflect::get(&window.navigator(), &"clipboard".into()).ok();
        if let Some(clipboard) = clipboard.and_then(|clipboard| clipboard.dyn_into::<web_sys::Clipboard>().ok()) {
            // Whether it was allowed cannot be waited for here.
            let _ = clipboard.write_text(text);
        }
    }
}

/// The whole address of one of our pages, to be sent to somebody.
pub(crate) fn whole_address(href: &str) -> String {
    let here = window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    format!("{page}{href}")
}

/// Hands a text to the player as a file. Where downloads are forbidden nothing happens.
pub(crate) fn download(name: &str, text: &str) {
    // The only thing that can fail is a browser without files; then there is none to hand out.
    let _ = try_download(name, text);
}

fn try_download(name: &str, text: &str) -> Option<()> {
    let parts = js_sys::Array::of1(&text.into());
    let kind = web_sys::BlobPropertyBag::new();
    kind.set_type("text/plain");
    let blob = web_sys::Blob::new_with_str_sequence_and_options(&parts, &kind).ok()?;
    let address = web_sys::Url::create_object_url_with_blob(&blob).ok()?;
    let link: web_sys::HtmlAnchorElement = document()?.create_element("a").ok()?.dyn_into().ok()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // The browser may begin to read only after this.
    gloo_timers::callback::Timeout::new(10_000, move || drop(web_sys::Url::revoke_object_url(&address))).forget();
    Some(())
}

thread_local! {
    /// How days are written, made once for a language: making it takes longer than writing many days.
    static DAYS: RefCell<Option<(String, js_sys::Function)>> = const { RefCell::new(None) };
}

/// A day as people write it in a language.
pub(crate) fn day(seconds: u64, tag: &str) -> String {
    let date = js_sys::Date::new(&(seconds as f64 * 1000.0).into());
    let known = DAYS.with_borrow(|days| days.clone().filter(|(of, _)| of == tag));
    let (_, write) = known.unwrap_or_else(|| {
        let options = js_sys::Object::new();
        // A plain object takes any property.
        let _ = js_sys::Reflect::set(&options, &"dateStyle".into(), &"medium".into());
        // Our English writes its days as in Europe.
        let written = if tag == "en" { "en-GB" } else { tag };
        let days = js_sys::Intl::DateTimeFormat::new(&js_sys::Array::of1(&written.into()), &options);
        let days = (tag.to_owned(), days.format());
        DAYS.set(Some(days.clone()));
        days
    });
    write.call1(&JsValue::UNDEFINED, &date).ok().and_then(|day| day.as_string()).unwrap_or_default()
}

/// A day as it stands in file names: 2026-11-16.
pub(crate) fn plain_day(seconds: u64) -> String {
    let date = js_sys::Date::new(&(seconds as f64 * 1000.0).into());
    format!("{}-{:02}-{:02}", date.get_full_year(), date.get_month() + 1, date.get_date())
}
