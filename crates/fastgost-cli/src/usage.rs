//! The words of other programs, and the options that take the same secret. `fastgost_usage` puts them into the messages
//! about wrong usage.
use crate::{key::KeyArguments, passphrase::PassphraseArguments};
use fastgost_usage::{Explainer, Habit};

pub const EXPLAINER: Explainer =
    Explainer { habits: HABITS, same: &[&KeyArguments::NAMES, &PassphraseArguments::NAMES] };

const HABITS: &[Habit] = &[
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

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn habits_are_no_words() {
        super::EXPLAINER.check(&crate::Arguments::command());
    }
}
