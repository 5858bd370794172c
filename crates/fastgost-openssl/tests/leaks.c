// Repeats every kind of operation many times. Some operations fail, and some operations are stopped in the middle. The
// heap must not grow. OPENSSL_CONF decides which providers are used.
//
//   leaks COUNT         repeats each operation COUNT times
//   leaks COUNT tls     repeats only the operations with keys, after libssl has made a context; libcrypto then uses
//                       the provider's legacy methods for keys
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/pem.h>
#include <openssl/provider.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <string.h>

#include "heap.h"

#define CHECK(condition)                                                                      \
    do {                                                                                      \
        if (!(condition)) {                                                                   \
            fprintf(stderr, "leaks.c, line %d, %s: not %s\n", __LINE__, what, #condition);    \
            ERR_print_errors_fp(stderr);                                                      \
            exit(1);                                                                          \
        }                                                                                     \
    } while (0)
#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static const char *what;
// True if libcrypto uses legacy methods for keys.
static int through_methods;
static EVP_PKEY *key, *other, *large;
static unsigned char data[3000], zeros[64];

static void digest(int number) {
    static const char *const NAMES[] = {"md_gost12_256", "md_gost12_512", "md_gost94"};
    const char *name = NAMES[number % COUNT(NAMES)];
    unsigned char out[64], legacy[64];
    EVP_MD *md = EVP_MD_fetch(NULL, name, NULL);
    EVP_MD_CTX *context = EVP_MD_CTX_new(), *copy = EVP_MD_CTX_new();
    CHECK(EVP_DigestInit_ex2(context, md, NULL) == 1 && EVP_DigestUpdate(context, data, sizeof(data)) == 1);
    // The copy is freed in the middle of the message.
    CHECK(EVP_MD_CTX_copy_ex(copy, context) == 1 && EVP_DigestUpdate(copy, data, 1) == 1);
    CHECK(EVP_DigestFinal_ex(context, out, NULL) == 1);
    CHECK(EVP_Digest(data, sizeof(data), legacy, NULL, EVP_get_digestbyname(name), NULL) == 1);
    CHECK(memcmp(out, legacy, EVP_MD_get_size(md)) == 0);
    EVP_MD_CTX_free(context);
    EVP_MD_CTX_free(copy);
    EVP_MD_free(md);
}

static void mac(int number) {
    static const char *const NAMES[] = {
        "kuznyechik-mac", "magma-mac", "gost-mac", "gost-mac-12", "kuznyechik-ctr-acpkm-omac", "magma-ctr-acpkm-omac", "HMAC",
    };
    const char *name = NAMES[number % COUNT(NAMES)];
    OSSL_PARAM params[] = {OSSL_PARAM_construct_utf8_string("digest", (char *)"md_gost12_256", 0), OSSL_PARAM_construct_end()};
    int hmac = strcmp(name, "HMAC") == 0;
    unsigned char out[64];
    size_t size;
    EVP_MAC *mac = EVP_MAC_fetch(NULL, name, NULL);
    CHECK(mac != NULL);
    EVP_MAC_CTX *context = EVP_MAC_CTX_new(mac);
    CHECK(EVP_MAC_init(context, zeros, 32, hmac ? params : NULL) == 1 && EVP_MAC_update(context, data, sizeof(data)) == 1);
    EVP_MAC_CTX *copy = EVP_MAC_CTX_dup(context);
    CHECK(copy != NULL && EVP_MAC_update(copy, data, 1) == 1);
    CHECK(EVP_MAC_final(context, out, &size, sizeof(out)) == 1);
    CHECK(hmac || EVP_MAC_init(copy, zeros, 31, NULL) != 1);
    EVP_MAC_CTX_free(context);
    EVP_MAC_CTX_free(copy);
    EVP_MAC_free(mac);
}

static void cipher(int number) {
    static const char *const NAMES[] = {
        "kuznyechik-ecb", "kuznyechik-cbc", "kuznyechik-cfb", "kuznyechik-ofb", "kuznyechik-ctr", "kuznyechik-ctr-acpkm",
        "magma-ecb",      "magma-cbc",      "magma-cfb",      "magma-ofb",      "magma-ctr",      "magma-ctr-acpkm",
        "gost89",         "gost89-cnt",     "gost89-cnt-12",  "gost89-cbc",     "gost89-ecb",
    };
    EVP_CIPHER *cipher = EVP_CIPHER_fetch(NULL, NAMES[number % COUNT(NAMES)], NULL);
    CHECK(cipher != NULL);
    unsigned char sealed[sizeof(data) + 64], opened[sizeof(sealed) + 64];
    int n, last, m;
    EVP_CIPHER_CTX *context = EVP_CIPHER_CTX_new(), *copy = EVP_CIPHER_CTX_new();
    CHECK(EVP_EncryptInit_ex2(context, cipher, zeros, zeros, NULL) == 1);
    CHECK(EVP_EncryptUpdate(context, sealed, &n, data, 1000) == 1);
    CHECK(EVP_CIPHER_CTX_copy(copy, context) == 1 && EVP_EncryptUpdate(copy, opened, &m, data, 7) == 1);
    CHECK(EVP_EncryptUpdate(context, sealed + n, &m, data + 1000, sizeof(data) - 1000) == 1);
    CHECK(EVP_EncryptFinal_ex(context, sealed + n + m, &last) == 1);
    n += m + last;
    CHECK(EVP_DecryptInit_ex2(context, cipher, zeros, zeros, NULL) == 1);
    CHECK(EVP_DecryptUpdate(context, opened, &m, sealed, n) == 1 && EVP_DecryptFinal_ex(context, opened + m, &last) == 1);
    CHECK(m + last == (int)sizeof(data) && memcmp(opened, data, sizeof(data)) == 0);
    CHECK(EVP_CIPHER_CTX_set_key_length(context, 31) != 1);
    EVP_CIPHER_CTX_free(context);
    EVP_CIPHER_CTX_free(copy);
    EVP_CIPHER_free(cipher);
}

static void aead(int number) {
    EVP_CIPHER *cipher = EVP_CIPHER_fetch(NULL, number % 2 == 0 ? "kuznyechik-mgm" : "magma-mgm", NULL);
    int tag_size = number % 2 == 0 ? 16 : 8;
    unsigned char sealed[sizeof(data)], opened[sizeof(data)], tag[16];
    int n, last;
    EVP_CIPHER_CTX *context = EVP_CIPHER_CTX_new();
    CHECK(EVP_EncryptInit_ex2(context, cipher, data, zeros, NULL) == 1 && EVP_EncryptUpdate(context, NULL, &n, data, 20) == 1);
    CHECK(EVP_EncryptUpdate(context, sealed, &n, data, sizeof(data)) == 1 && EVP_EncryptFinal_ex(context, sealed, &last) == 1);
    CHECK(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, tag_size, tag) == 1);
    for (int forged = 0; forged < 2; forged++) {
        tag[0] ^= forged;
        CHECK(EVP_DecryptInit_ex2(context, cipher, data, zeros, NULL) == 1 && EVP_DecryptUpdate(context, NULL, &n, data, 20) == 1);
        CHECK(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, tag_size, tag) == 1);
        CHECK(EVP_DecryptUpdate(context, opened, &n, sealed, sizeof(sealed)) == 1);
        CHECK((EVP_DecryptFinal_ex(context, opened, &last) == 1) == !forged);
    }
    EVP_CIPHER_free(cipher);

    // In these modes the tag follows the data, and the recipient needs the parameters in the algorithm identifier.
    cipher = EVP_CIPHER_fetch(NULL, number % 2 == 0 ? "kuznyechik-ctr-acpkm-omac" : "magma-ctr-acpkm-omac", NULL);
    unsigned char tagged[200], identifier[64];
    OSSL_PARAM params[] = {OSSL_PARAM_construct_octet_string("alg_id_param", identifier, sizeof(identifier)), OSSL_PARAM_construct_end()};
    CHECK(EVP_CIPHER_CTX_reset(context) == 1 && EVP_EncryptInit_ex2(context, cipher, data, zeros, NULL) == 1);
    CHECK(EVP_CIPHER_CTX_get_params(context, params) == 1);
    params[0].data_size = params[0].return_size;
    CHECK(EVP_EncryptUpdate(context, tagged, &n, data, 100) == 1 && EVP_EncryptFinal_ex(context, tagged + n, &last) == 1);
    CHECK(n + last == 100 + tag_size);
    for (int forged = 0; forged < 2; forged++) {
        tagged[99] ^= forged;
        CHECK(EVP_CIPHER_CTX_reset(context) == 1 && EVP_DecryptInit_ex2(context, cipher, NULL, NULL, NULL) == 1);
        CHECK(EVP_CIPHER_CTX_set_params(context, params) == 1 && EVP_DecryptInit_ex2(context, NULL, data, NULL, NULL) == 1);
        CHECK(EVP_DecryptUpdate(context, opened, &n, tagged, 100 + tag_size) == 1);
        CHECK((EVP_DecryptFinal_ex(context, opened + n, &last) == 1) == !forged);
    }
    EVP_CIPHER_free(cipher);

    // The rest of this function tests key wraps.
    unsigned char wrapped[64];
    cipher = EVP_CIPHER_fetch(NULL, number % 2 == 0 ? "kuznyechik-kexp15" : "magma-kexp15", NULL);
    CHECK(EVP_CIPHER_CTX_reset(context) == 1);
    EVP_CIPHER_CTX_set_flags(context, EVP_CIPHER_CTX_FLAG_WRAP_ALLOW);
    CHECK(EVP_EncryptInit_ex2(context, cipher, data, zeros, NULL) == 1 && EVP_EncryptUpdate(context, wrapped, &n, data, 32) == 1);
    for (int forged = 0; forged < 2; forged++) {
        wrapped[3] ^= forged;
        CHECK(EVP_DecryptInit_ex2(context, cipher, data, zeros, NULL) == 1);
        CHECK((EVP_DecryptUpdate(context, opened, &last, wrapped, n) == 1) == !forged);
    }
    EVP_CIPHER_CTX_free(context);
    EVP_CIPHER_free(cipher);
}

