// Tests keys with libcrypto's functions, as programs use them. The tests use every parameter set. They write keys in
// all formats, and read the results again. They also test signatures, the examples of the standard, the import and
// export of keys, and errors. OPENSSL_CONF decides which providers are used.
#include <openssl/core_names.h>
#include <openssl/encoder.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <openssl/pem.h>
#include <openssl/store.h>
#include <pthread.h>
#include <string.h>

static int passed;

#define CHECK(condition)                                                                     \
    do {                                                                                     \
        if (!(condition)) {                                                                  \
            fprintf(stderr, "keys.c, line %d, %s: not %s\n", __LINE__, what, #condition);    \
            ERR_print_errors_fp(stderr);                                                     \
            exit(1);                                                                         \
        }                                                                                    \
        passed++;                                                                            \
    } while (0)

// The name of the current test. CHECK prints this name.
static __thread const char *what = "";

// Returns true if the text of an error in the error queue contains this sentence. Clears the error queue.
static int said(const char *sentence) {
    const char *data = NULL;
    unsigned long code;
    int found = 0;
    char all[4096] = "";
    while ((code = ERR_get_error_all(NULL, NULL, NULL, &data, NULL)) != 0) {
        strncat(all, data == NULL ? "" : data, sizeof(all) - strlen(all) - 2);
        strcat(all, "\n");
        found |= data != NULL && strstr(data, sentence) != NULL;
    }
    if (!found) {
        fprintf(stderr, "not \"%s\", but: %s\n", sentence, all);
    }
    return found;
}

static size_t from_hex(unsigned char *bytes, const char *hex, int reversed) {
    size_t size = strlen(hex) / 2;
    for (size_t i = 0; i < size; i++) {
        unsigned byte;
        sscanf(hex + 2 * i, "%2x", &byte);
        bytes[reversed ? size - 1 - i : i] = (unsigned char)byte;
    }
    return size;
}

static EVP_PKEY *generate(const char *algorithm, const char *set) {
    EVP_PKEY *key = NULL;
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, algorithm, NULL);
    if (context != NULL && EVP_PKEY_keygen_init(context) == 1 &&
        EVP_PKEY_CTX_ctrl_str(context, "paramset", set) == 1) {
        EVP_PKEY_generate(context, &key);
    }
    EVP_PKEY_CTX_free(context);
    return key;
}

