/*
 * fastgost: Russian standard cryptography (GOST) at the speed of the hardware, constant-time everywhere.
 *
 * This file is written by crates/fastgost-capi/header. docs/c.md is a guide, with examples.
 *
 * Rules for all functions:
 *
 * - They return 0 (FASTGOST_OK) or an error code, FASTGOST_ERROR_..., which keeps its meaning in all versions;
 *   fastgost_last_error has the text. Compilers warn if a program ignores the result, except for ..._free. Only fastgost_version
 *   and fastgost_last_error return strings. The documentation of a function names its own errors. In addition, any function
 *   refuses null pointers, wrong handles, buffers that overlap, and names that cannot be read. After an error, unless the
 *   documentation says otherwise, nothing is changed and nothing is written, except for the handles, lengths and names that the
 *   function returns through pointers: these are null and 0.
 * - Results are written where the pointers in the call point to. All sizes and lengths are in bytes. Empty data may be a null
 *   pointer.
 * - Algorithms are chosen by name; fastgost_algorithm_count and fastgost_algorithm_name list them.
 * - A handle (struct fastgost_hash and others, which have no public fields) belongs to the caller, who frees it once with the
 *   function whose name ends in _free. This function wipes all secrets in the handle. Handles keep no pointer to the caller's
 *   memory. A handle of another type gives FASTGOST_ERROR_HANDLE. A freed handle gives this error too, until 1024 other handles
 *   were freed after it; later, a new handle may have its address.
 * - Functions that take a pointer to a constant handle can be called for the same handle by several threads at the same time;
 *   any other function returns FASTGOST_ERROR_BUSY if another call uses the handle.
 * - A process may fork while its threads use the library, and parent and child both go on. In the child, handles that another
 *   thread was using at that moment stay busy. Never continue with copies of the same state in both processes: they use the same
 *   keystream.
 * - If there is not enough memory for data of the caller's length, the function returns FASTGOST_ERROR_MEMORY. If the library
 *   itself cannot allocate a few kilobytes, it ends the process (abort).
 * - Functions that take or derive keys overwrite the stack that they used, 64 KiB of it. Copies that the compiler makes in other
 *   functions, and registers, are not wiped.
 * - The library throws no exceptions and does not jump out of a call.
 *
 * The library cannot check three promises of the caller. A pointer that is neither null nor a handle points to the number of
 * bytes, or to the structure, that the function's documentation says, and no other thread changes this memory during the call. A
 * pointer to a handle came from this library. Callbacks neither throw exceptions nor jump out.
 */


#ifndef FASTGOST_H
#define FASTGOST_H

#include <stddef.h>
#include <stdint.h>

/* The version of this header. fastgost_version returns the library's. */
#define FASTGOST_VERSION "0.1.0"
#define FASTGOST_VERSION_MAJOR 0
#define FASTGOST_VERSION_MINOR 1
#define FASTGOST_VERSION_PATCH 0

/* The caller must use the result of such a function. */
#if defined(__cplusplus) && __cplusplus >= 201703L
#define FASTGOST_MUST_USE [[nodiscard]]
#elif defined(__GNUC__)
#define FASTGOST_MUST_USE __attribute__((warn_unused_result))
#else
#define FASTGOST_MUST_USE
#endif


/**
 * Success: the result of every function that does not fail.
 */
#define FASTGOST_OK 0

/**
 * A key of the wrong length.
 */
#define FASTGOST_ERROR_KEY_LENGTH 101

/**
 * An initialisation vector or nonce of the wrong length.
 */
#define FASTGOST_ERROR_IV_LENGTH 102

/**
 * Data that is not a whole number of blocks.
 */
#define FASTGOST_ERROR_PARTIAL_BLOCK 103

/**
 * A tag of the wrong length.
 */
#define FASTGOST_ERROR_TAG_LENGTH 104

/**
 * A wrapped key of the wrong length.
 */
#define FASTGOST_ERROR_WRAPPED_LENGTH 105

/**
 * Too many bytes to derive, or zero bytes.
 */
#define FASTGOST_ERROR_OUTPUT_LENGTH 106

/**
 * A digest of the wrong length.
 */
#define FASTGOST_ERROR_DIGEST_LENGTH 107

/**
 * A signature of the wrong length.
 */
#define FASTGOST_ERROR_SIGNATURE_LENGTH 108

/**
 * A number of the wrong length.
 */
#define FASTGOST_ERROR_NUMBER_LENGTH 109

/**
 * Any other number or name that is out of range.
 */
#define FASTGOST_ERROR_PARAMETER 110

/**
 * A private key that is out of range.
 */
#define FASTGOST_ERROR_SECRET_KEY 111

/**
 * Two keys on different curves.
 */
#define FASTGOST_ERROR_CURVES_DIFFER 112

/**
 * A modulus that is even or 1.
 */
#define FASTGOST_ERROR_MODULUS 113

/**
 * A division by zero.
 */
#define FASTGOST_ERROR_DIVISION_BY_ZERO 114

/**
 * A malformed S-box set.
 */
#define FASTGOST_ERROR_SBOX 115

/**
 * An unknown S-box set name.
 */
#define FASTGOST_ERROR_UNKNOWN_SBOX 116

/**
 * An unknown curve name.
 */
#define FASTGOST_ERROR_UNKNOWN_CURVE 117

/**
 * An unknown algorithm name.
 */
#define FASTGOST_ERROR_UNKNOWN_ALGORITHM 118

/**
 * An unknown level name.
 */
#define FASTGOST_ERROR_UNKNOWN_LEVEL 119

/**
 * An operation that the algorithm does not support.
 */
#define FASTGOST_ERROR_UNSUPPORTED 120

/**
 * A message to sign that another format signs too.
 */
#define FASTGOST_ERROR_STRUCTURE 121

/**
 * The authentication tag does not match.
 */
#define FASTGOST_ERROR_TAG_MISMATCH 201

/**
 * The signature does not verify.
 */
#define FASTGOST_ERROR_SIGNATURE 202

/**
 * The header of a sealed file was modified.
 */
#define FASTGOST_ERROR_SEALED_HEADER_MAC 203

/**
 * A chunk of a sealed file was modified, or the file was truncated or extended.
 */
#define FASTGOST_ERROR_SEALED_CHUNK 204

/**
 * A packet that is a replay or too old.
 */
#define FASTGOST_ERROR_REPLAYED 205

/**
 * An encrypted private key without a password.
 */
#define FASTGOST_ERROR_PASSWORD_NEEDED 301

/**
 * The password of a private key is wrong.
 */
#define FASTGOST_ERROR_PASSWORD 302

/**
 * The key does not open the sealed file.
 */
#define FASTGOST_ERROR_SEALED_KEY 303

/**
 * A key, certificate, signature or packet that cannot be read.
 */
#define FASTGOST_ERROR_ENCODING 401

/**
 * A file of text, or DER as a whole, that cannot be read.
 */
#define FASTGOST_ERROR_PEM 402

/**
 * A public key that is not valid.
 */
#define FASTGOST_ERROR_PUBLIC_KEY 403

/**
 * Keys that agree on the point at infinity.
 */
#define FASTGOST_ERROR_NEUTRAL_POINT 404

/**
 * Not a sealed file.
 */
#define FASTGOST_ERROR_NOT_SEALED 405

/**
 * A field of the header of a sealed file that this version does not know.
 */
#define FASTGOST_ERROR_SEALED_HEADER 406

/**
 * A sealed file that ends within its header.
 */
#define FASTGOST_ERROR_SEALED_HEADER_CUT 407

/**
 * The padding is not one that the procedure writes.
 */
#define FASTGOST_ERROR_PADDING 408

/**
 * A deviation from the RFCs that only lenient reading accepts.
 */
#define FASTGOST_ERROR_STRICT 409

/**
 * More data than one initialisation vector may serve.
 */
#define FASTGOST_ERROR_STREAM_EXHAUSTED 501

/**
 * More data than one key may process.
 */
#define FASTGOST_ERROR_KEY_EXHAUSTED 502

/**
 * A private key whose password needs more iterations than allowed.
 */
#define FASTGOST_ERROR_ITERATIONS 503

/**
 * A sealed file whose passphrase needs more iterations than the caller allows.
 */
#define FASTGOST_ERROR_SEALED_ITERATIONS 504

/**
 * A sealed file with more chunks than allowed.
 */
#define FASTGOST_ERROR_SEALED_LENGTH 505

/**
 * A kernel that this CPU or build cannot run.
 */
#define FASTGOST_ERROR_KERNEL_UNAVAILABLE 601

/**
 * The system has no random numbers.
 */
#define FASTGOST_ERROR_RANDOMNESS 602

/**
 * Not enough memory for the caller's data.
 */
#define FASTGOST_ERROR_MEMORY 603

/**
 * A null pointer where there must be something.
 */
#define FASTGOST_ERROR_NULL_POINTER 701

/**
 * A pointer that is not a handle of the expected type, or a handle that was freed.
 */
#define FASTGOST_ERROR_HANDLE 702

/**
 * A handle that is in use: by another thread, or by the call that called this callback.
 */
#define FASTGOST_ERROR_BUSY 703

/**
 * A handle whose state is undefined after an internal error; it can only be freed.
 */
