//! Other implementations of each algorithm and operation, for comparison with our code. A new library only needs a line
//! in `SUPPLIERS`. After that, it takes part in every race.
use super::{blake3, evp, gcrypt, nettle, rustcrypto, task::Task};
use crate::{experiment::Lab, pair::Outcome};

/// A function that maps a message to its output, and fills the whole output.
pub type Run = Box<dyn FnMut(&[u8], &mut [u8]) -> Outcome + Send>;

pub type Make = Box<dyn Fn(&[u8; 32]) -> Outcome<Run> + Send + Sync>;

/// An implementation of a task, in another library or in our library.
pub struct Candidate {
    pub owner: &'static str,
    pub variant: String,
    /// Makes a function that does the task under a key. For a hash function, the key is ignored.
    pub make: Make,
}

impl Candidate {
    pub fn new(
        owner: &'static str,
        variant: impl Into<String>,
        make: impl Fn(&[u8; 32]) -> Outcome<Run> + Send + Sync + 'static,
    ) -> Self {
        Self { owner, variant: variant.into(), make: Box::new(make) }
    }
}

/// Another library that can take part in races.
pub struct Supplier {
    pub owner: &'static str,
    /// Whether this machine has the library.
    pub present: fn() -> bool,
    /// The algorithms that the library has. The list is empty for libraries that are always present.
    pub algorithms: &'static [&'static str],
    /// The implementations for a task. If the library lacks the operation, the list is empty.
    pub candidates: fn(&Task<'_>) -> Outcome<Vec<Candidate>>,
}

pub static SUPPLIERS: &[Supplier] =
    &[rustcrypto::SUPPLIER, blake3::SUPPLIER, evp::SUPPLIER, gcrypt::SUPPLIER, nettle::SUPPLIER];

/// Returns the implementations of all other libraries for a task.
pub fn rivals(task: &Task<'_>) -> Outcome<Vec<Candidate>> {
    let mut all = Vec::new();
    for supplier in SUPPLIERS.iter().filter(|s| (s.present)()) {
        all.extend((supplier.candidates)(task)?);
    }
    Ok(all)
}

/// Reports the libraries that the machine lacks.
pub fn tell_absent(lab: &mut Lab<'_>, algorithms: &[String]) -> Outcome {
    tell_absent_of(SUPPLIERS, lab, algorithms)
}

fn tell_absent_of(suppliers: &[Supplier], lab: &mut Lab<'_>, algorithms: &[String]) -> Outcome {
    for supplier in suppliers.iter().filter(|s| !(s.present)()) {
        for algorithm in algorithms.iter().filter(|a| supplier.algorithms.contains(&a.as_str())) {
            lab.absent(supplier.owner, algorithm, "", "")?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        experiment::{
            Common,
            table::{self, Unit},
        },
        experiments::RIVALS,
    };

    #[test]
    fn the_absent_are_named() {
        let supplier =
            |owner, present| Supplier { owner, present, algorithms: &["magma"], candidates: |_| Ok(Vec::new()) };
        let suppliers = [supplier("missing", || false), supplier("there", || true)];
        let dir = tempfile::tempdir().unwrap();
        let (mut text, common) = (Vec::new(), Common { out: Some(dir.path().into()), ..Common::default() });
        let mut lab = Lab::open(&RIVALS, &common, &mut text).unwrap();
        tell_absent_of(&suppliers, &mut lab, &["magma".into(), "gost94".into()]).unwrap();
        lab.finish().unwrap();
        let text = String::from_utf8(text).unwrap();
        let line = text.lines().find(|line| line.starts_with("missing ")).unwrap();
        assert!(line.contains(" magma ") && line.contains(" absent "), "{line}");
        let rows = table::read(&dir.path().join("rivals.csv")).unwrap().rows;
        let rows: Vec<_> = rows.iter().map(|row| (&*row.owner, &*row.algorithm, row.unit)).collect();
        assert_eq!(rows, [("missing", "magma", Unit::Absent)]);
    }

    /// In runs in which no test may be skipped, the machine must have every library that the lab supports. The test is
    /// only for 64 bits, because the lab loads libraries only there.
    #[cfg(target_pointer_width = "64")]
    #[test]
    fn suppliers_are_present() {
        for supplier in SUPPLIERS.iter().filter(|s| !(s.present)()) {
            let may_skip = std::env::var_os("FASTGOST_NO_SKIP").is_none();
            assert!(may_skip, "{} is not installed", supplier.owner);
            eprintln!("skipped: {} is not installed", supplier.owner);
        }
    }
}
