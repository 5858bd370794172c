//! The options for the input, the output, the kernel and the threads. `cipher`, `cms encrypt` and `cms decrypt` share
//! all these options. `encrypt` and `decrypt` have their own options for the input.
use crate::{
    failure::{Quiet, Result},
    io::{self, Clobber, Input, Output},
    names, number,
    terminal::Content,
};
use clap::Args;
use std::path::{Path, PathBuf};

#[derive(Args)]
pub struct TransferArguments {
    #[command(flatten)]
    pub work: WorkArguments,
    /// The input [default: standard input]
    #[arg(value_name = "IN")]
    input: Option<PathBuf>,
}

/// The options for the kernel, the threads, the output and the progress bar.
#[derive(Args)]
pub struct WorkArguments {
    /// Use the kernels for this level (a set of CPU features). `fastgost info` shows the levels [default: the best
    /// level]
    #[arg(long, value_name = "LEVEL")]
    pub kernel: Option<String>,
    /// The number of threads that compute [default: all cores, if the mode can use them]
    #[arg(long, value_name = "N", value_parser = number::threads)]
    threads: Option<u16>,
    /// Where to write. An existing file is replaced when the new file is complete [default: standard output]
    #[arg(short, long, value_name = "OUT")]
    pub output: Option<PathBuf>,
    #[command(flatten)]
    pub clobber: Clobber,
    #[command(flatten)]
    quiet: Quiet,
}

impl TransferArguments {
    /// Opens the input and the output, as [`WorkArguments::open`] does.
    pub fn open(
        &self,
        files: impl IntoIterator<Item = PathBuf>,
        leave_stdin_to: impl FnOnce(Option<&Path>) -> Result<()>,
        content: Content,
    ) -> Result<(Input, Output)> {
        self.work.open(self.input.as_deref(), files, leave_stdin_to, content)
    }
}

impl WorkArguments {
    /// Opens the input and the output, so that errors are reported before the command asks for a secret. `files` are
    /// the files with keys, passphrases and certificates. `leave_stdin_to` fails if a secret and the input both come
    /// from standard input.
    pub fn open(
        &self,
        input: Option<&Path>,
        files: impl IntoIterator<Item = PathBuf>,
        leave_stdin_to: impl FnOnce(Option<&Path>) -> Result<()>,
        content: Content,
    ) -> Result<(Input, Output)> {
        names::level(self.kernel.as_deref())?;
        leave_stdin_to(input)?;
        io::spare(self.output.as_deref(), files)?;
        let input = Input::open(input)?;
        let output = Output::new(self.output.as_deref(), &input, content)?.clobbering(self.clobber)?;
        Ok((input, output))
    }

    pub fn threads(&self) -> usize {
        number::threads_or_cores(self.threads)
    }
}
