//! Cases about the fields of a certificate and their encoding: DER, serial numbers, algorithms, keys, dates.
use super::{
    Chain, cases,
    der::{
        attribute, bits, content, context, generalized, indefinite, int, long, octets, oid, padded, seq, set, tagged,
        tlv, truth, utc, utf8,
    },
    make::{dn, validity},
    values::{BASIC, EKU, POLICIES, UNKNOWN, USAGE, authority},
};

cases! {
    // These cases are about serial numbers.
    serial_of_20_bytes Valid "RFC 5280, 4.1.2.2" "as long as it may be" |c| c.leaf.serial = int(&[0x7f; 20]);
    serial_of_21_bytes Lenient "RFC 5280, 4.1.2.2" "longer than it may be" |c| c.leaf.serial = int(&[0x7f; 21]);
    serial_of_0 Lenient "RFC 5280, 4.1.2.2" "it must be positive" |c| c.leaf.serial = int(&[0]);
    serial_negative Lenient "RFC 5280, 4.1.2.2" "it must be positive" |c| c.leaf.serial = int(&[0x80]);
    serial_of_no_bytes Invalid "X.690, 8.3.1" "at least one" |c| c.leaf.serial = int(&[]);
    serial_with_zeros_in_front Lenient "X.690, 8.3.2" "not DER" |c| c.leaf.serial = int(&[0, 7]);
    serial_with_ones_in_front Invalid "X.690, 8.3.2" "not DER" |c| c.leaf.serial = int(&[0xff, 0x80]);
    serial_that_is_no_number Invalid "RFC 5280, 4.1.2.2" "INTEGER" |c| c.leaf.serial = octets(&[7]);
    serial_as_enumerated Invalid "RFC 5280, 4.1.2.2" "INTEGER" |c| c.leaf.serial = tlv(10, &[7]);

    // These cases are about dates.
    today Valid "RFC 5280, 4.1.2.5" "between both" |c| c.leaf.validity = validity("260101000000Z", "270101000000Z");
    first_second Valid "RFC 5280, 4.1.2.5" "both are included" |c| c.leaf.validity = validity("260601000000Z", "270101000000Z");
    before_the_first_second Invalid "RFC 5280, 6.1.3 (a)" "not yet" |c| c.leaf.validity = validity("260601000001Z", "270101000000Z");
    last_second Valid "RFC 5280, 4.1.2.5" "both are included" |c| c.leaf.validity = validity("260101000000Z", "260601000000Z");
    after_the_last_second Invalid "RFC 5280, 6.1.3 (a)" "no longer" |c| c.leaf.validity = validity("260101000000Z", "260531235959Z");
    one_second_only Valid "RFC 5280, 4.1.2.5" "both are included" |c| c.leaf.validity = validity("260601000000Z", "260601000000Z");
    begins_after_its_end Invalid "RFC 5280, 6.1.3 (a)" "never" |c| c.leaf.validity = validity("270101000000Z", "260101000000Z");
    authority_expired Invalid "RFC 5280, 6.1.3 (a)" "all certificates of a path" |c| c.ca.validity = validity("250101000000Z", "260101000000Z");
    authority_not_yet_valid Invalid "RFC 5280, 6.1.3 (a)" "all certificates of a path" |c| c.ca.validity = validity("260701000000Z", "270101000000Z");
    authority_expires_first Valid "RFC 5280, 6.1" "dates need not be within those of the issuer" |c| c.leaf.validity = validity("200101000000Z", "400101000000Z");
    until_2050 Valid "RFC 5280, 4.1.2.5" "GeneralizedTime from 2050 on" |c| c.leaf.validity = seq([utc("260101000000Z"), generalized("20500101000000Z")]);
    until_9999 Valid "RFC 5280, 4.1.2.5" "without an end" |c| c.leaf.validity = seq([utc("260101000000Z"), generalized("99991231235959Z")]);
    until_1950 Invalid "RFC 5280, 4.1.2.5.1" "UTCTime from 50 on is of the last century" |c| c.leaf.validity = validity("260101000000Z", "500101000000Z");
    until_2049 Valid "RFC 5280, 4.1.2.5.1" "UTCTime up to 49 is of this century" |c| c.leaf.validity = validity("260101000000Z", "491231235959Z");
    until_2030_as_generalized Lenient "RFC 5280, 4.1.2.5" "UTCTime through 2049" |c| c.leaf.validity = seq([utc("260101000000Z"), generalized("20300101000000Z")]);
    time_without_seconds Invalid "RFC 5280, 4.1.2.5.1" "they must be there" |c| c.leaf.validity = validity("2601010000Z", "270101000000Z");
    time_with_a_zone Invalid "RFC 5280, 4.1.2.5.1" "Z" |c| c.leaf.validity = validity("260101000000+0300", "270101000000Z");
    time_without_a_zone Invalid "RFC 5280, 4.1.2.5.1" "Z" |c| c.leaf.validity = validity("260101000000", "270101000000Z");
    time_with_a_small_z Invalid "RFC 5280, 4.1.2.5.1" "Z" |c| c.leaf.validity = validity("260101000000z", "270101000000Z");
    time_with_fractions Invalid "RFC 5280, 4.1.2.5.2" "no fractions" |c| c.leaf.validity = seq([utc("260101000000Z"), generalized("20500101000000.5Z")]);
    time_of_month_13 Invalid "RFC 5280, 4.1.2.5.1" "there is none" |c| c.leaf.validity = validity("251301000000Z", "270101000000Z");
    time_of_february_30 Invalid "RFC 5280, 4.1.2.5.1" "there is none" |c| c.leaf.validity = validity("260230000000Z", "270101000000Z");
    time_of_hour_24 Invalid "RFC 5280, 4.1.2.5.1" "there is none" |c| c.leaf.validity = validity("260101240000Z", "270101000000Z");
    time_of_letters Invalid "RFC 5280, 4.1.2.5.1" "digits" |c| c.leaf.validity = validity("26010100000aZ", "270101000000Z");
    time_as_another_string Invalid "RFC 5280, 4.1.2.5" "UTCTime or GeneralizedTime" |c| c.leaf.validity = seq([super::der::printable("260101000000Z"), utc("270101000000Z")]);
    dates_of_one_time Invalid "RFC 5280, 4.1.2.5" "two" |c| c.leaf.validity = seq([utc("260101000000Z")]);
    dates_of_three_times Invalid "RFC 5280, 4.1.2.5" "two" |c| c.leaf.validity = seq([utc("260101000000Z"), utc("270101000000Z"), utc("270101000000Z")]);
    later_than_the_test Invalid "RFC 5280, 6.1.3 (a)" "a year later" |c| c.now = 366 * 86400;

    // These cases are about algorithms of signatures.
    algorithm_with_null Lenient "RFC 9215, 2" "parameters must be absent" |c| algorithm(c, seq([oid("1.2.643.7.1.1.3.2"), tlv(5, &[])]));
    algorithm_with_parameters Invalid "RFC 9215, 2" "parameters must be absent" |c| algorithm(c, seq([oid("1.2.643.7.1.1.3.2"), oid("1.2.3")]));
    algorithm_with_null_inside_only Invalid "RFC 5280, 4.1.1.2" "the same inside and outside" |c| c.leaf.inner = seq([oid("1.2.643.7.1.1.3.2"), tlv(5, &[])]);
    algorithm_with_null_outside_only Invalid "RFC 5280, 4.1.1.2" "the same inside and outside" |c| c.leaf.outer = seq([oid("1.2.643.7.1.1.3.2"), tlv(5, &[])]);
    algorithm_differs Invalid "RFC 5280, 4.1.1.2" "the same inside and outside" |c| c.leaf.inner = seq([oid("1.2.643.7.1.1.3.3")]);
    algorithm_unknown Invalid "RFC 5280, 6.1.3 (a)" "it cannot be verified" |c| algorithm(c, seq([oid("1.2.3.4")]));
    algorithm_of_2001 Invalid "RFC 9215, 2" "not the key's" |c| algorithm(c, seq([oid("1.2.643.2.2.3")]));
    algorithm_padded Invalid "X.690, 8.19.2" "not DER" |c| algorithm(c, seq([padded("1.2.643.7.1.1.3.2")]));
    algorithm_with_something_after Invalid "RFC 5280, 4.1.1.2" "two parts at most" |c| algorithm(c, seq([oid("1.2.643.7.1.1.3.2"), tlv(5, &[]), tlv(5, &[])]));

    // These cases are about keys.
    key_off_the_curve Invalid "RFC 9215, 4.3" "not a point of its curve" |c| c.leaf.key = with_key(&c.leaf.key, |mut key| { key[40] ^= 1; key });
    key_of_an_authority_off_the_curve Invalid "RFC 9215, 4.3" "not a point of its curve" |c| c.ca.key = with_key(&c.ca.key, |mut key| { key[40] ^= 1; key });
    key_of_zeros Invalid "RFC 9215, 4.3" "not a point of its curve" |c| c.leaf.key = with_key(&c.leaf.key, |key| vec![0; key.len()]);
    key_of_order_2 Invalid "RFC 7091, 5.2" "a point of the wrong subgroup" |c| c.leaf.key = with_key(&c.leaf.key, |_| [ORDER_2, [0; 32]].concat());
    key_of_order_4 Invalid "RFC 7091, 5.2" "a point of the wrong subgroup" |c| c.leaf.key = with_key(&c.leaf.key, |_| ORDER_4.concat());
    key_beyond_the_prime Invalid "RFC 9215, 4.3" "coordinates are less than p" |c| c.leaf.key = with_key(&c.leaf.key, |key| [[0xff; 32].to_vec(), key[32..].to_vec()].concat());
    key_of_63_bytes Invalid "RFC 9215, 4.3" "two coordinates" |c| c.leaf.key = with_key(&c.leaf.key, |key| key[..63].to_vec());
    key_of_65_bytes Invalid "RFC 9215, 4.3" "two coordinates" |c| c.leaf.key = with_key(&c.leaf.key, |key| [key, vec![0]].concat());
    key_of_another_algorithm Invalid "RFC 9215, 4.2" "GOST only" |c| c.leaf.key = seq([seq([oid("1.2.840.10045.2.1"), oid("1.2.840.10045.3.1.7")]), bits(0, &[4; 65])]);
    key_of_2001 Invalid "RFC 9215" "old keys are allowed on request only" |c| c.leaf.key = seq([seq([oid("1.2.643.2.2.19"), seq([oid("1.2.643.2.2.35.1"), oid("1.2.643.2.2.30.1")])]), bits(0, &key_bytes(&c.leaf.key))]);
    key_on_an_unknown_curve Invalid "RFC 9215, 4.2" "nobody knows it" |c| c.leaf.key = on(&c.leaf.key, oid("1.2.3.4"));
    key_on_a_padded_curve Invalid "X.690, 8.19.2" "not DER" |c| c.leaf.key = on(&c.leaf.key, padded("1.2.643.7.1.2.1.1.1"));
    key_in_unfinished_bits Invalid "RFC 9215, 4.3" "whole bytes" |c| { let (algorithm, key) = parts(&c.leaf.key); c.leaf.key = seq([algorithm, bits(1, &content(&key)[1..])]); };
    key_in_octets_of_another_length Invalid "RFC 9215, 4.3" "an OCTET STRING inside" |c| { let (algorithm, _) = parts(&c.leaf.key); c.leaf.key = seq([algorithm, bits(0, &octets(&[1; 10]))]); };
    key_with_something_after Invalid "RFC 5280, 4.1.2.7" "two parts" |c| c.leaf.key = seq([content(&c.leaf.key), tlv(5, &[])]);

    // These cases are about DER: lengths, tags, identifiers, numbers.
    length_too_long Invalid "X.690, 10.1" "not DER" |c| c.leaf.after = |der| long(&der);
    length_indefinite Invalid "X.690, 10.1" "not DER" |c| c.leaf.after = |der| indefinite(&der);
    length_of_the_signed_part_too_long Invalid "X.690, 10.1" "not DER" |c| c.leaf.before = |tbs| long(&tbs);
    length_of_the_signed_part_indefinite Invalid "X.690, 10.1" "not DER" |c| c.leaf.before = |tbs| indefinite(&tbs);
    length_of_a_serial_too_long Invalid "X.690, 10.1" "not DER" |c| c.leaf.serial = long(&int(&[7]));
    length_of_a_name_too_long Invalid "X.690, 10.1" "not DER" |c| c.leaf.subject = long(&dn("Leaf"));
    length_of_a_string_too_long Invalid "X.690, 10.1" "not DER" |c| c.leaf.subject = seq([attribute(oid("2.5.4.3"), long(&utf8("Leaf")))]);
    length_of_an_extension_too_long Invalid "X.690, 10.1" "not DER" |c| c.leaf.extensions.raw(USAGE, long(&super::values::extension(USAGE, true, &bits(7, &[0x80]))));
    length_of_a_value_too_long Invalid "X.690, 10.1" "not DER" |c| c.ca.set(BASIC, true, long(&authority(None)));
    length_of_a_key_too_long Invalid "X.690, 10.1" "not DER" |c| { let (algorithm, key) = parts(&c.leaf.key); c.leaf.key = seq([algorithm, long(&key)]); };
    name_of_indefinite_length Invalid "X.690, 10.1" "not DER" |c| c.leaf.subject = indefinite(&dn("Leaf"));
    bytes_after_the_certificate Invalid "RFC 5280, 4.1" "nothing may follow" |c| c.leaf.after = |der| [der, vec![0]].concat();
    bytes_missing_at_the_end Invalid "RFC 5280, 4.1" "nothing may be missing" |c| c.leaf.after = |mut der| { der.pop(); der };
    elements_after_the_signature Invalid "RFC 5280, 4.1" "three parts" |c| c.leaf.after = |der| seq([content(&der), tlv(5, &[])]);
    elements_after_the_extensions Invalid "RFC 5280, 4.1" "ten fields at most" |c| c.leaf.before = |tbs| seq([content(&tbs), tlv(5, &[])]);
    certificate_as_a_set Invalid "RFC 5280, 4.1" "a SEQUENCE" |c| c.leaf.after = |der| tagged(0x31, &der);
    certificate_not_constructed Invalid "X.690, 8.9.1" "a SEQUENCE is constructed" |c| c.leaf.after = |der| tagged(0x10, &der);
    signed_part_as_a_set Invalid "RFC 5280, 4.1" "a SEQUENCE" |c| c.leaf.before = |tbs| tagged(0x31, &tbs);
    signature_in_unfinished_bits Invalid "RFC 9215, 2" "whole bytes" |c| c.leaf.after = |mut der| { let at = der.len() - 65; der[at] = 1; der };
    string_of_the_signature_in_pieces Invalid "X.690, 10.2" "not DER" |c| c.leaf.after = |der| { let parts = content(&der); let (rest, last) = parts.split_at(parts.len() - 67); seq([rest.to_vec(), tlv(0x23, last)]) };
    string_of_a_value_in_pieces Invalid "X.690, 10.2" "not DER" |c| c.leaf.extensions.raw(UNKNOWN, seq([oid(UNKNOWN), tlv(0x24, &octets(&[5, 0]))]));
    string_of_a_name_in_pieces Invalid "X.690, 10.2" "not DER" |c| c.leaf.subject = seq([attribute(oid("2.5.4.3"), tlv(0x2c, &octets(b"Leaf")))]);
    identifier_of_no_bytes Invalid "X.690, 8.19.1" "at least one" |c| c.leaf.subject = seq([attribute(tlv(6, &[]), utf8("Leaf"))]);
    identifier_without_an_end Invalid "X.690, 8.19.2" "its last byte says that more follow" |c| c.leaf.subject = seq([attribute(tlv(6, &[0x55, 0x84]), utf8("Leaf"))]);
    identifier_of_an_extension_padded Invalid "X.690, 8.19.2" "not DER" |c| c.leaf.extensions.raw(UNKNOWN, seq([padded("1.2.643.999.1"), octets(&[5, 0])]));
    identifier_of_a_known_extension_padded Invalid "X.690, 8.19.2" "it would not be recognised" |c| c.ca.extensions.raw(BASIC, seq([padded("2.5.29.19"), octets(&authority(Some(0)))]));
    identifier_of_a_usage_padded Invalid "X.690, 8.19.2" "not DER" |c| c.leaf.set(EKU, false, seq([padded("1.3.6.1.5.5.7.3.1")]));
    identifier_of_a_policy_padded Invalid "X.690, 8.19.2" "not DER" |c| c.leaf.set(POLICIES, false, seq([seq([padded("1.2.3")])]));
    identifier_with_a_great_number Invalid "X.667" "a limit of this library: numbers have up to 32 bits" |c| c.leaf.set("2.25.329800735698586629295641978511506172918", false, [5, 0]);
    number_with_zeros_in_front Lenient "X.690, 8.3.2" "not DER" |c| c.ca.set(BASIC, true, seq([truth(), int(&[0, 3])]));
    number_of_no_bytes Invalid "X.690, 8.3.1" "at least one" |c| c.ca.set(BASIC, true, seq([truth(), int(&[])]));
    number_of_the_version_with_zeros Lenient "X.690, 8.3.2" "not DER" |c| c.leaf.version = context(0, &int(&[0, 2]));
    true_as_01 Lenient "X.690, 11.1" "FF in DER" |c| c.leaf.extensions.raw(USAGE, seq([oid(USAGE), tlv(1, &[1]), octets(&bits(7, &[0x80]))]));
    true_of_an_authority_as_01 Lenient "X.690, 11.1" "FF in DER" |c| c.ca.set(BASIC, true, seq([tlv(1, &[1])]));
    truth_of_no_bytes Invalid "X.690, 8.2.1" "one" |c| c.leaf.extensions.raw(USAGE, seq([oid(USAGE), tlv(1, &[]), octets(&bits(7, &[0x80]))]));
    truth_of_two_bytes Invalid "X.690, 8.2.1" "one" |c| c.leaf.extensions.raw(USAGE, seq([oid(USAGE), tlv(1, &[0xff, 0xff]), octets(&bits(7, &[0x80]))]));
    false_in_full Lenient "X.690, 11.5" "a default value must not be encoded" |c| c.leaf.extensions.raw(UNKNOWN, seq([oid(UNKNOWN), tlv(1, &[0]), octets(&[5, 0])]));
    bits_with_zeros_at_the_end Lenient "X.690, 11.2.2" "named bits end with a one" |c| c.leaf.set(USAGE, true, bits(0, &[0x80]));
    bits_with_a_zero_byte_at_the_end Lenient "X.690, 11.2.2" "named bits end with a one" |c| c.leaf.set(USAGE, true, bits(0, &[0x80, 0]));
    bits_with_unused_ones Invalid "X.690, 11.2.1" "unused bits are zero" |c| c.leaf.set(USAGE, true, bits(5, &[0x81]));
    bits_with_8_unused Invalid "X.690, 8.6.2.2" "7 at most" |c| c.leaf.set(USAGE, true, bits(8, &[0x80]));
    bits_of_no_bytes Invalid "X.690, 8.6.2.2" "the number of unused bits must be there" |c| c.leaf.set(USAGE, true, tlv(3, &[]));
    bits_unused_of_none Invalid "X.690, 8.6.2.3" "no bits, none unused" |c| c.leaf.set(USAGE, true, bits(1, &[]));
    null_with_content Invalid "X.690, 8.8.2" "it has none" |c| algorithm(c, seq([oid("1.2.643.7.1.1.3.2"), tlv(5, &[0])]));
    tag_of_the_version Invalid "RFC 5280, 4.1" "[0] EXPLICIT" |c| c.leaf.version = super::der::implicit(0, &int(&[2]));
    order_of_the_names Invalid "RFC 5280, 4.1" "the dates are between them" |c| { c.leaf.issuer = [dn("CA"), dn("Leaf")].concat(); c.leaf.subject = Vec::new(); };
    not_a_certificate Invalid "RFC 5280, 4.1" "nothing of it" |c| c.leaf.after = |_| b"certificate".to_vec();
    empty Invalid "RFC 5280, 4.1" "nothing is there" |c| c.leaf.after = |_| Vec::new();
    extensions_as_a_set Invalid "RFC 5280, 4.1" "a SEQUENCE" |c| c.leaf.field = Some(context(3, &set([seq([oid(UNKNOWN), octets(&[5, 0])])])));
}