static void kdf(int number) {
    static const char *const NAMES[] = {"KDF_TREE", "TLSTREE", "PBKDF2"};
    unsigned char out[32];
    uint64_t n = 1;
    OSSL_PARAM params[3][5] = {
        {OSSL_PARAM_construct_octet_string("key", data, 32), OSSL_PARAM_construct_octet_string("label", data, 4),
         OSSL_PARAM_construct_octet_string("seed", data, 8), OSSL_PARAM_construct_uint64("r", &n), OSSL_PARAM_construct_end()},
        {OSSL_PARAM_construct_octet_string("key", data, 32), OSSL_PARAM_construct_utf8_string("tree", (char *)"magma-ctr-omac", 0),
         OSSL_PARAM_construct_uint64("record", &n), OSSL_PARAM_construct_end()},
        {OSSL_PARAM_construct_octet_string("pass", data, 8), OSSL_PARAM_construct_octet_string("salt", data, 16),
         OSSL_PARAM_construct_utf8_string("digest", (char *)"md_gost12_512", 0), OSSL_PARAM_construct_uint64("iter", &n),
         OSSL_PARAM_construct_end()},
    };
    EVP_KDF *kdf = EVP_KDF_fetch(NULL, NAMES[number % 3], NULL);
    CHECK(kdf != NULL);
    EVP_KDF_CTX *context = EVP_KDF_CTX_new(kdf);
    CHECK(EVP_KDF_derive(context, out, sizeof(out), NULL) != 1);
    CHECK(EVP_KDF_CTX_set_params(context, params[number % 3]) == 1);
    EVP_KDF_CTX *copy = EVP_KDF_CTX_dup(context);
    CHECK(EVP_KDF_derive(context, out, sizeof(out), NULL) == 1);
    EVP_KDF_CTX_free(copy);
    EVP_KDF_CTX_free(context);
    EVP_KDF_free(kdf);
}

