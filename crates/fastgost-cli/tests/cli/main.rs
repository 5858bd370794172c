//! Tests the command as its users run it.
mod armor;
mod attacks;
mod authorities;
mod cert;
mod cert_verify;
mod cipher;
mod cms;
mod cms_types;
mod common;
mod cryptopro;
#[cfg(target_os = "linux")]
mod demo;
#[cfg(unix)]
mod descriptors;
mod docs;
mod documents;
#[cfg(unix)]
mod errors;
mod gpu;
mod interop_keys;
mod jws;
mod keys;
mod kinds;
#[cfg(target_os = "linux")]
mod leftovers;
mod library_page;
mod mac_and_speed;
mod mail;
#[cfg(unix)]
mod outputs;
mod pages;
mod pfx;
mod pfx_others;
mod qualified;
#[cfg(target_os = "linux")]
mod release;
mod sealed;
#[cfg(unix)]
mod sentences;
#[cfg(unix)]
mod several;
#[cfg(unix)]
mod shells;
mod sign;
mod signers;
mod spared;
mod sum;
mod sum_others;
mod terminal;
mod texts;
mod timestamps;
#[path = "../../../fastgost-pki/tests/all/cms/token.rs"]
mod token;
mod transcripts;
#[cfg(unix)]
mod tunnel;
mod xml;
mod xml_trust;
