"""Tests documents with several signers, timestamps and long-term proofs. Our command and BouncyCastle read each other's
documents. The programs Documents.java and LongTerm.java call BouncyCastle. BouncyCastle makes the keys, and our command
makes the certificates. Each program makes signatures."""
import os
import pathlib
import ssl

import pytest
from asn1 import REVOCATION_REFERENCES, signer_infos
from support import inside, same

pytestmark = pytest.mark.long
KEYS = {
    "ca": "Tc26-Gost-3410-12-512-paramSetA",
    "alice": "Tc26-Gost-3410-12-256-paramSetA",
    "bob": "Tc26-Gost-3410-12-512-paramSetB",
    "carol": "GostR3410-2001-CryptoPro-A",
    "tsa": "Tc26-Gost-3410-12-256-paramSetB",
}
CA = "--ca ca.pem"

for_each_form = pytest.mark.parametrize("detached", ["", "--detached"])


@pytest.fixture(scope="module")
def files(java, fastgost, tmp_path_factory):
    """Makes a certificate for each key NAME.key. NAME.pem is the certificate in PEM, and NAME.crt is the certificate in
    DER, for BouncyCastle. BouncyCastle also makes the CRLs and OCSP responses."""
    with inside(tmp_path_factory.mktemp("documents")) as folder:
        for name, curve in KEYS.items():
            java(f"Documents key {name}.key ECGOST3410-2012 {curve}")
            if name == "ca":
                fastgost("cert new --quiet --key ca.key --subject CN=CA --authority -o ca.pem")
            else:
                usage = "timeStamping" if name == "tsa" else "emailProtection"
                fastgost(f"cert request --key {name}.key --subject CN={name} -o {name}.req")
                fastgost(f"cert sign --quiet --ca ca.pem --ca-key ca.key --extended-usage {usage} -o {name}.pem {name}.req")
            pathlib.Path(f"{name}.crt").write_bytes(ssl.PEM_cert_to_DER_cert(pathlib.Path(f"{name}.pem").read_text()))
        java("Documents list good.crl ca.key ca.crt")
        java("Documents list revoked.crl ca.key ca.crt alice.crt")
        java("Documents response good.der ca.key ca.crt alice.crt,tsa.crt")
        pathlib.Path("document").write_bytes(os.urandom(5000))
    return folder


@pytest.fixture(autouse=True)
def in_a_copy(files, copy):
    copy(files)


def by(name):
    return f"--key {name}.key --cert {name}.pem"


@pytest.mark.parametrize("first, second", [("alice", "bob"), ("bob", "carol"), ("carol", "alice")])
@for_each_form
def test_several_signers(java, fastgost, detached, first, second):
    """BouncyCastle makes the first and the third signature, and our command makes the second signature."""
    (third,) = {"alice", "bob", "carol"} - {first, second}
    content, word, given = ("--content document", "detached", "document") if detached else ("", "", "")
    java(f"Documents sign one {first}.key {first}.crt document {word}")
    fastgost(f"cms sign --add {by(second)} {CA} {content} -o two one")
    java(f"Documents add two three {third}.key {third}.crt document {word}")
    one, two, three = (signer_infos(name) for name in ("one", "two", "three"))
    assert [len(infos) for infos in (one, two, three)] == [1, 2, 3]
    assert set(one) < set(two) < set(three)
    for name, signers in ("two", [first, second]), ("three", [first, second, third]):
        shown = java(f"Documents verify {name} {given}")
        assert sorted(shown.split("\n")) == sorted(["", *(f"right: CN={signer}" for signer in signers)])
        said = fastgost.says("OK, signed by", f"cms verify {CA} {content} {name}")
        assert all(f"CN={signer}," in said for signer in signers)
    if detached:
        pathlib.Path("document").write_bytes(b"another one")
        java.refuses("message-digest", "Documents verify three document")
        fastgost.refuses("its digest is another", f"cms verify {CA} {content} three")


@pytest.fixture
def stamp(java, fastgost):
    """Returns a function that adds a timestamp from BouncyCastle to a signed document, and writes the result to another
    file."""
    def stamp(path, to):
        fastgost(f"cms augment --request -o request.tsq {path}")
        java("Documents stamp request.tsq response.tsr tsa.key tsa.crt")
        fastgost(f"cms augment --response response.tsr -o {to} {path}")
    return stamp


