//! Buffers for data that is transformed in place, or from one buffer to another.
//!
//! All functions that encrypt or decrypt take an [`IntoInOutBuf`]. This argument can be `&mut` of a type that lends its
//! bytes (an array, a slice, a `Vec`). The argument can also be an [`InOutBuf`] over two buffers of equal length. The
//! types come from the `inout` crate.
//!
//! ```
//! use fastgost::{Kuznyechik, inout::InOutBuf, mode::Ctr};
//!
//! let start = Ctr::new(Kuznyechik::new(&[7; 32]), &[1; 8])?;
//! let (mut array, mut vec, mut other) = (*b"in place", b"in place".to_vec(), [0; 8]);
//! start.clone().apply(&mut array)?;
//! start.clone().apply(&mut vec)?;
//! start.clone().apply(InOutBuf::new(b"in place", &mut other).expect("one length"))?;
//! assert!(array == *vec && array == other);
//! # Ok::<(), fastgost::Error>(())
//! ```
pub use ::cipher::inout::*;

/// Data to transform. To work in place, pass `&mut` of any type that lends its bytes. To work from one buffer to
/// another, pass an [`InOutBuf`]. The trait is sealed.
pub trait IntoInOutBuf<'i, 'o>: private::Sealed {
    /// Returns the data as an [`InOutBuf`].
    fn into_in_out_buf(self) -> InOutBuf<'i, 'o, u8>;
}

impl<'i, 'o> IntoInOutBuf<'i, 'o> for InOutBuf<'i, 'o, u8> {
    fn into_in_out_buf(self) -> Self {
        self
    }
}

impl<'a, T: AsMut<[u8]> + ?Sized> IntoInOutBuf<'a, 'a> for &'a mut T {
    fn into_in_out_buf(self) -> InOutBuf<'a, 'a, u8> {
        self.as_mut().into()
    }
}

mod private {
    pub trait Sealed {}
    impl Sealed for super::InOutBuf<'_, '_, u8> {}
    impl<T: AsMut<[u8]> + ?Sized> Sealed for &mut T {}
}
