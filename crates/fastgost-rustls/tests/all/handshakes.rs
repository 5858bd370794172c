//! Tests handshakes with every suite, every group and every kind of certificate.
use crate::common::*;
use fastgost_rustls::{ALL_CIPHER_SUITES, ALL_KX_GROUPS};
use std::sync::Arc;

#[test]
fn every_suite_group_and_certificate() {
    for (number, curve) in CURVES.into_iter().enumerate() {
        let (authority, server) = authority_and_server(curve);
        for suite in 0..ALL_CIPHER_SUITES.len() {
            for group in 0..ALL_KX_GROUPS.len() {
                let provider = only(suite, group);
                let client = Arc::new(client_config(provider.clone(), &authority));
                let server = Arc::new(server_config(provider, &server));
                let mut pair = Pair::connected(&client, &server).expect("connected");
                let used = pair.client.negotiated_cipher_suite().expect("a suite").suite();
                assert_eq!(used, ALL_CIPHER_SUITES[suite].common.suite);
                let used = pair.client.negotiated_key_exchange_group().expect("a group").name();
                assert_eq!(used, ALL_KX_GROUPS[group].name());
                assert_eq!(u16::from(used), 0x22 + group as u16);
                pair.exchange(&data(if number == group { 60_000 } else { 100 })).expect("data");
            }
        }
    }
}
