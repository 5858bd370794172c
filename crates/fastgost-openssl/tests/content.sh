#!/usr/bin/env bash
# CMS, PKCS #7, PKCS #12 and PBES2 whose contents are under ciphers of GOST, with the stock openssl command; with gost-engine, which runs
# in processes of its own, in both directions, and with the examples of standards. Called by .ci/openssl, with the provider in
# OPENSSL_CONF.
#
#   content.sh [ENGINE]
#
# ENGINE is gost-engine's gost.so. Without it the checks that need it are left out: for the versions of .ci/openssl-newer.
set -euo pipefail
engine=${1:-}
samples=$(realpath "$(dirname "$0")/content.json")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
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
cat >engine.cnf <<E2
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
E2
printf '[req]\ndistinguished_name = name\n[name]\n' >req.cnf
theirs() { OPENSSL_CONF=$dir/engine.cnf openssl "$@"; }
# Those who read what the provider has written, and write what it reads.
peers=(openssl)
[ -z "$engine" ] || peers+=(theirs)
echo secret >passphrase
# No whole number of blocks; and more than a section of either cipher, of which gost-engine 3.0.1 has shorter ones than the standards.
head -c 1001 /dev/urandom >message
head -c 300001 /dev/urandom >long
secretkey=8899aabbccddeeff0011223344556677fedcba98765432100123456789abcdef

openssl req -config req.cnf -x509 -newkey rsa:2048 -noenc -keyout rsa.key -subj /CN=rsa -days 10 -out rsa.pem 2>out
openssl genpkey -algorithm gost2012_256 -pkeyopt paramset:TCA -out gost.key
openssl req -config req.cnf -x509 -key gost.key -subj /CN=gost -days 10 -out gost.pem

# EncryptedData, under a key that both know; EnvelopedData for a recipient with RSA.
for cipher in kuznyechik-ctr-acpkm magma-ctr-acpkm gost89; do
  for writer in "${peers[@]}"; do
    for reader in "${peers[@]}"; do
      $writer cms -EncryptedData_encrypt -$cipher -secretkey $secretkey -binary -in message -outform DER -out encrypted
      if cmp -s message encrypted; then fail "nothing is encrypted: $cipher"; fi
      $reader cms -EncryptedData_decrypt -secretkey $secretkey -inform DER -in encrypted -out decrypted
      same message decrypted "EncryptedData, $cipher, from $writer to $reader"
      $writer cms -encrypt -$cipher -binary -in message -outform DER -out encrypted rsa.pem
      $reader cms -decrypt -inkey rsa.key -recip rsa.pem -inform DER -in encrypted -out decrypted
      same message decrypted "EnvelopedData, $cipher, from $writer to $reader"
    done
  done
  # Streamed, too.
  openssl cms -encrypt -$cipher -stream -binary -in long -outform PEM -out encrypted rsa.pem
  openssl cms -decrypt -inkey rsa.key -inform PEM -in encrypted -out decrypted
  same long decrypted "EnvelopedData, streamed, $cipher"
  openssl smime -encrypt -$cipher -binary -in message -outform DER -out encrypted rsa.pem
  openssl smime -decrypt -inkey rsa.key -recip rsa.pem -inform DER -in encrypted -out decrypted
  same message decrypted "PKCS #7, $cipher"
done

# With a MAC, in an attribute of EnvelopedData. EncryptedData has no place for it.
for cipher in kuznyechik-ctr-acpkm-omac magma-ctr-acpkm-omac; do
  for writer in "${peers[@]}"; do
    $writer cms -encrypt -$cipher -binary -in message -outform DER -out encrypted rsa.pem
    openssl asn1parse -inform DER -in encrypted | grep -qE '1\.2\.643\.7\.1\.0\.6\.1\.1|id-cms-mac-attr' || fail "no MAC: $cipher"
    for reader in "${peers[@]}"; do
      $reader cms -decrypt -inkey rsa.key -recip rsa.pem -inform DER -in encrypted -out decrypted
      same message decrypted "EnvelopedData, $cipher, from $writer to $reader"
    done
  done
  openssl cms -encrypt -$cipher -stream -binary -in long -outform DER -out encrypted rsa.pem
  openssl cms -decrypt -inkey rsa.key -inform DER -in encrypted -out decrypted
  same long decrypted "EnvelopedData, streamed, $cipher"
  # A bit of the MAC; of the data. Not streamed: that ends with the ends of structures, and has headers in its data.
  openssl cms -encrypt -$cipher -binary -in message -outform DER -out encrypted rsa.pem
  for at in 1 1000; do
    python3 - encrypted changed $at <<'P'
import sys
data = bytearray(open(sys.argv[1], "rb").read())
data[-int(sys.argv[3])] ^= 1
open(sys.argv[2], "wb").write(data)
P
    refused 'the authentication tag does not match' \
      openssl cms -decrypt -inkey rsa.key -recip rsa.pem -inform DER -in changed -out decrypted
  done
  refused 'no place for the MAC' openssl cms -EncryptedData_encrypt -$cipher -secretkey $secretkey -in message -outform DER -out out2
  openssl pkcs8 -topk8 -v2 $cipher -in gost.key -passout file:passphrase -out encrypted.p8
  openssl pkcs8 -in encrypted.p8 -passin file:passphrase | same gost.key - "PBES2, $cipher"
  openssl pkcs12 -export -inkey gost.key -in gost.pem -passout file:passphrase -keypbe $cipher -certpbe $cipher \
    -macalg md_gost12_512 -out bag.p12
  openssl pkcs12 -in bag.p12 -passin file:passphrase -nodes -nocerts | openssl pkey | same gost.key - "PKCS #12, $cipher"
