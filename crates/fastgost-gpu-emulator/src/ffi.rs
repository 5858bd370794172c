//! The driver's C interface. Only this file has unsafe code. Each function checks its handles, which are numbers in a
//! table. It also checks device addresses, which are not addresses of this process. In all other respects, the
//! functions trust their caller, as the real driver does.
//!
//! Every SAFETY comment below relies on the contract of the driver's interface. If a pointer to a result is not null,
//! the result may be written there. A string ends with a zero. A range of host memory is valid until the end of the
//! copy, even if the copy is asynchronous. A null pointer to a result is an error, unless the result is optional.
#![allow(unsafe_code, missing_docs, non_snake_case, clippy::missing_safety_doc)]
use crate::{
    driver::{self, Code, Driver, HostMemory, Pinned, Result, describe},
    exec::Grid,
    memory::Freed,
};
use std::{
    alloc::{Layout, alloc, dealloc},
    ffi::{CStr, c_char, c_int, c_uint, c_void},
    panic::catch_unwind,
    ptr,
    sync::{PoisonError, atomic::Ordering},
};

type Status = u32;
/// A handle of a context, stream, event, module or function. The handle is a number, and the C interface passes it as a
/// pointer.
type Handle = *mut c_void;

/// The size of a page. Pinned memory begins at the beginning of a page.
const PAGE: usize = 4096;
/// The value of each byte of new pinned memory.
const POISON: u8 = 0xc3;

/// Returns the status of a call. If `f` panics, the status is the code for an unknown error.
fn status(f: impl FnOnce() -> Result<()> + std::panic::UnwindSafe) -> Status {
    match catch_unwind(f) {
        Ok(Ok(())) => 0,
        Ok(Err(code)) => code.0,
        Err(_) => Code::UNKNOWN.0,
    }
}

/// Writes a result to the caller's memory.
///
/// # Safety
/// `to` is null or valid for writing.
unsafe fn put<T>(to: *mut T, value: T) -> Result<()> {
    if to.is_null() {
        return Err(Code::INVALID_VALUE);
    }
    // SAFETY: the caller says that the pointer is valid for writing. In C, the caller would also have to align the
    // pointer, but this code works for any alignment.
    unsafe { to.write_unaligned(value) };
    Ok(())
}

/// Reads a string of the caller.
///
/// # Safety
/// `text` is null, or it points to a string that ends with a zero and lives for `'a`.
unsafe fn string<'a>(text: *const c_char) -> Result<&'a str> {
    if text.is_null() {
        return Err(Code::INVALID_VALUE);
    }
    // SAFETY: the caller says that the text ends with a zero and lives long enough.
    unsafe { CStr::from_ptr(text) }.to_str().map_err(|_| Code::INVALID_VALUE)
}

fn number(handle: Handle) -> u64 {
    handle as usize as u64
}

fn handle(number: u64) -> Handle {
    ptr::without_provenance_mut(number as usize)
}

/// Defines the functions of the interface. The rules for injected errors (the variable `FAIL`) refer to functions by
/// these names. `$driver` is the driver that `cuInit` has made.
macro_rules! functions {
    ($($name:ident($driver:ident $(, $argument:ident: $kind:ty)* $(,)?) $body:block)*) => { $(
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name($($argument: $kind),*) -> Status {
            status(|| {
                let $driver: &'static Driver = driver::driver(stringify!($name))?;
                // SAFETY: the arguments come from the caller, who keeps the contract of the driver's interface.
                #[allow(unused_unsafe, clippy::macro_metavars_in_unsafe)]
                unsafe { $body }
            })
        }
    )* };
}

