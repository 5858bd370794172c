#!/bin/sh
# sh docs/demo.sh FILE: seals a file under a new key, opens it, compares, shows that a modified one is rejected, hashes it, signs
# it, verifies the signature, and measures this machine.
set -eu
file=$1
echo "Building the command; the first time it takes minutes:" >&2
cargo build --release -p fastgost-cli
folder=$(mktemp -d)
# A shell may run the first of these only when it ends by itself.
trap 'rm -rf "$folder"' EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM
fastgost() { cargo run --release -q -p fastgost-cli -- "$@"; }

fastgost keygen --secret -o "$folder/key"
fastgost encrypt --key-file "$folder/key" -o "$folder/sealed" "$file"
fastgost decrypt --key-file "$folder/key" "$folder/sealed" | cmp - "$file"
echo "$file: sealed and opened; the content is the same. With an extra byte at the end:"
echo >> "$folder/sealed"
status=0
fastgost decrypt --key-file "$folder/key" -o "$folder/opened" "$folder/sealed" || status=$?
test $status = 1 && test ! -e "$folder/opened"
echo "The file's digest, and checking it:"
fastgost sum "$file" | tee "$folder/list"
fastgost sum -c "$folder/list"
echo "Signed under a new key pair, and verified with the public key:"
fastgost keygen --curve 256-a -o "$folder/key.pem"
fastgost pubkey -o "$folder/pub.pem" "$folder/key.pem"
fastgost sign --key "$folder/key.pem" -o "$folder/signature" "$file"
fastgost verify --key "$folder/pub.pem" --signature "$folder/signature" "$file"
fastgost speed --only kuznyechik-mgm magma-mgm gost3410-256-a
