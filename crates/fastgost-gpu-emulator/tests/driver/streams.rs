//! Tests in which order the operations of streams run, and which operations can run at the same time.
use super::*;

/// An asynchronous copy from pinned memory reads the memory when the copy runs, and not when the program requests the
/// copy.
#[test]
fn streams_are_asynchronous() {
    machine("streams::streams_are_asynchronous", "", &[], || {
        open(0);
        let a = allocate(1 << 20);
        let (first, second) = (stream(), stream());
        let host = pinned(1 << 20);
        host.fill(1);
        let pointer: *mut u8 = host.as_mut_ptr();
        let gate = Gate::new(first);
        assert_eq!(
            call!(cuMemcpyHtoDAsync_v2(
                a => u64, pointer.cast() => *const c_void, 1 << 20 => usize, first => Handle,
            )),
            0
        );
        assert_eq!(call!(cuStreamQuery(first => Handle)), 600);
        // SAFETY: until the synchronization, the copy may read the pinned memory at any time, also during this write.
        // This race is the subject of the test.
        unsafe { pointer.write_volatile(2) };
        gate.open();
        assert_eq!(call!(cuStreamSynchronize(first => Handle)), 0);
        assert_eq!(call!(cuStreamQuery(first => Handle)), 0);
        assert_eq!(read(a, 2), [2, 1], "a buffer that is written too early is seen");
        // The second stream waits for the event, so its copy runs after the fill in the first stream.
        let mut event: Handle = ptr::null_mut();
        assert_eq!(call!(cuEventCreate(&mut event => *mut Handle, 0 => u32)), 0);
        let b = allocate(1 << 20);
        for value in 3..6 {
            assert_eq!(call!(cuMemsetD8Async(a => u64, value => u8, 1 << 20 => usize, first => Handle)), 0);
            assert_eq!(call!(cuEventRecord(event => Handle, first => Handle)), 0);
            assert_eq!(call!(cuStreamWaitEvent(second => Handle, event => Handle, 0 => u32)), 0);
            assert_eq!(call!(cuMemcpyDtoDAsync_v2(b => u64, a => u64, 1 << 20 => usize, second => Handle)), 0);
            assert_eq!(call!(cuStreamSynchronize(second => Handle)), 0);
            assert_eq!(call!(cuEventQuery(event => Handle)), 0);
            assert_eq!(read(b, 1 << 20), vec![value; 1 << 20]);
        }
        let mut end: Handle = ptr::null_mut();
        assert_eq!(call!(cuEventCreate(&mut end => *mut Handle, 0 => u32)), 0);
        let mut time = -1.0;
        let elapsed = |time: &mut f32| call!(cuEventElapsedTime(time => *mut f32, event => Handle, end => Handle));
        assert_eq!(elapsed(&mut time), 400, "never recorded");
        assert_eq!(call!(cuEventRecord(end => Handle, second => Handle)), 0);
        assert_eq!(call!(cuEventSynchronize(end => Handle)), 0);
        assert_eq!(elapsed(&mut time), 0);
        assert!(time >= 0.0);
        // The test frees the pinned memory while the gate still holds the copy back. So the copy must fail, and must
        // not access the freed memory.
        let gate = Gate::new(first);
        assert_eq!(
            call!(cuMemcpyHtoDAsync_v2(
                a => u64, pointer.cast() => *const c_void, 1 << 20 => usize, first => Handle,
            )),
            0
        );
        assert_eq!(call!(cuMemFreeHost(pointer.cast() => Handle)), 0);
        gate.open();
        assert_eq!(call!(cuStreamSynchronize(first => Handle)), 700);
    });
}

/// The null stream waits for blocking streams, and blocking streams wait for the null stream. Other streams do neither.
#[test]
fn null_stream() {
    machine("streams::null_stream", "", &[("DELAY", "20000")], || {
        open(0);
        let a = allocate(1 << 16);
        let mut blocking: Handle = ptr::null_mut();
        assert_eq!(call!(cuStreamCreate(&mut blocking => *mut Handle, 0 => u32)), 0);
        for value in 1..20 {
            let (to, bytes) = (a, 1 << 16);
            assert_eq!(call!(cuMemsetD8Async(to => u64, value => u8, bytes => usize, blocking => Handle)), 0);
            assert_eq!(read(a, bytes), vec![value; bytes]);
            let null: Handle = ptr::null_mut();
            assert_eq!(call!(cuMemsetD8Async(to => u64, 100 => u8, bytes => usize, null => Handle)), 0);
            assert_eq!(call!(cuMemsetD8Async(to => u64, value => u8, 1 => usize, blocking => Handle)), 0);
            assert_eq!(call!(cuStreamSynchronize(blocking => Handle)), 0);
            assert_eq!(read(a, 2), [value, 100]);
        }
        let other = stream();
        let gate = Gate::new(other);
        assert_eq!(call!(cuMemsetD8Async(a => u64, 101 => u8, 1 => usize, other => Handle)), 0);
        assert_eq!(read(a, 1), [19], "a missing synchronization is seen");
        gate.open();
        assert_eq!(call!(cuStreamSynchronize(other => Handle)), 0);
        assert_eq!(read(a, 1), [101]);
    });
}

