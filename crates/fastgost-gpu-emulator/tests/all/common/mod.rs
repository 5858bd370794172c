//! Runs a kernel on an input, and returns the output.
use fastgost_gpu_emulator::{
    exec::{Fault, Grid, Launch, Loaded},
    memory::Memory,
    ptx::{Error, Module},
};

/// The beginning of a module.
pub const HEADER: &str = ".version 7.0\n.target sm_70\n.address_size 64\n";

pub fn module(source: &str) -> Result<Module, Error> {
    Module::parse(source)
}

/// The result of a kernel.
pub struct Run {
    pub result: Result<(), Fault>,
    pub output: Vec<u8>,
}

/// Runs `kernel(in, out)` on an input. The output has `bytes` bytes.
pub fn run(source: &str, blocks: u32, threads: u32, input: &[u8], bytes: usize) -> Result<Vec<u8>, Fault> {
    let module = module(source).unwrap_or_else(|error| panic!("{error}: {source}"));
    let Run { result, output } = run_with(&module, blocks, threads, input, bytes, &[]);
    result.map(|()| output)
}

/// Does the same as `run`, but the kernel gets more parameters. `extra` has the bytes of these parameters.
pub fn run_with(module: &Module, blocks: u32, threads: u32, input: &[u8], bytes: usize, extra: &[u8]) -> Run {
    let memory = Memory::new(0, 1 << 24);
    let (from, to) = (memory.allocate(input.len()).unwrap(), memory.allocate(bytes).unwrap());
    memory.write(from.address(), input.len(), |memory| memory.copy_from_slice(input)).unwrap();
    let parameters = [&from.address().to_le_bytes()[..], &to.address().to_le_bytes(), extra].concat();
    let module = Loaded::new(module.clone(), &memory).unwrap();
    let grid = Grid { blocks, threads, shared: 0 };
    let launch = Launch {
        module: &module,
        kernel: "kernel",
        grid,
        parameters: &parameters,
        memory: &memory,
        textures: &|_| None,
    };
    let result = launch.run();
    Run { result, output: memory.read(to.address(), bytes, <[u8]>::to_vec).unwrap() }
}
