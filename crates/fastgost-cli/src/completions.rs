//! `fastgost completions` and `fastgost man-pages`.
use crate::{
    failure::{Failure, Result},
    io, quote,
};
use clap::{Args, Command, ValueEnum};
use clap_complete::{aot, generate};
use clap_mangen::Man;
use std::{fs, path::PathBuf};

/// Print a shell's completion script
#[derive(Args)]
#[command(after_help = "Examples: fastgost completions bash > ~/.local/share/bash-completion/completions/fastgost
          fastgost completions zsh > /usr/local/share/zsh/site-functions/_fastgost
          fastgost completions fish > ~/.config/fish/completions/fastgost.fish")]
pub struct Completions {
    /// The shell: bash, zsh or fish
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

#[derive(Clone, Copy, ValueEnum)]
enum Shell {
    Bash,
    Zsh,
    Fish,
}

pub fn completions(arguments: &Completions, mut command: Command) -> Result<()> {
    let mut script = Vec::new();
    let (command, name) = (&mut command, "fastgost");
    match arguments.shell {
        Shell::Bash => generate(aot::Bash, command, name, &mut script),
        Shell::Zsh => generate(aot::Zsh, command, name, &mut script),
        Shell::Fish => generate(aot::Fish, command, name, &mut script),
    }
    io::print(&script)
}

/// Write the man pages into a folder, one file per subcommand
#[derive(Args)]
pub struct ManPages {
    /// The folder, which must exist
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

pub fn man_pages(arguments: &ManPages, command: Command) -> Result<()> {
    if !arguments.folder.is_dir() {
        return Err(Failure::new(format!(
            "{}: not a folder; allowed: an existing folder",
            quote::path(&arguments.folder)
        )));
    }
    let mut command = command.disable_help_subcommand(true);
    // `build` gives each subcommand its full name, such as `fastgost-cms-sign`.
    command.build();
    for page in pages(&command) {
        let name = page.get_display_name().unwrap_or(page.get_name()).to_owned();
        let path = arguments.folder.join(format!("{name}.1"));
        let page = Man::new(page.clone()).title(name).manual("fastgost");
        let mut text = Vec::new();
        let written = page.render(&mut text).and_then(|()| {
            // clap_mangen gives the heading EXTRA to the text after the options. This page has the heading NOTES
            // instead.
            let text = String::from_utf8_lossy(&text).replacen(".SH EXTRA\n", ".SH NOTES\n", 1);
            fs::write(&path, text)
        });
        written.map_err(|e| Failure::io(quote::path(&path), &e))?;
    }
    Ok(())
}

/// Returns the command, its subcommands, and their subcommands.
fn pages(command: &Command) -> Vec<&Command> {
    let mut all = vec![command];
    all.extend(command.get_subcommands().flat_map(pages));
    all
}
