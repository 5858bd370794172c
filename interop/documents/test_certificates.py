"""Tests certificates, certificate requests, CRLs and OCSP responses. Our command reads the files of openssl (with
gost-engine) and of GnuTLS's certtool, and these programs read our files."""
import pathlib

import pytest
from support import inside, join

IN_OPENSSL = ["256-b 512-a", "512-b 256-a", "256-c 256-d"]
# certtool verifies signatures only on these curves.
IN_CERTTOOL = ["256-b 512-a", "512-a 256-b"]
OF_OPENSSL = ["gost2012_256 A md_gost12_256", "gost2012_256 TCA md_gost12_256", "gost2012_512 A md_gost12_512",
              "gost2012_512 C md_gost12_512"]
OLD = "gost2001 A md_gost94"


@pytest.fixture(scope="module")
def our_files(request, fastgost, tmp_path_factory):
    """Makes the keys and certificates of a root CA, an intermediate CA and a user with our command. Also makes CRLs.
    The parameter of the fixture names two curves. The root CA and the user have keys on the first curve, and the
    intermediate CA has a key on the second curve."""
    root, below = request.param.split()
    with inside(tmp_path_factory.mktemp("ours")) as folder:
        for name, curve in [("root", root), ("ca", below), ("user", root)]:
            fastgost(f"keygen --curve {curve} -o {name}.key")
        by_root, by_ca = "--ca root.pem --ca-key root.key", "--ca ca.pem --ca-key ca.key"
        fastgost("cert new --key root.key --subject CN=Root,C=RU --authority --days 100 -o root.pem")
        fastgost("cert request --key ca.key --subject 'CN=Удостоверяющий центр,INNLE=1234567890,OGRN=1234567890123' -o ca.req")
        fastgost(f"cert sign {by_root} --authority --path-length 0 --permit DNS:example.ru --crl-url http://example.ru/crl "
                 "--days 50 -o ca.pem ca.req")
        fastgost("cert request --key user.key --subject CN=Иван,SNILS=12345678901,INN=123456789012 --san DNS:www.example.ru "
                 "-o user.req")
        fastgost(f"cert sign {by_ca} --extended-usage serverAuth --days 20 -o user.pem user.req")
        fastgost(f"cert sign {by_ca} --san DNS:example.org --days 20 -o bad.pem user.req")
        fastgost(f"cert crl {by_root} -o root.crl")
        fastgost(f"cert crl {by_ca} -o first.crl")
        fastgost(f"cert crl {by_ca} --from first.crl --revoke user.pem --reason superseded -o second.crl")
        join("good.crl", "root.crl", "first.crl")
        join("revoked.crl", "root.crl", "second.crl")
    return folder


@pytest.fixture(scope="module")
def their_files(request, openssl, tmp_path_factory):
    """Makes the same kinds of files with openssl. In addition, makes OCSP responses, and a certificate with an unknown
    critical extension."""
    algorithm, parameters, digest = request.param.split()
    with inside(tmp_path_factory.mktemp(algorithm)) as folder:
        for name in "root", "ca", "user":
            openssl(f"genpkey -algorithm {algorithm} -pkeyopt paramset:{parameters} -out {name}.key")
        openssl("req -x509 -new -key root.key -subj /C=RU/CN=Root -days 100 -out root.pem "
                "-addext basicConstraints=critical,CA:true -addext keyUsage=critical,keyCertSign,cRLSign")
        openssl("req -new -utf8 -key ca.key -subj '/CN=Удостоверяющий центр' -out ca.req")
        openssl("req -new -utf8 -key user.key -subj /CN=Иван/SNILS=12345678901/INN=123456789012 -out user.req "
                "-addext subjectAltName=DNS:a.example.ru")
        by = f"x509 -req -CAcreateserial -extfile {openssl.environment['OPENSSL_CONF']}"
        openssl(f"{by} -CA root.pem -CAkey root.key -in ca.req -days 50 -extensions sub -out ca.pem")
        for kind in "user", "ocsp", "unknown":
            openssl(f"{by} -CA ca.pem -CAkey ca.key -in user.req -days 20 -extensions {kind} -out {kind}.pem")
        pathlib.Path("index.txt").touch()
        pathlib.Path("number").write_text("01\n")
        by_ca = f"-cert ca.pem -keyfile ca.key -md {digest}"
        answer = f"ocsp -index index.txt -CA ca.pem -rmd {digest} -reqin request.der -ndays 3"
        openssl(f"ca -name plain -gencrl -cert root.pem -keyfile root.key -md {digest} -out root.crl")
        openssl(f"ca -gencrl -crlexts list {by_ca} -out first.crl")
        openssl("ca -valid user.pem -cert ca.pem -keyfile ca.key")
        openssl("ocsp -issuer ca.pem -cert user.pem -reqout request.der")
        openssl(f"{answer} -rsigner ocsp.pem -rkey user.key -respout good.der")
        openssl(f"ca -revoke user.pem -crl_reason keyCompromise {by_ca}")
        openssl(f"ca -gencrl -crlexts list {by_ca} -out second.crl")
        openssl(f"{answer} -rsigner ca.pem -rkey ca.key -respout revoked.der")
    return folder


