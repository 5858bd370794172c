//! A stand-in for the library's registry with the same signatures.
use fastgost::{
    Error, Kernel, Kuznyechik, Level, Result,
    inout::InOutBuf,
    mode::{Ctr, Ecb},
};

/// What an algorithm is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Cipher,
    Mac,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    Encrypt,
    Decrypt,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SingleBlock {
    #[default]
    CryptoPro,
    Plain,
}

pub struct IvSize {
    pub preferred: usize,
    pub text: &'static str,
}

pub struct KernelInfo {
    pub name: &'static str,
    pub level: Level,
    pub constant_time: bool,
}

pub struct Sbox;
impl Sbox {
    pub const NAMES: [&'static str; 8] = ["z", "a", "b", "c", "d", "test", "h94test", "h94cp"];
    pub fn named(_: &str) -> Option<Sbox> {
        None
    }
    pub fn from_octets(_: &[u8; 64]) -> Sbox {
        Sbox
    }
    pub fn from_rows(_: [[u8; 16]; 8]) -> Result<Sbox> {
        Err(Error::Sbox)
    }
}

#[derive(Clone, Default)]
pub struct Options<'a> {
    pub kernel: Option<&'a str>,
    pub iv: &'a [u8],
    pub sbox: Option<&'a Sbox>,
    pub meshing: bool,
    pub single_block: SingleBlock,
    pub tag_size: Option<usize>,
}

pub struct Algorithm {
    pub name: &'static str,
    pub kind: Kind,
    ctr: bool,
}

static ALL: [Algorithm; 2] = [
    Algorithm { name: "kuznyechik-ecb", kind: Kind::Cipher, ctr: false },
    Algorithm { name: "kuznyechik-ctr", kind: Kind::Cipher, ctr: true },
];

impl Algorithm {
    pub fn find(name: &str) -> Result<&'static Algorithm> {
        ALL.iter().find(|a| a.name == name).ok_or(Error::UnknownAlgorithm)
    }
    pub fn all() -> &'static [Algorithm] {
        &ALL
    }
    pub fn block_size(&self) -> usize {
        16
    }
    pub fn iv_size(&self) -> Option<IvSize> {
        self.ctr.then_some(IvSize { preferred: 8, text: "8 bytes, half a block" })
    }
    pub fn padded(&self) -> bool {
        !self.ctr
    }
    pub fn kernels(&self) -> Vec<KernelInfo> {
        Kernel::<Kuznyechik>::available()
            .map(|k| KernelInfo { name: k.name(), level: k.level(), constant_time: k.constant_time() })
            .collect()
    }
    pub fn kernel_at(&self, name: &str) -> Result<&'static str> {
        Kernel::<Kuznyechik>::named(name).map(Kernel::name)
    }
    fn key(&self, key: &[u8], options: &Options<'_>) -> Result<Kuznyechik> {
        let kernel = match options.kernel {
            Some(name) => Kernel::named(name)?,
            None => Kernel::best(),
        };
        Ok(Kuznyechik::with_kernel(kernel, key.try_into().map_err(|_| Error::KeyLength(key.len()))?))
    }
    pub fn cipher(&self, direction: Direction, key: &[u8], options: &Options<'_>) -> Result<Box<dyn Mode>> {
        let kernel = self.kernel_at(options.kernel.unwrap_or("portable"))?;
        let key = self.key(key, options)?;
        Ok(if self.ctr {
            Box::new(CtrMode(Ctr::new(key, options.iv)?, kernel))
        } else {
            Box::new(EcbMode(Ecb::new(key), direction, kernel))
        })
    }
    pub fn mac(&self, _: &[u8], _: &Options<'_>) -> Result<Box<dyn Tag>> {
        Err(Error::Unsupported("not a MAC"))
    }
    pub fn schedule(&self, key: &[u8], options: &Options<'_>) -> Result<()> {
        std::hint::black_box(self.key(key, options)?);
        Ok(())
    }
}

pub trait Mode: Send {
    fn granularity(&self) -> usize;
    fn apply(&mut self, data: InOutBuf<'_, '_, u8>) -> Result<()>;
    fn after(&self, input: &[u8]) -> Option<Box<dyn Mode>>;
    fn kernel(&self) -> &'static str;
}

pub trait Tag: Send {
    fn update(&mut self, data: &[u8]);
    fn finish(self: Box<Self>) -> Vec<u8>;
    fn size(&self) -> usize;
    fn kernel(&self) -> &'static str;
}

struct CtrMode(Ctr<Kuznyechik>, &'static str);
impl Mode for CtrMode {
    fn granularity(&self) -> usize {
        1
    }
    fn apply(&mut self, data: InOutBuf<'_, '_, u8>) -> Result<()> {
        self.0.apply(data)
    }
    fn after(&self, input: &[u8]) -> Option<Box<dyn Mode>> {
        let mut next = self.0.clone();
        next.seek(self.0.position() + input.len() as u128).ok()?;
        Some(Box::new(CtrMode(next, self.1)))
    }
    fn kernel(&self) -> &'static str {
        self.1
    }
}

struct EcbMode(Ecb<Kuznyechik>, Direction, &'static str);
impl Mode for EcbMode {
    fn granularity(&self) -> usize {
        16
    }
    fn apply(&mut self, data: InOutBuf<'_, '_, u8>) -> Result<()> {
        match self.1 {
            Direction::Encrypt => self.0.encrypt(data),
            Direction::Decrypt => self.0.decrypt(data),
        }
    }
    fn after(&self, _: &[u8]) -> Option<Box<dyn Mode>> {
        Some(Box::new(EcbMode(self.0.clone(), self.1, self.2)))
    }
    fn kernel(&self) -> &'static str {
        self.2
    }
}
