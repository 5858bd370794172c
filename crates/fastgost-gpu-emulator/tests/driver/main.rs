//! Tests the emulated driver through its C interface, as a program uses it. Each emulated machine is a separate
//! process. To get a machine, a test starts its own program again, with the environment variables of this machine.
#![allow(unsafe_code)]
use fastgost_gpu_emulator::emulate;
use libloading::Library;
use std::{
    env,
    ffi::{CStr, CString, c_char, c_int, c_void},
    process::Command,
    ptr,
    sync::OnceLock,
};

type Handle = *mut c_void;

/// Calls a function of the driver.
macro_rules! call {
    ($name:ident($($argument:expr => $kind:ty),* $(,)?)) => {{
        // SAFETY: the argument types are the types in the declarations of the CUDA driver, and all pointers point to
        // live values.
        unsafe {
            let f = library().get::<unsafe extern "C" fn($($kind),*) -> u32>(stringify!($name)).expect(stringify!($name));
            f($($argument),*)
        }
    }};
}

mod streams;

fn library() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    let name = if cfg!(windows) { "nvcuda.dll" } else { "libcuda.so.1" };
    // SAFETY: the library of this package runs no code when it is loaded.
    LIBRARY.get_or_init(|| unsafe { Library::new(name) }.expect("the emulated driver"))
}

/// Runs `f` in a new process. The environment variables in `variables` describe the emulated machine of this process.
/// `test` is the name of the test, and `f` is the case `case` of this test.
fn machine(test: &str, case: &str, variables: &[(&str, &str)], f: impl FnOnce()) {
    let name = "EMULATED_CASE";
    match env::var(name) {
        Ok(chosen) if chosen == case => return f(),
        Ok(_) => return,
        Err(_) => {}
    }
    let mut command = Command::new(env::current_exe().unwrap());
    command.args(["--exact", test, "--nocapture"]).env(name, case).env("RUST_BACKTRACE", "0");
    emulate(&mut command).unwrap();
    command.envs(variables.iter().map(|(name, value)| (format!("FASTGOST_EMULATOR_{name}"), value)));
    let output = command.output().unwrap();
    let text = [output.stdout, output.stderr].concat();
    assert!(output.status.success(), "case {case:?}: {}", String::from_utf8_lossy(&text));
}

/// Opens a context on a GPU, and makes this context current in this thread.
fn open(card: c_int) {
    assert_eq!(call!(cuInit(0 => u32)), 0);
    let mut context: Handle = ptr::null_mut();
    assert_eq!(call!(cuDevicePrimaryCtxRetain(&mut context => *mut Handle, card => c_int)), 0);
    assert_eq!(call!(cuCtxSetCurrent(context => Handle)), 0);
}

fn allocate(bytes: usize) -> u64 {
    let mut address = 0;
    assert_eq!(call!(cuMemAlloc_v2(&mut address => *mut u64, bytes => usize)), 0);
    address
}

fn pinned(bytes: usize) -> &'static mut [u8] {
    let mut memory: Handle = ptr::null_mut();
    assert_eq!(call!(cuMemHostAlloc(&mut memory => *mut Handle, bytes => usize, 0 => u32)), 0);
    // SAFETY: the driver has allocated this number of bytes, and no test frees the memory while it uses the slice.
    unsafe { std::slice::from_raw_parts_mut(memory.cast(), bytes) }
}

fn write(to: u64, bytes: &[u8]) -> u32 {
    call!(cuMemcpyHtoD_v2(to => u64, bytes.as_ptr().cast() => *const c_void, bytes.len() => usize))
}

fn read(from: u64, bytes: usize) -> Vec<u8> {
    let mut contents = vec![0; bytes];
    let pointer = contents.as_mut_ptr().cast();
    assert_eq!(call!(cuMemcpyDtoH_v2(pointer => *mut c_void, from => u64, bytes => usize)), 0);
    contents
}

fn stream() -> Handle {
    let mut stream: Handle = ptr::null_mut();
    assert_eq!(call!(cuStreamCreate(&mut stream => *mut Handle, 1 => u32)), 0);
    stream
}

fn load(source: &str) -> Result<Handle, u32> {
    let mut module: Handle = ptr::null_mut();
    let source = CString::new(source).unwrap();
    match call!(cuModuleLoadData(&mut module => *mut Handle, source.as_ptr().cast() => *const c_void)) {
        0 => Ok(module),
        code => Err(code),
    }
}