// Writes a key in all formats, and reads it again from each format.
static void files(EVP_PKEY *key) {
    EVP_PKEY *copy = NULL;
    BIO *bio = BIO_new(BIO_s_mem());
    CHECK(PEM_write_bio_PrivateKey(bio, key, NULL, NULL, 0, NULL, NULL) == 1);
    CHECK((copy = PEM_read_bio_PrivateKey(bio, NULL, NULL, NULL)) != NULL && EVP_PKEY_eq(key, copy) == 1);
    EVP_PKEY_free(copy);
    CHECK(PEM_write_bio_PUBKEY(bio, key) == 1);
    CHECK((copy = PEM_read_bio_PUBKEY(bio, NULL, NULL, NULL)) != NULL && EVP_PKEY_eq(key, copy) == 1);
    EVP_PKEY_free(copy);
    char passphrase[] = "passphrase";
    CHECK(PEM_write_bio_PKCS8PrivateKey(bio, key, EVP_aes_256_cbc(), passphrase, 10, NULL, NULL) == 1);
    CHECK((copy = PEM_read_bio_PrivateKey(bio, NULL, NULL, passphrase)) != NULL && EVP_PKEY_eq(key, copy) == 1);
    EVP_PKEY_free(copy);
    CHECK(i2d_PKCS8PrivateKey_bio(bio, key, NULL, NULL, 0, NULL, NULL) == 1);
    CHECK((copy = d2i_PrivateKey_bio(bio, NULL)) != NULL && EVP_PKEY_eq(key, copy) == 1);
    EVP_PKEY_free(copy);
    CHECK(i2d_PrivateKey_bio(bio, key) == 1);
    CHECK((copy = d2i_PrivateKey_ex_bio(bio, NULL, NULL, NULL)) != NULL && EVP_PKEY_eq(key, copy) == 1);
    EVP_PKEY_free(copy);

    // The data has two keys, one after the other. Each decoder reads only one key.
    CHECK(i2d_PUBKEY_bio(bio, key) == 1 && i2d_PUBKEY_bio(bio, key) == 1);
    for (int i = 0; i < 2; i++) {
        CHECK((copy = d2i_PUBKEY_bio(bio, NULL)) != NULL && EVP_PKEY_eq(key, copy) == 1);
        EVP_PKEY_free(copy);
    }

    // The key is read through OSSL_STORE.
    CHECK(i2d_PrivateKey_bio(bio, key) == 1);
    OSSL_STORE_CTX *store = OSSL_STORE_attach(bio, "file", NULL, NULL, NULL, NULL, NULL, NULL, NULL);
    int found = 0;
    while (store != NULL && !OSSL_STORE_eof(store)) {
        OSSL_STORE_INFO *info = OSSL_STORE_load(store);
        if (info != NULL && OSSL_STORE_INFO_get_type(info) == OSSL_STORE_INFO_PKEY) {
            found += EVP_PKEY_eq(key, OSSL_STORE_INFO_get0_PKEY(info)) == 1;
        }
        OSSL_STORE_INFO_free(info);
    }
    CHECK(found == 1);
    OSSL_STORE_close(store);
    BIO_free(bio);

    unsigned char *der = NULL;
    int size = i2d_PrivateKey(key, &der);
    const unsigned char *at = der;
    CHECK(size > 0 && (copy = d2i_AutoPrivateKey(NULL, &at, size)) != NULL && EVP_PKEY_eq(key, copy) == 1);
    CHECK(at == der + size);
    EVP_PKEY_free(copy);
    OPENSSL_free(der);
}

