//! Makes the unchanged cases (seeds), from which all other cases are made. Most seeds are valid. This module also signs
//! changed objects again, and describes the places of changes in words.
use crate::{
    der::{self, context, generalized, int, name, octets, oid, seq, set, tlv, utf8},
    make::{Cert, Crl, dn, entry, key, public, signed},
    tree::Node,
    values::*,
};
use fastgost::{
    hash::Streebog256,
    sign::{Encoding, SigningKey},
};
use fastgost_pki::{
    cms::{SignOptions, SignedData, SignedWriter, Signer},
    x509::{Certificate, x509_cert::der::asn1::ObjectIdentifier},
};

/// The kind of a case. The kind decides which objects the case has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// The certificates of a root, a CA and a user.
    Chain,
    /// The certificates of a root, a CA and a TLS server.
    Server,
    /// The certificate of a root, the certificate of a user that the root has issued, and a CRL of the root.
    List,
    /// A certificate request.
    Request,
    /// The certificate of a root, and a document. The signers of the document have certificates that the root has
    /// issued.
    Document,
    /// The certificate of a root, a signed document, a timestamp of its signature, and the signature itself. The root
    /// has also issued the certificate of the TSA, which makes timestamps.
    Timestamp,
}

impl Kind {
    pub const ALL: [Kind; 6] = [Kind::Chain, Kind::Server, Kind::List, Kind::Request, Kind::Document, Kind::Timestamp];

    /// Returns the letter that stands for this kind in the input of a peer.
    pub fn letter(self) -> u8 {
        match self {
            Kind::Chain => b'C',
            Kind::Server => b'S',
            Kind::List => b'L',
            Kind::Request => b'R',
            Kind::Document => b'D',
            Kind::Timestamp => b'T',
        }
    }
}

/// The form of an object. The form decides which fields the object has.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Form {
    Certificate,
    List,
    Request,
    Document,
}

#[derive(Clone)]
pub struct Object {
    pub what: &'static str,
    pub form: Form,
    pub der: Vec<u8>,
    /// The label of the key that signs the object again after a change. The field is `None` if the object is never
    /// changed.
    pub by: Option<&'static str>,
}

#[derive(Clone)]
pub struct Seed {
    pub kind: Kind,
    pub objects: Vec<Object>,
    /// True if every program must accept this unchanged case. If the field is false, every program must refuse it.
    pub valid: bool,
}

impl Seed {
    fn invalid(self) -> Self {
        Self { valid: false, ..self }
    }
}

fn object(what: &'static str, form: Form, der: Vec<u8>, by: Option<&'static str>) -> Object {
    Object { what, form, der, by }
}

/// Returns a chain of a root, a CA and a user. `change` changes the last two certificates.
fn chain(kind: Kind, change: impl FnOnce(&mut Cert, &mut Cert)) -> Seed {
    let (root, mut ca, mut leaf) = (root(), Cert::authority("CA", "Root"), Cert::user("Leaf", "CA"));
    change(&mut ca, &mut leaf);
    let ca = object("authority", Form::Certificate, ca.done(), Some("Root"));
    let leaf = object("user", Form::Certificate, leaf.done(), Some("CA"));
    Seed { kind, objects: vec![root, ca, leaf], valid: true }
}

fn root() -> Object {
    object("root", Form::Certificate, Cert::authority("Root", "Root").done(), None)
}

/// Returns a case of the kind `List`. `change` changes the user's certificate and the CRL.
fn list(change: impl FnOnce(&mut Cert, &mut Crl)) -> Seed {
    let (mut leaf, mut list) = (Cert::user("Leaf", "Root"), Crl::of("Root"));
    list.entries = vec![entry(&[9], &[]), entry(&[0x12, 0x34], &[extension(REASON, false, &tlv(10, &[1]))])];
    change(&mut leaf, &mut list);
    let leaf = object("user", Form::Certificate, leaf.done(), None);
    Seed {
        kind: Kind::List,
        objects: vec![root(), leaf, object("list", Form::List, list.done(), Some("Root"))],
        valid: true,
    }
}

