//! The name under which programs look for the shared library: it changes only if the interface does so incompatibly.
fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let variable = |name| std::env::var(name).unwrap_or_default();
    if variable("CARGO_CFG_TARGET_FAMILY") == "unix" && variable("CARGO_CFG_TARGET_VENDOR") != "apple" {
        println!("cargo:rustc-cdylib-link-arg=-Wl,-soname,libfastgost.so.{}", variable("CARGO_PKG_VERSION_MAJOR"));
        // Threads call the destructors of its thread-local variables when they end: unloaded code must not be called.
        println!("cargo:rustc-cdylib-link-arg=-Wl,-z,nodelete");
    }
}