@pytest.fixture
def judge(request):
    """Returns a function that runs a command of one of the tables below. If the verdict is `says`, the command must
    succeed. If the verdict is `refuses`, the command must fail. In both cases, the command must print the text in the
    table."""
    def judge(verdict, command, text):
        program, _, line = command.partition(" ")
        getattr(request.getfixturevalue(program), verdict)(text, line)
    return judge


O_VERIFY = "openssl verify -CAfile root.pem -untrusted ca.pem"
VERIFY = "fastgost cert verify --ca root.pem --cert ca.pem"
SUBJECT = "openssl x509 -in user.pem -noout -subject -nameopt RFC2253,utf8,-esc_msb"


@pytest.mark.parametrize("verdict, command, text", [
    ("says", "openssl req -in ca.req -verify -noout", "verify OK"),
    ("says", "openssl req -in user.req -verify -noout", "verify OK"),
    ("says", f"{O_VERIFY} -x509_strict -purpose sslserver -verify_hostname www.example.ru user.pem", "user.pem: OK"),
    ("says", f"{VERIFY} --strict --host www.example.ru user.pem", "user.pem: OK"),
    ("refuses", f"{O_VERIFY} -verify_hostname example.ru user.pem", "hostname mismatch"),
    ("refuses", f"{VERIFY} --host example.ru user.pem", "is not for the host example.ru"),
    ("refuses", f"{O_VERIFY} bad.pem", "permitted subtree violation"),
    ("refuses", f"{VERIFY} bad.pem", "does not permit"),
    ("says", f"{O_VERIFY} -crl_check_all -CRLfile good.crl user.pem", "user.pem: OK"),
    ("says", f"{VERIFY} --crl good.crl --crl-check-all --purpose server user.pem", "user.pem: OK"),
    ("refuses", f"{O_VERIFY} -crl_check_all -CRLfile revoked.crl user.pem", "certificate revoked"),
    ("refuses", f"{VERIFY} --crl revoked.crl user.pem", "was revoked at"),
    ("says", "openssl crl -in second.crl -CAfile ca.pem -noout", "verify OK"),
    ("says", "openssl crl -in second.crl -noout -text", "Reason Code"),
    ("says", SUBJECT, "SNILS=12345678901"),
    ("says", SUBJECT, "CN=Иван"),
    # In the next rows, the user's certificate itself is trusted. The last of these rows also passes the certificate of
    # the issuer, and the other rows do not.
    ("says", "openssl verify -partial_chain -trusted user.pem user.pem", "user.pem: OK"),
    ("says", "fastgost cert verify --ca user.pem user.pem", "user.pem: OK"),
    ("refuses", "openssl verify -partial_chain -trusted user.pem -crl_check -CRLfile first.crl user.pem",
     "unable to get certificate CRL"),
    ("refuses", "fastgost cert verify --ca user.pem --crl first.crl user.pem", "the certificate of its issuer"),
    ("refuses", "fastgost cert verify --ca user.pem --cert ca.pem --crl second.crl user.pem", "was revoked at"),
])
@pytest.mark.parametrize("our_files", IN_OPENSSL, indirect=True)
def test_ours_in_openssl(our_files, copy, judge, verdict, command, text):
    copy(our_files)
    judge(verdict, command, text)


@pytest.mark.parametrize("certificate", ["user.pem", "ca.pem"])
@pytest.mark.parametrize("our_files", IN_OPENSSL, indirect=True)
def test_openssl_would_write_our_keys_as_we_do(our_files, copy, openssl, certificate):
    copy(our_files)
    key = openssl(f"x509 -in {certificate} -pubkey -noout")
    assert openssl("pkey -pubin", input=key) == key


@pytest.mark.parametrize("command, text", [
    ("--verify --load-ca-certificate root.pem --infile chain.pem", "Verified. The certificate is trusted."),
    ("-i --infile user.pem", "GOST R 34.10-2012"),
    ("--crq-info --infile user.req", "Self signature: verified"),
    ("--verify-crl --load-ca-certificate ca.pem --infile second.crl", "Verified"),
])
@pytest.mark.parametrize("our_files", IN_CERTTOOL, indirect=True)
def test_ours_in_certtool(our_files, copy, certtool, command, text):
    copy(our_files)
    join("chain.pem", "user.pem", "ca.pem", "root.pem")
    certtool.says(text, command)


