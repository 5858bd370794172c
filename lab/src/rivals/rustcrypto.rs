//! RustCrypto's crates. Prepared keys and other state are kept from message to message where this is possible, so that
//! no crate is slower than necessary.
use super::{
    candidates::{Candidate, Run, Supplier},
    task::{IV, Operation, Task, second},
};
use crate::pair::Outcome;
use cipher::{
    Array, Block, BlockCipherDecrypt, BlockCipherEncrypt, BlockModeDecrypt, InnerIvInit, KeyInit, KeyIvInit,
    StreamCipher, StreamCipherSeek, common::BlockSizeUser,
};
use cmac::Cmac;
use digest::{Digest, FixedOutputReset, Mac};
use pmac::Pmac;

pub const SUPPLIER: Supplier = Supplier { owner: "RustCrypto", present: || true, algorithms: &[], candidates };

fn candidates(task: &Task<'_>) -> Outcome<Vec<Candidate>> {
    let Task { algorithm, operation, at } = *task;
    let found = match algorithm {
        "kuznyechik" => modes::<kuznyechik::Kuznyechik>(operation)
            .or_else(|| {
                stream::<ctr::Ctr128BE<kuznyechik::Kuznyechik>, Cmac<kuznyechik::Kuznyechik>>(operation, 16, at)
            })
            .or_else(|| macs::<Cmac<kuznyechik::Kuznyechik>, Pmac<kuznyechik::Kuznyechik>>(operation)),
        "magma" => modes::<magma::Magma>(operation)
            .or_else(|| stream::<ctr::Ctr64BE<magma::Magma>, Cmac<magma::Magma>>(operation, 8, at))
            .or_else(|| macs::<Cmac<magma::Magma>, Pmac<magma::Magma>>(operation)),
        _ if operation == Operation::Hash => hash(algorithm),
        _ => None,
    };
    Ok(found.into_iter().collect())
}

fn candidate(make: impl Fn(&[u8; 32]) -> Outcome<Run> + Send + Sync + 'static) -> Option<Candidate> {
    Some(Candidate::new(SUPPLIER.owner, "", make))
}

/// Returns the implementation of a mode that processes whole blocks.
fn modes<C>(operation: Operation) -> Option<Candidate>
where
    C: BlockCipherEncrypt + BlockCipherDecrypt + KeyInit + Send + 'static,
{
    type Blocks<C> = fn(&C, &[Block<C>], &mut [Block<C>]) -> Outcome;
    let run: Blocks<C> = match operation {
        Operation::EcbEncrypt => |cipher, from, to| Ok(cipher.encrypt_blocks_b2b(from, to)?),
        Operation::EcbDecrypt => |cipher, from, to| Ok(cipher.decrypt_blocks_b2b(from, to)?),
        Operation::CbcDecrypt => {
            |cipher, from, to| Ok(cbc::Decryptor::inner_iv_init(cipher, &first::<C>()?).decrypt_blocks_b2b(from, to)?)
        }
        Operation::CfbDecrypt => |cipher, from, to| {
            Ok(cfb_mode::Decryptor::inner_iv_init(cipher, &first::<C>()?).decrypt_blocks_b2b(from, to)?)
        },
        _ => return None,
    };
    candidate(move |key| {
        let cipher = C::new_from_slice(key)?;
        Ok(Box::new(move |source, to| run(&cipher, Array::slice_as_chunks(source).0, Array::slice_as_chunks_mut(to).0)))
    })
}

fn first<C: BlockSizeUser>() -> Outcome<Block<C>> {
    Ok(Array::try_from(&IV[..C::block_size()])?)
}

/// CTR without a MAC, and CTR with a MAC. A block has `block` bytes.
fn stream<S, M>(operation: Operation, block: usize, at: u64) -> Option<Candidate>
where
    S: StreamCipher + StreamCipherSeek + KeyIvInit + Send + 'static,
    M: Mac + KeyInit + FixedOutputReset + Send + 'static,
{
    let half = block / 2;
    let mut start = [0; 16];
    start[..half].copy_from_slice(&IV[..half]);
    match operation {
        Operation::Ctr => candidate(move |key| {
            let mut stream = S::new_from_slices(key, &start[..block])?;
            Ok(Box::new(move |source, to| {
                stream.try_seek(at)?;
                stream.apply_keystream_b2b(source, to);
                Ok(())
            }))
        }),
        Operation::CtrMac => candidate(move |key| {
            let mut stream = S::new_from_slices(key, &start[..block])?;
            let mut mac = <M as KeyInit>::new_from_slice(&second(key))?;
            Ok(Box::new(move |source, to| {
                let (data, tag) = to.split_at_mut(source.len());
                stream.try_seek(at)?;
                stream.apply_keystream_b2b(source, data);
                Mac::update(&mut mac, &start[..block]);
                Mac::update(&mut mac, data);
                tag.copy_from_slice(&mac.finalize_reset().into_bytes());
                Ok(())
            }))
        }),
        _ => None,
    }
}

fn macs<M, P>(operation: Operation) -> Option<Candidate>
where
    M: Mac + KeyInit + FixedOutputReset + Send + 'static,
    P: Mac + KeyInit + FixedOutputReset + Send + 'static,
{
    match operation {
        Operation::Mac => mac::<M>(),
        Operation::Pmac => mac::<P>(),
        _ => None,
    }
}

fn mac<M: Mac + KeyInit + FixedOutputReset + Send + 'static>() -> Option<Candidate> {
    candidate(|key| {
        let mut mac = <M as KeyInit>::new_from_slice(key)?;
        Ok(Box::new(move |source, to| {
            Mac::update(&mut mac, source);
            to.copy_from_slice(&mac.finalize_reset().into_bytes());
            Ok(())
        }))
    })
}

fn hash(algorithm: &str) -> Option<Candidate> {
    match algorithm {
        "streebog256" => digest::<streebog::Streebog256>(),
        "streebog512" => digest::<streebog::Streebog512>(),
        "gost94" => digest::<gost94::Gost94CryptoPro>(),
        "sha256" => digest::<sha2::Sha256>(),
        "sha512" => digest::<sha2::Sha512>(),
        "sha3-256" => digest::<sha3::Sha3_256>(),
        "groestl256" => digest::<groestl::Groestl256>(),
        "belt-hash" => digest::<belt_hash::BeltHash>(),
        _ => None,
    }
}

fn digest<D: Digest + 'static>() -> Option<Candidate> {
    candidate(|_| {
        Ok(Box::new(|source, to| {
            to.copy_from_slice(&D::digest(source));
            Ok(())
        }))
    })
}
