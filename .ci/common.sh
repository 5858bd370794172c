# Functions that .ci/run and .ci/full share. Both scripts source this file in the root folder of the repository.

export CI=true CARGO_TERM_COLOR=never CARGO_INCREMENTAL=0
unset CARGO_TARGET_DIR

host=$(rustc -vV | sed -n 's/^host: //p')
# Options of cargo: the library's package, and the packages of this workspace on which the library depends.
library=(-p fastgost -p fastgost-base -p fastgost-curve -p fastgost-simd)
# The folders in which .ci/kernels looks for the rows. A row is the kernel of an algorithm for one level of CPU
# features.
rows=(crates/fastgost/src/cipher crates/fastgost/src/hash crates/fastgost/src/gf)

# Reads cargo's messages, and prints the path of the library that cargo has built.
library_in() {
  local rlib
  rlib=$(grep '"name":"fastgost"' | grep -oE '[^"]*/libfastgost(-[0-9a-f]+)?\.rlib' | sort -u)
  [ -f "$rlib" ] || { echo "cargo did not name one library: $rlib" >&2; return 1; }
  echo "$rlib"
}

# matching FILTER... -- COMMAND...: runs the command, which is a cargo test, once for each filter. Fails if a filter
# matches no test. A filter can begin with options of the test program, as in '--ignored name'.
matching() {
  local filters=() filter log
  while [ "$1" != -- ]; do filters+=("$1"); shift; done
  shift
  log=$(mktemp)
  for filter in "${filters[@]}"; do
    # shellcheck disable=SC2086 # The filter may be several words.
    "$@" -- $filter | tee "$log"
    if ! grep -q '^test result: ok\. [1-9]' "$log"; then
      rm "$log"
      echo "no test is named $filter"
      return 1
    fi
  done
  rm "$log"
}

# Installs a linker for 32-bit x86, and makes cargo use it. The programs are linked statically, so that they need no
# 32-bit loader. For this target, rustc 1.95 needs more stack than usual. So commands that build get a larger stack
# (RUST_MIN_STACK). Commands that run tests do not get a larger stack, because the tests must run with the usual stack.
for_32_bits() {
  rustup target add i686-unknown-linux-gnu
  .ci/install i686-linux-gnu-gcc:gcc-i686-linux-gnu /usr/i686-linux-gnu/lib/crt1.o:libc6-dev-i386-cross
  export CARGO_TARGET_I686_UNKNOWN_LINUX_GNU_LINKER=i686-linux-gnu-gcc
  export CARGO_TARGET_I686_UNKNOWN_LINUX_GNU_RUSTFLAGS="-C target-feature=+crt-static"
}

# Makes a build for valgrind. In a build with `cfg(ctgrind)`, the code tells valgrind which values are public.
ctgrind() {
  CARGO_PROFILE_RELEASE_DEBUG=line-tables-only RUSTFLAGS="--cfg ctgrind" \
    cargo build -q --release -p fastgost-ct --bin ctgrind --target-dir target/ctgrind
}

# proof_aarch64 COMMAND FILTER...: runs a command of fastgost-proof, such as `prove`, on the machine code for AArch64,
# once for each filter. A filter selects statements to be proved by their titles, and an empty filter selects all of
# them. fastgost-proof itself runs on x86-64, and must have been built before. It uses an emulator as the CPU for
# AArch64.
proof_aarch64() {
  local command=$1 filter target=aarch64-unknown-linux-gnu built=${CARGO_TARGET_DIR:-target}
  shift
  for_aarch64
  cargo build -q --release -p fastgost-proof --target "$target"
  for filter in "$@"; do
    target/release/fastgost-proof "$command" "$filter" --program "$built/$target/release/fastgost-proof"
  done
}

# Installs a linker and an emulator for AArch64, and makes cargo use them.
for_aarch64() {
  rustup target add aarch64-unknown-linux-gnu
  .ci/install qemu-aarch64-static:qemu-user-static aarch64-linux-gnu-gcc:gcc-aarch64-linux-gnu \
    aarch64-linux-gnu-objdump:binutils-aarch64-linux-gnu /usr/aarch64-linux-gnu/lib/crt1.o:libc6-dev-arm64-cross
  export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER=aarch64-linux-gnu-gcc
  # The emulated CPU has no SVE, so that the tests run the kernels of the level neon-sha3. If a CPU has SVE, the library
  # assumes that the kernels of other levels are faster there.
  export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER="qemu-aarch64-static -cpu max,sve=off -L /usr/aarch64-linux-gnu"
}
