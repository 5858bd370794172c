//! A test runs every block of code on every page, unless this file names a reason not to run it.
#![cfg(unix)]
use crate::docs::page;
use std::path::Path;

/// Each entry has a Russian page, and the English pages that have the same blocks of code.
const RUSSIAN: [(&str, &str); 12] = [
    ("README.ru.md", "README.md"),
    ("docs/ru/command.md", "README.md docs/command.md"),
    ("docs/ru/documents.md", "docs/cms.md docs/pki.md docs/esia.md"),
    ("docs/ru/state-services.md", "docs/esia.md docs/smev.md"),
    ("docs/ru/rust.md", "docs/library.md"),
    ("docs/ru/c.md", "docs/c.md"),
    ("docs/ru/python.md", "crates/fastgost-python/README.md"),
    ("docs/ru/javascript.md", "docs/javascript.md docs/install.md"),
    ("docs/ru/openssl.md", "docs/openssl.md"),
    ("docs/ru/tls.md", "docs/tunnel.md docs/tls.md crates/fastgost-rustls/README.md"),
    ("docs/ru/install.md", "docs/install.md"),
    ("docs/ru/columns.md", "docs/columns-and-clusters.md"),
];

/// Tests the Russian pages of [`RUSSIAN`] against their English pages. Each block of code of the Russian page, or each
/// command in the block, is also in the English page. So nobody has to run the Russian page as well, because a test
/// runs the English page.
#[test]
fn russian_pages() {
    for (russian, english) in RUSSIAN {
        let run: String = english.split(' ').map(page).collect();
        let lines: Vec<_> = run.lines().map(bare).collect();
        let own = page(russian);
        let blocks = blocks(&own);
        assert!(!blocks.is_empty(), "{russian}");
        for (_, block) in blocks {
            block.lines().for_each(|line| assert!(lines.contains(&bare(line)), "{russian}: {line}"));
        }
    }
}

/// Returns a line of a block without its comment and its prompt.
fn bare(line: &str) -> &str {
    let line = line.split("  #").next().unwrap_or_default().trim_end();
    line.strip_prefix("$ ").unwrap_or(line)
}

/// Returns the blocks of code on a page, each with its language.
fn blocks(page: &str) -> Vec<(&str, String)> {
    let (mut inside, mut all) = (false, Vec::<(&str, String)>::new());
    for line in page.lines() {
        match (line.strip_prefix("```"), inside) {
            (Some(_), true) => inside = false,
            (Some(language), false) => {
                inside = true;
                all.push((language, String::new()));
            }
            (None, true) => {
                let (_, block) = all.last_mut().expect("a block");
                *block += &format!("{line}\n");
            }
            (None, false) => {}
        }
    }
    assert!(!inside, "a block does not end");
    all
}

/// Each entry has a page and the files that run the page's blocks. If a language stands after the page, the entry is
/// only for the blocks in this language. Each of the files names the page. Blocks in the language `text` need no entry,
/// because they are only shown. The test [`russian_pages`] tests the pages in [`RUSSIAN`].
const RUN: [(&str, &str); 23] = [
    ("README.md", ".ci/run crates/fastgost-cli/tests/cli/docs.rs"),
    ("crates/fastgost/README.md", "crates/fastgost/src/lib.rs"),
    ("crates/fastgost/src/possession.md", "crates/fastgost/src/lib.rs"),
    ("crates/fastgost-cli/README.md", "crates/fastgost-cli/tests/cli/docs.rs"),
    ("crates/fastgost-python/README.md", "crates/fastgost-python/tests/test_documents.py"),
    ("crates/fastgost-tunnel/README.md", "crates/fastgost-cli/tests/cli/docs.rs"),
    ("crates/fastgost-wasm/npm/README.md", "crates/fastgost-wasm/tests/node/pages.test.js"),
    ("docs/c.md", "interop/capi/test_capi.py"),
    ("docs/cms.md", "crates/fastgost-cli/tests/cli/docs.rs"),
    ("docs/columns-and-clusters.md python", "crates/fastgost-python/tests/test_documents.py"),
    ("docs/command.md", "crates/fastgost-cli/tests/cli/docs.rs"),
    ("docs/errors.md", "crates/fastgost-cli/tests/cli/errors.rs"),
    ("docs/esia.md", "crates/fastgost-cli/tests/cli/docs.rs"),
    ("docs/install.md", ".ci/packages .ci/deb"),
    ("docs/javascript.md", "crates/fastgost-wasm/tests/node/pages.test.js"),
    ("docs/library.md", "crates/fastgost-cli/tests/cli/library_page.rs"),
    ("docs/openssl.md", "interop/openssl/test_pages.py interop/conftest.py"),
    ("docs/pki.md", "crates/fastgost-cli/tests/cli/docs.rs"),
    ("docs/python.md", ".ci/packages crates/fastgost-python/tests/test_documents.py"),
    ("docs/release.md", "crates/fastgost-cli/tests/cli/release.rs"),
    ("docs/smev.md", "crates/fastgost-cli/tests/cli/docs.rs"),
    ("docs/tls.md", "crates/fastgost-cli/tests/cli/docs.rs interop/tls_page.py"),
    ("docs/tunnel.md", "crates/fastgost-cli/tests/cli/docs.rs interop/tls_page.py interop/tunnel/test_tunnel.py"),
];

