//! Writes include/fastgost.h from the sources of fastgost-capi. With `--check`, the program writes nothing, and only
//! checks that the present file agrees with the sources.
//!
//!     cargo run --release -p fastgost-capi-header [-- --check]
use std::{path::Path, process::ExitCode};

fn main() -> ExitCode {
    let crate_dir = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crate that it is in");
    let to = crate_dir.join("include/fastgost.h");
    let mut header = Vec::new();
    let mut config = cbindgen::Config::from_file(crate_dir.join("cbindgen.toml")).expect("cbindgen.toml can be read");
    config.after_includes = Some(MACROS.to_owned());
    cbindgen::Builder::new()
        .with_crate(crate_dir)
        .with_config(config)
        .with_header(include_str!("../../include/beginning.txt"))
        .generate()
        .expect("the sources can be read")
        .write(&mut header);
    if std::env::args().any(|argument| argument == "--check") {
        if std::fs::read(&to).is_ok_and(|old| old == header) {
            println!("{} is what the sources say", to.display());
            return ExitCode::SUCCESS;
        }
        eprintln!(
            "{} is not what the sources say. If the change is meant: cargo run --release -p fastgost-capi-header",
            to.display()
        );
        return ExitCode::FAILURE;
    }
    std::fs::write(&to, header).expect("the header can be written");
    ExitCode::SUCCESS
}

/// The macros of the header. They are text in this file, because cbindgen does not write them.
const MACROS: &str = concat!(
    "
/* The version of this header. fastgost_version returns the version of the library. */
#define FASTGOST_VERSION \"",
    env!("CARGO_PKG_VERSION"),
    "\"
#define FASTGOST_VERSION_MAJOR ",
    env!("CARGO_PKG_VERSION_MAJOR"),
    "
#define FASTGOST_VERSION_MINOR ",
    env!("CARGO_PKG_VERSION_MINOR"),
    "
#define FASTGOST_VERSION_PATCH ",
    env!("CARGO_PKG_VERSION_PATCH"),
    "

/* The caller must use the result of a function with this attribute. */
#if defined(__cplusplus) && __cplusplus >= 201703L
#define FASTGOST_MUST_USE [[nodiscard]]
#elif defined(__GNUC__)
#define FASTGOST_MUST_USE __attribute__((warn_unused_result))
#else
#define FASTGOST_MUST_USE
#endif
"
);
