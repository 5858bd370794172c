//! The header of the PROXY protocol, version 2. The header tells a service where a connection comes from.
//! <https://www.haproxy.org/download/3.0/doc/proxy-protocol.txt>
use std::net::{IpAddr, SocketAddr};

const SIGNATURE: [u8; 12] = *b"\r\n\r\n\0\r\nQUIT\n";
/// The byte that stands for version 2 and the command PROXY.
const PROXIED: u8 = 0x21;
const TCP_OVER_IPV4: u8 = 0x11;
const TCP_OVER_IPV6: u8 = 0x21;

/// Returns the header for a connection. `source` is the address of the client, and `destination` is the address at
/// which the connection was accepted.
pub fn header(source: SocketAddr, destination: SocketAddr) -> Vec<u8> {
    let (family, addresses) = match (source.ip().to_canonical(), destination.ip().to_canonical()) {
        (IpAddr::V4(from), IpAddr::V4(to)) => (TCP_OVER_IPV4, [from.octets(), to.octets()].concat()),
        (from, to) => (TCP_OVER_IPV6, [from, to].map(as_v6).concat()),
    };
    let mut header = SIGNATURE.to_vec();
    header.extend([PROXIED, family]);
    header.extend((addresses.len() as u16 + 4).to_be_bytes());
    header.extend(addresses);
    header.extend([source.port(), destination.port()].map(u16::to_be_bytes).concat());
    header
}

fn as_v6(address: IpAddr) -> [u8; 16] {
    match address {
        IpAddr::V4(address) => address.to_ipv6_mapped().octets(),
        IpAddr::V6(address) => address.octets(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(source: &str, destination: &str) -> Vec<u8> {
        header(source.parse().expect("an address"), destination.parse().expect("an address"))
    }

    /// The header must have the bytes that section 2.2 of the specification demands.
    #[test]
    fn headers() {
        let v4 = b"\r\n\r\n\0\r\nQUIT\n\x21\x11\0\x0c\xc0\0\x02\x01\xc6\x33\x64\x02\x30\x39\x20\xfb";
        assert_eq!(of("192.0.2.1:12345", "198.51.100.2:8443"), v4);
        // A socket for both IPv4 and IPv6 shows IPv4 addresses in mapped form.
        assert_eq!(of("[::ffff:192.0.2.1]:12345", "[::ffff:198.51.100.2]:8443"), v4);
        let v6 = of("[2001:db8::1]:12345", "[2001:db8::2]:8443");
        assert_eq!(v6[..16], *b"\r\n\r\n\0\r\nQUIT\n\x21\x21\0\x24");
        assert_eq!(v6[16..20], [0x20, 0x01, 0x0d, 0xb8]);
        assert_eq!((v6[31], v6[47], &v6[48..]), (1, 2, &[0x30, 0x39, 0x20, 0xfb][..]));
    }
}