#[test]
fn synchronous_mode_and_trace() {
    let path = env::temp_dir().join(format!("fastgost-gpu-emulator-trace-{}", std::process::id()));
    let text = path.to_str().unwrap();
    machine("streams::synchronous_mode_and_trace", "", &[("SYNCHRONOUS", "1"), ("TRACE", text)], || {
        open(0);
        let (a, stream) = (allocate(512), stream());
        let increment = function(load(SOURCE).unwrap(), c"increment").unwrap();
        assert_eq!(call!(cuMemsetD8Async(a => u64, 0 => u8, 512 => usize, stream => Handle)), 0);
        assert_eq!(launch(increment, 2, 64, 0, stream, &mut [a]), 0);
        let host = pinned(512);
        let pointer = host.as_mut_ptr().cast();
        assert_eq!(call!(cuMemcpyDtoHAsync_v2(pointer => *mut c_void, a => u64, 512 => usize, stream => Handle)), 0);
        assert_eq!(words(host), [1; 128]);
        let mut buffer = [0_u8; 512];
        let pointer = buffer.as_mut_ptr().cast();
        assert_eq!(call!(cuMemcpyDtoHAsync_v2(pointer => *mut c_void, a => u64, 512 => usize, stream => Handle)), 0);
        assert_eq!(call!(fastgost_emulator_counter(4 => u32)), 1, "not pinned");
        // Memory is pinned after it has been registered. The same memory can be registered only once.
        assert_eq!(call!(cuMemHostRegister_v2(pointer => *mut c_void, 512 => usize, 0 => u32)), 0);
        assert_eq!(call!(cuMemHostRegister_v2(pointer => *mut c_void, 512 => usize, 0 => u32)), 712);
        assert_eq!(call!(cuMemcpyHtoDAsync_v2(a => u64, pointer => *const c_void, 512 => usize, stream => Handle)), 0);
        assert_eq!(call!(fastgost_emulator_counter(4 => u32)), 1);
        assert_eq!(call!(cuMemHostUnregister(pointer => *mut c_void)), 0);
        assert_eq!(call!(cuMemFree_v2(a => u64)), 0);
        let b = allocate(100);
        assert_eq!(call!(cuMemsetD8_v2(b => u64, 0 => u8, 100 => usize)), 0);
        assert_eq!(call!(cuMemFree_v2(b => u64)), 0);
        assert_eq!(call!(fastgost_emulator_counter(5 => u32)), 512, "the module's variable");
    });
    // The emulated machine is a child process, which has ended here. The test process checks the trace that the
    // emulated driver wrote.
    if env::var_os("EMULATED_CASE").is_none() {
        let trace = std::fs::read_to_string(&path).unwrap();
        std::fs::remove_file(&path).unwrap();
        // Addresses are removed from the lines before the lines are compared.
        let line = |line: &str| line.split(' ').filter(|word| !word.starts_with("0x")).collect::<Vec<_>>().join(" ");
        let lines: Vec<String> = trace.lines().map(line).collect();
        let expected = [
            "allocate 512",
            "fill 512",
            "launch increment 2 64 0",
            "copy from 512 pinned asynchronous",
            "copy from 512 pageable asynchronous",
            "copy to 512 pinned asynchronous",
            "free 512: not zero",
            "allocate 100",
            "fill 100",
            "free 100: zero",
        ];
        assert_eq!(lines, expected);
    }
}

/// Tests that two streams can work at the same time.
#[test]
fn overlap() {
    machine("streams::overlap", "", &[("DELAY", "0")], || {
        open(0);
        let gate = Gate::new(stream());
        gate.running();
        gate.open();
        assert_eq!(synchronize(), 0);
        assert!(call!(fastgost_emulator_counter(2 => u32)) >= 1);
        assert_eq!(call!(fastgost_emulator_counter(3 => u32)), 2);
    });
}