fn function(module: Handle, name: &CStr) -> Result<Handle, u32> {
    let mut function: Handle = ptr::null_mut();
    let name = name.as_ptr();
    match call!(cuModuleGetFunction(&mut function => *mut Handle, module => Handle, name => *const c_char)) {
        0 => Ok(function),
        code => Err(code),
    }
}

/// Launches a kernel whose parameters are all 64-bit numbers.
fn launch(function: Handle, blocks: u32, threads: u32, shared: u32, stream: Handle, parameters: &mut [u64]) -> u32 {
    let mut pointers: Vec<Handle> = parameters.iter_mut().map(|parameter| ptr::from_mut(parameter).cast()).collect();
    call!(cuLaunchKernel(
        function => Handle, blocks => u32, 1 => u32, 1 => u32, threads => u32, 1 => u32, 1 => u32, shared => u32,
        stream => Handle, pointers.as_mut_ptr() => *mut Handle, ptr::null_mut() => *mut Handle,
    ))
}

fn synchronize() -> u32 {
    call!(cuCtxSynchronize())
}

/// The kernels of the tests. Each thread of `increment(p)` adds 1 to its own 32-bit word. `wild(p)` reads and writes
/// the word at address p, which may be a wrong address. `texture(p, t)` copies the thread's texel. `last(p, n)` uses
/// the last word of n bytes of shared memory. `gate(p)` sets the second word at p to report that the kernel runs, and
/// waits until the first word at p is not zero.
const SOURCE: &str = include_str!("kernels.ptx");

/// A running kernel that holds a stream back until `Gate::open` is called.
struct Gate {
    word: u64,
    other: Handle,
}

impl Gate {
    /// Starts the kernel. Operations that are added to the stream after the gate wait for a call of `open`.
    fn new(stream: Handle) -> Self {
        let gate = function(load(SOURCE).unwrap(), c"gate").unwrap();
        let word = allocate(8);
        assert_eq!(write(word, &[0; 8]), 0);
        assert_eq!(launch(gate, 1, 1, 0, stream, &mut [word]), 0);
        let mut other: Handle = ptr::null_mut();
        assert_eq!(call!(cuStreamCreate(&mut other => *mut Handle, 1 => u32)), 0);
        Self { word, other }
    }

    /// Waits until the kernel of the gate runs.
    fn running(&self) {
        while read(self.word + 4, 4) != [1, 0, 0, 0] {}
    }

    fn open(&self) {
        assert_eq!(call!(cuMemsetD8Async(self.word => u64, 1 => u8, 4 => usize, self.other => Handle)), 0);
    }
}

fn words(bytes: &[u8]) -> Vec<u32> {
    bytes.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().unwrap())).collect()
}

#[test]
fn cards_and_attributes() {
    let machine_ = [("CARDS", "2"), ("CAPABILITY", "9.0,6.1"), ("MEMORY", "1048576"), ("DRIVER_VERSION", "12040")];
    machine("cards_and_attributes", "", &machine_, || {
        let (mut version, mut count, mut value) = (0, 0, 0);
        assert_eq!(call!(cuDriverGetVersion(&mut version => *mut c_int)), 0);
        assert_eq!(version, 12040);
        assert_eq!(call!(cuDeviceGetCount(&mut count => *mut c_int)), 3, "not before cuInit");
        assert_eq!(call!(cuInit(0 => u32)), 0);
        assert_eq!(call!(cuDeviceGetCount(&mut count => *mut c_int)), 0);
        assert_eq!(count, 2);
        for (card, major, minor) in [(0, 9, 0), (1, 6, 1)] {
            let mut device = -1;
            assert_eq!(call!(cuDeviceGet(&mut device => *mut c_int, card => c_int)), 0);
            for (attribute, expected) in [(75, major), (76, minor), (10, 32), (8, 49152)] {
                assert_eq!(call!(cuDeviceGetAttribute(&mut value => *mut c_int, attribute => u32, device => c_int)), 0);
                assert_eq!(value, expected);
            }
            let mut name = [1_u8; 64];
            let pointer = name.as_mut_ptr().cast();
            assert_eq!(call!(cuDeviceGetName(pointer => *mut c_char, 64 => c_int, device => c_int)), 0);
            assert_eq!(
                CStr::from_bytes_until_nul(&name).unwrap().to_str(),
                Ok(format!("Emulated card {card}").as_str())
            );
            assert_eq!(call!(cuDeviceGetName(pointer => *mut c_char, 5 => c_int, device => c_int)), 0);
            assert_eq!(&name[..5], b"Emul\0");
            let mut bytes = 0;
            assert_eq!(call!(cuDeviceTotalMem_v2(&mut bytes => *mut usize, device => c_int)), 0);
            assert_eq!(bytes, 1048576);
        }
        assert_eq!(call!(cuDeviceGet(&mut value => *mut c_int, 2 => c_int)), 101);
        assert_eq!(call!(cuMemAlloc_v2(&mut 0 => *mut u64, 16 => usize)), 201, "no context");
        // This PTX requires a higher compute capability than GPU 1 has. PTX of version 8.5 requires a newer driver than
        // the driver of this machine.
        open(1);
        assert_eq!(load(SOURCE), Err(218));
        open(0);
        assert_eq!(load(&SOURCE.replace("7.0", "8.5")), Err(222));
        assert!(load(SOURCE).is_ok());
    });
}

