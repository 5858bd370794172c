//! Makes failures from clap's errors about wrong usage. The message of a failure may also suggest another word, or show
//! the help texts of the options that the error names.
use crate::{failure::Failure, key::KeyArguments, passphrase::PassphraseArguments};
use clap::{
    Arg, Command,
    builder::StyledStr,
    error::{ContextKind, ContextValue, Error, ErrorKind},
};

/// Returns the failure with clap's message, but without clap's prefix `error: `. `command` is clap's description of the
/// whole command `fastgost`. `given` has the user's arguments, without the name of the program.
pub fn usage<'a>(mut e: Error, command: &Command, given: impl Iterator<Item = &'a str>) -> Failure {
    match e.kind() {
        // For a misspelled option, clap suggests `-- --option`, as if the user had meant a file name. This suggestion
        // is removed.
        ErrorKind::UnknownArgument => {
            drop(e.remove(ContextKind::Suggested));
            habit(&mut e, ContextKind::InvalidArg, ContextKind::SuggestedArg, &innermost(command, given).1);
        }
        ErrorKind::InvalidSubcommand => {
            let (inner, path) = innermost(command, given);
            if !habit(&mut e, ContextKind::InvalidSubcommand, ContextKind::SuggestedSubcommand, &path)
                && e.get(ContextKind::SuggestedSubcommand).is_none()
                && inner.has_subcommands()
            {
                let names: Vec<_> = inner.get_subcommands().map(Command::get_name).collect();
                e.insert(
                    ContextKind::Suggested,
                    ContextValue::StyledStrs(vec![format!("allowed: {}", names.join(", ")).into()]),
                );
            }
        }
        ErrorKind::ArgumentConflict => {
            if let (Some(ContextValue::String(one)), Some(ContextValue::String(other))) =
                (e.get(ContextKind::InvalidArg), e.get(ContextKind::PriorArg))
            {
                let cure = if one == other { "give it once" } else { "omit one of the two" };
                e.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![cure.into()]));
            }
        }
        // If an option lacks its value, the error names this option. If required options are missing, the error names
        // every missing option.
        ErrorKind::InvalidValue | ErrorKind::MissingRequiredArgument => {
            let tips = tips(&e, innermost(command, given).0);
            if !tips.is_empty() {
                e.insert(ContextKind::Suggested, ContextValue::StyledStrs(tips));
            }
        }
        _ => {}
    }
    let text = e.render().to_string();
    Failure::new(text.strip_prefix("error: ").unwrap_or(&text).trim_end())
}

/// Words that users know from other programs. Each entry has a subcommand (or an empty string for `fastgost` itself),
/// words that this subcommand does not have, and a text that says what fastgost has instead. An empty word stands for
/// one file too many.
const HABITS: &[(&str, &[&str], &str)] = &[
    ("", &["-d"], "`fastgost decrypt` opens sealed files"),
    ("", &["-e"], "`fastgost encrypt` seals files"),
    ("encrypt", &["-d"], "`fastgost decrypt` opens sealed files"),
    ("encrypt", &["--key"], "--recipient takes a public key, and --key-file a secret key"),
    ("decrypt", &["-d"], "`decrypt` needs no -d"),
    ("decrypt", &["--key"], "--identity takes a private key, and --key-file a secret key"),
    ("decrypt", &["--recipient", "-r"], "--identity takes the private key of a recipient"),
    ("", &["hash", "dgst", "digest"], "`fastgost sum` computes digests"),
    ("", &["genkey"], "`fastgost keygen` makes keys"),
    ("", &["seal"], "`fastgost encrypt` seals files"),
    ("", &["open"], "`fastgost decrypt` opens sealed files"),
    ("", &["version"], "`fastgost --version`"),
    ("", &["show", "file"], "`fastgost cms show`, `cert show` and `pfx show` show what is in a file"),
    ("", &["x509"], "`fastgost cert` makes, shows and verifies certificates"),
    (
        "",
        &["ca"],
        "`fastgost cert new --authority` makes the certificate of a CA, and `cert sign` makes certificates from requests",
    ),
    ("", &["pkcs12", "p12"], "`fastgost pfx` reads and writes PFX files"),
    ("encrypt", &["--identity", "-i"], "--recipient takes the public key or the certificate of a recipient"),
    ("cert verify", &["--untrusted"], "--cert takes certificates of intermediate CAs"),
    ("cert verify", &["--CAfile", "-C"], "--ca takes trusted certificates"),
    ("cms verify", &["--CAfile", "-C"], "--ca takes trusted certificates"),
    ("cms sign", &["--signer", "-s"], "--cert takes the signer's certificate"),
    ("xml verify", &["--content"], "the signed document has the content in it"),
    ("jws verify", &["--ca"], "--key takes the signer's public key or certificate"),
    ("cms encrypt", &["-r"], "--recipient takes a certificate"),
    ("cms decrypt", &["--identity", "-i"], "--key takes a private key"),
    (
        "cms verify",
        &[""],
        "--content takes the document that a detached signature signs, and each file of trusted certificates has its own --ca",
    ),
];

