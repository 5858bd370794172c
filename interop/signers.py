"""Makes the keys and certificates of signers with openssl. For each signer NAME, the key is in NAME.key, the
certificate is in NAME.crt, and the certificate of the CA is in ca-NAME.crt."""
SIGNERS = ["256A", "256TCA", "512A", "512B"]


def make(openssl, *names):
    """Makes the files of signers in the current folder. The name of a signer, such as 256A, consists of the size of the
    key in bits and the name of the parameter set."""
    for name in names:
        key = f"-newkey gost2012_{name[:3]} -pkeyopt paramset:{name[3:]} -nodes"
        openssl(f"req -x509 {key} -keyout ca-{name}.key -out ca-{name}.crt -subj '/CN=CA {name}' -days 30 -extensions root")
        openssl(f"req {key} -keyout {name}.key -out {name}.csr -subj /CN={name}")
        openssl(f"x509 -req -in {name}.csr -CA ca-{name}.crt -CAkey ca-{name}.key -CAcreateserial -days 30 -extensions signer "
                f"-extfile {openssl.environment['OPENSSL_CONF']} -out {name}.crt")


def by(name):
    """Returns the options of our command that name the key and the certificate of this signer."""
    return f"--key {name}.key --cert {name}.crt"


def by_openssl(name):
    """Returns the options of openssl that name the key and the certificate of this signer."""
    return f"-inkey {name}.key -signer {name}.crt -md md_gost12_{name[:3]} -binary"
