//! Data on the host. The data is in one buffer, which is transformed in place, or in two separate buffers.
use crate::error::{Error, Result};
use fastgost::inout::InOutBuf;

/// Data on the host that a mode transforms. The data is one buffer (`&mut` of bytes), which is transformed in place, or
/// two buffers of equal length. If all this memory is [pinned](crate::Pinned), the GPU reads and writes it directly,
/// without a copy on the host.
///
/// ```
/// use fastgost_gpu::Data;
///
/// let (input, mut output) = ([1; 32], [0; 32]);
/// assert_eq!(Data::apart(&input, &mut output)?.len(), 32);
/// assert_eq!(Data::from(&mut output[..]).len(), 32);
/// # Ok::<(), fastgost_gpu::Error>(())
/// ```
pub struct Data<'a>(Form<'a>);

pub(crate) enum Form<'a> {
    InPlace(&'a mut [u8]),
    Apart(&'a [u8], &'a mut [u8]),
}

impl<'a> Data<'a> {
    /// Data that a mode reads from `source`, and whose result it writes to `destination`.
    ///
    /// # Errors
    /// [`Error::LengthsDiffer`].
    pub fn apart(source: &'a [u8], destination: &'a mut [u8]) -> Result<Self> {
        if source.len() != destination.len() {
            return Err(Error::LengthsDiffer { source: source.len(), destination: destination.len() });
        }
        Ok(Self(Form::Apart(source, destination)))
    }

    /// The number of bytes in the source. The destination has the same number of bytes.
    pub fn len(&self) -> usize {
        self.source().len()
    }

    /// Whether there are no bytes.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub(crate) fn source(&self) -> &[u8] {
        match &self.0 {
            Form::InPlace(data) => data,
            Form::Apart(source, _) => source,
        }
    }

    pub(crate) fn destination(&mut self) -> &mut [u8] {
        match &mut self.0 {
            Form::InPlace(data) => data,
            Form::Apart(_, destination) => destination,
        }
    }

    pub(crate) fn form(self) -> Form<'a> {
        self.0
    }

    /// Splits the data into the first `n` bytes and the bytes after them.
    pub(crate) fn split_at(self, n: usize) -> (Self, Self) {
        match self.0 {
            Form::InPlace(data) => {
                let (first, rest) = data.split_at_mut(n);
                (Self(Form::InPlace(first)), Self(Form::InPlace(rest)))
            }
            Form::Apart(source, destination) => {
                let (first, rest) = source.split_at(n);
                let (to_first, to_rest) = destination.split_at_mut(n);
                (Self(Form::Apart(first, to_first)), Self(Form::Apart(rest, to_rest)))
            }
        }
    }

    /// Converts the data to the type that the CPU's mode takes.
    pub(crate) fn into_in_out_buf(self) -> Result<InOutBuf<'a, 'a, u8>> {
        match self.0 {
            Form::InPlace(data) => Ok(data.into()),
            Form::Apart(source, destination) => {
                let lengths = (source.len(), destination.len());
                let differ = |_| Error::LengthsDiffer { source: lengths.0, destination: lengths.1 };
                InOutBuf::new(source, destination).map_err(differ)
            }
        }
    }
}

impl<'a, T: AsMut<[u8]> + ?Sized> From<&'a mut T> for Data<'a> {
    fn from(data: &'a mut T) -> Self {
        Self(Form::InPlace(data.as_mut()))
    }
}
