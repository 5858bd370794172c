//! Sessions with the command, good and bad: `cmd/*.trycmd`, each in a separate folder.

#[test]
fn transcripts() {
    trycmd::TestCases::new().case("tests/cmd/*.trycmd");
}
