use super::*;
use crate::errors::{FASTGOST_ERROR_BUSY, FASTGOST_ERROR_OVERLAP};
use core::ffi::c_int;

fn code<T>(result: Result<T>) -> c_int {
    result.map_or_else(Error::report, |_| 0)
}

fn caller() -> Caller {
    // SAFETY: the tests pass arguments as `Caller::new` demands.
    unsafe { Caller::new() }
}

struct Number(u32);
impl Object for Number {
    const NAME: &'static str = "number";
}

/// A later version of the options has more fields. Older programs pass options without these fields, and the library
/// must accept these options.
#[test]
fn structures_of_other_versions() {
    #[repr(C)]
    #[derive(Clone, Copy, Debug, PartialEq)]
    struct Later {
        size: usize,
        first: usize,
        new: usize,
        newer: usize,
    }
    // SAFETY: the structure consists of numbers.
    unsafe impl Plain for Later {}
    const FIRST: usize = 2 * size_of::<usize>();
    let default = Later { size: 0, first: 1, new: 2, newer: 3 };
    let read = |given: &[usize]| caller().versioned(given.as_ptr().cast::<Later>(), FIRST, default);
    let word = size_of::<usize>();
    for (given, expected) in [
        (&[2 * word, 9][..], Later { size: 2 * word, first: 9, ..default }),
        (&[3 * word, 9, 8], Later { size: 3 * word, first: 9, new: 8, ..default }),
        (&[4 * word, 9, 8, 7], Later { size: 4 * word, first: 9, new: 8, newer: 7 }),
        (&[5 * word, 9, 8, 7, 0], Later { size: 5 * word, first: 9, new: 8, newer: 7 }),
    ] {
        assert_eq!(read(given).expect("allowed"), expected);
    }
    assert_eq!(caller().versioned(core::ptr::null(), FIRST, default).expect("allowed"), default);
    for given in [&[0, 9][..], &[2 * word - 1, 9], &[5 * word, 9, 8, 7, 1], &[MOST_OPTIONS + 1, 9]] {
        assert_eq!(code(read(given)), FASTGOST_ERROR_BUFFER_SIZE);
    }
}

#[test]
fn claims_of_one_call() {
    let mut memory = [0_u8; 64];
    let at = memory.as_mut_ptr();
    let c = caller();
    let one = c.bytes(at, 16, "one").expect("free");
    let same = c.bytes(at.wrapping_add(8), 16, "one").expect("only read");
    assert_eq!(code(c.bytes_mut(at.wrapping_add(23), 2, "two")), FASTGOST_ERROR_OVERLAP);
    let two = c.bytes_mut(at.wrapping_add(24), 8, "two").expect("free");
    two.fill(1);
    assert_eq!(code(c.bytes(at.wrapping_add(31), 1, "three")), FASTGOST_ERROR_OVERLAP);
    assert_eq!((one, same, two.len()), (&[0; 16][..], &[0; 16][..], 8));
    let inputs = [(at.wrapping_add(32).cast_const(), 8), (at.cast_const(), 24)];
    let (read, mut written) = c.many(inputs.into_iter(), [(at.wrapping_add(40), 24)].into_iter()).expect("disjoint");
    written[0].fill(2);
    assert_eq!((read[0], read[1]), (&[0; 8][..], &[0; 24][..]));
    assert_eq!(memory[24..], [&[1; 8][..], &[0; 8], &[2; 24]].concat());
}

/// The call uses the memory that a handle points to, so the library must refuse to store a result in this memory.
#[test]
fn handles_are_claimed() {
    let handle = handle::new(Number(3));
    for at in [0, handle::SIZE - 1] {
        let c = caller();
        let number = c.shared(handle.cast_const()).expect("a handle");
        assert_eq!(code(c.bytes_mut(handle.cast::<u8>().wrapping_add(at), 1, "output")), FASTGOST_ERROR_OVERLAP);
        assert_eq!((number.0, code(caller().exclusive(handle))), (3, FASTGOST_ERROR_BUSY));
    }
    let c = caller();
    let number = c.handle(handle);
    assert_eq!(code(c.out_handle(handle.cast::<*mut Number>())), FASTGOST_ERROR_OVERLAP);
    assert_eq!(number.exclusive().expect("unchanged").0, 3);
    caller().free(handle).expect("a handle");
}
