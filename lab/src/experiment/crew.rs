//! Threads that wait for work. The threads are created before the measurement, so that their creation is not measured.
use crate::pair::Outcome;
use rayon::{ThreadPool, ThreadPoolBuilder, prelude::*};
use std::{num::NonZero, thread};

/// A group of threads. If there is only one thread, the work runs on the caller's thread, because only the CPU time of
/// this thread is measured.
pub struct Crew(Option<ThreadPool>);

impl Crew {
    pub fn new(threads: usize) -> Outcome<Self> {
        let pool = || ThreadPoolBuilder::new().num_threads(threads).build();
        Ok(Self(if threads > 1 { Some(pool().map_err(|e| format!("{threads} threads: {e}"))?) } else { None }))
    }

    /// Runs all parts at the same time. Each part has its own thread.
    pub fn each<T: Send>(&self, parts: &mut [T], work: impl Fn(&mut T) -> Outcome + Sync) -> Outcome {
        match &self.0 {
            None => parts.iter_mut().try_for_each(work),
            Some(pool) => {
                let done =
                    || parts.par_iter_mut().with_max_len(1).try_for_each(|part| work(part).map_err(|e| e.to_string()));
                Ok(pool.install(done)?)
            }
        }
    }
}

/// Returns the number of threads that the machine can run at once.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// Divides `bytes` bytes into one part for each thread, and returns the number of bytes in each part. Each part begins
/// at a multiple of `unit`. The last part gets the remaining bytes.
pub fn parts(bytes: usize, threads: usize, unit: usize) -> Vec<usize> {
    let part = bytes / unit / threads * unit;
    let mut parts = vec![part; threads];
    if let Some(last) = parts.last_mut() {
        *last = bytes - part * (threads - 1);
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_works() {
        for threads in [1, 3] {
            let crew = Crew::new(threads).unwrap();
            let mut parts = vec![0; threads];
            for _ in 0..2 {
                crew.each(&mut parts, |part| {
                    *part += 1;
                    Ok(())
                })
                .unwrap();
            }
            assert_eq!(parts, vec![2; threads]);
            let error = crew.each(&mut parts, |_| Err("broken".into())).unwrap_err();
            assert_eq!(error.to_string(), "broken");
        }
    }

    #[test]
    fn nothing_is_left_out() {
        assert_eq!(parts(1000, 3, 16), [320, 320, 360]);
        assert_eq!(parts(1000, 3, 16).iter().sum::<usize>(), 1000);
        assert_eq!(parts(64, 1, 16), [64]);
    }
}
