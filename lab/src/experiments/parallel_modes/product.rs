//! Measures the cost of the code around a kernel. The first step encrypts blocks in a buffer that stays in the cache.
//! The last steps make a whole sealed file.
use crate::{
    experiment::{
        Lab, owner,
        race::{Contestant, Work},
        table::{Row, Unit},
    },
    experiments::ours::Ours,
    pair::Outcome,
    rivals::{
        candidates::Run,
        task::{IV, KEY, second},
    },
};
use fastgost::{
    inout::InOutBuf,
    mode::Ecb,
    registry::{Algorithm, Direction, Options},
    sealed::{self, CHUNK, Recipient, SealedWriter},
};
use fastgost_cli::Aligned;
use std::{cell::RefCell, hint::black_box, io::Write};

/// Measures all steps on the best kernel, because a product uses this kernel.
pub fn run<C: Ours>(lab: &mut Lab<'_>, bytes: usize, seconds: f64) -> Outcome<Vec<Row>> {
    let Some(kernel) = C::kernels().first().copied() else { return Ok(Vec::new()) };
    let mut steps: Vec<(String, Run)> = vec![("kernel alone: ecb, warm 16 KiB".into(), warm::<C>(kernel)?)];
    let mut add = |name: &str, run: Run| steps.push((format!("product: {name}"), run));
    add("ctr", C::keyed(kernel, &KEY)?.ctr(0)?);
    add("ctr by name, with key set-up", by_name::<C>()?);
    add("ctr+mac", C::keyed(kernel, &KEY)?.ctr_mac(C::keyed(kernel, &second(&KEY))?));
    if let Ok(mgm) = Algorithm::from_name(&format!("{}-mgm", C::NAME)) {
        // A prepared key may process only a limited amount of data, which is small for Magma. So the key is prepared
        // again for each message.
        if bytes as u64 <= mgm.aead(&KEY, &Options::default())?.longest() {
            let run: Run = Box::new(move |source, to| {
                // The standard requires the nonce's highest bit to be 0.
                let data = InOutBuf::new(source, to)?;
                black_box(mgm.aead(&KEY, &Options::default())?.seal(&IV[..C::BLOCK_SIZE], &[], data)?);
                Ok(())
            });
            add("mgm by name, with key set-up", run);
        }
    }
    if let Ok(algorithm) = sealed::Algorithm::from_name(C::NAME) {
        add(
            "sealed file in memory",
            Box::new(move |source, _| {
                black_box(sealed::seal(algorithm, &[Recipient::RawKey(&KEY)], source)?);
                Ok(())
            }),
        );
        add(
            "sealed file as a stream",
            Box::new(move |source, to| {
                let mut writer = SealedWriter::new(&mut *to, algorithm, &[Recipient::RawKey(&KEY)])?;
                source.chunks(CHUNK).try_for_each(|piece| writer.write_all(piece))?;
                writer.finish()?;
                Ok(())
            }),
        );
    }
    let mut source = Aligned::filled(bytes);
    let source = &*source.bytes();
    // A sealed file also has a header, and a tag for each chunk.
    let most = bytes + 4096 + bytes / 1024;
    let to = &RefCell::new(Aligned::new(most));
    let each = steps.into_iter().map(|(operation, mut run)| {
        let room = match operation.as_str() {
            "product: ctr+mac" => bytes + C::TAG,
            sealed if sealed.starts_with("product: sealed") => most,
            _ => bytes,
        };
        let contestant = Contestant::new(owner::OURS, kernel, move || {
            run(black_box(source), black_box(&mut to.borrow_mut().bytes()[..room]))
        });
        (C::NAME.to_owned(), operation, contestant)
    });
    let each = each.collect();
    lab.race_each(&Work::one(C::NAME, "kernel and product", bytes, Unit::CyclesPerByte, seconds)?, each)
}

/// Makes a function that encrypts as many blocks as the message has, but always encrypts the same 16 KiB. This gives an
/// upper limit for the speed of the kernel.
fn warm<C: Ours>(kernel: &str) -> Outcome<Run> {
    let ecb = Ecb::new(C::keyed(kernel, &KEY)?);
    Ok(Box::new(move |source, to| {
        for piece in source.chunks(WARM) {
            let to = &mut to[..piece.len()];
            ecb.encrypt(InOutBuf::new(&source[..piece.len()], to)?)?;
        }
        Ok(())
    }))
}

/// Makes a function that finds an algorithm by its name and prepares a key in every call, like the command `fastgost`.
fn by_name<C: Ours>() -> Outcome<Run> {
    let mode = if C::NAME == "gost28147" { "cnt" } else { "ctr" };
    let algorithm = Algorithm::from_name(&format!("{}-{mode}", C::NAME))?;
    Ok(Box::new(move |source, to| {
        let options = Options { iv: &IV[..C::NONCE], ..Options::default() };
        Ok(algorithm.cipher(Direction::Encrypt, &KEY, &options)?.apply(InOutBuf::new(source, to)?)?)
    }))
}

const WARM: usize = 16 << 10;
