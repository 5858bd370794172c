//! AVX-512 without VBMI and GFNI: a separate type of 64-byte register, so that code for it cannot use those two.
use super::m512;
use crate::simd::register::{register, token};

token! {
    /// Proof that the CPU has AVX-512 F, BW, VL and DQ.
    Avx512Bw = "avx512f,avx512bw,avx512vl,avx512dq", with_avx512bw, $
}

register! {
    /// 64 bytes.
    ZmmBw(m512, Avx512Bw): Word, Bytes, Blocks16, Lookup16, Shift16, Halves16, Saturating8, Columns4
}