#[test]
fn no_card() {
    machine("no_card", "", &[("CARDS", "0")], || assert_eq!(call!(cuInit(0 => u32)), 100));
}

#[test]
fn error_names() {
    machine("error_names", "", &[], || {
        for (code, name) in [(0, "CUDA_SUCCESS"), (2, "CUDA_ERROR_OUT_OF_MEMORY"), (719, "CUDA_ERROR_LAUNCH_FAILED")] {
            let mut text: *const c_char = ptr::null();
            assert_eq!(call!(cuGetErrorName(code => u32, &mut text => *mut *const c_char)), 0);
            // SAFETY: the names that the driver returns are static.
            assert_eq!(unsafe { CStr::from_ptr(text) }.to_str(), Ok(name));
            assert_eq!(call!(cuGetErrorString(code => u32, &mut text => *mut *const c_char)), 0);
            assert!(!text.is_null());
        }
        let mut text: *const c_char = ptr::null();
        assert_eq!(call!(cuGetErrorName(12345 => u32, &mut text => *mut *const c_char)), 1);
        assert!(text.is_null());
    });
}

#[test]
fn memory() {
    machine("memory", "", &[("MEMORY", "65536")], || {
        open(0);
        let (a, mut b) = (allocate(1000), 0);
        assert_eq!(call!(cuMemAlloc_v2(&mut b => *mut u64, 65536 => usize)), 2);
        let (mut free, mut total) = (0, 0);
        assert_eq!(call!(cuMemGetInfo_v2(&mut free => *mut usize, &mut total => *mut usize)), 0);
        assert_eq!((free, total), (64512, 65536));
        assert!(read(a, 1000).iter().all(|&byte| byte != 0), "new memory is not zero");
        let data: Vec<u8> = (0..1000).map(|i| (i * 7 + i / 256) as u8).collect();
        assert_eq!(write(a, &data), 0);
        assert_eq!(read(a + 1, 998), data[1..999]);
        // A write out of bounds returns an error at once, and later calls still work.
        assert_eq!(write(a + 1, &data), 1);
        let b = allocate(1000);
        assert_eq!(call!(cuMemcpyDtoD_v2(b + 3 => u64, a => u64, 900 => usize)), 0);
        assert_eq!(call!(cuMemsetD8_v2(b + 3 => u64, 9 => u8, 2 => usize)), 0);
        assert_eq!(call!(cuMemsetD32_v2(b + 800 => u64, 0x0403_0201 => u32, 2 => usize)), 0);
        assert_eq!(call!(cuMemsetD32_v2(b + 801 => u64, 0 => u32, 2 => usize)), 1);
        let mut expected = data.clone();
        expected[..2].fill(9);
        expected[797..805].copy_from_slice(&[1, 2, 3, 4, 1, 2, 3, 4]);
        assert_eq!(read(b + 3, 900), expected[..900]);
        // Freed memory cannot be accessed, but its contents can be inspected.
        assert_eq!(call!(cuMemFree_v2(a => u64)), 0);
        assert_eq!(call!(cuMemFree_v2(a => u64)), 1);
        assert_eq!(write(a, &data), 1);
        let (mut address, mut contents) = (0, vec![0; 2000]);
        let freed = call!(fastgost_emulator_freed(
            0 => c_int, 0 => usize, &mut address => *mut u64, contents.as_mut_ptr() => *mut u8, 2000 => usize,
        ));
        assert_eq!((freed, address, &contents[..1000]), (1000, a, &data[..]));
        // The contents of freed pinned memory can also be inspected.
        let host = pinned(100);
        host.fill(0x11);
        assert_eq!(call!(cuMemFreeHost(host.as_mut_ptr().cast() => Handle)), 0);
        let freed = call!(fastgost_emulator_freed(
            -1 => c_int, 0 => usize, &mut address => *mut u64, contents.as_mut_ptr() => *mut u8, 2000 => usize,
        ));
        assert_eq!((freed, &contents[..100]), (100, &[0x11; 100][..]));
        // When the context is released, all its objects are freed.
        assert_eq!(call!(cuDevicePrimaryCtxRelease_v2(0 => c_int)), 0);
        assert_eq!(call!(cuMemFree_v2(b => u64)), 709);
        let freed = call!(fastgost_emulator_freed(
            0 => c_int, 1 => usize, &mut address => *mut u64, ptr::null_mut() => *mut u8, 0 => usize,
        ));
        assert_eq!((freed, address), (1000, b));
    });
}