static EVP_PKEY *generate(const char *algorithm, const char *set) {
    EVP_PKEY *generated = NULL;
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, algorithm, NULL);
    CHECK(context != NULL && EVP_PKEY_keygen_init(context) == 1);
    if (EVP_PKEY_CTX_ctrl_str(context, "paramset", set) == 1) {
        CHECK(EVP_PKEY_generate(context, &generated) == 1);
    }
    EVP_PKEY_CTX_free(context);
    return generated;
}

static void generation(int number) {
    static const char *const SETS[][2] = {
        {"gost2012_256", "A"}, {"gost2012_256", "TCA"}, {"gost2001", "XA"}, {"gost2012_512", "A"}, {"gost2012_512", "C"},
    };
    EVP_PKEY *generated = generate(SETS[number % COUNT(SETS)][0], SETS[number % COUNT(SETS)][1]);
    CHECK(generated != NULL);
    EVP_PKEY_free(generated);
    CHECK(generate("gost2012_256", "Q") == NULL);
}

static void signatures(int number) {
    EVP_PKEY *signer = number % 8 == 0 ? large : key;
    unsigned char signature[128];
    size_t size = sizeof(signature), digest_size = (size_t)EVP_PKEY_get_size(signer) / 2;
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    CHECK(EVP_DigestSignInit(context, NULL, NULL, NULL, signer) == 1);
    CHECK(EVP_DigestSign(context, signature, &size, data, sizeof(data)) == 1);
    for (int wrong = 0; wrong < 2; wrong++) {
        CHECK(EVP_MD_CTX_reset(context) == 1 && EVP_DigestVerifyInit(context, NULL, NULL, NULL, signer) == 1);
        CHECK((EVP_DigestVerify(context, signature, size, data, sizeof(data) - wrong) == 1) == !wrong);
    }
    // The context is freed in the middle of the operation.
    CHECK(EVP_MD_CTX_reset(context) == 1 && EVP_DigestSignInit(context, NULL, NULL, NULL, signer) == 1);
    CHECK(EVP_DigestSignUpdate(context, data, 100) == 1);
    CHECK(EVP_MD_CTX_reset(context) == 1 && EVP_DigestSignInit(context, NULL, EVP_sha256(), NULL, signer) != 1);
    EVP_MD_CTX_free(context);

    EVP_PKEY_CTX *raw = EVP_PKEY_CTX_new(signer, NULL);
    size = sizeof(signature);
    CHECK(EVP_PKEY_sign_init(raw) == 1 && EVP_PKEY_sign(raw, signature, &size, data, digest_size) == 1);
    CHECK(EVP_PKEY_sign(raw, signature, &size, data, digest_size - 1) != 1);
    CHECK(EVP_PKEY_verify_init(raw) == 1 && EVP_PKEY_verify(raw, signature, size, data, digest_size) == 1);
    CHECK(EVP_PKEY_verify(raw, signature, size - 1, data, digest_size) != 1);
    EVP_PKEY_CTX_free(raw);
}