// Exports the values of a key, and imports them into another key.
static void values(EVP_PKEY *key, const char *algorithm, size_t size) {
    CHECK(EVP_PKEY_is_a(key, algorithm));
    CHECK(EVP_PKEY_get_bits(key) == (int)size * 8);
    CHECK(EVP_PKEY_get_security_bits(key) == (int)size * 4);
    CHECK(EVP_PKEY_get_size(key) == (int)size * 2);
    char digest[80];
    CHECK(EVP_PKEY_get_default_digest_name(key, digest, sizeof(digest)) == 1);
    CHECK(strncmp(digest, "md_gost", 7) == 0);
    char set[80];
    size_t set_size;
    CHECK(EVP_PKEY_get_group_name(key, set, sizeof(set), &set_size) == 1 && strncmp(set, "id-", 3) == 0);
    unsigned char public[128], private[64];
    size_t public_size, private_size;
    CHECK(EVP_PKEY_get_octet_string_param(key, "pub", public, sizeof(public), &public_size) == 1);
    CHECK(EVP_PKEY_get_octet_string_param(key, "priv", private, sizeof(private), &private_size) == 1);
    CHECK(public_size == 2 * size && private_size == size);

    OSSL_PARAM *params = NULL;
    EVP_PKEY *copy = NULL;
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, algorithm, NULL);
    CHECK(EVP_PKEY_todata(key, EVP_PKEY_KEYPAIR, &params) == 1);
    CHECK(EVP_PKEY_fromdata_init(context) == 1 && EVP_PKEY_fromdata(context, &copy, EVP_PKEY_KEYPAIR, params) == 1);
    CHECK(EVP_PKEY_eq(key, copy) == 1);
    OSSL_PARAM_free(params);
    EVP_PKEY_free(copy);
    CHECK((copy = EVP_PKEY_dup(key)) != NULL && EVP_PKEY_eq(key, copy) == 1);
    EVP_PKEY_free(copy);

    // First, only the private key is imported. Then the private key is imported together with the public key of another
    // key.
    EVP_PKEY *other = generate(algorithm, set);
    unsigned char wrong[128];
    size_t wrong_size;
    CHECK(other != NULL && EVP_PKEY_get_octet_string_param(other, "pub", wrong, sizeof(wrong), &wrong_size) == 1);
    CHECK(EVP_PKEY_parameters_eq(key, other) == 1 && EVP_PKEY_eq(key, other) == 0);
    OSSL_PARAM made[] = {
        OSSL_PARAM_utf8_string("group", set, 0),
        OSSL_PARAM_octet_string("priv", private, private_size),
        OSSL_PARAM_END,
        OSSL_PARAM_END,
    };
    copy = NULL;
    made[0].data_size = strlen(set);
    CHECK(EVP_PKEY_fromdata(context, &copy, EVP_PKEY_KEYPAIR, made) == 1 && EVP_PKEY_eq(key, copy) == 1);
    EVP_PKEY_free(copy);
    copy = NULL;
    made[2] = OSSL_PARAM_construct_octet_string("pub", wrong, wrong_size);
    CHECK(EVP_PKEY_fromdata(context, &copy, EVP_PKEY_KEYPAIR, made) != 1 && said("does not belong to the private key"));
    made[1] = OSSL_PARAM_construct_octet_string("priv", private, private_size - 1);
    CHECK(EVP_PKEY_fromdata(context, &copy, EVP_PKEY_KEYPAIR, made) != 1 && said("allowed:"));
    made[1] = OSSL_PARAM_construct_octet_string("pub", wrong, wrong_size);
    made[2] = OSSL_PARAM_construct_end();
    wrong[0] ^= 1;
    CHECK(EVP_PKEY_fromdata(context, &copy, EVP_PKEY_PUBLIC_KEY, made) != 1 && said("not on the curve"));
    made[0] = OSSL_PARAM_construct_utf8_string("group", "secp256r1", 0);
    CHECK(EVP_PKEY_fromdata(context, &copy, EVP_PKEY_PUBLIC_KEY, made) != 1 && said("\"secp256r1\" is not one for"));
    CHECK(EVP_PKEY_fromdata(context, &copy, EVP_PKEY_PUBLIC_KEY, made + 1) != 1 && said("needs the parameter \"group\""));
    EVP_PKEY_free(other);

    // Now only a public key is imported.
    EVP_PKEY *half = NULL;
    CHECK(EVP_PKEY_todata(key, EVP_PKEY_PUBLIC_KEY, &params) == 1 && OSSL_PARAM_locate(params, "priv") == NULL);
    CHECK(EVP_PKEY_fromdata(context, &half, EVP_PKEY_PUBLIC_KEY, params) == 1 && EVP_PKEY_eq(half, key) == 1);
    OSSL_PARAM_free(params);
    CHECK(EVP_PKEY_get_octet_string_param(half, "priv", private, sizeof(private), &private_size) != 1);
    ERR_clear_error();
    EVP_PKEY_CTX_free(context);
    CHECK((context = EVP_PKEY_CTX_new(half, NULL)) != NULL);
    CHECK(EVP_PKEY_sign_init(context) != 1 && said("this needs the private key"));
    CHECK(EVP_PKEY_public_check(context) == 1);
    CHECK(EVP_PKEY_private_check(context) != 1);
    ERR_clear_error();
    EVP_PKEY_CTX_free(context);
    CHECK((context = EVP_PKEY_CTX_new(key, NULL)) != NULL);
    CHECK(EVP_PKEY_check(context) == 1 && EVP_PKEY_pairwise_check(context) == 1);
    EVP_PKEY_CTX_free(context);
    EVP_PKEY_free(half);
}