#define FASTGOST_ERROR_POISONED 704

/**
 * Buffers that overlap, other than the same one as input and output.
 */
#define FASTGOST_ERROR_OVERLAP 705

/**
 * A buffer for output that has the wrong size, or is too small.
 */
#define FASTGOST_ERROR_BUFFER_SIZE 706

/**
 * A length that reaches past the end of memory, or a pointer that is not aligned.
 */
#define FASTGOST_ERROR_ADDRESS 707

/**
 * A name that is not UTF-8, or not terminated by a zero within 256 bytes.
 */
#define FASTGOST_ERROR_TEXT 708

/**
 * A message that is already complete.
 */
#define FASTGOST_ERROR_FINISHED 709

/**
 * A callback that failed, or that said it had processed more than it was given.
 */
#define FASTGOST_ERROR_CALLBACK 710

/**
 * A document that takes more work than is allowed.
 */
#define FASTGOST_ERROR_WORK 711

/**
 * An internal error of the library: please report it.
 */
#define FASTGOST_ERROR_INTERNAL 799

/**
 * Encrypts.
 */
#define FASTGOST_ENCRYPT 0

/**
 * Decrypts.
 */
#define FASTGOST_DECRYPT 1

/**
 * A cipher in a mode of operation: fastgost_cipher_new.
 */
#define FASTGOST_KIND_CIPHER 1

/**
 * Authenticated encryption: fastgost_aead_new.
 */
#define FASTGOST_KIND_AEAD 2

/**
 * A message authentication code: fastgost_mac_new.
 */
#define FASTGOST_KIND_MAC 3

/**
 * A hash function: fastgost_hash_new.
 */
#define FASTGOST_KIND_HASH 4

/**
 * Key derivation from passwords: fastgost_pbkdf2.
 */
#define FASTGOST_KIND_KDF 5

/**
 * Signatures: the name of a curve for fastgost_private_key_generate.
 */
#define FASTGOST_KIND_SIGNATURE 6

/**
 * Legacy signatures of GOST R 34.10-94; not available through this interface.
 */
#define FASTGOST_KIND_SIGNATURE94 7

/**
 * A key wrap: fastgost_key_wrap.
 */
#define FASTGOST_KIND_WRAP 8

/**
 * Key agreement: fastgost_private_key_agree.
 */
#define FASTGOST_KIND_AGREEMENT 9

/**
 * No padding: the data must be whole blocks.
 */
#define FASTGOST_PADDING_NONE 0

/**
 * Procedure 1 of GOST R 34.13-2015: zeros up to a whole block. Decryption leaves these zeros in place.
 */
#define FASTGOST_PADDING_PROCEDURE1 1

/**
 * Procedure 2: a one bit, then zeros up to a whole block, always.
 */
#define FASTGOST_PADDING_PROCEDURE2 2

/**
 * Procedure 3: procedure 2 if the last block is partial. Decryption leaves the padding in place.
 */
#define FASTGOST_PADDING_PROCEDURE3 3

/**
 * PKCS #7 (RFC 5652).
 */
#define FASTGOST_PADDING_PKCS7 4

/**
 * A signature as the standard has it: r, then s, both big-endian.
 */
#define FASTGOST_SIGNATURE_STANDARD 0

/**
 * A signature as certificates and CMS have it: s, then r, both big-endian.
 */
#define FASTGOST_SIGNATURE_X509 1

/**
 * A signature as TLS has it: r, then s, both little-endian.
 */
#define FASTGOST_SIGNATURE_TLS 2

/**
 * DER: binary.
 */
#define FASTGOST_DER 0

/**
 * PEM: text.
 */
#define FASTGOST_PEM 1

/**
 * Everyone who has a random key of 32 bytes can open the file.
 */
#define FASTGOST_RAW_KEY 1

/**
 * Everyone who knows a passphrase can open the file. It must be the only recipient.
 */
#define FASTGOST_PASSPHRASE 2

/**
 * The owner of a private key can open the file.
 */
#define FASTGOST_KEY_PAIR 3

/**
 * Refuse documents, certificates and CRLs with the deviations from RFC 5652, RFC 3161 and RFC 5280 that are
 * otherwise accepted.
 */
#define FASTGOST_CMS_STRICT 1

/**
 * Allow keys of GOST R 34.10-2001 and GOST R 34.10-94.
 */
#define FASTGOST_CMS_LEGACY 2

/**
 * Every signature must have a right timestamp, and the signer's certificate must be valid at the time of the
 * timestamp.
 */
#define FASTGOST_CMS_TIMESTAMPS 4

/**
 * Accept a self-signed trusted certificate as the certificate of a CA, even if it does not say that it belongs to a
 * CA.
 */
#define FASTGOST_CMS_CA_WITHOUT_CONSTRAINTS 8

/**
 * Also accept signatures without signed attributes if the content has the form that another format signs: one whole
 * SET or SEQUENCE of ASN.1, or the form that TLS 1.3, a token (JWS) or an XML signature signs.
 */
#define FASTGOST_CMS_ALLOW_STRUCTURE 16

/**
 * Every signature must be CAdES-X Long Type 1: it has a timestamp as with FASTGOST_CMS_TIMESTAMPS; references to all
 * certificates, CRLs and OCSP responses of its chain; these objects themselves; and a timestamp of the references.
 */
#define FASTGOST_CMS_LONG_TERM 32

/**
 * The trusted certificates are the certificates of the signers themselves. Their dates, issuers and purposes are not
 * checked.
 */
#define FASTGOST_CMS_NO_CHAIN 64

/**
 * Authenticated encryption under a key. Several threads can use the same handle at the same time.
 */
struct fastgost_aead;

/**
 * A cipher in a mode of operation under a key, in the middle of a message.
 */
struct fastgost_cipher;

/**
 * A hash function in the middle of a message.
 */
struct fastgost_hash;

/**
 * A MAC under a key, in the middle of a message.
 */
struct fastgost_mac;

/**
 * A message that is opened in parts. It keeps the whole ciphertext in memory: limit the length of messages from
 * strangers.
 */
struct fastgost_opener;

/**
 * A private key on a curve. Several threads can use the same key at the same time.
 */
struct fastgost_private_key;

/**
 * A public key on a curve. Several threads can use the same key at the same time.
 */
struct fastgost_public_key;

/**
 * A message that is sealed in parts.
 */
struct fastgost_sealer;

/**
 * A message that is decrypted in parts before its tag is verified: do not use the plaintext in any way until
 * fastgost_unverified_final has returned 0. An attacker may have made it.
 */
struct fastgost_unverified;

/**
 * Options besides key and IV. Set `size`, the fields that you want, and everything else to zero:
 *
 *     struct fastgost_options options = {.size = sizeof options, .level = "portable"};
 *
 * In C++, which may require all fields or none:
 *
 *     struct fastgost_options options = {};
 *     options.size = sizeof options;
 *
 * Options that an algorithm does not have are errors.
 */
struct fastgost_options {
    /**
     * sizeof(struct fastgost_options), which shows the version of this structure.
     */
    size_t size;
    /**
     * The kernel: the name of a level (fastgost_level_name); null for the best one that this CPU can run.
     */
    const char *level;
    /**
     * The name of the S-box set of GOST 28147-89 and GOST R 34.11-94: z, a, b, c, d, test, h94test, h94cp; null for
     * the algorithm's default.
     */
    const char *sbox;
    /**
     * Bytes in a section of CTR-ACPKM and OMAC-ACPKM; 0 for 4096 with Kuznyechik and 1024 with Magma, as in TLS 1.2,
     * but with "...-ctr-acpkm-omac" for 262144 and 8192, as in CMS.
     */
    size_t section;
    /**
     * Bytes in a tag; 0 for the longest.
     */
    size_t tag_size;
    /**
     * 1 for CryptoPro key meshing of GOST 28147-89, else 0.
     */
    int meshing;
    /**
     * How IMIT treats messages of one block: 0 appends a block of zeros, as CryptoPro CSP and gost-engine do; 1 does
     * not.
     */
    int imit_plain;
};

/**
 * A packet for fastgost_aead_seal_many and fastgost_aead_open_many.
 */
struct fastgost_packet {
    /**
     * The nonce or IV: never used twice under one key.
     */
    const uint8_t *nonce;
    /**
     * Its length in bytes.
     */
    size_t nonce_len;
    /**
     * Data that is authenticated but not encrypted; may be null if there is none.
     */
    const uint8_t *associated;
    /**
     * Its length in bytes.
     */
    size_t associated_len;
    /**
     * The data, which is encrypted or decrypted in place; may be null if there is none.
     */
    uint8_t *data;
    /**
     * Its length in bytes.
     */
    size_t len;
    /**
     * The tag: written when sealing, read when opening.
     */
    uint8_t *tag;
    /**
     * The length of the tag in bytes: the result of fastgost_aead_tag_size.
     */
    size_t tag_len;
    /**
     * Set by the call: 0, or the error of this packet or of the whole call.
     */
    int result;
};

/**
 * A message for fastgost_cipher_many.
 */