// Uses a key of the type `gost-mac-12`, as libssl does.
static void mac_key(int number) {
    unsigned char out[8];
    size_t size = sizeof(out);
    EVP_PKEY *mac = EVP_PKEY_new_raw_private_key_ex(NULL, "gost-mac-12", NULL, zeros, 32);
    CHECK(mac != NULL);
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    CHECK(EVP_DigestSignInit_ex(context, NULL, NULL, NULL, NULL, mac, NULL) == 1);
    CHECK(EVP_DigestSignUpdate(context, data, (size_t)number % sizeof(data)) == 1);
    CHECK(EVP_DigestSignFinal(context, out, &size) == 1);
    EVP_MD_CTX_free(context);
    EVP_PKEY_free(mac);
    CHECK(EVP_PKEY_new_raw_private_key_ex(NULL, "gost-mac-12", NULL, zeros, 31) == NULL);
}

static void agreement(int number) {
    unsigned char out[2][64];
    size_t size[2] = {64, 64};
    for (int i = 0; i < 2; i++) {
        EVP_PKEY_CTX *context = EVP_PKEY_CTX_new(i == 0 ? key : other, NULL);
        CHECK(EVP_PKEY_derive_init(context) == 1 && EVP_PKEY_derive_set_peer(context, i == 0 ? other : key) == 1);
        CHECK(EVP_PKEY_CTX_ctrl_str(context, "ukmhex", "01020304050607") != 1 || EVP_PKEY_derive(context, out[i], &size[i]) != 1);
        CHECK(EVP_PKEY_CTX_ctrl_str(context, "ukmhex",
                                    number % 2 == 0 ? "0102030405060708"
                                                    : "0102030405060708091011121314151617181920212223242526272829303132") == 1);
        size[i] = sizeof(out[i]);
        CHECK(EVP_PKEY_derive(context, out[i], &size[i]) == 1);
        CHECK(EVP_PKEY_derive_set_peer(context, large) != 1 || EVP_PKEY_derive(context, out[i], &size[i]) != 1);
        EVP_PKEY_CTX_free(context);
    }
    CHECK(size[0] == size[1] && memcmp(out[0], out[1], size[0]) == 0);
}