@for_each_form
def test_timestamps(java, fastgost, stamp, detached):
    content = "--content document" if detached else ""
    fastgost(f"cms sign {by('alice')} {detached} -o signed document")
    fastgost(f"cms sign {by('bob')} {detached} -o other document")
    stamp("signed", "stamped")
    shown = fastgost.says("timestamp: OK", f"cms verify {CA} {content} --timestamp --strict stamped")
    assert "by CN=tsa," in shown and "policy 1.2.3.4" in shown
    assert java("Documents stamped stamped tsa.crt") == "timestamps: 1\n"
    fastgost.refuses("something else", "cms augment --response response.tsr -o wrong other")
    # The next call attaches the timestamp to another signature, Bob's. Both programs must refuse the result.
    java("LongTerm attach other wrong response.tsr signature")
    java.refuses("the imprint of a timestamp is wrong", "Documents stamped wrong tsa.crt")
    fastgost.refuses("no timestamp of this signature is accepted", f"cms verify {CA} {content} --timestamp wrong")
    # If BouncyCastle attaches the timestamp to the right signature, BouncyCastle writes the same file as our command.
    java("LongTerm attach signed theirs response.tsr signature")
    same("theirs", "stamped")


@pytest.mark.parametrize("proof, expected", [
    ("--crl good.crl", "certificates 1, lists 1, responses 0"), ("--ocsp good.der", "certificates 1, lists 0, responses 1"),
])
@for_each_form
def test_our_long_term_signatures(java, fastgost, stamp, detached, proof, expected):
    content = "--content document" if detached else ""
    fastgost(f"cms sign {by('alice')} {detached} -o signed document")
    stamp("signed", "stamped")
    fastgost(f"cms augment {CA} {content} {proof} -o proofs stamped")
    fastgost("cms augment --request -o request.tsq proofs")
    stamp("proofs", "long")
    fastgost(f"cms verify {CA} {content} --long-term --strict long")
    assert java("LongTerm verify long ca.crt tsa.crt") == f"right: {expected}\n"
    # Our request for a timestamp is the same as BouncyCastle's request.
    java("LongTerm ask proofs theirs.tsq")
    ours, theirs = (pathlib.Path(name).read_bytes() for name in ("request.tsq", "theirs.tsq"))
    assert ours == theirs
    # The next lines change one bit of the references to the evidence.
    changed = bytearray(pathlib.Path("long").read_bytes())
    changed[changed.rindex(bytes.fromhex(REVOCATION_REFERENCES)) + 60] ^= 1
    pathlib.Path("changed").write_bytes(changed)
    java.refuses("", "LongTerm verify changed ca.crt tsa.crt")
    fastgost.refuses("", f"cms verify {CA} {content} --long-term changed")


@pytest.mark.parametrize("detached, kind, file, hash", [
    ("", "list", "good.crl", "streebog256"), ("", "response", "good.der", "sha256"),
    ("--detached", "list", "good.crl", "sha1"), ("--detached", "response", "good.der", "streebog256"),
])
def test_their_long_term_signatures(java, fastgost, detached, kind, file, hash):
    content = "--content document" if detached else ""
    verify = f"cms verify {CA} {content} --long-term"
    java(f"Documents sign signed alice.key alice.crt document {'detached' if detached else ''}")
    java("LongTerm ask signed request.tsq signature")
    java("Documents stamp request.tsq response.tsr tsa.key tsa.crt")
    java("LongTerm attach signed stamped response.tsr signature")
    fastgost.says("timestamp: OK", f"cms verify {CA} {content} --timestamp stamped")
    java(f"LongTerm prove stamped proofs {hash} ca.crt {kind} {file}")
    fastgost.refuses("references", f"{verify} proofs")
    java("LongTerm ask proofs request.tsq")
    java("Documents stamp request.tsq response.tsr tsa.key tsa.crt")
    java("LongTerm attach proofs long response.tsr")
    fastgost.says("references: OK", f"{verify} long")
    # The next lines make two wrong documents. In the first document, the timestamp is for other data. In the second
    # document, the evidence is a CRL that revokes the signer's certificate.
    java("LongTerm ask signed request.tsq signature")
    java("Documents stamp request.tsq response.tsr tsa.key tsa.crt")
    java("LongTerm attach proofs wrong response.tsr")
    fastgost.refuses("references", f"{verify} wrong")
    java(f"LongTerm prove stamped revoked {hash} ca.crt list revoked.crl")
    java("LongTerm ask revoked request.tsq")
    java("Documents stamp request.tsq response.tsr tsa.key tsa.crt")
    java("LongTerm attach revoked wrong response.tsr")
    fastgost.refuses("was revoked at", f"{verify} wrong")
