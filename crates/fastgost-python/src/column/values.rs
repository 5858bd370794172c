//! Reads the values of a column, in any of Arrow's layouts.
use std::ops::Range;

/// Binary or string values in one of Arrow's layouts.
pub(crate) struct Column<'a> {
    len: usize,
    /// The validity bits, and the index of the first value's bit. A value is null if its bit is 0. `None` means that no
    /// value is null.
    valid: Option<(&'a [u8], usize)>,
    values: Values<'a>,
}

pub(super) enum Values<'a> {
    /// Offsets of 32 bits, and the bytes to which they point. The number of offsets is the number of values plus 1.
    Small(&'a [[u8; 4]], &'a [u8]),
    /// Offsets of 64 bits, and the bytes to which they point. The number of offsets is the number of values plus 1.
    Large(&'a [[u8; 8]], &'a [u8]),
    /// The number of bytes in each value, and all values, one after the other.
    Fixed(usize, &'a [u8]),
    /// A view of 16 bytes for each value, and the buffers to which the views point. A view begins with the length of
    /// the value. A value of at most 12 bytes follows in the view itself. For a longer value, the view has the number
    /// of a buffer, and the offset of the value in this buffer.
    Views(&'a [[u8; 16]], Vec<&'a [u8]>),
    /// All values are null.
    Null,
}

impl<'a> Column<'a> {
    /// Makes a column. Returns `None` if a value is outside the memory of the column.
    pub(super) fn new(len: usize, valid: Option<(&'a [u8], usize)>, values: Values<'a>) -> Option<Self> {
        let column = Self { len, valid, values };
        // A column of nulls has no values in memory, so there is nothing to check. A loop over all values could take
        // too long, because the column may have any length.
        let is_there = matches!(column.values, Values::Null) || (0..len).all(|i| column.find(i).is_some());
        is_there.then_some(column)
    }

    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// Returns true if a value is not null.
    pub(crate) fn is_valid(&self, i: usize) -> bool {
        match (&self.values, self.valid) {
            (Values::Null, _) => false,
            (_, Some((bits, first))) => bits[(first + i) / 8] >> ((first + i) % 8) & 1 == 1,
            _ => true,
        }
    }

    /// Returns the bytes of a value. If the value is null, the bytes are arbitrary.
    pub(crate) fn get(&self, i: usize) -> &'a [u8] {
        self.find(i).unwrap_or(&[])
    }

    #[inline]
    fn find(&self, i: usize) -> Option<&'a [u8]> {
        match &self.values {
            Values::Small(offsets, data) => {
                let at = |i: usize| usize::try_from(i32::from_ne_bytes(*offsets.get(i)?)).ok();
                data.get(at(i)?..at(i + 1)?)
            }
            Values::Large(offsets, data) => {
                let at = |i: usize| usize::try_from(i64::from_ne_bytes(*offsets.get(i)?)).ok();
                data.get(at(i)?..at(i + 1)?)
            }
            Values::Fixed(width, data) => data.get(i * width..(i + 1) * width),
            Values::Views(views, buffers) => {
                let view = views.get(i)?;
                let field = |at: usize| usize::try_from(i32::from_ne_bytes(view.as_chunks().0[at])).ok();
                // If the value is null, its view may have any bits, so the code does not read the view.
                let Some(len) = field(0).filter(|_| self.is_valid(i)) else {
                    return (!self.is_valid(i)).then_some(&[]);
                };
                match len {
                    0..=12 => Some(&view[4..4 + len]),
                    _ => buffers.get(field(2)?)?.get(field(3)?..)?.get(..len),
                }
            }
            Values::Null => Some(&[]),
        }
    }

    /// Cuts the column into parts of at most `values` values and at most `bytes` bytes. A value that is longer than
    /// `bytes` is a separate part.
    pub(crate) fn parts(&self, values: usize, bytes: usize) -> impl Iterator<Item = Range<usize>> {
        let mut from = 0;
        std::iter::from_fn(move || {
            if from == self.len {
                return None;
            }
            let (start, mut size) = (from, 0_usize);
            while from < self.len && from - start < values {
                size = size.saturating_add(self.get(from).len());
                if from > start && size > bytes {
                    break;
                }
                from += 1;
            }
            Some(start..from)
        })
    }
}
