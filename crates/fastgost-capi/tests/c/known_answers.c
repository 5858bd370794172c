/* Tests known answers through the C interface, at least one for every family of algorithms. The values come from
   vectors/. The comment above each test names the file and the case. */
#include <fastgost.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int passed, failed;

/* Calls a function that must succeed. */
#define CALL(call)                                                                                     \
    do {                                                                                               \
        int error_ = (call);                                                                           \
        if (error_ != FASTGOST_OK) {                                                                   \
            fprintf(stderr, "line %d: error %d: %s\n", __LINE__, error_, fastgost_last_error());       \
            failed++;                                                                                  \
        }                                                                                              \
    } while (0)

static void equal_at(int line, const char *what, const void *got, const void *expected, size_t len)
{
    if (memcmp(got, expected, len) == 0) {
        passed++;
        return;
    }
    fprintf(stderr, "line %d: %s is wrong\n", line, what);
    failed++;
}
#define EQUAL(what, got, expected, len) equal_at(__LINE__, what, got, expected, len)

/* Bytes that a test writes as hexadecimal digits. */
struct data {
    uint8_t bytes[512];
    size_t len;
};

static struct data hex(const char *digits)
{
    struct data data = {{0}, strlen(digits) / 2};
    for (size_t i = 0; i < data.len; i++) {
        char byte[3] = {digits[2 * i], digits[2 * i + 1], 0};
        data.bytes[i] = (uint8_t)strtoul(byte, NULL, 16);
    }
    return data;
}

/* Hashes the message of streebog.json, case 1, in parts, through a copy of the handle, and in one call. */
static void hash(void)
{
    struct data message = hex("303132333435363738393031323334353637383930313233343536373839303132333435363738393031323334353637"
        "383930313233343536373839303132");
    struct data digest = hex("1b54d01a4af5b9d5cc3d86d68d285462b19abc2475222f35c085122be4ba1ffa00ad30f8767b3a82384c6574f024c311"
        "e2a481332b08ef7f41797891c1646f48");
    struct fastgost_hash *hash = NULL, *copy = NULL;
    uint8_t out[128];
    size_t size = 0;
    CALL(fastgost_hash_new("streebog512", NULL, &hash));
    CALL(fastgost_hash_update(hash, message.bytes, 5));
    CALL(fastgost_hash_dup(hash, &copy));
    CALL(fastgost_hash_update(hash, message.bytes + 5, message.len - 5));
    CALL(fastgost_hash_size(hash, &size));
    CALL(fastgost_hash_final(hash, out, size));
    EQUAL("the digest", out, digest.bytes, 64);
    CALL(fastgost_hash_update(copy, message.bytes + 5, message.len - 5));
    CALL(fastgost_hash_final(copy, out, 64));
    EQUAL("the copy's digest", out, digest.bytes, 64);
    CALL(fastgost_hash_update(copy, message.bytes, 9));
    CALL(fastgost_hash_reset(copy));
    struct fastgost_bytes messages[2] = {{message.bytes, message.len}, {message.bytes, message.len}};
    CALL(fastgost_hash_many(copy, messages, 2, out, 128));
    EQUAL("the first of two", out, digest.bytes, 64);
    EQUAL("the second of two", out + 64, digest.bytes, 64);
    CALL(fastgost_hash_digest("streebog512", message.bytes, message.len, out, 64));
    EQUAL("the digest in one call", out, digest.bytes, 64);
    CALL(fastgost_hash_free(hash));
    CALL(fastgost_hash_free(copy));
}

