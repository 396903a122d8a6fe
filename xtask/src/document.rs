//! `index.html` made into the page. What it is made of is said in Trunk's own words (`data-trunk`), so Trunk builds the same
//! page from the same file; here they are carried out for a page of several programs.

use crate::digest::digits;
use crate::places::{files_under, root};
use crate::programs::{Files, Job, Kind};
use crate::stop::{Result, Stop, While};
use crate::{scripts, styles};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Writes the page with everything it names beside it.
pub(crate) fn write(page: &Path, kind: Kind, programs: &[(Job, Files)]) -> Result<()> {
    let source = read(&root().join("index.html"))?;
    let mut sheets: BTreeMap<&str, String> = BTreeMap::new();
    let mut html: Vec<String> = Vec::new();
    let mut place = None; // of the page's own sheet, which is known when all are read
    for line in source.lines() {
        match Directive::read(line)
            .map_err(|line| Stop::new(format!("index.html has a line that says nothing: {line}")))?
        {
            None if kind == Kind::Release && is_comment(line) => {}
            None if kind == Kind::Release => html.push(line.trim().to_owned()),
            None => html.push(line.to_owned()),
            Some(Directive::Sheet { file, group }) => {
                place.get_or_insert(html.len());
                let text = read(&root().join(file))?;
                let text = if kind == Kind::Release { styles::stripped(&text) } else { text };
                sheets.entry(group).or_default().push_str(&text);
            }
            Some(Directive::Script { file }) => {
                let text = read(&root().join(file))?;
                let text = if kind == Kind::Release { scripts::stripped(file, &text)? } else { text };
                let name = put(page, file, &text)?;
                html.push(line.trim().replace(file, &name).replace(" data-trunk data-no-minify", ""));
            }
            Some(Directive::Copy { from }) => copy(&root().join(from), page)?,
            Some(Directive::Programs) => {}
        }
    }
    let named =
        sheets.iter().map(|(group, text)| Ok((*group, put(page, &format!("{}.css", group_name(group)), text)?)));
    let named = named.collect::<Result<BTreeMap<_, _>>>()?;
    let common = named.get("").zip(place).ok_or_else(|| Stop::new("index.html names no stylesheet for all."))?;
    html.insert(common.1, format!("<link rel=\"stylesheet\" href=\"{}\">", common.0));
    for (job, files) in programs {
        let sheets = job.program.sheets.iter().filter_map(|group| named.get(group)).map(|sheet| format!(" {sheet}"));
        let line = format!(
            "<meta name=\"program-{}\" content=\"{} {}{}\">",
            job.name(),
            files.glue,
            files.wasm,
            sheets.collect::<String>()
        );
        html.insert(common.1, line);
    }
    fs::write(page.join("index.html"), html.join("\n") + "\n").or_stop(|| "write index.html".to_owned())
}

/// The name of the sheet of a group; the page's own comes without one.
fn group_name(group: &str) -> &str {
    if group.is_empty() { "page" } else { group }
}

/// A line of `index.html` that names something the page is made of.
#[derive(Debug, PartialEq, Eq)]
enum Directive<'a> {
    /// A stylesheet: for every page, or for the programs that need its group.
    Sheet {
        file: &'a str,
        group: &'a str,
    },
    Script {
        file: &'a str,
    },
    /// A file or a folder that goes into the page as it is.
    Copy {
        from: &'a str,
    },
    /// Where Trunk puts its one program.
    Programs,
}

impl<'a> Directive<'a> {
    /// Reads a line; the error is one that Trunk would understand and we do not.
    fn read(line: &'a str) -> std::result::Result<Option<Self>, &'a str> {
        if !line.contains("data-trunk") {
            return Ok(None);
        }
        let file = attribute(line, "href").or_else(|| attribute(line, "src"));
        match (attribute(line, "rel"), file) {
            (Some("css"), Some(file)) => {
                Ok(Some(Self::Sheet { file, group: attribute(line, "data-for").unwrap_or("") }))
            }
            (Some("copy-dir" | "copy-file"), Some(from)) => Ok(Some(Self::Copy { from })),
            (Some("rust"), None) => Ok(Some(Self::Programs)),
            (None, Some(file)) if line.trim_start().starts_with("<script data-trunk data-no-minify ") => {
                Ok(Some(Self::Script { file }))
            }
            _ => Err(line),
        }
    }
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, after) = tag.split_once(&format!(" {name}=\""))?;
    Some(after.split_once('"')?.0)
}

fn is_comment(line: &str) -> bool {
    let line = line.trim();
    line.starts_with("<!--") && line.ends_with("-->")
}

/// Puts a text into the page under a name that changes with it.
fn put(page: &Path, file: &str, text: &str) -> Result<String> {
    let name = Path::new(file).file_name().and_then(|name| name.to_str()).unwrap_or(file);
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
    let name = format!("{stem}-{}.{ending}", digits(text.as_bytes()));
    fs::write(page.join(&name), text).or_stop(|| format!("write {name}"))?;
    Ok(name)
}

/// Copies a file, or a folder with all in it, under its own name.
fn copy(from: &Path, page: &Path) -> Result<()> {
    let to = page.join(from.file_name().unwrap_or_default());
    let copy = |from: &Path, to: &Path| {
        let folder = to.parent().unwrap_or(to);
        fs::create_dir_all(folder).or_stop(|| format!("make the folder {}", folder.display()))?;
        fs::copy(from, to).map(drop).or_stop(|| format!("copy {}", from.display()))
    };
    if from.is_file() {
        return copy(from, &to);
    }
    for file in files_under(from, &[])? {
        copy(&from.join(&file), &to.join(&file))?;
    }
    Ok(())
}

fn read(file: &Path) -> Result<String> {
    fs::read_to_string(file).or_stop(|| format!("read {}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trunks_words_are_understood() {
        let read = |line| Directive::read(line).expect("a directive");
        assert_eq!(read("<p>plain</p>"), None);
        assert_eq!(
            read("  <link data-trunk rel=\"css\" href=\"a/b.css\" data-for=\"tables\">"),
            Some(Directive::Sheet { file: "a/b.css", group: "tables" })
        );
        assert_eq!(
            read("<link data-trunk rel=\"copy-dir\" href=\"static/art\">"),
            Some(Directive::Copy { from: "static/art" })
        );
        assert_eq!(
            read("<script data-trunk data-no-minify src=\"a.js\" defer></script>"),
            Some(Directive::Script { file: "a.js" })
        );
        assert_eq!(read("<link data-trunk rel=\"rust\" data-wasm-opt=\"0\">"), Some(Directive::Programs));
    }

    #[test]
    fn what_only_trunk_understands_is_refused() {
        for line in ["<link data-trunk rel=\"sass\" href=\"a.scss\">", "<script data-trunk src=\"a.js\"></script>"] {
            assert_eq!(Directive::read(line), Err(line));
        }
    }

    #[test]
    fn the_projects_own_page_names_what_is_there() {
        let source = include_str!("../../index.html");
        let named = source.lines().filter_map(|line| Directive::read(line).expect("a directive"));
        let (mut files, mut programs) = (0, 0);
        for directive in named {
            match directive {
                Directive::Sheet { file, .. } | Directive::Script { file } | Directive::Copy { from: file } => {
                    assert!(root().join(file).exists(), "{file}");
                    files += 1;
                }
                Directive::Programs => programs += 1,
            }
        }
        assert!(files > 20 && programs == 1);
    }
}
