#!/usr/bin/env bash
# Keys, signatures, certificates and messages with the stock openssl command, and in both directions with the fastgost command and
# with gost-engine, which runs in processes of its own. Called by .ci/openssl, with the provider in OPENSSL_CONF.
#
#   keys.sh FASTGOST ENGINE [OPENSSL LIBCRYPTO]
#
# FASTGOST is the command, ENGINE gost-engine's gost.so. With OPENSSL and LIBCRYPTO, the command `openssl` is of a newer version, whose
# libcrypto is this, and `run` starts programs with it; gost-engine stays with OPENSSL. Needs gcc, libssl-dev and valgrind.
set -euo pipefail
fastgost=$(realpath "$1")
engine=$2
installed=${3:-openssl}
libcrypto=${4:-}
run=()
wrong_password='password is wrong'
if [ -n "$libcrypto" ]; then
  run=(run)
  # Newer versions decrypt files themselves, and see nothing wrong without a MAC but that there is no key.
  wrong_password='maybe wrong password|No supported data to decode'
fi
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
keys_c=$dir/keys
gcc -std=c11 -D_GNU_SOURCE -Wall -Wextra -Werror -O1 -g -o "$keys_c" "$(dirname "$0")/keys.c" \
  "${libcrypto:--lcrypto}" -lpthread -Wl,--allow-shlib-undefined
cd "$dir"
passed=0
ok() { passed=$((passed + 1)); }
fail() { printf '%s\n' "$@" >&2; exit 1; }
# same EXPECTED-FILE FILE WHAT
same() { cmp "$1" "$2" || fail "$3: $1 and $2 differ"; ok; }
# refused SENTENCE COMMAND...: the command fails, and OpenSSL's queue says why.
refused() {
  local sentence=$1
  shift
  if "$@" >out 2>&1; then fail "it should fail: $*"; fi
  grep -qE "$sentence" out || fail "not \"$sentence\": $*" "$(cat out)"
  ok
}

cat >engine.cnf <<E
openssl_conf = conf
[conf]
engines = engines
[engines]
gost = gost
[gost]
dynamic_path = $engine
default_algorithms = ALL
[req]
distinguished_name = name
[name]
E
cat >req.cnf <<'E'
[req]
distinguished_name = name
[name]
E
theirs() { OPENSSL_CONF=$dir/engine.cnf "$installed" "$@"; }
echo secret >passphrase
printf 'a message\n' >message
head -c 32 /dev/urandom >secret
ukm8=0102030405060708
ukm32=$(printf '%02x' {1..32})

# Generates a key and its public key: generate OPENSSL ALGORITHM SET NAME.
generate() {
  "$1" genpkey -algorithm "$2" -pkeyopt "paramset:$3" -out "$4.pem"
  "$1" pkey -in "$4.pem" -pubout -out "$4.pub"
}

