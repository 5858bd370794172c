//! The key derivation functions KDF_TREE and TLSTREE. PBKDF2 and HKDF are not here, because OpenSSL has its own code
//! for them. OpenSSL's code can use HMAC-Streebog.
use crate::{
    error::{Error, Result},
    ffi::{
        abi::{Algorithm, Param},
        kdf::Kdf,
        params::{Params, Request},
    },
};
use fastgost::{
    hash::Streebog256,
    kdf::{TlsTree, TlsTreeParameters, kdf_tree},
    mac::Hmac,
};
use zeroize::Zeroizing;

/// A key derivation function.
#[derive(Clone, Copy)]
pub(crate) enum Spec {
    /// KDF_TREE_GOSTR3411_2012_256 (RFC 7836).
    Tree,
    /// TLSTREE (RFC 9189, RFC 9367).
    TlsTree,
}

macro_rules! rows {
    ($($names:literal, $description:literal, $spec:expr;)+) => {
        &[$({
            struct Row;
            impl Kdf for Row {
                const SPEC: Spec = $spec;
            }
            Algorithm::new($names, Row::FUNCTIONS, $description)
        },)+ Algorithm::END]
    };
}

pub(crate) static ALGORITHMS: &[Algorithm] = rows! {
    c"KDF_TREE:KDF_TREE_GOSTR3411_2012_256", c"KDF_TREE_GOSTR3411_2012_256 (RFC 7836)", Spec::Tree;
    c"TLSTREE:TLSTREE_GOSTR3411_2012_256", c"TLSTREE, the keys of records (RFC 9189, RFC 9367)", Spec::TlsTree;
};

/// The parameters of TLSTREE for each TLS cipher suite. The user sets the parameter `tree` to one of these names.
const TREES: [(&str, TlsTreeParameters); 6] = [
    ("kuznyechik-ctr-omac", TlsTreeParameters::KUZNYECHIK_CTR_OMAC),
    ("magma-ctr-omac", TlsTreeParameters::MAGMA_CTR_OMAC),
    ("kuznyechik-mgm-l", TlsTreeParameters::KUZNYECHIK_MGM_L),
    ("magma-mgm-l", TlsTreeParameters::MAGMA_MGM_L),
    ("kuznyechik-mgm-s", TlsTreeParameters::KUZNYECHIK_MGM_S),
    ("magma-mgm-s", TlsTreeParameters::MAGMA_MGM_S),
];

/// The context of one key derivation. It has the parameters that the user has set.
#[derive(Clone)]
pub(crate) struct State {
    spec: Spec,
    key: Option<Zeroizing<Vec<u8>>>,
    label: Vec<u8>,
    seed: Vec<u8>,
    /// The size in bytes of the counter that KDF_TREE hashes.
    counter: usize,
    tree: Option<TlsTreeParameters>,
    record: u64,
}

impl State {
    pub(crate) fn new(spec: Spec) -> Self {
        Self { spec, key: None, label: Vec::new(), seed: Vec::new(), counter: 1, tree: None, record: 0 }
    }

    pub(crate) fn reset(&mut self) {
        *self = Self::new(self.spec);
    }

    pub(crate) fn set(&mut self, params: Params<'_>) -> Result<()> {
        params.only(self.spec.settable())?;
        for value in params {
            match value.key().to_bytes() {
                b"key" | b"secret" => self.key = Some(Zeroizing::new(value.bytes()?.to_vec())),
                b"label" => self.label = value.bytes()?.to_vec(),
                b"seed" => self.seed = value.bytes()?.to_vec(),
                b"r" => self.counter = value.size()?,
                b"tree" => {
                    let name = value.text()?;
                    let Some((_, tree)) = TREES.iter().find(|(known, _)| *known == name) else {
                        let allowed = TREES.map(|(name, _)| name).join(", ");
                        return Err(Error::parameter(format!(
                            "no tree of keys is called \"{name}\"; there are {allowed}"
                        )));
                    };
                    self.tree = Some(*tree);
                }
                b"record" => self.record = value.number()?,
                _ => {}
            }
        }
        Ok(())
    }

    pub(crate) fn derive(&mut self, derived: &mut [u8]) -> Result<()> {
        let Some(key) = &self.key else {
            return Err(Error::state("no key was set: set the parameter \"key\" or \"hexkey\""));
        };
        match self.spec {
            Spec::Tree => {
                // The HMAC object is moved to the heap before it gets the key. If the object were moved later, a copy
                // of the key would stay on the stack.
                let mut root = Box::new(Hmac::new(Streebog256::new(), b""));
                root.rekey(key);
                Ok(kdf_tree(&root, &self.label, &self.seed, self.counter, derived)?)
            }
            Spec::TlsTree => {
                let Some(tree) = self.tree else {
                    return Err(Error::state(
                        "no tree was set: set the parameter \"tree\", for example to kuznyechik-ctr-omac",
                    ));
                };
                let key: &[u8; 32] = key.as_slice().try_into().map_err(|_| {
                    Error::parameter(format!("the key of TLSTREE has {} bytes; allowed: 32 bytes", key.len()))
                })?;
                if derived.len() != 32 {
                    return Err(Error::parameter(format!("TLSTREE derives 32 bytes, not {}", derived.len())));
                }
                derived.copy_from_slice(TlsTree::from_key(key, tree).key(self.record));
                Ok(())
            }
        }
    }

    pub(crate) fn answer(&self, request: Request<'_>) -> Result<()> {
        match (request.key().to_bytes(), self.spec) {
            // KDF_TREE can make any number of bytes. In OpenSSL, the largest `usize` means "any number".
            (b"size", Spec::Tree) => request.put_size(usize::MAX),
            (b"size", Spec::TlsTree) => request.put_size(32),
            _ => Ok(()),
        }
    }
}

pub(crate) static GETTABLE: &[Param] = &[Param::number(c"size"), Param::END];

impl Spec {
    pub(crate) fn settable(self) -> &'static [Param] {
        static TREE: &[Param] = &[
            Param::bytes(c"key"),
            Param::bytes(c"secret"),
            Param::bytes(c"label"),
            Param::bytes(c"seed"),
            Param::number(c"r"),
            Param::END,
        ];
        static TLSTREE: &[Param] = &[
            Param::bytes(c"key"),
            Param::bytes(c"secret"),
            Param::text(c"tree"),
            Param::number(c"record"),
            Param::END,
        ];
        match self {
            Self::Tree => TREE,
            Self::TlsTree => TLSTREE,
        }
    }
}
