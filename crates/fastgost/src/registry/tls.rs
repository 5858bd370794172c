//! The curves of TLS 1.3.
use crate::curve::Curve;

/// A curve in TLS 1.3 (RFC 9367). TLS uses a curve as a group for ECDHE (section 6.1.2), and in a signature scheme
/// (section 5).
///
/// ```
/// use fastgost::{curve::Curve, registry::TlsCurve};
///
/// let curve = TlsCurve::of(Curve::from_name("cryptopro-a")?).ok_or(fastgost::Error::Unsupported("a curve for tests"))?;
/// assert_eq!((curve.group, curve.group_number), ("GC256B", 0x23));
/// assert_eq!((curve.scheme, curve.scheme_number), ("gostr34102012_256b", 0x070a));
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Debug)]
#[non_exhaustive]
pub struct TlsCurve {
    /// The group's name in IANA's registry.
    pub group: &'static str,
    /// The group's number.
    pub group_number: u16,
    /// The signature scheme's name in IANA's registry.
    pub scheme: &'static str,
    /// The signature scheme's number.
    pub scheme_number: u16,
    /// The names of the curve. All names except the first name come from RFC 4357.
    names: &'static [&'static str],
}

impl TlsCurve {
    /// All curves of TLS 1.3, in the order of their numbers.
    pub const ALL: &'static [TlsCurve] = &[
        row("GC256A", 0x22, "gostr34102012_256a", 0x0709, &["256-a"]),
        row("GC256B", 0x23, "gostr34102012_256b", 0x070a, &["256-b", "cryptopro-a", "cryptopro-xcha"]),
        row("GC256C", 0x24, "gostr34102012_256c", 0x070b, &["256-c", "cryptopro-b"]),
        row("GC256D", 0x25, "gostr34102012_256d", 0x070c, &["256-d", "cryptopro-c", "cryptopro-xchb"]),
        row("GC512A", 0x26, "gostr34102012_512a", 0x070d, &["512-a"]),
        row("GC512B", 0x27, "gostr34102012_512b", 0x070e, &["512-b"]),
        row("GC512C", 0x28, "gostr34102012_512c", 0x070f, &["512-c"]),
    ];

    /// Returns the entry of [`ALL`](Self::ALL) for a curve. The curve may be given under any of its names. The result
    /// is `None` for a curve that is only for tests.
    pub fn of(curve: &Curve) -> Option<&'static TlsCurve> {
        Self::ALL.iter().find(|row| row.names.contains(&curve.short_name()))
    }

    /// The library's short name of the curve, such as "256-a". [`Curve::from_name`] accepts this name.
    pub const fn name(&self) -> &'static str {
        self.names[0]
    }
}

const fn row(
    group: &'static str,
    group_number: u16,
    scheme: &'static str,
    scheme_number: u16,
    names: &'static [&'static str],
) -> TlsCurve {
    TlsCurve { group, group_number, scheme, scheme_number, names }
}