struct fastgost_message {
    /**
     * The IV: half a block for CTR, 8 bytes for CNT, never used twice under one key.
     */
    const uint8_t *iv;
    /**
     * Its length in bytes.
     */
    size_t iv_len;
    /**
     * The data, which is encrypted or decrypted in place; may be null if there is none.
     */
    uint8_t *data;
    /**
     * Its length in bytes.
     */
    size_t len;
    /**
     * Set by the call: 0, or the error of this message or of the whole call. The data is unchanged then.
     */
    int result;
};

/**
 * Options of fastgost_cms_verify. Set `size`, the fields that you want, and everything else to zero.
 */
struct fastgost_cms_options {
    /**
     * sizeof(struct fastgost_cms_options), which shows the version of this structure.
     */
    size_t size;
    /**
     * Certificates that are not in the document, in PEM or DER; they are not trusted; may be null.
     */
    const uint8_t *untrusted;
    /**
     * Their length in bytes.
     */
    size_t untrusted_len;
    /**
     * CRLs in PEM or DER; one of these CRLs must cover each signer's certificate; may be null.
     */
    const uint8_t *lists;
    /**
     * Their length in bytes.
     */
    size_t lists_len;
    /**
     * The required purpose of the certificates: a name of `fastgost cert verify --purpose`; null for "documents".
     */
    const char *purpose;
    /**
     * The type of the content, as an object identifier in dotted decimals; null for data.
     */
    const char *content_type;
    /**
     * The time as of which certificates must be valid, in seconds since 1970; 0 for now.
     */
    uint64_t time;
    /**
     * The limit of work for a document, in steps of at most about a microsecond; 0 for 500,000.
     */
    uint64_t most_work;
    /**
     * FASTGOST_CMS_..., or 0.
     */
    int flags;
    /**
     * Zero.
     */
    int reserved;
};

/**
 * A message that is read, for functions that process many.
 */
struct fastgost_bytes {
    /**
     * The message; may be null if it is empty.
     */
    const uint8_t *data;
    /**
     * Its length in bytes.
     */
    size_t len;
};

/**
 * A recipient of a sealed file, who will be able to open it.
 */
struct fastgost_recipient {
    /**
     * FASTGOST_RAW_KEY, FASTGOST_PASSPHRASE or FASTGOST_KEY_PAIR.
     */
    int kind;
    /**
     * For a passphrase, the number of iterations, at least 2^20; 0 for 2^20. Otherwise 0.
     */
    uint32_t iterations;
    /**
     * The raw key, or the passphrase. Otherwise null.
     */
    const uint8_t *data;
    /**
     * Its length in bytes: 32 for a raw key. Otherwise 0.
     */
    size_t len;
    /**
     * For FASTGOST_KEY_PAIR, the public key. Otherwise null.
     */
    const struct fastgost_public_key *key;
};

/**
 * A secret that opens a sealed file.
 */
struct fastgost_identity {
    /**
     * FASTGOST_RAW_KEY, FASTGOST_PASSPHRASE or FASTGOST_KEY_PAIR.
     */
    int kind;
    /**
     * For a passphrase, the largest number of iterations to accept; 0 for 2^26. Otherwise 0.
     */
    uint32_t most_iterations;
    /**
     * The raw key, or the passphrase. Otherwise null.
     */
    const uint8_t *data;
    /**
     * Its length in bytes: 32 for a raw key. Otherwise 0.
     */
    size_t len;
    /**
     * For FASTGOST_KEY_PAIR, the private key. Otherwise null.
     */
    const struct fastgost_private_key *key;
};

/**
 * A function of the caller that gives data: at most `len` bytes, written to `data`. It stores the number of bytes in
 * `*got`, which is 0 only at the end, and returns 0. Another result makes the calling function fail. It must not throw
 * exceptions or jump out.
 */
typedef int (*fastgost_read_callback)(void *context, uint8_t *data, size_t len, size_t *got);

/**
 * A function of the caller that takes data: all `len` bytes at `data`, which it must not keep. It returns 0. Another
 * result makes the calling function fail. It must not throw exceptions or jump out.
 */
typedef int (*fastgost_write_callback)(void *context, const uint8_t *data, size_t len);

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * Authenticated encryption, such as "kuznyechik-mgm", under a key of `key_len` bytes.
 *
 * *aead is a new handle, to be freed with fastgost_aead_free; null on failure. The handle keeps no pointer to the key.
 *
 * Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM, FASTGOST_ERROR_UNSUPPORTED if it is not an AEAD;
 * FASTGOST_ERROR_KEY_LENGTH; errors of the options.
 */
FASTGOST_MUST_USE
int fastgost_aead_new(const char *algorithm,
                      const uint8_t *key,
                      size_t key_len,
                      const struct fastgost_options *options,
                      struct fastgost_aead **aead);

/**
 * Encrypts a message: `len` bytes from `input` to `output`. `input` and `output` are the same pointer, to work in
 * place, or separate buffers. Writes the tag: `tag_size` bytes, and `tag_size` must be the result of
 * fastgost_aead_tag_size. The nonce must never be used again under this key. `associated` is authenticated but not
 * encrypted; for "kuznyechik-ctr-acpkm-omac" and "magma-ctr-acpkm-omac" it must be empty.
 *
 * Errors: FASTGOST_ERROR_IV_LENGTH, FASTGOST_ERROR_PARAMETER, FASTGOST_ERROR_KEY_EXHAUSTED,
 * FASTGOST_ERROR_BUFFER_SIZE; nothing was written then.
 */
FASTGOST_MUST_USE
int fastgost_aead_seal(const struct fastgost_aead *aead,
                       const uint8_t *nonce,
                       size_t nonce_len,
                       const uint8_t *associated,
                       size_t associated_len,
                       const uint8_t *input,
                       uint8_t *output,
                       size_t len,
                       uint8_t *tag,
                       size_t tag_size);

/**
 * Verifies a message's tag, and decrypts the message only if the tag matches: `len` bytes from `input` to `output`.
 * `input` and `output` are the same pointer, to work in place, or separate buffers. "gost28147-cnt-imit" and
 * "...-ctr-acpkm-omac", whose tags are over the plaintext, decrypt twice: first to compare the tag, without writing.
 *
 * Errors: FASTGOST_ERROR_TAG_MISMATCH: reject the message; FASTGOST_ERROR_IV_LENGTH, FASTGOST_ERROR_PARAMETER,
 * FASTGOST_ERROR_KEY_EXHAUSTED. Nothing was written then.
 */
FASTGOST_MUST_USE
int fastgost_aead_open(const struct fastgost_aead *aead,
                       const uint8_t *nonce,
                       size_t nonce_len,
                       const uint8_t *associated,
                       size_t associated_len,
                       const uint8_t *input,
                       uint8_t *output,
                       size_t len,
                       const uint8_t *tag,
                       size_t tag_size);

/**
 * Encrypts `count` packets in place, together, in the lanes of the CPU's vector registers, and writes their tags.
 *
 * Returns 0, or the error of the first packet with an error. The `result` of each packet has its error. Nothing is
 * written for a packet with an error; the other packets are sealed.
 *
 * Errors: FASTGOST_ERROR_OVERLAP, FASTGOST_ERROR_NULL_POINTER, FASTGOST_ERROR_MEMORY: no data was written then, and
 * every `result` is that error.
 */
FASTGOST_MUST_USE
int fastgost_aead_seal_many(const struct fastgost_aead *aead,
                            struct fastgost_packet *packets,
                            size_t count);

/**
 * Verifies and decrypts `count` packets in place, together, in the lanes of the CPU's vector registers.
 *
 * Returns 0, or the error of the first packet with an error. Each packet's error is in its `result`:
 * FASTGOST_ERROR_TAG_MISMATCH if the packet must be rejected. The data of such a packet is unchanged, and the others
 * are opened. With "gost28147-cnt-imit" the tag is over the plaintext. The function decrypts the data in place, and
 * encrypts it again if the packet must be rejected: no other thread may read the data during the call.
 *
 * Errors: FASTGOST_ERROR_OVERLAP, FASTGOST_ERROR_NULL_POINTER, FASTGOST_ERROR_MEMORY: no data was written then, and
 * every `result` is that error.
 */
FASTGOST_MUST_USE
int fastgost_aead_open_many(const struct fastgost_aead *aead,
                            struct fastgost_packet *packets,
                            size_t count);

/**
 * Makes another handle under the same key: *copy, to be freed with fastgost_aead_free; null on failure. Both handles
 * share the count of the data that the key has processed.
 */
FASTGOST_MUST_USE int fastgost_aead_dup(const struct fastgost_aead *aead, struct fastgost_aead **copy);

/**
 * The bytes in a tag: *size.
 */
FASTGOST_MUST_USE int fastgost_aead_tag_size(const struct fastgost_aead *aead, size_t *size);

/**
 * The name of the kernel's level: *level, which is valid for ever.
 */
FASTGOST_MUST_USE int fastgost_aead_level(const struct fastgost_aead *aead, const char **level);

/**
 * Frees a handle, and wipes its secrets once no message in parts needs them. Null is allowed.
 */
int fastgost_aead_free(struct fastgost_aead *aead);

