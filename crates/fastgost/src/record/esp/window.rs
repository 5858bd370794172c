//! The anti-replay window, and the high halves of extended sequence numbers (RFC 4303, section 3.4.3 and appendix A).
use crate::error::{Error, Result};
use alloc::{vec, vec::Vec};

/// The anti-replay window, which remembers the sequence numbers that were accepted.
#[derive(Clone)]
pub(super) struct Window {
    /// One bit for each number, in a ring of words. The number of words is a power of two. The ring is large enough for
    /// the window, even if the window begins in the middle of a word.
    words: Vec<u64>,
    size: u64,
    /// The highest number that was accepted, or 0 before the first number.
    top: u64,
}

impl Window {
    /// # Errors
    /// [`Error::Parameter`] unless `size` is 64 to 4096.
    pub(super) fn new(size: usize) -> Result<Self> {
        if !(64..=4096).contains(&size) {
            return Err(Error::Parameter { name: "the size of the anti-replay window", allowed: "64 to 4096 packets" });
        }
        Ok(Self { words: vec![0; (size.div_ceil(64) + 1).next_power_of_two()], size: size as u64, top: 0 })
    }

    pub(super) fn top(&self) -> u64 {
        self.top
    }

    /// Returns the same window with another size. A number that was too old before remains too old, even if the new
    /// size is larger.
    pub(super) fn resized(&self, size: usize) -> Result<Self> {
        let mut resized = Self::new(size)?;
        if self.top > 0 {
            resized.set_top(self.top);
            let open = (0..resized.size.min(self.size)).filter_map(|back| self.top.checked_sub(back));
            for number in open.filter(|number| self.check(*number).is_ok()) {
                let at = resized.word(number);
                resized.words[at] &= !bit(number);
            }
        }
        Ok(resized)
    }

    /// Continues after `top`. All numbers up to `top` are then too old.
    pub(super) fn set_top(&mut self, top: u64) {
        self.words.fill(!0);
        // The numbers above `top` in the same word can still be accepted.
        let at = self.word(top);
        self.words[at] = u64::MAX >> (63 - top % 64);
        self.top = top;
    }

    /// Returns the number whose low half is `low`. The result is the first number with this low half that is not below
    /// the bottom of the window. The result is `None` if such a number would be negative or have more than 64 bits.
    pub(super) fn extend(&self, low: u32) -> Option<u64> {
        let (high, bottom) = (self.top >> 32, (self.top as u32).wrapping_sub(self.size as u32 - 1));
        let high = if self.top as u32 >= self.size as u32 - 1 {
            // All numbers of the window have the same high half.
            if low >= bottom { high } else { high.checked_add(1).filter(|high| *high < 1 << 32)? }
        } else {
            // The lowest numbers of the window have the previous high half.
            if low >= bottom { high.checked_sub(1)? } else { high }
        };
        Some(high << 32 | u64::from(low))
    }

    /// # Errors
    /// [`Error::Replayed`] if the number was accepted before, is too old, or is 0, which no packet has.
    pub(super) fn check(&self, number: u64) -> Result<()> {
        let is_old = number == 0 || number.checked_add(self.size).is_some_and(|end| end <= self.top);
        if is_old || number <= self.top && self.words[self.word(number)] & bit(number) != 0 {
            return Err(Error::Replayed);
        }
        Ok(())
    }

    /// Marks a checked number as accepted, after its packet has been authenticated.
    pub(super) fn accept(&mut self, number: u64) {
        if number > self.top {
            let steps = (number / 64 - self.top / 64).min(self.words.len() as u64);
            for step in 0..steps {
                let at = self.word((number / 64 - step) * 64);
                self.words[at] = 0;
            }
            self.top = number;
        }
        let at = self.word(number);
        self.words[at] |= bit(number);
    }

    fn word(&self, number: u64) -> usize {
        (number / 64) as usize & (self.words.len() - 1)
    }
}

fn bit(number: u64) -> u64 {
    1 << (number % 64)
}

#[cfg(test)]
mod tests {
    use super::Window;
    use std::collections::BTreeSet;

    /// Compares the window with a set of all accepted numbers. Most window sizes are a multiple of the word size (64),
    /// or differ from such a multiple by one. Some of the numbers are close to the highest accepted number, and some
    /// are thousands above or below this number.
    #[test]
    fn accepts_every_number_once() {
        let mut random = 1_u64;
        let mut next = move || {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            random
        };
        for size in [64, 65, 127, 128, 129, 1000, 4095, 4096] {
            for start in [0, 1 << 33, u64::MAX - 100_000] {
                let mut window = Window::new(size).expect("allowed");
                if start > 0 {
                    window.set_top(start);
                }
                let (mut seen, mut top) = (BTreeSet::new(), start);
                for _ in 0..20_000 {
                    let number = match next() % 8 {
                        0 => top.saturating_add(next() % 5000),
                        1 => top.saturating_add(next() % 64),
                        2..=4 => top.saturating_add(1),
                        _ => top.saturating_sub(next() % (size as u64 + 70)),
                    };
                    let fresh = number > 0
                        && number > start
                        && u128::from(number) + size as u128 > u128::from(top)
                        && !seen.contains(&number);
                    assert_eq!(window.check(number).is_ok(), fresh, "{number} with {size} below {top} from {start}");
                    if fresh {
                        window.accept(number);
                        seen.insert(number);
                        top = top.max(number);
                        assert_eq!(window.top(), top);
                    }
                }
            }
        }
    }

    /// Tests that `extend` returns the number that RFC 4303, appendix A2.2, defines, on both sides of every edge of the
    /// window.
    #[test]
    fn extends_numbers() {
        for size in [64_u64, 100, 4096] {
            for top in
                [0, 1, size - 2, size - 1, size, (1 << 32) - 1, 1 << 32, (1 << 32) + size - 2, (5 << 32) + 70_000]
            {
                let mut window = Window::new(size as usize).expect("allowed");
                window.top = top;
                let bottom = i128::from(top) - i128::from(size) + 1;
                for distance in [0, 1, size - 1, size, 1 << 20, (1 << 32) - 1] {
                    // The test takes numbers from the 2^32 numbers that begin at the bottom of the window. Among these
                    // numbers, each low half occurs exactly once.
                    let number = bottom + i128::from(distance);
                    let expected = u64::try_from(number).ok();
                    assert_eq!(window.extend(number as u32), expected, "{number} with {size} below {top}");
                }
            }
        }
        let mut window = Window::new(64).expect("allowed");
        window.top = u64::MAX;
        assert_eq!(window.extend(5), None, "there is no number after the last one");
    }
}
