// This is the program for BouncyCastle in test_java.py. It writes keys, certificates, PFX files and signed documents,
// and verifies our files.
import java.io.File;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.*;
import java.security.cert.*;
import java.security.spec.ECGenParameterSpec;
import java.util.Date;
import java.util.List;
import java.util.Set;
import org.bouncycastle.asn1.ASN1ObjectIdentifier;
import org.bouncycastle.asn1.DERBMPString;
import org.bouncycastle.asn1.nist.NISTObjectIdentifiers;
import org.bouncycastle.asn1.pkcs.PKCSObjectIdentifiers;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.asn1.x509.BasicConstraints;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.asn1.x509.KeyUsage;
import org.bouncycastle.cert.X509CertificateHolder;
import org.bouncycastle.cert.jcajce.*;
import org.bouncycastle.cms.*;
import org.bouncycastle.cms.jcajce.JcaSignerInfoGeneratorBuilder;
import org.bouncycastle.cms.jcajce.JcaSimpleSignerInfoVerifierBuilder;
import org.bouncycastle.jce.provider.BouncyCastleProvider;
import org.bouncycastle.operator.ContentSigner;
import org.bouncycastle.operator.OutputEncryptor;
import org.bouncycastle.operator.jcajce.*;
import org.bouncycastle.pkcs.*;
import org.bouncycastle.pkcs.jcajce.*;

class Peer {
    static final String[][] KINDS = {
        {"256", "ECGOST3410-2012", "Tc26-Gost-3410-12-256-paramSetA", "GOST3411-2012-256WITHECGOST3410-2012-256"},
        {"512", "ECGOST3410-2012", "Tc26-Gost-3410-12-512-paramSetB", "GOST3411-2012-512WITHECGOST3410-2012-512"},
        {"cp", "ECGOST3410-2012", "GostR3410-2001-CryptoPro-A", "GOST3411-2012-256WITHECGOST3410-2012-256"},
    };

    public static void main(String[] arguments) throws Exception {
        Security.addProvider(new BouncyCastleProvider());
        switch (arguments[0]) {
            case "write": // PASSWORD
                for (String[] kind : KINDS) write(kind, arguments[1].toCharArray());
                writePath(KINDS[0]);
                break;
            case "verify": // NAME
                for (String[] kind : KINDS) if (kind[0].equals(arguments[1])) verify(kind);
                break;
            case "path":
                verifyPath();
                break;
            default:
                throw new IllegalArgumentException("allowed: write, verify, path");
        }
    }

    static byte[] read(String name) throws Exception {
        return Files.readAllBytes(Path.of(name));
    }

    static void save(String name, byte[] bytes) throws Exception {
        Files.write(Path.of(name), bytes);
    }

    static void write(String[] kind, char[] password) throws Exception {
        String name = kind[0];
        KeyPairGenerator generator = KeyPairGenerator.getInstance(kind[1], "BC");
        generator.initialize(new ECGenParameterSpec(kind[2]));
        KeyPair pair = generator.generateKeyPair();
        X500Name subject = new X500Name("CN=BouncyCastle " + name);
        ContentSigner signer = new JcaContentSignerBuilder(kind[3]).setProvider("BC").build(pair.getPrivate());
        Date now = new Date();
        X509CertificateHolder certificate = new JcaX509v3CertificateBuilder(subject, BigInteger.valueOf(7),
            new Date(now.getTime() - 60_000), new Date(now.getTime() + 86_400_000), subject, pair.getPublic()).build(signer);
        save("bc-" + name + ".crt", certificate.getEncoded());
        save("bc-" + name + ".key", pair.getPrivate().getEncoded());
        save("bc-" + name + ".pub", pair.getPublic().getEncoded());

        for (String mac : new String[] {"sha256", "pbmac1"}) {
            OutputEncryptor encryptor = new JcePKCSPBEOutputEncryptorBuilder(NISTObjectIdentifiers.id_aes256_CBC)
                .setProvider("BC").build(password);
            JcaPKCS12SafeBagBuilder key = new JcaPKCS12SafeBagBuilder(pair.getPrivate(), encryptor);
            JcaPKCS12SafeBagBuilder bag = new JcaPKCS12SafeBagBuilder(new JcaX509CertificateConverter().getCertificate(certificate));
            for (PKCS12SafeBagBuilder each : List.of(key, bag)) {
                each.addBagAttribute(PKCSObjectIdentifiers.pkcs_9_at_friendlyName, new DERBMPString("Имя"));
            }
            PKCS12PfxPduBuilder builder = new PKCS12PfxPduBuilder();
            builder.addEncryptedData(encryptor, new PKCS12SafeBag[] {bag.build()});
            builder.addData(key.build());
            PKCS12MacCalculatorBuilder calculator = mac.equals("sha256")
                ? new JcePKCS12MacCalculatorBuilder(NISTObjectIdentifiers.id_sha256).setProvider("BC").setIterationCount(2000)
                : new org.bouncycastle.pkcs.bc.BcPKCS12PBMac1CalculatorBuilder(
                    new org.bouncycastle.asn1.pkcs.PBMAC1Params(
                        new org.bouncycastle.asn1.x509.AlgorithmIdentifier(PKCSObjectIdentifiers.id_PBKDF2,
                            new org.bouncycastle.asn1.pkcs.PBKDF2Params(new byte[] {1, 2, 3, 4, 5, 6, 7, 8}, 2000, 32,
                                new org.bouncycastle.asn1.x509.AlgorithmIdentifier(PKCSObjectIdentifiers.id_hmacWithSHA256,
                                    org.bouncycastle.asn1.DERNull.INSTANCE))),
                        new org.bouncycastle.asn1.x509.AlgorithmIdentifier(PKCSObjectIdentifiers.id_hmacWithSHA256,
                            org.bouncycastle.asn1.DERNull.INSTANCE)));
            save("bc-" + name + "-" + mac + ".p12", builder.build(calculator, password).getEncoded());
        }

        CMSSignedDataGenerator cms = new CMSSignedDataGenerator();
        cms.addSignerInfoGenerator(new JcaSignerInfoGeneratorBuilder(
            new JcaDigestCalculatorProviderBuilder().setProvider("BC").build()).build(signer, certificate));
        cms.addCertificate(certificate);
        save("bc-" + name + ".p7", cms.generate(new CMSProcessableByteArray(read("letter")), true).getEncoded());
    }