static void transport(int number) {
    static const char *const CIPHERS[] = {"gost89", "magma-ctr", "kuznyechik-ctr"};
    unsigned char sealed[400], opened[64];
    size_t size = sizeof(sealed), n = sizeof(opened);
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new(key, NULL);
    CHECK(EVP_PKEY_encrypt_init(context) == 1 && EVP_PKEY_CTX_ctrl_str(context, "cipher", CIPHERS[number % 3]) == 1);
    CHECK(EVP_PKEY_encrypt(context, sealed, &size, data, 32) == 1);
    CHECK(EVP_PKEY_encrypt(context, sealed + size, &n, data, 31) != 1);
    EVP_PKEY_CTX_free(context);
    for (int wrong = 0; wrong < 2; wrong++) {
        CHECK((context = EVP_PKEY_CTX_new(wrong ? other : key, NULL)) != NULL && EVP_PKEY_decrypt_init(context) == 1);
        n = sizeof(opened);
        CHECK((EVP_PKEY_decrypt(context, opened, &n, sealed, size) == 1) == !wrong);
        CHECK(EVP_PKEY_decrypt(context, opened, &n, sealed, size - 1) != 1);
        EVP_PKEY_CTX_free(context);
    }
}

static void files(int number) {
    EVP_PKEY *copy, *written = number % 8 == 0 ? large : key;
    BIO *bio = BIO_new(BIO_s_mem());
    char passphrase[] = "passphrase";
    CHECK(PEM_write_bio_PrivateKey(bio, written, NULL, NULL, 0, NULL, NULL) == 1);
    CHECK((copy = PEM_read_bio_PrivateKey(bio, NULL, NULL, NULL)) != NULL && EVP_PKEY_eq(written, copy) == 1);
    EVP_PKEY_free(copy);
    CHECK(PEM_write_bio_PUBKEY(bio, written) == 1);
    CHECK((copy = PEM_read_bio_PUBKEY(bio, NULL, NULL, NULL)) != NULL && EVP_PKEY_eq(written, copy) == 1);
    EVP_PKEY_free(copy);
    // The derivation of a key from the passphrase is slow. So this part runs only in every tenth call.
    if (number % 10 == 0) {
        CHECK(PEM_write_bio_PKCS8PrivateKey(bio, written, EVP_aes_256_cbc(), passphrase, 10, NULL, NULL) == 1);
        CHECK((copy = PEM_read_bio_PrivateKey(bio, NULL, NULL, passphrase)) != NULL && EVP_PKEY_eq(written, copy) == 1);
        EVP_PKEY_free(copy);
        CHECK(PEM_write_bio_PKCS8PrivateKey(bio, written, EVP_aes_256_cbc(), passphrase, 10, NULL, NULL) == 1);
        passphrase[0] ^= 1;
        CHECK(PEM_read_bio_PrivateKey(bio, NULL, NULL, passphrase) == NULL);
        (void)BIO_reset(bio);
    }
    CHECK(EVP_PKEY_print_private(bio, written, 0, NULL) == 1 && EVP_PKEY_print_params(bio, written, 0, NULL) == 1);
    BIO_free(bio);
    unsigned char *der = NULL;
    int size = i2d_PrivateKey(written, &der);
    const unsigned char *at = der;
    CHECK(size > 0 && (copy = d2i_AutoPrivateKey(NULL, &at, size)) != NULL);
    EVP_PKEY_free(copy);
    at = der;
    CHECK(d2i_AutoPrivateKey(NULL, &at, number % size) == NULL);
    OPENSSL_free(der);
    der = NULL;
    CHECK((size = i2d_PUBKEY(written, &der)) > 0);
    at = der;
    CHECK((copy = d2i_PUBKEY(NULL, &at, size)) != NULL);
    EVP_PKEY_free(copy);
    at = der;
    CHECK(d2i_PUBKEY(NULL, &at, number % size) == NULL);
    OPENSSL_free(der);
}

static void values(int number) {
    EVP_PKEY *copy = EVP_PKEY_dup(number % 2 == 0 ? key : large);
    CHECK(copy != NULL);
    unsigned char bytes[128];
    size_t size;
    CHECK(EVP_PKEY_get_octet_string_param(copy, "pub", bytes, sizeof(bytes), &size) == 1);
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new(copy, NULL);
    CHECK(through_methods || EVP_PKEY_check(context) == 1);
    EVP_PKEY_CTX_free(context);
    if (!through_methods) {
        OSSL_PARAM *params = NULL;
        EVP_PKEY *made = NULL;
        CHECK(EVP_PKEY_todata(copy, EVP_PKEY_KEYPAIR, &params) == 1);
        CHECK((context = EVP_PKEY_CTX_new_from_pkey(NULL, copy, NULL)) != NULL && EVP_PKEY_fromdata_init(context) == 1);
        CHECK(EVP_PKEY_fromdata(context, &made, EVP_PKEY_KEYPAIR, params) == 1 && EVP_PKEY_eq(copy, made) == 1);
        EVP_PKEY_free(made);
        // No GOST key has the parameter set that `wrong` names, so the import must fail.
        OSSL_PARAM_free(params);
        made = NULL;
        OSSL_PARAM wrong[] = {OSSL_PARAM_construct_utf8_string("group", (char *)"secp256r1", 0), OSSL_PARAM_construct_end()};
        CHECK(EVP_PKEY_fromdata(context, &made, EVP_PKEY_KEYPAIR, wrong) != 1);
        EVP_PKEY_CTX_free(context);
    }
    EVP_PKEY_free(copy);
}