#[test]
fn launches() {
    machine("launches", "", &[], || {
        open(0);
        let module = load(SOURCE).unwrap();
        let increment = function(module, c"increment").unwrap();
        assert_eq!(function(module, c"increment"), Ok(increment));
        assert_eq!(function(module, c"decrement"), Err(500));
        let a = allocate(512);
        assert_eq!(write(a, &[0; 512]), 0);
        let stream = stream();
        for _ in 0..3 {
            assert_eq!(launch(increment, 2, 64, 0, stream, &mut [a]), 0);
        }
        assert_eq!(call!(cuStreamSynchronize(stream => Handle)), 0);
        assert_eq!(words(&read(a, 512)), [3; 128]);
        // A launch with a shape that the kernel does not allow is refused.
        for (blocks, threads) in [(0, 64), (1, 0), (1, 65)] {
            assert_eq!(launch(increment, blocks, threads, 0, stream, &mut [a]), 1);
        }
        assert_eq!(launch(increment, 1, 64, 49153, stream, &mut [a]), 1);
        // This tests a variable of a module.
        let (mut address, mut bytes) = (0, 0);
        let name = c"table".as_ptr();
        let result = call!(cuModuleGetGlobal_v2(
            &mut address => *mut u64, &mut bytes => *mut usize, module => Handle, name => *const c_char,
        ));
        assert_eq!((result, bytes), (0, 8));
        assert_eq!(words(&read(address, 8)), [7, 8]);
        // This tests a texture.
        assert_eq!(write(a, &(0..=255).collect::<Vec<u8>>()), 0);
        let object = texture(a, 64).unwrap();
        assert_eq!(texture(a + 16, 64), Err(1));
        assert_eq!(texture(a, 4096), Err(1));
        let b = allocate(64);
        let kernel = function(module, c"texture").unwrap();
        assert_eq!(launch(kernel, 1, 4, 0, ptr::null_mut(), &mut [b, object]), 0);
        let expected: Vec<u32> = words(&read(a, 64)).chunks(4).flat_map(|texel| texel.iter().rev().copied()).collect();
        assert_eq!(words(&read(b, 64)), expected);
        // This tests a large amount of shared memory.
        let kernel = function(module, c"last").unwrap();
        assert_eq!(launch(kernel, 1, 1, 100_000, stream, &mut [b, 100_000]), 1);
        assert_eq!(call!(cuFuncSetAttribute(kernel => Handle, 8 => u32, 300_000 => c_int)), 1);
        assert_eq!(call!(cuFuncSetAttribute(kernel => Handle, 8 => u32, 100_000 => c_int)), 0);
        assert_eq!(launch(kernel, 1, 1, 100_000, stream, &mut [b, 100_000]), 0);
        assert_eq!(synchronize(), 0);
        assert_eq!(words(&read(b, 4)), [5]);
        assert_eq!(call!(fastgost_emulator_counter(0 => u32)), 5);
        // After the module is unloaded, its functions and variables cannot be used.
        assert_eq!(call!(cuModuleUnload(module => Handle)), 0);
        assert_eq!(launch(increment, 1, 64, 0, stream, &mut [a]), 400);
        assert_eq!(launch(kernel, 1, 4, 0, stream, &mut [b, 16]), 400);
        // Texel 4 is outside the texture.
        let module = load(SOURCE).unwrap();
        let kernel = function(module, c"texture").unwrap();
        assert_eq!(launch(kernel, 1, 5, 0, stream, &mut [b, object]), 0);
        assert_eq!(synchronize(), 700);
    });
}

