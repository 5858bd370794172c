//! Ciphers in modes of operation, authenticated encryption, and key wraps, under OpenSSL's names.
use crate::error::Result;
use crate::ffi::{
    abi::{Algorithm, Param},
    cipher::Cipher,
    legacy_cipher,
    params::Request,
};
use crate::row;
use fastgost::{kdf::TlsTreeParameters, registry};
use identifier::SEED;

mod identifier;
mod message;
mod state;

pub(crate) use self::{message::Data, state::State};

/// A cipher: its row in the registry of `fastgost` (the table of algorithms), and the properties that OpenSSL asks for.
pub(crate) struct Spec {
    row: &'static registry::Algorithm,
    /// OpenSSL's number for the mode of operation (one of the constants EVP_CIPH_*_MODE).
    pub(crate) mode: u64,
    /// The default S-box set of GOST 28147-89. The user may set another set.
    sbox: Option<&'static str>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// A mode of whole blocks. The last block of a message may contain padding.
    Blocks,
    /// The message may have any number of bytes.
    Stream,
    /// Authenticated encryption (AEAD). The tag is not part of the encrypted data.
    Aead,
    /// CTR-ACPKM with OMAC. The tag follows the data, and is encrypted with the data (RFC 9337, section 5.1).
    WithMac,
    /// A key wrap.
    Wrap,
}

const STREAM: u64 = 0;
const ECB: u64 = 1;
const CBC: u64 = 2;
const CFB: u64 = 3;
const OFB: u64 = 4;
const CTR: u64 = 5;
const WRAP: u64 = 0x10002;

impl Spec {
    const fn new(name: &str, mode: u64) -> Self {
        Self { row: row(name), mode, sbox: None }
    }

    const fn with_sbox(self, name: &'static str) -> Self {
        Self { sbox: Some(name), ..self }
    }

    fn kind(&self) -> Kind {
        match self.row.kind {
            registry::Kind::Wrap => Kind::Wrap,
            registry::Kind::Aead if self.row.has_associated_data() => Kind::Aead,
            registry::Kind::Aead => Kind::WithMac,
            _ if self.row.padded() => Kind::Blocks,
            _ => Kind::Stream,
        }
    }

    pub(crate) fn key(&self) -> usize {
        self.row.key_size().unwrap_or(0)
    }

    /// Returns the number of bytes in the IV. In CTR-ACPKM with OMAC, the nonce of `fastgost` consists of the IV and a
    /// seed. OpenSSL's IV does not contain the seed, so this number does not include the seed. The seed is random, or
    /// comes from the AlgorithmIdentifier.
    pub(crate) fn iv(&self) -> usize {
        let whole = self.row.iv_size().map_or(0, |iv| iv.preferred);
        if self.has_mac() { whole - SEED } else { whole }
    }

    /// Returns the number of bytes in a block of the cipher.
    fn block(&self) -> usize {
        self.row.block_size()
    }

    pub(crate) fn is_aead(&self) -> bool {
        self.kind() == Kind::Aead
    }

    pub(crate) fn has_mac(&self) -> bool {
        self.kind() == Kind::WithMac
    }

    /// Returns true if the end of a message may have padding.
    pub(crate) fn has_padding(&self) -> bool {
        self.kind() == Kind::Blocks
    }

    /// Returns the parameters of TLSTREE if a cipher suite of RFC 9189 uses this cipher with TLSTREE. TLSTREE derives
    /// the keys of TLS records.
    pub(crate) fn tls_tree(&self) -> Option<TlsTreeParameters> {
        match self.row.name {
            "kuznyechik-ctr-acpkm" => Some(TlsTreeParameters::KUZNYECHIK_CTR_OMAC),
            "magma-ctr-acpkm" => Some(TlsTreeParameters::MAGMA_CTR_OMAC),
            _ => None,
        }
    }

    /// Returns true if libssl encrypts TLS records with this cipher.
    fn is_in_tls(&self) -> bool {
        self.tls_tree().is_some() || self.row.name == "gost28147-cnt"
    }

    /// Returns the block size for OpenSSL. At the end of a message, the output can grow by at most this number of
    /// bytes.
    pub(crate) fn block_size(&self) -> usize {
        match self.kind() {
            Kind::Blocks | Kind::WithMac | Kind::Wrap => self.block(),
            Kind::Stream | Kind::Aead => 1,
        }
    }
}

macro_rules! ciphers {
    ($($names:literal, $description:literal, $spec:expr;)+) => {
        pub(crate) static ALGORITHMS: &[Algorithm] = &[$({
            struct Row;
            impl Cipher for Row {
                const SPEC: Spec = $spec;
            }
            Algorithm::new($names, Row::FUNCTIONS, $description)
        },)+ Algorithm::END];
        /// The ciphers of `ALGORITHMS`, as rows of the table from which libcrypto's legacy methods (`EVP_CIPHER`) are
        /// made.
        pub(crate) static LEGACY: &[legacy_cipher::Row] = &[$({
            struct Row;
            impl Cipher for Row {
                const SPEC: Spec = $spec;
            }
            legacy_cipher::Row::new::<Row>($names)
        },)+];
    };
}

