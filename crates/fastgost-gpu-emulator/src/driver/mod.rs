//! The emulated driver: its GPUs, its contexts, and the objects in the contexts. This module has no `unsafe` code. The
//! C interface in `ffi.rs` calls this module.
pub mod attributes;
mod config;
mod error;
mod kernel;
mod stream;
mod transfer;

pub use config::Config;
pub use error::{Code, describe};
pub use kernel::{Function, ModuleObject};
pub use stream::{Counters, Event, Stream};
pub use transfer::HostMemory;

use crate::{
    exec::Texture,
    memory::{Freed, Memory, SPAN},
};
use std::{
    cell::RefCell,
    collections::{BTreeMap, HashMap},
    fs::{File, OpenOptions},
    io::Write,
    sync::{
        Arc, Mutex, MutexGuard, OnceLock, PoisonError, RwLock,
        atomic::{AtomicU32, AtomicU64, Ordering},
    },
};

pub type Result<T, E = Code> = std::result::Result<T, E>;

static DRIVER: OnceLock<Driver> = OnceLock::new();

thread_local! {
    /// Each thread has a stack of contexts. The stack contains the handles of the contexts. The last context of the
    /// stack is current.
    static CURRENT: RefCell<Vec<u64>> = const { RefCell::new(Vec::new()) };
}

/// The driver after `cuInit`.
#[derive(Debug)]
pub struct Driver {
    config: Config,
    cards: Vec<Card>,
    objects: Mutex<Objects>,
    /// The ranges of pinned host memory. The key of a range is its first address.
    pub hosts: RwLock<BTreeMap<usize, Pinned>>,
    pub freed_host: Mutex<Vec<Freed>>,
    trace: Option<Mutex<File>>,
    counters: Arc<Counters>,
}

/// A GPU and its primary context.
#[derive(Debug)]
struct Card {
    memory: Arc<Memory>,
    primary: Mutex<Primary>,
}

#[derive(Debug, Default)]
struct Primary {
    users: u32,
    context: Option<Arc<Context>>,
}

/// A context.
#[derive(Debug)]
pub struct Context {
    pub handle: u64,
    pub card: usize,
    pub memory: Arc<Memory>,
    pub shared: Arc<Shared>,
    pub null: Arc<Stream>,
}

/// The state that a context shares with the threads of its streams.
#[derive(Debug)]
pub struct Shared {
    /// The code of the error that made the context unusable. 0 means that the context is usable.
    fault: AtomicU32,
    pub synchronous: bool,
    pub delay: std::time::Duration,
    pub hold: Option<stream::Hold>,
    random: AtomicU64,
    pub counters: Arc<Counters>,
}

/// A range of pinned host memory.
#[derive(Clone, Copy, Debug)]
pub struct Pinned {
    pub bytes: usize,
    /// True if the driver allocated the memory. False if the program allocated the memory, and then registered it as
    /// pinned.
    pub is_owned: bool,
}

/// All objects that have handles.
#[derive(Debug, Default)]
struct Objects {
    last: u64,
    contexts: HashMap<u64, Arc<Context>>,
    streams: HashMap<u64, (u64, Arc<Stream>)>,
    events: HashMap<u64, Arc<Event>>,
    modules: HashMap<u64, Arc<ModuleObject>>,
    functions: HashMap<u64, Arc<Function>>,
    textures: HashMap<u64, (u64, Texture)>,
}

impl Objects {
    fn handle(&mut self) -> u64 {
        // Handles look like addresses. So a program accepts a handle even if it checks that the handle is aligned and
        // is not zero.
        self.last += 0x40;
        0x5000_0000 + self.last
    }
}

impl Shared {
    pub fn fault(&self) -> Result<()> {
        match self.fault.load(Ordering::SeqCst) {
            0 => Ok(()),
            code => Err(Code(code)),
        }
    }

    /// Makes the context unusable, with this error code. A context that is already unusable keeps its first code.
    pub fn lose(&self, code: Code) {
        let _ = self.fault.compare_exchange(0, code.0, Ordering::SeqCst, Ordering::SeqCst);
        driver_or_none().inspect(|driver| driver.trace(&format!("fault {}", code.0)));
    }

    fn failures(&self) -> &'static config::Failures {
        &DRIVER.get().expect("contexts exist after cuInit").config.failures
    }

    /// Returns a pseudorandom number from 0 to 1. Each run has the same sequence of numbers.
    fn random(&self) -> f64 {
        let x = self.random.fetch_add(0x9e37_79b9_7f4a_7c15, Ordering::SeqCst);
        let x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (x ^ x >> 31) as f64 / u64::MAX as f64
    }
}