# Every parameter set by gost-engine's name. What one signs, the others verify. Keys of 256 bits are the same bytes there and here;
# with those of 512 gost-engine writes the identifier of the hash function, which RFC 9215 omits.
exchange_keys() {
  local algorithm=$1 digest=$2 set=$3
  generate openssl "$algorithm" "$set" ours
  generate theirs "$algorithm" "$set" theirs
  if [ "$algorithm" != gost2012_512 ]; then
    theirs pkey -in ours.pem -pubout | same ours.pub - "$algorithm $set, the public key of ours"
    openssl pkey -in theirs.pem -pubout | same theirs.pub - "$algorithm $set, the public key of theirs"
    openssl pkey -in theirs.pem | same theirs.pem - "$algorithm $set, their private key"
    theirs pkey -in ours.pem | same ours.pem - "$algorithm $set, our private key"
  fi
  # Whether a public key names the hash function stays as it was read.
  theirs pkey -in ours.pem -pubout >read.pub
  openssl pkey -pubin -in read.pub | same read.pub - "$algorithm $set, the public key of ours, as theirs has it"
  openssl pkey -pubin -in ours.pub | same ours.pub - "$algorithm $set, the public key of ours"
  openssl pkey -in theirs.pem -pubout | theirs pkey -pubin | same theirs.pub - "$algorithm $set, the public key of theirs"
  theirs pkey -in ours.pem | openssl pkey | same ours.pem - "$algorithm $set, our private key"
  openssl pkey -in ours.pem -outform DER | openssl pkey -inform DER | same ours.pem - "$algorithm $set, DER"
  openssl pkey -pubin -in ours.pub -outform DER | openssl pkey -pubin -inform DER | same ours.pub - "$algorithm $set, DER"
  openssl dgst "-$digest" -sign theirs.pem -out ours.sig message
  theirs dgst "-$digest" -verify theirs.pub -signature ours.sig message >out
  theirs dgst "-$digest" -sign ours.pem -out theirs.sig message
  openssl dgst "-$digest" -verify ours.pub -signature theirs.sig message >out
  openssl dgst "-$digest" -verify ours.pub -signature theirs.sig engine.cnf >out 2>&1 && fail "another message verified"
  openssl dgst "-$digest" -verify theirs.pub -signature theirs.sig message >out 2>&1 && fail "another key verified"
  ok
  # What is written as text: the set by its standard's name.
  openssl pkey -in ours.pem -noout -text | grep -qE '^Parameter set: id-(tc26-gost-3410-2012|GostR3410-2001)-' || fail "no set"
  ok
}
for set in A B C XA XB TCA TCB TCC TCD; do exchange_keys gost2012_256 md_gost12_256 $set; done
for set in A B C; do exchange_keys gost2012_512 md_gost12_512 $set; done
for set in A B C XA XB; do exchange_keys gost2001 md_gost94 $set; done
# By the names of the standards, by object identifier, and like another key.
for set in id-tc26-gost-3410-2012-256-paramSetA 1.2.643.7.1.2.1.1.1 256-a tca; do
  openssl genpkey -algorithm gost2012_256 -pkeyopt paramset:$set | openssl pkey -noout -text | grep -q paramSetA
  ok
done
openssl genpkey -algorithm gost2012_256 -pkeyopt group:TCB | openssl pkey -noout -text | grep -q 256-paramSetB
ok

# The fastgost command's keys and signatures.
for curve in 256-a cryptopro-xchb 512-c; do
  "$fastgost" keygen --quiet --curve $curve -o $curve.pem
  "$fastgost" pubkey $curve.pem >$curve.pub
  openssl pkey -in $curve.pem -pubout | same $curve.pub - "the public key of fastgost's, $curve"
  openssl pkey -in $curve.pem | same $curve.pem - "fastgost's private key, $curve"
  digest=md_gost12_${curve:0:3}
  [ $curve != cryptopro-xchb ] || digest=md_gost12_256
  openssl dgst -$digest -sign $curve.pem -out message.sig message
  "$fastgost" verify --quiet --key $curve.pub message
  "$fastgost" sign --quiet --key $curve.pem message
  openssl dgst -$digest -verify $curve.pub -signature message.sig message >out
  ok
done

# Raw signatures, of a digest.
for curve in 256-a 512-c; do
  openssl dgst -md_gost12_${curve:0:3} -binary message >digest
  openssl pkeyutl -sign -inkey $curve.pem -in digest -out raw.sig
  openssl pkeyutl -sign -inkey $curve.pem -in digest -out raw2.sig
  ! cmp -s raw.sig raw2.sig || fail "a nonce was used twice"
  openssl pkeyutl -verify -pubin -inkey $curve.pub -in digest -sigfile raw.sig >out
  theirs pkeyutl -verify -pubin -inkey $curve.pub -in digest -sigfile raw.sig >out
  openssl dgst -md_gost12_${curve:0:3} -verify $curve.pub -signature raw.sig message >out
  ok
done

