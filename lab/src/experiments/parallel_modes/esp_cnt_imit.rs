//! ESP with the paper's cipher, GOST 28147-89. The library has no ESP transform for this cipher, so this module makes
//! the packets of RFC 4303 itself. It encrypts them with CNT and authenticates them with IMIT, under one key for all
//! packets.
use fastgost::{
    Error, Gost28147, Level, Result, Sbox,
    aead::CntImit,
    batch::{self, Keys, Packet},
    record::{Outgoing, Sealed, Source},
};

/// Seals packets. A packet consists of the SPI, the sequence number, an IV of 8 bytes, the encrypted payload with its
/// padding and trailer, and an ICV of 4 bytes. The ICV is the MAC of the SPI, the sequence number and the plaintext.
pub struct Sealer {
    key: CntImit,
    spi: u32,
    sequence: u32,
}

impl Sealer {
    pub fn with_level(level: Level, spi: u32, key: &[u8; 32]) -> Result<Self> {
        let cipher = Gost28147::with_level(level, key, &Sbox::default())?;
        Ok(Self { key: CntImit::new(cipher), spi, sequence: 0 })
    }

    /// Seals packets like the sealers in the module `record`. Each payload must be a `Source::Copied`.
    pub fn seal(&mut self, packets: &mut [Outgoing<'_>]) -> Result<()> {
        let sealed = packets.iter_mut().map(|packet| self.begin(packet)).collect::<Result<Vec<_>>>();
        batch::seal(Keys::One(&self.key), &mut sealed?)
    }

    /// Writes a packet, but does not yet encrypt it.
    fn begin<'a>(&mut self, packet: &'a mut Outgoing<'_>) -> Result<Packet<'a>> {
        let Source::Copied(payload) = packet.payload else {
            return Err(Error::Unsupported("payloads that are not copied"));
        };
        // The payload, the padding and the trailer together are whole words of four bytes. The trailer has the length
        // of the padding, and the number of the next header.
        let encrypted = (payload.len() + TRAILER).next_multiple_of(4);
        let len = HEADER + encrypted + CntImit::TAG_SIZE;
        if packet.buffer.len() < len {
            return Err(Error::Parameter { name: "the room in the buffer of a packet", allowed: "the whole packet" });
        }
        self.sequence = self.sequence.checked_add(1).ok_or(Error::KeyExhausted { allowed: "2^32 - 1 packets" })?;
        packet.result = Ok(Sealed { packet: 0..len, sequence: self.sequence.into() });
        let (header, rest) = packet.buffer[..len].split_at_mut(HEADER);
        let (data, tag) = rest.split_at_mut(encrypted);
        header[..4].copy_from_slice(&self.spi.to_be_bytes());
        header[4..8].copy_from_slice(&self.sequence.to_be_bytes());
        // The IV is the sequence number. This is enough for CNT, which only requires that no IV is used twice under a
        // key.
        header[8..].copy_from_slice(&u64::from(self.sequence).to_be_bytes());
        let (text, rest) = data.split_at_mut(payload.len());
        text.copy_from_slice(payload);
        let (padding, trailer) = rest.split_at_mut(rest.len() - TRAILER);
        for (byte, number) in padding.iter_mut().zip(1..) {
            *byte = number;
        }
        trailer.copy_from_slice(&[padding.len() as u8, packet.kind]);
        let (associated, iv) = header.split_at(8);
        Ok(Packet::new(iv, associated, data, tag))
    }
}

/// The number of bytes of the SPI, the sequence number and the IV.
const HEADER: usize = 16;
const TRAILER: usize = 2;

#[cfg(test)]
mod tests {
    use super::*;
    use fastgost::Cipher;

    /// Checks the fields of each packet. The encrypted data and the tag are opened as one message.
    #[test]
    fn packets_have_their_fields() {
        let (level, key) = (Gost28147::levels().next().unwrap(), [7; 32]);
        let open = CntImit::new(Gost28147::with_level(level, &key, &Sbox::default()).unwrap());
        let mut sealer = Sealer::with_level(level, 0x0102_0304, &key).unwrap();
        for (i, bytes) in [1, 2, 3, 4, 64, 1472].into_iter().enumerate() {
            let source: Vec<_> = (0..bytes).map(|i| (i % 251) as u8).collect();
            let mut buffers = [[0; 1500]; 2];
            let mut packets: Vec<_> = buffers.iter_mut().map(|buffer| Outgoing::copied(4, &source, buffer)).collect();
            sealer.seal(&mut packets).unwrap();
            let places: Vec<_> = packets.into_iter().map(|packet| packet.result.unwrap()).collect();
            for (place, (buffer, sequence)) in places.iter().zip(buffers.iter().zip(2 * i as u64 + 1..)) {
                assert_eq!(place.sequence, sequence);
                let (header, rest) = buffer[place.packet.clone()].split_at(16);
                assert_eq!((&header[..4], &header[4..8]), (&[1, 2, 3, 4][..], &(sequence as u32).to_be_bytes()[..]));
                let (data, tag) = rest.split_at(rest.len() - 4);
                let mut data = data.to_vec();
                assert!(data.len().is_multiple_of(4));
                open.open(&header[8..], &header[..8], &mut data[..], tag).unwrap();
                let padding = data.len() - bytes - 2;
                let wanted = source.iter().copied().chain((1..=padding).map(|i| i as u8)).chain([padding as u8, 4]);
                assert!(padding < 4 && data == wanted.collect::<Vec<_>>(), "{bytes}");
            }
        }
        let mut short = [0; 16 + 4 + 3];
        assert!(sealer.seal(&mut [Outgoing::copied(4, b"ab", &mut short)]).is_err());
    }
}
