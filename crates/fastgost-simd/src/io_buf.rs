//! The memory that one call of a kernel works on: a source, usually a destination, and sometimes an addend. All of them
//! have the same length.
//!
//! Modes need more aliasing than `&[u8]` and `&mut [u8]` can express. A mode can work in place, so that the destination
//! is also the source. In CBC decryption, the addend is the ciphertext one or more blocks before the current block. In
//! CFB decryption, this earlier ciphertext is the source. So source, addend and destination are raw pointers into
//! memory that an `IoBuf` has borrowed as a whole. Slices of this memory exist only during a single access.
use super::public;
use cipher::{
    array::{Array, ArraySize},
    inout::InOutBuf,
};
use core::{marker::PhantomData, ptr, slice};

/// A source, an optional addend, and a destination. A kernel transforms the source, XORs the result with the addend,
/// and writes this sum to the destination.
///
/// A kernel that works on whole blocks processes a group of blocks at once, and reads the group's source before it
/// writes the group's destination. Such a kernel processes the last group first, because the source or the addend may
/// lie *before* the destination in the same memory.
///
/// Invariant: a slice lives for one access only. `add_earlier_source` and `source_earlier` make two `IoBuf`s that share
/// memory. The caller must finish with the second `IoBuf` before it uses the first `IoBuf`.
pub struct IoBuf<'a> {
    src: *const u8,
    /// Null if there is no addend.
    xor: *const u8,
    /// Null if there is no destination. If so, a kernel must not write.
    dst: *mut u8,
    len: usize,
    life: PhantomData<&'a mut [u8]>,
}

impl<'a> From<&'a mut [u8]> for IoBuf<'a> {
    #[inline(always)]
    fn from(data: &'a mut [u8]) -> Self {
        let (dst, len) = (data.as_mut_ptr(), data.len());
        Self { src: dst, xor: ptr::null(), dst, len, life: PhantomData }
    }
}

impl<'a, 'i: 'a, 'o: 'a> From<InOutBuf<'i, 'o, u8>> for IoBuf<'a> {
    #[inline(always)]
    fn from(data: InOutBuf<'i, 'o, u8>) -> Self {
        let len = data.len();
        let (src, dst) = data.into_raw();
        Self { src, xor: ptr::null(), dst, len, life: PhantomData }
    }
}

impl<'a, 'i: 'a, 'o: 'a, N: ArraySize> From<InOutBuf<'i, 'o, Array<u8, N>>> for IoBuf<'a> {
    #[inline(always)]
    fn from(data: InOutBuf<'i, 'o, Array<u8, N>>) -> Self {
        let len = data.len() * N::USIZE;
        let (src, dst) = data.into_raw();
        Self { src: src.cast(), xor: ptr::null(), dst: dst.cast(), len, life: PhantomData }
    }
}

impl<'a> IoBuf<'a> {
    /// A source without a destination.
    #[inline(always)]
    pub fn read_only(src: &'a [u8]) -> Self {
        Self { src: src.as_ptr(), xor: ptr::null(), dst: ptr::null_mut(), len: src.len(), life: PhantomData }
    }

