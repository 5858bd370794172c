//! x
fn main() {
    for m in fastgost_elbrus::generate::modules() {
        println!("{} {}", m.name, m.text.len());
        std::fs::write(format!("{}/kernels/{}.s", env!("CARGO_MANIFEST_DIR"), m.name), m.text).unwrap();
    }
}
