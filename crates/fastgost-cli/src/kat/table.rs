//! The table of the checks. For each kind of file, the table says how each case is checked, and on which algorithm of
//! the registry.
use super::{
    Check, Fields, Result,
    ciphers::{aead, cryptopro_wrap, gost28147_wrap, kdf_wrap, kexp15, key_change, mac, mesh, mode, sbox_set},
    curves::{keg, nonce, nonce_94, parameters, parameters_94, signature, signature_94, vko},
    documents::{
        encrypt_private_key, encrypted_private_key, open, pfx_password, pfx_public_key, private_key, public_key, seal,
        signed,
    },
    hashes::{esp_tree, hash, kdf, kdf_tree, masks, pbkdf2, prf_plus, prf_tls, skeyseed, tls_tree},
    records::{esp, tls12, tls13},
    unknown,
};
use Row::{Best, Inner, On};
use fastgost::{
    record::{esp::Transform, tls12::Suite as Suite12, tls13::Suite as Suite13},
    registry::Algorithm,
};

/// A row of the table, which says how the cases of one kind are checked.
#[derive(Clone, Copy)]
pub enum Row {
    /// The check runs on every kernel of an algorithm. The algorithm's name can begin with `*`, which stands for the
    /// cipher that the case names. The name can end in `#`, which stands for the number of bits of the case's digests.
    On(&'static str, Check),
    /// The check runs only on the best kernel. Such checks are for public keys, encrypted private keys and PFX files,
    /// and for functions whose kernel the caller cannot choose.
    Best(fn(&Fields<'_>) -> Result),
    /// The fields with these names contain inner values (intermediate results of a computation), which the command does
    /// not check. Only the oracles of `fastgost-testkit` (slow implementations for tests) compute inner values.
    Inner(&'static [&'static str]),
}

/// Each entry has four values:
/// - the beginning of the field `algorithm` of a file;
/// - if such a file has several kinds of cases, the name of the field that tells the kinds apart;
/// - the content of this field for one kind of cases;
/// - the row, which says how cases of this kind are checked.
///
/// If one first value is the beginning of another first value, the longer value comes first.
const CASES: &[(&str, &str, &str, Row)] = &[
    ("Kuznyechik modes of operation", "mode", "ECB", On("kuznyechik-ecb", mode)),
    ("Kuznyechik modes of operation", "mode", "CTR", On("kuznyechik-ctr", mode)),
    ("Kuznyechik modes of operation", "mode", "OFB", On("kuznyechik-ofb", mode)),
    ("Kuznyechik modes of operation", "mode", "CBC", On("kuznyechik-cbc", mode)),
    ("Kuznyechik modes of operation", "mode", "CFB", On("kuznyechik-cfb", mode)),
    ("Kuznyechik modes of operation", "mode", "MAC", On("kuznyechik-omac", mac)),
    ("Kuznyechik", "op", "S", Inner(&["input", "output"])),
    ("Kuznyechik", "op", "R", Inner(&["input", "output"])),
    ("Kuznyechik", "op", "L", Inner(&["input", "output"])),
    ("Kuznyechik", "op", "X", Inner(&["constant", "input", "output"])),
    ("Kuznyechik", "op", "SX", Inner(&["constant", "input", "output"])),
    ("Kuznyechik", "op", "LSX", Inner(&["constant", "input", "output"])),
    ("Kuznyechik", "op", "C", Inner(&["index", "output"])),
    ("Kuznyechik", "op", "F", Inner(&["index", "key", "output_left", "output_right"])),
    ("Kuznyechik", "op", "key_schedule", Inner(&["key", "round_keys"])),
    ("Kuznyechik", "op", "encrypt", On("kuznyechik-ecb", mode)),
    ("Kuznyechik", "op", "decrypt", On("kuznyechik-ecb", mode)),
    ("Magma modes of operation", "mode", "ECB", On("magma-ecb", mode)),
    ("Magma modes of operation", "mode", "CTR", On("magma-ctr", mode)),
    ("Magma modes of operation", "mode", "OFB", On("magma-ofb", mode)),
    ("Magma modes of operation", "mode", "CBC", On("magma-cbc", mode)),
    ("Magma modes of operation", "mode", "CFB", On("magma-cfb", mode)),
    ("Magma modes of operation", "mode", "MAC", On("magma-omac", mac)),
    ("Magma", "op", "t", Inner(&["input", "output"])),
    ("Magma", "op", "g", Inner(&["k", "input", "output"])),
    ("Magma", "op", "key_schedule", Inner(&["key", "round_keys"])),
    ("Magma", "op", "encrypt", On("magma-ecb", mode)),
    ("Magma", "op", "decrypt", On("magma-ecb", mode)),
    ("MGM AEAD", "", "", On("*-mgm", aead)),
    ("CTR-ACPKM-OMAC AEAD", "", "", On("*-ctr-acpkm-omac", aead)),
    ("GOST 28147-89 S-box parameter sets", "", "", On("gost28147-ecb", sbox_set)),
    ("GOST 28147-89 ECB", "mode", "ECB", On("gost28147-ecb", mode)),
    ("GOST 28147-89 ECB", "mode", "CFB", On("gost28147-cfb", mode)),
    ("GOST 28147-89 ECB", "mode", "CNT", On("gost28147-cnt", mode)),
    ("GOST 28147-89 ECB", "mode", "CBC", On("gost28147-cbc", mode)),
    ("GOST 28147-89 ECB", "mode", "IMIT", On("gost28147-imit", mac)),
    ("GOST 28147-89 ECB", "mode", "MESH", On("gost28147-cfb", mesh)),
    ("GOST 28147-89 key wrap", "op", "gost28147_wrap", On("gost28147-wrap", gost28147_wrap)),
    ("GOST 28147-89 key wrap", "op", "cryptopro_wrap", On("gost28147-cryptopro-wrap", cryptopro_wrap)),
    ("GOST 28147-89 key wrap", "op", "gost28147_kdf_wrap", On("gost28147-wrap", kdf_wrap)),
    ("KExp15/KImp15", "op", "KExp15", On("*-kexp15", kexp15)),
    ("CTR-ACPKM", "op", "ACPKM", On("*-ctr-acpkm", key_change)),
    ("CTR-ACPKM", "op", "CTR-ACPKM", On("*-ctr-acpkm", mode)),
    ("OMAC-ACPKM-Master", "op", "OMAC-ACPKM", On("*-omac-acpkm", mac)),
    ("GOST R 34.11-94", "", "", On("gost94", hash)),
    ("GOST R 34.11-2012", "", "", On("streebog#", hash)),
    ("HMAC_GOSTR3411_2012_256", "", "", On("hmac-streebog#", mac)),
    ("KDF_GOSTR3411_2012_256", "op", "PRF_TLS", On("streebog#", prf_tls)),
    ("KDF_GOSTR3411_2012_256", "op", "PRF_IPSEC_PRFPLUS", On("streebog#", prf_plus)),
    ("KDF_GOSTR3411_2012_256", "op", "KDF", On("streebog256", kdf)),
    ("KDF_GOSTR3411_2012_256", "op", "KDF_TREE", On("streebog256", kdf_tree)),
    ("PBKDF2", "hash", "s256", On("streebog256", pbkdf2)),
    ("PBKDF2", "hash", "s512", On("streebog512", pbkdf2)),
    ("PBKDF2", "hash", "g94:", On("gost94", pbkdf2)),
    ("TLSTREE", "op", "TLSTREE", On("streebog256", tls_tree)),
    ("TLSTREE", "op", "ESPTREE", On("streebog256", esp_tree)),
    ("TLS 1.2 GOST record protection", "suite", Suite12::KuznyechikCtrOmac.name(), On("kuznyechik-ctr-omac", tls12)),
    ("TLS 1.2 GOST record protection", "suite", Suite12::MagmaCtrOmac.name(), On("magma-ctr-omac", tls12)),
    ("TLS 1.2 GOST record protection", "suite", Suite12::Gost28147CntImit.name(), On("gost28147-cnt-imit", tls12)),
    ("TLS 1.3 GOST record protection", "suite", Suite13::KuznyechikMgmL.name(), On("kuznyechik-mgm", tls13)),
    ("TLS 1.3 GOST record protection", "suite", Suite13::MagmaMgmL.name(), On("magma-mgm", tls13)),
    ("TLS 1.3 GOST record protection", "suite", Suite13::KuznyechikMgmS.name(), On("kuznyechik-mgm", tls13)),
    ("TLS 1.3 GOST record protection", "suite", Suite13::MagmaMgmS.name(), On("magma-mgm", tls13)),
    ("GOST ESP transforms", "transform", Transform::KuznyechikMgmKtree.name(), On("kuznyechik-mgm", esp)),
    ("GOST ESP transforms", "transform", Transform::MagmaMgmKtree.name(), On("magma-mgm", esp)),
    ("GOST ESP transforms", "transform", Transform::KuznyechikMgmMacKtree.name(), On("kuznyechik-mgm", esp)),
    ("GOST ESP transforms", "transform", Transform::MagmaMgmMacKtree.name(), On("magma-mgm", esp)),
    ("IKEv2 GOST PRF", "op", "SKEYSEED", On("hmac-streebog512", skeyseed)),
    ("Sealed files", "op", "seal", On("*-mgm", seal)),
    ("Sealed files", "op", "open", On("*-mgm", open)),
    ("GOST R 34.10-2012 (and 2001) signature", "", "", On(CURVES, signature)),
    ("GOST R 34.10-94 / GOST 34.310-95", "kind", "params", On("gost3410-94", parameters_94)),
    ("GOST R 34.10-94 / GOST 34.310-95", "kind", "signature", On("gost3410-94", signature_94)),
    ("Nonces of GOST R 34.10 signatures", "op", "nonce", On(CURVES, nonce)),
    ("Nonces of GOST R 34.10 signatures", "op", "nonce-94", Best(nonce_94)),
    ("GOST R 34.10-2001/2012 elliptic curve parameter sets", "", "", On(CURVES, parameters)),
    ("VKO GOST R 34.10-2001 / 2012", "algorithm", "VKO_GOSTR3410_2001", On("vko-2001", vko)),
    ("VKO GOST R 34.10-2001 / 2012", "algorithm", "VKO_GOSTR3410_2012_256", On("vko-256", vko)),
    ("VKO GOST R 34.10-2001 / 2012", "algorithm", "VKO_GOSTR3410_2012_512", On("vko-512", vko)),
    ("KEG", "op", "KEG", On("keg", keg)),
    ("Keys in files", "op", "private_key", On(CURVES, private_key)),
    ("Keys in files", "op", "public_key", Best(public_key)),
    ("Keys in files", "op", "encrypted_private_key", Best(encrypted_private_key)),
    ("Keys in files", "op", "encrypt_private_key", Best(encrypt_private_key)),
    ("X.509 certificates, PKCS#10 requests, CRLs", "", "", On(CURVES, signed)),
    ("PKCS#12 (PFX) containers", "kind", "pfx_password", Best(pfx_password)),
    ("PKCS#12 (PFX) containers", "kind", "pfx_public_key_mode", Best(pfx_public_key)),
];

/// All curves have the same kernels, so the check takes the kernels of this curve.
const CURVES: &str = "gost3410-256-a";

/// The tables that some files contain in addition to their cases. Each entry has the beginning of the file's
/// `algorithm`, the name of the field that contains the table, and the check.
const TABLES: &[(&str, &str, Row)] = &[
    (
        "Kuznyechik",
        "tables",
        Inner(&["pi", "pi_note", "pi_inverse", "l_coefficients_a15_to_a0", "field_polynomial", "iteration_constants"]),
    ),
    ("Magma", "tables", Inner(&["pi", "pi_note"])),
    ("GOST R 34.11-2012", "tables", Inner(&["pi", "pi_note", "tau", "A", "C_rfc_order"])),
    ("TLSTREE", "masks", Best(masks)),
];

/// The fields with inner values (intermediate results) in cases whose other fields are checked. Each entry has the
/// beginning of the file's `algorithm`, the name of the field, and the names inside this field. If the field contains a
/// list, there are no names inside the field, and the third part of the entry is empty.
const INTERMEDIATES: &[(&str, &str, &[&str])] = &[
    ("Kuznyechik modes of operation", "intermediates", INNER_OF_MODES),
    (
        "Kuznyechik",
        "intermediates",
        &["X_K1", "SX_K1", "after_LSX_round_1_to_9", "X_K10", "Linv_X_K10", "after_SinvLinvX_K10_down_to_K2"],
    ),
    ("Magma modes of operation", "intermediates", INNER_OF_MODES),
    ("Magma", "intermediates", &["after_round_1_to_31", "after_round_K32_down_to_K2"]),
    ("MGM AEAD", "intermediates", &["Y", "E_K", "Z", "H", "len_block", "running_sum"]),
    ("GOST R 34.11-94", "intermediates_rfc_order", &["KSI"]),
    ("GOST R 34.11-2012", "intermediates_rfc_order", &[]),
    ("GOST R 34.10-2012 (and 2001) signature", "intermediates", &["v", "z1", "z2", "C_x", "C_y"]),
];

const INNER_OF_MODES: &[&str] = &["input_blocks", "output_blocks", "R", "K1", "K2"];

/// Returns the first value of the entries of `CASES` for a file. `algorithm` is the text of the file's field
/// `algorithm`, and begins with this value.
pub fn file(algorithm: &str) -> Result<&'static str> {
    // After the name, the text may have more words or a comma.
    let is = |rest: &str| rest.is_empty() || rest.starts_with([' ', ',']);
    let mut names: Vec<_> = CASES.iter().map(|(file, ..)| *file).collect();
    names.dedup();
    let found = names.iter().find(|name| algorithm.strip_prefix(**name).is_some_and(is));
    found.copied().ok_or_else(|| unknown("algorithm", algorithm, names.into_iter()))
}

/// Returns the row for a case.
pub fn row(file: &str, case: &Fields<'_>) -> Result<Row> {
    let rows = || CASES.iter().filter(|(name, ..)| *name == file);
    let by = rows().next().map_or("", |(_, by, ..)| *by);
    // If the value of the field is the name of a hash function and an S-box set, only the part up to the colon decides.
    let value = if by.is_empty() { "" } else { case.text(by)?.split_inclusive(':').next().unwrap_or_default() };
    let what = if by == "op" { "operation" } else { by };
    let found = rows().find(|(.., name, _)| *name == value);
    Ok(found.ok_or_else(|| unknown(what, value, rows().map(|(.., name, _)| *name)))?.3)
}

/// For each table in a file, returns the name of the field that contains the table, and the check of the table.
pub fn tables(file: &str, fields: &Fields<'_>) -> impl Iterator<Item = (&'static str, Row)> {
    TABLES.iter().filter(move |(name, field, _)| *name == file && fields.has(field)).map(|row| (row.1, row.2))
}

/// For each field of a case that contains inner values, returns the name of this field and the names inside it.
pub fn intermediates(file: &str, case: &Fields<'_>) -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
    INTERMEDIATES.iter().filter(move |(name, field, _)| *name == file && case.has(field)).map(|row| (row.1, row.2))
}

/// Returns the algorithm for a case. `name` comes from the table, and may contain `*` or `#`.
pub fn algorithm(name: &str, case: &Fields<'_>) -> Result<&'static Algorithm> {
    let name = if let Some(mode) = name.strip_prefix('*') {
        format!("{}{mode}", case.known("cipher", &[("kuz", "kuznyechik"), ("magma", "magma")])?)
    } else if let Some(hash) = name.strip_suffix('#') {
        match case.number::<u64>("bits")? {
            bits @ (256 | 512) => format!("{hash}{bits}"),
            bits => return Err(format!("bits is {bits}; allowed: 256, 512").into()),
        }
    } else {
        name.to_owned()
    };
    Ok(Algorithm::from_name(&name)?)
}
