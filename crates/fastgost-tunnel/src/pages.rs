//! Man pages, and completions for shells.
use crate::{arguments::Arguments, failure::Failure};
use clap::{CommandFactory, Subcommand};
use clap_complete::{Shell, generate};
use std::{
    io::{self, Write},
    path::PathBuf,
};

#[derive(Subcommand)]
pub enum Pages {
    /// Print a shell's completion script
    Completions {
        #[arg(value_name = "SHELL")]
        shell: Shell,
    },
    /// Write the man pages into a folder, one file per subcommand
    ManPages {
        /// The folder, which must exist
        #[arg(value_name = "DIR")]
        folder: PathBuf,
    },
}

impl Pages {
    pub fn write(&self) -> Result<(), Failure> {
        let mut command = Arguments::command();
        match self {
            Self::Completions { shell } => {
                let mut script = Vec::new();
                generate(*shell, &mut command, "fastgost-tunnel", &mut script);
                io::stdout().write_all(&script).map_err(|e| Failure::io("standard output", &e))
            }
            Self::ManPages { folder } => clap_mangen::generate_to(command.disable_help_subcommand(true), folder)
                .map_err(|e| Failure::io(folder.display(), &e)),
        }
    }
}