    // Our command has made these files. ours-NAME.crt is a certificate, ours-NAME.p7 is a signed letter, and
    // ours-NAME.sig is a signature with BouncyCastle's key.
    static void verify(String[] kind) throws Exception {
        String name = kind[0];
        X509CertificateHolder ours = new X509CertificateHolder(read("ours-" + name + ".crt"));
        X509Certificate certificate = new JcaX509CertificateConverter().setProvider("BC").getCertificate(ours);
        certificate.verify(certificate.getPublicKey(), "BC");
        CMSSignedData signed = new CMSSignedData(read("ours-" + name + ".p7"));
        byte[] content = (byte[]) signed.getSignedContent().getContent();
        check(java.util.Arrays.equals(content, read("letter")), "the content of " + name);
        for (SignerInformation signer : signed.getSignerInfos()) {
            check(signer.verify(new JcaSimpleSignerInfoVerifierBuilder().setProvider("BC").build(ours)), "the signer of " + name);
        }
        Signature signature = Signature.getInstance(kind[3], "BC");
        signature.initVerify(new JcaX509CertificateConverter().setProvider("BC")
            .getCertificate(new X509CertificateHolder(read("bc-" + name + ".crt"))).getPublicKey());
        signature.update(read("letter"));
        check(signature.verify(read("ours-" + name + ".sig")), "the signature by the key of " + name);
        System.out.println(name + ": BouncyCastle verifies ours");
    }

    // Writes a chain of three certificates: bc-root.crt, bc-ca.crt and bc-leaf.crt.
    static void writePath(String[] kind) throws Exception {
        KeyPairGenerator generator = KeyPairGenerator.getInstance(kind[1], "BC");
        generator.initialize(new ECGenParameterSpec(kind[2]));
        String[] names = {"root", "ca", "leaf"};
        KeyPair issuer = generator.generateKeyPair();
        X500Name issuerName = new X500Name("CN=root");
        KeyPair subject = issuer;
        Date now = new Date();
        for (int i = 0; i < names.length; i++) {
            X500Name name = new X500Name("CN=" + names[i]);
            boolean authority = i < 2;
            JcaX509v3CertificateBuilder builder = new JcaX509v3CertificateBuilder(issuerName, BigInteger.valueOf(i + 1),
                new Date(now.getTime() - 60_000), new Date(now.getTime() + 86_400_000), name, subject.getPublic());
            builder.addExtension(Extension.basicConstraints, true, new BasicConstraints(authority));
            builder.addExtension(Extension.keyUsage, true,
                new KeyUsage(authority ? KeyUsage.keyCertSign | KeyUsage.cRLSign : KeyUsage.digitalSignature));
            JcaX509ExtensionUtils utilities = new JcaX509ExtensionUtils();
            builder.addExtension(Extension.subjectKeyIdentifier, false, utilities.createSubjectKeyIdentifier(subject.getPublic()));
            builder.addExtension(Extension.authorityKeyIdentifier, false, utilities.createAuthorityKeyIdentifier(issuer.getPublic()));
            ContentSigner signer = new JcaContentSignerBuilder(kind[3]).setProvider("BC").build(issuer.getPrivate());
            save("bc-" + names[i] + ".crt", builder.build(signer).getEncoded());
            issuer = subject;
            issuerName = name;
            subject = generator.generateKeyPair();
        }
    }

    // Checks that BouncyCastle finds the path from ours-leaf.crt over ours-ca.crt to ours-root.crt, but no path to
    // another root.
    static void verifyPath() throws Exception {
        check(path("ours-root.crt"), "our path");
        check(!path("bc-root.crt"), "our path under another root");
        System.out.println("BouncyCastle builds our path");
    }

    static boolean path(String root) throws Exception {
        JcaX509CertificateConverter converter = new JcaX509CertificateConverter().setProvider("BC");
        X509Certificate anchor = converter.getCertificate(new X509CertificateHolder(read(root)));
        X509Certificate ca = converter.getCertificate(new X509CertificateHolder(read("ours-ca.crt")));
        X509Certificate leaf = converter.getCertificate(new X509CertificateHolder(read("ours-leaf.crt")));
        X509CertSelector target = new X509CertSelector();
        target.setCertificate(leaf);
        PKIXBuilderParameters parameters = new PKIXBuilderParameters(Set.of(new TrustAnchor(anchor, null)), target);
        parameters.setRevocationEnabled(false);
        parameters.addCertStore(CertStore.getInstance("Collection", new CollectionCertStoreParameters(List.of(leaf, ca)), "BC"));
        try {
            return CertPathBuilder.getInstance("PKIX", "BC").build(parameters).getCertPath().getCertificates().size() == 2;
        } catch (CertPathBuilderException e) {
            return false;
        }
    }

    static void check(boolean right, String what) {
        if (!right) throw new IllegalStateException(what + " is wrong");
    }
}
