//! S-box sets. Standards name eight sets. Users can also make other sets.
use super::spec;
use crate::{
    error::{Error, Result},
    simd::lanes32::NibbleTables,
};
use core::{
    fmt,
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
};
use zeroize::ZeroizeOnDrop;

/// The eight substitutions of GOST 28147-89, in the forms that kernels need. The set may be secret. So the set is wiped
/// on drop and never printed, and no value that is derived from the set is ever an index.
///
/// ```
/// use fastgost::{Gost28147, Sbox};
///
/// let cipher = Gost28147::new(&[7; 32], &Sbox::from_name("a")?);
/// let own = Gost28147::new(&[7; 32], &Sbox::from_rows(&[[3; 16]; 8])?);
/// # Ok::<(), fastgost::Error>(())
/// ```
pub struct Sbox {
    pub(crate) nibbles: NibbleTables,
    pub(super) planes: PlaneTables,
    /// A public number that identifies the set. See [`Sbox::is_same`].
    number: usize,
}

/// Three tables for each of the four bytes of a half of a block. The tables have the outputs of the S-boxes, already
/// rotated left by three bits within the byte. The first table is for the low nibble. The second and the third table
/// are for the high nibble. The second table has the bit that stays in the byte, and the third table has the bits that
/// move to the next byte. The second and the third table are indexed by the high nibble XOR 8, because `byte_planes`
/// stores bytes XOR 0x80.
pub(super) type PlaneTables = [[[u8; 16]; 3]; 4];

/// A named set of substitutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParameterSet {
    /// The short name.
    pub name: &'static str,
    /// The object identifier in dotted form.
    pub oid: &'static str,
    /// Whether the profiles that use the set change the key every 1024 bytes (RFC 4357, section 2.3.2; for "z", RFC
    /// 9189).
    pub key_meshing: bool,
    /// The outputs for the inputs 0 to 15, one row for each nibble. The first row is for the lowest nibble.
    pub rows: [[u8; 16]; 8],
}

impl Sbox {
    /// The named sets: "z" (id-tc26-gost-28147-param-Z, used by Magma), "a" to "d" (CryptoPro), "test", and the two
    /// sets "h94test" and "h94cp" of GOST R 34.11-94.
    pub const SETS: &'static [ParameterSet] = SETS;

    /// Returns the set with this name (see [`SETS`](Self::SETS)).
    ///
    /// # Errors
    /// [`Error::UnknownSbox`].
    pub fn from_name(name: &str) -> Result<Self> {
        match SETS.iter().position(|s| s.name == name) {
            Some(number) => Ok(Self::new(&SETS[number].rows, number)),
            None => Err(Error::UnknownSbox),
        }
    }

    /// Makes a set from eight rows. A row has the outputs of one S-box. Row i replaces nibble i, counted from the
    /// lowest nibble, like pi_i in RFC 8891. Rows need not be permutations, because the cipher is a Feistel network,
    /// which can be inverted with any rows.
    ///
    /// # Errors
    /// [`Error::Sbox`] if a value is above 15.
    pub fn from_rows(rows: &[[u8; 16]; 8]) -> Result<Self> {
        let mut any = 0;
        for value in rows.as_flattened() {
            any |= value;
        }
        if any > 15 { Err(Error::Sbox) } else { Ok(Self::new(rows, own_number())) }
    }

    /// Makes a set from the octet string of RFC 4357, appendix (`Gost28147-89-ParamSetParameters`). For each input from
    /// 0 to 15, the string has the eight outputs, two in each octet. The first output is for the lowest nibble.
    pub fn from_octets(octets: &[u8; 64]) -> Self {
        let mut rows = [[0; 16]; 8];
        for n in 0..16 {
            for i in 0..4 {
                let pair = octets[4 * n + i];
                (rows[2 * i][n], rows[2 * i + 1][n]) = (pair >> 4, pair & 15);
            }
        }
        let sbox = Self::new(&rows, own_number());
        crate::wipe(rows.as_flattened_mut());
        sbox
    }