/**
 * Begins to seal a message in parts. The result is the same as from fastgost_aead_seal, however the data is split.
 *
 * *sealer is a new handle, to be freed with fastgost_sealer_free; null on failure. The new handle keeps the key, even
 * after fastgost_aead_free.
 *
 * Errors: FASTGOST_ERROR_IV_LENGTH, FASTGOST_ERROR_PARAMETER, FASTGOST_ERROR_KEY_EXHAUSTED.
 */
FASTGOST_MUST_USE
int fastgost_sealer_new(const struct fastgost_aead *aead,
                        const uint8_t *nonce,
                        size_t nonce_len,
                        struct fastgost_sealer **sealer);

/**
 * Adds the next part of the associated data. All associated data comes before the data.
 *
 * Errors: FASTGOST_ERROR_UNSUPPORTED after the first data; FASTGOST_ERROR_PARAMETER, also if the algorithm has no
 * associated data; FASTGOST_ERROR_KEY_EXHAUSTED, FASTGOST_ERROR_MEMORY; FASTGOST_ERROR_FINISHED. The part is not added
 * then.
 */
FASTGOST_MUST_USE int fastgost_sealer_associated(struct fastgost_sealer *sealer, const uint8_t *part, size_t len);

/**
 * Encrypts the next part of the data: `len` bytes from `input` to `output`. `input` and `output` are the same pointer,
 * or separate buffers.
 *
 * Errors: FASTGOST_ERROR_PARAMETER or FASTGOST_ERROR_STREAM_EXHAUSTED if the message becomes too long;
 * FASTGOST_ERROR_KEY_EXHAUSTED; FASTGOST_ERROR_FINISHED. Nothing was written then.
 */
FASTGOST_MUST_USE
int fastgost_sealer_update(struct fastgost_sealer *sealer,
                           const uint8_t *input,
                           uint8_t *output,
                           size_t len);

/**
 * Writes the tag, of `tag_size` bytes, which must be the result of fastgost_aead_tag_size. The message is finished
 * then.
 *
 * Errors: FASTGOST_ERROR_BUFFER_SIZE, which leaves the message unchanged; FASTGOST_ERROR_PARAMETER if there was
 * neither associated data nor data, which finishes the message; FASTGOST_ERROR_FINISHED.
 */
FASTGOST_MUST_USE int fastgost_sealer_final(struct fastgost_sealer *sealer, uint8_t *tag, size_t tag_size);

/**
 * Frees a handle, and wipes its secrets. Null is allowed.
 */
int fastgost_sealer_free(struct fastgost_sealer *sealer);

/**
 * Begins to open a message in parts. The plaintext is returned after the tag has been verified.
 *
 * *opener is a new handle, to be freed with fastgost_opener_free; null on failure. The new handle keeps the key, even
 * after fastgost_aead_free.
 *
 * Errors: as for fastgost_sealer_new.
 */
FASTGOST_MUST_USE
int fastgost_opener_new(const struct fastgost_aead *aead,
                        const uint8_t *nonce,
                        size_t nonce_len,
                        struct fastgost_opener **opener);

/**
 * Adds the next part of the associated data. All associated data comes before the data.
 *
 * Errors: as for fastgost_sealer_associated.
 */
FASTGOST_MUST_USE int fastgost_opener_associated(struct fastgost_opener *opener, const uint8_t *part, size_t len);

/**
 * Adds the next part of the ciphertext: `len` bytes.
 *
 * Errors: as for fastgost_sealer_update; FASTGOST_ERROR_MEMORY. The part is not added then.
 */
FASTGOST_MUST_USE int fastgost_opener_update(struct fastgost_opener *opener, const uint8_t *ciphertext, size_t len);

/**
 * Verifies the tag, then writes the plaintext to `output`, where there are `capacity` bytes. *written is the length of
 * the plaintext, which is the length of the ciphertext. The message is finished then.
 *
 * Errors: FASTGOST_ERROR_TAG_MISMATCH, also for a tag of another length: reject the message; FASTGOST_ERROR_PARAMETER
 * if there was neither associated data nor data. The message is finished then, too. FASTGOST_ERROR_BUFFER_SIZE:
 * *written is the needed capacity, and the message is unchanged; FASTGOST_ERROR_FINISHED. After any of these errors no
 * plaintext was written.
 */
FASTGOST_MUST_USE
int fastgost_opener_final(struct fastgost_opener *opener,
                          const uint8_t *tag,
                          size_t tag_size,
                          uint8_t *output,
                          size_t capacity,
                          size_t *written);

/**
 * Frees a handle, and wipes its secrets. Null is allowed.
 */
int fastgost_opener_free(struct fastgost_opener *opener);

/**
 * Begins to decrypt a message in parts before its tag is verified. Use this function only for data that is too long
 * for memory; otherwise use fastgost_opener_new.
 *
 * *unverified is a new handle, to be freed with fastgost_unverified_free; null on failure. The new handle keeps the
 * key, even after fastgost_aead_free.
 *
 * Errors: as for fastgost_sealer_new.
 */
FASTGOST_MUST_USE
int fastgost_unverified_new(const struct fastgost_aead *aead,
                            const uint8_t *nonce,
                            size_t nonce_len,
                            struct fastgost_unverified **unverified);

/**
 * Adds the next part of the associated data. All associated data comes before the data.
 *
 * Errors: as for fastgost_sealer_associated.
 */
FASTGOST_MUST_USE
int fastgost_unverified_associated(struct fastgost_unverified *unverified,
                                   const uint8_t *part,
                                   size_t len);

/**
 * Decrypts the next part of the data: `len` bytes from `input` to `output`. Nothing has verified this data. `input`
 * and `output` are the same pointer, or separate buffers.
 *
 * Errors: as for fastgost_sealer_update.
 */
FASTGOST_MUST_USE
int fastgost_unverified_update(struct fastgost_unverified *unverified,
                               const uint8_t *input,
                               uint8_t *output,
                               size_t len);

/**
 * Verifies the tag. The message is finished then.
 *
 * Errors: FASTGOST_ERROR_TAG_MISMATCH, also for a tag of another length: discard the plaintext;
 * FASTGOST_ERROR_PARAMETER if there was neither associated data nor data. The message is finished then, too.
 * FASTGOST_ERROR_FINISHED.
 */
FASTGOST_MUST_USE
int fastgost_unverified_final(struct fastgost_unverified *unverified,
                              const uint8_t *tag,
                              size_t tag_size);

/**
 * Frees a handle, and wipes its secrets. Null is allowed.
 */
int fastgost_unverified_free(struct fastgost_unverified *unverified);

/**
 * Begins a message with a cipher in a mode, such as "kuznyechik-ctr". `direction` is FASTGOST_ENCRYPT or
 * FASTGOST_DECRYPT.
 *
 * *cipher is a new handle, to be freed with fastgost_cipher_free; null on failure. The handle keeps no pointer to key
 * or IV. The same key and IV must never encrypt two messages.
 *
 * Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM, FASTGOST_ERROR_UNSUPPORTED if it is not a cipher;
 * FASTGOST_ERROR_KEY_LENGTH, FASTGOST_ERROR_IV_LENGTH; FASTGOST_ERROR_PARAMETER for another direction; errors of the
 * options.
 */
FASTGOST_MUST_USE
int fastgost_cipher_new(const char *algorithm,
                        int direction,
                        const uint8_t *key,
                        size_t key_len,
                        const uint8_t *iv,
                        size_t iv_len,
                        const struct fastgost_options *options,
                        struct fastgost_cipher **cipher);

/**
 * Encrypts or decrypts the next part of the data: `len` bytes from `input` to `output`. `input` and `output` are the
 * same pointer, to work in place, or separate buffers. A message can be split anywhere; for modes of whole blocks, at
 * multiples of the result of fastgost_cipher_granularity.
 *
 * Errors: FASTGOST_ERROR_PARTIAL_BLOCK, FASTGOST_ERROR_STREAM_EXHAUSTED; FASTGOST_ERROR_FINISHED after
 * fastgost_cipher_finish. Nothing was written then.
 */
FASTGOST_MUST_USE
int fastgost_cipher_update(struct fastgost_cipher *cipher,
                           const uint8_t *input,
                           uint8_t *output,
                           size_t len);

/**
 * Encrypts or decrypts the last part of a message of any length in a mode of whole blocks: encryption pads it,
 * decryption removes the padding. To decrypt, this call must get at least the last block. `padding` is
 * FASTGOST_PADDING_...; for other modes it is FASTGOST_PADDING_NONE, and this function does the same as
 * fastgost_cipher_update. Begin the next message with fastgost_cipher_reset.
 *
 * Nothing authenticates the data. If the sender can distinguish FASTGOST_ERROR_PADDING from success, even by the time
 * of the answer, the sender can decrypt other people's messages: verify a MAC of the ciphertext first, or use
 * fastgost_aead_new.
 *
 * There are `capacity` bytes at `output`, which must not be `input`. A capacity of `len` and one block more is enough.
 * *written is the length of the output; or, with FASTGOST_ERROR_BUFFER_SIZE, the capacity that is needed.
 *
 * Errors: FASTGOST_ERROR_PADDING if the padding is wrong, and the message is finished; FASTGOST_ERROR_PARTIAL_BLOCK,
 * FASTGOST_ERROR_STREAM_EXHAUSTED, FASTGOST_ERROR_UNSUPPORTED, FASTGOST_ERROR_MEMORY, FASTGOST_ERROR_FINISHED;
 * FASTGOST_ERROR_BUFFER_SIZE. Nothing was processed then.
 */