fn request(attributes: Vec<u8>) -> Seed {
    let info = seq([int(&[0]), dn("Leaf"), public("Leaf"), context(0, &attributes)]);
    let request = signed(&info, &crate::make::algorithm("Leaf"), "Leaf");
    Seed { kind: Kind::Request, objects: vec![object("request", Form::Request, request, Some("Leaf"))], valid: true }
}

/// Returns a signed document with this content. The key with the label `by` makes one signature for each certificate.
/// All these certificates have this key.
fn content_signed(content: &[u8], by: &str, certificates: &[Cert], change: impl FnOnce(&mut SignOptions)) -> Vec<u8> {
    let key = key(by);
    let certificates = certificates.iter().map(|new| Certificate::read(&new.done()).expect("a certificate"));
    let signers: Vec<_> = certificates.map(|own| Signer::new(&key, own).expect("a signer")).collect();
    let mut options = SignOptions::default();
    change(&mut options);
    let length = Some(content.len() as u64);
    let mut writer = SignedWriter::new(Vec::new(), &signers, &options, length).expect("a writer");
    writer.write(content).expect("written");
    writer.finish().expect("a document")
}

const AGREEMENT: &[u8] = b"an agreement";

fn document_by(certificates: &[Cert], change: impl FnOnce(&mut SignOptions)) -> Seed {
    let der = content_signed(AGREEMENT, "Leaf", certificates, change);
    let document = object("document", Form::Document, der, Some("Leaf"));
    Seed { kind: Kind::Document, objects: vec![root(), document], valid: true }
}

fn document(change: impl FnOnce(&mut SignOptions)) -> Seed {
    document_by(&[Cert::user("Leaf", "Root")], change)
}

/// Returns a document with two signatures of one key. The two signatures name different certificates of this key.
fn signed_twice() -> Seed {
    let (first, mut second) = (Cert::user("Leaf", "Root"), Cert::user("Leaf", "Root"));
    (second.serial, second.subject) = (int(&[8]), dn("Leaf, in another role"));
    document_by(&[first, second], |_| {})
}

/// Returns a case of the kind `Timestamp`. `change` changes the TSA's certificate and the fields of the timestamp.
fn timestamp(change: impl FnOnce(&mut Cert, &mut Vec<Vec<u8>>)) -> Seed {
    let document = content_signed(AGREEMENT, "Leaf", &[Cert::user("Leaf", "Root")], |_| {});
    let (signed, _) = SignedData::read(&document).expect("a document");
    let signature = signed.signers[0].signature.clone();
    let mut authority = Cert::user("TSA", "Root");
    authority.set(EKU, true, eku([STAMPS]));
    let imprint = seq([seq([oid("1.2.643.7.1.1.2.2")]), octets(&Streebog256::digest(&signature))]);
    let mut info = vec![int(&[1]), oid("1.2.3.4"), imprint, int(&[77]), generalized("20260501000000Z")];
    change(&mut authority, &mut info);
    let token = content_signed(&tlv(0x30, &info.concat()), "TSA", &[authority], |options| {
        options.content_type = ObjectIdentifier::new_unwrap("1.2.840.113549.1.9.16.1.4");
    });
    let objects = vec![
        root(),
        object("signed document", Form::Document, document, None),
        object("timestamp", Form::Document, token, Some("TSA")),
        object("signature", Form::Document, signature, None),
    ];
    Seed { kind: Kind::Timestamp, objects, valid: true }
}

