#!/bin/sh
# `sh docs/demo.sh FILE` seals FILE under a new key, opens the sealed file, and compares the result with FILE. The
# script then shows that a modified sealed file is rejected, computes the digest of FILE, signs FILE, and verifies the
# signature.
set -eu
file=$1
echo "Building the command; the first time it takes minutes:" >&2
cargo build --release -p fastgost-cli
folder=$(mktemp -d)
# When a signal ends the script, some shells do not run the trap for EXIT. So each signal makes the script exit.
trap 'rm -rf "$folder"' EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM
fastgost() { cargo run --release -q -p fastgost-cli -- "$@"; }

echo "1. Sealed under a new key, opened, and compared with the file:"
fastgost keygen --secret -o "$folder/key"
fastgost encrypt --key-file "$folder/key" -o "$folder/sealed" "$file"
fastgost decrypt --key-file "$folder/key" "$folder/sealed" | cmp - "$file"
echo "   the same"
echo "2. One byte is added to the sealed file. It must not open now, and this is what the command says:"
echo >> "$folder/sealed"
status=0
fastgost decrypt --key-file "$folder/key" -o "$folder/opened" "$folder/sealed" 2> "$folder/rejected" || status=$?
sed "s|$folder/||; s|^|   |" "$folder/rejected"
test $status = 1 && test ! -e "$folder/opened"
echo "   rejected, as expected: the exit status is 1, and no file was written"
echo "3. The file's digest (Streebog-256), and the check of a list with it:"
fastgost sum "$file" > "$folder/list"
sed 's|^|   |' "$folder/list"
fastgost sum -c "$folder/list" | sed 's|^|   |'
echo "4. Signed under a new key pair, and verified with the public key:"
fastgost keygen --curve 256-a -o "$folder/key.pem"
fastgost pubkey -o "$folder/pub.pem" "$folder/key.pem"
fastgost sign --key "$folder/key.pem" -o "$folder/signature" "$file"
fastgost verify --key "$folder/pub.pem" --signature "$folder/signature" "$file" | sed 's|^|   |'

echo "All four did what they should. The keys and files are deleted again; $file is unchanged."
echo "Try next:"
echo "   cargo install --locked --path crates/fastgost-cli"
echo "                                                installs the command as fastgost"
echo "   fastgost help                                what else it does"
echo "   fastgost speed                               how fast this machine is"
echo "   docs/command.md                              every command with examples"