FASTGOST_MUST_USE
int fastgost_cipher_finish(struct fastgost_cipher *cipher,
                           int padding,
                           const uint8_t *input,
                           size_t len,
                           uint8_t *output,
                           size_t capacity,
                           size_t *written);

/**
 * Moves to a position in the stream, in bytes from its beginning. Do not encrypt different data at the same position:
 * both would use the same keystream.
 *
 * Errors: FASTGOST_ERROR_FINISHED after fastgost_cipher_finish; FASTGOST_ERROR_UNSUPPORTED unless the mode is CTR, CNT
 * without key meshing, or CTR-ACPKM, which only goes forward; FASTGOST_ERROR_STREAM_EXHAUSTED past the end of the
 * stream. After an error the position is the same as before.
 */
FASTGOST_MUST_USE int fastgost_cipher_seek(struct fastgost_cipher *cipher, uint64_t position);

/**
 * Begins another message under the same key, with another IV of `iv_len` bytes. This IV must never have been used
 * under this key: with the same IV, CTR, CNT and OFB use the same keystream again.
 *
 * Errors: FASTGOST_ERROR_IV_LENGTH; nothing changes then.
 */
FASTGOST_MUST_USE int fastgost_cipher_reset(struct fastgost_cipher *cipher, const uint8_t *iv, size_t iv_len);

/**
 * Makes a copy of the same state: *copy, to be freed with fastgost_cipher_free; null on failure. Do not encrypt
 * different data with both: they use the same keystream.
 */
FASTGOST_MUST_USE int fastgost_cipher_dup(const struct fastgost_cipher *cipher, struct fastgost_cipher **copy);

/**
 * The length of data must be a multiple of *size bytes: 1, or the size of a block for modes of whole blocks.
 */
FASTGOST_MUST_USE int fastgost_cipher_granularity(const struct fastgost_cipher *cipher, size_t *size);

/**
 * The name of the kernel's level: *level, which is valid for ever.
 */
FASTGOST_MUST_USE int fastgost_cipher_level(const struct fastgost_cipher *cipher, const char **level);

/**
 * Frees a handle, and wipes its secrets. Null is allowed.
 */
int fastgost_cipher_free(struct fastgost_cipher *cipher);

/**
 * Encrypts or decrypts `count` messages in place, together, in the lanes of the CPU's vector registers, each under its
 * own IV. Only CTR and CNT have this function. The data that `cipher` has processed so far does not matter.
 *
 * Returns 0, or the error of the first message with an error. Each message's error is in its `result`, and messages
 * without an error were processed.
 *
 * Errors: FASTGOST_ERROR_UNSUPPORTED, FASTGOST_ERROR_OVERLAP, FASTGOST_ERROR_NULL_POINTER, FASTGOST_ERROR_MEMORY: no
 * data was written then, and every `result` is that error.
 */
FASTGOST_MUST_USE
int fastgost_cipher_many(const struct fastgost_cipher *cipher,
                         struct fastgost_message *messages,
                         size_t count);

/**
 * Verifies a signed document of `len` bytes, in DER, BER or PEM, that contains its content: every signature, and
 * whether a certificate in `trusted` (PEM or DER) vouches for each signer. `options` may be null.
 *
 * There are `capacity` bytes at `content`: the length of the document is enough. *written is the length of the
 * content; or, with FASTGOST_ERROR_BUFFER_SIZE, the capacity that is needed. The content is written only if all
 * signatures are accepted.
 *
 * The report has lines of UTF-8, without a zero byte at the end. It says who has signed, and describes timestamps and
 * countersignatures. There are `report_capacity` bytes at `report`; a longer report is cut off. *report_len is its
 * length. The report is also written with FASTGOST_ERROR_SIGNATURE.
 *
 * Errors: FASTGOST_ERROR_SIGNATURE if any signature is not accepted: reject the document; FASTGOST_ERROR_ENCODING,
 * FASTGOST_ERROR_PEM, FASTGOST_ERROR_STRICT if something cannot be read; FASTGOST_ERROR_WORK if it takes more work
 * than is allowed; FASTGOST_ERROR_PARAMETER for options that are not possible, or if the content is not in the
 * document; FASTGOST_ERROR_BUFFER_SIZE.
 */
FASTGOST_MUST_USE
int fastgost_cms_verify(const uint8_t *document,
                        size_t len,
                        const uint8_t *trusted,
                        size_t trusted_len,
                        const struct fastgost_cms_options *options,
                        uint8_t *content,
                        size_t capacity,
                        size_t *written,
                        uint8_t *report,
                        size_t report_capacity,
                        size_t *report_len);

/**
 * Verifies signatures of `len` bytes that are detached from their content of `content_len` bytes. In all other
 * respects it is like fastgost_cms_verify.
 *
 * Errors: as for fastgost_cms_verify; FASTGOST_ERROR_PARAMETER if the content is in the document too.
 */
FASTGOST_MUST_USE
int fastgost_cms_verify_detached(const uint8_t *signatures,
                                 size_t len,
                                 const uint8_t *content,
                                 size_t content_len,
                                 const uint8_t *trusted,
                                 size_t trusted_len,
                                 const struct fastgost_cms_options *options,
                                 uint8_t *report,
                                 size_t report_capacity,
                                 size_t *report_len);

/**
 * The text of this thread's last error: the mistake, and the allowed values. It never contains a secret.
 *
 * Returns a string that is valid until the next function fails on this thread; empty if none has failed. Never null.
 */
const char *fastgost_last_error(void);

/**
 * Begins a message with a hash function, such as "streebog256".
 *
 * *hash is a new handle, to be freed with fastgost_hash_free; null on failure.
 *
 * Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM, FASTGOST_ERROR_UNSUPPORTED if it is not a hash function; errors of the
 * options.
 */
FASTGOST_MUST_USE
int fastgost_hash_new(const char *algorithm,
                      const struct fastgost_options *options,
                      struct fastgost_hash **hash);

/**
 * Adds the next part of the message: `len` bytes.
 */
FASTGOST_MUST_USE int fastgost_hash_update(struct fastgost_hash *hash, const uint8_t *data, size_t len);

/**
 * Writes the message's digest, and begins a new message. `size` must be the result of fastgost_hash_size.
 *
 * Errors: FASTGOST_ERROR_BUFFER_SIZE; the message stays unchanged then.
 */
FASTGOST_MUST_USE int fastgost_hash_final(struct fastgost_hash *hash, uint8_t *digest, size_t size);

/**
 * Begins a new message.
 */
FASTGOST_MUST_USE int fastgost_hash_reset(struct fastgost_hash *hash);

/**
 * Makes a copy of the same state: *copy, to be freed with fastgost_hash_free; null on failure.
 */
FASTGOST_MUST_USE int fastgost_hash_dup(const struct fastgost_hash *hash, struct fastgost_hash **copy);

/**
 * The bytes in a digest: *size.
 */
FASTGOST_MUST_USE int fastgost_hash_size(const struct fastgost_hash *hash, size_t *size);

/**
 * The name of the kernel's level: *level, which is valid for ever.
 */
FASTGOST_MUST_USE int fastgost_hash_level(const struct fastgost_hash *hash, const char **level);

/**
 * Frees a handle, and wipes its secrets. Null is allowed.
 */
int fastgost_hash_free(struct fastgost_hash *hash);

/**
 * Writes the digest of a whole message of `len` bytes to `digest`. `size` must be the digest's: 32 or 64.
 *
 * Errors: as for fastgost_hash_new; FASTGOST_ERROR_BUFFER_SIZE.
 */
FASTGOST_MUST_USE
int fastgost_hash_digest(const char *algorithm,
                         const uint8_t *data,
                         size_t len,
                         uint8_t *digest,
                         size_t size);

/**
 * Writes the digests of `count` messages to `digests`. The digests are computed together, in the lanes of the CPU's
 * vector registers. `size` must be `count` times the result of fastgost_hash_size. Each message continues the data
 * that `hash` has processed so far; `hash` does not change.
 *
 * Errors: FASTGOST_ERROR_BUFFER_SIZE, FASTGOST_ERROR_MEMORY.
 */
FASTGOST_MUST_USE
int fastgost_hash_many(const struct fastgost_hash *hash,
                       const struct fastgost_bytes *messages,
                       size_t count,
                       uint8_t *digests,
                       size_t size);

/**
 * The version of the library, such as "0.1.0". Never null; valid for ever.
 */
const char *fastgost_version(void);

/**
 * The number of levels of CPU features that this CPU supports, and that have kernels: *count. At least 1.
 */
FASTGOST_MUST_USE int fastgost_level_count(size_t *count);

/**
 * The name of such a level: *name, which is valid for ever. 0 is the best one, which is used unless options say
 * otherwise; the last one is "portable".
 *
 * Errors: FASTGOST_ERROR_PARAMETER if the number is too large.
 */
FASTGOST_MUST_USE int fastgost_level_name(size_t index, const char **name);

/**
 * The number of algorithms: *count.
 */