# Key agreement and key transport: both sides, and gost-engine's.
agree() {
  local algorithm=$1 set=$2
  generate openssl "$algorithm" "$set" a
  generate theirs "$algorithm" "$set" b
  shift 2
  local options=()
  for option in "$@"; do options+=(-pkeyopt "$option"); done
  openssl pkeyutl -derive -inkey a.pem -peerkey b.pub "${options[@]}" -out ours.kek
  openssl pkeyutl -derive -inkey b.pem -peerkey a.pub "${options[@]}" -out again.kek
  theirs pkeyutl -derive -inkey b.pem -peerkey a.pub "${options[@]}" -out theirs.kek
  same ours.kek again.kek "$algorithm $set $*"
  same ours.kek theirs.kek "$algorithm $set $*, gost-engine's"
}
agree gost2001 A ukmhex:$ukm8
for set in A TCA TCC; do
  agree gost2012_256 $set ukmhex:$ukm8
  agree gost2012_256 $set ukmhex:$ukm32
  agree gost2012_256 $set ukmhex:${ukm32:0:32} vko:256
done
for set in A C; do
  agree gost2012_512 $set ukmhex:$ukm8
  agree gost2012_512 $set ukmhex:$ukm32
  agree gost2012_512 $set ukmhex:$ukm8 vko:256
  agree gost2012_512 $set ukmhex:$ukm8 vko:512
done
for pair in gost2001:A gost2012_256:A gost2012_256:TCA gost2012_512:C; do
  generate openssl "${pair%:*}" "${pair#*:}" a
  for from in openssl theirs; do
    $from pkeyutl -encrypt -pubin -inkey a.pub -in secret -out encrypted
    openssl pkeyutl -decrypt -inkey a.pem -in encrypted | same secret - "$pair, encrypted by $from"
    theirs pkeyutl -decrypt -inkey a.pem -in encrypted | same secret - "$pair, encrypted by $from, for gost-engine"
  done
done
for cipher in magma-ctr kuznyechik-ctr; do
  openssl pkeyutl -encrypt -pubin -inkey a.pub -in secret -pkeyopt cipher:$cipher -out encrypted
  openssl pkeyutl -decrypt -inkey a.pem -in encrypted | same secret - "$cipher"
done

# Private keys under a passphrase: RFC 9337, what the fastgost command and gost-engine write, and with ciphers of others.
generate openssl gost2012_256 TCA key
for scheme in kuznyechik-ctr-acpkm-omac kuznyechik-ctr-acpkm magma-ctr-acpkm-omac magma-ctr-acpkm; do
  "$fastgost" keygen --quiet --curve 256-a --passphrase-file passphrase --scheme $scheme -o $scheme.pem
  "$fastgost" pubkey --passphrase-file passphrase $scheme.pem >public
  openssl pkey -in $scheme.pem -passin file:passphrase -pubout | same public - "fastgost's, $scheme"
  openssl pkey -in key.pem -$scheme -passout file:passphrase -out encrypted.pem
  openssl pkey -in encrypted.pem -passin file:passphrase | same key.pem - "$scheme"
  "$fastgost" pubkey --passphrase-file passphrase encrypted.pem | same key.pub - "$scheme, for fastgost"
  refused "$wrong_password" openssl pkey -in encrypted.pem -passin pass:wrong -noout
done
# Whichever provider comes first.
openssl pkey -provider default -provider fastgost -in kuznyechik-ctr-acpkm-omac.pem -passin file:passphrase -noout
openssl pkey -provider fastgost -provider default -in kuznyechik-ctr-acpkm-omac.pem -passin file:passphrase -noout
ok
openssl pkey -in key.pem -aes256 -passout file:passphrase -out encrypted.pem
grep -q 'BEGIN ENCRYPTED PRIVATE KEY' encrypted.pem
openssl pkey -in encrypted.pem -passin file:passphrase | same key.pem - "AES-256"
theirs pkey -in encrypted.pem -passin file:passphrase | same key.pem - "AES-256, for gost-engine"
openssl pkcs8 -topk8 -in key.pem -v2 aes-256-cbc -passout file:passphrase -out encrypted.p8
openssl pkcs8 -in encrypted.p8 -passin file:passphrase | same key.pem - "pkcs8"
openssl pkcs8 -in kuznyechik-ctr-acpkm-omac.pem -passin file:passphrase >out
openssl pkey -in kuznyechik-ctr-acpkm-omac.pem -passin file:passphrase | same out - "pkcs8, RFC 9337"
refused 'bad decrypt|wrong password' openssl pkey -in encrypted.pem -passin pass:wrong -noout