    /// Returns the name, if the set was made by [`from_name`](Self::from_name). Users' own sets may be secret, so their
    /// contents are not compared. Therefore a set from rows or octets has no name, even if a named set has the same
    /// rows.
    ///
    /// ```
    /// use fastgost::Sbox;
    ///
    /// assert_eq!(Sbox::from_name("a")?.name(), Some("a"));
    /// assert_eq!(Sbox::from_rows(&Sbox::SETS[0].rows)?.name(), None);
    /// # Ok::<(), fastgost::Error>(())
    /// ```
    pub fn name(&self) -> Option<&'static str> {
        SETS.get(self.number).map(|set| set.name)
    }

    /// Returns whether both are the same set. This means that they have the same name, or that one is a clone of the
    /// other. Users' own sets may be secret, so their contents are not compared. Equal sets that were made separately
    /// count as different.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        self.number == other.number && self.number != NUMBERS_USED_UP
    }

    /// Derives the tables. Only inputs of the S-boxes are used as indices, never outputs, because outputs may be
    /// secret.
    const fn new(rows: &[[u8; 16]; 8], number: usize) -> Self {
        let mut nibbles = NibbleTables { even: [0; 64], odd: [0; 64], normal: [0; 16] };
        let mut planes = [[[0; 16]; 3]; 4];
        let mut j = 0;
        while j < 8 {
            let mut n = 0;
            while n < 16 {
                let y = rows[j][n];
                if j % 2 == 0 {
                    nibbles.even[8 * j + n] = y;
                    planes[j / 2][0][n] = y.rotate_left(3);
                } else {
                    nibbles.odd[8 * (j - 1) + n] = y << 4;
                    let rotated = (y << 4).rotate_left(3);
                    planes[j / 2][1][n ^ 8] = rotated & 0xf8;
                    planes[j / 2][2][n ^ 8] = rotated & 7;
                }
                // The coefficient of a monomial is the XOR of the outputs for all inputs that have 0 in the bits
                // outside of the monomial.
                let mut monomial = 0;
                while monomial < 16 {
                    if n & !monomial == 0 {
                        nibbles.normal[monomial] ^= (y as u32) << (4 * j);
                    }
                    monomial += 1;
                }
                n += 1;
            }
            j += 1;
        }
        Self { nibbles, planes, number }
    }
}

/// The number that every new unnamed set gets when all other numbers are used up. `is_same` is false for this number.
const NUMBERS_USED_UP: usize = usize::MAX;

/// Returns a new number for a set without a name. The number of a named set is its index in `SETS`.
fn own_number() -> usize {
    static NEXT: AtomicUsize = AtomicUsize::new(SETS.len());
    let next = |n: usize| (n != NUMBERS_USED_UP).then(|| n + 1);
    NEXT.fetch_update(Relaxed, Relaxed, next).unwrap_or(NUMBERS_USED_UP)
}

impl Clone for Sbox {
    fn clone(&self) -> Self {
        let nibbles = NibbleTables { even: [0; 64], odd: [0; 64], normal: [0; 16] };
        let mut sbox = Self { nibbles, planes: [[[0; 16]; 3]; 4], number: self.number };
        sbox.clone_from(self);
        sbox
    }
    /// Copies in place.
    fn clone_from(&mut self, other: &Self) {
        self.nibbles.even.copy_from_slice(&other.nibbles.even);
        self.nibbles.odd.copy_from_slice(&other.nibbles.odd);
        self.nibbles.normal.copy_from_slice(&other.nibbles.normal);
        self.planes.copy_from_slice(&other.planes);
        self.number = other.number;
    }
}

/// The set "z".
impl Default for Sbox {
    fn default() -> Self {
        Z.clone()
    }
}

impl Drop for Sbox {
    fn drop(&mut self) {
        crate::wipe(&mut self.nibbles.even);
        crate::wipe(&mut self.nibbles.odd);
        crate::wipe(&mut self.nibbles.normal);
        crate::wipe(self.planes.as_flattened_mut().as_flattened_mut());
    }
}

impl ZeroizeOnDrop for Sbox {}

impl fmt::Debug for Sbox {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sbox").finish_non_exhaustive()
    }
}

/// Magma's set.
pub(super) static Z: Sbox = Sbox::new(&SETS[0].rows, 0);

/// The set that this crate uses for the hash function GOST R 34.11-94, unless the user gives another set.
pub(crate) static H94_CRYPTOPRO: Sbox = Sbox::new(&H94_CRYPTOPRO_SET.rows, SETS.len() - 1);

