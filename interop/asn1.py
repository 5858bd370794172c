"""Functions that find the parts of signed documents in DER."""
import pathlib

SIGNATURE_TIMESTAMP = "060b2a864886f70d010910020e"
CADES_C_TIMESTAMP = "060b2a864886f70d0109100219"
CERTIFICATE_REFERENCES = "060b2a864886f70d0109100215"
REVOCATION_REFERENCES = "060b2a864886f70d0109100216"


def elements(der):
    """Yields a pair for each element in DER data. The first value of the pair is the whole element with its header, and
    the second value is the content of the element."""
    while der:
        at, length = 2, der[1]
        if length > 127:
            at += length - 128
            length = int.from_bytes(der[2:at], "big")
        yield der[:at + length], der[at:at + length]
        der = der[at + length:]


def signer_infos(path):
    """Returns the SignerInfos of a signed document."""
    (_, content), = elements(pathlib.Path(path).read_bytes())
    _, (_, tagged) = elements(content)
    (_, signed), = elements(tagged)
    *_, (_, infos) = elements(signed)
    return [info for info, _ in elements(infos)]


def unsigned(info):
    """Returns the signature of a SignerInfo, and a dictionary of its unsigned attributes. The key of an entry is the
    type of the attribute in hexadecimal digits, and the value is the content of the attribute."""
    (_, content), = elements(info)
    *_, (_, signature), (_, attributes) = elements(content)
    return signature, {next(elements(body))[0].hex(): body for _, body in elements(attributes)}


def value(body):
    """Returns the value of an attribute that has only one value."""
    _, (_, values) = elements(body)
    (one, _), = elements(values)
    return one