// Tests signatures of digests, and signatures of messages in parts.
static void signatures(EVP_PKEY *key, size_t size) {
    unsigned char digest[64] = {1, 2, 3}, first[128], second[128];
    size_t first_size = 0, second_size = sizeof(second);
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new(key, NULL);
    CHECK(EVP_PKEY_sign_init(context) == 1);
    CHECK(EVP_PKEY_sign(context, NULL, &first_size, digest, size) == 1 && first_size == 2 * size);
    CHECK(EVP_PKEY_sign(context, first, &first_size, digest, size) == 1 && first_size == 2 * size);
    CHECK(EVP_PKEY_sign(context, second, &second_size, digest, size) == 1);
    CHECK(memcmp(first, second, first_size) != 0);
    second_size = first_size - 1;
    CHECK(EVP_PKEY_sign(context, second, &second_size, digest, size) != 1 && said("are needed"));
    second_size = first_size;
    CHECK(EVP_PKEY_sign(context, second, &second_size, digest, size - 1) != 1 && said("allowed:"));
    CHECK(EVP_PKEY_verify_init(context) == 1);
    CHECK(EVP_PKEY_verify(context, first, first_size, digest, size) == 1);
    digest[size - 1] ^= 1;
    CHECK(EVP_PKEY_verify(context, first, first_size, digest, size) != 1 && said("signature is wrong"));
    CHECK(EVP_PKEY_verify(context, first, first_size - 1, digest, size) != 1 && said("allowed:"));
    CHECK(EVP_PKEY_CTX_set_signature_md(context, EVP_sha256()) != 1 && said("is not one for keys"));
    EVP_PKEY_CTX_free(context);

    const char *message = "a message in parts";
    EVP_MD_CTX *signer = EVP_MD_CTX_new(), *copy = EVP_MD_CTX_new(), *verifier = EVP_MD_CTX_new();
    CHECK(EVP_DigestSignInit(signer, NULL, NULL, NULL, key) == 1);
    for (const char *at = message; *at != 0; at++) {
        CHECK(EVP_DigestSignUpdate(signer, at, 1) == 1);
    }
    CHECK(EVP_MD_CTX_copy(copy, signer) == 1);
    first_size = second_size = sizeof(first);
    CHECK(EVP_DigestSignFinal(signer, first, &first_size) == 1 && EVP_DigestSignFinal(copy, second, &second_size) == 1);
    for (int i = 0; i < 2; i++) {
        const unsigned char *signature = i == 0 ? first : second;
        CHECK(EVP_DigestVerifyInit(verifier, NULL, NULL, NULL, key) == 1);
        CHECK(EVP_DigestVerify(verifier, signature, first_size, (const unsigned char *)message, strlen(message)) == 1);
        EVP_MD_CTX_reset(verifier);
        CHECK(EVP_DigestVerifyInit(verifier, NULL, NULL, NULL, key) == 1);
        CHECK(EVP_DigestVerify(verifier, signature, first_size, (const unsigned char *)message, 3) != 1);
        CHECK(said("signature is wrong"));
        EVP_MD_CTX_reset(verifier);
    }
    CHECK(EVP_DigestVerifyInit(verifier, NULL, EVP_sha256(), NULL, key) != 1 && said("allowed: md_gost"));
    EVP_MD_CTX_free(signer);
    EVP_MD_CTX_free(copy);
    EVP_MD_CTX_free(verifier);
}