/// Gives `leaf` the subject and the extensions that Russian CAs write into certificates of persons. Gives `ca` policies
/// that allow the policies of `leaf`.
fn qualified(ca: &mut Cert, leaf: &mut Cert) {
    let numeric = |kind: &str, number: &str| set([seq([oid(kind), tlv(18, number.as_bytes())])]);
    let text = |kind: &str, text: &str| set([seq([oid(kind), utf8(text)])]);
    leaf.subject = tlv(
        0x30,
        &[
            text("2.5.4.3", "Иванов Иван"),
            numeric("1.2.643.3.131.1.1", "001234567890"),
            numeric("1.2.643.100.3", "12345678901"),
            numeric("1.2.643.100.5", "123456789012345"),
        ]
        .concat(),
    );
    let tool = utf8("a signing tool");
    leaf.set("1.2.643.100.111", false, &tool);
    leaf.set("1.2.643.100.112", false, seq([tool.clone(), tool.clone(), tool.clone(), tool]));
    leaf.set("1.2.643.100.114", false, int(&[0]));
    leaf.set(POLICIES, false, policies(["1.2.643.100.113.1", "1.2.643.100.113.2"]));
    ca.set(POLICIES, false, policies([ANY_POLICY]));
    let at = |number: u8, text: &str| der::tagged(0x80 | number, &generalized(text));
    leaf.set(USAGE_PERIOD, false, seq([at(0, "20260101000000Z"), at(1, "20270101000000Z")]));
}

/// Returns all unchanged cases: first the valid cases, and then a few wrong cases.
pub fn all() -> Vec<Seed> {
    let alternative =
        || names([dns("www.example.ru"), email("a@example.ru"), uri("https://www.example.ru/a"), ip(&[10, 1, 2, 3])]);
    let everything = |leaf: &mut Cert| {
        leaf.set(SAN, false, alternative());
        leaf.set(EKU, false, eku([SERVER, CLIENT, EMAIL]));
        leaf.set(POLICIES, false, policies(["1.2.3", "1.2.643.100.113.1"]));
        leaf.set(CRL_POINTS, false, crl_points("http://example.ru/crl"));
        leaf.set(AIA, false, access("1.3.6.1.5.5.7.48.1", "http://example.ru/ocsp"));
        leaf.set(IAN, false, names([email("ca@example.ru")]));
        leaf.set(BASIC, true, seq([]));
    };
    let requested =
        |extensions: &[Vec<u8>]| seq([oid("1.2.840.113549.1.9.14"), set([tlv(0x30, &extensions.concat())])]);
    vec![
        chain(Kind::Chain, |_, _| {}),
        chain(Kind::Chain, |ca, leaf| {
            everything(leaf);
            ca.path_length(1);
            ca.set(POLICIES, false, policies([ANY_POLICY]));
        }),
        chain(Kind::Chain, |ca, leaf| {
            leaf.set(SAN, false, alternative());
            leaf.subject = name("C=RU/O=Company/OU=Unit/CN=Leaf");
            let permitted = [
                dns("example.ru"),
                email("example.ru"),
                uri(".example.ru"),
                ip(&[10, 0, 0, 0, 255, 0, 0, 0]),
                directory("C=RU/O=Company"),
            ];
            ca.set(CONSTRAINTS, true, constraints(&permitted, &[dns("a.example.ru"), directory("C=RU/O=Bank")]));
        }),
        chain(Kind::Chain, |ca, leaf| {
            ca.set(POLICY_CONSTRAINTS, true, policy_constraints(Some(0), Some(0)));
            ca.set(POLICIES, true, policies(["1.2.3"]));
            ca.set(INHIBIT_ANY, true, int(&[0]));
            leaf.set(POLICIES, true, policies(["1.2.3"]));
        }),
        chain(Kind::Chain, |_, leaf| {
            leaf.subject = seq([]);
            leaf.set(SAN, true, alternative());
        }),
        chain(Kind::Server, |ca, leaf| {
            everything(leaf);
            ca.set(EKU, false, eku([SERVER, CLIENT]));
        }),
        chain(Kind::Server, |_, leaf| leaf.set(EKU, true, eku([SERVER]))),
        list(|_, _| {}),
        list(|leaf, list| {
            leaf.set(CRL_POINTS, false, crl_points("http://example.ru/crl"));
            let scope = [der::content(&issuing_at("http://example.ru/crl")), der::implicit(1, &[0xff])];
            list.set(IDP, true, issuing(&scope));
            let date = extension(INVALIDITY, false, &der::generalized("20260501000000Z"));
            list.entries.push(entry(&[3], &[extension(REASON, false, &tlv(10, &[4])), date]));
        }),
        request(requested(&[
            extension(SAN, false, &names([dns("www.example.ru")])),
            extension(USAGE, true, &usage(SIGNATURE)),
        ])),
        request(
            [
                seq([oid("1.2.840.113549.1.9.7"), set([utf8("word")])]),
                requested(&[extension(EKU, false, &eku([SERVER]))]),
            ]
            .concat(),
        ),
        document(|_| {}),
        document(|options| {
            options.time = Some(fastgost_pki::x509::time(crate::now()).expect("a time"));
            options.by_key_identifier = true;
        }),
        document(|options| options.cades = false),
        signed_twice(),
        timestamp(|_, _| {}),
        timestamp(|_, info| {
            let accuracy = seq([int(&[1]), der::implicit(0, &[100])]);
            info.extend([accuracy, der::truth(), int(&[0x12, 0x34])]);
        }),
        chain(Kind::Chain, qualified),
        // The cases from here on are wrong, and no change may make them right by chance.
        chain(Kind::Chain, |ca, leaf| {
            leaf.subject = name("C=RU/O=Bank/CN=Leaf");
            ca.set(CONSTRAINTS, true, exclude(directory("C=RU/O=Bank")));
        })
        .invalid(),
        chain(Kind::Chain, |ca, leaf| {
            leaf.set(SAN, false, names([dns("www.bank.example"), email("a@bank.example")]));
            ca.set(CONSTRAINTS, true, constraints(&[], &[dns("bank.example"), email("bank.example")]));
        })
        .invalid(),
        chain(Kind::Chain, |ca, leaf| {
            leaf.set(SAN, false, names([dns("www.example.org")]));
            ca.set(CONSTRAINTS, true, permit(dns("example.ru")));
        })
        .invalid(),
        chain(Kind::Chain, |ca, _| ca.set(BASIC, true, seq([]))).invalid(),
        chain(Kind::Chain, |ca, _| ca.set(USAGE, true, usage(CRL_SIGN))).invalid(),
        chain(Kind::Server, |_, leaf| leaf.set(EKU, false, eku([CLIENT]))).invalid(),
        list(|_, list| list.entries.push(entry(&[7], &[]))).invalid(),
        timestamp(|authority, _| authority.set(EKU, true, eku([SERVER]))).invalid(),
        timestamp(|_, info| info[2] = seq([seq([oid("1.2.643.7.1.1.2.2")]), octets(&[7; 32])])).invalid(),
    ]
}

