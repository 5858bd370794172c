//! Contestants that all compute the same number.
use crate::{experiment::race::Contestant, pair::Outcome};
use std::{cell::RefCell, rc::Rc};

/// A contestant that repeats its computation within a call, so that the cost of the call itself hardly matters.
pub struct Racer<'a> {
    owner: &'static str,
    variant: String,
    run: Box<dyn FnMut() -> Outcome + 'a>,
    result: Box<dyn Fn() -> Outcome<Vec<u64>> + 'a>,
}

impl<'a> Racer<'a> {
    /// Makes a contestant. `compute` changes `state`, and `result` reads the computed number from it.
    pub fn new<S: 'a>(
        owner: &'static str,
        variant: &str,
        state: S,
        mut compute: impl FnMut(&mut S) -> Outcome + 'a,
        result: impl Fn(&S) -> Outcome<Vec<u64>> + 'a,
    ) -> Self {
        let state = Rc::new(RefCell::new(state));
        let kept = state.clone();
        let run = move || {
            let state = &mut *kept.borrow_mut();
            (0..REPEATS).try_for_each(|_| compute(state))
        };
        Self {
            owner,
            variant: variant.to_owned(),
            run: Box::new(run),
            result: Box::new(move || result(&state.borrow())),
        }
    }

    pub fn contestant(self, more: &str) -> Contestant<'a> {
        let words = [self.variant.as_str(), more];
        let variant = words.into_iter().filter(|w| !w.is_empty()).collect::<Vec<_>>().join(", ");
        Contestant::new(self.owner, variant, self.run).repeating(REPEATS)
    }
}

/// Checks that all contestants compute the same number. Leading zeros do not count.
pub fn check(what: &str, racers: &mut [Racer<'_>]) -> Outcome {
    let mut expected: Option<Vec<u64>> = None;
    for racer in racers {
        let who = format!("{what}: {} {}", racer.owner, racer.variant);
        (racer.run)().map_err(|e| format!("{who}: {e}"))?;
        let mut result = (racer.result)().map_err(|e| format!("{who}: {e}"))?;
        while result.last() == Some(&0) {
            result.pop();
        }
        if *expected.get_or_insert_with(|| result.clone()) != result {
            return Err(format!("{who} computes a different number from the first").into());
        }
    }
    Ok(())
}

const REPEATS: usize = 16;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_computes_another_number_is_named() {
        let racer = |variant, number: u64| Racer::new("rival", variant, number, |_| Ok(()), |s| Ok(vec![*s, 0]));
        check("add", &mut [racer("a", 1), racer("b", 1)]).unwrap();
        let error = check("add", &mut [racer("a", 1), racer("b", 2)]).unwrap_err().to_string();
        assert_eq!(error, "add: rival b computes a different number from the first");
    }
}
