//! Makes the JavaScript code for a WebAssembly module of this package, and removes the parts of the module that only
//! this program needs. The program does the work of the command `wasm-bindgen --target web`.
use std::{env, path::Path, process::ExitCode};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [module, folder] = &arguments[..] else {
        eprintln!("usage: fastgost-wasm-glue MODULE.wasm FOLDER");
        return ExitCode::from(2);
    };
    let made = Bindgen::new()
        .input_path(Path::new(module))
        .out_name("glue")
        .typescript(false)
        // The files index.js and node.js of the package know where the module is, so the generated code needs no
        // default path.
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .web(true)
        .and_then(|glue| glue.generate(Path::new(folder)));
    match made {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{module}: {error:#}");
            ExitCode::FAILURE
        }
    }
}
