//! Explains wrong usage of the programs `fastgost` and `fastgost-tunnel`. The message of clap gets more tips: another
//! word, allowed values, or the help texts of the options that the error names.
//!
//! ```
//! use clap::{Arg, Command};
//! use fastgost_usage::Explainer;
//!
//! let program = Command::new("tunnel").arg(Arg::new("ca").long("ca").required(true).help("The file of the CA"));
//! let explainer = Explainer { habits: &[("", &["--CAfile"], "--ca takes trusted certificates")], same: &[] };
//! let message = |given: &[&str]| {
//!     let words = ["tunnel"].iter().chain(given);
//!     let e = program.clone().try_get_matches_from(words).expect_err("wrong usage");
//!     explainer.message(e, &program, given.iter().copied())
//! };
//! assert!(message(&[]).contains("\n  tip: --ca: The file of the CA\n"));
//! assert!(message(&["--CAfile"]).contains("\n  tip: --ca takes trusted certificates\n"));
//! ```

#![forbid(unsafe_code)]
use clap::{
    Arg, Command,
    builder::StyledStr,
    error::{ContextKind, ContextValue, Error, ErrorKind},
};

/// Words that users know from other programs: a subcommand (or an empty string for the program itself), words that this
/// subcommand does not have, and a text that says what the subcommand has instead. The empty word stands for one file
/// too many.
pub type Habit = (&'static str, &'static [&'static str], &'static str);

/// What a program knows about its own usage, in addition to clap's description.
#[derive(Clone, Copy, Debug)]
pub struct Explainer {
    /// Words of other programs.
    pub habits: &'static [Habit],
    /// Groups of clap's identifiers of options. The options of a group take the same value from different places. If an
    /// error names several of them, the first of them stands for all.
    pub same: &'static [&'static [&'static str]],
}

impl Explainer {
    /// Returns clap's message with more tips, without clap's prefix `error: ` and without a line break at the end.
    /// `program` is clap's description of the whole program, and `given` are the user's arguments without the name of
    /// the program. If `program` has parsed arguments, it also has clap's own subcommand `help`.
    pub fn message<'a>(&self, mut e: Error, program: &Command, given: impl Iterator<Item = &'a str>) -> String {
        let (command, path) = innermost(program, given);
        match e.kind() {
            // For a misspelled option, clap suggests `-- --option`, as if the user had meant a file name. This
            // suggestion is removed.
            ErrorKind::UnknownArgument => {
                drop(e.remove(ContextKind::Suggested));
                self.habit(&mut e, ContextKind::InvalidArg, ContextKind::SuggestedArg, &path);
            }
            ErrorKind::InvalidSubcommand => {
                let is_habit =
                    self.habit(&mut e, ContextKind::InvalidSubcommand, ContextKind::SuggestedSubcommand, &path);
                let has_tip = is_habit || e.get(ContextKind::SuggestedSubcommand).is_some();
                if !has_tip && command.has_subcommands() {
                    let names: Vec<_> = command.get_subcommands().map(Command::get_name).collect();
                    suggest(&mut e, vec![format!("allowed: {}", names.join(", ")).into()]);
                }
            }
            ErrorKind::ArgumentConflict => {
                if let (Some(ContextValue::String(one)), Some(ContextValue::String(other))) =
                    (e.get(ContextKind::InvalidArg), e.get(ContextKind::PriorArg))
                {
                    let cure = if one == other { "give it once" } else { "omit one of the two" };
                    suggest(&mut e, vec![cure.into()]);
                }
            }
            // If an option lacks its value, the error names this option. If required options are missing, the error
            // names every missing option.
            ErrorKind::InvalidValue | ErrorKind::MissingRequiredArgument => {
                let tips = self.tips(&e, command);
                if !tips.is_empty() {
                    suggest(&mut e, tips);
                }
            }
            _ => {}
        }
        let text = e.render().to_string();
        text.strip_prefix("error: ").unwrap_or(&text).trim_end().to_owned()
    }

    /// If [`Explainer::habits`] has the wrong word for this command, replaces clap's suggestion in the error by the
    /// text of the habit, and returns true. Clap itself suggests only words with similar letters.
    fn habit(&self, e: &mut Error, wrong: ContextKind, similar: ContextKind, command: &str) -> bool {
        let Some(ContextValue::String(word)) = e.get(wrong) else { return false };
        let means = |habit: &&str| if habit.is_empty() { !word.starts_with('-') } else { word == habit };
        let meant = self.habits.iter().find(|(of, habits, _)| *of == command && habits.iter().any(means));
        if let Some((.., meant)) = meant {
            e.remove(similar);
            suggest(e, vec![(*meant).into()]);
        }
        meant.is_some()
    }

    /// Returns the options that the error names, each with its help text.
    fn tips(&self, e: &Error, command: &Command) -> Vec<StyledStr> {
        let named = match e.get(ContextKind::InvalidArg) {
            Some(ContextValue::Strings(several)) => several.join(" "),
            Some(ContextValue::String(one)) => one.clone(),
            _ => return Vec::new(),
        };
        let mut groups = Vec::new();
        // Options that are hidden in the help are left out.
        let option = |word: &str| {
            let long = word.strip_prefix("--")?;
            let option = command.get_arguments().find(|a| a.get_long() == Some(long) && !a.is_hide_set())?;
            let group = self.same.iter().position(|names| names.contains(&option.get_id().as_str()));
            if let Some(group) = group {
                if groups.contains(&group) {
                    return None;
                }
                groups.push(group);
            }
            Some((word.to_owned(), option.get_help()?.to_string()))
        };
        // An argument that is not an option has only the name of its value, such as `<DIR>`.
        let value = |word: &str| {
            let is_named = |a: &&Arg| a.is_positional() && a.get_value_names().is_some_and(|names| names == [word]);
            Some((word.to_owned(), command.get_arguments().find(is_named)?.get_help()?.to_string()))
        };
        let words = named.split(['<', '>', '|', ' ']);
        let texts: Vec<_> =
            if named.contains("--") { words.filter_map(option).collect() } else { words.filter_map(value).collect() };
        texts.into_iter().map(|(name, help)| format!("{name}: {help}").into()).collect()
    }

    /// Checks that the subcommand of each habit exists, and that it does not have the words of the habit. Programs call
    /// this function in a test.
    ///
    /// # Panics
    ///
    /// The function panics if a habit is wrong.
    pub fn check(&self, program: &Command) {
        for (of, word) in self.habits.iter().flat_map(|(of, words, _)| words.iter().map(move |word| (*of, *word))) {
            let (command, path) = innermost(program, of.split_whitespace());
            assert_eq!(path, of);
            assert!(!word.is_empty() || command.get_positionals().count() == 1, "{of}");
            let is_option = command.get_arguments().any(|a| {
                let long = a.get_long().map(|long| format!("--{long}"));
                long.as_deref() == Some(word) || a.get_short().map(|short| format!("-{short}")).as_deref() == Some(word)
            });
            assert!(!is_option && subcommand(command, word).is_none(), "{of} has {word}");
        }
    }
}

fn suggest(e: &mut Error, tips: Vec<StyledStr>) {
    e.insert(ContextKind::Suggested, ContextValue::StyledStrs(tips));
}

/// Returns the innermost subcommand that the arguments `given` name, and its path. For example, the path is `cms sign`
/// if the user has typed `fastgost cms sign`.
fn innermost<'a>(mut command: &Command, given: impl Iterator<Item = &'a str>) -> (&Command, String) {
    let mut path = Vec::new();
    for name in given {
        let Some(inner) = subcommand(command, name) else { break };
        path.push(inner.get_name());
        command = inner;
    }
    (command, path.join(" "))
}

