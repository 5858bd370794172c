// This is the program for BouncyCastle in test_java_envelopes.py. It makes keys with certificates, and PFX files. It
// also encrypts documents to certificates, and opens encrypted documents.
import java.math.BigInteger;
import java.security.*;
import java.security.cert.X509Certificate;
import java.util.*;
import org.bouncycastle.asn1.ASN1ObjectIdentifier;
import org.bouncycastle.asn1.cryptopro.CryptoProObjectIdentifiers;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.cert.X509CertificateHolder;
import org.bouncycastle.cert.jcajce.*;
import org.bouncycastle.cms.*;
import org.bouncycastle.cms.jcajce.*;
import org.bouncycastle.jce.provider.BouncyCastleProvider;
import org.bouncycastle.operator.OutputEncryptor;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;
import org.bouncycastle.pkcs.*;
import org.bouncycastle.pkcs.jcajce.*;

class Envelopes {
    public static void main(String[] a) throws Exception {
        Security.addProvider(new BouncyCastleProvider());
        switch (a[0]) {
            case "key": key(a[1], a[2], a[3]); break; // NAME ALGORITHM CURVE
            case "pfx": pfx(a[1], a[2]); break; // NAME PASSWORD
            case "transport": transport(a[1], a[2], a[3]); break; // OUT NAME DOCUMENT
            case "agree": agree(a[1], a[2], a[3], a[4], a[5]); break; // OUT NAME DOCUMENT AGREEMENT WRAP
            case "open": open(a[1], a[2], a[3]); break; // IN NAME OUT
            default: throw new IllegalArgumentException(a[0]);
        }
    }

    static void key(String name, String algorithm, String curve) throws Exception {
        Documents.key(name + ".key", algorithm, curve);
        PrivateKey key = Documents.privateKey(name + ".key");
        // BouncyCastle computes the public point from the private number.
        PublicKey point = publicKey(key, algorithm);
        X500Name subject = new X500Name("CN=" + name);
        Date now = new Date();
        X509CertificateHolder certificate = new JcaX509v3CertificateBuilder(subject, BigInteger.valueOf(7),
            new Date(now.getTime() - 60_000), new Date(now.getTime() + 86_400_000), subject, point)
            .build(new JcaContentSignerBuilder(signature(name)).setProvider("BC").build(key));
        Documents.save(name + ".crt", certificate.getEncoded());
    }

    static String signature(String name) {
        return name.startsWith("2001") ? "GOST3411WITHECGOST3410"
            : name.startsWith("256") ? "GOST3411-2012-256WITHECGOST3410-2012-256" : "GOST3411-2012-512WITHECGOST3410-2012-512";
    }

    static PublicKey publicKey(PrivateKey key, String algorithm) throws Exception {
        org.bouncycastle.jce.interfaces.ECPrivateKey secret = (org.bouncycastle.jce.interfaces.ECPrivateKey) key;
        return KeyFactory.getInstance(algorithm, "BC").generatePublic(new org.bouncycastle.jce.spec.ECPublicKeySpec(
            secret.getParameters().getG().multiply(secret.getD()), secret.getParameters()));
    }

    static X509Certificate certificate(String name) throws Exception {
        return new JcaX509CertificateConverter().setProvider("BC").getCertificate(Documents.certificate(name + ".crt"));
    }

    static void pfx(String name, String password) throws Exception {
        OutputEncryptor encryptor = new JcePKCSPBEOutputEncryptorBuilder(
            org.bouncycastle.asn1.nist.NISTObjectIdentifiers.id_aes256_CBC).setProvider("BC").build(password.toCharArray());
        PKCS12PfxPduBuilder builder = new PKCS12PfxPduBuilder();
        builder.addData(new JcaPKCS12SafeBagBuilder(Documents.privateKey(name + ".key"), encryptor).build());
        builder.addEncryptedData(encryptor, new PKCS12SafeBag[] {new JcaPKCS12SafeBagBuilder(certificate(name)).build()});
        Documents.save(name + ".p12", builder.build(new JcePKCS12MacCalculatorBuilder(
            org.bouncycastle.asn1.nist.NISTObjectIdentifiers.id_sha256).setProvider("BC").setIterationCount(2000),
            password.toCharArray()).getEncoded());
    }

    static void transport(String out, String name, String document) throws Exception {
        encrypt(out, document, new JceKeyTransRecipientInfoGenerator(certificate(name)).setProvider("BC"));
    }

    // Encrypts a document to a certificate by key agreement. The sender generates a new key for this document.
    static void agree(String out, String name, String document, String agreement, String wrap) throws Exception {
        X509Certificate certificate = certificate(name);
        String algorithm = name.startsWith("2001") ? "ECGOST3410" : "ECGOST3410-2012";
        KeyPairGenerator generator = KeyPairGenerator.getInstance(algorithm, "BC");
        generator.initialize(((java.security.interfaces.ECPublicKey) certificate.getPublicKey()).getParams());
        KeyPair pair = generator.generateKeyPair();
        byte[] ukm = new byte[8];
        new SecureRandom().nextBytes(ukm);
        encrypt(out, document, new JceKeyAgreeRecipientInfoGenerator(new ASN1ObjectIdentifier(agreement), pair.getPrivate(),
            pair.getPublic(), new ASN1ObjectIdentifier(wrap)).setUserKeyingMaterial(ukm).addRecipient(certificate)
            .setProvider("BC"));
    }

    static void encrypt(String out, String document, RecipientInfoGenerator recipient) throws Exception {
        CMSEnvelopedDataGenerator generator = new CMSEnvelopedDataGenerator();
        generator.addRecipientInfoGenerator(recipient);
        Documents.save(out, generator.generate(new CMSProcessableByteArray(Documents.read(document)),
            new JceCMSContentEncryptorBuilder(CryptoProObjectIdentifiers.gostR28147_gcfb).setProvider("BC").build()).getEncoded());
    }

    static void open(String in, String name, String out) throws Exception {
        PrivateKey key = Documents.privateKey(name + ".key");
        for (RecipientInformation recipient : new CMSEnvelopedData(Documents.read(in)).getRecipientInfos()) {
            Recipient with = recipient instanceof KeyAgreeRecipientInformation
                ? new JceKeyAgreeEnvelopedRecipient(key).setProvider("BC") : new JceKeyTransEnvelopedRecipient(key).setProvider("BC");
            Documents.save(out, recipient.getContent(with));
        }
    }
}
