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
        ErrorKind::UnknownArgument => {
            drop(e.remove(ContextKind::Suggested));
            habit(&mut e, ContextKind::InvalidArg, ContextKind::SuggestedArg, innermost(command, given).get_name());
        }
        ErrorKind::InvalidSubcommand => {
            habit(&mut e, ContextKind::InvalidSubcommand, ContextKind::SuggestedSubcommand, command.get_name());
        }
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

/// Words that other programs have taught, each with the command where it is no word, and with what the user means.
const HABITS: [(&str, &str, &str); 16] = [
    ("fastgost", "-d", "`fastgost decrypt` opens sealed files"),
    ("fastgost", "-e", "`fastgost encrypt` seals files"),
    ("encrypt", "-d", "`fastgost decrypt` opens sealed files"),
    ("encrypt", "--key", "--recipient takes a public key, and --key-file a secret key"),
    ("decrypt", "-d", "`decrypt` needs no -d"),
    ("decrypt", "--key", "--identity takes a private key, and --key-file a secret key"),
    ("decrypt", "--recipient", "--identity takes the private key of a recipient"),
    ("decrypt", "-r", "--identity takes the private key of a recipient"),
    ("fastgost", "hash", "`fastgost sum` computes digests"),
    ("fastgost", "dgst", "`fastgost sum` computes digests"),
    ("fastgost", "genkey", "`fastgost keygen` makes keys"),
    ("fastgost", "seal", "`fastgost encrypt` seals files"),
    ("fastgost", "open", "`fastgost decrypt` opens sealed files"),
    ("fastgost", "version", "`fastgost --version`"),
    ("fastgost", "show", "`fastgost cms show` says what a file is"),
    ("fastgost", "file", "`fastgost cms show` says what a file is"),
];

/// If the wrong word is a habit, suggests what the user means, and not a word of similar letters.
fn habit(e: &mut Error, wrong: ContextKind, similar: ContextKind, command: &str) {
    let Some(ContextValue::String(word)) = e.get(wrong) else { return };
    let meant = HABITS.iter().find(|(of, habit, _)| *of == command && word == habit);
    if let Some((.., meant)) = meant {
        e.remove(similar);
        e.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![(*meant).into()]));
    }
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
