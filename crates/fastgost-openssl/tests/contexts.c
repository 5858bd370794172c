// Tests contexts of all kinds. The tests copy a context in the middle of a message, continue both contexts, and reset
// contexts twice. They split messages into parts of every length, and use unaligned memory. Other tests run libcrypto's
// HMAC with our digests (through the old functions and the new functions of HMAC), and libcrypto's CMAC with our
// ciphers. The last test is key agreement with the keys of RFC 7836. OPENSSL_CONF decides which providers are used.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/params.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int passed;
static const char *what = "";

#define CHECK(condition)                                                                      \
    do {                                                                                      \
        if (!(condition)) {                                                                   \
            fprintf(stderr, "contexts.c, line %d, %s: not %s\n", __LINE__, what, #condition); \
            ERR_print_errors_fp(stderr);                                                      \
            exit(1);                                                                          \
        }                                                                                     \
        passed++;                                                                             \
    } while (0)
#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
#define SIZE 256
#define STEP 16

static unsigned char data[SIZE], key[32], iv[16];

static const struct {
    const char *name;
    int block, iv;
} CIPHERS[] = {
    {"kuznyechik-ecb", 16, 0}, {"kuznyechik-cbc", 16, 16}, {"kuznyechik-cfb", 1, 16},      {"kuznyechik-ofb", 1, 16},
    {"kuznyechik-ctr", 1, 8},  {"magma-ecb", 8, 0},        {"magma-cbc", 8, 8},            {"magma-cfb", 1, 8},
    {"magma-ofb", 1, 8},       {"magma-ctr", 1, 4},        {"kuznyechik-ctr-acpkm", 1, 8}, {"magma-ctr-acpkm", 1, 4},
    {"gost89", 1, 8},          {"gost89-cnt", 1, 8},       {"gost89-cnt-12", 1, 8},        {"gost89-cbc", 8, 8},
    {"gost89-ecb", 8, 0},
};

static EVP_CIPHER_CTX *begun(const EVP_CIPHER *cipher, int encrypt) {
    uint64_t section = 32;
    OSSL_PARAM params[] = {OSSL_PARAM_construct_uint64("key-mesh", &section), OSSL_PARAM_construct_end()};
    EVP_CIPHER_CTX *context = EVP_CIPHER_CTX_new();
    CHECK(EVP_CipherInit_ex(context, cipher, NULL, key, iv, encrypt) == 1);
    CHECK(EVP_CIPHER_CTX_set_padding(context, 0) == 1);
    if (strstr(what, "acpkm") != NULL) {
        CHECK(EVP_CIPHER_CTX_set_params(context, params) == 1);
    }
    return context;
}

// Processes the whole message in pieces of `piece` bytes. The last piece may be shorter.
static void in_pieces(EVP_CIPHER_CTX *context, unsigned char *out, const unsigned char *in, int piece) {
    int n, all = 0;
    for (int at = 0; at < SIZE; at += piece) {
        CHECK(EVP_CipherUpdate(context, out + all, &n, in + at, at + piece > SIZE ? SIZE - at : piece) == 1);
        all += n;
    }
    CHECK(EVP_CipherFinal_ex(context, out + all, &n) == 1 && all + n == SIZE);
}

static void ciphers(void) {
    for (size_t i = 0; i < COUNT(CIPHERS); i++) {
        what = CIPHERS[i].name;
        EVP_CIPHER *cipher = EVP_CIPHER_fetch(NULL, what, NULL);
        CHECK(cipher != NULL && EVP_CIPHER_get_block_size(cipher) == CIPHERS[i].block);
        CHECK(EVP_CIPHER_get_iv_length(cipher) == CIPHERS[i].iv && EVP_CIPHER_get_key_length(cipher) == 32);
        for (int encrypt = 0; encrypt < 2; encrypt++) {
            unsigned char whole[SIZE], out[SIZE];
            int n;
            EVP_CIPHER_CTX *context = begun(cipher, encrypt);
            in_pieces(context, whole, data, SIZE);
            CHECK(memcmp(whole, data, SIZE) != 0);
            // After a reset, even after two resets, the context has no data of the last message.
            CHECK(EVP_CIPHER_CTX_reset(context) == 1 && EVP_CIPHER_CTX_reset(context) == 1);
            EVP_CIPHER_CTX_free(context);
            context = begun(cipher, encrypt);
            // In this loop, each new context is a copy of the context before it, and processes `STEP` bytes. After the
            // loop, the first context processes the whole message. The copies must not have changed the first context.
            EVP_CIPHER_CTX *last = context;
            for (int at = 0; at < SIZE; at += STEP) {
                EVP_CIPHER_CTX *copy = EVP_CIPHER_CTX_new();
                CHECK(EVP_CIPHER_CTX_copy(copy, last) == 1);
                if (last != context) {
                    EVP_CIPHER_CTX_free(last);
                }
                last = copy;
                CHECK(EVP_CipherUpdate(last, out + at, &n, data + at, STEP) == 1);
                // With padding, ECB and CBC may keep back a block when they decrypt. This test uses no padding, so they
                // must not keep back a block.
                CHECK(n == STEP);
            }
            CHECK(memcmp(out, whole, SIZE) == 0);
            EVP_CIPHER_CTX_free(last);
            in_pieces(context, out, data, SIZE);
            CHECK(memcmp(out, whole, SIZE) == 0);
            EVP_CIPHER_CTX_free(context);
            for (int piece = 1; piece <= SIZE; piece++) {
                context = begun(cipher, encrypt);
                in_pieces(context, out, data, piece);
                CHECK(memcmp(out, whole, SIZE) == 0);
                EVP_CIPHER_CTX_free(context);
            }
        }
        EVP_CIPHER_free(cipher);
    }
}

static void digests(void) {
    static const char *const NAMES[] = {"md_gost94", "md_gost12_256", "md_gost12_512"};
    for (size_t i = 0; i < COUNT(NAMES); i++) {
        what = NAMES[i];
        EVP_MD *fetched = EVP_MD_fetch(NULL, what, NULL);
        // Each digest is tested with two methods. libcrypto fetches the first method from the provider. The second
        // method is the legacy method, which OpenSSL 4 does not have.
        const EVP_MD *methods[] = {fetched, EVP_get_digestbyname(what)};
        CHECK((methods[1] != NULL) == (OPENSSL_version_major() < 4));
        for (int j = 0; j < 2 && methods[j] != NULL; j++) {
            unsigned char whole[64] = {0}, out[64] = {0};
            EVP_MD_CTX *context = EVP_MD_CTX_new();
            CHECK(EVP_Digest(data, SIZE, whole, NULL, methods[j], NULL) == 1);
            CHECK(EVP_DigestInit_ex(context, methods[j], NULL) == 1);
            CHECK(EVP_MD_CTX_reset(context) == 1 && EVP_MD_CTX_reset(context) == 1);
            CHECK(EVP_DigestInit_ex(context, methods[j], NULL) == 1);
            EVP_MD_CTX *last = context;
            for (int at = 0; at < SIZE; at += STEP) {
                EVP_MD_CTX *copy = EVP_MD_CTX_new();
                CHECK(EVP_MD_CTX_copy_ex(copy, last) == 1 && EVP_DigestUpdate(copy, data + at, STEP) == 1);
                if (last != context) {
                    EVP_MD_CTX_free(last);
                }
                last = copy;
            }
            CHECK(EVP_DigestFinal_ex(last, out, NULL) == 1 && memcmp(out, whole, 64) == 0);
            EVP_MD_CTX_free(last);
            CHECK(EVP_DigestUpdate(context, data, SIZE) == 1 && EVP_DigestFinal_ex(context, out, NULL) == 1);
            CHECK(memcmp(out, whole, 64) == 0);
            EVP_MD_CTX_free(context);
            // The addresses of the input and the output may be unaligned.
            for (int offset = 0; offset < 16; offset++) {
                unsigned char in[SIZE + 16], moved[64 + 16];
                memcpy(in + offset, data, SIZE);
                CHECK(EVP_Digest(in + offset, SIZE, moved + offset, NULL, methods[j], NULL) == 1);
                CHECK(memcmp(moved + offset, whole, (size_t)EVP_MD_get_size(methods[j])) == 0);
            }
            // HMAC is computed twice: with its old functions, which use only legacy methods, and with EVP_MAC.
            unsigned char old[64], new[64];
            size_t size;
            OSSL_PARAM params[] = {OSSL_PARAM_construct_utf8_string("digest", (char *)what, 0), OSSL_PARAM_construct_end()};
            CHECK(HMAC(methods[j], key, sizeof(key), data, SIZE, old, NULL) != NULL);
            CHECK(EVP_Q_mac(NULL, "HMAC", NULL, NULL, params, key, sizeof(key), data, SIZE, new, sizeof(new), &size) != NULL);
            CHECK(size == (size_t)EVP_MD_get_size(methods[j]) && memcmp(old, new, size) == 0);
        }
        EVP_MD_free(fetched);
    }
}

static void macs(void) {
    static const struct {
        const char *name;
        size_t least, usual, most;
    } MACS[] = {
        {"kuznyechik-mac", 4, 16, 16}, {"magma-mac", 4, 8, 8}, {"gost-mac", 1, 4, 8}, {"gost-mac-12", 1, 4, 8},
    };
    for (size_t i = 0; i < COUNT(MACS); i++) {
        what = MACS[i].name;
        EVP_MAC *mac = EVP_MAC_fetch(NULL, what, NULL);
        unsigned char whole[64], out[64];
        size_t size = MACS[i].most;
        OSSL_PARAM params[] = {OSSL_PARAM_construct_size_t("size", &size), OSSL_PARAM_construct_end()};
        EVP_MAC_CTX *context = EVP_MAC_CTX_new(mac);
        CHECK(EVP_MAC_CTX_get_mac_size(context) == MACS[i].usual);
        CHECK(EVP_MAC_init(context, key, sizeof(key), params) == 1 && EVP_MAC_update(context, data, SIZE) == 1);
        CHECK(EVP_MAC_CTX_get_mac_size(context) == MACS[i].most && EVP_MAC_final(context, whole, &size, sizeof(whole)) == 1);
        CHECK(size == MACS[i].most);
        EVP_MAC_CTX_free(context);
        // A tag of any size is the beginning of the longest tag.
        for (size = MACS[i].least; size <= MACS[i].most; size++) {
            size_t wanted = size, found;
            context = EVP_MAC_CTX_new(mac);
            CHECK(EVP_MAC_init(context, key, sizeof(key), params) == 1);
            for (int at = 0; at < SIZE; at += STEP) {
                EVP_MAC_CTX *copy = EVP_MAC_CTX_dup(context);
                CHECK(copy != NULL && EVP_MAC_update(copy, data + at, STEP) == 1);
                EVP_MAC_CTX_free(context);
                context = copy;
            }
            CHECK(EVP_MAC_final(context, out, &found, sizeof(out)) == 1 && found == wanted && memcmp(out, whole, wanted) == 0);
            EVP_MAC_CTX_free(context);
        }
        // libcrypto's CMAC with our block cipher must have the same result as our OMAC.
        if (MACS[i].least == 4) {
            char cipher[40];
            snprintf(cipher, sizeof(cipher), "%.*s-cbc", (int)(strchr(what, '-') - what), what);
            OSSL_PARAM of_cipher[] = {OSSL_PARAM_construct_utf8_string("cipher", cipher, 0), OSSL_PARAM_construct_end()};
            CHECK(EVP_Q_mac(NULL, "CMAC", NULL, NULL, of_cipher, key, sizeof(key), data, SIZE, out, sizeof(out), &size) != NULL);
            CHECK(size == MACS[i].most && memcmp(out, whole, size) == 0);
        }
        EVP_MAC_free(mac);
    }
}

static size_t from_hex(unsigned char *bytes, const char *hex) {
    size_t size = strlen(hex) / 2;
    for (size_t i = 0; i < size; i++) {
        unsigned byte;
        sscanf(hex + 2 * i, "%2x", &byte);
        bytes[i] = (unsigned char)byte;
    }
    return size;
}

static EVP_PKEY *made(const char *private, const char *public) {
    unsigned char priv[64], pub[128];
    from_hex(priv, private);
    from_hex(pub, public);
    OSSL_PARAM params[] = {
        OSSL_PARAM_construct_utf8_string("group", (char *)"id-tc26-gost-3410-2012-512-paramSetA", 0),
        OSSL_PARAM_construct_octet_string("priv", priv, sizeof(priv)),
        OSSL_PARAM_construct_octet_string("pub", pub, sizeof(pub)),
        OSSL_PARAM_construct_end(),
    };
    EVP_PKEY *pkey = NULL;
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "gost2012_512", NULL);
    CHECK(EVP_PKEY_fromdata_init(context) == 1 && EVP_PKEY_fromdata(context, &pkey, EVP_PKEY_KEYPAIR, params) == 1);
    EVP_PKEY_CTX_free(context);
    return pkey;
}