/// If [`HABITS`] has the wrong word for this command, replaces clap's suggestion in the error by the text from
/// [`HABITS`], and returns true. Clap itself suggests only words with similar letters.
fn habit(e: &mut Error, wrong: ContextKind, similar: ContextKind, command: &str) -> bool {
    let Some(ContextValue::String(word)) = e.get(wrong) else { return false };
    let means = |habit: &&str| if habit.is_empty() { !word.starts_with('-') } else { word == habit };
    let meant = HABITS.iter().find(|(of, habits, _)| *of == command && habits.iter().any(means));
    if let Some((.., meant)) = meant {
        e.remove(similar);
        e.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![(*meant).into()]));
    }
    meant.is_some()
}

/// Returns the innermost subcommand that the arguments `given` name, and its path. For example, the path is `cms sign`
/// if the user has typed `fastgost cms sign`.
fn innermost<'a>(mut command: &Command, given: impl Iterator<Item = &'a str>) -> (&Command, String) {
    let mut path = Vec::new();
    for name in given {
        let Some(inner) = command.find_subcommand(name) else { break };
        path.push(inner.get_name());
        command = inner;
    }
    (command, path.join(" "))
}

/// Returns the options that the error names, each with its help text. If options differ only in the place from which
/// they take the same secret, such as `--key-file` and `--key-fd`, the first of them stands for all.
fn tips(e: &Error, command: &Command) -> Vec<StyledStr> {
    let named = match e.get(ContextKind::InvalidArg) {
        Some(ContextValue::Strings(several)) => several.join(" "),
        Some(ContextValue::String(one)) => one.clone(),
        _ => return Vec::new(),
    };
    let mut secrets = Vec::new();
    // Options that are hidden in the help are left out.
    let option = |word: &str| {
        let long = word.strip_prefix("--")?;
        let option = command.get_arguments().find(|a| a.get_long() == Some(long) && !a.is_hide_set())?;
        let same = SECRETS.iter().position(|names| names.contains(&option.get_id().as_str()));
        if let Some(same) = same {
            if secrets.contains(&same) {
                return None;
            }
            secrets.push(same);
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

/// The options that take the same secret from different places.
const SECRETS: [&[&str]; 2] = [&KeyArguments::NAMES, &PassphraseArguments::NAMES];

#[cfg(test)]
mod tests {
    use super::{HABITS, innermost};
    use clap::CommandFactory;

    /// The command in each entry must exist, and must not have the word in the entry.
    #[test]
    fn habits_are_no_words() {
        let whole = crate::Arguments::command();
        for (of, word) in HABITS.iter().flat_map(|(of, words, _)| words.iter().map(move |word| (*of, *word))) {
            let (command, path) = innermost(&whole, of.split_whitespace());
            assert_eq!(path, of);
            assert!(!word.is_empty() || command.get_positionals().count() == 1, "{of}");
            let is_option = command.get_arguments().any(|a| {
                let long = a.get_long().map(|long| format!("--{long}"));
                long.as_deref() == Some(word) || a.get_short().map(|short| format!("-{short}")).as_deref() == Some(word)
            });
            assert!(!is_option && command.find_subcommand(word).is_none(), "{of} has {word}");
        }
    }
}
