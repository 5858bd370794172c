//! Tests the library through its public interface. The tests are one program, so that shared code is compiled once.
//! Tests that need a separate process, other features or an emulator are separate programs in the folder above.
#![allow(missing_docs)]

mod acpkm;
mod aead_parts;
mod agreement;
mod batch;
mod cnt_imit;
#[path = "../common/mod.rs"]
mod common;
mod ctr_acpkm_omac;
mod ctr_omac;
mod gost3410_94;
mod habits;
mod hmac;
mod kdf;
mod keys;
mod kuznyechik;
mod macs;
mod mgm;
mod mgm_parts;
mod modes;
mod oids;
mod padding;
mod pbkdf2;
mod pmac;
mod record;
mod registry;
mod registry_objects;
mod rustcrypto;
mod rustcrypto_hash;
mod sealed;
mod signatures;
mod wrap;