/// Returns the subcommand with this name, or with this flag, such as `-d`. Short options of the subcommand may follow
/// the flag, as in `-di`.
fn subcommand<'a>(command: &'a Command, name: &str) -> Option<&'a Command> {
    let has_flag = |c: &&Command| c.get_short_flag().is_some_and(|flag| name.starts_with(&format!("-{flag}")));
    command.find_subcommand(name).or_else(|| command.get_subcommands().find(has_flag))
}

#[cfg(test)]
mod tests {
    use super::{Arg, Command, Explainer};
    use clap::ArgAction;

    /// A flag that stands for a subcommand leads to the habits of this subcommand.
    #[test]
    fn flags_of_subcommands() {
        let program = Command::new("program").subcommand(
            Command::new("decrypt").short_flag('d').arg(Arg::new("q").short('q').action(ArgAction::SetTrue)),
        );
        let explainer = Explainer { habits: &[("decrypt", &["--key"], "--identity takes a private key")], same: &[] };
        for name in ["decrypt", "-d", "-dq"] {
            let e = program.clone().try_get_matches_from(["program", name, "--key"]).expect_err("an unknown option");
            let message = explainer.message(e, &program, [name, "--key"].into_iter());
            assert!(message.contains("tip: --identity takes a private key"), "{message}");
        }
    }

    #[test]
    #[should_panic(expected = " has -d")]
    fn habits_may_not_be_flags() {
        let program = Command::new("program").subcommand(Command::new("decrypt").short_flag('d'));
        Explainer { habits: &[("", &["-d"], "")], same: &[] }.check(&program);
    }
}
