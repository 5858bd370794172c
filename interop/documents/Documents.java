// This is the program for BouncyCastle in test_java_documents.py. It makes keys, timestamps, CRLs and OCSP responses.
// It also signs documents, and adds signatures to documents that our command has signed.
import java.io.OutputStream;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.*;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.*;
import org.bouncycastle.asn1.*;
import org.bouncycastle.asn1.cms.Attribute;
import org.bouncycastle.asn1.cms.AttributeTable;
import org.bouncycastle.asn1.ess.ESSCertIDv2;
import org.bouncycastle.asn1.ess.SigningCertificateV2;
import org.bouncycastle.asn1.pkcs.PKCSObjectIdentifiers;
import org.bouncycastle.asn1.rosstandart.RosstandartObjectIdentifiers;
import org.bouncycastle.asn1.x509.AlgorithmIdentifier;
import org.bouncycastle.asn1.x509.CRLReason;
import org.bouncycastle.cert.X509CRLHolder;
import org.bouncycastle.cert.X509CertificateHolder;
import org.bouncycastle.cert.X509v2CRLBuilder;
import org.bouncycastle.cert.jcajce.*;
import org.bouncycastle.cert.ocsp.*;
import org.bouncycastle.cert.ocsp.jcajce.JcaBasicOCSPRespBuilder;
import org.bouncycastle.cms.*;
import org.bouncycastle.cms.jcajce.*;
import org.bouncycastle.jce.provider.BouncyCastleProvider;
import org.bouncycastle.operator.*;
import org.bouncycastle.operator.jcajce.*;
import org.bouncycastle.tsp.*;

class Documents {
    static final AlgorithmIdentifier STREEBOG256 =
        new AlgorithmIdentifier(RosstandartObjectIdentifiers.id_tc26_gost_3411_12_256);

    public static void main(String[] a) throws Exception {
        Security.addProvider(new BouncyCastleProvider());
        switch (a[0]) {
            case "key": key(a[1], a[2], a[3]); break; // OUT ALGORITHM CURVE
            case "sign": sign(null, a[1], a[2], a[3], a[4], a.length == 5); break; // OUT KEY CERTIFICATE DOCUMENT [detached]
            case "add": sign(a[1], a[2], a[3], a[4], a[5], a.length == 6); break; // IN OUT KEY CERTIFICATE DOCUMENT [detached]
            case "verify": verify(a[1], a.length == 3 ? read(a[2]) : null); break; // IN [DOCUMENT]
            case "stamp": stamp(a[1], a[2], a[3], a[4]); break; // REQUEST OUT KEY CERTIFICATE
            case "stamped": stamped(a[1], a[2]); break; // IN CERTIFICATE
            case "list": list(a[1], a[2], a[3], a.length == 5 ? a[4] : null); break; // OUT KEY AUTHORITY [REVOKED]
            case "response": response(a[1], a[2], a[3], a[4]); break; // OUT KEY AUTHORITY CERTIFICATE
            default: throw new IllegalArgumentException(a[0]);
        }
    }

    static byte[] read(String name) throws Exception {
        return Files.readAllBytes(Path.of(name));
    }

    static void save(String name, byte[] bytes) throws Exception {
        Files.write(Path.of(name), bytes);
    }

    static void check(boolean right, String what) {
        if (!right) throw new IllegalStateException(what + " is wrong");
    }

    static void key(String out, String algorithm, String curve) throws Exception {
        KeyPairGenerator generator = KeyPairGenerator.getInstance(algorithm, "BC");
        generator.initialize(new ECGenParameterSpec(curve));
        save(out, generator.generateKeyPair().getPrivate().getEncoded());
    }

    static PrivateKey privateKey(String name) throws Exception {
        byte[] der = read(name);
        String algorithm = org.bouncycastle.asn1.pkcs.PrivateKeyInfo.getInstance(der).getPrivateKeyAlgorithm().getAlgorithm()
            .on(RosstandartObjectIdentifiers.rosstandart) ? "ECGOST3410-2012" : "ECGOST3410";
        return KeyFactory.getInstance(algorithm, "BC").generatePrivate(new PKCS8EncodedKeySpec(der));
    }

    static X509CertificateHolder certificate(String name) throws Exception {
        return new X509CertificateHolder(read(name));
    }

    static ContentSigner signer(String key, X509CertificateHolder of) throws Exception {
        boolean is256 = of.getSubjectPublicKeyInfo().getAlgorithm().getAlgorithm()
            .equals(RosstandartObjectIdentifiers.id_tc26_gost_3410_12_256);
        String size = is256 ? "256" : "512";
        return new JcaContentSignerBuilder("GOST3411-2012-" + size + "WITHECGOST3410-2012-" + size).setProvider("BC")
            .build(privateKey(key));
    }

    static DigestCalculatorProvider digests() throws Exception {
        return new JcaDigestCalculatorProviderBuilder().setProvider("BC").build();
    }

    static byte[] digest(AlgorithmIdentifier by, byte[]... parts) throws Exception {
        DigestCalculator calculator = digests().get(by);
        try (OutputStream to = calculator.getOutputStream()) {
            for (byte[] part : parts) to.write(part);
        }
        return calculator.getDigest();
    }

