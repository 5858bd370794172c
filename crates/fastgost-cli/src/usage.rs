//! Reports wrong usage with clap's message, and with the help of the options that correct the mistake.
use crate::failure::Failure;
use clap::{
    Command,
    builder::StyledStr,
    error::{ContextKind, ContextValue, Error, ErrorKind},
};

/// Returns the failure with clap's message, but without clap's prefix. `command` is the whole command. `given` has the
/// subcommand and the arguments after it.
pub fn usage<'a>(mut e: Error, command: &Command, given: impl Iterator<Item = &'a str>) -> Failure {
    match e.kind() {
        // clap suggests `-- --option`, but a misspelled option is not meant as a file name.
        ErrorKind::UnknownArgument => drop(e.remove(ContextKind::Suggested)),
        // If an option lacks its value, the error names this option. If options are missing, it names every missing
        // option.
        ErrorKind::InvalidValue | ErrorKind::MissingRequiredArgument => {
            let tips = tips(&e, innermost(command, given));
            if !tips.is_empty() {
                e.insert(ContextKind::Suggested, ContextValue::StyledStrs(tips));
            }
        }
        _ => {}
    }
    let text = e.render().to_string();
    Failure::new(text.strip_prefix("error: ").unwrap_or(&text).trim_end())
}

/// Returns the subcommand that these arguments name. It may be a subcommand of a subcommand.
fn innermost<'a>(mut command: &Command, given: impl Iterator<Item = &'a str>) -> &Command {
    for name in given {
        let Some(inner) = command.find_subcommand(name) else { break };
        command = inner;
    }
    command
}

/// Returns the options that the error names, each with its help text.
fn tips(e: &Error, command: &Command) -> Vec<StyledStr> {
    let named = match e.get(ContextKind::InvalidArg) {
        Some(ContextValue::Strings(several)) => several.join(" "),
        Some(ContextValue::String(one)) => one.clone(),
        _ => return Vec::new(),
    };
    // A tip names only options that the help lists.
    let option = |word: &str| {
        let long = word.strip_prefix("--")?;
        let option = command.get_arguments().find(|a| a.get_long() == Some(long) && !a.is_hide_set())?;
        Some((long.to_owned(), option.get_help()?.to_string()))
    };
    let tip = |(long, help)| format!("--{long}: {help}").into();
    named.split(['<', '>', '|', ' ']).filter_map(option).map(tip).collect()
}
