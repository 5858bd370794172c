//! The fused table of Kuznyechik. The table has 64 KB, and combines the substitution S with the linear map L.
use fastgost_testkit::oracle::kuznyechik as oracle;
use std::sync::LazyLock;

/// The table begins at the beginning of a page, so no row crosses a cache line.
#[repr(C, align(4096))]
pub struct Table(pub [[u128; 256]; 16]);

impl Table {
    #[cfg_attr(not(target_arch = "x86_64"), expect(dead_code))]
    pub fn as_ptr(&self) -> *const [u128; 256] {
        self.0.as_ptr()
    }
}

/// The table of LS. The row of a byte at a position is the contribution of this byte to the result of LS.
pub static LS: LazyLock<Box<Table>> = LazyLock::new(|| {
    let column = |place: usize, x: usize| {
        let mut block = [0; 16];
        block[place] = oracle::PI[x];
        u128::from_le_bytes(oracle::l(&block))
    };
    Box::new(Table(std::array::from_fn(|place| std::array::from_fn(|x| column(place, x)))))
});

#[cfg_attr(not(target_arch = "x86_64"), expect(dead_code))]
pub fn keys(key: &[u8; 32]) -> [[u8; 16]; 10] {
    oracle::expand(key)
}
