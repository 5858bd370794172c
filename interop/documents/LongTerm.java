// test_java_documents.py runs this program, which makes and verifies CAdES-X Long Type 1 (RFC 5126, 6.2 and 6.3) with
// BouncyCastle. Such a signature has certificates, CRLs or OCSP responses (the values), and references with their
// digests. BouncyCastle's classes for ASN.1 write and read the values and references. BouncyCastle has no function that
// verifies them, so this program verifies them itself.
import java.nio.ByteBuffer;
import java.util.*;
import org.bouncycastle.asn1.*;
import org.bouncycastle.asn1.cms.Attribute;
import org.bouncycastle.asn1.cms.AttributeTable;
import org.bouncycastle.asn1.esf.*;
import org.bouncycastle.asn1.ess.OtherCertID;
import org.bouncycastle.asn1.ocsp.BasicOCSPResponse;
import org.bouncycastle.asn1.pkcs.PKCSObjectIdentifiers;
import org.bouncycastle.asn1.x509.*;
import org.bouncycastle.cert.X509CRLHolder;
import org.bouncycastle.cert.X509CertificateHolder;
import org.bouncycastle.cert.ocsp.*;
import org.bouncycastle.cms.*;
import org.bouncycastle.operator.ContentVerifierProvider;
import org.bouncycastle.operator.jcajce.JcaContentVerifierProviderBuilder;
import org.bouncycastle.tsp.*;

class LongTerm {
    static final ASN1ObjectIdentifier STAMP = PKCSObjectIdentifiers.id_aa_signatureTimeStampToken;
    static final ASN1ObjectIdentifier CERTIFICATES = PKCSObjectIdentifiers.id_aa_ets_certificateRefs;
    static final ASN1ObjectIdentifier REVOCATION = PKCSObjectIdentifiers.id_aa_ets_revocationRefs;
    static final ASN1ObjectIdentifier CADES_C = PKCSObjectIdentifiers.id_aa_ets_escTimeStamp;

    public static void main(String[] a) throws Exception {
        java.security.Security.addProvider(new org.bouncycastle.jce.provider.BouncyCastleProvider());
        switch (a[0]) {
            // IN OUT HASH AUTHORITY list|response FILE: adds references and values.
            case "prove": prove(a[1], a[2], a[3], Documents.certificate(a[4]), a[5], a[6]); break;
            // IN OUT [signature]: writes a request for a timestamp. With `signature`, the timestamp covers only the
            // signature. Otherwise the timestamp also covers the timestamps and references of the signature.
            case "ask": ask(a[1], a[2], a.length == 4); break;
            // IN OUT RESPONSE [signature]: adds the timestamp in the response.
            case "attach": attach(a[1], a[2], a[3], a.length == 5 ? STAMP : CADES_C); break;
            // IN AUTHORITY TSA
            case "verify": verify(a[1], Documents.certificate(a[2]), Documents.certificate(a[3])); break;
            default: throw new IllegalArgumentException(a[0]);
        }
    }

    static SignerInformation signer(CMSSignedData signed) {
        Collection<SignerInformation> all = signed.getSignerInfos().getSigners();
        Documents.check(all.size() == 1, "the number of signers");
        return all.iterator().next();
    }

    static void replace(CMSSignedData signed, String out, Attribute... more) throws Exception {
        SignerInformation signer = signer(signed);
        AttributeTable table = signer.getUnsignedAttributes();
        ASN1EncodableVector all = table == null ? new ASN1EncodableVector() : table.toASN1EncodableVector();
        for (Attribute each : more) all.add(each);
        signer = SignerInformation.replaceUnsignedAttributes(signer, new AttributeTable(all));
        Documents.save(out, CMSSignedData.replaceSigners(signed, new SignerInformationStore(signer)).getEncoded("DER"));
    }

    static Attribute attribute(ASN1ObjectIdentifier type, ASN1Encodable value) {
        return new Attribute(type, new DERSet(value));
    }

    // Makes a reference, which has a digest and its algorithm. With SHA-1, the reference has only the digest.
    static OtherHash hash(AlgorithmIdentifier by, byte[] of) throws Exception {
        byte[] digest = Documents.digest(by, of);
        return by.getAlgorithm().equals(org.bouncycastle.asn1.oiw.OIWObjectIdentifiers.idSHA1) ? new OtherHash(digest)
            : new OtherHash(new OtherHashAlgAndValue(by, new DEROctetString(digest)));
    }