/// Signs the object again, after the element at `place` was changed. If the changed element is the signature, the
/// signature stays as it is.
pub fn sign_again(form: Form, root: &mut Node, place: &[usize], key: &SigningKey) {
    if form != Form::Document {
        if place.first() != Some(&2) && root.inside.get(2).is_some_and(|node| node.tag == 3) {
            let signature = key.sign(&root.inside[0].encode()).expect("a signature").to_bytes(Encoding::X509);
            let bits = [&[0], &signature[..]].concat();
            root.inside[2] = Node::new(3, &bits);
        }
        return;
    }
    let Some(data) = root.at_mut(&[1, 0]) else { return };
    let content = data.inside.get(2).and_then(|content| content.at(&[1, 0])).map(Node::content);
    let in_content = place.starts_with(&[1, 0, 2]);
    let last = data.inside.len().saturating_sub(1);
    for (i, signer) in data.inside.last_mut().into_iter().flat_map(|all| all.inside.iter_mut().enumerate()) {
        sign_as(signer, content.as_ref().filter(|_| in_content), key, place.strip_prefix(&[1, 0, last, i]));
    }
}

/// Makes the signature of one signer again. If `place` is in this signature, the signature stays as it is.
fn sign_as(signer: &mut Node, content: Option<&Vec<u8>>, key: &SigningKey, place: Option<&[usize]>) {
    let Some(at) = signer.inside.iter().position(|node| node.tag == 0xa0) else { return };
    if let Some(content) = content
        && let Some(digest) = signer.inside[at].inside.iter_mut().find_map(message_digest)
    {
        *digest = Node::new(4, &Streebog256::digest(content));
    }
    let mut attributes = signer.inside[at].clone();
    attributes.tag = 0x31;
    let bytes = key.sign(&attributes.encode()).expect("a signature").to_bytes(Encoding::X509);
    if let Some(i) = (at..signer.inside.len()).find(|i| signer.inside[*i].tag == 4)
        && place.is_none_or(|place| place.first() != Some(&i))
    {
        signer.inside[i] = Node::new(4, &bytes);
    }
}

