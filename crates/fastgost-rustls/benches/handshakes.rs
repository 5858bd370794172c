//! Measures handshakes per second and data per second. Client and server run together on one core. For comparison, the
//! same run also measures MGM without TLS. With the feature `ring`, it also measures handshakes of rustls with ring on
//! P-256.
//!
//! `taskset -c 0 cargo bench -p fastgost-rustls --features ring --bench handshakes -- [SECONDS]`
#[path = "../tests/all/common/mod.rs"]
mod common;

use common::*;
use fastgost::{Kuznyechik, Magma, aead::Mgm, record::tls13::Suite};
use fastgost_rustls::{ALL_CIPHER_SUITES, ALL_KX_GROUPS};
use rustls::{
    ClientConfig, ServerConfig,
    client::Resumption,
    crypto::{CryptoProvider, Identity, cipher::OutboundPlain},
    pki_types::{CertificateDer, PrivateKeyDer},
    server::WebPkiClientVerifier,
};
use std::{
    cell::RefCell,
    hint::black_box,
    rc::Rc,
    sync::Arc,
    time::{Duration, Instant},
};

/// The number of rounds. Each round measures every job once. For each job, the benchmark reports the fastest round,
/// because other programs may have slowed down the other rounds.
const ROUNDS: usize = 7;

fn main() {
    let seconds = std::env::args().skip(1).find_map(|argument| argument.parse().ok()).unwrap_or(1.0);
    let round = Duration::from_secs_f64(seconds / ROUNDS as f64);
    let handshakes = handshakes();
    println!("mutual handshakes a second, full, client and server together");
    for ((name, _), rate) in handshakes.iter().zip(best(&handshakes, round)) {
        println!("{name:46} {rate:9.0}");
    }
    println!("records of 16 KiB, MB a second");
    let data = streams();
    for ((name, _), rate) in data.iter().zip(best(&data, round)) {
        println!("{name:46} {:9.0}", rate * RECORD as f64 / 1e6);
    }
}

type Job = (String, Box<dyn Fn()>);

/// Runs the jobs in turns. Each job runs for the time `round` in each round.
fn best(jobs: &[Job], round: Duration) -> Vec<f64> {
    let mut best = vec![0.0_f64; jobs.len()];
    for _ in 0..ROUNDS {
        for (rate, (_, job)) in best.iter_mut().zip(jobs) {
            let (start, mut runs) = (Instant::now(), 0);
            while start.elapsed() < round {
                job();
                runs += 1;
            }
            *rate = rate.max(f64::from(runs) / start.elapsed().as_secs_f64());
        }
    }
    best
}

fn handshakes() -> Vec<Job> {
    let mut jobs: Vec<Job> = Vec::new();
    for (group, curve) in CURVES.into_iter().enumerate() {
        let (authority, server) = authority_and_server(curve);
        let (client, server) = mutual(only(0, group), &authority.certificate, &server.chain(&[]), &|| server.key_der());
        let name = format!("GOST, {:?}, certificates on {curve}", ALL_KX_GROUPS[group].name());
        jobs.push((name, Box::new(move || drop(black_box(Pair::connected(&client, &server).expect("connected"))))));
    }
    #[cfg(feature = "ring")]
    {
        let provider = CryptoProvider {
            kx_groups: vec![rustls_ring::kx_group::SECP256R1].into(),
            ..rustls_ring::DEFAULT_TLS13_PROVIDER
        };
        let (authority, identity, key) = p256();
        let (client, server) = mutual(provider, &authority, &identity, &|| key.clone_key());
        let name = "ring, secp256r1, certificates on P-256".to_owned();
        jobs.push((name, Box::new(move || drop(black_box(Pair::connected(&client, &server).expect("connected"))))));
    }
    jobs
}

fn mutual(
    provider: CryptoProvider,
    authority: &CertificateDer<'static>,
    identity: &Arc<Identity<'static>>,
    key: &dyn Fn() -> PrivateKeyDer<'static>,
) -> (Arc<ClientConfig>, Arc<ServerConfig>) {
    let provider = Arc::new(provider);
    let roots = roots(&[authority]);
    let verifier = WebPkiClientVerifier::builder(roots.clone(), &provider).build().expect("a verifier");
    let mut client = ClientConfig::builder(provider.clone())
        .with_root_certificates(roots)
        .with_client_auth_cert(identity.clone(), key())
        .expect("a configuration");
    client.resumption = Resumption::disabled();
    let server = ServerConfig::builder(provider)
        .with_client_cert_verifier(Arc::new(verifier))
        .with_single_cert(identity.clone(), key())
        .expect("a configuration");
    (Arc::new(client), Arc::new(server))
}

const RECORD: usize = 1 << 14;

/// Returns two kinds of jobs: jobs that only seal records, and jobs that seal records and then open them.
fn streams() -> Vec<Job> {
    let mut jobs: Vec<Job> = Vec::new();
    let (authority, server) = authority_and_server("256-a");
    let record = data(RECORD);
    macro_rules! mgm {
        ($cipher:ident) => {{
            // A key is replaced before it would exceed the limit of MGM, which is a number of blocks.
            let new = || Mgm::new($cipher::new(&[7; 32]));
            let state = RefCell::new((new(), 0, record.clone()));
            let seal = move |and_open: bool| {
                let (mgm, used, buffer) = &mut *state.borrow_mut();
                // A key has a limit of blocks. `blocks` is the number of blocks by which one record brings the key
                // nearer to this limit. It counts the blocks of the record's data and some extra blocks, once for
                // sealing and once for opening.
                let blocks = 2 * (RECORD / mgm.tag_size() + 6) as u64;
                if *used + blocks > Mgm::<$cipher>::LIMIT {
                    (*mgm, *used) = (new(), 0);
                }
                *used += blocks;
                let nonce = &[1; 16][..if mgm.tag_size() == 16 { 16 } else { 8 }];
                let tag = mgm.seal(nonce, &[23, 3, 3, 0, 0], &mut *buffer).expect("sealed");
                if and_open {
                    mgm.open(nonce, &[23, 3, 3, 0, 0], &mut *buffer, &tag).expect("opened");
                }
            };
            let seal = Rc::new(seal);
            let other = seal.clone();
            let name = stringify!($cipher);
            jobs.push((format!("{name} in MGM, sealed"), Box::new(move || seal(false))));
            jobs.push((format!("{name} in MGM, sealed and opened"), Box::new(move || other(true))));
        }};
    }
    mgm!(Kuznyechik);
    mgm!(Magma);
    for (number, suite) in ALL_CIPHER_SUITES.iter().enumerate() {
        let client = Arc::new(client_config(only(number, 0), &authority));
        let server = Arc::new(server_config(only(number, 0), &server));
        for and_open in [false, true] {
            let pair = RefCell::new(Pair::connected(&client, &server).expect("connected"));
            let record = record.clone();
            let job = move || {
                let pair = &mut *pair.borrow_mut();
                pair.client.write(OutboundPlain::Single(&record), &mut pair.to_server).expect("written");
                if and_open {
                    pair.serve().expect("read");
                }
                pair.to_server.clear();
                pair.at_server.clear();
            };
            let what = if and_open { "sealed and opened" } else { "sealed" };
            let suite = Suite::from_id(suite.common.suite.into()).expect("a suite");
            jobs.push((format!("{suite:?}, {what}"), Box::new(job)));
        }
    }
    jobs
}