done

# For recipients with GOST: libcrypto decrypts, but does not say how it has encrypted the key.
if [ -n "$engine" ]; then
  for cipher in gost89 kuznyechik-ctr-acpkm magma-ctr-acpkm; do
    theirs cms -encrypt -$cipher -binary -in message -outform DER -out encrypted gost.pem
    openssl cms -decrypt -inkey gost.key -recip gost.pem -inform DER -in encrypted -out decrypted
    same message decrypted "EnvelopedData of gost-engine, $cipher"
  done
fi
refused 'illegal zero content' openssl cms -encrypt -gost89 -binary -in message -outform DER -out encrypted gost.pem

# Encrypted keys: PBES2.
prf=id-tc26-hmac-gost-3411-2012-512
for cipher in kuznyechik-ctr-acpkm magma-ctr-acpkm gost89; do
  openssl pkcs8 -topk8 -v2 $cipher -v2prf $prf -in gost.key -passout file:passphrase -out encrypted.p8
  openssl asn1parse -in encrypted.p8 | grep -q 'HMAC GOST 34.11-2012 512' || fail "another PRF"
  for reader in "${peers[@]}"; do
    $reader pkcs8 -in encrypted.p8 -passin file:passphrase | same gost.key - "PBES2, $cipher, for $reader"
  done
  refused 'Error decrypting key' openssl pkcs8 -in encrypted.p8 -passin pass:wrong
  if [ -n "$engine" ]; then
    theirs pkcs8 -topk8 -v2 $cipher -v2prf $prf -in gost.key -passout file:passphrase -out encrypted.p8
    openssl pkcs8 -in encrypted.p8 -passin file:passphrase | same gost.key - "PBES2, $cipher, of gost-engine"
  fi
done

# PKCS #12: contents and MAC of GOST.
for cipher in kuznyechik-ctr-acpkm magma-ctr-acpkm gost89; do
  for writer in "${peers[@]}"; do
    $writer pkcs12 -export -inkey gost.key -in gost.pem -passout file:passphrase -keypbe $cipher -certpbe $cipher \
      -macalg md_gost12_512 -out bag.p12
    for reader in "${peers[@]}"; do
      $reader pkcs12 -in bag.p12 -passin file:passphrase -nodes -nocerts | $reader pkey |
        same gost.key - "PKCS #12, $cipher, from $writer to $reader"
      $reader pkcs12 -in bag.p12 -passin file:passphrase -nokeys | openssl x509 |
        same gost.pem - "PKCS #12, $cipher, from $writer to $reader"
    done
  done
  refused 'invalid password' openssl pkcs12 -in bag.p12 -passin pass:wrong -nodes
done
# The examples of standards.
python3 - "$samples" >out 2>&1 <<'P' || fail "$(cat out)"
import json, subprocess, sys
passed = 0


def openssl(*arguments, **files):
    for name, data in files.items():
        open(name, "wb").write(bytes.fromhex(data))
    run = subprocess.run(["openssl", *arguments], capture_output=True)
    return run.stdout if run.returncode == 0 else None, run.stderr.decode()


def same(found, expected, case, errors=""):
    global passed
    if found != expected:
        sys.exit(f"{case['name']}: {found} {errors}")
    passed += 1


for case in json.load(open(sys.argv[1]))["cases"]:
    if case["operation"] == "pkcs12":
        options = ["-in", "der", "-passin", "pass:" + bytes.fromhex(case["password"]).decode()]
        found, errors = openssl("pkcs12", "-nokeys", *options, der=case["der"])
        open("pem", "wb").write(found or b"")
        same(openssl("x509", "-in", "pem", "-outform", "DER")[0], bytes.fromhex(case["certificate"]), case, errors)
        found, errors = openssl("pkcs12", "-nocerts", "-nodes", *options, der=case["der"])
        open("pem", "wb").write(found or b"")
        if found is None and openssl("version")[0].startswith(b"OpenSSL 3.0"):
            # It decrypts keys that have a public key in them (RFC 5958), but does not know that form.
            same("Field=attributes, Type=PKCS8_PRIV_KEY_INFO" in errors and case["source"][:8], "RFC 9548", case, errors)
        elif "private_key_info" in case:
            found = openssl("pkey", "-in", "pem", "-text", "-noout")[0]
            expected = openssl("pkey", "-in", "key", "-inform", "DER", "-text", "-noout", key=case["private_key_info"])[0]
            same(expected and found, expected or b"", case, errors)
        continue
    if "secretkey" in case:
        options = ["-EncryptedData_decrypt", "-secretkey", case["secretkey"]]
    else:
        open("key", "wb").write(bytes.fromhex(case["private_key"]))
        options = ["-decrypt", "-inkey", "key", "-keyform", "DER"]
    found, errors = openssl("cms", *options, "-inform", "DER", "-in", "der", der=case["der"])
    same(found, None if "impossible" in case else bytes.fromhex(case["content"]), case, errors)
print(passed)
P
passed=$((passed + $(cat out)))
echo "content: $passed passed, 0 failed"