# OpenSSL 4 verifies no signatures of GOST in certificates and messages.
if [[ $libcrypto == *.so.4 ]]; then
  "${run[@]}" "$keys_c" >out || fail "$(cat out)"
  passed=$((passed + $(sed -n 's/^keys.c: \([0-9]*\) passed.*/\1/p' out)))
  echo "keys: $passed passed, 0 failed"
  exit
fi

# A certification authority: requests, certificates, chains, revocation.
openssl req -config req.cnf -x509 -newkey gost2012_512 -pkeyopt paramset:C -passout file:passphrase -keyout root.key \
  -subj '/CN=Root' -days 100 -addext basicConstraints=critical,CA:TRUE -out root.pem 2>/dev/null
grep -q 'BEGIN ENCRYPTED' root.key
openssl req -config req.cnf -newkey gost2012_256 -pkeyopt paramset:TCB -noenc -keyout inter.key -subj '/CN=Intermediate' \
  -out inter.csr 2>/dev/null
openssl req -config req.cnf -in inter.csr -verify -noout 2>out
theirs req -in inter.csr -verify -noout 2>out
ok
cat >ca.cnf <<'E'
[ca]
default_ca = authority
[authority]
database = index
serial = serial
new_certs_dir = .
certificate = root.pem
private_key = root.key
default_md = default
default_days = 50
default_crl_days = 10
policy = policy
x509_extensions = authorities
[policy]
commonName = supplied
[authorities]
basicConstraints = critical,CA:TRUE
[leaves]
basicConstraints = CA:FALSE
E
: >index
echo 1000 >serial
openssl ca -config ca.cnf -batch -notext -passin file:passphrase -in inter.csr -out inter.pem 2>out || fail "$(cat out)"
generate openssl gost2001 A leaf2001
generate openssl gost2012_256 TCA leaf
for leaf in leaf leaf2001; do
  openssl req -config req.cnf -new -key $leaf.pem -subj "/CN=$leaf" -out $leaf.csr
  openssl x509 -req -in $leaf.csr -CA inter.pem -CAkey inter.key -set_serial 0x1${#leaf} -days 20 -out $leaf.crt 2>out
  openssl verify -CAfile root.pem -untrusted inter.pem $leaf.crt >out
  theirs verify -CAfile root.pem -untrusted inter.pem $leaf.crt >out
  ok
done
openssl x509 -in leaf.crt -noout -pubkey | same leaf.pub - "the key of a certificate"
openssl x509 -in leaf.crt -noout -text >text
grep -q 'Signature Algorithm: GOST R 34.10-2012 with GOST R 34.11-2012 (256 bit)' text
grep -q 'Parameter set: id-tc26-gost-3410-2012-256-paramSetA' text
openssl asn1parse -in leaf.crt >asn1
[ "$(grep -A1 'GOST R 34.10-2012 with GOST R 34.11-2012 (256 bit)' asn1 | grep -c NULL)" = 0 ] || fail "NULL parameters"
ok
openssl x509 -in leaf.crt -outform DER -out leaf.crt.der
{ head -c $(($(stat -c %s leaf.crt.der) - 1)) leaf.crt.der; printf 'x'; } | openssl x509 -inform DER -out changed.crt
refused 'certificate signature failure' openssl verify -CAfile root.pem -untrusted inter.pem changed.crt
openssl ca -config ca.cnf -batch -gencrl -passin file:passphrase -out empty.crl 2>out
cat root.pem empty.crl >trusted
openssl verify -crl_check -CAfile trusted inter.pem >out
openssl ca -config ca.cnf -batch -revoke inter.pem -passin file:passphrase 2>out
openssl ca -config ca.cnf -batch -gencrl -passin file:passphrase -out full.crl 2>out
openssl crl -in full.crl -CAfile root.pem -noout 2>out
grep -q 'verify OK' out
theirs crl -in full.crl -CAfile root.pem -noout 2>out
grep -q 'verify OK' out
cat root.pem full.crl >trusted
refused 'certificate revoked' openssl verify -crl_check -CAfile trusted inter.pem
# Of gost-engine, with each type of keys.
for key in leaf leaf2001 512-c; do
  theirs req -x509 -key $key.pem -subj "/CN=$key" -days 10 -out engine.crt
  openssl verify -check_ss_sig -CAfile engine.crt engine.crt >out
  openssl req -config req.cnf -x509 -key $key.pem -subj "/CN=$key" -days 10 -out self.crt
  theirs verify -check_ss_sig -CAfile self.crt self.crt >out
  ok
done

# CMS. Stock libcrypto 3.0 verifies with keys of providers; it leaves out the algorithm when it signs.
openssl req -config req.cnf -x509 -key leaf.pem -subj /CN=signer -days 10 -out signer.pem
theirs cms -sign -binary -nodetach -in message -signer signer.pem -inkey leaf.pem -outform PEM -out signed.pem
openssl cms -verify -inform PEM -in signed.pem -CAfile signer.pem -binary -out verified 2>out
same message verified "CMS"
theirs cms -sign -binary -noattr -nodetach -in message -signer signer.pem -inkey leaf.pem -outform PEM -out signed.pem
openssl cms -verify -inform PEM -in signed.pem -CAfile signer.pem -binary -out verified 2>out
same message verified "CMS without attributes"
openssl cms -verify -inform PEM -in signed.pem -CAfile root.pem -binary -out verified >out 2>&1 && fail "another root verified"
ok
# PKCS #7, which CMS comes from.
theirs smime -sign -binary -nodetach -in message -signer signer.pem -inkey leaf.pem -outform PEM -out signed.p7
openssl smime -verify -binary -inform PEM -in signed.p7 -CAfile signer.pem -out verified 2>out
same message verified "PKCS #7, signed"
theirs smime -encrypt -binary -gost89 -in message -outform PEM -out encrypted.p7 signer.pem
openssl smime -decrypt -binary -inform PEM -in encrypted.p7 -inkey leaf.pem -recip signer.pem -out decrypted
same message decrypted "PKCS #7, encrypted"

# PKCS #12, with a MAC of GOST and with OpenSSL's ciphers.
openssl pkcs12 -export -inkey leaf.pem -in signer.pem -passout file:passphrase -macalg md_gost12_512 -out ours.p12
for reader in openssl theirs; do
  $reader pkcs12 -in ours.p12 -passin file:passphrase -nodes -nocerts | $reader pkey | same leaf.pem - "PKCS #12 for $reader"
done
theirs pkcs12 -export -inkey leaf.pem -in signer.pem -passout file:passphrase -macalg md_gost12_512 -out theirs.p12
openssl pkcs12 -in theirs.p12 -passin file:passphrase -nodes -nocerts | openssl pkey | same leaf.pem - "PKCS #12 of gost-engine"
refused 'invalid password' openssl pkcs12 -in ours.p12 -passin pass:wrong -nodes

# What is wrong, and what is allowed.
refused 'parameter set "Q".*allowed: A, B, C, XA, XB, TCA, TCB, TCC, TCD' \
  openssl genpkey -algorithm gost2012_256 -pkeyopt paramset:Q
refused 'parameter set "TCA".*allowed: A, B, C, or' openssl genpkey -algorithm gost2012_512 -pkeyopt paramset:TCA
refused 'parameter set "id-tc26-gost-3410-2012-256-paramSetA".*RFC 4357' \
  openssl genpkey -algorithm gost2001 -pkeyopt paramset:id-tc26-gost-3410-2012-256-paramSetA
refused 'needs a parameter set.*allowed: A' openssl genpkey -algorithm gost2012_256
refused 'the digest "sha256" is not one for keys of gost2012_256; allowed: md_gost12_256' \
  openssl dgst -sha256 -sign leaf.pem -out out.sig message
refused 'allowed: md_gost12_256' openssl req -config req.cnf -x509 -sha256 -key leaf.pem -subj /CN=x -out x.pem
refused 'key values mismatch|do not match' openssl x509 -req -in leaf.csr -CA inter.pem -CAkey leaf2001.pem -set_serial 1 -out x.pem
refused 'bytes; allowed: 32 bytes' openssl pkeyutl -sign -inkey leaf.pem -in digest -out out.sig
openssl dgst -md_gost12_256 -binary message >digest
openssl pkeyutl -sign -inkey leaf.pem -in digest -out raw.sig
head -c 63 raw.sig >short.sig
refused 'signature has 63 bytes; allowed: 64 bytes' \
  openssl pkeyutl -verify -pubin -inkey leaf.pub -in digest -sigfile short.sig
refused 'user keying material has 7 bytes; allowed: 8 \(VKO\), 32 \(KEG\)' \
  openssl pkeyutl -derive -inkey leaf.pem -peerkey key.pub -pkeyopt ukmhex:01020304050607
refused 'user keying material is not set' openssl pkeyutl -derive -inkey leaf.pem -peerkey key.pub
refused 'ukmhex is wrong' openssl pkeyutl -derive -inkey leaf.pem -peerkey key.pub -pkeyopt ukmhex:0x
refused 'vko:1 is unknown; allowed: 256, 512' openssl pkeyutl -derive -inkey leaf.pem -peerkey key.pub -pkeyopt vko:1
generate openssl gost2012_256 TCC other
refused 'the keys are on different curves; allowed: two keys on the same curve' \
  openssl pkeyutl -derive -inkey leaf.pem -peerkey other.pub -pkeyopt ukmhex:$ukm8
refused 'allowed: gost89, magma-ctr, kuznyechik-ctr' \
  openssl pkeyutl -encrypt -pubin -inkey leaf.pub -in secret -pkeyopt cipher:rot13
head -c 31 secret >short
refused 'a key of 31 bytes cannot be transported; allowed: 32' openssl pkeyutl -encrypt -pubin -inkey leaf.pub -in short
openssl pkeyutl -encrypt -pubin -inkey leaf.pub -in secret -out encrypted
refused 'does not match|not authentic' openssl pkeyutl -decrypt -inkey key.pem -in encrypted
refused 'encrypted key is malformed' openssl pkeyutl -decrypt -inkey key.pem -in secret
# Keys that are cut off. The command's own reader of files is silent about why; keys.c sees the sentences.
openssl pkey -in leaf.pem -outform DER -out leaf.der
size=$(stat -c %s leaf.der)
for length in 0 1 5 30 $((size - 1)); do
  head -c "$length" leaf.der >cut.der
  refused 'Could not (read|find)' openssl pkey -inform DER -in cut.der -noout
done

# Through libcrypto's functions.
"${run[@]}" "$keys_c" >out || fail "$(cat out)"
cat out
passed=$((passed + $(sed -n 's/^keys.c: \([0-9]*\) passed.*/\1/p' out)))

if ((${#run[@]} > 0)); then
  echo "keys: $passed passed, 0 failed"
  exit
fi

# Memory. What libcrypto itself keeps until the end is reachable, and not counted.
under=(valgrind -q --error-exitcode=9 --leak-check=full --errors-for-leak-kinds=definite)
"${under[@]}" "$keys_c" quick >out
"${under[@]}" openssl genpkey -algorithm gost2012_256 -pkeyopt paramset:TCA -out x.pem
"${under[@]}" openssl pkey -in leaf.pem -text -noout >out
"${under[@]}" openssl pkey -in leaf.pem -aes256 -passout pass:x -out out
"${under[@]}" openssl dgst -md_gost12_256 -sign leaf.pem -out out message
"${under[@]}" openssl pkeyutl -derive -inkey leaf.pem -peerkey key.pub -pkeyopt ukmhex:$ukm8 -out out
"${under[@]}" openssl pkeyutl -decrypt -inkey leaf.pem -in encrypted -out out
"${under[@]}" openssl verify -CAfile root.pem -untrusted inter.pem leaf.crt >out
"${under[@]}" openssl cms -verify -inform PEM -in signed.pem -CAfile signer.pem -binary -out verified 2>out
ok
echo "keys: $passed passed, 0 failed"
