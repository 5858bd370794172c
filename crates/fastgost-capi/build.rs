//! Sets the soname, which is the name under which programs look for the shared library. The soname is in the first line
//! of abi.txt. The number at the end of the soname changes only if the interface changes in an incompatible way.
fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=abi.txt");
    let variable = |name| std::env::var(name).unwrap_or_default();
    if variable("CARGO_CFG_TARGET_FAMILY") == "unix" && variable("CARGO_CFG_TARGET_VENDOR") != "apple" {
        let soname = include_str!("abi.txt").lines().find_map(|line| line.strip_prefix("soname "));
        println!("cargo:rustc-cdylib-link-arg=-Wl,-soname,{}", soname.expect("a line in abi.txt"));
        // When a thread ends, the thread calls the destructors of the library's thread-local variables. So the library
        // must not be unloaded while a thread that has used the library still runs.
        println!("cargo:rustc-cdylib-link-arg=-Wl,-z,nodelete");
    }
}