    #[inline(always)]
    pub fn len(&self) -> usize {
        self.len
    }

    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Borrows the same memory for a shorter lifetime.
    #[inline(always)]
    pub fn reborrow(&mut self) -> IoBuf<'_> {
        IoBuf { life: PhantomData, ..*self }
    }

    /// Splits after the first `n` bytes. Panics if there are fewer.
    #[inline(always)]
    pub fn split_at(self, n: usize) -> (IoBuf<'a>, IoBuf<'a>) {
        assert!(n <= self.len);
        let rest = IoBuf {
            src: after(self.src, n),
            xor: after(self.xor, n),
            dst: after(self.dst, n).cast_mut(),
            len: self.len - n,
            life: PhantomData,
        };
        (IoBuf { len: n, ..self }, rest)
    }

    /// Splits into two parts: as many whole groups as possible, and the remaining bytes.
    #[inline(always)]
    pub fn split_whole(self, group: usize) -> (IoBuf<'a>, IoBuf<'a>) {
        // If the message is shorter than a group, the division is avoided, because it would take longer than all other
        // work.
        let whole = if self.len < group { 0 } else { self.len - self.len % group };
        self.split_at(whole)
    }

    /// Removes and returns the first `n` bytes. Panics if there are fewer.
    #[inline(always)]
    pub fn take(&mut self, n: usize) -> IoBuf<'a> {
        let (head, rest) = IoBuf { life: PhantomData, ..*self }.split_at(n);
        *self = rest;
        head
    }

    /// Removes and returns the last `n` bytes. Panics if there are fewer.
    #[inline(always)]
    pub fn take_back(&mut self, n: usize) -> IoBuf<'a> {
        assert!(n <= self.len);
        let (head, rest) = IoBuf { life: PhantomData, ..*self }.split_at(self.len - n);
        *self = head;
        rest
    }

    /// Uses the source as the addend, too, because the source will be XORed with a keystream.
    #[inline(always)]
    pub fn add_source(self) -> Self {
        IoBuf { xor: self.src, ..self }
    }

    /// Splits after the first `lag` bytes, for CBC decryption. The first part keeps its source, addend and destination.
    /// The addend of the second part begins `lag` bytes before the source of the second part. Panics if `self` has
    /// fewer than `lag` bytes. The caller must keep the invariant of `IoBuf`.
    #[doc(hidden)]
    #[inline(always)]
    pub fn add_earlier_source(self, lag: usize) -> (IoBuf<'a>, IoBuf<'a>) {
        let earlier = self.src;
        let (head, rest) = self.split_at(lag);
        (head, IoBuf { xor: earlier, ..rest })
    }

    /// Splits after the first `lag` bytes, for CFB decryption. The first part keeps its source, addend and destination.
    /// In the second part, the old source becomes the addend, and the new source begins `lag` bytes before the old
    /// source. Panics if `self` has fewer than `lag` bytes. The caller must keep the invariant of `IoBuf`.
    #[doc(hidden)]
    #[inline(always)]
    pub fn source_earlier(self, lag: usize) -> (IoBuf<'a>, IoBuf<'a>) {
        let earlier = self.src;
        let (head, rest) = self.split_at(lag);
        (head, IoBuf { xor: rest.src, src: earlier, ..rest })
    }

    #[inline(always)]
    pub fn src(&self) -> &[u8] {
        // SAFETY: the `len` bytes from `src` on lie in memory borrowed for 'a (every constructor takes the pointer from
        // a live slice, and `split_at` stays inside the slice). No `&mut` slice of this memory is live while `self` is
        // borrowed shared, because `dst()` borrows `self` exclusively. If two `IoBuf`s share the memory, one `IoBuf` is
        // finished before the other is used (see the type's invariant).
        unsafe { slice::from_raw_parts(self.src, self.len) }
    }

    #[inline(always)]
    pub fn xor(&self) -> Option<&[u8]> {
        if self.xor.is_null() {
            return None;
        }
        // SAFETY: `xor` is not null, so it is one of the borrowed source pointers. The rest of the argument is as in
        // `src`.
        Some(unsafe { slice::from_raw_parts(self.xor, self.len) })
    }

    /// Returns the destination, or an empty slice if there is no destination.
    #[inline(always)]
    pub fn dst(&mut self) -> &mut [u8] {
        if self.dst.is_null() {
            return &mut [];
        }
        // SAFETY: `dst` is not null, so it is a destination borrowed exclusively for 'a. `self` is borrowed
        // exclusively, so no slice of the source or addend is live.
        unsafe { slice::from_raw_parts_mut(self.dst, self.len) }
    }

    /// Writes `from` to the destination. If there is an addend, `from` is first XORed with the addend. Panics if the
    /// lengths differ.
    #[inline]
    pub fn finish(&mut self, from: &mut [u8]) {
        if let Some(xor) = self.xor() {
            for (f, x) in from.iter_mut().zip(xor) {
                *f ^= x;
            }
        }
        self.dst().copy_from_slice(from);
    }
}

/// The number of bytes of a message that `gather` reads at once. `LINE` is the size of a cache line. So each cache line
/// is fetched once, and not once for each of its blocks.
pub const LINE: usize = 64;

/// Returns block `at` of every message, as a row of `lanes` lanes. Each message has `blocks` blocks of `B` bytes.
/// `rows` holds the rows for one cache line of each message. The call for the first block of a line gathers all rows of
/// the line. Near the end of the messages, less than a line may be left. Then each call gathers only its own row.
#[inline(always)]
pub fn gather<'r, const B: usize>(
    rows: &'r mut [u8],
    lanes: usize,
    data: &[IoBuf<'_>],
    at: usize,
    blocks: usize,
) -> &'r mut [u8] {
    let (of_line, row) = (LINE / B, lanes * B);
    let in_line = at % of_line;
    let here = public(in_line * row);
    if at >= blocks - blocks % of_line {
        for lane in 0..data.len() {
            let block = &data[lane].src()[B * at..B * at + B];
            rows[here + B * lane..][..B].copy_from_slice(block);
        }
    } else if in_line == 0 {
        for lane in 0..data.len() {
            let line = &data[lane].src()[B * at..B * at + LINE];
            // The compiler must not know by how much `to` grows from lane to lane. If it knew this, it would use a
            // scatter instruction.
            let mut to = public(B * lane);
            for b in 0..of_line {
                rows[to..to + B].copy_from_slice(&line[B * b..B * b + B]);
                to += row;
            }
        }
    }
    &mut rows[here..here + row]
}

/// Writes one row back to the messages. In each message, the block begins at byte `at`.
#[inline(always)]
pub fn scatter<const B: usize>(row: &[u8], data: &mut [IoBuf<'_>], at: usize) {
    for lane in 0..data.len() {
        data[lane].dst()[at..at + B].copy_from_slice(&row[B * lane..B * lane + B]);
    }
}

/// Returns `p + n`, or null if `p` is null.
#[inline(always)]
fn after(p: *const u8, n: usize) -> *const u8 {
    // This is `wrapping_add`, because the resulting pointer may point to the first byte after the memory. Such a
    // pointer is never dereferenced.
    if p.is_null() { p } else { p.wrapping_add(n) }
}
