//! The papers that experiments follow, as docs/experiments.md names them.

/// Returns the full name of the paper with this short name.
pub fn citation(paper: &str) -> Option<&'static str> {
    PAPERS.iter().find(|(short, _)| *short == paper).map(|(_, citation)| *citation)
}

pub const PAPERS: [(&str, &str); 5] = [
    (
        "P1",
        "Yu. V. Golchevskiy, D. A. Ushakov, \"Cryptographic calculations acceleration by low-level optimization of basic blocks\", Bulletin of Syktyvkar University, series 1, 2023, 1 (46), 30-49, doi 10.34130/1992-2752_2023_1_30",
    ),
    (
        "P2",
        "A. V. Kazymyrov (Selmer Center, Bergen), S. E. Leontiev, V. O. Popov, S. V. Smyshlyaev (CryptoPro), \"On efficient software implementations of the Russian cryptographic standards\", slides, (c) 2000-2013 CryptoPro",
    ),
    (
        "P3",
        "A. A. Rusev, L. A. Sonina, D. A. Shcherbakov (CryptoPro), \"High-performance implementations of Kuznyechik and Magma on the Russian processors Elbrus\", RusCrypto 2021",
    ),
    (
        "P4",
        "A. I. Borisov, E. V. Myasnikov (Samara University), \"An implementation of the Kuznyechik cipher with NVIDIA CUDA\" (no year printed; sources accessed in 2018)",
    ),
    ("P5", "\"Optimisation of multi-precision operations\", Kharkiv, received 29 April 2003 (no authors known)"),
];

#[cfg(test)]
mod tests {
    use super::*;
    use std::{fs, path::Path};

    #[test]
    fn the_document_names_every_paper() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/experiments.md");
        let text = fs::read_to_string(path).unwrap();
        for (short, citation) in PAPERS {
            assert!(text.contains(&format!("| {short} | {citation} |")), "{short} is not named as `{citation}`");
        }
    }
}