    static void prove(String in, String out, String name, X509CertificateHolder authority, String kind, String file)
            throws Exception {
        AlgorithmIdentifier by = Map.of("streebog256", Documents.STREEBOG256,
            "sha1", new AlgorithmIdentifier(org.bouncycastle.asn1.oiw.OIWObjectIdentifiers.idSHA1),
            "sha256", new AlgorithmIdentifier(org.bouncycastle.asn1.nist.NISTObjectIdentifiers.id_sha256)).get(name);
        CMSSignedData signed = new CMSSignedData(Documents.read(in));
        X509CertificateHolder leaf = Documents.of(signer(signed), signed);
        IssuerSerial number = new IssuerSerial(new GeneralNames(new GeneralName(authority.getIssuer())), authority.getSerialNumber());
        OtherHash ofAuthority = hash(by, authority.getEncoded());
        // BouncyCastle's class OtherCertID always writes the algorithm of the digest. With SHA-1 the algorithm is
        // omitted, so the code makes this structure itself.
        ASN1Encodable reference = new DERSequence(new ASN1Encodable[] {ofAuthority, number});
        CrlOcspRef revocation;
        RevocationValues values;
        if (kind.equals("list")) {
            X509CRLHolder list = new X509CRLHolder(Documents.read(file));
            CrlIdentifier id = new CrlIdentifier(list.getIssuer(), new DERUTCTime(list.getThisUpdate()),
                CRLNumber.getInstance(list.getExtension(Extension.cRLNumber).getParsedValue()).getCRLNumber());
            CrlListID ids = new CrlListID(new CrlValidatedID[] {new CrlValidatedID(hash(by, list.getEncoded()), id)});
            revocation = new CrlOcspRef(ids, null, null);
            values = new RevocationValues(new CertificateList[] {list.toASN1Structure()}, null, null);
        } else {
            BasicOCSPResp basic = (BasicOCSPResp) new OCSPResp(Documents.read(file)).getResponseObject();
            BasicOCSPResponse structure = BasicOCSPResponse.getInstance(basic.getEncoded());
            OcspIdentifier id = new OcspIdentifier(structure.getTbsResponseData().getResponderID(),
                structure.getTbsResponseData().getProducedAt());
            OcspListID ids = new OcspListID(new OcspResponsesID[] {new OcspResponsesID(id, hash(by, basic.getEncoded()))});
            revocation = new CrlOcspRef(null, ids, null);
            values = new RevocationValues(null, new BasicOCSPResponse[] {structure}, null);
        }
        // There must be evidence for the signer's certificate, but the trusted CA needs no evidence.
        CrlOcspRef[] proofs = {revocation, new CrlOcspRef(null, null, null)};
        replace(signed, out, attribute(CERTIFICATES, new DERSequence(reference)),
            attribute(REVOCATION, new CompleteRevocationRefs(proofs)),
            attribute(PKCSObjectIdentifiers.id_aa_ets_certValues,
                new DERSequence(new ASN1Encodable[] {leaf.toASN1Structure(), authority.toASN1Structure()})),
            attribute(PKCSObjectIdentifiers.id_aa_ets_revocationValues, values));
    }

    // Returns the data that the timestamp covers: the signature, and then the type and the values of each of the three
    // attributes below.
    static byte[][] covered(SignerInformation signer) throws Exception {
        List<byte[]> parts = new ArrayList<>(List.of(signer.getSignature()));
        for (ASN1ObjectIdentifier type : List.of(STAMP, CERTIFICATES, REVOCATION)) {
            Attribute attribute = signer.getUnsignedAttributes().get(type);
            parts.add(attribute.getAttrType().getEncoded("DER"));
            parts.add(attribute.getAttrValues().getEncoded("DER"));
        }
        return parts.toArray(new byte[0][]);
    }

    static void ask(String in, String out, boolean alone) throws Exception {
        TimeStampRequestGenerator generator = new TimeStampRequestGenerator();
        generator.setCertReq(true);
        SignerInformation signer = signer(new CMSSignedData(Documents.read(in)));
        byte[] digest = Documents.digest(Documents.STREEBOG256, alone ? new byte[][] {signer.getSignature()} : covered(signer));
        Documents.save(out, generator.generate(Documents.STREEBOG256.getAlgorithm(), digest).getEncoded());
    }

    static void attach(String in, String out, String response, ASN1ObjectIdentifier type) throws Exception {
        TimeStampToken token = new TimeStampResponse(Documents.read(response)).getTimeStampToken();
        replace(new CMSSignedData(Documents.read(in)), out,
            attribute(type, ASN1Primitive.fromByteArray(token.getEncoded())));
    }