FASTGOST_MUST_USE int fastgost_algorithm_count(size_t *count);

/**
 * The name of an algorithm, by its number from 0: *name, which is valid for ever.
 *
 * Errors: FASTGOST_ERROR_PARAMETER if the number is too large.
 */
FASTGOST_MUST_USE int fastgost_algorithm_name(size_t index, const char **name);

/**
 * The name of the algorithm with an object identifier in dotted decimals: *name, which is valid for ever. If several
 * algorithms have it, *name is the first.
 *
 * Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM.
 */
FASTGOST_MUST_USE int fastgost_algorithm_from_oid(const char *oid, const char **name);

/**
 * Describes an algorithm. Each pointer may be null if the caller does not want its value.
 *
 * - *kind: FASTGOST_KIND_...
 * - *block_size: bytes in a block; for signatures, in the digest that is signed; for key agreement, in the agreed key
 * - *key_size: bytes in the key; 0 if there is no key, or its length is free
 * - *iv_size: the recommended number of bytes in the IV, nonce or UKM; 0 if there is none
 *
 * Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM.
 */
FASTGOST_MUST_USE
int fastgost_algorithm_info(const char *algorithm,
                            int *kind,
                            size_t *block_size,
                            size_t *key_size,
                            size_t *iv_size);

/**
 * Derives `size` bytes from a password with PBKDF2: "pbkdf2-streebog512" or "pbkdf2-streebog256". The password may
 * contain any bytes; in RFC 9337 it is UTF-8.
 *
 * Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM, FASTGOST_ERROR_UNSUPPORTED if it is another kind of algorithm;
 * FASTGOST_ERROR_PARAMETER if `iterations` is 0; FASTGOST_ERROR_OUTPUT_LENGTH.
 */
FASTGOST_MUST_USE
int fastgost_pbkdf2(const char *algorithm,
                    const uint8_t *password,
                    size_t password_len,
                    const uint8_t *salt,
                    size_t salt_len,
                    uint32_t iterations,
                    uint8_t *derived,
                    size_t size);

/**
 * Derives `size` bytes from a key with KDF_TREE_GOSTR3411_2012_256 (RFC 7836, section 4.4). `r` is R, the bytes in the
 * counter: 1 to 4. With `r` = 1 and 32 bytes, this is KDF_GOSTR3411_2012_256 (section 4.5). A shorter output is not
 * the beginning of a longer one.
 *
 * Errors: FASTGOST_ERROR_KEY_LENGTH if the key is empty; FASTGOST_ERROR_PARAMETER, FASTGOST_ERROR_OUTPUT_LENGTH.
 */
FASTGOST_MUST_USE
int fastgost_kdf_tree(const uint8_t *key,
                      size_t key_len,
                      const uint8_t *label,
                      size_t label_len,
                      const uint8_t *seed,
                      size_t seed_len,
                      size_t r,
                      uint8_t *derived,
                      size_t size);

/**
 * Derives `size` bytes from keying material with HKDF (RFC 5869): extracts under `salt`, which may be empty, and
 * expands for `info`. `hash` is "streebog256" or "streebog512".
 *
 * Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM; FASTGOST_ERROR_UNSUPPORTED for other algorithms;
 * FASTGOST_ERROR_OUTPUT_LENGTH.
 */
FASTGOST_MUST_USE
int fastgost_hkdf(const char *hash,
                  const uint8_t *salt,
                  size_t salt_len,
                  const uint8_t *material,
                  size_t material_len,
                  const uint8_t *info,
                  size_t info_len,
                  uint8_t *derived,
                  size_t size);

/**
 * Wraps a key of `key_len` bytes under a key-encryption key with "kuznyechik-kexp15", "magma-kexp15", "gost28147-wrap"
 * or "gost28147-cryptopro-wrap". The IV (for GOST 28147-89, the UKM) must never be used again; it is not part of the
 * result. There are `capacity` bytes at `wrapped`. *written is the length of the wrapped key, which is a few bytes
 * longer than the key.
 *
 * Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM, FASTGOST_ERROR_UNSUPPORTED, FASTGOST_ERROR_KEY_LENGTH,
 * FASTGOST_ERROR_IV_LENGTH; FASTGOST_ERROR_BUFFER_SIZE, and *written is the capacity that is needed;
 * FASTGOST_ERROR_MEMORY.
 */
FASTGOST_MUST_USE
int fastgost_key_wrap(const char *algorithm,
                      const uint8_t *kek,
                      size_t kek_len,
                      const struct fastgost_options *options,
                      const uint8_t *iv,
                      size_t iv_len,
                      const uint8_t *key,
                      size_t key_len,
                      uint8_t *wrapped,
                      size_t capacity,
                      size_t *written);

/**
 * Unwraps a key that fastgost_key_wrap wrapped with the same algorithm, key-encryption key and IV. There are
 * `capacity` bytes at `key`. *written is the length of the key.
 *
 * Errors: FASTGOST_ERROR_TAG_MISMATCH if the wrapped key was changed, or wrapped under another key;
 * FASTGOST_ERROR_WRAPPED_LENGTH; as for fastgost_key_wrap. After an error no key was written.
 */
FASTGOST_MUST_USE
int fastgost_key_unwrap(const char *algorithm,
                        const uint8_t *kek,
                        size_t kek_len,
                        const struct fastgost_options *options,
                        const uint8_t *iv,
                        size_t iv_len,
                        const uint8_t *wrapped,
                        size_t wrapped_len,
                        uint8_t *key,
                        size_t capacity,
                        size_t *written);

/**
 * Generates a private key with the system's random numbers. `curve` is the name of an algorithm, such as
 * "gost3410-256-a", or of a curve, such as "cryptopro-a", or its full name or object identifier.
 *
 * *key is a new handle, to be freed with fastgost_private_key_free; null on failure.
 *
 * Errors: FASTGOST_ERROR_UNKNOWN_CURVE, FASTGOST_ERROR_RANDOMNESS.
 */
FASTGOST_MUST_USE int fastgost_private_key_generate(const char *curve, struct fastgost_private_key **key);

/**
 * Makes a private key from its number: 32 or 64 bytes, little-endian. `curve` as for fastgost_private_key_generate.
 *
 * *key is a new handle, to be freed with fastgost_private_key_free; null on failure. The handle keeps no pointer to
 * the bytes.
 *
 * Errors: FASTGOST_ERROR_UNKNOWN_CURVE; FASTGOST_ERROR_KEY_LENGTH; FASTGOST_ERROR_SECRET_KEY if the number is out of
 * range.
 */
FASTGOST_MUST_USE
int fastgost_private_key_new(const char *curve,
                             const uint8_t *bytes,
                             size_t len,
                             struct fastgost_private_key **key);

/**
 * Reads a private key from `len` bytes: PKCS #8 in DER, or the first key in PEM. All forms of keys in use are read. An
 * encrypted key needs `password`; otherwise `password` may be null. `most_iterations` is the largest number of
 * iterations of PBKDF2 to accept; 0 for 2^26.
 *
 * *key is a new handle, to be freed with fastgost_private_key_free; null on failure.
 *
 * Errors: FASTGOST_ERROR_PASSWORD_NEEDED, FASTGOST_ERROR_PASSWORD, FASTGOST_ERROR_ITERATIONS; FASTGOST_ERROR_ENCODING,
 * FASTGOST_ERROR_PEM, FASTGOST_ERROR_UNKNOWN_CURVE, FASTGOST_ERROR_SECRET_KEY.
 */
FASTGOST_MUST_USE
int fastgost_private_key_read(const uint8_t *data,
                              size_t len,
                              const uint8_t *password,
                              size_t password_len,
                              uint32_t most_iterations,
                              struct fastgost_private_key **key);

/**
 * Reads the private key of a file or folder of another program: the one key of a PFX (PKCS #12) with a MAC, in DER or
 * text, or the key of a container of CryptoPro, such as the folder "name.000". A second key of a container is not
 * read. `path` is the path of the file or folder, `path_len` bytes of UTF-8. The password may be null or empty.
 * `most_iterations` is the largest number of iterations that a PFX may ask for; 0 for 2^22.
 *
 * *key is a new handle, to be freed with fastgost_private_key_free; null on failure.
 *
 * Errors: FASTGOST_ERROR_PASSWORD, FASTGOST_ERROR_ITERATIONS; FASTGOST_ERROR_TAG_MISMATCH if a checksum is wrong or a
 * PFX has no MAC; FASTGOST_ERROR_ENCODING, also for a file that cannot be read; FASTGOST_ERROR_UNKNOWN_CURVE,
 * FASTGOST_ERROR_SECRET_KEY; FASTGOST_ERROR_UNSUPPORTED for a key of GOST R 34.10-2001, which signs nothing;
 * FASTGOST_ERROR_PARAMETER if a PFX has not exactly one private key, or a password is not possible;
 * FASTGOST_ERROR_TEXT.
 */
FASTGOST_MUST_USE
int fastgost_private_key_import(const uint8_t *path,
                                size_t path_len,
                                const uint8_t *password,
                                size_t password_len,
                                uint32_t most_iterations,
                                struct fastgost_private_key **key);