fn driver_or_none() -> Option<&'static Driver> {
    DRIVER.get()
}

/// Implements `cuInit`.
pub fn init() -> Result<()> {
    if DRIVER.get().is_none() {
        let config = Config::from_env().map_err(|message| {
            eprintln!("fastgost-gpu-emulator: {message}");
            Code::INVALID_VALUE
        })?;
        let trace = match &config.trace {
            None => None,
            Some(path) => {
                let file = OpenOptions::new().create(true).append(true).open(path);
                Some(Mutex::new(file.map_err(|_| Code::OPERATING_SYSTEM)?))
            }
        };
        let card = |(number, card): (usize, &config::CardConfig)| Card {
            memory: Arc::new(Memory::new(number as u32, card.memory)),
            primary: Mutex::default(),
        };
        let cards = config.cards.iter().enumerate().map(card).collect();
        // If another thread has set `DRIVER` first, `set` changes nothing, and all threads use the driver of the other
        // thread.
        let _ = DRIVER.set(Driver {
            config,
            cards,
            objects: Mutex::default(),
            hosts: RwLock::default(),
            freed_host: Mutex::default(),
            trace,
            counters: Arc::default(),
        });
    }
    let driver = DRIVER.get().ok_or(Code::NOT_INITIALIZED)?;
    driver.config.failures.check("cuInit")?;
    if driver.cards.is_empty() { Err(Code::NO_DEVICE) } else { Ok(()) }
}

/// Returns the driver for a call of the function with this name, and counts this call. Returns an error if `cuInit` was
/// not called before, or if a rule of the configuration injects an error into this call.
pub fn driver(function: &str) -> Result<&'static Driver> {
    let driver = DRIVER.get().ok_or(Code::NOT_INITIALIZED)?;
    driver.config.failures.check(function).inspect_err(|code| {
        if code.is_sticky() {
            driver.current().inspect(|context| context.shared.lose(*code));
        }
    })?;
    Ok(driver)
}

/// Implements `cuDriverGetVersion`, which also works before `cuInit`.
pub fn version() -> Result<u32> {
    let version = |config: &Config| config.failures.check("cuDriverGetVersion").map(|()| config.driver_version);
    match DRIVER.get() {
        Some(driver) => version(&driver.config),
        None => version(&Config::from_env().map_err(|_| Code::INVALID_VALUE)?),
    }
}

impl Driver {
    fn objects(&self) -> MutexGuard<'_, Objects> {
        self.objects.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a line to the trace.
    pub fn trace(&self, line: &str) {
        if let Some(file) = &self.trace {
            let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
            // The line is written with one call, so that the lines of several processes do not mix.
            let _ = file.write_all(format!("{line}\n").as_bytes());
        }
    }

    pub fn counters(&self) -> &Counters {
        &self.counters
    }

    pub fn card_count(&self) -> usize {
        self.cards.len()
    }

    pub fn card(&self, card: i32) -> Result<usize> {
        usize::try_from(card).ok().filter(|&card| card < self.cards.len()).ok_or(Code::INVALID_DEVICE)
    }

    pub fn card_memory(&self, card: usize) -> &Memory {
        &self.cards[card].memory
    }

    /// Returns the memory of the GPU to which `address` belongs.
    fn memory_at(&self, address: u64) -> Option<&Arc<Memory>> {
        let card = (address / SPAN).checked_sub(1)?;
        self.cards.get(card as usize).map(|card| &card.memory)
    }

    /// Returns whether all these bytes are allocated in the memory of a GPU.
    fn is_device(&self, address: u64, bytes: usize) -> bool {
        self.memory_at(address).is_some_and(|memory| memory.read(address, bytes, |_| ()).is_ok())
    }

    pub fn retain_primary(&self, card: usize) -> Result<u64> {
        let mut primary = self.cards[card].primary.lock().unwrap_or_else(PoisonError::into_inner);
        if primary.context.is_none() {
            let shared = Arc::new(Shared {
                fault: AtomicU32::new(0),
                synchronous: self.config.synchronous,
                delay: self.config.delay,
                hold: self.config.hold,
                random: AtomicU64::new(card as u64),
                counters: self.counters.clone(),
            });
            let mut objects = self.objects();
            let handle = objects.handle();
            let null = Arc::new(Stream::new(shared.clone(), true));
            let memory = self.cards[card].memory.clone();
            let context = Arc::new(Context { handle, card, memory, shared, null });
            objects.contexts.insert(handle, context.clone());
            primary.context = Some(context);
        }
        primary.users += 1;
        Ok(primary.context.as_ref().map_or(0, |context| context.handle))
    }