/// If the attribute is `message-digest`, returns its value, which is the digest of the content.
fn message_digest(attribute: &mut Node) -> Option<&mut Node> {
    let wanted = der::content(&oid("1.2.840.113549.1.9.4"));
    (attribute.inside.first()?.bytes == wanted).then(|| attribute.at_mut(&[1, 0]))?
}

/// Describes a place in an object in words. The words name the fields around the place, the extension or attribute, and
/// the tag of the element.
pub fn place_name(object: &Object, root: &Node, place: &[usize]) -> String {
    let mut out = object.what.to_owned();
    let fields: &[&[&str]] = match object.form {
        Form::Certificate => &[
            &["signed part", "outer algorithm", "signature"],
            &["version", "serial number", "inner algorithm", "issuer", "validity", "subject", "key"],
        ],
        Form::List => &[
            &["signed part", "outer algorithm", "signature"],
            &["version", "inner algorithm", "issuer", "this update", "next update", "entries", "extensions"],
        ],
        Form::Request => &[&["signed part", "algorithm", "signature"], &["version", "subject", "key", "attributes"]],
        Form::Document => &[
            &["content type", "content"],
            &["signed data"],
            &["version", "digest algorithms", "content", "certificates", "signers"],
        ],
    };
    let mut node = root;
    for (depth, i) in place.iter().enumerate() {
        let Some(inner) = node.inside.get(*i) else { break };
        let field = fields.get(depth).and_then(|names| names.get(*i));
        let named = depth == 0 || place[0] == if object.form == Form::Document { 1 } else { 0 };
        match field {
            Some(field) if named => out += &format!("/{field}"),
            _ if inner.tag == 0xa3 && depth == 1 => out += "/extensions",
            _ if crate::mutate::is_extension(inner) || is_attribute(inner) => {
                out += &format!("/{}", identifier(&inner.inside[0].bytes));
            }
            _ => {}
        }
        node = inner;
    }
    out + &format!(" {}", tag_name(node.tag))
}

fn is_attribute(node: &Node) -> bool {
    node.tag == 0x30 && matches!(&node.inside[..], [kind, values] if kind.tag == 6 && values.tag == 0x31)
}

fn identifier(bytes: &[u8]) -> String {
    let (mut arcs, mut arc) = (Vec::new(), 0_u128);
    for byte in bytes {
        arc = arc << 7 | u128::from(byte & 0x7f);
        if byte & 0x80 == 0 {
            match arcs.is_empty() {
                true => arcs.extend([arc.min(80) / 40, arc - arc.min(80) / 40 * 40]),
                false => arcs.push(arc),
            }
            arc = 0;
        }
    }
    arcs.iter().map(u128::to_string).collect::<Vec<_>>().join(".")
}

fn tag_name(tag: u8) -> String {
    match tag {
        1 => "BOOLEAN",
        2 => "INTEGER",
        3 => "BIT STRING",
        4 => "OCTET STRING",
        5 => "NULL",
        6 => "OBJECT IDENTIFIER",
        10 => "ENUMERATED",
        12 | 18..=22 | 26 | 28 | 30 => "string",
        23 | 24 => "time",
        0x30 => "SEQUENCE",
        0x31 => "SET",
        other => return format!("{other:02x}"),
    }
    .to_owned()
}
