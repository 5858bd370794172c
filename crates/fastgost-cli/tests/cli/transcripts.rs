//! Sessions with the command, with right and wrong input: `cmd/*.trycmd`. Each session has a separate folder.

#[test]
fn transcripts() {
    trycmd::TestCases::new().case("tests/cmd/*.trycmd");
}
