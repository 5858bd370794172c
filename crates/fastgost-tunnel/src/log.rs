//! Lines on standard error. A separate thread writes the lines, so that a full, slow or closed log neither blocks nor
//! ends the tunnel. If the queue has no room for a line, or if there are too many lines of one topic, the line is not
//! written but only counted.
use fastgost_pki::x509::x509_cert::der::DateTime;
use std::{
    borrow::Cow,
    fmt::Display,
    io::{self, Write},
    sync::{
        OnceLock,
        atomic::{AtomicBool, AtomicU64, Ordering},
        mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel},
    },
    thread,
    time::{Duration, Instant, SystemTime},
};

/// The number of lines that may wait in the queue.
const WAITING: usize = 1024;

enum Message {
    Line(String),
    /// A line about a frequent topic. If there are too many lines about the topic, the further lines are only counted.
    Frequent(Topic, String),
    /// A request for an answer, which the log sends when all earlier lines are written.
    Flush(SyncSender<()>),
}

static QUEUE: OnceLock<SyncSender<Message>> = OnceLock::new();
static LOST: AtomicU64 = AtomicU64::new(0);
static QUIET: AtomicBool = AtomicBool::new(false);

/// Starts the thread. Lines that come before this call are written directly.
pub fn start(quiet: bool) {
    QUIET.store(quiet, Ordering::Relaxed);
    let (queue, lines) = sync_channel(WAITING);
    if thread::Builder::new().name("log".to_owned()).spawn(move || write_all(&lines)).is_ok() {
        let _ = QUEUE.set(queue);
    }
}

/// Logs a normal event. `--quiet` leaves normal events out.
pub fn info(message: impl Display) {
    if !QUIET.load(Ordering::Relaxed) {
        line(&message.to_string());
    }
}

/// Logs an event that an administrator may want to act on.
pub fn warn(message: impl Display) {
    line(&message.to_string());
}

/// Topics of lines that any peer can cause, as often as the peer likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// Connections that ended before any data passed.
    Failed,
    /// Connections beyond --max-connections.
    Rejected,
    /// Connections that the system could not accept.
    Accepting,
}

/// The largest number of lines of one topic within [`WINDOW`]. Further lines are only counted.
const MOST: u32 = 60;
const WINDOW: Duration = Duration::from_secs(60);

/// Logs an event that an administrator may want to act on. The number of lines of each topic is limited.
pub fn frequent(topic: Topic, message: impl Display) {
    let line = complete(&message.to_string());
    match QUEUE.get() {
        Some(queue) => enqueue(queue, Message::Frequent(topic, line)),
        None => write(&line),
    }
}

/// Waits until the log has written all lines, but at most one second.
pub fn flush() {
    let (answer, written) = sync_channel(1);
    if QUEUE.get().is_some_and(|queue| queue.try_send(Message::Flush(answer)).is_ok()) {
        let _ = written.recv_timeout(Duration::from_secs(1));
    }
}

fn line(message: &str) {
    let line = complete(message);
    match QUEUE.get() {
        Some(queue) => enqueue(queue, Message::Line(line)),
        None => write(&line),
    }
}

fn enqueue(queue: &SyncSender<Message>, message: Message) {
    if queue.try_send(message).is_err() {
        LOST.fetch_add(1, Ordering::Relaxed);
    }
}

/// Returns the line with the time at the beginning, and with a line end.
fn complete(message: &str) -> String {
    format!("{}{}\n", time(), harmless(message))
}

/// Returns the time in UTC. If the log goes to the journal of systemd, the result is empty, because the journal records
/// the time itself.
fn time() -> String {
    static JOURNAL: OnceLock<bool> = OnceLock::new();
    if *JOURNAL.get_or_init(|| std::env::var_os("JOURNAL_STREAM").is_some()) {
        return String::new();
    }
    DateTime::from_system_time(SystemTime::now()).map_or_else(|_| String::new(), |now| format!("{now} "))
}

