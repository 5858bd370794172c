//! Lines on standard error, written by a thread of their own: a log that is full, slow or gone neither blocks nor ends
//! the tunnel. Lines that find no room are counted instead.
use std::{
    borrow::Cow,
    fmt::Display,
    io::{self, Write},
    sync::{
        OnceLock,
        atomic::{AtomicBool, AtomicU64, Ordering},
        mpsc::{Receiver, SyncSender, sync_channel},
    },
    thread,
    time::{Duration, SystemTime},
};
use x509_cert::der::DateTime;

/// Lines that may wait.
const WAITING: usize = 1024;

enum Message {
    Line(String),
    /// Answered when all lines before it are written.
    Flush(SyncSender<()>),
}

static QUEUE: OnceLock<SyncSender<Message>> = OnceLock::new();
static LOST: AtomicU64 = AtomicU64::new(0);
static QUIET: AtomicBool = AtomicBool::new(false);

/// Starts the thread. Before this, lines are written directly.
pub fn start(quiet: bool) {
    QUIET.store(quiet, Ordering::Relaxed);
    let (queue, lines) = sync_channel(WAITING);
    if thread::Builder::new().name("log".to_owned()).spawn(move || write_all(&lines)).is_ok() {
        let _ = QUEUE.set(queue);
    }
}

/// What happens all the time; left out with `--quiet`.
pub fn info(message: impl Display) {
    if !QUIET.load(Ordering::Relaxed) {
        line(&message.to_string());
    }
}

/// What somebody may want to do something about.
pub fn warn(message: impl Display) {
    line(&message.to_string());
}

/// Waits until the lines are written, but not for ever.
pub fn flush() {
    let (answer, written) = sync_channel(1);
    if QUEUE.get().is_some_and(|queue| queue.try_send(Message::Flush(answer)).is_ok()) {
        let _ = written.recv_timeout(Duration::from_secs(1));
    }
}

fn line(message: &str) {
    let line = format!("{}{}\n", time(), harmless(message));
    match QUEUE.get() {
        Some(queue) => {
            if queue.try_send(Message::Line(line)).is_err() {
                LOST.fetch_add(1, Ordering::Relaxed);
            }
        }
        None => write(&line),
    }
}

/// The time in UTC; the journal of systemd has its own.
fn time() -> String {
    static JOURNAL: OnceLock<bool> = OnceLock::new();
    if *JOURNAL.get_or_init(|| std::env::var_os("JOURNAL_STREAM").is_some()) {
        return String::new();
    }
    DateTime::from_system_time(SystemTime::now()).map_or_else(|_| String::new(), |now| format!("{now} "))
}

fn write_all(lines: &Receiver<Message>) {
    while let Ok(message) = lines.recv() {
        match message {
            Message::Line(line) => write(&line),
            Message::Flush(answer) => {
                let _ = answer.try_send(());
            }
        }
        match LOST.swap(0, Ordering::Relaxed) {
            0 => {}
            n => write(&format!("{}{n} lines were lost: the log was too slow\n", time())),
        }
    }
}

/// A failure has nowhere to be reported.
fn write(line: &str) {
    let _ = io::stderr().lock().write_all(line.as_bytes());
}

/// Escapes what would steer a terminal, hide text or begin another line: messages quote files and peers.
fn harmless(message: &str) -> Cow<'_, str> {
    if !message.contains(steers) {
        return Cow::Borrowed(message);
    }
    let escape = |c: char| if steers(c) { c.escape_default().to_string() } else { c.to_string() };
    Cow::Owned(message.chars().map(escape).collect())
}

/// As in the command.
fn steers(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
        || matches!(c, '\u{feff}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::harmless;

    #[test]
    fn a_line_is_a_line() {
        assert_eq!(harmless("почта: plain"), "почта: plain");
        assert_eq!(harmless("a\u{1b}[2J\nb\u{9b}"), "a\\u{1b}[2J\\nb\\u{9b}");
        assert_eq!(harmless("CN=a\u{202e}b\u{2028}"), "CN=a\\u{202e}b\\u{2028}");
    }
}