    static void verify(String in, X509CertificateHolder authority, X509CertificateHolder tsa) throws Exception {
        CMSSignedData signed = new CMSSignedData(Documents.read(in));
        SignerInformation signer = signer(signed);
        AttributeTable table = signer.getUnsignedAttributes();
        X509CertificateHolder leaf = Documents.of(signer, signed);
        ContentVerifierProvider key = new JcaContentVerifierProviderBuilder().setProvider("BC").build(authority);
        Documents.check(leaf.isSignatureValid(key), "the signer's certificate");
        Documents.checkToken(Documents.value(table.get(STAMP)), tsa, signer.getSignature());
        Documents.checkToken(Documents.value(table.get(CADES_C)), tsa, covered(signer));

        List<ByteBuffer> certificates = new ArrayList<>();
        ASN1Encodable values = Documents.value(table.get(PKCSObjectIdentifiers.id_aa_ets_certValues));
        for (ASN1Encodable each : ASN1Sequence.getInstance(values)) {
            certificates.add(ByteBuffer.wrap(Certificate.getInstance(each).getEncoded("DER")));
        };
        Documents.check(certificates.get(0).equals(ByteBuffer.wrap(leaf.getEncoded())), "the first certificate");
        int found = 0;
        for (ASN1Encodable each : ASN1Sequence.getInstance(Documents.value(table.get(CERTIFICATES)))) {
            OtherCertID id = OtherCertID.getInstance(each);
            Documents.check(Arrays.equals(id.getCertHash(), Documents.digest(id.getAlgorithmHash(), authority.getEncoded())),
                "the digest of the authority's certificate");
            Documents.check(id.getIssuerSerial().getSerial().getValue().equals(authority.getSerialNumber()), "its number");
            Documents.check(certificates.contains(ByteBuffer.wrap(authority.getEncoded())), "its value");
            found++;
        }

        RevocationValues proofs = RevocationValues.getInstance(
            Documents.value(table.get(PKCSObjectIdentifiers.id_aa_ets_revocationValues)));
        Set<Integer> lists = new HashSet<>(), responses = new HashSet<>();
        for (CrlOcspRef each : CompleteRevocationRefs.getInstance(Documents.value(table.get(REVOCATION))).getCrlOcspRefs()) {
            if (each.getCrlids() != null) for (CrlValidatedID id : each.getCrlids().getCrls()) {
                int at = find(id.getCrlHash(), proofs.getCrlVals());
                X509CRLHolder list = new X509CRLHolder(proofs.getCrlVals()[at]);
                lists.add(at);
                Documents.check(id.getCrlIdentifier().getCrlIssuer().equals(list.getIssuer()), "the issuer of a list");
                Documents.check(id.getCrlIdentifier().getCrlIssuedTime().getDate().equals(list.getThisUpdate()), "its time");
                Documents.check(list.isSignatureValid(key), "the signature of a list");
                Documents.check(list.getRevokedCertificate(leaf.getSerialNumber()) == null, "the signer");
            }
            if (each.getOcspids() != null) for (OcspResponsesID id : each.getOcspids().getOcspResponses()) {
                int at = find(id.getOcspRepHash(), proofs.getOcspVals());
                BasicOCSPResponse structure = proofs.getOcspVals()[at];
                BasicOCSPResp basic = new BasicOCSPResp(structure);
                responses.add(at);
                Documents.check(id.getOcspIdentifier().getOcspResponderID().equals(
                    structure.getTbsResponseData().getResponderID()), "who made a response");
                Documents.check(basic.isSignatureValid(key), "the signature of a response");
                Documents.check(Arrays.stream(basic.getResponses()).anyMatch(one -> one.getCertID().getSerialNumber()
                    .equals(leaf.getSerialNumber()) && one.getCertStatus() == CertificateStatus.GOOD), "the signer");
            }
        }
        System.out.println("right: certificates " + found + ", lists " + lists.size() + ", responses "
            + responses.size());
    }

    // Finds the value whose digest is in the reference. Several references may have the digest of the same value.
    static int find(OtherHash hash, ASN1Object[] among) throws Exception {
        for (int i = 0; i < among.length; i++) {
            byte[] digest = Documents.digest(hash.getHashAlgorithm(), among[i].getEncoded("DER"));
            if (Arrays.equals(hash.getHashValue(), digest)) return i;
        }
        throw new IllegalStateException("nothing has the digest of a reference");
    }
}
