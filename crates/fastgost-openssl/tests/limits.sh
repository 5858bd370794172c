#!/usr/bin/env bash
# What depends on the version of OpenSSL in docs/openssl.md: what works must work, and what does not must not, so that nobody goes on
# believing a "no" that a new version has turned into a yes. Called by .ci/openssl, with the provider in OPENSSL_CONF.
#
#   limits.sh ENGINE [OPENSSL]     gost-engine's gost.so; the installed command, if `openssl` is a newer one
set -euo pipefail
engine=$1
installed=${2:-openssl}
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
passed=0 wrong=0
version=$(openssl version | cut -d' ' -f2)
case $version in
  3.0.*) column=1 ;;
  3.5.*) column=2 ;;
  3.6.*) column=3 ;;
  4.0.*) column=4 ;;
  *) echo "docs/openssl.md has no column for $version"; exit 1 ;;
esac
cat >engine.cnf <<C
openssl_conf = conf
[conf]
engines = engines
[engines]
gost = gost
[gost]
dynamic_path = $engine
default_algorithms = ALL
C
printf '[req]\ndistinguished_name = name\n[name]\n' >req.cnf
theirs() { OPENSSL_CONF=$dir/engine.cnf "$installed" "$@"; }
printf 'a message\n' >message
openssl genpkey -algorithm gost2012_256 -pkeyopt paramset:TCA -out key.pem
"$installed" req -config req.cnf -x509 -key key.pem -subj /CN=x -days 10 -out cert.pem
openssl genpkey -algorithm EC -pkeyopt group:P-256 -out ec.pem
openssl req -config req.cnf -x509 -key ec.pem -subj /CN=x -days 10 -out ec.crt
theirs cms -encrypt -binary -gost89 -in message -outform DER -out encrypted.cms cert.pem
theirs smime -encrypt -binary -gost89 -in message -outform DER -out encrypted.p7 cert.pem
theirs cms -sign -binary -nodetach -in message -signer cert.pem -inkey key.pem -outform DER -out signed.cms
theirs smime -sign -binary -nodetach -in message -signer cert.pem -inkey key.pem -outform DER -out signed.p7

# row 3.0 3.5 3.6 4.0 COMMAND...: yes for each version, or what a failure says.
row() {
  local expected=${!column} found=no
  shift 4
  rm -f out
  if "$@" >log 2>&1 </dev/null; then found=yes; fi
  if [ $found = no ] && grep -qF "$expected" log || [ $found = "$expected" ]; then
    passed=$((passed + 1))
  else
    wrong=$((wrong + 1))
    printf '%s: expected: %s, found: %s\n' "$*" "$expected" $found
    cat log
  fi
}
# Each of them has also the right result.
verify() { openssl "$1" -verify -binary -inform DER -in "$2" -CAfile cert.pem -out out && cmp out message; }
decrypt() { openssl "$1" -decrypt -binary -inform DER -in "$2" -inkey key.pem -recip cert.pem -out out && cmp out message; }
sign() {
  openssl "$1" -sign -binary -nodetach -in message -signer cert.pem -inkey key.pem -outform DER -out out &&
    theirs "$1" -verify -binary -inform DER -in out -CAfile cert.pem -out again && cmp again message
}
encrypt() {
  openssl "$1" -encrypt -binary "-$2" -in message -outform DER -out out "$3" &&
    theirs "$1" -decrypt -binary -inform DER -in out -inkey "$4" -recip "$3" -out again && cmp again message
}
suites() { openssl ciphers -s -tls1_2 'kGOST:kGOST18' | tr : '\n' | grep -x "$1"; }
certificate() { openssl verify -check_ss_sig -CAfile cert.pem cert.pem; }
pkcs12() { openssl pkcs12 -export -inkey key.pem -in cert.pem -passout pass:x -macalg md_gost12_512 -out out; }

digest='unknown message digest algorithm' cipher='unsupported content encryption algorithm' left_out='illegal zero content'
suite='no cipher match' signer='signing not supported for this key type' recipient='encryption not supported for this key type'
#    3.0 3.5 3.6 4.0
row yes yes yes "$digest" certificate
row yes yes yes 'unknown digest algorithm' pkcs12
row yes yes yes 'no matching digest' verify cms signed.cms
row yes yes yes 'unable to find message digest' verify smime signed.p7
row "$left_out" yes yes 'no default digest' sign cms
row "$signer" "$signer" "$signer" 'no default digest' sign smime
row yes yes yes 'unknown cipher' decrypt cms encrypted.cms
row yes yes yes yes decrypt smime encrypted.p7
row yes yes yes yes encrypt cms aes256 ec.crt ec.pem
row "$left_out" "$left_out" "$left_out" "$cipher" encrypt cms gost89 cert.pem key.pem
row "$recipient" "$recipient" "$recipient" "$recipient" encrypt smime aes256 cert.pem key.pem
row yes yes yes "$cipher" encrypt cms kuznyechik-ctr-acpkm ec.crt ec.pem
row yes yes yes "$suite" suites IANA-GOST2012-GOST8912-GOST8912
row yes yes yes "$suite" suites LEGACY-GOST2012-GOST8912-GOST8912
row yes yes yes "$suite" suites GOST2001-GOST89-GOST89
row yes yes yes "$suite" suites GOST2012-KUZNYECHIK-KUZNYECHIKOMAC
row yes yes yes "$suite" suites GOST2012-MAGMA-MAGMAOMAC
echo "limits: $passed passed, $wrong failed"
((wrong == 0))
