//! Protection of records. rustls numbers the records, and fastgost derives the keys of the records.
use fastgost::record::tls13::{Opener, Sealer, Suite};
use rustls::{
    ConnectionTrafficSecrets, Error,
    crypto::cipher::{
        AeadKey, EncodableVersion, InboundOpaque, Iv, OutboundPlain, Record, RecordDecrypter, RecordEncrypter,
        Tls13AeadAlgorithm, UnsupportedOperationError,
    },
    enums::{ContentType, ProtocolVersion},
};

/// A cipher in MGM. TLSTREE derives the keys of the records.
pub(super) struct Mgm(pub(super) Suite);

impl Tls13AeadAlgorithm for Mgm {
    fn encrypter(&self, key: AeadKey, iv: Iv) -> Box<dyn RecordEncrypter> {
        let sealer = array(&key).and_then(|key| Sealer::new(self.0, key, iv.as_ref()).ok());
        Box::new(Encrypter { suite: self.0, sealer })
    }

    fn decrypter(&self, key: AeadKey, iv: Iv) -> Box<dyn RecordDecrypter> {
        Box::new(Decrypter(array(&key).and_then(|key| Opener::new(self.0, key, iv.as_ref()).ok())))
    }

    fn key_len(&self) -> usize {
        32
    }

    fn iv_len(&self) -> usize {
        self.0.block_size()
    }

    /// Always returns an error. The result type `ConnectionTrafficSecrets` is for programs that pass the keys to the
    /// operating system or to a network adapter. This type has no variant for GOST ciphers.
    fn extract_keys(&self, _: AeadKey, _: Iv) -> Result<ConnectionTrafficSecrets, UnsupportedOperationError> {
        Err(UnsupportedOperationError)
    }
}

fn array(key: &AeadKey) -> Option<&[u8; 32]> {
    key.as_ref().try_into().ok()
}

/// Seals the records of one direction. `sealer` is `None` if rustls gave a key or an IV of a wrong length. In this
/// case, `encrypt` returns an error.
struct Encrypter {
    suite: Suite,
    sealer: Option<Sealer>,
}

impl RecordEncrypter for Encrypter {
    fn encrypt<'a>(
        &mut self,
        record: Record<OutboundPlain<'_>>,
        sequence: u64,
        out: &'a mut [u8],
    ) -> Result<Record<&'a [u8]>, Error> {
        let len = self.encrypted_payload_len(record.payload.len());
        let out = out.get_mut(..len).ok_or(Error::EncryptError)?;
        let sealer = self.sealer.as_mut().filter(|sealer| sealer.sequence() == Some(sequence));
        let sealer = sealer.ok_or(Error::EncryptError)?;
        let mut rest = &mut *out;
        for chunk in record.payload.chunks() {
            let (here, after) = rest.split_at_mut(chunk.len());
            here.copy_from_slice(chunk);
            rest = after;
        }
        rest[0] = record.typ.into();
        if sealer.seal_fragment(out).is_err() {
            // If sealing fails, the plaintext is removed from the buffer, because the caller may continue to use the
            // buffer.
            out.fill(0);
            return Err(Error::EncryptError);
        }
        Ok(Record::new(ContentType::ApplicationData, EncodableVersion::Legacy(ProtocolVersion::TLSv1_2), out))
    }

    fn encrypted_payload_len(&self, payload: usize) -> usize {
        payload + 1 + self.suite.block_size()
    }
}

struct Decrypter(Option<Opener>);

impl RecordDecrypter for Decrypter {
    fn decrypt<'a>(&mut self, mut record: Record<InboundOpaque<'a>>, sequence: u64) -> Result<Record<&'a [u8]>, Error> {
        // `open_fragment` assumes that the header has this type and this version. So the code must check both here.
        if record.typ != ContentType::ApplicationData || record.version.version() != ProtocolVersion::TLSv1_2 {
            return Err(Error::DecryptError);
        }
        // RFC 8446, section 5.2, sets this limit for the length of an encrypted record.
        if record.payload.len() > (1 << 14) + 256 {
            return Err(Error::PeerSentOversizedRecord);
        }
        let opener = self.0.as_mut().ok_or(Error::DecryptError)?;
        // rustls gives the number of the record. While rustls skips early data that it has refused, rustls gives the
        // same number again.
        opener.set_sequence(sequence).map_err(|_| Error::DecryptError)?;
        let len = opener.open_fragment(&mut record.payload).map_err(|_| Error::DecryptError)?;
        record.payload.truncate(len);
        record.into_tls13_unpadded_record()
    }
}