static void agreement(void) {
    what = "RFC 7836";
    EVP_PKEY *keys[] = {
        made("c990ecd972fce84ec4db022778f50fcac726f46708384b8d458304962d7147f8c2db41cef22c90b102f2968404f9b9be6d47"
             "c79692d81826b32b8daca43cb667",
             "aab0eda4abff21208d18799fb9a8556654ba783070eba10cb9abb253ec56dcf5d3ccba6192e464e6e5bcb6dea137792f2431"
             "f6c897eb1b3c0cc14327b1adc0a7914613a3074e363aedb204d38d3563971bd8758e878c9db11403721b48002d38461f9247"
             "2d40ea92f9958c0ffa4c93756401b97f89fdbe0b5e46e4a4631cdb5a"),
        made("48c859f7b6f11585887cc05ec6ef1390cfea739b1a18c0d4662293ef63b79e3b8014070b44918590b4b996acfea4edfbbbcc"
             "cc8c06edd8bf5bda92a51392d0db",
             "192fe183b9713a077253c72c8735de2ea42a3dbc66ea317838b65fa32523cd5efca974eda7c863f4954d1147f1f2b25c395f"
             "ce1c129175e876d132e94ed5a65104883b414c9b592ec4dc84826f07d0b6d9006dda176ce48c391e3f97d102e03bb598bf13"
             "2a228a45f7201aba08fc524a2d77e43a362ab022ad4028f75bde3b79"),
    };
    static const char *const KEKS[][2] = {
        {"256", "c9a9a77320e2cc559ed72dce6f47e2192ccea95fa648670582c054c0ef36c221"},
        {"512",
         "79f002a96940ce7bde3259a52e015297adaad84597a0d205b50e3e1719f97bfa7ee1d2661fa9979a5aa235b558a7e6d9f88f"
         "982dd63fc35a8ec0dd5e242d3bdf"},
    };
    for (size_t i = 0; i < COUNT(KEKS); i++) {
        for (int side = 0; side < 2; side++) {
            unsigned char expected[64], found[64];
            size_t size = sizeof(found), expected_size = from_hex(expected, KEKS[i][1]);
            EVP_PKEY_CTX *context = EVP_PKEY_CTX_new(keys[side], NULL);
            CHECK(EVP_PKEY_derive_init(context) == 1 && EVP_PKEY_derive_set_peer(context, keys[1 - side]) == 1);
            CHECK(EVP_PKEY_CTX_ctrl_str(context, "ukmhex", "1d80603c8544c727") == 1);
            CHECK(EVP_PKEY_CTX_ctrl_str(context, "vko", KEKS[i][0]) == 1);
            CHECK(EVP_PKEY_derive(context, found, &size) == 1);
            CHECK(size == expected_size && memcmp(found, expected, size) == 0);
            EVP_PKEY_CTX_free(context);
        }
    }
    EVP_PKEY_free(keys[0]);
    EVP_PKEY_free(keys[1]);
}

int main(void) {
    for (int i = 0; i < SIZE; i++) {
        data[i] = (unsigned char)(i * 11 + 1);
    }
    memset(key, 7, sizeof(key));
    memset(iv, 1, sizeof(iv));
    ciphers();
    digests();
    macs();
    agreement();
    printf("contexts.c: %d passed, 0 failed\n", passed);
    return 0;
}