    // Signs in the form CAdES-BES, in which a signed attribute names the signing certificate.
    static void sign(String in, String out, String key, String name, String document, boolean attached) throws Exception {
        X509CertificateHolder certificate = certificate(name);
        ESSCertIDv2 id = new ESSCertIDv2(STREEBOG256, digest(STREEBOG256, certificate.getEncoded()));
        Hashtable<ASN1ObjectIdentifier, Attribute> more = new Hashtable<>();
        more.put(PKCSObjectIdentifiers.id_aa_signingCertificateV2, new Attribute(PKCSObjectIdentifiers.id_aa_signingCertificateV2,
            new DERSet(new SigningCertificateV2(new ESSCertIDv2[] {id}))));
        CMSSignedDataGenerator generator = new CMSSignedDataGenerator();
        if (in != null) {
            CMSSignedData before = new CMSSignedData(read(in));
            generator.addSigners(before.getSignerInfos());
            generator.addCertificates(before.getCertificates());
        }
        generator.addSignerInfoGenerator(new JcaSignerInfoGeneratorBuilder(digests())
            .setSignedAttributeGenerator(new DefaultSignedAttributeTableGenerator(new AttributeTable(more)))
            .build(signer(key, certificate), certificate));
        generator.addCertificate(certificate);
        save(out, generator.generate(new CMSProcessableByteArray(read(document)), attached).getEncoded("DER"));
    }

    static X509CertificateHolder of(SignerInformation signer, CMSSignedData signed) {
        return (X509CertificateHolder) signed.getCertificates().getMatches(signer.getSID()).iterator().next();
    }

    static void verify(String in, byte[] document) throws Exception {
        CMSSignedData signed = document == null ? new CMSSignedData(read(in))
            : new CMSSignedData(new CMSProcessableByteArray(document), read(in));
        for (SignerInformation signer : signed.getSignerInfos()) {
            X509CertificateHolder certificate = of(signer, signed);
            check(signer.verify(new JcaSimpleSignerInfoVerifierBuilder().setProvider("BC").build(certificate)), "a signature");
            System.out.println("right: " + certificate.getSubject());
        }
    }

    static void stamp(String request, String out, String key, String name) throws Exception {
        X509CertificateHolder certificate = certificate(name);
        TimeStampTokenGenerator tokens = new TimeStampTokenGenerator(
            new JcaSignerInfoGeneratorBuilder(digests()).build(signer(key, certificate), certificate), digests().get(STREEBOG256),
            new ASN1ObjectIdentifier("1.2.3.4"));
        tokens.addCertificates(new JcaCertStore(List.of(certificate)));
        TimeStampResponseGenerator generator = new TimeStampResponseGenerator(tokens,
            Set.of(RosstandartObjectIdentifiers.id_tc26_gost_3411_12_256.getId()));
        TimeStampRequest asked = new TimeStampRequest(read(request));
        TimeStampResponse response = generator.generate(asked, BigInteger.valueOf(System.nanoTime()), new Date());
        response.validate(asked);
        save(out, response.getEncoded());
    }

    // Checks that a token is for this data, and that the owner of this certificate has made it.
    static void checkToken(ASN1Encodable value, X509CertificateHolder by, byte[]... data) throws Exception {
        TimeStampToken token = new TimeStampToken(new CMSSignedData(value.toASN1Primitive().getEncoded("DER")));
        token.validate(new JcaSimpleSignerInfoVerifierBuilder().setProvider("BC").build(by));
        TimeStampTokenInfo info = token.getTimeStampInfo();
        check(Arrays.equals(info.getMessageImprintDigest(), digest(info.getHashAlgorithm(), data)), "the imprint of a timestamp");
    }

    static ASN1Encodable value(Attribute attribute) {
        check(attribute.getAttrValues().size() == 1, "the number of values");
        return attribute.getAttrValues().getObjectAt(0);
    }

    static void stamped(String in, String by) throws Exception {
        int stamps = 0;
        for (SignerInformation signer : new CMSSignedData(read(in)).getSignerInfos()) {
            Attribute attribute = signer.getUnsignedAttributes().get(PKCSObjectIdentifiers.id_aa_signatureTimeStampToken);
            checkToken(value(attribute), certificate(by), signer.getSignature());
            stamps++;
        }
        System.out.println("timestamps: " + stamps);
    }

    static void list(String out, String key, String name, String revoked) throws Exception {
        X509CertificateHolder authority = certificate(name);
        Date now = new Date();
        X509v2CRLBuilder builder = new X509v2CRLBuilder(authority.getSubject(), now);
        builder.setNextUpdate(new Date(now.getTime() + 86_400_000));
        if (revoked != null) builder.addCRLEntry(certificate(revoked).getSerialNumber(), now, CRLReason.keyCompromise);
        builder.addExtension(org.bouncycastle.asn1.x509.Extension.cRLNumber, false,
            new org.bouncycastle.asn1.x509.CRLNumber(BigInteger.ONE));
        builder.addExtension(org.bouncycastle.asn1.x509.Extension.authorityKeyIdentifier, false,
            new JcaX509ExtensionUtils().createAuthorityKeyIdentifier(authority));
        X509CRLHolder list = builder.build(signer(key, authority));
        save(out, list.getEncoded());
    }

    static void response(String out, String key, String name, String... of) throws Exception {
        X509CertificateHolder authority = certificate(name);
        JcaBasicOCSPRespBuilder builder = new JcaBasicOCSPRespBuilder(
            new JcaX509CertificateConverter().setProvider("BC").getCertificate(authority).getSubjectX500Principal());
        Date now = new Date();
        for (String each : of[0].split(",")) {
            builder.addResponse(new CertificateID(digests().get(STREEBOG256), authority, certificate(each).getSerialNumber()),
                CertificateStatus.GOOD, now, new Date(now.getTime() + 86_400_000), null);
        }
        BasicOCSPResp basic = builder.build(signer(key, authority), new X509CertificateHolder[0], now);
        save(out, new OCSPRespBuilder().build(OCSPRespBuilder.SUCCESSFUL, basic).getEncoded());
    }
}
