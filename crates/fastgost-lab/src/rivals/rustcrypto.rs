//! The crates of RustCrypto.
use super::{Rival, Task, put};
use crate::pair::Outcome;
use cipher::{
    Array, Block, BlockCipherDecrypt, BlockCipherEncrypt, BlockModeDecrypt, BlockModeEncrypt, InnerIvInit, KeyInit,
    StreamCipher, StreamCipherSeek,
};
use digest::{Digest, Mac};

pub const OWNER: &str = "RustCrypto";

/// None if there is no crate for it.
pub fn run(task: &Task<'_>) -> Outcome<Option<Rival<'static>>> {
    match task.algorithm {
        "kuznyechik" => kuznyechik(task),
        "magma" => magma(task),
        "streebog256" => Ok(Some(hash::<streebog::Streebog256>())),
        "streebog512" => Ok(Some(hash::<streebog::Streebog512>())),
        "gost94" => Ok(Some(hash::<gost94::Gost94CryptoPro>())),
        "gost94-test" => Ok(Some(hash::<gost94::Gost94Test>())),
        _ => Ok(None),
    }
}

/// The modes are generic over ciphers, with bounds that cannot be said in short.
macro_rules! block {
    ($name:ident, $cipher:ty, $counter:ident, $size:literal) => {
        fn $name(task: &Task<'_>) -> Outcome<Option<Rival<'static>>> {
            let cipher = <$cipher>::new(task.key.into());
            let mut iv: Block<$cipher> = task.iv[..$size].try_into()?;
            Ok(Some(match task.operation {
                "ecb encrypt" => Rival::new(OWNER, move |src, dst| {
                    let (src, dst) = blocks(src, dst)?;
                    Ok(cipher.encrypt_blocks_b2b(src, dst)?)
                }),
                "ecb decrypt" => Rival::new(OWNER, move |src, dst| {
                    let (src, dst) = blocks(src, dst)?;
                    Ok(cipher.decrypt_blocks_b2b(src, dst)?)
                }),
                "cbc encrypt" => Rival::new(OWNER, move |src, dst| {
                    let (src, dst) = blocks(src, dst)?;
                    Ok(cbc::Encryptor::inner_iv_init(&cipher, &iv).encrypt_blocks_b2b(src, dst)?)
                }),
                "cbc decrypt" => Rival::new(OWNER, move |src, dst| {
                    let (src, dst) = blocks(src, dst)?;
                    Ok(cbc::Decryptor::inner_iv_init(&cipher, &iv).decrypt_blocks_b2b(src, dst)?)
                }),
                "cfb encrypt" => Rival::new(OWNER, move |src, dst| {
                    let (src, dst) = blocks(src, dst)?;
                    Ok(cfb_mode::Encryptor::inner_iv_init(&cipher, &iv).encrypt_blocks_b2b(src, dst)?)
                }),
                "cfb decrypt" => Rival::new(OWNER, move |src, dst| {
                    let (src, dst) = blocks(src, dst)?;
                    Ok(cfb_mode::Decryptor::inner_iv_init(&cipher, &iv).decrypt_blocks_b2b(src, dst)?)
                }),
                "ctr" => {
                    iv[$size / 2..].fill(0);
                    let core = ctr::CtrCore::<$cipher, ctr::flavors::$counter>::inner_iv_init(cipher, &iv);
                    let mut stream = cipher::StreamCipherCoreWrapper::from_core(core);
                    Rival::new(OWNER, move |src, dst| {
                        stream.try_seek(0_u32)?;
                        let dst = dst.get_mut(..src.len()).ok_or(SHORT)?;
                        Ok(stream.try_apply_keystream_inout(fastgost::inout::InOutBuf::new(src, dst)?)?)
                    })
                }
                "mac" => mac(cmac::Cmac::<$cipher>::new(task.key.into())),
                "pmac" => mac(pmac::Pmac::<$cipher>::new(task.key.into())),
                _ => return Ok(None),
            }))
        }
    };
}

block!(kuznyechik, kuznyechik::Kuznyechik, Ctr128BE, 16);
block!(magma, magma::Magma, Ctr64BE, 8);

fn mac<M: Mac + digest::FixedOutputReset + 'static>(mut mac: M) -> Rival<'static> {
    Rival::new(OWNER, move |src, dst| {
        Mac::update(&mut mac, src);
        put(dst, &mac.finalize_reset().into_bytes())
    })
}

fn hash<D: Digest>() -> Rival<'static> {
    Rival::new(OWNER, |src, dst| put(dst, &D::digest(src)))
}

type Blocks<N> = [Array<u8, N>];

fn blocks<'s, 'd, N: cipher::array::ArraySize>(
    src: &'s [u8],
    dst: &'d mut [u8],
) -> Outcome<(&'s Blocks<N>, &'d mut Blocks<N>)> {
    let dst = dst.get_mut(..src.len()).ok_or(SHORT)?;
    let ((src, rest), (dst, _)) = (Array::slice_as_chunks(src), Array::slice_as_chunks_mut(dst));
    if rest.is_empty() { Ok((src, dst)) } else { Err("no whole blocks".into()) }
}

const SHORT: &str = "the destination is shorter than the source";