/// The coordinate x of the point with y = 0 on the curve 256-a. The order of this point is 2, so it is not a valid
/// public key.
const ORDER_2: [u8; 32] = *b"\xaa\x4a\xa1\xe7\xdc\x75\x30\xa6\x7e\xc4\x2a\x19\x5c\xfe\x44\x87\x58\xd9\x78\xd4\x44\x4b\x97\x8e\x15\xff\x95\xf5\x73\xfe\x00\x01";
/// The coordinates x and y of a point of order 4 on the curve 256-a.
const ORDER_4: [[u8; 32]; 2] = [
    *b"\x77\x59\x2f\x8c\x11\xc5\xe7\xac\xc0\x9d\x6a\xf3\xd1\x80\x5d\xbc\x53\x93\xc3\x95\x5d\x5a\xb4\x38\x75\x00\x35\x05\xc6\x80\x7f\x7f",
    *b"\xcd\x0e\x8e\xa4\x34\x4f\xb7\x06\x42\xd9\x3f\xda\x75\x82\x18\x35\xfb\xb9\x4a\xc1\x18\x0f\x1d\xaa\x5f\x01\x9f\x0f\x52\x82\x7e\x7e",
];

/// Sets the signature algorithm in the user's certificate, both inside and outside of the signed part.
fn algorithm(chain: &mut Chain, algorithm: Vec<u8>) {
    (chain.leaf.inner, chain.leaf.outer) = (algorithm.clone(), algorithm);
}

/// Splits a public key (`SubjectPublicKeyInfo`) into its algorithm identifier and its BIT STRING.
fn parts(key: &[u8]) -> (Vec<u8>, Vec<u8>) {
    let inside = content(key);
    let (algorithm, bits) = inside.split_at(super::der::first(&inside).len());
    (algorithm.to_vec(), bits.to_vec())
}

/// Returns the OCTET STRING that contains the coordinates of a public key.
fn key_bytes(key: &[u8]) -> Vec<u8> {
    content(&parts(key).1)[1..].to_vec()
}

/// Returns the public key with coordinates that `change` has changed.
fn with_key(key: &[u8], change: fn(Vec<u8>) -> Vec<u8>) -> Vec<u8> {
    seq([parts(key).0, bits(0, &octets(&change(content(&key_bytes(key)))))])
}

/// Returns the public key with the identifier of another curve. The coordinates stay unchanged.
fn on(key: &[u8], curve: Vec<u8>) -> Vec<u8> {
    seq([seq([oid("1.2.643.7.1.1.1.1"), seq([curve])]), parts(key).1])
}
