// This is the program for BouncyCastle in test_differential.py. It reads cases and writes verdicts, in the same form as
// peer.c.
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.Security;
import java.security.cert.*;
import java.util.*;
import org.bouncycastle.asn1.ASN1Primitive;
import org.bouncycastle.cert.X509CertificateHolder;
import org.bouncycastle.cms.*;
import org.bouncycastle.cms.jcajce.JcaSimpleSignerInfoVerifierBuilder;
import org.bouncycastle.jce.provider.BouncyCastleProvider;
import org.bouncycastle.operator.jcajce.JcaContentVerifierProviderBuilder;
import org.bouncycastle.pkcs.PKCS10CertificationRequest;
import org.bouncycastle.tsp.TimeStampToken;
import org.bouncycastle.util.Store;

class Differential {
    static final Date NOW = new Date(1780272000L * 1000);
    static CertificateFactory factory;

    public static void main(String[] arguments) throws Exception {
        Security.addProvider(new BouncyCastleProvider());
        factory = CertificateFactory.getInstance("X.509", "BC");
        DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(System.out, 1 << 16));
        for (int kind; (kind = in.read()) != -1;) {
            byte[][] objects = new byte[in.read()][];
            for (int i = 0; i < objects.length; i++) {
                objects[i] = new byte[in.readInt()];
                in.readFully(objects[i]);
            }
            String problem = null;
            try {
                judge((char) kind, objects);
            } catch (Exception | StackOverflowError e) {
                problem = words(e);
            }
            byte[] words = (problem == null ? "" : problem).getBytes(StandardCharsets.UTF_8);
            int length = Math.min(words.length, 160);
            out.write(problem == null ? 1 : 0);
            out.write(length);
            out.write(words, 0, length);
            if (in.available() == 0) out.flush();
        }
    }

    // Returns the words of the first cause of an error.
    static String words(Throwable e) {
        while (e.getCause() != null && e.getCause() != e) e = e.getCause();
        return e.getClass().getSimpleName() + ": " + String.valueOf(e.getMessage()).replaceAll("\\s+", " ");
    }

    static void check(boolean ok, String what) {
        if (!ok) throw new IllegalStateException(what);
    }

    static X509Certificate certificate(byte[] der) throws Exception {
        ByteArrayInputStream in = new ByteArrayInputStream(der);
        X509Certificate certificate = (X509Certificate) factory.generateCertificate(in);
        check(certificate != null && in.available() == 0, "not one certificate");
        return certificate;
    }

    static void judge(char kind, byte[][] objects) throws Exception {
        switch (kind) {
            case 'C':
            case 'S':
                X509Certificate leaf = certificate(objects[2]);
                // BouncyCastle does not check for which purpose a certificate may be used, so this program checks this.
                if (kind == 'S' && leaf.getExtendedKeyUsage() != null) {
                    List<String> usages = leaf.getExtendedKeyUsage();
                    check(usages.contains("1.3.6.1.5.5.7.3.1") || usages.contains("2.5.29.37.0"), "not for servers");
                }
                path(certificate(objects[0]), List.of(leaf, certificate(objects[1])), null);
                break;
            case 'L':
                ByteArrayInputStream in = new ByteArrayInputStream(objects[2]);
                X509CRL list = (X509CRL) factory.generateCRL(in);
                check(list != null && in.available() == 0, "not one list");
                path(certificate(objects[0]), List.of(certificate(objects[1])), list);
                break;
            case 'R':
                check(ASN1Primitive.fromByteArray(objects[0]) != null, "nothing");
                PKCS10CertificationRequest request = new PKCS10CertificationRequest(objects[0]);
                check(request.isSignatureValid(new JcaContentVerifierProviderBuilder().setProvider("BC").build(request.getSubjectPublicKeyInfo())),
                    "the signature");
                break;
            case 'T':
                timestamp(certificate(objects[0]), objects[2], objects[3]);
                break;
            default:
                document(certificate(objects[0]), objects[1]);
        }
    }

    static void path(X509Certificate root, List<X509Certificate> certificates, X509CRL list) throws Exception {
        CertPath path = factory.generateCertPath(certificates);
        PKIXParameters parameters = new PKIXParameters(Set.of(new TrustAnchor(root, null)));
        parameters.setDate(NOW);
        parameters.setRevocationEnabled(list != null);
        if (list != null) {
            parameters.addCertStore(CertStore.getInstance("Collection", new CollectionCertStoreParameters(List.of(list)), "BC"));
        }
        CertPathValidator.getInstance("PKIX", "BC").validate(path, parameters);
    }

    @SuppressWarnings("unchecked")
    static void timestamp(X509Certificate root, byte[] der, byte[] data) throws Exception {
        TimeStampToken token = new TimeStampToken(new CMSSignedData(der));
        MessageDigest digest = MessageDigest.getInstance(token.getTimeStampInfo().getMessageImprintAlgOID().getId(), "BC");
        check(Arrays.equals(digest.digest(data), token.getTimeStampInfo().getMessageImprintDigest()), "a timestamp of something else");
        Store<X509CertificateHolder> store = token.getCertificates();
        Collection<X509CertificateHolder> own = store.getMatches(token.getSID());
        check(!own.isEmpty(), "no certificate of the signer");
        for (X509CertificateHolder holder : own) {
            X509Certificate certificate = certificate(holder.getEncoded());
            token.validate(new JcaSimpleSignerInfoVerifierBuilder().setProvider("BC").build(certificate));
            path(root, List.of(certificate), null);
        }
    }

    @SuppressWarnings("unchecked")
    static void document(X509Certificate root, byte[] der) throws Exception {
        CMSSignedData signed = new CMSSignedData(der);
        check(signed.getSignedContent() != null, "no content");
        Collection<SignerInformation> signers = signed.getSignerInfos().getSigners();
        check(!signers.isEmpty(), "nobody has signed");
        Store<X509CertificateHolder> store = signed.getCertificates();
        for (SignerInformation signer : signers) {
            Collection<X509CertificateHolder> own = store.getMatches(signer.getSID());
            check(!own.isEmpty(), "no certificate of the signer");
            boolean right = false;
            for (X509CertificateHolder holder : own) {
                X509Certificate certificate = certificate(holder.getEncoded());
                check(signer.verify(new JcaSimpleSignerInfoVerifierBuilder().setProvider("BC").build(certificate)), "the signature");
                path(root, List.of(certificate), null);
                right = true;
            }
            check(right, "nobody");
        }
    }
}