fn texture(address: u64, bytes: u64) -> Result<u64, u32> {
    // CUDA_RESOURCE_DESC contains the kind, the address, the format, the number of channels and the size of the memory.
    // CUDA_TEXTURE_DESC contains only zeros, since its fields do not matter for linear memory.
    let mut resource = [0_u64; 20];
    resource[..4].copy_from_slice(&[2, address, 4 << 32 | 3, bytes]);
    let (description, mut object) = ([0_u64; 16], 0);
    match call!(cuTexObjectCreate(
        &mut object => *mut u64, resource.as_ptr().cast() => *const c_void, description.as_ptr().cast() => *const c_void,
        ptr::null() => *const c_void,
    )) {
        0 => Ok(object),
        code => Err(code),
    }
}

#[test]
fn faults_are_sticky() {
    for (index, (offset, code)) in [(0, 0), (2, 716), (512, 700), (1 << 40, 700)].into_iter().enumerate() {
        let number = index.to_string();
        // `number` tells the new process which case of this test to run.
        machine("faults_are_sticky", &number, &[], || {
            open(0);
            let module = load(SOURCE).unwrap();
            let wild = function(module, c"wild").unwrap();
            let a = allocate(512);
            assert_eq!(launch(wild, 1, 1, 0, ptr::null_mut(), &mut [a + offset]), 0);
            assert_eq!(synchronize(), code);
            for _ in 0..2 {
                assert_eq!(write(a, &[0; 4]), code);
                assert_eq!(call!(cuMemAlloc_v2(&mut 0 => *mut u64, 16 => usize)), code);
                assert_eq!(launch(wild, 1, 1, 0, ptr::null_mut(), &mut [a]), code);
            }
            // After the reset, a new context works without errors.
            assert_eq!(call!(cuDevicePrimaryCtxReset_v2(0 => c_int)), 0);
            open(0);
            assert_eq!(write(allocate(4), &[0; 4]), 0);
        });
    }
}

#[test]
fn injected_failures() {
    let fail = "cuMemAlloc_v2@2=2,kernel@2=719,cuStreamCreate@1+=2";
    machine("injected_failures", "", &[("FAIL", fail)], || {
        open(0);
        let a = allocate(512);
        assert_eq!(call!(cuMemAlloc_v2(&mut 0 => *mut u64, 16 => usize)), 2);
        let _b = allocate(16);
        for _ in 0..2 {
            assert_eq!(call!(cuStreamCreate(&mut ptr::null_mut() => *mut Handle, 1 => u32)), 2);
        }
        let increment = function(load(SOURCE).unwrap(), c"increment").unwrap();
        assert_eq!(write(a, &[0; 512]), 0);
        assert_eq!(launch(increment, 1, 64, 0, ptr::null_mut(), &mut [a]), 0);
        assert_eq!(words(&read(a, 256)), [1; 64]);
        assert_eq!(launch(increment, 1, 64, 0, ptr::null_mut(), &mut [a]), 0, "the card is lost later");
        assert_eq!(synchronize(), 719);
        assert_eq!(call!(cuMemFree_v2(a => u64)), 719);
    });
    machine("injected_failures", "unavailable", &[("FAIL", "cuDevicePrimaryCtxRetain@1=46")], || {
        assert_eq!(call!(cuInit(0 => u32)), 0);
        let mut context: Handle = ptr::null_mut();
        assert_eq!(call!(cuDevicePrimaryCtxRetain(&mut context => *mut Handle, 0 => c_int)), 46);
    });
    machine("injected_failures", "wrong", &[("FAIL", "cuInit@0")], || assert_eq!(call!(cuInit(0 => u32)), 1));
}