/**
 * Writes a private key as PKCS #8, in FASTGOST_DER or FASTGOST_PEM (without a zero byte at the end). With a password,
 * the key is encrypted by RFC 9337 (Kuznyechik with a MAC). `iterations` is the number of iterations, at least 1000,
 * or 0 for 2^20. If `password` is a null pointer, the key is not encrypted.
 *
 * There are `capacity` bytes at `output`: 2048 are enough. *written is the length; or, with
 * FASTGOST_ERROR_BUFFER_SIZE, the capacity that is needed. Pass 2048 bytes instead of asking for the length: with a
 * password, the iterations come before this error and take time.
 *
 * Errors: FASTGOST_ERROR_PARAMETER, FASTGOST_ERROR_RANDOMNESS, FASTGOST_ERROR_BUFFER_SIZE.
 */
FASTGOST_MUST_USE
int fastgost_private_key_write(const struct fastgost_private_key *key,
                               int format,
                               const uint8_t *password,
                               size_t password_len,
                               uint32_t iterations,
                               uint8_t *output,
                               size_t capacity,
                               size_t *written);

/**
 * Writes a private key's number, little-endian. `size` must be the size of the curve's numbers: 32 or 64.
 *
 * Errors: FASTGOST_ERROR_BUFFER_SIZE.
 */
FASTGOST_MUST_USE int fastgost_private_key_bytes(const struct fastgost_private_key *key, uint8_t *bytes, size_t size);

/**
 * Computes the public key of a private key: *public_key, a new handle, to be freed with fastgost_public_key_free; null
 * on failure.
 */
FASTGOST_MUST_USE
int fastgost_private_key_public(const struct fastgost_private_key *key,
                                struct fastgost_public_key **public_key);

/**
 * Chooses the kernel for a private key, and for public keys that are computed from it: the name of a level. Call this
 * function before several threads share the key: no other call may use the key at the same time.
 *
 * Errors: FASTGOST_ERROR_UNKNOWN_LEVEL, FASTGOST_ERROR_KERNEL_UNAVAILABLE.
 */
FASTGOST_MUST_USE int fastgost_private_key_set_level(struct fastgost_private_key *key, const char *level);

/**
 * Makes a private key's signatures deterministic: equal digests get equal signatures. Deterministic signatures are for
 * tests, and for systems without random numbers. An attacker who disturbs the computation of one of two equal
 * signatures can learn the key from the two results. Call this function before several threads share the key: no other
 * call may use the key at the same time.
 */
FASTGOST_MUST_USE int fastgost_private_key_set_deterministic(struct fastgost_private_key *key);

/**
 * Makes a copy: *copy, to be freed with fastgost_private_key_free; null on failure.
 */
FASTGOST_MUST_USE
int fastgost_private_key_dup(const struct fastgost_private_key *key,
                             struct fastgost_private_key **copy);

/**
 * *size is the number of bytes in the private key, and in the digests that it signs: 32 or 64. Signatures and public
 * keys have twice this number of bytes.
 */
FASTGOST_MUST_USE int fastgost_private_key_size(const struct fastgost_private_key *key, size_t *size);

/**
 * Frees a handle, and wipes its secrets. Null is allowed.
 */
int fastgost_private_key_free(struct fastgost_private_key *key);

/**
 * Makes a public key from its coordinates: x, then y, both little-endian, 64 or 128 bytes. `curve` as for
 * fastgost_private_key_generate.
 *
 * *key is a new handle, to be freed with fastgost_public_key_free; null on failure.
 *
 * Errors: FASTGOST_ERROR_UNKNOWN_CURVE; FASTGOST_ERROR_KEY_LENGTH; FASTGOST_ERROR_PUBLIC_KEY if it is not valid.
 */
FASTGOST_MUST_USE
int fastgost_public_key_new(const char *curve,
                            const uint8_t *bytes,
                            size_t len,
                            struct fastgost_public_key **key);

/**
 * Reads a public key from `len` bytes: SubjectPublicKeyInfo in DER, or the first public key in PEM.
 *
 * *key is a new handle, to be freed with fastgost_public_key_free; null on failure.
 *
 * Errors: FASTGOST_ERROR_ENCODING, FASTGOST_ERROR_PEM, FASTGOST_ERROR_UNKNOWN_CURVE, FASTGOST_ERROR_PUBLIC_KEY;
 * FASTGOST_ERROR_UNSUPPORTED for keys of GOST R 34.10-94.
 */
FASTGOST_MUST_USE int fastgost_public_key_read(const uint8_t *data, size_t len, struct fastgost_public_key **key);

/**
 * Writes a public key as SubjectPublicKeyInfo (RFC 9215), in FASTGOST_DER or FASTGOST_PEM (without a zero byte at the
 * end).
 *
 * There are `capacity` bytes at `output`: 1024 are enough. *written is the length; or, with
 * FASTGOST_ERROR_BUFFER_SIZE, the capacity that is needed.
 *
 * Errors: FASTGOST_ERROR_PARAMETER, FASTGOST_ERROR_BUFFER_SIZE.
 */
FASTGOST_MUST_USE
int fastgost_public_key_write(const struct fastgost_public_key *key,
                              int format,
                              uint8_t *output,
                              size_t capacity,
                              size_t *written);

/**
 * Writes a public key's coordinates: x, then y, both little-endian. `size` must be twice the size of the curve's
 * numbers: 64 or 128.
 *
 * Errors: FASTGOST_ERROR_BUFFER_SIZE.
 */
FASTGOST_MUST_USE int fastgost_public_key_bytes(const struct fastgost_public_key *key, uint8_t *bytes, size_t size);

/**
 * Chooses the kernel for a public key: the name of a level. Call this function before several threads share the key:
 * no other call may use the key at the same time.
 *
 * Errors: FASTGOST_ERROR_UNKNOWN_LEVEL, FASTGOST_ERROR_KERNEL_UNAVAILABLE.
 */
FASTGOST_MUST_USE int fastgost_public_key_set_level(struct fastgost_public_key *key, const char *level);

/**
 * Makes a copy: *copy, to be freed with fastgost_public_key_free; null on failure.
 */
FASTGOST_MUST_USE int fastgost_public_key_dup(const struct fastgost_public_key *key, struct fastgost_public_key **copy);

/**
 * Frees a handle. Null is allowed.
 */
int fastgost_public_key_free(struct fastgost_public_key *key);

/**
 * Begins a message with a MAC, such as "kuznyechik-omac" or "hmac-streebog256", under a key of `key_len` bytes.
 *
 * *mac is a new handle, to be freed with fastgost_mac_free; null on failure. The handle keeps no pointer to the key.
 *
 * Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM, FASTGOST_ERROR_UNSUPPORTED if it is not a MAC; FASTGOST_ERROR_KEY_LENGTH;
 * errors of the options.
 */
FASTGOST_MUST_USE
int fastgost_mac_new(const char *algorithm,
                     const uint8_t *key,
                     size_t key_len,
                     const struct fastgost_options *options,
                     struct fastgost_mac **mac);

/**
 * Adds the next part of the message: `len` bytes.
 *
 * Errors: FASTGOST_ERROR_KEY_EXHAUSTED, for MACs that limit the data under a key; the part is not added then.
 */
FASTGOST_MUST_USE int fastgost_mac_update(struct fastgost_mac *mac, const uint8_t *data, size_t len);

/**
 * Writes the message's tag, and begins a new message under the same key. `size` must be the result of
 * fastgost_mac_size.
 *
 * Errors: FASTGOST_ERROR_BUFFER_SIZE; the message stays unchanged then.
 */
FASTGOST_MUST_USE int fastgost_mac_final(struct fastgost_mac *mac, uint8_t *tag, size_t size);

/**
 * Compares the message's tag with another one, in constant time, and begins a new message under the same key.
 *
 * Errors: FASTGOST_ERROR_TAG_MISMATCH: reject the message.
 */
FASTGOST_MUST_USE int fastgost_mac_verify(struct fastgost_mac *mac, const uint8_t *tag, size_t size);

/**
 * Begins a new message under the same key.
 */
FASTGOST_MUST_USE int fastgost_mac_reset(struct fastgost_mac *mac);

/**
 * Makes a copy of the same state: *copy, to be freed with fastgost_mac_free; null on failure.
 */
FASTGOST_MUST_USE int fastgost_mac_dup(const struct fastgost_mac *mac, struct fastgost_mac **copy);

/**
 * The bytes in a tag: *size.
 */
FASTGOST_MUST_USE int fastgost_mac_size(const struct fastgost_mac *mac, size_t *size);

/**
 * The name of the kernel's level: *level, which is valid for ever.
 */
FASTGOST_MUST_USE int fastgost_mac_level(const struct fastgost_mac *mac, const char **level);

/**
 * Frees a handle, and wipes its secrets. Null is allowed.
 */
int fastgost_mac_free(struct fastgost_mac *mac);

/**
 * Writes the tag of a whole message of `len` bytes to `tag`. `size` must be the size of the longest tag: a block, or
 * for HMAC a digest.
 *
 * Errors: as for fastgost_mac_new; FASTGOST_ERROR_BUFFER_SIZE.
 */
FASTGOST_MUST_USE
int fastgost_mac_tag(const char *algorithm,
                     const uint8_t *key,
                     size_t key_len,
                     const uint8_t *data,
                     size_t len,
                     uint8_t *tag,
                     size_t size);

