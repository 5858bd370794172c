#!/bin/sh
# sh docs/demo.sh FILE: encrypts a file under a new key, decrypts it again, compares, hashes it, and measures this machine.
set -eu
file=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
fastgost() { cargo run --release -q -p fastgost-cli -- "$@"; }

fastgost keygen --secret -o "$folder/key"
fastgost cipher -a kuznyechik-ctr --key-file "$folder/key" --iv prefix -o "$folder/encrypted" "$file"
fastgost cipher -a kuznyechik-ctr --key-file "$folder/key" --iv prefix -d "$folder/encrypted" | cmp - "$file"
echo "$file: encrypted, decrypted, the same again. The ciphertext's OMAC:"
fastgost mac -a kuznyechik-omac --key-file "$folder/key" "$folder/encrypted"
echo "The file's hash code, and what checks it:"
fastgost sum "$file" | tee "$folder/list"
fastgost sum -c "$folder/list"
fastgost speed --only kuznyechik-ctr magma-ctr