const SETS: &[ParameterSet] = &[
    // id-tc26-gost-28147-param-Z (RFC 7836, appendix C)
    ParameterSet { name: "z", oid: "1.2.643.7.1.2.5.1.1", key_meshing: true, rows: spec::PI },
    // id-Gost28147-89-CryptoPro-A-ParamSet (RFC 4357, section 11.1)
    ParameterSet {
        name: "a",
        oid: "1.2.643.2.2.31.1",
        key_meshing: true,
        rows: [
            [9, 6, 3, 2, 8, 11, 1, 7, 10, 4, 14, 15, 12, 0, 13, 5],
            [3, 7, 14, 9, 8, 10, 15, 0, 5, 2, 6, 12, 11, 4, 13, 1],
            [14, 4, 6, 2, 11, 3, 13, 8, 12, 15, 5, 10, 0, 7, 1, 9],
            [14, 7, 10, 12, 13, 1, 3, 9, 0, 2, 11, 4, 15, 8, 5, 6],
            [11, 5, 1, 9, 8, 13, 15, 0, 14, 4, 2, 3, 12, 7, 10, 6],
            [3, 10, 13, 12, 1, 2, 0, 11, 7, 5, 9, 4, 8, 15, 14, 6],
            [1, 13, 2, 9, 7, 10, 6, 0, 8, 12, 4, 5, 15, 3, 11, 14],
            [11, 10, 15, 5, 0, 12, 14, 8, 6, 2, 3, 9, 1, 7, 13, 4],
        ],
    },
    // id-Gost28147-89-CryptoPro-B-ParamSet (RFC 4357, section 11.1)
    ParameterSet {
        name: "b",
        oid: "1.2.643.2.2.31.2",
        key_meshing: true,
        rows: [
            [8, 4, 11, 1, 3, 5, 0, 9, 2, 14, 10, 12, 13, 6, 7, 15],
            [0, 1, 2, 10, 4, 13, 5, 12, 9, 7, 3, 15, 11, 8, 6, 14],
            [14, 12, 0, 10, 9, 2, 13, 11, 7, 5, 8, 15, 3, 6, 1, 4],
            [7, 5, 0, 13, 11, 6, 1, 2, 3, 10, 12, 15, 4, 14, 9, 8],
            [2, 7, 12, 15, 9, 5, 10, 11, 1, 4, 0, 13, 6, 8, 14, 3],
            [8, 3, 2, 6, 4, 13, 14, 11, 12, 1, 7, 15, 10, 0, 9, 5],
            [5, 2, 10, 11, 9, 1, 12, 3, 7, 4, 13, 0, 6, 15, 8, 14],
            [0, 4, 11, 14, 8, 3, 7, 1, 10, 2, 9, 6, 15, 13, 5, 12],
        ],
    },
    // id-Gost28147-89-CryptoPro-C-ParamSet (RFC 4357, section 11.1)
    ParameterSet {
        name: "c",
        oid: "1.2.643.2.2.31.3",
        key_meshing: true,
        rows: [
            [1, 11, 12, 2, 9, 13, 0, 15, 4, 5, 8, 14, 10, 7, 6, 3],
            [0, 1, 7, 13, 11, 4, 5, 2, 8, 14, 15, 12, 9, 10, 6, 3],
            [8, 2, 5, 0, 4, 9, 15, 10, 3, 7, 12, 13, 6, 14, 1, 11],
            [3, 6, 0, 1, 5, 13, 10, 8, 11, 2, 9, 7, 14, 15, 12, 4],
            [8, 13, 11, 0, 4, 5, 1, 2, 9, 3, 12, 14, 6, 15, 10, 7],
            [12, 9, 11, 1, 8, 14, 2, 4, 7, 3, 6, 5, 10, 0, 15, 13],
            [10, 9, 6, 8, 13, 14, 2, 0, 15, 3, 5, 11, 4, 1, 12, 7],
            [7, 4, 0, 5, 10, 2, 15, 14, 12, 6, 1, 11, 13, 9, 3, 8],
        ],
    },
    // id-Gost28147-89-CryptoPro-D-ParamSet (RFC 4357, section 11.1)
    ParameterSet {
        name: "d",
        oid: "1.2.643.2.2.31.4",
        key_meshing: true,
        rows: [
            [15, 12, 2, 10, 6, 4, 5, 0, 7, 9, 14, 13, 1, 11, 8, 3],
            [11, 6, 3, 4, 12, 15, 14, 2, 7, 13, 8, 0, 5, 10, 9, 1],
            [1, 12, 11, 0, 15, 14, 6, 5, 10, 13, 4, 8, 9, 3, 7, 2],
            [1, 5, 14, 12, 10, 7, 0, 13, 6, 2, 11, 4, 9, 3, 15, 8],
            [0, 12, 8, 9, 13, 2, 10, 11, 7, 3, 6, 5, 4, 14, 15, 1],
            [8, 0, 15, 3, 2, 5, 14, 11, 1, 10, 4, 7, 12, 9, 13, 6],
            [3, 0, 6, 15, 1, 14, 9, 2, 13, 8, 12, 4, 11, 10, 5, 7],
            [1, 10, 6, 8, 15, 11, 0, 4, 12, 3, 5, 9, 7, 13, 2, 14],
        ],
    },
    // id-Gost28147-89-TestParamSet (RFC 4357, section 11.1)
    ParameterSet {
        name: "test",
        oid: "1.2.643.2.2.31.0",
        key_meshing: false,
        rows: [
            [4, 2, 15, 5, 9, 1, 0, 8, 14, 3, 11, 12, 13, 7, 10, 6],
            [12, 9, 15, 14, 8, 1, 3, 10, 2, 7, 4, 13, 6, 0, 11, 5],
            [13, 8, 14, 12, 7, 3, 9, 10, 1, 5, 2, 4, 6, 15, 0, 11],
            [14, 9, 11, 2, 5, 15, 7, 1, 0, 13, 12, 6, 10, 4, 3, 8],
            [3, 14, 5, 9, 6, 8, 0, 13, 10, 11, 7, 12, 2, 1, 15, 4],
            [8, 15, 6, 11, 1, 9, 12, 5, 13, 3, 7, 10, 0, 14, 2, 4],
            [9, 11, 12, 0, 3, 6, 7, 5, 4, 8, 14, 15, 1, 10, 2, 13],
            [12, 6, 5, 2, 11, 0, 9, 13, 3, 14, 7, 10, 15, 4, 1, 8],
        ],
    },
    // id-GostR3411-94-TestParamSet (RFC 4357, section 11.2)
    ParameterSet {
        name: "h94test",
        oid: "1.2.643.2.2.30.0",
        key_meshing: false,
        rows: [
            [4, 10, 9, 2, 13, 8, 0, 14, 6, 11, 1, 12, 7, 15, 5, 3],
            [14, 11, 4, 12, 6, 13, 15, 10, 2, 3, 8, 1, 0, 7, 5, 9],
            [5, 8, 1, 13, 10, 3, 4, 2, 14, 15, 12, 7, 6, 0, 9, 11],
            [7, 13, 10, 1, 0, 8, 9, 15, 14, 4, 6, 12, 11, 2, 5, 3],
            [6, 12, 7, 1, 5, 15, 13, 8, 4, 10, 9, 14, 0, 3, 11, 2],
            [4, 11, 10, 0, 7, 2, 1, 13, 3, 6, 8, 5, 9, 12, 15, 14],
            [13, 11, 4, 1, 3, 15, 5, 9, 0, 10, 14, 7, 6, 8, 2, 12],
            [1, 15, 13, 0, 5, 7, 10, 4, 9, 2, 3, 14, 6, 11, 8, 12],
        ],
    },
    H94_CRYPTOPRO_SET,
];

