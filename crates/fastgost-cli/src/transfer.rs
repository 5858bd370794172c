//! What `cipher`, `encrypt` and `decrypt` have in common: one input, one output, and what computes.
use crate::{
    failure::Result,
    io::{self, Clobber, Input, Output},
    key::KeyArguments,
    names, number,
};
use clap::Args;
use std::path::{Path, PathBuf};

#[derive(Args)]
pub struct TransferArguments {
    /// The kernel: one of the levels that `fastgost info` shows [default: the best]
    #[arg(long, value_name = "LEVEL")]
    pub kernel: Option<String>,
    /// How many threads compute [default: all cores, where the mode can use them]
    #[arg(long, value_name = "N", value_parser = number::threads)]
    threads: Option<u16>,
    /// Where to write; a file that is there is replaced, once the new one is whole [default: standard output]
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    #[command(flatten)]
    clobber: Clobber,
    /// What to read [default: standard input]
    #[arg(value_name = "IN")]
    input: Option<PathBuf>,
}

impl TransferArguments {
    /// What is wrong with them is said before a key is asked for.
    pub fn open(&self, key: &KeyArguments) -> Result<(Input, Output)> {
        self.open_beside(&key.file().into_iter().collect::<Vec<_>>(), |input| key.leave_stdin_to(input))
    }

    /// The same with secrets of other kinds: the files that they come from, and whether they leave standard input to the input.
    pub fn open_beside(
        &self,
        secrets: &[&Path],
        leave_stdin_to: impl FnOnce(Option<&Path>) -> Result<()>,
    ) -> Result<(Input, Output)> {
        if let Some(kernel) = &self.kernel {
            names::check_kernel(kernel)?;
        }
        leave_stdin_to(self.input.as_deref())?;
        if let Some(output) = &self.output {
            io::spare(output, secrets)?;
        }
        let input = Input::open(self.input.as_deref())?;
        let output = Output::new(self.output.as_deref(), &input)?.clobbering(self.clobber)?;
        Ok((input, output))
    }

    pub fn threads(&self) -> usize {
        number::threads_or_cores(self.threads)
    }
}
