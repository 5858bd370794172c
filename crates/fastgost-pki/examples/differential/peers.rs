//! Runs the other programs, with which this library is compared (the peers). A peer reads cases from its input, and
//! writes a verdict for each case.
use crate::seeds::Kind;
use std::{
    io::{self, BufReader, BufWriter, Read, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

pub struct Peer {
    pub name: &'static str,
    child: Child,
    to: BufWriter<ChildStdin>,
    from: BufReader<ChildStdout>,
}

/// The verdict of a peer on a case. If the peer refuses the case, the error has the peer's words.
pub type Verdict = Result<(), String>;

impl Peer {
    /// Starts a program. `command` is the program and its arguments, with spaces between them.
    pub fn start(name: &'static str, command: &str) -> io::Result<Self> {
        let mut words = command.split_whitespace();
        let mut program = Command::new(words.next().unwrap_or_default());
        let mut child = program.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let missing = || io::Error::other("no pipe");
        let to = BufWriter::new(child.stdin.take().ok_or_else(missing)?);
        let from = BufReader::new(child.stdout.take().ok_or_else(missing)?);
        Ok(Self { name, child, to, from })
    }

    /// Returns the peer's verdicts on a few cases. The function first writes all cases, and then reads the verdicts. So
    /// the pipe from the peer must have room for all these verdicts, and `cases` must be short.
    pub fn verdicts(&mut self, cases: &[(Kind, Vec<Vec<u8>>)]) -> io::Result<Vec<Verdict>> {
        for (kind, objects) in cases {
            self.to.write_all(&[kind.letter(), objects.len() as u8])?;
            for object in objects {
                self.to.write_all(&(object.len() as u32).to_be_bytes())?;
                self.to.write_all(object)?;
            }
        }
        self.to.flush()?;
        let mut all = Vec::new();
        for _ in cases {
            let mut head = [0; 2];
            self.from.read_exact(&mut head)?;
            let mut words = vec![0; head[1].into()];
            self.from.read_exact(&mut words)?;
            let words = String::from_utf8_lossy(&words).into_owned();
            all.push(if head[0] == 1 { Ok(()) } else { Err(words) });
        }
        Ok(all)
    }

    pub fn stop(self) -> io::Result<()> {
        let Self { mut child, to, .. } = self;
        drop(to);
        child.wait().map(drop)
    }
}