#[unsafe(no_mangle)]
pub extern "C" fn cuInit(flags: c_uint) -> Status {
    status(|| if flags == 0 { driver::init() } else { Err(Code::INVALID_VALUE) })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDriverGetVersion(version: *mut c_int) -> Status {
    // SAFETY: the caller gives a valid pointer to the result.
    status(|| unsafe { put(version, driver::version()? as c_int) })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGetErrorName(error: Status, text: *mut *const c_char) -> Status {
    let (name, _) = describe(error).unzip();
    // SAFETY: the caller gives a valid pointer to the result.
    status(|| unsafe { put(text, name.map_or(ptr::null(), |name| name.as_ptr().cast())) }).max(if name.is_some() {
        0
    } else {
        Code::INVALID_VALUE.0
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGetErrorString(error: Status, text: *mut *const c_char) -> Status {
    let (_, message) = describe(error).unzip();
    // SAFETY: the caller gives a valid pointer to the result.
    status(|| unsafe { put(text, message.map_or(ptr::null(), |message| message.as_ptr().cast())) })
        .max(if message.is_some() { 0 } else { Code::INVALID_VALUE.0 })
}

functions! {
    cuDeviceGetCount(driver, count: *mut c_int) { put(count, driver.card_count() as c_int) }
    cuDeviceGet(driver, device: *mut c_int, ordinal: c_int) { put(device, driver.card(ordinal)? as c_int) }
    cuDeviceGetName(driver, name: *mut c_char, len: c_int, device: c_int) {
        let text = format!("Emulated card {}", driver.card(device)?);
        text_result(&text, name, len)
    }
    cuDeviceGetPCIBusId(driver, name: *mut c_char, len: c_int, device: c_int) {
        let text = format!("0000:{:02x}:00.0", driver.card(device)? + 1);
        text_result(&text, name, len)
    }
    cuDeviceGetUuid(driver, uuid: *mut [u8; 16], device: c_int) { put(uuid, [driver.card(device)? as u8 + 1; 16]) }
    cuDeviceGetUuid_v2(driver, uuid: *mut [u8; 16], device: c_int) { put(uuid, [driver.card(device)? as u8 + 1; 16]) }
    cuDeviceTotalMem_v2(driver, bytes: *mut usize, device: c_int) {
        put(bytes, driver.card_memory(driver.card(device)?).capacity() as usize)
    }
    cuDeviceGetAttribute(driver, value: *mut c_int, attribute: c_uint, device: c_int) {
        put(value, driver.attribute(driver.card(device)?, attribute)? as c_int)
    }

    cuDevicePrimaryCtxRetain(driver, context: *mut Handle, device: c_int) {
        put(context, handle(driver.retain_primary(driver.card(device)?)?))
    }
    cuDevicePrimaryCtxRelease_v2(driver, device: c_int) { driver.release_primary(driver.card(device)?, false) }
    cuDevicePrimaryCtxReset_v2(driver, device: c_int) { driver.release_primary(driver.card(device)?, true) }
    cuDevicePrimaryCtxSetFlags_v2(driver, device: c_int, _flags: c_uint) { driver.card(device).map(drop) }
    cuDevicePrimaryCtxGetState(driver, device: c_int, flags: *mut c_uint, active: *mut c_int) {
        let state = driver.primary_state(driver.card(device)?);
        put(flags, 0)?;
        put(active, state.into())
    }
    cuCtxSetCurrent(driver, context: Handle) { driver.set_current(number(context)) }
    cuCtxGetCurrent(driver, context: *mut Handle) { put(context, handle(driver.current_handle())) }
    cuCtxPushCurrent_v2(driver, context: Handle) { driver.push_current(number(context)) }
    cuCtxPopCurrent_v2(driver, context: *mut Handle) {
        let popped = driver.pop_current()?;
        // The caller may pass a null pointer if it does not need this result.
        if context.is_null() { Ok(()) } else { put(context, handle(popped)) }
    }
    cuCtxGetDevice(driver, device: *mut c_int) { put(device, driver.context()?.card as c_int) }
    cuCtxSynchronize(driver) { driver.synchronize_context() }
    cuCtxGetStreamPriorityRange(driver, least: *mut c_int, greatest: *mut c_int) {
        driver.context()?;
        put(least, 0)?;
        put(greatest, 0)
    }

    cuModuleLoadData(driver, module: *mut Handle, image: *const c_void) {
        put(module, handle(driver.load_module(string(image.cast())?)?))
    }
    cuModuleLoadDataEx(
        driver,
        module: *mut Handle,
        image: *const c_void,
        _options: c_uint,
        _names: *mut c_uint,
        _values: *mut Handle,
    ) {
        put(module, handle(driver.load_module(string(image.cast())?)?))
    }
    cuModuleUnload(driver, module: Handle) { driver.unload_module(number(module)) }
    cuModuleGetFunction(driver, function: *mut Handle, module: Handle, name: *const c_char) {
        put(function, handle(driver.module_function(number(module), string(name)?)?))
    }
    cuModuleGetGlobal_v2(driver, address: *mut u64, bytes: *mut usize, module: Handle, name: *const c_char) {
        let (first, size) = driver.module_variable(number(module), string(name)?)?;
        // Each result is optional.
        if !address.is_null() { put(address, first)?; }
        if !bytes.is_null() { put(bytes, size)?; }
        Ok(())
    }

    cuMemGetInfo_v2(driver, free: *mut usize, total: *mut usize) {
        let info = driver.memory_info()?;
        put(free, info.0 as usize)?;
        put(total, info.1 as usize)
    }
    cuMemAlloc_v2(driver, address: *mut u64, bytes: usize) { put(address, driver.allocate(bytes)?) }
    cuMemFree_v2(driver, address: u64) { driver.free(address) }
    // `cuDeviceGetAttribute` returns 0 for attribute 115, which means that memory pools are not supported.
    cuMemAllocAsync(_driver, _address: *mut u64, _bytes: usize, _stream: Handle) { Err(Code::NOT_SUPPORTED) }
    cuMemFreeAsync(_driver, _address: u64, _stream: Handle) { Err(Code::NOT_SUPPORTED) }
    cuMemHostAlloc(driver, address: *mut Handle, bytes: usize, flags: c_uint) {
        if flags > 7 { return Err(Code::INVALID_VALUE); }
        put(address, allocate_pinned(driver, bytes)?)
    }
    cuMemAllocHost_v2(driver, address: *mut Handle, bytes: usize) { put(address, allocate_pinned(driver, bytes)?) }
    cuMemFreeHost(driver, address: Handle) {
        driver.context()?;
        let range = driver.unpin(address as usize, true)?;
        let layout = Layout::from_size_align(range.bytes, PAGE).map_err(|_| Code::INVALID_VALUE)?;
        driver.keep_freed_host(address as usize, std::slice::from_raw_parts(address.cast::<u8>(), range.bytes).to_vec());
        dealloc(address.cast(), layout);
        Ok(())
    }
    cuMemHostRegister_v2(driver, address: Handle, bytes: usize, _flags: c_uint) {
        driver.context()?;
        if address.is_null() || bytes == 0 { return Err(Code::INVALID_VALUE); }
        driver.pin(address as usize, Pinned { bytes, is_owned: false })
    }
    cuMemHostUnregister(driver, address: Handle) {
        driver.context()?;
        driver.unpin(address as usize, false).map(drop)
    }

    cuMemcpyHtoD_v2(driver, to: u64, from: *const c_void, bytes: usize) {
        driver.copy_host(to, HostRange::new(from.cast_mut(), bytes)?, true, None)
    }
    cuMemcpyHtoDAsync_v2(driver, to: u64, from: *const c_void, bytes: usize, stream: Handle) {
        driver.copy_host(to, HostRange::new(from.cast_mut(), bytes)?, true, Some(number(stream)))
    }
    cuMemcpyDtoH_v2(driver, to: *mut c_void, from: u64, bytes: usize) {
        driver.copy_host(from, HostRange::new(to, bytes)?, false, None)
    }
    cuMemcpyDtoHAsync_v2(driver, to: *mut c_void, from: u64, bytes: usize, stream: Handle) {
        driver.copy_host(from, HostRange::new(to, bytes)?, false, Some(number(stream)))
    }
    cuMemcpyDtoD_v2(driver, to: u64, from: u64, bytes: usize) { driver.copy_device(to, from, bytes, None) }
    cuMemcpyDtoDAsync_v2(driver, to: u64, from: u64, bytes: usize, stream: Handle) {
        driver.copy_device(to, from, bytes, Some(number(stream)))
    }
    cuMemcpyPeerAsync(driver, to: u64, _target: Handle, from: u64, _source: Handle, bytes: usize, stream: Handle) {
        driver.copy_device(to, from, bytes, Some(number(stream)))
    }
    cuMemsetD8_v2(driver, to: u64, value: u8, count: usize) { driver.fill(to, &[value], count, None) }
    cuMemsetD8Async(driver, to: u64, value: u8, count: usize, stream: Handle) {
        driver.fill(to, &[value], count, Some(number(stream)))
    }
    cuMemsetD32_v2(driver, to: u64, value: c_uint, count: usize) { driver.fill(to, &value.to_le_bytes(), count, None) }
    cuMemsetD32Async(driver, to: u64, value: c_uint, count: usize, stream: Handle) {
        driver.fill(to, &value.to_le_bytes(), count, Some(number(stream)))
    }

    cuStreamCreate(driver, stream: *mut Handle, flags: c_uint) {
        if flags > 1 { return Err(Code::INVALID_VALUE); }
        put(stream, handle(driver.create_stream(flags == 0)?))
    }
    cuStreamCreateWithPriority(driver, stream: *mut Handle, flags: c_uint, _priority: c_int) {
        if flags > 1 { return Err(Code::INVALID_VALUE); }
        put(stream, handle(driver.create_stream(flags == 0)?))
    }
    cuStreamDestroy_v2(driver, stream: Handle) { driver.destroy_stream(number(stream)) }
    cuStreamSynchronize(driver, stream: Handle) { driver.synchronize_stream(number(stream)) }
    cuStreamQuery(driver, stream: Handle) { driver.query_stream(number(stream)) }
    cuStreamWaitEvent(driver, stream: Handle, event: Handle, _flags: c_uint) {
        driver.wait_event(number(stream), number(event))
    }
    cuEventCreate(driver, event: *mut Handle, flags: c_uint) {
        if flags > 7 { return Err(Code::INVALID_VALUE); }
        put(event, handle(driver.create_event(flags & 2 == 0)?))
    }
    cuEventDestroy_v2(driver, event: Handle) { driver.destroy_event(number(event)) }
    cuEventRecord(driver, event: Handle, stream: Handle) { driver.record_event(number(event), number(stream)) }
    cuEventSynchronize(driver, event: Handle) { driver.synchronize_event(number(event)) }
    cuEventQuery(driver, event: Handle) { driver.query_event(number(event)) }
    cuEventElapsedTime(driver, time: *mut f32, start: Handle, end: Handle) {
        put(time, driver.elapsed(number(start), number(end))?)
    }
    cuEventElapsedTime_v2(driver, time: *mut f32, start: Handle, end: Handle) {
        put(time, driver.elapsed(number(start), number(end))?)
    }

    cuLaunchKernel(
        driver,
        function: Handle,
        blocks_x: c_uint,
        blocks_y: c_uint,
        blocks_z: c_uint,
        threads_x: c_uint,
        threads_y: c_uint,
        threads_z: c_uint,
        shared: c_uint,
        stream: Handle,
        parameters: *mut Handle,
        extra: *mut Handle,
    ) {
        driver.context()?;
        let function = driver.function(number(function))?;
        if [blocks_y, blocks_z, threads_y, threads_z] != [1; 4] || !extra.is_null() {
            return Err(Code::NOT_SUPPORTED);
        }
        let mut bytes = Vec::new();
        for (index, (offset, size)) in function.parameters().enumerate() {
            if parameters.is_null() { return Err(Code::INVALID_VALUE); }
            // The array has a pointer for each parameter. Each pointer points to a value that has the parameter's size.
            let parameter = *parameters.add(index);
            if parameter.is_null() { return Err(Code::INVALID_VALUE); }
            bytes.resize(offset, 0);
            bytes.extend_from_slice(std::slice::from_raw_parts(parameter.cast::<u8>(), size));
        }
        driver.launch(&function, Grid { blocks: blocks_x, threads: threads_x, shared }, bytes, number(stream))
    }
    cuFuncGetAttribute(driver, value: *mut c_int, attribute: c_uint, function: Handle) {
        put(value, driver.function_attribute(&*driver.function(number(function))?, attribute)?)
    }
    cuFuncSetAttribute(driver, function: Handle, attribute: c_uint, value: c_int) {
        driver.context()?;
        driver.set_function_attribute(&*driver.function(number(function))?, attribute, value)
    }
    cuFuncSetCacheConfig(driver, function: Handle, _config: c_uint) { driver.function(number(function)).map(drop) }
    cuOccupancyMaxActiveBlocksPerMultiprocessor(
        driver,
        blocks: *mut c_int,
        function: Handle,
        threads: c_int,
        shared: usize,
    ) {
        let function = driver.function(number(function))?;
        put(blocks, driver.occupancy(&function, threads.max(0) as u32, shared)? as c_int)
    }
    cuTexObjectCreate(
        driver,
        object: *mut u64,
        resource: *const LinearResource,
        texture: *const c_void,
        view: *const c_void,
    ) {
        if resource.is_null() || texture.is_null() || !view.is_null() { return Err(Code::INVALID_VALUE); }
        let resource = resource.read_unaligned();
        // The driver supports only linear memory whose texels have four unsigned 32-bit channels.
        if (resource.kind, resource.format, resource.channels) != (2, 3, 4) {
            return Err(Code::NOT_SUPPORTED);
        }
        put(object, driver.create_texture(resource.address, resource.bytes)?)
    }
    cuTexObjectDestroy(driver, object: u64) { driver.destroy_texture(object) }
}

/// The beginning of `CUDA_RESOURCE_DESC` for linear memory.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct LinearResource {
    kind: c_uint,
    address: u64,
    format: c_uint,
    channels: c_uint,
    bytes: usize,
}

/// Writes a text with a terminating zero, truncated to `len` bytes.
///
/// # Safety
/// `to` is null or valid for writing `len` bytes.
unsafe fn text_result(text: &str, to: *mut c_char, len: c_int) -> Result<()> {
    let len = usize::try_from(len).ok().filter(|&len| len > 0 && !to.is_null()).ok_or(Code::INVALID_VALUE)?;
    let count = text.len().min(len - 1);
    // SAFETY: `count` bytes and the zero together take at most `len` bytes, and the text is not in the caller's memory.
    unsafe {
        ptr::copy_nonoverlapping(text.as_ptr(), to.cast(), count);
        to.add(count).write(0);
    }
    Ok(())
}

fn allocate_pinned(driver: &Driver, bytes: usize) -> Result<Handle> {
    driver.context()?;
    let layout = Layout::from_size_align(bytes, PAGE).ok().filter(|layout| layout.size() > 0);
    let layout = layout.ok_or(Code::INVALID_VALUE)?;
    // SAFETY: the size is not 0, and the memory is filled before anything reads it.
    let memory = unsafe {
        let memory = alloc(layout);
        if memory.is_null() {
            return Err(Code::OUT_OF_MEMORY);
        }
        memory.write_bytes(POISON, bytes);
        memory
    };
    driver.pin(memory as usize, Pinned { bytes, is_owned: true })?;
    Ok(memory.cast())
}

/// A range of host memory, which the caller of a copy keeps valid up to the end of the copy.
struct HostRange {
    first: *mut u8,
    bytes: usize,
}

// SAFETY: the range is not tied to a thread. Until an asynchronous copy ends, the caller of the copy does not access
// the range. The real driver has the same rule, because its hardware may access the range at any time until the copy
// ends.
unsafe impl Send for HostRange {}

impl HostRange {
    /// # Safety
    /// The range is valid until the copy has ended.
    unsafe fn new(first: *mut c_void, bytes: usize) -> Result<Self> {
        if first.is_null() && bytes > 0 {
            return Err(Code::INVALID_VALUE);
        }
        Ok(Self { first: first.cast(), bytes })
    }
}

impl HostMemory for HostRange {
    fn address(&self) -> usize {
        self.first as usize
    }

    fn bytes(&self) -> usize {
        self.bytes
    }

    fn read(&self, offset: usize, buffer: &mut [u8]) {
        assert!(offset.checked_add(buffer.len()).is_some_and(|end| end <= self.bytes));
        // SAFETY: the access is within the range, which is valid until the copy ends. The buffer is not the caller's
        // memory, so the two ranges do not overlap.
        unsafe { ptr::copy_nonoverlapping(self.first.add(offset), buffer.as_mut_ptr(), buffer.len()) };
    }

    fn write(&self, offset: usize, buffer: &[u8]) {
        assert!(offset.checked_add(buffer.len()).is_some_and(|end| end <= self.bytes));
        // SAFETY: the access is within the range, which is valid until the copy ends. The buffer is not the caller's
        // memory, so the two ranges do not overlap.
        unsafe { ptr::copy_nonoverlapping(buffer.as_ptr(), self.first.add(offset), buffer.len()) };
    }
}

/// Returns the contents of a region of memory that the program has freed. The region is in the memory of the GPU
/// `card`, or in pinned host memory if `card` is -1. `index` counts the freed regions from 0, in the order in which
/// they were freed. Writes the address of the region, and as many bytes of its contents as fit into `buffer`. Returns
/// the length of the contents, or -1 if no region has this number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_emulator_freed(
    card: c_int,
    index: usize,
    address: *mut u64,
    buffer: *mut u8,
    len: usize,
) -> isize {
    let freed = || {
        let driver = driver::driver("fastgost_emulator_freed").ok()?;
        let list: Vec<Freed> = match card {
            -1 => driver.freed_host.lock().unwrap_or_else(PoisonError::into_inner).clone(),
            _ => driver.card_memory(driver.card(card).ok()?).freed(),
        };
        list.into_iter().nth(index)
    };
    let Ok(Some(freed)) = catch_unwind(freed) else { return -1 };
    let count = freed.contents.len().min(len);
    // SAFETY: the caller gives a pointer to a result, and a pointer to a buffer of `len` bytes. Each of the two
    // pointers may be null.
    unsafe {
        let _ = put(address, freed.address);
        if !buffer.is_null() {
            ptr::copy_nonoverlapping(freed.contents.as_ptr(), buffer, count);
        }
    }
    freed.contents.len() as isize
}

/// Returns the value of a counter. Counter 0 counts kernels, and counter 1 counts copies and fills. Counter 2 counts
/// the copies that began while a kernel was running, and the kernels that began while a copy was running. Counter 3 is
/// the largest number of operations that ran at the same time. Counter 4 counts asynchronous copies of memory that was
/// not pinned. Counter 5 is the number of bytes in use on all GPUs. All other counters are 0.
#[unsafe(no_mangle)]
pub extern "C" fn fastgost_emulator_counter(counter: c_uint) -> u64 {
    let read = || {
        let driver = driver::driver("fastgost_emulator_counter").ok()?;
        let counters = driver.counters();
        Some(match counter {
            0 => counters.kernels.load(Ordering::SeqCst),
            1 => counters.copies.load(Ordering::SeqCst),
            2 => counters.overlaps.load(Ordering::SeqCst),
            3 => counters.most_active.load(Ordering::SeqCst),
            4 => counters.pageable.load(Ordering::SeqCst),
            5 => (0..driver.card_count()).map(|card| driver.card_memory(card).used()).sum(),
            _ => 0,
        })
    };
    catch_unwind(read).ok().flatten().unwrap_or(0)
}
