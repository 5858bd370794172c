import java.io.*;
import java.nio.file.*;
import java.security.*;
import java.security.cert.*;
import java.security.spec.*;
import java.util.*;
import javax.xml.parsers.*;
import org.apache.xml.security.Init;
import org.apache.xml.security.algorithms.*;
import org.apache.xml.security.exceptions.XMLSecurityException;
import org.apache.xml.security.signature.*;
import org.apache.xml.security.transforms.Transforms;
import org.apache.xml.security.utils.XMLUtils;
import org.bouncycastle.jce.provider.BouncyCastleProvider;
import org.w3c.dom.*;

/**
 * Makes and verifies XML signatures with Apache Santuario and the GOST algorithms of BouncyCastle.
 * `sign BITS KEY CERT FORM IN OUT` puts a signature into the document. `verify BITS CERT IN` exits with 1 if a
 * signature is wrong.
 */
public class XmlSignatures {
    static final String NAMES = "urn:ietf:params:xml:ns:cpxmlsec:algorithms:";

    /** GOST R 34.10-2012 with BouncyCastle, which writes the two numbers of a signature in the order that XML needs. */
    public static abstract class Gost extends SignatureAlgorithmSpi {
        private final int bits;
        private final Signature signature;

        Gost(int bits) throws Exception {
            this.bits = bits;
            signature = Signature.getInstance("ECGOST3410-2012-" + bits, "BC");
        }

        protected String engineGetURI() { return NAMES + "gostr34102012-gostr34112012-" + bits; }
        protected String engineGetJCEAlgorithmString() { return signature.getAlgorithm(); }
        protected String engineGetJCEProviderName() { return "BC"; }
        protected void engineUpdate(byte[] all) throws XMLSignatureException { run(() -> signature.update(all)); }
        protected void engineUpdate(byte one) throws XMLSignatureException { run(() -> signature.update(one)); }
        protected void engineUpdate(byte[] all, int from, int n) throws XMLSignatureException { run(() -> signature.update(all, from, n)); }
        protected void engineInitSign(Key key) throws XMLSignatureException { run(() -> signature.initSign((PrivateKey) key)); }
        protected void engineInitSign(Key key, SecureRandom random) throws XMLSignatureException { engineInitSign(key); }
        protected void engineInitSign(Key key, AlgorithmParameterSpec spec) throws XMLSignatureException { engineInitSign(key); }
        protected void engineInitVerify(Key key) throws XMLSignatureException { run(() -> signature.initVerify((PublicKey) key)); }
        protected void engineSetParameter(AlgorithmParameterSpec spec) {}
        protected void engineSetHMACOutputLength(int length) {}
        protected byte[] engineSign() throws XMLSignatureException {
            try {
                return signature.sign();
            } catch (SignatureException e) {
                throw new XMLSignatureException(e);
            }
        }
        protected boolean engineVerify(byte[] value) throws XMLSignatureException {
            try {
                return signature.verify(value);
            } catch (SignatureException e) {
                throw new XMLSignatureException(e);
            }
        }

        interface Step { void run() throws Exception; }

        static void run(Step step) throws XMLSignatureException {
            try {
                step.run();
            } catch (Exception e) {
                throw new XMLSignatureException(e);
            }
        }
    }

    public static class Gost256 extends Gost { public Gost256() throws Exception { super(256); } }
    public static class Gost512 extends Gost { public Gost512() throws Exception { super(512); } }

    public static void main(String[] arguments) throws Exception {
        Security.addProvider(new BouncyCastleProvider());
        Init.init();
        SignatureAlgorithm.register(NAMES + "gostr34102012-gostr34112012-256", Gost256.class);
        SignatureAlgorithm.register(NAMES + "gostr34102012-gostr34112012-512", Gost512.class);
        for (String bits : List.of("256", "512")) {
            JCEMapper.register(NAMES + "gostr34112012-" + bits, new JCEMapper.Algorithm("", "GOST3411-2012-" + bits, "MessageDigest"));
        }
        boolean sign = arguments[0].equals("sign");
        String bits = arguments[1];
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setNamespaceAware(true);
        Document document = factory.newDocumentBuilder().parse(new File(arguments[sign ? 5 : 3]));
        X509Certificate certificate;
        try (InputStream in = Files.newInputStream(Path.of(arguments[sign ? 3 : 2]))) {
            certificate = (X509Certificate) CertificateFactory.getInstance("X.509", "BC").generateCertificate(in);
        }
        if (sign) {
            byte[] der = Files.readAllBytes(Path.of(arguments[2]));
            PrivateKey key = KeyFactory.getInstance("ECGOST3410-2012", "BC").generatePrivate(new PKCS8EncodedKeySpec(der));
            XMLSignature signature = new XMLSignature(document, "", NAMES + "gostr34102012-gostr34112012-" + bits, arguments[4]);
            document.getDocumentElement().appendChild(signature.getElement());
            Transforms transforms = new Transforms(document);
            transforms.addTransform(Transforms.TRANSFORM_ENVELOPED_SIGNATURE);
            transforms.addTransform(arguments[4]);
            signature.addDocument("", transforms, NAMES + "gostr34112012-" + bits);
            signature.addKeyInfo(certificate);
            signature.sign(key);
            try (OutputStream out = Files.newOutputStream(Path.of(arguments[6]))) {
                XMLUtils.outputDOM(document, out);
            }
            return;
        }
        // Santuario treats an attribute as an identifier only if the attribute is declared as an identifier.
        NodeList all = document.getElementsByTagName("*");
        for (int i = 0; i < all.getLength(); i++) {
            Element element = (Element) all.item(i);
            if (element.hasAttributeNS(null, "Id")) {
                element.setIdAttributeNS(null, "Id", true);
            }
        }
        NodeList found = document.getElementsByTagNameNS("http://www.w3.org/2000/09/xmldsig#", "Signature");
        boolean right = found.getLength() > 0;
        for (int i = 0; i < found.getLength(); i++) {
            right &= new XMLSignature((Element) found.item(i), "").checkSignatureValue(certificate.getPublicKey());
        }
        System.out.println(right ? "right" : "wrong");
        System.exit(right ? 0 : 1);
    }
}