    pub fn release_primary(&self, card: usize, all: bool) -> Result<()> {
        let mut primary = self.cards[card].primary.lock().unwrap_or_else(PoisonError::into_inner);
        if primary.users == 0 && !all {
            return Err(Code::INVALID_CONTEXT);
        }
        primary.users = if all { 0 } else { primary.users - 1 };
        if primary.users > 0 {
            return Ok(());
        }
        let Some(context) = primary.context.take() else { return Ok(()) };
        drop(primary);
        // The function waits until all streams of the context have executed their operations. Then it frees everything
        // in the context.
        for stream in self.streams(&context) {
            stream.mark().wait();
        }
        let handle = context.handle;
        let mut objects = self.objects();
        objects.contexts.remove(&handle);
        objects.streams.retain(|_, (owner, _)| *owner != handle);
        objects.events.retain(|_, event| event.context != handle);
        objects.textures.retain(|_, (owner, _)| *owner != handle);
        objects.functions.retain(|_, function| function.module.context.handle != handle);
        objects.modules.retain(|_, module| module.context.handle != handle);
        drop(objects);
        self.trace(&format!("release {card}: {} bytes not freed", context.memory.used()));
        let [overlaps, streams] =
            [&self.counters.overlaps, &self.counters.most_active].map(|counter| counter.load(Ordering::SeqCst));
        self.trace(&format!("overlaps: {overlaps} of copies and kernels, at most {streams} streams at a time"));
        context.memory.free_all();
        Ok(())
    }

    pub fn primary_state(&self, card: usize) -> bool {
        self.cards[card].primary.lock().unwrap_or_else(PoisonError::into_inner).context.is_some()
    }

    fn current(&self) -> Option<Arc<Context>> {
        let handle = CURRENT.with_borrow(|stack| stack.last().copied())?;
        self.objects().contexts.get(&handle).cloned()
    }

    /// Returns the current context. If an earlier error has made this context unusable, returns this error.
    pub fn context(&self) -> Result<Arc<Context>> {
        let context = self.current().ok_or(match self.current_handle() {
            0 => Code::INVALID_CONTEXT,
            _ => Code::CONTEXT_IS_DESTROYED,
        })?;
        context.shared.fault()?;
        Ok(context)
    }

    pub fn current_handle(&self) -> u64 {
        CURRENT.with_borrow(|stack| stack.last().copied().unwrap_or(0))
    }

    /// Makes a context current. The handle 0 means that no context is current.
    pub fn set_current(&self, handle: u64) -> Result<()> {
        if handle != 0 && !self.objects().contexts.contains_key(&handle) {
            return Err(Code::INVALID_CONTEXT);
        }
        CURRENT.with_borrow_mut(|stack| {
            stack.pop();
            if handle != 0 {
                stack.push(handle);
            }
        });
        Ok(())
    }

    pub fn push_current(&self, handle: u64) -> Result<()> {
        if !self.objects().contexts.contains_key(&handle) {
            return Err(Code::INVALID_CONTEXT);
        }
        CURRENT.with_borrow_mut(|stack| stack.push(handle));
        Ok(())
    }

    pub fn pop_current(&self) -> Result<u64> {
        CURRENT.with_borrow_mut(Vec::pop).ok_or(Code::INVALID_CONTEXT)
    }

    /// Returns all streams of a context.
    fn streams(&self, context: &Context) -> Vec<Arc<Stream>> {
        let objects = self.objects();
        let created = objects.streams.values().filter(|(owner, _)| *owner == context.handle);
        created.map(|(_, stream)| stream.clone()).chain([context.null.clone()]).collect()
    }

    pub fn synchronize_context(&self) -> Result<()> {
        let context = self.context()?;
        for mark in self.streams(&context).iter().map(|stream| stream.mark()).collect::<Vec<_>>() {
            mark.wait();
        }
        context.shared.fault()
    }

    pub fn create_stream(&self, is_blocking: bool) -> Result<u64> {
        let context = self.context()?;
        let mut objects = self.objects();
        let handle = objects.handle();
        let stream = Arc::new(Stream::new(context.shared.clone(), is_blocking));
        objects.streams.insert(handle, (context.handle, stream));
        Ok(handle)
    }