// Tests the example of RFC 7091, section 7. The example has a private key d with its public key, and a signature of the
// number e. In EVP, a digest is a little-endian number, and a signature is s and then r.
static void standard(void) {
    what = "RFC 7091";
    unsigned char private[32], public[64], expected[64], digest[32], signature[64];
    from_hex(private, "7A929ADE789BB9BE10ED359DD39A72C11B60961F49397EEE1D19CE9891EC3B28", 1);
    from_hex(expected, "7F2B49E270DB6D90D8595BEC458B50C58585BA1D4E9B788F6689DBD8E56FD80B", 1);
    from_hex(expected + 32, "26F1B489D6701DD185C8413A977B3CBBAF64D1C593D26627DFFB101A87FF77DA", 1);
    from_hex(digest, "2DFBC1B372D89A1188C09C52E0EEC61FCE52032AB1022E8E67ECE6672B043EE5", 1);
    from_hex(signature, "01456C64BA4642A1653C235A98A60249BCD6D3F746B631DF928014F6C5BF9C40", 0);
    from_hex(signature + 32, "41AA28D2F1AB148280CD9ED56FEDA41974053554A42767B83AD043FD39DC0493", 0);
    OSSL_PARAM params[] = {
        OSSL_PARAM_utf8_string("group", "id-GostR3410-2001-TestParamSet", 30),
        OSSL_PARAM_octet_string("priv", private, 32),
        OSSL_PARAM_END,
    };
    const char *algorithms[] = {"gost2012_256", "gost2001"};
    for (int i = 0; i < 2; i++) {
        EVP_PKEY *key = NULL;
        EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, algorithms[i], NULL);
        CHECK(EVP_PKEY_fromdata_init(context) == 1 && EVP_PKEY_fromdata(context, &key, EVP_PKEY_KEYPAIR, params) == 1);
        EVP_PKEY_CTX_free(context);
        size_t size;
        CHECK(EVP_PKEY_get_octet_string_param(key, "pub", public, sizeof(public), &size) == 1);
        CHECK(size == 64 && memcmp(public, expected, 64) == 0);
        context = EVP_PKEY_CTX_new(key, NULL);
        CHECK(EVP_PKEY_verify_init(context) == 1);
        CHECK(EVP_PKEY_verify(context, signature, 64, digest, 32) == 1);
        signature[63] ^= 1;
        CHECK(EVP_PKEY_verify(context, signature, 64, digest, 32) != 1);
        signature[63] ^= 1;
        EVP_PKEY_CTX_free(context);
        EVP_PKEY_free(key);
    }
    ERR_clear_error();
}

// Tests keys in DER that are almost correct.
static void wrong_files(void) {
    what = "wrong files";
    EVP_PKEY *key = generate("gost2012_256", "TCA");
    unsigned char *der = NULL;
    int size = i2d_PrivateKey(key, &der);
    CHECK(size > 0);
    for (int length = 0; length < size; length++) {
        // The data is copied into memory of its exact size, so that valgrind finds a read after its end.
        unsigned char *cut = malloc(length + 1);
        memcpy(cut, der, length);
        BIO *bio = BIO_new_mem_buf(cut, length);
        CHECK(d2i_PrivateKey_bio(bio, NULL) == NULL);
        BIO_free(bio);
        const unsigned char *at = cut;
        CHECK(d2i_AutoPrivateKey(NULL, &at, length) == NULL);
        // The decoder reports an error only if the data contains the whole algorithm identifier. This identifier ends
        // at byte 30.
        CHECK(length < 30 || said("bytes of its SEQUENCE are there; allowed: all"));
        free(cut);
        ERR_clear_error();
    }
    int refused = 0;
    for (int bit = 0; bit < size * 8; bit++) {
        der[bit / 8] ^= 1 << bit % 8;
        const unsigned char *at = der;
        EVP_PKEY *changed = d2i_AutoPrivateKey(NULL, &at, size);
        refused += changed == NULL || EVP_PKEY_eq(key, changed) != 1;
        EVP_PKEY_free(changed);
        der[bit / 8] ^= 1 << bit % 8;
        ERR_clear_error();
    }
    // The version of PrivateKeyInfo may be 0 or 1. So the decoder may accept the change of one bit, which is in the
    // version.
    CHECK(refused >= size * 8 - 1);
    BIO *bio = BIO_new(BIO_s_mem());
    BIO_printf(bio, "-----BEGIN PRIVATE KEY-----\n");
    BIO *base64 = BIO_push(BIO_new(BIO_f_base64()), bio);
    BIO_write(base64, der, size - 1);
    (void)BIO_flush(base64);
    BIO_pop(base64);
    BIO_free(base64);
    BIO_printf(bio, "-----END PRIVATE KEY-----\n");
    // If the file is PEM, newer versions of OpenSSL remove the errors of decoders from the error queue.
    int dropped = OPENSSL_version_major() > 3 || OPENSSL_version_minor() >= 5;
    CHECK(PEM_read_bio_PrivateKey(bio, NULL, NULL, NULL) == NULL && said(dropped ? "No supported data" : "the key is cut off"));
    BIO_free(bio);
    OPENSSL_free(der);
    EVP_PKEY_free(key);
}

