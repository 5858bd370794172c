//! The provider stays in memory. Otherwise OpenSSL would unload it while threads and libssl still hold addresses in
//! it.
fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let variable = |name| std::env::var(name).unwrap_or_default();
    if variable("CARGO_CFG_TARGET_FAMILY") == "unix" && variable("CARGO_CFG_TARGET_VENDOR") != "apple" {
        println!("cargo:rustc-cdylib-link-arg=-Wl,-z,nodelete");
    }
}
