//! Sessions with the command, good and bad: `cmd/*.trycmd`, each in a folder of its own.

#[test]
fn transcripts() {
    trycmd::TestCases::new().case("tests/cmd/*.trycmd");
}
