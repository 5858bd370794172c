//! Links the provider in such a way that OpenSSL can never unload it. If OpenSSL unloaded the provider, threads and
//! libssl would still call its functions at addresses that are not in memory any more.
fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let variable = |name| std::env::var(name).unwrap_or_default();
    if variable("CARGO_CFG_TARGET_FAMILY") == "unix" && variable("CARGO_CFG_TARGET_VENDOR") != "apple" {
        println!("cargo:rustc-cdylib-link-arg=-Wl,-z,nodelete");
    }
}
