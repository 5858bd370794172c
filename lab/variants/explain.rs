//! Explains a variant in sentences. Each sentence also says who defined what it describes: the paper or this project.
use super::name::{Core, Order, Set, Variant};

/// Returns one or more sentences for each part of the name.
pub fn explain(variant: &Variant) -> Vec<String> {
    let Variant { bits, set, core, roles, blocks, with } = *variant;
    let mut said = Vec::new();
    let mut say = |who: &str, text: &str| said.push(format!("{text} ({who})"));
    say(PAPER, &format!("{bits}: {bits}-bit x86"));
    say(PAPER, "g: beside GCC's code, not ICL's (i); here rustc's, which is the same for assembly");
    let text = match set {
        Set::General => "r: general registers",
        Set::Mmx => "m: MMX",
        Set::Sse2 => "s: SSE or SSE2",
        Set::Ssse3 => "s3: SSSE3",
        Set::Sse4 => "s4: SSE4.x",
        Set::Avx => "a: AVX",
        Set::Avx2 => "a2: AVX2",
    };
    say(PAPER, text);
    if set == Set::Avx2 {
        say(OURS, "a2: one YMM register holds a block's bytes as words, and its upper half moves down in time");
    }
    let text = match core {
        Core::L => "L: bytes leave the extractor by pextrw",
        Core::W => "W: bytes are taken by pmovzxbw",
        Core::B => "B: bytes leave the extractor by pextrb",
        Core::U => "U: bytes are taken by punpcklbw and punpckhbw",
        Core::M => "M: no extractor, bytes are read from memory set apart for it",
        Core::R => "R: general registers are the extractors",
        Core::F => "F: bytes are taken by pshufb, defined though not in the paper's short scheme",
    };
    say(PAPER, text);
    let detail = match core {
        Core::L if variant.in_words() => {
            "L: even bytes and odd ones are words of an extractor each, scaled by one shift"
        }
        Core::L => "L: the extractor is the state itself, and a general register splits the two bytes of a word",
        Core::W if variant.refilled() => "W: from memory, half a block at a time; the words leave by pextrw",
        Core::W | Core::U | Core::F => "the bytes become words, scaled by one shift, which leave by pextrw",
        Core::B => "B: a general register is shifted by 4 for each byte",
        Core::M => "M: the memory is on the stack, and movzx reads it",
        Core::R if variant.in_passes() => "R: a round is done in two passes, each for half the bytes of the rows",
        Core::R => "R: movzx takes the two low bytes, then the register is shifted",
    };
    say(OURS, detail);
    let n = roles.count();
    let counted =
        ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"].get(n).copied().unwrap_or("many");
    say(PAPER, &format!("{n}: {counted} register{} used by one round", if n == 1 { "" } else { "s" }));
    say(OURS, &format!("{n}: {roles}"));
    let mut modifier = |is: bool, who: &str, text: &str| {
        if is {
            say(who, text);
        }
    };
    modifier(with.unrolled, PAPER, "E: the loop over rounds is fully unrolled");
    modifier(with.keys.is_some(), PAPER, "K: round keys are cached in XMM registers");
    match with.keys {
        None => {}
        Some(usize::MAX) => modifier(true, OURS, "K: as many as there are registers free"),
        Some(n) => modifier(true, OURS, &format!("K{n}: the number, which the paper does not explain, is how many")),
    }
    if blocks > 1 {
        let counted =
            ["two", "three", "four", "five", "six", "seven", "eight"].get(blocks - 2).copied().unwrap_or("many");
        modifier(true, PAPER, &format!("P{blocks}: one iteration of the loop over rounds processes {counted} blocks"));
    }
    modifier(
        with.doubled,
        PAPER,
        "A: instead of a shift by 4, the register is added to itself, and the address has the factor 8",
    );
    modifier(
        with.offsets,
        PAPER,
        "C: the constants (offsets of the tables) are put into the extractors instead of into the memory operands",
    );
    modifier(with.extractors_first, PAPER, "X: the pieces that compute extractors are grouped");
    modifier(with.sums_together, PAPER, "G: the pieces of the accumulators are grouped");
    modifier(
        with.sums_together,
        OURS,
        "G: as many addresses as there are registers for them are computed, then their rows are added",
    );
    modifier(with.order == Order::Near, PAPER, "n: near order; no more is said");
    modifier(with.order == Order::Near, OURS, "n: the blocks of an iteration alternate after each look-up");
    modifier(with.order == Order::Far, PAPER, "f: far order; no more is said");
    modifier(with.order == Order::Far, OURS, "f: the blocks of an iteration alternate after eight look-ups");
    modifier(with.renamed, PAPER, "l: re-association of registers");
    modifier(
        with.renamed,
        OURS,
        "l: accumulator and extractor change roles from round to round instead of a copy; a loop has two rounds for that",
    );
    modifier(with.cached, PAPER, "t: free registers cache values of memory");
    modifier(with.cached, OURS, "t: masks and offsets first, then round keys");
    modifier(with.key_first, OURS, "+key: a sum begins with the round key, instead of the key being added to it");
    modifier(
        with.halves,
        OURS,
        "+halves: the halves of rows are in separate tables, so that a byte times 8, the largest factor, is an address",
    );
    modifier(with.stream, OURS, "+stream: the result is written with non-temporal stores");
    said
}

/// The names of the definers: the paper, and this project.
const PAPER: &str = "the paper";
const OURS: &str = "ours";