/**
 * Writes the tags of `count` messages to `tags`. If the MAC allows it, the tags are computed together, in the lanes of
 * the CPU's vector registers. `size` must be `count` times the result of fastgost_mac_size. The data that `mac` has
 * processed so far is not part of the messages.
 *
 * Errors: FASTGOST_ERROR_BUFFER_SIZE, FASTGOST_ERROR_MEMORY; FASTGOST_ERROR_KEY_EXHAUSTED, and some of the tags may
 * have been written then.
 */
FASTGOST_MUST_USE
int fastgost_mac_many(struct fastgost_mac *mac,
                      const struct fastgost_bytes *messages,
                      size_t count,
                      uint8_t *tags,
                      size_t size);

/**
 * *size is a number of bytes that is enough for a sealed file with `plaintext_len` bytes of plaintext and `count`
 * recipients.
 *
 * Errors: FASTGOST_ERROR_ADDRESS if no buffer can have this size.
 */
FASTGOST_MUST_USE int fastgost_sealed_bound(size_t plaintext_len, size_t count, size_t *size);

/**
 * Seals `len` bytes for `count` recipients. `cipher` is "kuznyechik" or "magma".
 *
 * There are `capacity` bytes at `output`: the result of fastgost_sealed_bound is enough. *written is the length of the
 * file; or, with FASTGOST_ERROR_BUFFER_SIZE, the capacity that is needed. Use fastgost_sealed_bound instead of asking
 * for the length: keys are derived before this error, and a key from a passphrase takes long.
 *
 * Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM; FASTGOST_ERROR_PARAMETER, FASTGOST_ERROR_KEY_LENGTH for wrong recipients;
 * FASTGOST_ERROR_SEALED_LENGTH, FASTGOST_ERROR_RANDOMNESS, FASTGOST_ERROR_BUFFER_SIZE. Nothing was written then.
 */
FASTGOST_MUST_USE
int fastgost_sealed_seal(const char *cipher,
                         const struct fastgost_recipient *recipients,
                         size_t count,
                         const uint8_t *plaintext,
                         size_t len,
                         uint8_t *output,
                         size_t capacity,
                         size_t *written);

/**
 * Opens a sealed file of `len` bytes with any of `count` identities.
 *
 * There are `capacity` bytes at `output`: the length of the file is enough. *written is the length of the plaintext;
 * or, with FASTGOST_ERROR_BUFFER_SIZE, the capacity that is needed.
 *
 * Errors: FASTGOST_ERROR_NOT_SEALED, FASTGOST_ERROR_SEALED_...: reject the file; FASTGOST_ERROR_KEY_LENGTH,
 * FASTGOST_ERROR_PARAMETER for wrong identities; FASTGOST_ERROR_BUFFER_SIZE. After an error no plaintext is left in
 * `output`.
 */
FASTGOST_MUST_USE
int fastgost_sealed_open(const struct fastgost_identity *identities,
                         size_t count,
                         const uint8_t *file,
                         size_t len,
                         uint8_t *output,
                         size_t capacity,
                         size_t *written);

/**
 * Seals the data that `read` gives, and passes the file to `write`. Each callback gets its context, which may be null.
 *
 * Errors: FASTGOST_ERROR_CALLBACK if a callback failed; as for fastgost_sealed_seal. After an error the output is
 * incomplete: remove it.
 */
FASTGOST_MUST_USE
int fastgost_sealed_seal_stream(const char *cipher,
                                const struct fastgost_recipient *recipients,
                                size_t count,
                                fastgost_read_callback read,
                                void *read_context,
                                fastgost_write_callback write,
                                void *write_context);

/**
 * Opens the sealed file that `read` gives, and passes the plaintext to `write`. Each callback gets its context, which
 * may be null. Only verified plaintext is passed on. The plaintext is complete only if this function returns 0.
 *
 * Errors: FASTGOST_ERROR_CALLBACK if a callback failed; as for fastgost_sealed_open. After an error the output is
 * authentic, but incomplete.
 */
FASTGOST_MUST_USE
int fastgost_sealed_open_stream(const struct fastgost_identity *identities,
                                size_t count,
                                fastgost_read_callback read,
                                void *read_context,
                                fastgost_write_callback write,
                                void *write_context);

/**
 * Signs a message of `len` bytes; it is hashed with Streebog-256 on curves of 256 bits, and with Streebog-512 on
 * curves of 512 bits. `encoding` is FASTGOST_SIGNATURE_...; `size` must be twice the result of
 * fastgost_private_key_size: 64 or 128.
 *
 * The function refuses a message that another format signs too: one whole SET or SEQUENCE of ASN.1, or the form that
 * TLS 1.3, a token (JWS) or an XML signature signs. Anybody could present such a signature as the signature of a
 * document (CMS), a certificate, a request or a CRL.
 *
 * Errors: FASTGOST_ERROR_STRUCTURE, FASTGOST_ERROR_PARAMETER, FASTGOST_ERROR_BUFFER_SIZE, FASTGOST_ERROR_RANDOMNESS.
 */
FASTGOST_MUST_USE
int fastgost_private_key_sign(const struct fastgost_private_key *key,
                              const uint8_t *message,
                              size_t len,
                              int encoding,
                              uint8_t *signature,
                              size_t size);

/**
 * Signs any message, also a message that another format signs. This function is for programs that make such structures
 * themselves, with a key that signs nothing else. In all other respects it is like fastgost_private_key_sign.
 *
 * Errors: as for fastgost_private_key_sign, except for FASTGOST_ERROR_STRUCTURE.
 */
FASTGOST_MUST_USE
int fastgost_private_key_sign_structure(const struct fastgost_private_key *key,
                                        const uint8_t *message,
                                        size_t len,
                                        int encoding,
                                        uint8_t *signature,
                                        size_t size);

/**
 * Signs a digest: 32 bytes on curves of 256 bits, 64 bytes on curves of 512 bits. The library cannot see its message.
 * In all other respects it is like fastgost_private_key_sign.
 *
 * Errors: FASTGOST_ERROR_DIGEST_LENGTH; as for fastgost_private_key_sign.
 */
FASTGOST_MUST_USE
int fastgost_private_key_sign_digest(const struct fastgost_private_key *key,
                                     const uint8_t *digest,
                                     size_t len,
                                     int encoding,
                                     uint8_t *signature,
                                     size_t size);

/**
 * Verifies the signature of a message of `len` bytes. The function refuses a message that another format signs too,
 * since the key may have signed it in that format: one whole SET or SEQUENCE of ASN.1, or the form that TLS 1.3, a
 * token (JWS) or an XML signature signs. fastgost_public_key_verify_structure verifies such messages.
 *
 * Errors: FASTGOST_ERROR_SIGNATURE if it does not verify: reject the message; FASTGOST_ERROR_STRUCTURE, likewise;
 * FASTGOST_ERROR_SIGNATURE_LENGTH, FASTGOST_ERROR_PARAMETER.
 */
FASTGOST_MUST_USE
int fastgost_public_key_verify(const struct fastgost_public_key *key,
                               const uint8_t *message,
                               size_t len,
                               int encoding,
                               const uint8_t *signature,
                               size_t size);

/**
 * Verifies the signature of any message, also of a message that another format signs. This function is for programs
 * that read such structures themselves. In all other respects it is like fastgost_public_key_verify.
 *
 * Errors: as for fastgost_public_key_verify, except for FASTGOST_ERROR_STRUCTURE.
 */
FASTGOST_MUST_USE
int fastgost_public_key_verify_structure(const struct fastgost_public_key *key,
                                         const uint8_t *message,
                                         size_t len,
                                         int encoding,
                                         const uint8_t *signature,
                                         size_t size);

/**
 * Verifies the signature of a digest: 32 bytes on curves of 256 bits, 64 bytes on curves of 512 bits.
 *
 * Errors: FASTGOST_ERROR_DIGEST_LENGTH; as for fastgost_public_key_verify.
 */
FASTGOST_MUST_USE
int fastgost_public_key_verify_digest(const struct fastgost_public_key *key,
                                      const uint8_t *digest,
                                      size_t len,
                                      int encoding,
                                      const uint8_t *signature,
                                      size_t size);

/**
 * Computes the key that a private key and a peer's public key agree on, with "vko-256", "vko-512", "vko-2001" or
 * "keg", and a UKM of `ukm_len` bytes. `size` must be the block_size that fastgost_algorithm_info gives: 32 or 64.
 *
 * Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM, FASTGOST_ERROR_UNSUPPORTED; FASTGOST_ERROR_CURVES_DIFFER,
 * FASTGOST_ERROR_IV_LENGTH, FASTGOST_ERROR_PARAMETER, FASTGOST_ERROR_NEUTRAL_POINT; FASTGOST_ERROR_BUFFER_SIZE.
 */
FASTGOST_MUST_USE
int fastgost_private_key_agree(const struct fastgost_private_key *key,
                               const struct fastgost_public_key *peer,
                               const char *algorithm,
                               const uint8_t *ukm,
                               size_t ukm_len,
                               uint8_t *agreed,
                               size_t size);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* FASTGOST_H */