ciphers! {
    c"kuznyechik-ecb:grasshopper-ecb", c"Kuznyechik in ECB", Spec::new("kuznyechik-ecb", ECB);
    c"kuznyechik-cbc:grasshopper-cbc", c"Kuznyechik in CBC", Spec::new("kuznyechik-cbc", CBC);
    c"kuznyechik-cfb:grasshopper-cfb", c"Kuznyechik in CFB", Spec::new("kuznyechik-cfb", CFB);
    c"kuznyechik-ofb:grasshopper-ofb", c"Kuznyechik in OFB", Spec::new("kuznyechik-ofb", OFB);
    c"kuznyechik-ctr:grasshopper-ctr", c"Kuznyechik in CTR", Spec::new("kuznyechik-ctr", CTR);
    c"kuznyechik-mgm", c"Kuznyechik in MGM", Spec::new("kuznyechik-mgm", STREAM);
    c"kuznyechik-ctr-acpkm:1.2.643.7.1.1.5.2.1", c"Kuznyechik in CTR-ACPKM",
    Spec::new("kuznyechik-ctr-acpkm", CTR);
    c"kuznyechik-ctr-acpkm-omac:1.2.643.7.1.1.5.2.2", c"Kuznyechik in CTR-ACPKM with OMAC (RFC 9337)",
    Spec::new("kuznyechik-ctr-acpkm-omac", CTR);
    c"kuznyechik-kexp15:1.2.643.7.1.1.7.2.1", c"KExp15 with Kuznyechik, for keys",
    Spec::new("kuznyechik-kexp15", WRAP);
    c"magma-ecb", c"Magma in ECB", Spec::new("magma-ecb", ECB);
    c"magma-cbc", c"Magma in CBC", Spec::new("magma-cbc", CBC);
    c"magma-cfb", c"Magma in CFB", Spec::new("magma-cfb", CFB);
    c"magma-ofb", c"Magma in OFB", Spec::new("magma-ofb", OFB);
    c"magma-ctr", c"Magma in CTR", Spec::new("magma-ctr", CTR);
    c"magma-mgm", c"Magma in MGM", Spec::new("magma-mgm", STREAM);
    c"magma-ctr-acpkm:1.2.643.7.1.1.5.1.1", c"Magma in CTR-ACPKM",
    Spec::new("magma-ctr-acpkm", CTR);
    c"magma-ctr-acpkm-omac:1.2.643.7.1.1.5.1.2", c"Magma in CTR-ACPKM with OMAC (RFC 9337)",
    Spec::new("magma-ctr-acpkm-omac", CTR);
    c"magma-kexp15:1.2.643.7.1.1.7.1.1", c"KExp15 with Magma, for keys",
    Spec::new("magma-kexp15", WRAP);
    c"gost89:GOST 28147-89:1.2.643.2.2.21", c"GOST 28147-89 in CFB with the S-boxes TC26-Z and key meshing",
    Spec::new("gost28147-cfb", CFB).with_sbox("z");
    c"gost89-cnt", c"GOST 28147-89 in CNT with the S-boxes CryptoPro-A and key meshing",
    Spec::new("gost28147-cnt", OFB).with_sbox("a");
    c"gost89-cnt-12", c"GOST 28147-89 in CNT with the S-boxes TC26-Z and key meshing",
    Spec::new("gost28147-cnt", OFB).with_sbox("z");
    c"gost89-cbc", c"GOST 28147-89 in CBC with the S-boxes TC26-Z",
    Spec::new("gost28147-cbc", CBC).with_sbox("z");
    c"gost89-ecb", c"GOST 28147-89 in ECB with the S-boxes TC26-Z",
    Spec::new("gost28147-ecb", ECB).with_sbox("z");
}

pub(crate) static GETTABLE: &[Param] = &[
    Param::number(c"mode"),
    Param::number(c"keylen"),
    Param::number(c"ivlen"),
    Param::number(c"blocksize"),
    Param::number(c"aead"),
    Param::number(c"custom-iv"),
    Param::number(c"cts"),
    Param::number(c"tls-multi"),
    Param::number(c"has-randkey"),
    Param::END,
];

/// Answers libcrypto's request for a property of a cipher.
pub(crate) fn answer(spec: &Spec, request: Request<'_>) -> Result<()> {
    match request.key().to_bytes() {
        b"mode" => request.put_number(spec.mode),
        b"keylen" => request.put_size(spec.key()),
        b"ivlen" => request.put_size(spec.iv()),
        b"blocksize" => request.put_size(spec.block_size()),
        b"aead" => request.put_number(u64::from(spec.is_aead())),
        b"custom-iv" | b"cts" | b"tls-multi" | b"has-randkey" => request.put_number(0),
        _ => Ok(()),
    }
}

pub(crate) static GETTABLE_CTX: &[Param] = &[
    Param::number(c"keylen"),
    Param::number(c"ivlen"),
    Param::number(c"padding"),
    Param::number(c"num"),
    Param::bytes(c"iv"),
    Param::bytes(c"tag"),
    Param::number(c"taglen"),
    Param::bytes(c"alg_id_param"),
    Param::bytes(c"algorithm-id-params"),
    Param::bytes_pointer(c"tls-mac"),
    Param::END,
];

/// Returns the parameters that a user may set. If the mode has no padding, the list does not contain the parameter for
/// padding.
pub(crate) fn settable(spec: &Spec) -> &'static [Param] {
    if spec.has_padding() { SETTABLE } else { &SETTABLE[1..] }
}

static SETTABLE: &[Param] = &[
    Param::number(c"padding"),
    Param::number(c"num"),
    Param::number(c"keylen"),
    Param::number(c"ivlen"),
    Param::text(c"paramset"),
    Param::number(c"key-mesh"),
    Param::bytes(c"tag"),
    Param::bytes(c"alg_id_param"),
    Param::bytes(c"algorithm-id-params"),
    Param::number(c"tls-version"),
    Param::number(c"tls-mac-size"),
    Param::END,
];