/* The values are in kuznyechik_modes.json, case 6, gost28147.json, case 61, and hmac_streebog.json, case 1. */
static void mac(void)
{
    struct data key = hex("8899aabbccddeeff0011223344556677fedcba98765432100123456789abcdef");
    struct data message = hex("1122334455667700ffeeddccbbaa998800112233445566778899aabbcceeff0a112233445566778899aabbcceeff0a00"
        "2233445566778899aabbcceeff0a0011");
    struct data tag = hex("336f4d296059fbe3");
    struct fastgost_options options = {.size = sizeof options, .tag_size = 8};
    struct fastgost_mac *mac = NULL, *copy = NULL;
    uint8_t out[64];
    size_t size = 0;
    CALL(fastgost_mac_new("kuznyechik-omac", key.bytes, key.len, &options, &mac));
    CALL(fastgost_mac_size(mac, &size));
    CALL(fastgost_mac_update(mac, message.bytes, 17));
    CALL(fastgost_mac_dup(mac, &copy));
    CALL(fastgost_mac_update(mac, message.bytes + 17, message.len - 17));
    CALL(fastgost_mac_final(mac, out, size));
    EQUAL("OMAC", out, tag.bytes, tag.len);
    CALL(fastgost_mac_update(copy, message.bytes + 17, message.len - 17));
    CALL(fastgost_mac_verify(copy, tag.bytes, tag.len));
    struct fastgost_bytes one = {message.bytes, message.len};
    CALL(fastgost_mac_many(mac, &one, 1, out, tag.len));
    EQUAL("OMAC of many", out, tag.bytes, tag.len);
    CALL(fastgost_mac_free(mac));
    CALL(fastgost_mac_free(copy));

    key = hex("54686973206973206d657373616765ff206c656e677468003332206279746573");
    message = hex("555555555555555555555555555555555555555555555555555555555555555555555555555555555555555555555555"
        "555555555555555555555555555555555555555555555555555555555555555555555555555555555555555555555555"
        "5555555555555555555555555555555555555555555555555555555555555555");
    tag = hex("1a06d1bad74580ef");
    options.sbox = "a";
    options.tag_size = 8;
    options.level = "portable";
    CALL(fastgost_mac_new("gost28147-imit", key.bytes, key.len, &options, &mac));
    const char *level = "";
    CALL(fastgost_mac_level(mac, &level));
    EQUAL("the level", level, "portable", 9);
    CALL(fastgost_mac_update(mac, message.bytes, message.len));
    CALL(fastgost_mac_final(mac, out, 8));
    EQUAL("IMIT", out, tag.bytes, 8);
    CALL(fastgost_mac_free(mac));

    key = hex("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
    message = hex("0126bdb87800af214341456563780100");
    tag = hex("a1aa5f7de402d7b3d323f2991c8d4534013137010a83754fd0af6d7cd4922ed9");
    CALL(fastgost_mac_tag("hmac-streebog256", key.bytes, key.len, message.bytes, message.len, out, 32));
    EQUAL("HMAC", out, tag.bytes, 32);
}

/* The values are in kuznyechik_modes.json, cases 2 and 4, and ctr_acpkm.json, case 4. */
static void cipher(void)
{
    struct data key = hex("8899aabbccddeeff0011223344556677fedcba98765432100123456789abcdef");
    struct data iv = hex("1234567890abcef0");
    struct data plaintext = hex("1122334455667700ffeeddccbbaa998800112233445566778899aabbcceeff0a112233445566778899aabbcceeff0a00"
        "2233445566778899aabbcceeff0a0011");
    struct data ciphertext = hex("f195d8bec10ed1dbd57b5fa240bda1b885eee733f6a13e5df33ce4b33c45dee4a5eae88be6356ed3d5e877f13564a3a5"
        "cb91fab1f20cbab6d1c6d15820bdba73");
    struct fastgost_cipher *cipher = NULL, *copy = NULL;
    uint8_t out[512];
    size_t written = 0, granularity = 0;
    CALL(fastgost_cipher_new("kuznyechik-ctr", FASTGOST_ENCRYPT, key.bytes, key.len, iv.bytes, iv.len, NULL, &cipher));
    /* The parts are encrypted into another buffer and in place. The lengths of the parts are odd. */
    CALL(fastgost_cipher_update(cipher, plaintext.bytes, out, 7));
    CALL(fastgost_cipher_dup(cipher, &copy));
    memcpy(out + 7, plaintext.bytes + 7, plaintext.len - 7);
    CALL(fastgost_cipher_update(cipher, out + 7, out + 7, plaintext.len - 7));
    EQUAL("CTR", out, ciphertext.bytes, ciphertext.len);
    CALL(fastgost_cipher_seek(cipher, 21));
    CALL(fastgost_cipher_update(cipher, plaintext.bytes + 21, out, 20));
    EQUAL("CTR from a position", out, ciphertext.bytes + 21, 20);
    CALL(fastgost_cipher_update(copy, plaintext.bytes + 7, out, 20));
    EQUAL("CTR of the copy", out, ciphertext.bytes + 7, 20);
    CALL(fastgost_cipher_reset(cipher, iv.bytes, iv.len));
    CALL(fastgost_cipher_update(cipher, ciphertext.bytes, out, ciphertext.len));
    EQUAL("CTR decrypted", out, plaintext.bytes, plaintext.len);
    memcpy(out, plaintext.bytes, plaintext.len);
    struct fastgost_message message = {iv.bytes, iv.len, out, plaintext.len, -1};
    CALL(fastgost_cipher_many(copy, &message, 1));
    EQUAL("CTR of many", out, ciphertext.bytes, ciphertext.len);
    CALL(fastgost_cipher_free(cipher));
    CALL(fastgost_cipher_free(copy));

    iv = hex("1234567890abcef0a1b2c3d4e5f0011223344556677889901213141516171819");
    ciphertext = hex("689972d4a085fa4d90e52e3d6d7dcc272826e661b478eca6af1e8e448d5ea5acfe7babf1e91999e85640e8b0f49d90d0"
        "167688065a895c631a2d9a1560b63970");
    CALL(fastgost_cipher_new("kuznyechik-cbc", FASTGOST_ENCRYPT, key.bytes, key.len, iv.bytes, iv.len, NULL, &cipher));
    CALL(fastgost_cipher_granularity(cipher, &granularity));
    EQUAL("the granularity", &granularity, &(size_t){16}, sizeof granularity);
    CALL(fastgost_cipher_update(cipher, plaintext.bytes, out, 48));
    CALL(fastgost_cipher_finish(cipher, FASTGOST_PADDING_NONE, plaintext.bytes + 48, 16, out + 48, 16, &written));
    EQUAL("CBC", out, ciphertext.bytes, ciphertext.len);
    /* With padding, a message can have any length. */
    CALL(fastgost_cipher_reset(cipher, iv.bytes, iv.len));
    CALL(fastgost_cipher_update(cipher, plaintext.bytes, out, 48));
    CALL(fastgost_cipher_finish(cipher, FASTGOST_PADDING_PKCS7, plaintext.bytes + 48, 13, out + 48, 64, &written));
    EQUAL("its length", &written, &(size_t){16}, sizeof written);
    CALL(fastgost_cipher_free(cipher));
    CALL(fastgost_cipher_new("kuznyechik-cbc", FASTGOST_DECRYPT, key.bytes, key.len, iv.bytes, iv.len, NULL, &cipher));
    uint8_t back[64];
    CALL(fastgost_cipher_finish(cipher, FASTGOST_PADDING_PKCS7, out, 64, back, 64, &written));
    EQUAL("the length without padding", &written, &(size_t){61}, sizeof written);
    EQUAL("CBC decrypted", back, plaintext.bytes, 61);
    CALL(fastgost_cipher_free(cipher));

    key = hex("8899aabbccddeeff0011223344556677fedcba98765432100123456789abcdef");
    iv = hex("12345678");
    plaintext = hex("1122334455667700ffeeddccbbaa998800112233445566778899aabbcceeff0a112233445566778899aabbcceeff0a00"
        "2233445566778899");
    ciphertext = hex("2ab81deeeb1e4cab68e104c4bd6b94eac72c67af6c2e5b6b0eafb61770f1b32ea1ae71149eed1382abd467180672ec6f"
        "84a2f15b3fca72c1");
    struct fastgost_options options = {.size = sizeof options, .section = 16};
    CALL(fastgost_cipher_new("magma-ctr-acpkm", FASTGOST_ENCRYPT, key.bytes, key.len, iv.bytes, iv.len, &options, &cipher));
    CALL(fastgost_cipher_update(cipher, plaintext.bytes, out, plaintext.len));
    EQUAL("CTR-ACPKM", out, ciphertext.bytes, ciphertext.len);
    CALL(fastgost_cipher_free(cipher));
}

/* Seals and opens the message of mgm.json, case 1, in one call, in parts, and as a packet. */
static void aead(void)
{
    struct data key = hex("8899aabbccddeeff0011223344556677fedcba98765432100123456789abcdef");
    struct data nonce = hex("1122334455667700ffeeddccbbaa9988");
    struct data associated = hex("0202020202020202010101010101010104040404040404040303030303030303ea0505050505050505");
    struct data plaintext = hex("1122334455667700ffeeddccbbaa998800112233445566778899aabbcceeff0a112233445566778899aabbcceeff0a00"
        "2233445566778899aabbcceeff0a0011aabbcc");
    struct data ciphertext = hex("a9757b8147956e9055b8a33de89f42fc8075d2212bf9fd5bd3f7069aadc16b39497ab15915a6ba85936b5d0ea9f6851c"
        "c60c14d4d3f883d0ab94420695c76deb2c7552");
    struct data tag = hex("cf5d656f40c34f5c46e8bb0e29fcdb4c");
    struct fastgost_aead *aead = NULL, *copy = NULL;
    struct fastgost_sealer *sealer = NULL;
    struct fastgost_opener *opener = NULL;
    struct fastgost_unverified *unverified = NULL;
    uint8_t out[512], out_tag[16];
    size_t written = 0, len = plaintext.len;
    CALL(fastgost_aead_new("kuznyechik-mgm", key.bytes, key.len, NULL, &aead));
    CALL(fastgost_aead_dup(aead, &copy));
    CALL(fastgost_aead_seal(aead, nonce.bytes, nonce.len, associated.bytes, associated.len, plaintext.bytes, out, len, out_tag, 16));
    EQUAL("MGM", out, ciphertext.bytes, len);
    EQUAL("the tag", out_tag, tag.bytes, 16);
    CALL(fastgost_aead_open(copy, nonce.bytes, nonce.len, associated.bytes, associated.len, out, out, len, out_tag, 16));
    EQUAL("MGM opened", out, plaintext.bytes, len);

    CALL(fastgost_sealer_new(aead, nonce.bytes, nonce.len, &sealer));
    CALL(fastgost_sealer_associated(sealer, associated.bytes, 3));
    CALL(fastgost_sealer_associated(sealer, associated.bytes + 3, associated.len - 3));
    CALL(fastgost_sealer_update(sealer, plaintext.bytes, out, 20));
    CALL(fastgost_sealer_update(sealer, plaintext.bytes + 20, out + 20, len - 20));
    memset(out_tag, 0, 16);
    CALL(fastgost_sealer_final(sealer, out_tag, 16));
    EQUAL("MGM in parts", out, ciphertext.bytes, len);
    EQUAL("its tag", out_tag, tag.bytes, 16);
    CALL(fastgost_sealer_free(sealer));

    CALL(fastgost_opener_new(aead, nonce.bytes, nonce.len, &opener));
    CALL(fastgost_opener_associated(opener, associated.bytes, associated.len));
    CALL(fastgost_opener_update(opener, ciphertext.bytes, 31));
    CALL(fastgost_opener_update(opener, ciphertext.bytes + 31, len - 31));
    CALL(fastgost_opener_final(opener, tag.bytes, 16, out, sizeof out, &written));
    EQUAL("the length", &written, &len, sizeof len);
    EQUAL("MGM opened in parts", out, plaintext.bytes, len);
    CALL(fastgost_opener_free(opener));

    CALL(fastgost_unverified_new(aead, nonce.bytes, nonce.len, &unverified));
    CALL(fastgost_unverified_associated(unverified, associated.bytes, associated.len));
    CALL(fastgost_unverified_update(unverified, ciphertext.bytes, out, len));
    CALL(fastgost_unverified_final(unverified, tag.bytes, 16));
    EQUAL("MGM verified last", out, plaintext.bytes, len);
    CALL(fastgost_unverified_free(unverified));

    struct fastgost_packet packet = {nonce.bytes, nonce.len, associated.bytes, associated.len, out, len, out_tag, 16, -1};
    CALL(fastgost_aead_seal_many(aead, &packet, 1));
    EQUAL("MGM of a packet", out, ciphertext.bytes, len);
    CALL(fastgost_aead_open_many(aead, &packet, 1));
    EQUAL("a packet opened", out, plaintext.bytes, len);
    CALL(fastgost_aead_free(aead));
    CALL(fastgost_aead_free(copy));
}

/* Seals and opens the message of ctr_acpkm_omac.json, case 2, in one call and in parts. */
static void without_associated_data(void)
{
    struct data key = hex("43442c9add3a022560e281772f887f347adf68a4d844cc786923637193863690");
    struct data nonce = hex("0e33d54c112f8598cca157fe");
    struct data plaintext = hex("caeeedf2f0eeebfcedfbe920eff0e8ece5f020e4ebff20f1f2f0f3eaf2f3f0fb20456e76656c6f706564446174612e");
    struct data ciphertext = hex("f1e117ddf5adea1c43a633b4ac8eff0a227f0b060608a38327d87adef03096c5b070fc008f172c2ef08d96fea2e0da");
    struct data tag = hex("b360d32ee676d98c");
    struct fastgost_aead *aead = NULL;
    struct fastgost_sealer *sealer = NULL;
    struct fastgost_opener *opener = NULL;
    struct fastgost_unverified *unverified = NULL;
    uint8_t out[512], out_tag[8];
    size_t written = 0, len = plaintext.len;
    CALL(fastgost_aead_new("magma-ctr-acpkm-omac", key.bytes, key.len, NULL, &aead));
    CALL(fastgost_aead_seal(aead, nonce.bytes, nonce.len, NULL, 0, plaintext.bytes, out, len, out_tag, 8));
    EQUAL("CTR-ACPKM with OMAC", out, ciphertext.bytes, len);
    EQUAL("the tag", out_tag, tag.bytes, 8);
    CALL(fastgost_aead_open(aead, nonce.bytes, nonce.len, NULL, 0, out, out, len, out_tag, 8));
    EQUAL("opened", out, plaintext.bytes, len);

    CALL(fastgost_sealer_new(aead, nonce.bytes, nonce.len, &sealer));
    CALL(fastgost_sealer_update(sealer, plaintext.bytes, out, 20));
    CALL(fastgost_sealer_update(sealer, plaintext.bytes + 20, out + 20, len - 20));
    memset(out_tag, 0, 8);
    CALL(fastgost_sealer_final(sealer, out_tag, 8));
    EQUAL("in parts", out, ciphertext.bytes, len);
    EQUAL("its tag", out_tag, tag.bytes, 8);
    CALL(fastgost_sealer_free(sealer));

    CALL(fastgost_opener_new(aead, nonce.bytes, nonce.len, &opener));
    CALL(fastgost_opener_update(opener, ciphertext.bytes, 31));
    CALL(fastgost_opener_update(opener, ciphertext.bytes + 31, len - 31));
    CALL(fastgost_opener_final(opener, tag.bytes, 8, out, sizeof out, &written));
    EQUAL("opened in parts", out, plaintext.bytes, len);
    CALL(fastgost_opener_free(opener));

    CALL(fastgost_unverified_new(aead, nonce.bytes, nonce.len, &unverified));
    CALL(fastgost_unverified_update(unverified, ciphertext.bytes, out, len));
    CALL(fastgost_unverified_final(unverified, tag.bytes, 8));
    EQUAL("verified last", out, plaintext.bytes, len);
    CALL(fastgost_unverified_free(unverified));
    CALL(fastgost_aead_free(aead));
}

/* The values are in pbkdf2_gost.json, case 2, kdf_prf.json, case 6, and kexp15.json, case 1. The result of HKDF
   is compared with a result that the test computes with HMAC. */
static void kdf(void)
{
    struct data expected = hex("5a585bafdfbb6e8830d6d68aa3b43ac00d2e4aebce01c9b31c2caed56f0236d4d34b2b8fbd2c4e89d54d46f50e47d45b"
        "bac301571743119e8d3c42ba66d348de");
    uint8_t out[128];
    CALL(fastgost_pbkdf2("pbkdf2-streebog512", (const uint8_t *)"password", 8, (const uint8_t *)"salt", 4, 2, out, 64));
    EQUAL("PBKDF2", out, expected.bytes, 64);

    struct data key = hex("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
    struct data label = hex("26bdb878");
    struct data seed = hex("af21434145656378");
    expected = hex("22b6837845c6bef65ea71672b265831086d3c76aebe6dae91cad51d83f79d16b074c9330599d7f8d712fca54392f4ddd"
        "e93751206b3584c8f43f9e6dc51531f9");
    CALL(fastgost_kdf_tree(key.bytes, key.len, label.bytes, label.len, seed.bytes, seed.len, 1, out, 64));
    EQUAL("KDF_TREE", out, expected.bytes, 64);

    uint8_t prk[32], info[] = {'i', 'n', 'f', 'o', 1};
    CALL(fastgost_mac_tag("hmac-streebog256", label.bytes, label.len, key.bytes, key.len, prk, 32));
    CALL(fastgost_mac_tag("hmac-streebog256", prk, 32, info, 5, expected.bytes, 32));
    CALL(fastgost_hkdf("streebog256", label.bytes, label.len, key.bytes, key.len, info, 4, out, 30));
    EQUAL("HKDF", out, expected.bytes, 30);

    struct data kek = hex("08090a0b0c0d0e0f0001020304050607101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f"
        "38393a3b3c3d3e3f3031323334353637");
    struct data iv = hex("67bed654");
    size_t written = 0;
    key = hex("8899aabbccddeeff0011223344556677fedcba98765432100123456789abcdef");
    expected = hex("cfd5a12d5b81b6e1e99c916d07900c6ac12703fb3abded55567bf3742c899c755dafe7b42e3a8bd9");
    CALL(fastgost_key_wrap("magma-kexp15", kek.bytes, 64, NULL, iv.bytes, iv.len, key.bytes, key.len, out, sizeof out, &written));
    EQUAL("its length", &written, &expected.len, sizeof written);
    EQUAL("KExp15", out, expected.bytes, expected.len);
    CALL(fastgost_key_unwrap("magma-kexp15", kek.bytes, 64, NULL, iv.bytes, iv.len, out, written, prk, 32, &written));
    EQUAL("KImp15", prk, key.bytes, 32);
}

/* The values are in keys.json, cases 1, 30 and 52. */
static void keys(void)
{
    struct data der = hex("3066020100301f06082a85030701010101301306072a85030202230106082a850307010102020440461b46ef3acfed49"
        "14a0dc3c337d51b4c61b6922f5e9d3aa8b382a9514d23f480e997551789a035603230523940a7ef351a42e6cadf05c3a"
        "1adfd7e496724806");
    struct data number = hex("5222ef9c5522b453eba66b00fd0007230850996a24418f5b64195db0a334ea2b");
    struct data point = hex("d71cf29a4a6faf6758253f164ce5f70edf7affe846b17372b5442991607922624ce2d83d02c0b84485305791f8d4c846"
        "d2e051170793ccde80b00741be14c295");
    struct data written_as = hex("3046020100301f06082a85030701010101301306072a85030202230106082a8503070101020204205222ef9c5522b453"
        "eba66b00fd0007230850996a24418f5b64195db0a334ea2b");
    struct fastgost_private_key *key = NULL, *copy = NULL;
    struct fastgost_public_key *public_key = NULL, *other = NULL;
    uint8_t out[2048];
    size_t written = 0, size = 0;
    CALL(fastgost_private_key_read(der.bytes, der.len, NULL, 0, 0, &key));
    CALL(fastgost_private_key_dup(key, &copy));
    CALL(fastgost_private_key_size(copy, &size));
    CALL(fastgost_private_key_bytes(copy, out, size));
    EQUAL("a private key", out, number.bytes, 32);
    CALL(fastgost_private_key_write(copy, FASTGOST_DER, NULL, 0, 0, out, sizeof out, &written));
    EQUAL("a private key written", out, written_as.bytes, written_as.len);
    CALL(fastgost_private_key_public(key, &public_key));
    CALL(fastgost_public_key_bytes(public_key, out, 64));
    EQUAL("its public key", out, point.bytes, 64);
    CALL(fastgost_private_key_free(key));
    CALL(fastgost_private_key_free(copy));
    CALL(fastgost_public_key_free(public_key));

    der = hex("305e301706082a85030701010101300b06092a850307010201010103430004407286167757fee0f4a828e744e9ef7e96"
        "9cadb20f194d7e1e288a9a96ffb1f54b7d0ce5789633c3ffd6e3784427a76f34b0c99296c2fbd6530070259cf652e5df");
    point = hex("7286167757fee0f4a828e744e9ef7e969cadb20f194d7e1e288a9a96ffb1f54b7d0ce5789633c3ffd6e3784427a76f34"
        "b0c99296c2fbd6530070259cf652e5df");
    written_as = hex("305e301706082a85030701010101300b06092a850307010201010103430004407286167757fee0f4a828e744e9ef7e96"
        "9cadb20f194d7e1e288a9a96ffb1f54b7d0ce5789633c3ffd6e3784427a76f34b0c99296c2fbd6530070259cf652e5df");
    CALL(fastgost_public_key_read(der.bytes, der.len, &public_key));
    CALL(fastgost_public_key_dup(public_key, &other));
    CALL(fastgost_public_key_set_level(other, "portable"));
    CALL(fastgost_public_key_bytes(other, out, 64));
    EQUAL("a public key", out, point.bytes, 64);
    CALL(fastgost_public_key_write(other, FASTGOST_DER, out, sizeof out, &written));
    EQUAL("a public key written", out, written_as.bytes, written_as.len);
    CALL(fastgost_public_key_free(public_key));
    CALL(fastgost_public_key_free(other));

    der = hex("3081dd307106092a864886f70d01050d3064304106092a864886f70d01050c30340420f9a99af44d322c06f760528abf"
        "cc5c0ecddc89a218faff85a2c9c7208fd00afd020207d0300c06082a850307010104020500301f06062a850302021530"
        "150408dc8a7f569d08b32206092a8503070102050101046849f2e1831f6cff39fe0639e14f4ae8af4eef4b9e58b39860"
        "bd5a560f1e265c6596c9ecffdac31c685812af81f8513186c283329c62e917520e568f9b189d1e3ea1c1fa04b938bf68"
        "57e3d4999fc42eb44434a9420ea7d85afa52cacb57dbd0af085ae74e70ec6c16");
    struct data password = hex("d09fd0b0d180d0bed0bbd18c20d0b4d0bbd18f20504658");
    CALL(fastgost_private_key_read(der.bytes, der.len, password.bytes, password.len, 0, &key));
    CALL(fastgost_private_key_bytes(key, out, 32));
    EQUAL("an encrypted private key", out, number.bytes, 32);
    CALL(fastgost_private_key_free(key));
}

/* The values are in gost3410_nonces.json, case 1, gost3410_2012.json, case 64, vko.json, case 1, and keg.json, case 3. */
static void sign(void)
{
    struct data number = hex("538309266de018cf501fae8104b265dd77856940cbbee458dc556ae080880242");
    struct data digest = hex("dd43c6417dc98c2a0ce847ddbdb6c8edc2fd2f83653f277f25a7d6bc11f4b888");
    struct data expected = hex("2881416c93a0dfe0c3204384a3cd48b72938c0725430feb8ef2d39001c476d5a115ebde9919c203ce584a66234917730"
        "4b688dbe351f875a0893fc23cfc2d80e");
    struct fastgost_private_key *key = NULL;
    struct fastgost_public_key *public_key = NULL;
    uint8_t signature[128], out[64];
    CALL(fastgost_private_key_new("id-GostR3410-2001-TestParamSet", number.bytes, 32, &key));
    CALL(fastgost_private_key_set_deterministic(key));
    CALL(fastgost_private_key_sign_digest(key, digest.bytes, digest.len, FASTGOST_SIGNATURE_STANDARD, signature, 64));
    EQUAL("a signature", signature, expected.bytes, 64);
    CALL(fastgost_private_key_sign_digest(key, digest.bytes, digest.len, FASTGOST_SIGNATURE_X509, signature, 64));
    EQUAL("s of X.509", signature, expected.bytes + 32, 32);
    EQUAL("r of X.509", signature + 32, expected.bytes, 32);
    CALL(fastgost_private_key_free(key));

    struct data point = hex("f2477bc2f84110f1eafeae26626e6d97408372c03c24a4747f983e297c4ef083c4d131242e151b89d9ffd2f0c36a7b63"
        "55e0d8f5367d996166f1fa5de1042714");
    digest = hex("87bc8d0cf4659e6fba72ed9241543a5cdd4f3de647fcd1c3a2b657c258e9ef8e");
    expected = hex("0054fa8d54090cbeac597db59311b561fc08f4adbe1abd6f82286e0279bf6666357a9244c2ba386dd6c6dd8041338f6b"
        "9bec9d7ba17fe50ee11b2514d98376b6");
    CALL(fastgost_public_key_new("gost3410-256-a", point.bytes, 64, &public_key));
    int same = fastgost_public_key_verify_digest(public_key, digest.bytes, 32, FASTGOST_SIGNATURE_X509, expected.bytes, 64);
    EQUAL("a signature that verifies", &same, &(int){FASTGOST_OK}, sizeof same);
    digest.bytes[31] ^= 1;
    int other = fastgost_public_key_verify_digest(public_key, digest.bytes, 32, FASTGOST_SIGNATURE_X509, expected.bytes, 64);
    EQUAL("a signature that does not", &other, &(int){FASTGOST_ERROR_SIGNATURE}, sizeof other);
    CALL(fastgost_public_key_free(public_key));

    number = hex("c990ecd972fce84ec4db022778f50fcac726f46708384b8d458304962d7147f8c2db41cef22c90b102f2968404f9b9be6d47c79692d81826b32b8daca43cb667");
    point = hex("192fe183b9713a077253c72c8735de2ea42a3dbc66ea317838b65fa32523cd5efca974eda7c863f4954d1147f1f2b25c"
        "395fce1c129175e876d132e94ed5a65104883b414c9b592ec4dc84826f07d0b6d9006dda176ce48c391e3f97d102e03b"
        "b598bf132a228a45f7201aba08fc524a2d77e43a362ab022ad4028f75bde3b79");
    struct data ukm = hex("1d80603c8544c727");
    expected = hex("c9a9a77320e2cc559ed72dce6f47e2192ccea95fa648670582c054c0ef36c221");
    CALL(fastgost_private_key_new("gost3410-512-a", number.bytes, 64, &key));
    CALL(fastgost_private_key_set_level(key, "portable"));
    CALL(fastgost_public_key_new("gost3410-512-a", point.bytes, 128, &public_key));
    CALL(fastgost_private_key_agree(key, public_key, "vko-256", ukm.bytes, ukm.len, out, 32));
    EQUAL("VKO", out, expected.bytes, 32);
    CALL(fastgost_private_key_sign(key, point.bytes, 100, FASTGOST_SIGNATURE_TLS, signature, 128));
    CALL(fastgost_public_key_free(public_key));
    CALL(fastgost_private_key_public(key, &public_key));
    CALL(fastgost_public_key_verify(public_key, point.bytes, 100, FASTGOST_SIGNATURE_TLS, signature, 128));
    CALL(fastgost_private_key_free(key));
    CALL(fastgost_public_key_free(public_key));

    number = hex("1e6c5ea2e8c906b7b809072cff931447787fce3cf7a6e46ce13d3782747cc7a5");
    point = hex("6781bfe0608c1466739bc4d510bffa820207263b2994fb9dfc5b652ea7d43165"
        "b8a553b5773e36d46cc266c2ffb470825027e726786fa6c47f915ddc71ccf837");
    struct data h = hex("c3ef0428d4b7a1f4c5025f2e65dd2b2ea583aeefdb67c7f4214a6a298e99e325");
    expected = hex("2d8ba8c84cb232ff41f10c3ad924134223254f71e5696d3d29c3e4c9daa6b293"
        "849eb6340bffae6928a3c3e4ff92eccb1e8f0cf7a188368e6b748e52ea378b0c");
    CALL(fastgost_private_key_new("id-GostR3410-2001-CryptoPro-A-ParamSet", number.bytes, 32, &key));
    CALL(fastgost_public_key_new("id-GostR3410-2001-CryptoPro-A-ParamSet", point.bytes, 64, &public_key));
    CALL(fastgost_private_key_agree(key, public_key, "keg", h.bytes, h.len, out, 64));
    EQUAL("KEG", out, expected.bytes, 64);
    CALL(fastgost_private_key_free(key));
    CALL(fastgost_public_key_free(public_key));
}

/* The memory that the callbacks read from and write to. */
struct memory {
    uint8_t bytes[200000];
    size_t len, at;
};

static int read_memory(void *context, uint8_t *data, size_t len, size_t *got)
{
    struct memory *memory = context;
    *got = memory->len - memory->at < len ? memory->len - memory->at : len;
    memcpy(data, memory->bytes + memory->at, *got);
    memory->at += *got;
    return 0;
}

static int write_memory(void *context, const uint8_t *data, size_t len)
{
    struct memory *memory = context;
    if (len > sizeof memory->bytes - memory->len)
        return 1;
    memcpy(memory->bytes + memory->len, data, len);
    memory->len += len;
    return 0;
}

/* Seals and opens a file of several chunks through callbacks. */
static void streams(const struct fastgost_recipient *recipient, const struct fastgost_identity *identity)
{
    static struct memory plaintext, file, opened, none;
    plaintext.len = 150000;
    for (size_t i = 0; i < plaintext.len; i++)
        plaintext.bytes[i] = (uint8_t)(i % 251);
    CALL(fastgost_sealed_seal_stream("kuznyechik", recipient, 1, read_memory, &plaintext, write_memory, &file));
    CALL(fastgost_sealed_open_stream(identity, 1, read_memory, &file, write_memory, &opened));
    EQUAL("the length of a stream", &opened.len, &plaintext.len, sizeof opened.len);
    EQUAL("a stream", opened.bytes, plaintext.bytes, plaintext.len);
    file.at = 0;
    file.bytes[500] ^= 1;
    int error = fastgost_sealed_open_stream(identity, 1, read_memory, &file, write_memory, &none);
    EQUAL("the error of a changed stream", &error, &(int){FASTGOST_ERROR_SEALED_CHUNK}, sizeof error);
    EQUAL("what is passed on of it", &none.len, &(size_t){0}, sizeof none.len);
}

/* Opens the file of sealed.json, case 5, which also has stanzas for other keys. Then seals and opens a new file. */
static void sealed(void)
{
    struct data key = hex("5c59d20b2b8edfc1cdbab58d4f35ddd1631b18e9cfda12c7c7241a50331a4a73");
    struct data plaintext = hex("666f72206f6e65206f66206d616e79");
    struct data file = hex("474f53545345414c000101100000008c83aedbe7321d938b5a0b7520b51ff81202365545787d767e15f1971606697f3a"
        "00010030f4316496cc280005178043d7835d3a5d2085c0f2a086c0839d2d2eba9bdc50544e1302a08ad08957e91e8034"
        "f1893f4c00010030d524247c7e6d3db09cd0dd406747a68b6ff93c33ac8c8a3a148a80490f4cd216c6fae33815f70ddc"
        "559db7359e9230ff00020000ffff001c77686174206973206e6f74206b6e6f776e20697320736b69707065648876f023"
        "5b78b4074cbea87b5b0550eb5416fedddaabc426f0ac05483e8ec9fbc835ca54ab5280a0a473af842b06ba6219022d35"
        "11ffbb8c63fb0364826732");
    struct fastgost_identity identity = {FASTGOST_RAW_KEY, 0, key.bytes, key.len, NULL};
    struct fastgost_recipient recipient = {FASTGOST_RAW_KEY, 0, key.bytes, key.len, NULL};
    uint8_t out[512], sealed_file[1024];
    size_t written = 0, bound = 0, opened = 0;
    CALL(fastgost_sealed_open(&identity, 1, file.bytes, file.len, out, sizeof out, &written));
    EQUAL("the length", &written, &plaintext.len, sizeof written);
    EQUAL("a sealed file", out, plaintext.bytes, plaintext.len);
    CALL(fastgost_sealed_bound(300, 1, &bound));
    CALL(fastgost_sealed_seal("magma", &recipient, 1, file.bytes, 300, sealed_file, bound, &written));
    CALL(fastgost_sealed_open(&identity, 1, sealed_file, written, out, written, &opened));
    EQUAL("a new sealed file", out, file.bytes, 300);
    streams(&recipient, &identity);
}

static void info(void)
{
    size_t count = 0, block = 0, key = 0, iv = 0;
    const char *name = "";
    int kind = 0;
    CALL(fastgost_algorithm_count(&count));
    for (size_t i = 0; i < count; i++) {
        CALL(fastgost_algorithm_name(i, &name));
        CALL(fastgost_algorithm_info(name, &kind, &block, NULL, NULL));
    }
    CALL(fastgost_algorithm_from_oid("1.2.643.7.1.1.2.2", &name));
    EQUAL("a name", name, "streebog256", 12);
    CALL(fastgost_algorithm_info("magma-ctr", &kind, &block, &key, &iv));
    size_t sizes[4] = {(size_t)kind, block, key, iv}, expected[4] = {FASTGOST_KIND_CIPHER, 8, 32, 4};
    EQUAL("the sizes", sizes, expected, sizeof sizes);
    CALL(fastgost_level_count(&count));
    CALL(fastgost_level_name(count - 1, &name));
    EQUAL("the last level", name, "portable", 9);
    EQUAL("the version", fastgost_version(), FASTGOST_VERSION, sizeof FASTGOST_VERSION);
}

int main(void)
{
    info();
    hash();
    mac();
    cipher();
    aead();
    without_associated_data();
    kdf();
    keys();
    sign();
    sealed();
    printf("known answers in c: %d passed, %d failed\n", passed, failed);
    return failed != 0;
}