fn write_all(lines: &Receiver<Message>) {
    let mut budgets = [Topic::Failed, Topic::Rejected, Topic::Accepting].map(Budget::new);
    loop {
        let end = budgets.iter().filter(|budget| budget.left_out > 0).map(|budget| budget.start + WINDOW).min();
        let message = match end {
            Some(end) => lines.recv_timeout(end.saturating_duration_since(Instant::now())),
            None => lines.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        let ends = matches!(message, Ok(Message::Flush(_)));
        for summary in budgets.iter_mut().filter_map(|budget| budget.summary(Instant::now(), ends)) {
            write(&complete(&summary));
        }
        match message {
            Ok(Message::Line(line)) => write(&line),
            Ok(Message::Frequent(topic, line)) => {
                let budget = budgets.iter_mut().find(|budget| budget.topic == topic);
                if budget.is_none_or(|budget| budget.allows(Instant::now())) {
                    write(&line);
                }
            }
            Ok(Message::Flush(answer)) => {
                let _ = answer.try_send(());
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
        match LOST.swap(0, Ordering::Relaxed) {
            0 => {}
            n => write(&complete(&format!("{n} lines were lost: the log was too slow"))),
        }
    }
}

/// The counts for one topic: the number of lines that were written in this window, and the number of lines that were
/// left out.
struct Budget {
    topic: Topic,
    start: Instant,
    written: u32,
    left_out: u64,
}

impl Budget {
    fn new(topic: Topic) -> Self {
        Self { topic, start: Instant::now(), written: 0, left_out: 0 }
    }

    /// Returns whether one more line may be written in this window. Counts the line as written or as left out.
    fn allows(&mut self, now: Instant) -> bool {
        if self.written == 0 || now >= self.start + WINDOW {
            (self.start, self.written) = (now, 0);
        }
        let allowed = self.written < MOST;
        match allowed {
            true => self.written += 1,
            false => self.left_out += 1,
        }
        allowed
    }

    /// If lines were left out and the summary is due, returns a line with the number of these lines. The summary is due
    /// when the window is over, or when the log ends.
    fn summary(&mut self, now: Instant, ends: bool) -> Option<String> {
        if self.left_out == 0 || !(ends || now >= self.start + WINDOW) {
            return None;
        }
        let about = match self.topic {
            Topic::Failed => "connections that failed before data was passed on",
            Topic::Rejected => "connections that were rejected, since --max-connections was reached",
            Topic::Accepting => "errors of accepting connections",
        };
        let n = std::mem::take(&mut self.left_out);
        Some(format!("{n} more lines about {about} were left out within {} s", WINDOW.as_secs()))
    }
}

/// If writing to the log fails, there is no place to report this failure.
fn write(line: &str) {
    let _ = io::stderr().lock().write_all(line.as_bytes());
}

/// Escapes characters that control a terminal, hide text or begin another line. Such characters may come from files and
/// peers, because messages quote their text.
fn harmless(message: &str) -> Cow<'_, str> {
    if !message.contains(steers) {
        return Cow::Borrowed(message);
    }
    let escape = |c: char| if steers(c) { c.escape_default().to_string() } else { c.to_string() };
    Cow::Owned(message.chars().map(escape).collect())
}

/// Returns whether a character controls a terminal, hides text or begins another line. The command `fastgost` has the
/// same function.
fn steers(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
        || matches!(c, '\u{feff}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::{Budget, MOST, Topic, WINDOW, harmless};
    use std::time::{Duration, Instant};

    #[test]
    fn lines_of_which_there_are_too_many() {
        let mut budget = Budget::new(Topic::Failed);
        let start = Instant::now();
        for (window, n) in [(0, 1000), (1, 10), (2, u64::from(MOST) + 1)] {
            let now = start + WINDOW * window;
            let written = (0..n).filter(|_| budget.allows(now)).count() as u64;
            assert_eq!(written, n.min(u64::from(MOST)));
            let before = now + WINDOW - Duration::from_millis(1);
            assert_eq!(budget.summary(before, false), None);
            let summary = budget.summary(now + WINDOW, false);
            let left_out = n - written;
            assert_eq!(summary.is_some(), left_out > 0);
            assert!(summary.is_none_or(|line| line.starts_with(&format!("{left_out} more lines about "))));
            assert_eq!(budget.summary(now + WINDOW, true), None);
        }
        // At the end of the log, the summary is written at once, even before the window is over.
        budget.left_out = 3;
        assert!(budget.summary(start, true).is_some());
    }

    #[test]
    fn a_line_is_a_line() {
        assert_eq!(harmless("почта: plain"), "почта: plain");
        assert_eq!(harmless("a\u{1b}[2J\nb\u{9b}"), "a\\u{1b}[2J\\nb\\u{9b}");
        assert_eq!(harmless("CN=a\u{202e}b\u{2028}"), "CN=a\\u{202e}b\\u{2028}");
    }
}
