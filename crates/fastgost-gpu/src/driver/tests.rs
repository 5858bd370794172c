//! Tests that this crate notices an error from each function of the driver.
use super::Functions;
use crate::{
    Gpu, Result,
    test_machine::{KEY, cases, data, fail_each_call, tried},
};

/// Calls every function of the driver that this crate uses.
fn work() -> Result<()> {
    let cases = cases();
    let case = cases.iter().find(|case| case.algorithm.name == "kuznyechik-ctr").expect("a mode");
    let (input, options) = (data(300_000), case.options());
    let expected = case.expected(&options, 0, &input);
    let gpu = Gpu::open(Gpu::list()?[0].ordinal)?;
    let mut mode = gpu.cipher(case.algorithm, case.direction, &KEY, &options)?;
    let mut out = input.clone();
    mode.apply(&mut out)?;
    assert!(out == expected);
    let buffer = gpu.buffer(input.len())?;
    buffer.write(&input)?;
    mode.reset(options.iv)?;
    mode.time_device(buffer.all(), buffer.all())?;
    buffer.read(&mut out)?;
    assert!(out == expected);
    Ok(())
}

/// This crate does not report errors of these functions. It calls the functions in `drop`, to clean up objects that are
/// not used any more, and `drop` cannot return an error.
const CLEANUP: &[&str] = &[
    "cuDevicePrimaryCtxRelease_v2",
    "cuCtxPopCurrent_v2",
    "cuModuleUnload",
    "cuMemFree_v2",
    "cuMemFreeHost",
    "cuMemsetD8Async",
    "cuStreamDestroy_v2",
    "cuEventDestroy_v2",
];

/// These functions are called both for work and for cleaning up.
const ALSO_CLEANUP: &[&str] = &["cuCtxPushCurrent_v2", "cuStreamSynchronize"];

/// Makes each function fail at each of its calls.
#[test]
fn every_function_may_fail() {
    for name in Functions::NAMES.iter().filter(|name| !ALSO_CLEANUP.contains(name)) {
        let Some(calls) = fail_each_call((name, 1), name, work) else { continue };
        assert_eq!(calls == 0, CLEANUP.contains(name), "{name}: {calls} calls failed");
    }
}

/// Makes the first call of each function fail, once with a code that means that the GPU is lost, and once with another
/// code.
#[test]
fn every_function_may_lose_the_card() {
    for name in Functions::NAMES.iter().filter(|name| !CLEANUP.contains(name)) {
        for (code, what) in
            [(700, "lost: error 700 (CUDA_ERROR_ILLEGAL_ADDRESS)"), (1, "error 1 (CUDA_ERROR_INVALID_VALUE)")]
        {
            let fail = format!("{name}@1={code}");
            let Some(result) = tried(&[("FAIL", &fail), ("MULTIPROCESSORS", "1"), ("DELAY", "0")], work) else {
                continue;
            };
            assert!(result.as_ref().is_err_and(|e| e.contains(name) && e.contains(what)), "{fail}: {result:?}");
        }
    }
}
