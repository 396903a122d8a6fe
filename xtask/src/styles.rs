//! One stylesheet instead of many: they compress better together and are asked for once. What only the whole program
//! shows comes in a second one, with that program.

use crate::light::digits;
use crate::stop::{Result, Stop, While};
use std::fs;
use std::path::Path;

/// Sheets that only the whole program needs.
const OF_THE_WHOLE: [&str; 3] = ["coach", "rules", "tutorial"];

/// Puts the sheets of a page together, in the order the page names them.
pub(crate) fn bundle(staging: &Path) -> Result<()> {
    let page = staging.join("index.html");
    let html = fs::read_to_string(&page).or_stop(|| format!("read {}", page.display()))?;
    let (before, sheets, after) =
        split(&html).ok_or_else(|| Stop::new("The page names no stylesheets where they were expected."))?;
    let (mut all, mut whole) = (String::new(), String::new());
    for name in sheets {
        let file = staging.join(name);
        let text = fs::read_to_string(&file).or_stop(|| format!("read {}", file.display()))?;
        let sheet = if is_of_the_whole(name) { &mut whole } else { &mut all };
        sheet.push_str(&text);
        fs::remove_file(&file).or_stop(|| format!("remove {}", file.display()))?;
    }
    let put = |kind: &str, text: &str| -> Result<String> {
        let name = format!("{kind}-{}.css", digits(text.as_bytes()));
        fs::write(staging.join(&name), text).or_stop(|| format!("write {name}"))?;
        Ok(name)
    };
    let (all, whole) = (put("table", &all)?, put("whole", &whole)?);
    let html =
        format!("{before}<link rel=stylesheet href=./{all}><meta name=whole-styles content=\"./{whole}\">{after}");
    fs::write(&page, html).or_stop(|| format!("write {}", page.display()))
}

/// What stands before the links to stylesheets, their files, and what stands after. Trunk writes them in a row.
fn split(html: &str) -> Option<(&str, Vec<&str>, &str)> {
    let is_sheet = |tag: &str| tag.starts_with("<link") && tag.contains("rel=stylesheet");
    let mut tags = html.match_indices("<link").map(|(at, _)| at);
    let first = tags.find(|&at| html[at..].split_once('>').is_some_and(|(tag, _)| is_sheet(tag)))?;
    let (mut names, mut rest) = (Vec::new(), &html[first..]);
    while let Some((tag, after)) = rest.split_once('>').filter(|(tag, _)| is_sheet(tag)) {
        let (_, href) = tag.split_once("href=")?;
        names.push(href.split_whitespace().next()?.trim_matches('"').trim_start_matches("./"));
        rest = after;
    }
    // One that stands elsewhere would come in the wrong order.
    (!rest.contains("rel=stylesheet")).then_some((&html[..first], names, rest))
}

fn is_of_the_whole(name: &str) -> bool {
    name.rsplit_once('-').is_some_and(|(stem, _)| OF_THE_WHOLE.contains(&stem))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sheets_are_found_in_order() {
        let page = "<head><link rel=icon href=a.svg><link href=./a-1.css rel=stylesheet><link href=./b-2.css rel=stylesheet><meta x></head>";
        let (before, sheets, after) = split(page).expect("sheets");
        assert_eq!(before, "<head><link rel=icon href=a.svg>");
        assert_eq!(sheets, ["a-1.css", "b-2.css"]);
        assert_eq!(after, "<meta x></head>");
    }

    #[test]
    fn sheets_that_are_not_in_a_row_are_refused() {
        assert!(split("<link href=a.css rel=stylesheet><p></p><link href=b.css rel=stylesheet>").is_none());
        assert!(split("<p></p>").is_none());
    }

    #[test]
    fn some_come_with_the_whole_program() {
        assert!(is_of_the_whole("rules-0123456789abcdef.css"));
        assert!(!is_of_the_whole("table-0123456789abcdef.css"));
    }
}