// The key that eight threads use at the same time.
static EVP_PKEY *shared;

static void *sign_often(void *unused) {
    (void)unused;
    what = "threads";
    for (int i = 0; i < 50; i++) {
        unsigned char signature[128];
        size_t size = sizeof(signature);
        EVP_MD_CTX *context = EVP_MD_CTX_new();
        if (EVP_DigestSignInit(context, NULL, NULL, NULL, shared) != 1 ||
            EVP_DigestSign(context, signature, &size, (const unsigned char *)"message", 7) != 1) {
            return "signing failed";
        }
        EVP_MD_CTX_reset(context);
        if (EVP_DigestVerifyInit(context, NULL, NULL, NULL, shared) != 1 ||
            EVP_DigestVerify(context, signature, size, (const unsigned char *)"message", 7) != 1) {
            return "verification failed";
        }
        EVP_MD_CTX_free(context);
        EVP_PKEY *copy = EVP_PKEY_dup(shared);
        if (copy == NULL || EVP_PKEY_eq(copy, shared) != 1) {
            return "a copy differs";
        }
        EVP_PKEY_free(copy);
    }
    return NULL;
}

static void threads(void) {
    what = "threads";
    pthread_t ids[8];
    shared = generate("gost2012_256", "TCA");
    CHECK(shared != NULL);
    for (int i = 0; i < 8; i++) {
        CHECK(pthread_create(&ids[i], NULL, sign_often, NULL) == 0);
    }
    for (int i = 0; i < 8; i++) {
        void *wrong;
        CHECK(pthread_join(ids[i], &wrong) == 0);
        if (wrong != NULL) {
            what = wrong;
        }
        CHECK(wrong == NULL);
    }
    EVP_PKEY_free(shared);
}

// If the program has an argument, it tests only a few parameter sets and leaves out slow tests. The tests under
// valgrind use this argument.
int main(int count, char **arguments) {
    (void)arguments;
    static const char *const SETS[][2] = {
        {"gost2012_256", "A"},   {"gost2012_256", "B"},   {"gost2012_256", "C"},   {"gost2012_256", "XA"},
        {"gost2012_256", "XB"},  {"gost2012_256", "TCA"}, {"gost2012_256", "TCB"}, {"gost2012_256", "TCC"},
        {"gost2012_256", "TCD"}, {"gost2012_512", "A"},   {"gost2012_512", "B"},   {"gost2012_512", "C"},
        {"gost2001", "A"},       {"gost2001", "B"},       {"gost2001", "C"},       {"gost2001", "XA"},
        {"gost2001", "XB"},
    };
    for (size_t i = 0; i < sizeof(SETS) / sizeof(SETS[0]); i += count > 1 ? 5 : 1) {
        char name[40];
        snprintf(name, sizeof(name), "%s %s", SETS[i][0], SETS[i][1]);
        what = name;
        size_t size = strcmp(SETS[i][0], "gost2012_512") == 0 ? 64 : 32;
        EVP_PKEY *key = generate(SETS[i][0], SETS[i][1]);
        CHECK(key != NULL);
        files(key);
        values(key, SETS[i][0], size);
        signatures(key, size);
        EVP_PKEY_free(key);
    }
    what = "generation";
    CHECK(generate("gost2012_512", "TCA") == NULL && said("allowed: A, B, C"));
    standard();
    if (count == 1) {
        wrong_files();
        threads();
    }
    printf("keys.c: %d passed, 0 failed\n", passed);
    return 0;
}