@pytest.mark.parametrize("verdict, command, text", [
    ("says", f"{VERIFY} --purpose server user.pem", "user.pem: OK"),
    ("refuses", f"{VERIFY} --purpose client user.pem", "does not allow TLS clients"),
    ("refuses", f"{VERIFY} unknown.pem", "critical extension 1.2.643.999.1"),
    ("says", "fastgost cert show root.crl", "Version: 1"),
    ("says", f"{VERIFY} --crl root.crl --crl first.crl --crl-check-all user.pem", "user.pem: OK"),
    ("refuses", f"{VERIFY} --crl second.crl user.pem", "the key was compromised"),
    ("says", f"{VERIFY} --ocsp good.der user.pem", "user.pem: OK"),
    ("refuses", f"{VERIFY} --ocsp revoked.der user.pem", "the key was compromised"),
    ("says", "fastgost cert show user.pem", "CN=Иван"),
    ("says", "fastgost cert show user.req", "With the key it is for: yes"),
    ("says", "fastgost cert show user.pem", "Alternative names: DNS:www.example.ru, email:a@example.ru, IP:10.1.2.3"),
    ("says", "fastgost cert show user.pem", "OCSP URI:http://example.ru/ocsp"),
])
@pytest.mark.parametrize("their_files", OF_OPENSSL + [OLD], indirect=True)
def test_those_of_openssl(their_files, copy, judge, verdict, command, text):
    copy(their_files)
    if their_files.name.startswith("gost2001"):
        command = command.replace("verify", "verify --legacy")
    judge(verdict, command, text)


@pytest.mark.parametrize("their_files", [OLD], indirect=True)
def test_algorithms_of_2001_need_an_option(their_files, copy, judge):
    copy(their_files)
    judge("refuses", f"{VERIFY} user.pem", "GOST R 34.10-2001 is not allowed")


@pytest.mark.parametrize("their_files", OF_OPENSSL[:1], indirect=True)
def test_requests_and_lists_continued_by_the_other(their_files, copy, judge, openssl, fastgost):
    copy(their_files)
    by_ca = "--ca ca.pem --ca-key ca.key"
    fastgost(f"cert sign {by_ca} --days 10 -o mixed.pem user.req")
    judge("says", f"{O_VERIFY} mixed.pem", "mixed.pem: OK")
    judge("says", f"{VERIFY} mixed.pem", "mixed.pem: OK")
    fastgost("keygen --curve 256-a -o our.key")
    fastgost("cert request --key our.key --subject CN=Our --san DNS:our.example.ru -o our.req")
    openssl("x509 -req -CA ca.pem -CAkey ca.key -in our.req -days 10 -copy_extensions copyall -out ours.pem")
    judge("says", f"{VERIFY} ours.pem", "ours.pem: OK")
    fastgost.says("DNS:our.example.ru", "cert show ours.pem")
    fastgost(f"cert crl {by_ca} --from second.crl --revoke mixed.pem -o third.crl")
    openssl.says("verify OK", "crl -in third.crl -CAfile ca.pem -noout")
    join("all.crl", "root.crl", "third.crl")
    judge("refuses", f"{O_VERIFY} -crl_check_all -CRLfile all.crl mixed.pem", "certificate revoked")


@pytest.mark.parametrize("kind", ["gost12-256", "gost12-512"])
def test_certtools(kind, certtool, fastgost):
    authority = "--load-ca-certificate root.pem --load-ca-privkey root.key"
    pathlib.Path("ca.tmpl").write_text('cn = "Root of GnuTLS"\ncountry = RU\nca\ncert_signing_key\ncrl_signing_key\n'
                                       "expiration_days = 30\n")
    pathlib.Path("user.tmpl").write_text('cn = "User of GnuTLS"\ndns_name = "www.example.ru"\nsigning_key\ntls_www_server\n'
                                         "expiration_days = 20\ncrl_next_update = 10\n")
    for name in "root", "user":
        certtool(f"--generate-privkey --key-type={kind} --outfile {name}.key")
    certtool("--generate-self-signed --load-privkey root.key --template ca.tmpl --outfile root.pem")
    certtool("--generate-request --load-privkey user.key --template user.tmpl --outfile user.req")
    certtool(f"--generate-certificate --load-request user.req {authority} --template user.tmpl --outfile user.pem")
    certtool(f"--generate-crl {authority} --template user.tmpl --outfile good.crl")
    certtool(f"--generate-crl --load-certificate user.pem {authority} --template user.tmpl --outfile revoked.crl")
    fastgost.says("user.pem: OK", "cert verify --ca root.pem --crl good.crl --purpose server user.pem")
    fastgost.refuses("was revoked at", "cert verify --ca root.pem --crl revoked.crl user.pem")
    fastgost.says("With the key it is for: yes", "cert show user.req")
    fastgost.says("CN=User of GnuTLS", "cert show user.pem")