static void certificates(int number) {
    X509 *certificate = X509_new(), *copy;
    X509_NAME *name = X509_get_subject_name(certificate);
    CHECK(X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, (const unsigned char *)"x", 1, -1, 0) == 1);
    CHECK(X509_set_issuer_name(certificate, name) == 1 && X509_set_pubkey(certificate, key) == 1);
    CHECK(X509_gmtime_adj(X509_getm_notBefore(certificate), 0) != NULL);
    CHECK(X509_gmtime_adj(X509_getm_notAfter(certificate), 1000 + number) != NULL);
    CHECK(X509_sign(certificate, key, EVP_get_digestbyname("md_gost12_256")) > 0);
    unsigned char *der = NULL;
    int size = i2d_X509(certificate, &der);
    const unsigned char *at = der;
    CHECK(size > 0 && (copy = d2i_X509(NULL, &at, size)) != NULL);
    CHECK(X509_verify(copy, X509_get0_pubkey(copy)) == 1 && X509_verify(copy, other) != 1);
    X509_free(copy);
    OPENSSL_free(der);
    X509_free(certificate);
}

// Loads the provider into a separate library context, and unloads it.
static void loading(int number) {
    (void)number;
    OSSL_LIB_CTX *library = OSSL_LIB_CTX_new();
    OSSL_PROVIDER *provider = OSSL_PROVIDER_load(library, "fastgost");
    CHECK(provider != NULL);
    EVP_MD *md = EVP_MD_fetch(library, "md_gost12_256", NULL);
    unsigned char out[32];
    CHECK(md != NULL && EVP_Digest(data, sizeof(data), out, NULL, md, NULL) == 1);
    EVP_MD_free(md);
    CHECK(OSSL_PROVIDER_unload(provider) == 1);
    OSSL_LIB_CTX_free(library);
}

static void repeated(const char *name, void (*operation)(int), int count) {
    what = name;
    // The first operations are not measured, because they fill the caches.
    int warm = count / 4 < 200 ? count < 200 ? count : 200 : count / 4;
    for (int i = 0; i < warm; i++) {
        operation(i);
        ERR_clear_error();
    }
    long before = heap_in_use(), resident = resident_bytes();
    for (int i = 0; i < count; i++) {
        operation(i);
        ERR_clear_error();
    }
    long growth = heap_in_use() - before;
    resident = resident_bytes() - resident;
    printf("%-16s %d times: heap %+ld bytes, resident %+ld bytes\n", name, count, growth, resident);
    // If each operation leaked only malloc's smallest allocation, and `count` is large, the heap would grow by more
    // than this limit.
    CHECK((growth < 49152 + 12L * count && resident < 1 << 20) || under_valgrind());
}

int main(int count, char **arguments) {
    what = "arguments";
    CHECK(count >= 2);
    int times = atoi(arguments[1]);
    for (size_t i = 0; i < sizeof(data); i++) {
        data[i] = (unsigned char)(i * 7 + 1);
    }
    SSL_CTX *context = NULL;
    if (count > 2) {
        through_methods = 1;
        CHECK((context = SSL_CTX_new(TLS_method())) != NULL);
    }
    key = generate("gost2012_256", "TCA");
    other = generate("gost2012_256", "TCA");
    large = generate("gost2012_512", "A");
    repeated("generation", generation, times);
    repeated("signatures", signatures, times);
    repeated("MAC keys", mac_key, times);
    repeated("agreement", agreement, times);
    repeated("transport", transport, times);
    repeated("files", files, times);
    repeated("values", values, times);
    if (!through_methods) {
        repeated("digests", digest, times);
        repeated("MACs", mac, times);
        repeated("ciphers", cipher, times);
        repeated("AEADs, wraps", aead, times);
        repeated("key derivation", kdf, times);
        repeated("certificates", certificates, times);
        repeated("loading", loading, times);
    }
    EVP_PKEY_free(key);
    EVP_PKEY_free(other);
    EVP_PKEY_free(large);
    SSL_CTX_free(context);
    return 0;
}
