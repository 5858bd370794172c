//! Ours, in the shape in which the others come.
use super::{Rival, Task, put};
use crate::pair::Outcome;
use fastgost::{
    Cipher, Gost28147, Kernel, Kuznyechik, Magma, Sbox,
    hash::{self, Gost94, Hash, Streebog256, Streebog512},
    inout::InOutBuf,
    mac::{Imit, Omac, Pmac},
    mode::{Bidirectional, Cbc, Cfb, Cnt, Ctr, Direction, Ecb, Meshed},
    registry::Algorithm,
};

pub const OWNER: &str = "fastgost";

/// On the kernel of that name, or on the best one.
pub fn run(task: &Task<'_>, kernel: Option<&str>) -> Outcome<Rival<'static>> {
    let mut rival = match task.algorithm {
        "kuznyechik" => {
            let kernel = kernel.map_or(Ok(Kernel::best()), Kernel::named)?;
            block(Kuznyechik::with_kernel(kernel, task.key), task)?
        }
        "magma" => {
            let kernel = kernel.map_or(Ok(Kernel::best()), Kernel::named)?;
            block(Magma::with_kernel(kernel, task.key), task)?
        }
        "gost28147" => {
            let kernel = kernel.map_or(Ok(Kernel::best()), Kernel::named)?;
            gost28147(Gost28147::with_kernel(kernel, task.key, &Sbox::named("z")?), task)?
        }
        "streebog256" => message(Streebog256::with_kernel(kernel.map_or(Ok(hash::Kernel::best()), hash::Kernel::named)?)),
        "streebog512" => message(Streebog512::with_kernel(kernel.map_or(Ok(hash::Kernel::best()), hash::Kernel::named)?)),
        "gost94" | "gost94-test" => {
            let sbox = if task.algorithm == "gost94" { "h94cp" } else { "h94test" };
            let kernel = kernel.map_or(Ok(hash::Kernel::best()), hash::Kernel::named)?;
            message(Gost94::with_kernel(kernel, &Sbox::named(sbox)?))
        }
        _ => return Err(unknown(task)),
    };
    rival.variant = match kernel {
        Some(name) => name.to_owned(),
        None => best(task.algorithm)?,
    };
    Ok(rival)
}

/// The names of the kernels that this CPU has for it, best first.
pub fn kernels(algorithm: &str) -> Outcome<Vec<&'static str>> {
    let name = match algorithm {
        "gost94-test" => "gost94".to_owned(),
        "kuznyechik" | "magma" | "gost28147" => format!("{algorithm}-ecb"),
        other => other.to_owned(),
    };
    Ok(Algorithm::find(&name)?.kernels().iter().map(|k| k.name).collect())
}

fn best(algorithm: &str) -> Outcome<String> {
    Ok(kernels(algorithm)?.first().copied().unwrap_or_default().to_owned())
}

fn unknown(task: &Task<'_>) -> Box<dyn std::error::Error> {
    format!("fastgost: {} {} is not among what the lab runs", task.algorithm, task.operation).into()
}

fn block<C: Cipher + 'static>(cipher: C, task: &Task<'_>) -> Outcome<Rival<'static>> {
    let iv = &task.iv[..C::BLOCK];
    Ok(match task.operation {
        "ctr" => {
            let mut ctr = Ctr::new(cipher, &iv[..C::BLOCK / 2])?;
            Rival::new(OWNER, move |src, dst| {
                ctr.seek(0)?;
                Ok(ctr.apply(over(src, dst)?)?)
            })
        }
        "mac" => {
            let mut omac = Omac::new(cipher);
            Rival::new(OWNER, move |src, dst| {
                omac.update(src);
                put(dst, &omac.finish_reset())
            })
        }
        "pmac" => {
            let mut pmac = Pmac::new(cipher);
            Rival::new(OWNER, move |src, dst| {
                pmac.update(src)?;
                put(dst, &pmac.finish_reset())
            })
        }
        _ => blocks(cipher, task)?,
    })
}

/// What GOST 28147-89 has in common with the others.
fn blocks<C: Cipher + 'static>(cipher: C, task: &Task<'_>) -> Outcome<Rival<'static>> {
    let iv = &task.iv[..C::BLOCK];
    match task.operation.split_once(' ') {
        Some(("ecb", direction)) => mode(Ecb::new(cipher), direction, task),
        Some(("cbc", direction)) => mode(Cbc::new(cipher, iv)?, direction, task),
        Some(("cfb", direction)) => mode(Cfb::new(cipher, iv)?, direction, task),
        _ => Err(unknown(task)),
    }
}

fn gost28147(cipher: Gost28147, task: &Task<'_>) -> Outcome<Rival<'static>> {
    let iv = &task.iv[..8];
    Ok(match task.operation {
        "ctr" => {
            let mut cnt = Cnt::new(cipher, iv)?;
            Rival::new(OWNER, move |src, dst| {
                cnt.seek(0)?;
                Ok(cnt.apply(over(src, dst)?)?)
            })
        }
        "ctr, meshing" => mode(Meshed::<Cnt>::new(cipher, iv)?, "encrypt", task)?,
        "cbc encrypt, meshing" => mode(Meshed::<Cbc<_>>::new(cipher, iv)?, "encrypt", task)?,
        "cbc decrypt, meshing" => mode(Meshed::<Cbc<_>>::new(cipher, iv)?, "decrypt", task)?,
        "cfb encrypt, meshing" => mode(Meshed::<Cfb<_>>::new(cipher, iv)?, "encrypt", task)?,
        "cfb decrypt, meshing" => mode(Meshed::<Cfb<_>>::new(cipher, iv)?, "decrypt", task)?,
        "mac" => imit(Imit::new(cipher)),
        "mac, meshing" => imit(Imit::new(cipher).with_meshing()),
        _ => blocks(cipher, task)?,
    })
}

fn imit(mut imit: Imit) -> Rival<'static> {
    Rival::new(OWNER, move |src, dst| {
        imit.update(src);
        put(dst, &imit.finish_reset())
    })
}

/// A mode has no way back to its beginning but a copy of what it was there.
fn mode<M: Bidirectional + 'static>(mode: M, direction: &str, task: &Task<'_>) -> Outcome<Rival<'static>> {
    let direction = match direction {
        "encrypt" => Direction::Encrypt,
        "decrypt" => Direction::Decrypt,
        _ => return Err(unknown(task)),
    };
    Ok(Rival::new(OWNER, move |src, dst| Ok(mode.clone().process(direction, over(src, dst)?)?)))
}

fn message<H: Hash + 'static>(hash: H) -> Rival<'static> {
    Rival::new(OWNER, move |src, dst| {
        let mut hash = hash.clone();
        hash.update(src);
        put(dst, &hash.finish())
    })
}

fn over<'s, 'd>(src: &'s [u8], dst: &'d mut [u8]) -> Outcome<InOutBuf<'s, 'd, u8>> {
    let dst = dst.get_mut(..src.len()).ok_or("the destination is shorter than the source")?;
    Ok(InOutBuf::new(src, dst)?)
}
