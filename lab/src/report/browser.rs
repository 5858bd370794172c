//! Tests the page in a browser. Headless Chromium shows the page in the width of a phone and in the width of a screen,
//! each in light and in dark colours. A copy of the page contains a script that measures the layout. The script writes
//! its findings into the document, and the browser prints the document.
use super::{definitions, page, synthetic};
use serde::Deserialize;
use std::{
    env, fs,
    path::Path,
    process::{Command, Stdio},
};

const NAMES: [&str; 5] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome-headless-shell"];

#[derive(Debug, Deserialize, PartialEq)]
struct Found {
    width: u32,
    dark: bool,
    charts: usize,
    /// The faults in the layout that the script has found.
    faults: Vec<String>,
}

fn chromium() -> Option<&'static str> {
    let found = NAMES.into_iter().find(|name| {
        let command = Command::new(name).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        command.is_ok_and(|s| s.success())
    });
    assert!(
        found.is_some() || env::var_os("FASTGOST_NO_SKIP").is_none(),
        "no browser: none of {} is installed",
        NAMES.join(", ")
    );
    found
}

/// Lays out a page at this width, and returns the script's findings.
fn look(browser: &str, page: &str, width: u32, dark: bool) -> Result<Found, String> {
    let dir = tempfile::tempdir().map_err(|e| e.to_string())?;
    // The page is in a frame, because a browser's window has a minimum width, which is larger than the width of a
    // phone. If the page tries something that its policy forbids, such as a request, the browser writes this to the
    // console.
    let framed = page.replace(page::POLICY, &format!("{}; script-src 'unsafe-inline'", page::POLICY));
    let framed = framed.replace("</body>", &format!("<script>{SCRIPT}</script></body>"));
    let attribute = framed.replace('&', "&amp;").replace('"', "&quot;");
    let outer = format!(
        "<!DOCTYPE html><meta charset=utf-8><link rel=icon href='data:,'><meta name=color-scheme content='light dark'>\
         <style>body{{margin:0}}</style>\
         <iframe width={width} height={HEIGHT} style=\"border:0\" srcdoc=\"{attribute}\"></iframe><pre id=findings></pre>"
    );
    let file = dir.path().join("page.html");
    fs::write(&file, outer).map_err(|e| e.to_string())?;
    let run = |action: &str| {
        Command::new(browser)
            .args(["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-extensions", "--no-first-run"])
            .args(["--hide-scrollbars", "--enable-logging=stderr", "--virtual-time-budget=10000"])
            .arg(format!("--blink-settings=preferredColorScheme={}", if dark { 0 } else { 1 }))
            .arg(format!("--user-data-dir={}", dir.path().join("profile").display()))
            .arg(format!("--window-size={},{HEIGHT}", width.max(500)))
            .arg(action)
            .arg(format!("file://{}", file.display()))
            .output()
            .map_err(|e| format!("{browser}: {e}"))
    };
    // The next lines save pictures of the page for people who want to look at it.
    if let Some(folder) = env::var_os("FASTGOST_SCREENSHOTS") {
        let name = format!("{width}-{}.png", if dark { "dark" } else { "light" });
        run(&format!("--screenshot={}", Path::new(&folder).join(name).display()))?;
    }
    let output = run("--dump-dom")?;
    let (dom, log) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let text = dom.rsplit_once("<pre id=\"findings\">").and_then(|(_, rest)| rest.split_once("</pre>"));
    let (text, _) = text.ok_or_else(|| format!("{browser} printed no findings: {log}"))?;
    let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
    let mut found: Found = serde_json::from_str(&text).map_err(|e| format!("{e}: {text}\n{log}"))?;
    found.faults.extend(log.lines().filter(|l| l.contains("CONSOLE")).map(str::to_owned));
    Ok(found)
}

fn whole() -> String {
    let mut definitions = definitions().unwrap();
    let mut input = synthetic::of(&definitions, "A machine");
    let (hard, more) = synthetic::hard();
    definitions.retain(|(name, _)| hard.iter().all(|(n, _)| n != name));
    definitions.extend(hard);
    input.rows.extend(more.rows);
    input.notes.push("a/path/that/is/long/and/has/no/place/to/break/results/kuznyechik-variants.csv: left out".into());
    page::html(&input, &definitions)
}

#[test]
fn on_phones_and_screens_light_and_dark() {
    let Some(browser) = chromium() else { return };
    let page = whole();
    let charts = page.matches("<svg class=\"chart\"").count();
    for width in [360, 1280] {
        for dark in [false, true] {
            let found = look(browser, &page, width, dark).unwrap();
            assert_eq!(found, Found { width, dark, charts, faults: Vec::new() });
        }
    }
}

/// The script must find each kind of fault.
#[test]
fn faults_are_seen() {
    let Some(browser) = chromium() else { return };
    let page = "<!DOCTYPE html><html><head><meta http-equiv='Content-Security-Policy' content=\"POLICY\"></head><body>\
        <div style='width:700px'>wide</div>\
        <svg class='chart' viewBox='0 0 100 50' width='100'><text x='5' y='20'>one</text><text x='9' y='22'>two</text></svg>\
        <svg class='chart' style='display:none'></svg><img src='missing.png'><script>undefined.x</script></body></html>";
    let found = look(browser, &page.replace("POLICY", page::POLICY), 360, false).unwrap();
    for fault in
        ["wider than the page", "\"one\" and \"two\" overlap", "chart 1 is empty", "missing.png", "reading 'x'"]
    {
        assert!(found.faults.iter().any(|f| f.contains(fault)), "{fault}: {found:#?}");
    }
}

const HEIGHT: u32 = 12_000;

const SCRIPT: &str = r#"
addEventListener("load", () => {
  const faults = [];
  const charts = [...document.querySelectorAll("svg.chart")];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) faults.push(`${wide} px, wider than the page`);
  charts.forEach((chart, i) => {
    const box = chart.getBoundingClientRect();
    if (box.width < 100 || box.height < 40) faults.push(`chart ${i} is empty: ${box.width} x ${box.height}`);
    const texts = [...chart.querySelectorAll("text")].filter((t) => t.textContent);
    const boxes = texts.map((t) => t.getBoundingClientRect());
    texts.forEach((text, k) => {
      const a = boxes[k];
      if (parseFloat(getComputedStyle(text).fontSize) * box.width / chart.viewBox.baseVal.width < 9)
        faults.push(`chart ${i}: "${text.textContent}" is too small to read`);
      if (a.left < box.left - 1 || a.right > box.right + 1 || a.top < box.top - 1 || a.bottom > box.bottom + 1)
        faults.push(`chart ${i}: "${text.textContent}" sticks out`);
      for (let j = 0; j < k; j++) {
        const b = boxes[j];
        // The box around a letter is taller than the letter itself.
        const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (x > 0.5 && y > a.height * 0.2) faults.push(`chart ${i}: "${texts[j].textContent}" and "${text.textContent}" overlap`);
      }
    });
  });
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  parent.document.getElementById("findings").textContent =
    JSON.stringify({ width: innerWidth, dark, charts: charts.length, faults });
});
"#;
