//! Tests records of TLS 1.2 and TLS 1.3. Some arrays have arbitrary bytes, and some have genuine records that were
//! altered.
#![no_main]
use fastgost::{
    Error, Result,
    record::{Incoming, Opened, Outgoing, tls12, tls13},
};
use libfuzzer_sys::fuzz_target;

enum Opener {
    Tls12(tls12::Opener),
    Tls13(tls13::Opener),
}

impl Opener {
    fn new(which: u8) -> Self {
        match usize::from(which) % 7 {
            which @ 0..3 => {
                let suite = tls12::Suite::ALL[which];
                Self::Tls12(tls12::Opener::new(suite, &[1; 32], &[2; 32], &[3; 8][..suite.iv_size()]).unwrap())
            }
            which => {
                let suite = tls13::Suite::ALL[which - 3];
                Self::Tls13(tls13::Opener::new(suite, &[2; 32], &[3; 16][..suite.block_size()]).unwrap())
            }
        }
    }

    fn sequence(&self) -> Option<u64> {
        match self {
            Self::Tls12(opener) => opener.sequence(),
            Self::Tls13(opener) => opener.sequence(),
        }
    }

    fn open(&mut self, records: &mut [Incoming<'_>]) -> Result<()> {
        match self {
            Self::Tls12(opener) => opener.open(records),
            Self::Tls13(opener) => opener.open(records),
        }
    }
}

fn seal(which: u8, records: &mut [Outgoing<'_>]) -> Result<()> {
    match usize::from(which) % 7 {
        which @ 0..3 => {
            let suite = tls12::Suite::ALL[which];
            tls12::Sealer::new(suite, &[1; 32], &[2; 32], &[3; 8][..suite.iv_size()])?.seal(records)
        }
        which => {
            let suite = tls13::Suite::ALL[which - 3];
            tls13::Sealer::new(suite, &[2; 32], &[3; 16][..suite.block_size()])?.seal(records)
        }
    }
}

// The input begins with the suite, the type of the records, and the change of a record (the record's number, a
// position, and a byte for XOR). The records follow. The length of each record comes before the record.
fuzz_target!(|data: &[u8]| {
    let Some(([which, kind, number, at, xor], mut data)) = data.split_first_chunk::<5>() else { return };
    let mut parts = Vec::new();
    while let Some((len, rest)) = data.split_first() {
        let (part, rest) = rest.split_at(rest.len().min(usize::from(*len)));
        parts.push(part);
        data = rest;
    }
    // The bytes are first tried as records, and then used as payloads.
    let raw: Vec<_> = parts.iter().map(|part| part.to_vec()).collect();
    assert!(check(*which, &raw).iter().all(|result| result.is_err()));
    // In TLS 1.3, the byte for XOR is also the length of the padding. The buffer has room for the padding, but may be
    // too short for the whole record, by one byte or more.
    let padding = if which % 7 < 3 { 0 } else { usize::from(*xor) };
    let mut short = vec![0; parts.first().map_or(0, |part| part.len() + 5 + padding + usize::from(*at % 9))];
    if let Some(part) = parts.first() {
        let mut outgoing = [Outgoing::copied(*kind, part, &mut short).with_padding(padding)];
        let result = seal(*which, &mut outgoing);
        let is_written = outgoing[0].result.is_ok();
        assert_eq!(is_written, result.is_ok());
        assert!(is_written || short.iter().all(|byte| *byte == 0), "written although there is no room");
    }
    let mut sealed: Vec<_> = parts.iter().map(|part| vec![0; part.len() + padding + 22]).collect();
    let places = parts.iter().zip(&mut sealed);
    let mut outgoing: Vec<_> =
        places.map(|(part, buffer)| Outgoing::copied(*kind, part, buffer).with_padding(padding)).collect();
    let is_allowed = |part: &&[u8]| match kind {
        0 => which % 7 < 3,
        20..=22 => !part.is_empty(),
        _ => true,
    };
    match seal(*which, &mut outgoing) {
        Ok(()) => assert!(parts.iter().all(is_allowed)),
        Err(Error::Parameter { .. }) if !parts.iter().all(is_allowed) => return,
        Err(error) => panic!("{error}"),
    }
    let lengths: Vec<_> = outgoing.into_iter().map(|record| record.result.unwrap().packet.len()).collect();
    sealed.iter_mut().zip(lengths).for_each(|(record, len)| record.truncate(len));
    assert!(check(*which, &sealed).iter().all(|result| result.is_ok()));
    if let Some(record) = sealed.get_mut(usize::from(*number)) {
        let at = usize::from(*at) % record.len();
        record[at] ^= xor;
        let results = check(*which, &sealed);
        let (before, altered) = results.split_at(usize::from(*number));
        assert!(before.iter().all(|result| result.is_ok()));
        assert_eq!(altered[0].is_ok(), *xor == 0);
        // If the length of a record differs from the length in its header, the opener tries neither this record nor the
        // records after it. In the suite with CNT and IMIT, tags depend on all earlier records. After a rejected
        // record, this suite rejects all records.
        let is_length = (3..5).contains(&at);
        let is_followed = *xor == 0 || which % 7 != 2 && !altered[1..].iter().all(is_untried);
        assert!(is_followed || is_length || which % 7 == 2 || altered.len() == 1);
        assert!(altered[1..].iter().all(|result| result.is_ok() == is_followed));
    }
});

/// Opens the records together. Also opens the records one after the other, up to the first record that does not use up
/// a sequence number. Both ways must give the same results.
fn check(which: u8, records: &[Vec<u8>]) -> Vec<Result<Opened>> {
    let open = |mut buffers: Vec<Vec<u8>>, size: usize| {
        let mut opener = Opener::new(which);
        let places = buffers.iter_mut().map(|buffer| {
            let all = 0..buffer.len();
            Incoming::in_place(buffer, all)
        });
        let mut records: Vec<_> = places.collect();
        for records in records.chunks_mut(size) {
            let before = opener.sequence();
            // The result of the call is ignored, because each record has its own result.
            let _ = opener.open(records);
            if opener.sequence() == before {
                break;
            }
        }
        let results: Vec<_> = records.into_iter().map(|record| record.result).collect();
        (results, buffers)
    };
    let (together, single) = (open(records.to_vec(), records.len().max(1)), open(records.to_vec(), 1));
    assert_eq!(together, single);
    together.0
}

fn is_untried(result: &Result<Opened>) -> bool {
    matches!(result, Err(Error::Unsupported(_)))
}