/// id-GostR3411-94-CryptoProParamSet (RFC 4357, section 11.2)
const H94_CRYPTOPRO_SET: ParameterSet = ParameterSet {
    name: "h94cp",
    oid: "1.2.643.2.2.30.1",
    key_meshing: false,
    rows: [
        [10, 4, 5, 6, 8, 1, 3, 7, 13, 12, 14, 0, 9, 2, 11, 15],
        [5, 15, 4, 0, 2, 13, 11, 9, 1, 7, 6, 3, 12, 14, 10, 8],
        [7, 15, 12, 14, 9, 4, 1, 0, 3, 11, 5, 2, 6, 10, 8, 13],
        [4, 10, 7, 12, 0, 15, 2, 8, 14, 1, 6, 5, 13, 11, 9, 3],
        [7, 6, 4, 11, 9, 12, 2, 10, 1, 8, 0, 14, 15, 13, 3, 5],
        [7, 6, 2, 4, 13, 9, 15, 0, 10, 1, 5, 11, 8, 14, 12, 3],
        [13, 14, 4, 1, 7, 0, 5, 10, 3, 12, 8, 15, 6, 2, 9, 11],
        [1, 3, 10, 9, 5, 11, 4, 15, 8, 6, 7, 14, 13, 0, 2, 12],
    ],
};
