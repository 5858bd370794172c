"""Signers whose keys and certificates openssl makes. For each NAME, there are a key NAME.key, a certificate NAME.crt,
and the certificate of its CA, ca-NAME.crt."""
SIGNERS = ["256A", "256TCA", "512A", "512B"]


def make(openssl, *names):
    """Makes these files in the current folder. A name consists of the size of the key and the parameter set."""
    for name in names:
        key = f"-newkey gost2012_{name[:3]} -pkeyopt paramset:{name[3:]} -nodes"
        openssl(f"req -x509 {key} -keyout ca-{name}.key -out ca-{name}.crt -subj '/CN=CA {name}' -days 30 -extensions root")
        openssl(f"req {key} -keyout {name}.key -out {name}.csr -subj /CN={name}")
        openssl(f"x509 -req -in {name}.csr -CA ca-{name}.crt -CAkey ca-{name}.key -CAcreateserial -days 30 -extensions signer "
                f"-extfile {openssl.environment['OPENSSL_CONF']} -out {name}.crt")


def by(name):
    """The options of our command for a signature by this signer."""
    return f"--key {name}.key --cert {name}.crt"


def by_openssl(name):
    """The options of openssl for a signature by this signer."""
    return f"-inkey {name}.key -signer {name}.crt -md md_gost12_{name[:3]} -binary"