/// Each entry has a page whose blocks of code no test runs from the page, and the reason. If a language stands after
/// the page, the entry is only for the blocks in this language.
const NOT_RUN: [(&str, &str); 11] = [
    ("CONTRIBUTING.md", "the command is that of README.md, which .ci/run takes from there"),
    ("crates/fastgost-elbrus/README.md", "it needs an Elbrus and its compiler"),
    ("crates/fastgost-pki/README.md", "it shows two calls without their arguments; docs/library.md has whole examples"),
    ("crates/fastgost-rustls/README.md", "parts of the examples server and client, which .ci/full tls-servers runs"),
    ("docs/columns-and-clusters.md sh", "stores in a cluster; .ci/full python-ray runs the same commands on others"),
    ("docs/demo/README.md", "a web server that does not end; .ci/full browser serves the same folder"),
    ("docs/experiments.md", ".ci/full lab makes a report of another folder; MIRACL is built by hand"),
    ("fuzz/README.md", "the commands take hours; .ci/full fuzz runs the first one"),
    ("interop/README.md", "the commands are those of .ci/run and .ci/full, which take long"),
    ("lab/record/README.md", "experiments that take hours, some of them on a GPU"),
    ("lab/record/elbrus-counted/README.md", "tools that no distribution has"),
];

/// Every page with code is in `RUSSIAN`, `RUN` or `NOT_RUN`. The files that run the blocks of a page must still name
/// this page.
#[test]
fn every_page_with_code_is_run() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut pages = Vec::new();
    let skipped = ["target", "node_modules", "dist", "venv"];
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry")) {
            let (path, name) = (entry.path(), entry.file_name().into_string().expect("a name"));
            if name.starts_with('.') || skipped.contains(&&name[..]) {
                continue;
            }
            if entry.file_type().expect("a type").is_dir() {
                folders.push(path);
            } else if name.ends_with(".md") {
                pages.push(path.strip_prefix(&root).expect("a path").to_str().expect("text").to_owned());
            }
        }
    }
    let listed = || RUN.iter().chain(&NOT_RUN).map(|(name, _)| *name).chain(RUSSIAN.map(|(name, _)| name));
    let mut unused: Vec<_> = listed().collect();
    for name in &pages {
        let text = page(name);
        for (language, _) in blocks(&text).iter().filter(|(language, _)| *language != "text") {
            let is_listed = |one: &&str| **one == **name || **one == format!("{name} {language}");
            assert!(listed().any(|one| is_listed(&one)), "no list has {name} with {language}");
            unused.retain(|one| !is_listed(one));
        }
    }
    assert!(unused.is_empty(), "no such pages or languages: {unused:?}");
    for (name, files) in RUN {
        let name = name.split(' ').next().expect("a name");
        for file in files.split(' ') {
            let text = page(file);
            // These blocks are documentation of a crate. The tests of that crate run them.
            let short = name.rsplit('/').next().expect("a name");
            let is_own = ["", "../"].iter().any(|up| text.contains(&format!("include_str!(\"{up}{short}\")")));
            assert!(is_own || text.contains(name), "{file} does not name {name}");
        }
    }
}