#[test]
fn foreign_handles() {
    machine("foreign_handles", "", &[("CARDS", "2")], || {
        open(0);
        let first = stream();
        let wrong = 0x1234_usize as Handle;
        assert_eq!(call!(cuStreamSynchronize(wrong => Handle)), 400);
        assert_eq!(call!(cuStreamDestroy_v2(wrong => Handle)), 400);
        assert_eq!(call!(cuEventRecord(wrong => Handle, first => Handle)), 400);
        assert_eq!(call!(cuModuleUnload(wrong => Handle)), 400);
        assert_eq!(launch(wrong, 1, 1, 0, first, &mut []), 400);
        assert_eq!(call!(cuCtxSetCurrent(wrong => Handle)), 201);
        assert_eq!(call!(cuMemFreeHost(wrong => Handle)), 1);
        assert_eq!(call!(cuMemHostUnregister(wrong => Handle)), 713);
        let a = allocate(16);
        open(1);
        assert_eq!(call!(cuStreamSynchronize(first => Handle)), 400, "a stream of another context");
        assert_eq!(call!(cuMemFree_v2(a => u64)), 1, "memory of another card");
        // This tests contexts that are pushed and popped.
        let mut context: Handle = ptr::null_mut();
        assert_eq!(call!(cuCtxGetCurrent(&mut context => *mut Handle)), 0);
        assert_eq!(call!(cuCtxPushCurrent_v2(context => Handle)), 0);
        assert_eq!(call!(cuCtxPopCurrent_v2(&mut context => *mut Handle)), 0);
        assert_eq!(call!(cuCtxPopCurrent_v2(&mut context => *mut Handle)), 0);
        assert_eq!(call!(cuCtxSynchronize()), 201);
    });
}

/// Checks that the driver has all functions that programs look up by name.
#[test]
fn names() {
    let names = "cuInit cuDriverGetVersion cuGetErrorName cuGetErrorString cuDeviceGetCount cuDeviceGet cuDeviceGetName
        cuDeviceGetPCIBusId cuDeviceGetUuid cuDeviceGetUuid_v2 cuDeviceTotalMem_v2 cuDeviceGetAttribute
        cuDevicePrimaryCtxRetain cuDevicePrimaryCtxRelease_v2 cuDevicePrimaryCtxReset_v2 cuDevicePrimaryCtxSetFlags_v2
        cuDevicePrimaryCtxGetState cuCtxSetCurrent cuCtxGetCurrent cuCtxPushCurrent_v2 cuCtxPopCurrent_v2 cuCtxGetDevice
        cuCtxSynchronize cuCtxGetStreamPriorityRange cuModuleLoadData cuModuleLoadDataEx cuModuleUnload
        cuModuleGetFunction cuModuleGetGlobal_v2 cuMemGetInfo_v2 cuMemAlloc_v2 cuMemFree_v2 cuMemAllocAsync
        cuMemFreeAsync cuMemHostAlloc cuMemAllocHost_v2 cuMemFreeHost cuMemHostRegister_v2 cuMemHostUnregister
        cuMemcpyHtoD_v2 cuMemcpyHtoDAsync_v2 cuMemcpyDtoH_v2 cuMemcpyDtoHAsync_v2 cuMemcpyDtoD_v2
        cuMemcpyDtoDAsync_v2 cuMemcpyPeerAsync cuMemsetD8_v2 cuMemsetD8Async cuMemsetD32_v2 cuMemsetD32Async
        cuStreamCreate cuStreamCreateWithPriority cuStreamDestroy_v2 cuStreamSynchronize cuStreamQuery
        cuStreamWaitEvent cuEventCreate cuEventDestroy_v2 cuEventRecord cuEventSynchronize cuEventQuery
        cuEventElapsedTime cuEventElapsedTime_v2 cuLaunchKernel cuFuncGetAttribute cuFuncSetAttribute
        cuFuncSetCacheConfig cuOccupancyMaxActiveBlocksPerMultiprocessor cuTexObjectCreate cuTexObjectDestroy
        fastgost_emulator_freed fastgost_emulator_counter";
    machine("names", "", &[], || {
        for name in names.split_whitespace() {
            // SAFETY: the address of the function is only looked up, and never used.
            assert!(unsafe { library().get::<unsafe extern "C" fn()>(name) }.is_ok(), "{name}");
        }
    });
}