    /// Destroys a stream. The operations that are already in the stream are still executed.
    pub fn destroy_stream(&self, handle: u64) -> Result<()> {
        self.context()?;
        self.objects().streams.remove(&handle).map(drop).ok_or(Code::INVALID_HANDLE)
    }

    /// Finds the stream with this handle in the context. The handles 0, 1 and 2 mean the null stream. By the rules of
    /// CUDA, the null stream waits for all blocking streams, and a blocking stream waits for the null stream. Before
    /// the function returns a stream, it adds these waits to this stream.
    pub fn stream(&self, context: &Context, handle: u64) -> Result<Arc<Stream>> {
        if handle <= 2 {
            for stream in self.streams(context) {
                if stream.is_blocking && !Arc::ptr_eq(&stream, &context.null) && !stream.is_idle() {
                    context.null.wait_for(stream.mark());
                }
            }
            return Ok(context.null.clone());
        }
        let found = self.objects().streams.get(&handle).cloned();
        let (owner, stream) = found.ok_or(Code::INVALID_HANDLE)?;
        if owner != context.handle {
            return Err(Code::INVALID_HANDLE);
        }
        if stream.is_blocking && !context.null.is_idle() {
            stream.wait_for(context.null.mark());
        }
        Ok(stream)
    }

    pub fn synchronize_stream(&self, handle: u64) -> Result<()> {
        let context = self.context()?;
        self.stream(&context, handle)?.mark().wait();
        context.shared.fault()
    }

    pub fn query_stream(&self, handle: u64) -> Result<()> {
        let context = self.context()?;
        if self.stream(&context, handle)?.is_idle() { Ok(()) } else { Err(Code::NOT_READY) }
    }

    pub fn create_event(&self, has_time: bool) -> Result<u64> {
        let context = self.context()?;
        let mut objects = self.objects();
        let handle = objects.handle();
        let event = Event { context: context.handle, has_time, mark: Mutex::default() };
        objects.events.insert(handle, Arc::new(event));
        Ok(handle)
    }

    pub fn destroy_event(&self, handle: u64) -> Result<()> {
        self.context()?;
        self.objects().events.remove(&handle).map(drop).ok_or(Code::INVALID_HANDLE)
    }

    pub fn event(&self, handle: u64) -> Result<Arc<Event>> {
        self.objects().events.get(&handle).cloned().ok_or(Code::INVALID_HANDLE)
    }

    pub fn record_event(&self, event: u64, stream: u64) -> Result<()> {
        let context = self.context()?;
        let event = self.event(event)?;
        if event.context != context.handle {
            return Err(Code::INVALID_HANDLE);
        }
        let mark = self.stream(&context, stream)?.mark();
        *event.mark.lock().unwrap_or_else(PoisonError::into_inner) = Some(mark);
        Ok(())
    }

    /// Makes a stream wait for an event. If the event was never recorded, the stream does not wait.
    pub fn wait_event(&self, stream: u64, event: u64) -> Result<()> {
        let context = self.context()?;
        let event = self.event(event)?;
        let stream = self.stream(&context, stream)?;
        if let Some(mark) = event.mark() {
            stream.wait_for(mark);
        }
        Ok(())
    }

    pub fn synchronize_event(&self, event: u64) -> Result<()> {
        let context = self.context()?;
        if let Some(mark) = self.event(event)?.mark() {
            mark.wait();
        }
        context.shared.fault()
    }

    pub fn query_event(&self, event: u64) -> Result<()> {
        self.context()?;
        match self.event(event)?.mark() {
            Some(mark) if mark.passed().is_none() => Err(Code::NOT_READY),
            _ => Ok(()),
        }
    }

    /// Returns the number of milliseconds from event `start` to event `end`.
    pub fn elapsed(&self, start: u64, end: u64) -> Result<f32> {
        self.context()?;
        let time = |handle| {
            let event = self.event(handle)?;
            let mark = event.mark().filter(|_| event.has_time).ok_or(Code::INVALID_HANDLE)?;
            mark.passed().ok_or(Code::NOT_READY)
        };
        let (start, end) = (time(start)?, time(end)?);
        let forward = end.saturating_duration_since(start).as_secs_f32();
        Ok(1e3 * (forward - start.saturating_duration_since(end).as_secs_f32()))
    }
}
