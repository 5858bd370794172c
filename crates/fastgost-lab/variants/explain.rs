//! What a variant does, in sentences.
use super::name::{Core, Set, Variant};

/// One sentence for each part of the name.
pub fn explain(variant: &Variant) -> Vec<String> {
    let Variant { bits, set, core, blocks, with } = *variant;
    let mut said = Vec::new();
    let mut say = |text: String| said.push(text);
    say(format!("{bits}: code for {bits}-bit x86."));
    say(match set {
        Set::General => "g: the general registers alone; rows are added in parts as wide as they are.".into(),
        Set::Mmx => "gm: general registers for addresses, MMX registers for the state and the sums, 8 bytes each.".into(),
        Set::Sse2 => "gs: general registers for addresses, SSE2 (XMM registers) for the state and the sums.".into(),
        Set::Ssse3 => "gs3: general registers for addresses, XMM registers for state and sums, and SSSE3 for its pshufb.".into(),
        Set::Sse41 => {
            "gs4: general registers for addresses, XMM registers for state and sums, and SSE4.1 for its extractions.".into()
        }
        Set::Avx => "ga: general registers for addresses, XMM registers with AVX's three-operand instructions.".into(),
        Set::Avx2 if core == Core::W => {
            "ga2: general registers for addresses, XMM registers for state and sums, and AVX2 to widen a whole block at once."
                .into()
        }
        Set::Avx2 => {
            "ga2: general registers for addresses, and AVX2: two blocks share a YMM register until their bytes are extracted."
                .into()
        }
    });
    say(match core {
        Core::L if with.offsets => {
            "L: a shift and a mask leave every other byte of the state as an offset in a word, which pextrw extracts."
                .into()
        }
        Core::L => "L: pextrw extracts two bytes of the state at a time, which movzx and a shift separate.".into(),
        Core::W => "W: pmovzxbw widens bytes of the state to words, and pextrw extracts them one by one.".into(),
        Core::B => "B: pextrb extracts the bytes of the state one by one.".into(),
        Core::U => {
            "U: punpcklbw and punpckhbw with zero widen bytes to words, and pextrw extracts them one by one.".into()
        }
        Core::F => "F: pshufb spreads bytes of the state over words, and pextrw extracts them one by one.".into(),
        Core::M if with.offsets => {
            "M: a shift and a mask make words of bytes, which are stored on the stack and read back one by one.".into()
        }
        Core::M => "M: the state is stored on the stack, and its bytes are read back one by one.".into(),
        Core::R if bits == 64 => {
            "R: the state is in two 64-bit general registers, whose bytes are extracted by movzx and shifts.".into()
        }
        Core::R => "R: the sums are in four 32-bit general registers; bytes are extracted by movzx and shifts.".into(),
    });
    say(match blocks {
        1 => "1: one block per iteration.".into(),
        n => format!("{n}: {n} blocks per iteration, whose chains of lookups hide each other's latency."),
    });
    let mut modifier = |is: bool, text: &str| {
        if is {
            say(text.into());
        }
    };
    modifier(
        with.apart,
        "A: the halves of rows are in separate tables, so that a byte times 8, the largest scale, is an address.",
    );
    modifier(with.cached, "C: round keys stay in whatever registers are left.");
    modifier(
        with.offsets,
        "E: the row's offset, 16 times the byte, is computed for many bytes at once and extracted; without E the byte is \
         doubled and the address scales it by 8.",
    );
    modifier(
        with.key_first,
        "K: a sum starts with the next round's key; without K the key is added when the sum is complete.",
    );
    if with.prefetch > 0 {
        let (p, bytes) = (with.prefetch, 64 * with.prefetch);
        modifier(true, &format!("P{p}: the source is prefetched {p} lines, {bytes} bytes, ahead."));
    }
    modifier(
        with.memory_operand,
        "X: a row is an operand of the exclusive or, in memory; without X it is loaded first, then added.",
    );
    modifier(
        with.general_help,
        "G: a general register takes as many bytes as it holds in one move, and movzx and shifts separate them; the core does \
         the rest.",
    );
    modifier(with.non_temporal, "n: the result is written with non-temporal stores.");
    modifier(with.unrolled, "f: the nine rounds are unrolled; without f they are a loop.");
    modifier(
        with.interleaved,
        "l: lookups of the iteration's blocks alternate; without l they are done block by block.",
    );
    modifier(with.two_sums, "t: a block has two sums, of alternate rows, joined at the round's end.");
    said
}
