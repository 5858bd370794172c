//! Runs the sessions in `cmd/*.trycmd`, which call the command with valid and invalid input. Each session has a
//! separate folder.

#[test]
fn transcripts() {
    trycmd::TestCases::new().case("tests/cmd/*.trycmd");
}
