/*
 * fastgost: Russian standard cryptography (GOST) at the speed of the hardware, constant-time everywhere.
 *
 * The program crates/fastgost-capi/header writes this file. docs/c.md is a guide with examples.
 *
 * Rules for all functions:
 *
 * - Functions return 0 (FASTGOST_OK) or an error code (FASTGOST_ERROR_...). An error code keeps its meaning in all versions of
 *   the library. fastgost_last_error returns the text of the last error. Only fastgost_version and fastgost_last_error return
 *   strings. Compilers warn if a program ignores an error code. The documentation of a function names the errors of this
 *   function. In addition, every function returns an error for null pointers, wrong handles, buffers that overlap, and names
 *   that cannot be read. After an error, unless the documentation says otherwise, nothing is changed and no data is written.
 *   If a function returns handles and names through pointers, these handles and names are null after an error. Lengths that a
 *   function returns through pointers are 0 after an error.
 * - Functions return their results through the pointers that the caller passes. All sizes and lengths are in bytes. If data is
 *   empty, its pointer may be null.
 * - The caller chooses an algorithm by its name. fastgost_algorithm_count and fastgost_algorithm_name list all names.
 * - A handle is a pointer to a structure without public fields, such as struct fastgost_hash. The handle belongs to the
 *   caller, who frees the handle once with the function whose name ends in _free. This function wipes all secrets in the
 *   handle. Handles keep no pointer to the caller's memory. If the caller passes a handle of a wrong type, the function
 *   returns FASTGOST_ERROR_HANDLE. For a freed handle, the function also returns FASTGOST_ERROR_HANDLE, until 1024 other
 *   handles were freed. After that, a new handle may have the address of the freed handle.
 * - If a function takes a pointer to a constant handle, several threads can call this function with the same handle at the
 *   same time. All other functions return FASTGOST_ERROR_BUSY if another call uses the handle.
 * - A process may fork while its threads use the library. After the fork, the parent and the child may both use the library.
 *   If another thread was using a handle during the fork, this handle stays busy in the child. Never continue the same
 *   encryption in both processes, because both would use the same keystream.
 * - If there is not enough memory for data of the caller's length, the function returns FASTGOST_ERROR_MEMORY. If the library
 *   cannot allocate the few kilobytes that it needs for itself, the library ends the process (abort).
 * - Functions that take or derive keys may leave copies of keys on the stack. So these functions overwrite 96 KiB of the stack
 *   before they return, and need as much free stack. The library does not wipe registers, or copies of keys that the compiler
 *   makes in other functions.
 * - The library throws no exceptions, and its functions never end by longjmp.
 *
 * The caller makes three promises that the library cannot check:
 *
 * - Every pointer, except null pointers and handles, is the address of valid memory. The documentation of the function says
 *   how many bytes, or which structure, this memory has. No other thread changes this memory during the call.
 * - A pointer to a handle came from this library.
 * - Callbacks neither throw exceptions nor call longjmp.
 */


#ifndef FASTGOST_H
#define FASTGOST_H

#include <stddef.h>
#include <stdint.h>

/* The version of this header. fastgost_version returns the version of the library. */
#define FASTGOST_VERSION "0.1.0"
#define FASTGOST_VERSION_MAJOR 0
#define FASTGOST_VERSION_MINOR 1
#define FASTGOST_VERSION_PATCH 0

/* The caller must use the result of a function with this attribute. */
#if defined(__cplusplus) && __cplusplus >= 201703L
#define FASTGOST_MUST_USE [[nodiscard]]
#elif defined(__GNUC__)
#define FASTGOST_MUST_USE __attribute__((warn_unused_result))
#else
#define FASTGOST_MUST_USE
#endif


/**
 * The function has succeeded.
 */
#define FASTGOST_OK 0

/**
 * A key has the wrong length.
 */
#define FASTGOST_ERROR_KEY_LENGTH 101

/**
 * An initialisation vector or nonce has the wrong length.
 */
#define FASTGOST_ERROR_IV_LENGTH 102

/**
 * The data is not a whole number of blocks.
 */
#define FASTGOST_ERROR_PARTIAL_BLOCK 103

/**
 * A tag has the wrong length.
 */
#define FASTGOST_ERROR_TAG_LENGTH 104

/**
 * A wrapped key has the wrong length.
 */
#define FASTGOST_ERROR_WRAPPED_LENGTH 105

/**
 * The caller asked to derive too many bytes, or zero bytes.
 */
#define FASTGOST_ERROR_OUTPUT_LENGTH 106

/**
 * A digest has the wrong length.
 */
#define FASTGOST_ERROR_DIGEST_LENGTH 107

/**
 * A signature has the wrong length.
 */
#define FASTGOST_ERROR_SIGNATURE_LENGTH 108

/**
 * A number has the wrong length.
 */
#define FASTGOST_ERROR_NUMBER_LENGTH 109

/**
 * An argument or option has a value that is not allowed, and there is no more precise error for this mistake.
 */
#define FASTGOST_ERROR_PARAMETER 110

/**
 * A private key is out of range.
 */
#define FASTGOST_ERROR_SECRET_KEY 111

/**
 * The two keys are on different curves.
 */
#define FASTGOST_ERROR_CURVES_DIFFER 112

/**
 * A modulus is even or is 1.
 */
#define FASTGOST_ERROR_MODULUS 113

/**
 * The caller asked for a division by zero.
 */
#define FASTGOST_ERROR_DIVISION_BY_ZERO 114

/**
 * An S-box set is malformed.
 */
#define FASTGOST_ERROR_SBOX 115

/**
 * The name of an S-box set is unknown.
 */
#define FASTGOST_ERROR_UNKNOWN_SBOX 116

/**
 * The name of a curve is unknown.
 */
#define FASTGOST_ERROR_UNKNOWN_CURVE 117

/**
 * The name of an algorithm is unknown.
 */
#define FASTGOST_ERROR_UNKNOWN_ALGORITHM 118

/**
 * The name of a level of CPU features is unknown.
 */
#define FASTGOST_ERROR_UNKNOWN_LEVEL 119

/**
 * The algorithm does not support this operation.
 */
#define FASTGOST_ERROR_UNSUPPORTED 120

/**
 * The message must not be signed or verified as plain data, because the signature would also be valid in another
 * format.
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
 * A packet was already received, or is too old.
 */
#define FASTGOST_ERROR_REPLAYED 205

/**
 * A private key is encrypted, but the caller gave no password.
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
 * A key, certificate, signature or packet cannot be read.
 */
#define FASTGOST_ERROR_ENCODING 401

/**
 * A document in text form (PEM) cannot be read, or a document in DER is cut off or has additional bytes after its end.
 */
#define FASTGOST_ERROR_PEM 402

/**
 * A public key is not valid.
 */
#define FASTGOST_ERROR_PUBLIC_KEY 403

/**
 * The key agreement of these two keys gives the point at infinity.
 */
#define FASTGOST_ERROR_NEUTRAL_POINT 404

/**
 * The data is not a sealed file.
 */
#define FASTGOST_ERROR_NOT_SEALED 405

/**
 * A field in the header of a sealed file has a value that this version of the library does not know.
 */
#define FASTGOST_ERROR_SEALED_HEADER 406

/**
 * A sealed file ends within its header.
 */
#define FASTGOST_ERROR_SEALED_HEADER_CUT 407

/**
 * The decrypted data does not end with the padding that the chosen procedure writes.
 */
#define FASTGOST_ERROR_PADDING 408

/**
 * A document, certificate or CRL deviates from the RFCs, and the caller has set FASTGOST_CMS_STRICT.
 */
#define FASTGOST_ERROR_STRICT 409

/**
 * There is more data than one initialisation vector (IV) may encrypt.
 */
#define FASTGOST_ERROR_STREAM_EXHAUSTED 501

/**
 * There is more data than one key may process.
 */
#define FASTGOST_ERROR_KEY_EXHAUSTED 502

/**
 * The password of an encrypted private key needs more iterations than the caller allows.
 */
#define FASTGOST_ERROR_ITERATIONS 503

/**
 * The passphrase of a sealed file needs more iterations than the caller allows.
 */
#define FASTGOST_ERROR_SEALED_ITERATIONS 504

/**
 * A sealed file has more chunks than its algorithm allows.
 */
#define FASTGOST_ERROR_SEALED_LENGTH 505

/**
 * This CPU, or this build of the library, cannot run the code (kernel) for the requested level of CPU features.
 */
#define FASTGOST_ERROR_KERNEL_UNAVAILABLE 601

/**
 * The operating system returned no random numbers.
 */
#define FASTGOST_ERROR_RANDOMNESS 602

/**
 * There is not enough memory for the caller's data.
 */
#define FASTGOST_ERROR_MEMORY 603

/**
 * An argument is null, but must not be null.
 */
#define FASTGOST_ERROR_NULL_POINTER 701

/**
 * A pointer is not a handle of the expected type, or the handle was freed.
 */
#define FASTGOST_ERROR_HANDLE 702

/**
 * Another call is using the handle. The other call runs in another thread, or the present call comes from a callback
 * of the other call.
 */
#define FASTGOST_ERROR_BUSY 703

/**
 * The state of the handle is undefined after an internal error. The caller can only free this handle.
 */
#define FASTGOST_ERROR_POISONED 704

/**
 * Two buffers overlap. Only the input and the output of a function that transforms data may be the same buffer.
 */
#define FASTGOST_ERROR_OVERLAP 705

/**
 * A buffer for output has the wrong size, or is too small.
 */
#define FASTGOST_ERROR_BUFFER_SIZE 706

/**
 * A length reaches past the end of memory, or a pointer is not aligned.
 */
#define FASTGOST_ERROR_ADDRESS 707

/**
 * A name is not UTF-8, or has no zero byte at its end within 256 bytes.
 */
#define FASTGOST_ERROR_TEXT 708

/**
 * The message is already complete.
 */
#define FASTGOST_ERROR_FINISHED 709

/**
 * A callback failed, or returned more bytes than the library asked for.
 */
#define FASTGOST_ERROR_CALLBACK 710

/**
 * The verification of a document takes more work than the options allow.
 */
#define FASTGOST_ERROR_WORK 711

/**
 * The library has an internal error. Please report this error.
 */
#define FASTGOST_ERROR_INTERNAL 799

/**
 * The cipher encrypts.
 */
#define FASTGOST_ENCRYPT 0

/**
 * The cipher decrypts.
 */
#define FASTGOST_DECRYPT 1

/**
 * The algorithm is a cipher in a mode of operation, for fastgost_cipher_new.
 */
#define FASTGOST_KIND_CIPHER 1

/**
 * The algorithm is authenticated encryption, for fastgost_aead_new.
 */
#define FASTGOST_KIND_AEAD 2

/**
 * The algorithm is a message authentication code, for fastgost_mac_new.
 */
#define FASTGOST_KIND_MAC 3

/**
 * The algorithm is a hash function, for fastgost_hash_new.
 */
#define FASTGOST_KIND_HASH 4

/**
 * The algorithm derives keys from passwords, for fastgost_pbkdf2.
 */
#define FASTGOST_KIND_KDF 5

/**
 * The algorithm is a signature. fastgost_private_key_generate takes the name of the algorithm as the name of a curve.
 */
#define FASTGOST_KIND_SIGNATURE 6

/**
 * The algorithm is a legacy signature of GOST R 34.10-94. The C interface has no function for this algorithm.
 */
#define FASTGOST_KIND_SIGNATURE94 7

/**
 * The algorithm is a key wrap, for fastgost_key_wrap.
 */
#define FASTGOST_KIND_WRAP 8

/**
 * The algorithm is a key agreement, for fastgost_private_key_agree.
 */
#define FASTGOST_KIND_AGREEMENT 9

/**
 * fastgost_cipher_finish adds and removes no padding. So in a mode of whole blocks, the length of the data must be a
 * multiple of the block length.
 */
#define FASTGOST_PADDING_NONE 0

/**
 * The padding is procedure 1 of GOST R 34.13-2015. Encryption appends zero bits up to a whole block. Decryption does
 * not remove these zero bits.
 */
#define FASTGOST_PADDING_PROCEDURE1 1

/**
 * The padding is procedure 2 of GOST R 34.13-2015. Encryption always appends one bit with the value 1, and then zero
 * bits up to a whole block.
 */
#define FASTGOST_PADDING_PROCEDURE2 2

/**
 * The padding is procedure 3 of GOST R 34.13-2015. Encryption pads as procedure 2 does, but only if the last block is
 * partial. Decryption does not remove the padding.
 */
#define FASTGOST_PADDING_PROCEDURE3 3

/**
 * The padding is the padding of PKCS #7 (RFC 5652).
 */
#define FASTGOST_PADDING_PKCS7 4

/**
 * The signature is r and then s, both big-endian, as in the standard GOST R 34.10-2012.
 */
#define FASTGOST_SIGNATURE_STANDARD 0

/**
 * The signature is s and then r, both big-endian, as in certificates and CMS.
 */
#define FASTGOST_SIGNATURE_X509 1

/**
 * The signature is r and then s, both little-endian, as in TLS.
 */
#define FASTGOST_SIGNATURE_TLS 2

/**
 * The key is in DER, which is binary.
 */
#define FASTGOST_DER 0

/**
 * The key is in PEM, which is text.
 */
#define FASTGOST_PEM 1

/**
 * A recipient or an identity of this kind is a random key of 32 bytes. Everyone who has this key can open the file.
 */
#define FASTGOST_RAW_KEY 1

/**
 * A recipient or an identity of this kind is a passphrase. Everyone who knows the passphrase can open the file. A file
 * with a passphrase has no other recipient.
 */
#define FASTGOST_PASSPHRASE 2

/**
 * A recipient of this kind is a public key, and an identity of this kind is a private key. The owner of the private
 * key can open the file.
 */
#define FASTGOST_KEY_PAIR 3

/**
 * Refuse documents, certificates and CRLs that deviate from RFC 5652, RFC 3161 or RFC 5280. Without this flag, the
 * library accepts some deviations.
 */
#define FASTGOST_CMS_STRICT 1

/**
 * Allow keys of GOST R 34.10-2001 and GOST R 34.10-94.
 */
#define FASTGOST_CMS_LEGACY 2

/**
 * Every signature must have a correct timestamp, and the signer's certificate must be valid at the time of the
 * timestamp.
 */
#define FASTGOST_CMS_TIMESTAMPS 4

/**
 * Accept a self-signed trusted certificate as the certificate of a CA, even if the certificate does not contain a
 * statement that its owner is a CA.
 */
#define FASTGOST_CMS_CA_WITHOUT_CONSTRAINTS 8

/**
 * Accept a signature without signed attributes, even if the signature of the content would also be valid in another
 * format. Such content is one whole SET or SEQUENCE of ASN.1, or begins like the data that is signed in TLS 1.3, in a
 * token (JWS) or in an XML signature.
 */
#define FASTGOST_CMS_ALLOW_STRUCTURE 16

/**
 * Every signature must be in the format CAdES-X Long Type 1. Such a signature has a timestamp as
 * FASTGOST_CMS_TIMESTAMPS demands. The signature also contains all certificates, CRLs and OCSP responses of the
 * signer's chain, and references to these objects. A second timestamp covers the references.
 */
#define FASTGOST_CMS_LONG_TERM 32

/**
 * The trusted certificates are the certificates of the signers themselves. The function checks neither the dates nor
 * the issuers nor the purposes of these certificates.
 */
#define FASTGOST_CMS_NO_CHAIN 64

/**
 * An algorithm of authenticated encryption (AEAD), together with its key. Several threads can use the same handle at
 * the same time.
 */
struct fastgost_aead;

/**
 * The state of an encryption or decryption: a cipher in a mode of operation, the key, and the position in the message.
 */
struct fastgost_cipher;

/**
 * A hash computation: a hash function, and its state after the part of the message that was processed so far.
 */
struct fastgost_hash;

/**
 * A MAC computation: a MAC algorithm, its key, and its state after the part of the message that was processed so far.
 */
struct fastgost_mac;

/**
 * The state of a message that the caller opens in parts. The whole ciphertext stays in memory until the message is
 * finished, so limit the length of messages from strangers.
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
 * The state of a message that the caller seals in parts.
 */
struct fastgost_sealer;

/**
 * The state of a message that the caller decrypts in parts before the tag is verified. An attacker may have made the
 * message, so do not use the plaintext in any way until fastgost_unverified_final has returned 0.
 */
struct fastgost_unverified;

/**
 * The options of an algorithm. The key and the IV are not options. Set `size` and the fields that you want. Set all
 * other fields to zero:
 *
 *     struct fastgost_options options = {.size = sizeof options, .level = "portable"};
 *
 * A C++ compiler may require that an initialiser names all fields or no field. So write in C++:
 *
 *     struct fastgost_options options = {};
 *     options.size = sizeof options;
 *
 * If the caller sets an option that the algorithm does not have, the function that gets the options returns an error.
 */
struct fastgost_options {
    /**
     * sizeof(struct fastgost_options), which shows the version of this structure.
     */
    size_t size;
    /**
     * The name of a level of CPU features (fastgost_level_name). The library uses the code for this level. Null means
     * the best code that this CPU can run.
     */
    const char *level;
    /**
     * The name of the S-box set of GOST 28147-89 and GOST R 34.11-94. The names are z, a, b, c, d, test, h94test and
     * h94cp. Null means the algorithm's default set.
     */
    const char *sbox;
    /**
     * The number of bytes in a section of CTR-ACPKM and OMAC-ACPKM. 0 means 4096 bytes with Kuznyechik and 1024 bytes
     * with Magma, as in TLS 1.2. For algorithms whose names end in "-ctr-acpkm-omac", 0 means 262144 bytes with
     * Kuznyechik and 8192 bytes with Magma, as in CMS.
     */
    size_t section;
    /**
     * The number of bytes in a tag. For "gost28147-imit" and "gost28147-cnt-imit", 0 means 4 bytes. For all other
     * algorithms, 0 means the longest tag.
     */
    size_t tag_size;
    /**
     * 1 turns on CryptoPro key meshing for GOST 28147-89, and 0 turns it off.
     */
    int meshing;
    /**
     * If the field is 0, IMIT (the MAC of GOST 28147-89) appends a block of zeros to a message of one block, as
     * CryptoPro CSP and gost-engine do. If the field is 1, IMIT does not append this block.
     */
    int imit_plain;
};

/**
 * A packet for fastgost_aead_seal_many and fastgost_aead_open_many.
 */
struct fastgost_packet {
    /**
     * The nonce or IV. Never use a nonce or IV twice under one key.
     */
    const uint8_t *nonce;
    /**
     * The length of the nonce in bytes.
     */
    size_t nonce_len;
    /**
     * The associated data, which is authenticated but not encrypted. The pointer may be null if there is no associated
     * data.
     */
    const uint8_t *associated;
    /**
     * The length of the associated data in bytes.
     */
    size_t associated_len;
    /**
     * The data, which is encrypted or decrypted in place. The pointer may be null if there is no data.
     */
    uint8_t *data;
    /**
     * The length of the data in bytes.
     */
    size_t len;
    /**
     * The tag. fastgost_aead_seal_many writes the tag, and fastgost_aead_open_many reads the tag.
     */
    uint8_t *tag;
    /**
     * The length of the tag in bytes. The length must be the result of fastgost_aead_tag_size.
     */
    size_t tag_len;
    /**
     * The call stores a result in this field: 0, or the error of this packet, or the error of the whole call.
     */
    int result;
};

/**
 * A message for fastgost_cipher_many.
 */
struct fastgost_message {
    /**
     * The IV. For CTR, the IV has half the length of a block. For CNT, the IV has 8 bytes. Never use an IV twice under
     * one key.
     */
    const uint8_t *iv;
    /**
     * The length of the IV in bytes.
     */
    size_t iv_len;
    /**
     * The data, which is encrypted or decrypted in place. The pointer may be null if there is no data.
     */
    uint8_t *data;
    /**
     * The length of the data in bytes.
     */
    size_t len;
    /**
     * The call stores a result in this field: 0, or the error of this message, or the error of the whole call. After
     * an error the data of this message is unchanged.
     */
    int result;
};

/**
 * Options of fastgost_cms_verify and fastgost_cms_verify_detached. Set `size` and the fields that you want. Set all
 * other fields to zero.
 */
struct fastgost_cms_options {
    /**
     * sizeof(struct fastgost_cms_options), which shows the version of this structure.
     */
    size_t size;
    /**
     * More certificates (PEM or DER), from which the function can build the chains. These certificates are not
     * trusted. The pointer may be null.
     */
    const uint8_t *untrusted;
    /**
     * The length of `untrusted` in bytes.
     */
    size_t untrusted_len;
    /**
     * CRLs (PEM or DER). If the caller passes CRLs, the function checks whether each signer's certificate is revoked.
     * For each of these certificates, the function needs a CRL or an OCSP response, in the caller's CRLs or in the
     * document. The pointer may be null.
     */
    const uint8_t *lists;
    /**
     * The length of `lists` in bytes.
     */
    size_t lists_len;
    /**
     * The required purpose of the certificates. The purpose is one of the names that `fastgost cert verify --purpose`
     * takes. Null means "documents".
     */
    const char *purpose;
    /**
     * The required type of the content, as an object identifier in dotted decimals. Null means the type "data".
     */
    const char *content_type;
    /**
     * The time at which the certificates must be valid, in seconds since 1970. 0 means the present time.
     */
    uint64_t time;
    /**
     * The limit of work for one document, in steps. A step takes at most about a microsecond. 0 means 500,000 steps.
     */
    uint64_t most_work;
    /**
     * A combination of the flags FASTGOST_CMS_..., or 0.
     */
    int flags;
    /**
     * This field must be zero.
     */
    int reserved;
};

/**
 * A message for fastgost_hash_many and fastgost_mac_many, which read many messages in one call.
 */
struct fastgost_bytes {
    /**
     * The message. The pointer may be null if the message is empty.
     */
    const uint8_t *data;
    /**
     * The length of the message in bytes.
     */
    size_t len;
};

/**
 * A recipient of a sealed file. The recipient can open the file.
 */
struct fastgost_recipient {
    /**
     * One of the constants FASTGOST_RAW_KEY, FASTGOST_PASSPHRASE and FASTGOST_KEY_PAIR.
     */
    int kind;
    /**
     * For FASTGOST_PASSPHRASE, the field is the number of PBKDF2 iterations. The minimum is 2^20, and 0 means 2^20.
     * For all other kinds the field must be 0.
     */
    uint32_t iterations;
    /**
     * The raw key or the passphrase. For FASTGOST_KEY_PAIR the pointer must be null.
     */
    const uint8_t *data;
    /**
     * The length of `data` in bytes. A raw key has 32 bytes. For FASTGOST_KEY_PAIR the length must be 0.
     */
    size_t len;
    /**
     * The public key for FASTGOST_KEY_PAIR. For all other kinds the pointer must be null.
     */
    const struct fastgost_public_key *key;
};

/**
 * A secret that opens a sealed file.
 */
struct fastgost_identity {
    /**
     * One of the constants FASTGOST_RAW_KEY, FASTGOST_PASSPHRASE and FASTGOST_KEY_PAIR.
     */
    int kind;
    /**
     * For FASTGOST_PASSPHRASE, the field is the largest number of PBKDF2 iterations that the caller accepts. 0 means
     * 2^26. For all other kinds the field must be 0.
     */
    uint32_t most_iterations;
    /**
     * The raw key or the passphrase. For FASTGOST_KEY_PAIR the pointer must be null.
     */
    const uint8_t *data;
    /**
     * The length of `data` in bytes. A raw key has 32 bytes. For FASTGOST_KEY_PAIR the length must be 0.
     */
    size_t len;
    /**
     * The private key for FASTGOST_KEY_PAIR. For all other kinds the pointer must be null.
     */
    const struct fastgost_private_key *key;
};

/**
 * A callback (a function of the caller) that gives data to the library. The callback writes at most `len` bytes to
 * `data`, stores the number of these bytes in `*got`, and returns 0. The callback sets `*got` to 0 only at the end of
 * the data. If the callback returns another value, the library's function fails with FASTGOST_ERROR_CALLBACK. The
 * callback must neither throw exceptions nor call longjmp.
 */
typedef int (*fastgost_read_callback)(void *context, uint8_t *data, size_t len, size_t *got);

/**
 * A callback (a function of the caller) that takes data from the library. The callback takes all `len` bytes at
 * `data`, does not keep the pointer, and returns 0. If the callback returns another value, the library's function
 * fails with FASTGOST_ERROR_CALLBACK. The callback must neither throw exceptions nor call longjmp.
 */
typedef int (*fastgost_write_callback)(void *context, const uint8_t *data, size_t len);

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * Prepares an algorithm of authenticated encryption, such as "kuznyechik-mgm", with a key of `key_len` bytes.
 *
 * The function stores a new handle in *aead. Free the handle with fastgost_aead_free. On failure *aead is null. The
 * handle keeps no pointer to the key.
 *
 * Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM; FASTGOST_ERROR_UNSUPPORTED if the algorithm is not an AEAD;
 * FASTGOST_ERROR_KEY_LENGTH; another error if an option is wrong.
 */
FASTGOST_MUST_USE
int fastgost_aead_new(const char *algorithm,
                      const uint8_t *key,
                      size_t key_len,
                      const struct fastgost_options *options,
                      struct fastgost_aead **aead);

/**
 * Encrypts a message of `len` bytes. The function reads the message at `input`, and writes the ciphertext to `output`.
 * To work in place, pass the same pointer as `input` and as `output`. If the pointers are different, the two buffers
 * must not overlap. The function also writes the tag to `tag`. `tag_size` must be the result of
 * fastgost_aead_tag_size. The nonce must never be used again under this key. `associated` is authenticated but not
 * encrypted. For "kuznyechik-ctr-acpkm-omac" and "magma-ctr-acpkm-omac", `associated` must be empty.
 *
 * Errors: FASTGOST_ERROR_IV_LENGTH, FASTGOST_ERROR_PARAMETER, FASTGOST_ERROR_KEY_EXHAUSTED,
 * FASTGOST_ERROR_BUFFER_SIZE. After an error, nothing was written.
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
 * Verifies the tag of a message of `len` bytes, and decrypts the message only if the tag matches. The function reads
 * the ciphertext at `input`, and writes the plaintext to `output`. To work in place, pass the same pointer as `input`
 * and as `output`. If the pointers are different, the two buffers must not overlap. For "gost28147-cnt-imit" and for
 * algorithms whose names end in "-ctr-acpkm-omac", the tag is computed from the plaintext. So with these algorithms
 * the function decrypts the message twice: first only to check the tag, and then to write the plaintext.
 *
 * Errors: FASTGOST_ERROR_TAG_MISMATCH (reject the message), FASTGOST_ERROR_IV_LENGTH, FASTGOST_ERROR_PARAMETER,
 * FASTGOST_ERROR_KEY_EXHAUSTED. After an error, nothing was written.
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
 * Encrypts `count` packets in place, and writes their tags. The packets are encrypted together, in the lanes of the
 * CPU's vector registers.
 *
 * Returns 0, or the error of the first packet that has an error. The field `result` of each packet becomes 0 or this
 * packet's error. Nothing is written for a packet that has an error. The other packets are sealed.
 *
 * Errors: FASTGOST_ERROR_OVERLAP, FASTGOST_ERROR_NULL_POINTER, FASTGOST_ERROR_MEMORY. After these errors no data was
 * written, and the field `result` of every packet is the error of the call.
 */
FASTGOST_MUST_USE
int fastgost_aead_seal_many(const struct fastgost_aead *aead,
                            struct fastgost_packet *packets,
                            size_t count);

/**
 * Verifies and decrypts `count` packets in place. The packets are decrypted together, in the lanes of the CPU's vector
 * registers.
 *
 * Returns 0, or the error of the first packet that has an error. The field `result` of each packet becomes 0 or this
 * packet's error. The error is FASTGOST_ERROR_TAG_MISMATCH if the packet must be rejected. The data of a packet that
 * has an error is unchanged. The other packets are opened. With "gost28147-cnt-imit" the tag is computed from the
 * plaintext. So the function first decrypts the data in place, and encrypts the data again if the packet must be
 * rejected. No other thread may read the data during the call.
 *
 * Errors: FASTGOST_ERROR_OVERLAP, FASTGOST_ERROR_NULL_POINTER, FASTGOST_ERROR_MEMORY. After these errors no data was
 * written, and the field `result` of every packet is the error of the call.
 */
FASTGOST_MUST_USE
int fastgost_aead_open_many(const struct fastgost_aead *aead,
                            struct fastgost_packet *packets,
                            size_t count);

/**
 * Makes a second handle with the same key, and stores this handle in *copy. Free the second handle with
 * fastgost_aead_free. On failure *copy is null. The two handles count together how much data the key has processed.
 */
FASTGOST_MUST_USE int fastgost_aead_dup(const struct fastgost_aead *aead, struct fastgost_aead **copy);

/**
 * Stores the length of a tag, in bytes, in *size.
 */
FASTGOST_MUST_USE int fastgost_aead_tag_size(const struct fastgost_aead *aead, size_t *size);

/**
 * Stores the name of the level of this handle's kernel in *level. A kernel is an algorithm's code for one level, and a
 * level is a set of CPU features. The name stays valid for ever.
 */
FASTGOST_MUST_USE int fastgost_aead_level(const struct fastgost_aead *aead, const char **level);

/**
 * Frees a handle. The key is wiped when the last handle that keeps the key is freed. A copy from fastgost_aead_dup
 * also keeps the key. So does a handle from fastgost_sealer_new, fastgost_opener_new or fastgost_unverified_new. Null
 * is allowed.
 */
int fastgost_aead_free(struct fastgost_aead *aead);

/**
 * Begins to seal a message in parts. The ciphertext and the tag are the same as from fastgost_aead_seal, wherever the
 * message is split.
 *
 * The function stores a new handle in *sealer. Free the handle with fastgost_sealer_free. On failure *sealer is null.
 * The new handle keeps the key, even after fastgost_aead_free.
 *
 * Errors: FASTGOST_ERROR_IV_LENGTH, FASTGOST_ERROR_PARAMETER, FASTGOST_ERROR_KEY_EXHAUSTED.
 */
FASTGOST_MUST_USE
int fastgost_sealer_new(const struct fastgost_aead *aead,
                        const uint8_t *nonce,
                        size_t nonce_len,
                        struct fastgost_sealer **sealer);

/**
 * Adds the next part of the associated data. All associated data must be added before the first part of the data.
 *
 * Errors: FASTGOST_ERROR_UNSUPPORTED after the first part of the data; FASTGOST_ERROR_PARAMETER, for example if the
 * algorithm has no associated data; FASTGOST_ERROR_KEY_EXHAUSTED, FASTGOST_ERROR_MEMORY, FASTGOST_ERROR_FINISHED.
 * After an error, the part was not added.
 */
FASTGOST_MUST_USE int fastgost_sealer_associated(struct fastgost_sealer *sealer, const uint8_t *part, size_t len);

/**
 * Encrypts the next part of the data, which has `len` bytes. The function reads the part at `input`, and writes the
 * ciphertext to `output`. To work in place, pass the same pointer as `input` and as `output`. If the pointers are
 * different, the two buffers must not overlap.
 *
 * Errors: FASTGOST_ERROR_PARAMETER or FASTGOST_ERROR_STREAM_EXHAUSTED if the message becomes too long;
 * FASTGOST_ERROR_KEY_EXHAUSTED; FASTGOST_ERROR_FINISHED. After an error, nothing was written.
 */
FASTGOST_MUST_USE
int fastgost_sealer_update(struct fastgost_sealer *sealer,
                           const uint8_t *input,
                           uint8_t *output,
                           size_t len);

/**
 * Writes the tag, and finishes the message. `tag_size` must be the result of fastgost_aead_tag_size.
 *
 * Errors: FASTGOST_ERROR_BUFFER_SIZE means that `tag_size` is wrong. After this error, the message is unchanged.
 * FASTGOST_ERROR_PARAMETER means that there was neither associated data nor data. This error finishes the message.
 * FASTGOST_ERROR_FINISHED is also possible.
 */
FASTGOST_MUST_USE int fastgost_sealer_final(struct fastgost_sealer *sealer, uint8_t *tag, size_t tag_size);

/**
 * Frees a handle, and wipes its secrets. Null is allowed.
 */
int fastgost_sealer_free(struct fastgost_sealer *sealer);

/**
 * Begins to open a message in parts. The plaintext is returned only after the tag has been verified.
 *
 * The function stores a new handle in *opener. Free the handle with fastgost_opener_free. On failure *opener is null.
 * The new handle keeps the key, even after fastgost_aead_free.
 *
 * Errors: the errors of fastgost_sealer_new.
 */
FASTGOST_MUST_USE
int fastgost_opener_new(const struct fastgost_aead *aead,
                        const uint8_t *nonce,
                        size_t nonce_len,
                        struct fastgost_opener **opener);

/**
 * Adds the next part of the associated data. All associated data must be added before the first part of the data.
 *
 * Errors: the errors of fastgost_sealer_associated.
 */
FASTGOST_MUST_USE int fastgost_opener_associated(struct fastgost_opener *opener, const uint8_t *part, size_t len);

/**
 * Adds the next part of the ciphertext, which has `len` bytes.
 *
 * Errors: the errors of fastgost_sealer_update, and FASTGOST_ERROR_MEMORY. After an error, the part was not added.
 */
FASTGOST_MUST_USE int fastgost_opener_update(struct fastgost_opener *opener, const uint8_t *ciphertext, size_t len);

/**
 * Verifies the tag, writes the plaintext to `output`, and finishes the message. `output` has room for `capacity`
 * bytes. The function stores the length of the plaintext in *written. The ciphertext has the same length.
 *
 * Errors: After FASTGOST_ERROR_TAG_MISMATCH, reject the message. The function also returns this error if the tag has a
 * wrong length. FASTGOST_ERROR_PARAMETER means that there was neither associated data nor data. Both errors finish the
 * message. After FASTGOST_ERROR_BUFFER_SIZE, *written is the needed capacity, and the message is unchanged.
 * FASTGOST_ERROR_FINISHED is also possible. After any error no plaintext was written.
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
 * for memory. For all other data, use fastgost_opener_new.
 *
 * The function stores a new handle in *unverified. Free the handle with fastgost_unverified_free. On failure
 * *unverified is null. The new handle keeps the key, even after fastgost_aead_free.
 *
 * Errors: the errors of fastgost_sealer_new.
 */
FASTGOST_MUST_USE
int fastgost_unverified_new(const struct fastgost_aead *aead,
                            const uint8_t *nonce,
                            size_t nonce_len,
                            struct fastgost_unverified **unverified);

/**
 * Adds the next part of the associated data. All associated data must be added before the first part of the data.
 *
 * Errors: the errors of fastgost_sealer_associated.
 */
FASTGOST_MUST_USE
int fastgost_unverified_associated(struct fastgost_unverified *unverified,
                                   const uint8_t *part,
                                   size_t len);

/**
 * Decrypts the next part of the data, which has `len` bytes. The function reads the ciphertext at `input`, and writes
 * the plaintext to `output`. This plaintext is not verified yet. To work in place, pass the same pointer as `input`
 * and as `output`. If the pointers are different, the two buffers must not overlap.
 *
 * Errors: the errors of fastgost_sealer_update.
 */
FASTGOST_MUST_USE
int fastgost_unverified_update(struct fastgost_unverified *unverified,
                               const uint8_t *input,
                               uint8_t *output,
                               size_t len);

/**
 * Verifies the tag, and finishes the message.
 *
 * Errors: After FASTGOST_ERROR_TAG_MISMATCH, discard the plaintext. The function also returns this error if the tag
 * has a wrong length. FASTGOST_ERROR_PARAMETER means that there was neither associated data nor data. Both errors
 * finish the message. FASTGOST_ERROR_FINISHED is also possible.
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
 * The function stores a new handle in *cipher. Free the handle with fastgost_cipher_free. On failure *cipher is null.
 * The handle keeps no pointer to key or IV. Never encrypt two messages with the same key and IV.
 *
 * Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM; FASTGOST_ERROR_UNSUPPORTED if the algorithm is not a cipher;
 * FASTGOST_ERROR_KEY_LENGTH, FASTGOST_ERROR_IV_LENGTH; FASTGOST_ERROR_PARAMETER if `direction` has another value;
 * another error if an option is wrong.
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
 * Encrypts or decrypts the next part of the data, which has `len` bytes. The function reads the part at `input`, and
 * writes the result to `output`. To work in place, pass the same pointer as `input` and as `output`. If the pointers
 * are different, the two buffers must not overlap. The caller can split a message anywhere. In a mode of whole blocks,
 * such as CBC, the length of each part must be a multiple of the result of fastgost_cipher_granularity.
 *
 * Errors: FASTGOST_ERROR_PARTIAL_BLOCK, FASTGOST_ERROR_STREAM_EXHAUSTED; FASTGOST_ERROR_FINISHED after
 * fastgost_cipher_finish. After an error, nothing was written.
 */
FASTGOST_MUST_USE
int fastgost_cipher_update(struct fastgost_cipher *cipher,
                           const uint8_t *input,
                           uint8_t *output,
                           size_t len);

/**
 * Encrypts or decrypts the last part of a message. In a mode of whole blocks, the message can have any length, because
 * encryption appends padding and decryption removes the padding. When the function decrypts, the last part must
 * contain at least the last block of the message. `padding` is one of the constants FASTGOST_PADDING_.... In all other
 * modes, `padding` must be FASTGOST_PADDING_NONE, and this function processes the data as fastgost_cipher_update does.
 * Begin the next message with fastgost_cipher_reset.
 *
 * This function does not authenticate the data. If the sender can distinguish FASTGOST_ERROR_PADDING from success, for
 * example by the time that an answer takes, the sender can decrypt other people's messages. So verify a MAC of the
 * ciphertext first, or use fastgost_aead_new.
 *
 * `output` has room for `capacity` bytes, and must not overlap `input`. A capacity of `len` plus one block is enough.
 * The function stores the length of the output in *written. After FASTGOST_ERROR_BUFFER_SIZE, *written is the capacity
 * that is needed.
 *
 * Errors: FASTGOST_ERROR_PADDING if the padding is wrong. This error finishes the message. After all other errors,
 * nothing was processed. The other errors are FASTGOST_ERROR_PARTIAL_BLOCK, FASTGOST_ERROR_STREAM_EXHAUSTED,
 * FASTGOST_ERROR_UNSUPPORTED, FASTGOST_ERROR_MEMORY, FASTGOST_ERROR_FINISHED, FASTGOST_ERROR_BUFFER_SIZE.
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
 * Moves to a position in the stream. `position` is a number of bytes from the beginning of the stream. Do not encrypt
 * different data at the same position, because both would be encrypted with the same keystream. Only CTR, CTR-ACPKM,
 * and CNT without key meshing support this function. CTR-ACPKM can only move forward.
 *
 * Errors: FASTGOST_ERROR_FINISHED after fastgost_cipher_finish; FASTGOST_ERROR_UNSUPPORTED in all other modes, or if
 * CTR-ACPKM would move backward; FASTGOST_ERROR_STREAM_EXHAUSTED if `position` is past the end of the stream. After an
 * error the position is the same as before.
 */
FASTGOST_MUST_USE int fastgost_cipher_seek(struct fastgost_cipher *cipher, uint64_t position);

/**
 * Begins the next message under the same key, with a new IV of `iv_len` bytes. The new IV must never have been used
 * under this key, because CTR, CNT and OFB use the same keystream again if the IV is the same.
 *
 * Errors: FASTGOST_ERROR_IV_LENGTH. After this error, the state is unchanged.
 */
FASTGOST_MUST_USE int fastgost_cipher_reset(struct fastgost_cipher *cipher, const uint8_t *iv, size_t iv_len);

/**
 * Copies the state into a new handle, and stores this handle in *copy. Free the new handle with fastgost_cipher_free.
 * On failure *copy is null. Do not encrypt different data with the two handles, because both handles continue with the
 * same keystream.
 */
FASTGOST_MUST_USE int fastgost_cipher_dup(const struct fastgost_cipher *cipher, struct fastgost_cipher **copy);

/**
 * Stores a number of bytes in *size. The length of the data must be a multiple of this number. For modes of whole
 * blocks the number is the size of a block, and for all other modes the number is 1.
 */
FASTGOST_MUST_USE int fastgost_cipher_granularity(const struct fastgost_cipher *cipher, size_t *size);

/**
 * Stores the name of the level of this handle's kernel in *level. A kernel is an algorithm's code for one level, and a
 * level is a set of CPU features. The name stays valid for ever.
 */
FASTGOST_MUST_USE int fastgost_cipher_level(const struct fastgost_cipher *cipher, const char **level);

/**
 * Frees a handle, and wipes its secrets. Null is allowed.
 */
int fastgost_cipher_free(struct fastgost_cipher *cipher);

/**
 * Encrypts or decrypts `count` messages in place. The messages are processed together, in the lanes of the CPU's
 * vector registers. Each message has its own IV. Only CTR and CNT support this function. The results do not depend on
 * the data that `cipher` has processed before.
 *
 * Returns 0, or the error of the first message that has an error. The field `result` of each message becomes 0 or this
 * message's error. Messages without an error were processed.
 *
 * Errors: FASTGOST_ERROR_UNSUPPORTED, FASTGOST_ERROR_OVERLAP, FASTGOST_ERROR_NULL_POINTER, FASTGOST_ERROR_MEMORY.
 * After these errors no data was written, and the field `result` of every message is the error of the call.
 */
FASTGOST_MUST_USE
int fastgost_cipher_many(const struct fastgost_cipher *cipher,
                         struct fastgost_message *messages,
                         size_t count);

/**
 * Verifies a signed document (DER, BER or PEM) of `len` bytes. The document must contain its content. The function
 * verifies every signature, and checks that a certificate in `trusted` (PEM or DER) vouches for each signer. `options`
 * may be null.
 *
 * `content` has room for `capacity` bytes. A capacity as large as the document is enough. The function stores the
 * length of the content in *written. After FASTGOST_ERROR_BUFFER_SIZE, *written is the capacity that is needed. The
 * content is written only if all signatures are accepted.
 *
 * The report has lines of UTF-8, without a zero byte at the end. The report says who has signed, and describes
 * timestamps and countersignatures. `report` has room for `report_capacity` bytes. A longer report is cut off. The
 * function stores the number of written bytes in *report_len. The report is also written if the error is
 * FASTGOST_ERROR_SIGNATURE.
 *
 * Errors: FASTGOST_ERROR_SIGNATURE if any signature is not accepted (reject the document); FASTGOST_ERROR_ENCODING,
 * FASTGOST_ERROR_PEM, FASTGOST_ERROR_STRICT if the document, a certificate or a CRL cannot be read;
 * FASTGOST_ERROR_WORK if the verification takes more work than the options allow; FASTGOST_ERROR_PARAMETER if an
 * option is not possible, or if the content is not in the document; FASTGOST_ERROR_BUFFER_SIZE.
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
 * Verifies a signed document that does not contain its content. `signatures` is the signed document, and has `len`
 * bytes. `content` is the content, and has `content_len` bytes. In all other respects this function is like
 * fastgost_cms_verify.
 *
 * Errors: the errors of fastgost_cms_verify. FASTGOST_ERROR_PARAMETER also means that the document contains content.
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
 * Returns the text of this thread's last error. The text says what the mistake is, and which values are allowed. The
 * text never contains a secret.
 *
 * The string is valid until the next call that fails on this thread. The string is empty if no call has failed on this
 * thread. The result is never null.
 */
const char *fastgost_last_error(void);

/**
 * Begins a message with a hash function, such as "streebog256".
 *
 * The function stores a new handle in *hash. Free the handle with fastgost_hash_free. On failure *hash is null.
 *
 * Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM; FASTGOST_ERROR_UNSUPPORTED if the algorithm is not a hash function;
 * another error if an option is wrong.
 */
FASTGOST_MUST_USE
int fastgost_hash_new(const char *algorithm,
                      const struct fastgost_options *options,
                      struct fastgost_hash **hash);

/**
 * Adds the next part of the message, which has `len` bytes.
 */
FASTGOST_MUST_USE int fastgost_hash_update(struct fastgost_hash *hash, const uint8_t *data, size_t len);

/**
 * Writes the message's digest, and begins a new message. `size` must be the result of fastgost_hash_size.
 *
 * Errors: FASTGOST_ERROR_BUFFER_SIZE. After this error, the state is unchanged.
 */
FASTGOST_MUST_USE int fastgost_hash_final(struct fastgost_hash *hash, uint8_t *digest, size_t size);

/**
 * Forgets the message so far, and begins a new message.
 */
FASTGOST_MUST_USE int fastgost_hash_reset(struct fastgost_hash *hash);

/**
 * Copies the state into a new handle, and stores this handle in *copy. Free the new handle with fastgost_hash_free. On
 * failure *copy is null.
 */
FASTGOST_MUST_USE int fastgost_hash_dup(const struct fastgost_hash *hash, struct fastgost_hash **copy);

/**
 * Stores the length of a digest, in bytes, in *size.
 */
FASTGOST_MUST_USE int fastgost_hash_size(const struct fastgost_hash *hash, size_t *size);

/**
 * Stores the name of the level of this handle's kernel in *level. A kernel is an algorithm's code for one level, and a
 * level is a set of CPU features. The name stays valid for ever.
 */
FASTGOST_MUST_USE int fastgost_hash_level(const struct fastgost_hash *hash, const char **level);

/**
 * Frees a handle, and wipes its secrets. Null is allowed.
 */
int fastgost_hash_free(struct fastgost_hash *hash);

/**
 * Writes the digest of a whole message of `len` bytes to `digest`. `size` must be the length of the digest in bytes:
 * 32 or 64.
 *
 * Errors: the errors of fastgost_hash_new, and FASTGOST_ERROR_BUFFER_SIZE.
 */
FASTGOST_MUST_USE
int fastgost_hash_digest(const char *algorithm,
                         const uint8_t *data,
                         size_t len,
                         uint8_t *digest,
                         size_t size);

/**
 * Writes the digests of `count` messages to `digests`. The digests are computed together, in the lanes of the CPU's
 * vector registers. `size` must be `count` times the result of fastgost_hash_size. The function hashes each message as
 * if the message followed the data that `hash` has processed so far. `hash` itself does not change.
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
 * Returns the version of the library, such as "0.1.0". The string is never null, and is valid for ever.
 */
const char *fastgost_version(void);

/**
 * Stores the number of levels in *count. A level is a set of CPU features. The function counts only the levels that
 * this CPU supports and for which the library has code. The number is at least 1.
 */
FASTGOST_MUST_USE int fastgost_level_count(size_t *count);

/**
 * Stores the name of a level of CPU features in *name. The name stays valid for ever. `index` must be less than the
 * result of fastgost_level_count. Level 0 is the best level. The library uses this level, unless the options of an
 * algorithm name another level. The last level is "portable".
 *
 * Errors: FASTGOST_ERROR_PARAMETER if `index` is too large.
 */
FASTGOST_MUST_USE int fastgost_level_name(size_t index, const char **name);

/**
 * Stores the number of algorithms in *count.
 */
FASTGOST_MUST_USE int fastgost_algorithm_count(size_t *count);

/**
 * Stores the name of an algorithm in *name. The name stays valid for ever. `index` must be less than the result of
 * fastgost_algorithm_count.
 *
 * Errors: FASTGOST_ERROR_PARAMETER if `index` is too large.
 */
FASTGOST_MUST_USE int fastgost_algorithm_name(size_t index, const char **name);

/**
 * Finds an algorithm by its object identifier in dotted decimals, and stores the name of the algorithm in *name. The
 * name stays valid for ever. If several algorithms have the object identifier, *name is the name of the algorithm with
 * the smallest index in fastgost_algorithm_name.
 *
 * Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM.
 */
FASTGOST_MUST_USE int fastgost_algorithm_from_oid(const char *oid, const char **name);

/**
 * Stores the properties of an algorithm. A pointer may be null if the caller does not want the value.
 *
 * - *kind is one of the constants FASTGOST_KIND_....
 * - *block_size is the number of bytes in a block. For a signature, *block_size is the number of bytes in the digest
 *   that is signed. For a key agreement, *block_size is the number of bytes in the agreed key.
 * - *key_size is the number of bytes in the key. *key_size is 0 if the algorithm has no key, or if the key may have
 *   any length.
 * - *iv_size is the recommended number of bytes in the IV, nonce or UKM. *iv_size is 0 if the algorithm has no IV,
 *   nonce or UKM.
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
 * Derives `size` bytes from a password with PBKDF2. `algorithm` is "pbkdf2-streebog512" or "pbkdf2-streebog256". The
 * password may contain any bytes. In RFC 9337 a password is text in UTF-8, but the function does not check this.
 *
 * Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM; FASTGOST_ERROR_UNSUPPORTED if the algorithm is not PBKDF2;
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
 * Derives `size` bytes from a key with KDF_TREE_GOSTR3411_2012_256 (RFC 7836, section 4.4). `r` is the parameter R. R
 * is the number of bytes in the counter, from 1 to 4. If `r` is 1 and `size` is 32, the function computes
 * KDF_GOSTR3411_2012_256 (section 4.5). The result also depends on `size`, so a shorter result is not the beginning of
 * a longer result.
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
 * Derives `size` bytes from keying material with HKDF (RFC 5869). `salt` and `info` may be empty. `hash` is
 * "streebog256" or "streebog512".
 *
 * Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM; FASTGOST_ERROR_UNSUPPORTED if `hash` names another algorithm;
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
 * or "gost28147-cryptopro-wrap". The IV (for GOST 28147-89, the UKM) must never be used again. The IV is not part of
 * the wrapped key. `wrapped` has room for `capacity` bytes. The function stores the length of the wrapped key in
 * *written. The wrapped key is a few bytes longer than the key.
 *
 * Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM, FASTGOST_ERROR_UNSUPPORTED, FASTGOST_ERROR_KEY_LENGTH,
 * FASTGOST_ERROR_IV_LENGTH; FASTGOST_ERROR_BUFFER_SIZE (*written is then the capacity that is needed);
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
 * Unwraps a key that fastgost_key_wrap wrapped with the same algorithm, key-encryption key and IV. `key` has room for
 * `capacity` bytes. The function stores the length of the key in *written.
 *
 * Errors: FASTGOST_ERROR_TAG_MISMATCH if the wrapped key was changed, or was wrapped under another key-encryption key;
 * FASTGOST_ERROR_WRAPPED_LENGTH; the errors of fastgost_key_wrap. After an error no key was written.
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
 * Generates a private key with the system's random numbers. `curve` names the curve by the name of a signature
 * algorithm on it (such as "gost3410-256-a"), by the curve's short name (such as "cryptopro-a"), by its full name, or
 * by its object identifier.
 *
 * The function stores a new handle in *key. Free the handle with fastgost_private_key_free. On failure *key is null.
 *
 * Errors: FASTGOST_ERROR_UNKNOWN_CURVE, FASTGOST_ERROR_RANDOMNESS.
 */
FASTGOST_MUST_USE int fastgost_private_key_generate(const char *curve, struct fastgost_private_key **key);

/**
 * Makes a private key from the secret number, which is little-endian and has 32 or 64 bytes. `curve` names the curve
 * as in fastgost_private_key_generate.
 *
 * The function stores a new handle in *key. Free the handle with fastgost_private_key_free. On failure *key is null.
 * The handle keeps no pointer to the bytes.
 *
 * Errors: FASTGOST_ERROR_UNKNOWN_CURVE; FASTGOST_ERROR_KEY_LENGTH; FASTGOST_ERROR_SECRET_KEY if the secret number is
 * out of range.
 */
FASTGOST_MUST_USE
int fastgost_private_key_new(const char *curve,
                             const uint8_t *bytes,
                             size_t len,
                             struct fastgost_private_key **key);

/**
 * Reads a private key from `len` bytes. The bytes are PKCS #8 in DER or PEM. If the PEM text has several documents,
 * the function reads the first private key. The secret number may be in any form that programs write: as little-endian
 * bytes, with or without masks (R 50.1.112-2016), in a second OCTET STRING (GnuTLS), or as an INTEGER (old versions of
 * gost-engine). If the key is encrypted, `password` is needed. If the key is not encrypted, `password` may be null.
 * `most_iterations` is the largest number of PBKDF2 iterations to accept. 0 means 2^26 iterations.
 *
 * The function stores a new handle in *key. Free the handle with fastgost_private_key_free. On failure *key is null.
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
 * Reads a private key from a file or folder that another program wrote. A file must be a PFX (PKCS #12) in DER or in
 * text form. The PFX must have one private key and a MAC. A folder must be a container of CryptoPro, such as
 * "name.000". If a container has a second key, the second key is not read. `path` is the path of the file or folder,
 * in UTF-8, and has `path_len` bytes. The password may be null or empty. `most_iterations` is the largest number of
 * iterations that a PFX may ask for. 0 means 2^22 iterations.
 *
 * The function stores a new handle in *key. Free the handle with fastgost_private_key_free. On failure *key is null.
 *
 * Errors: FASTGOST_ERROR_PASSWORD, FASTGOST_ERROR_ITERATIONS; FASTGOST_ERROR_TAG_MISMATCH if a checksum is wrong or a
 * PFX has no MAC; FASTGOST_ERROR_ENCODING, for example if a file cannot be read; FASTGOST_ERROR_UNKNOWN_CURVE,
 * FASTGOST_ERROR_SECRET_KEY; FASTGOST_ERROR_UNSUPPORTED if the key is of GOST R 34.10-2001, because the library does
 * not sign with such keys; FASTGOST_ERROR_PARAMETER if a PFX does not have exactly one private key, or if no file can
 * have this password; FASTGOST_ERROR_TEXT if the path is not UTF-8.
 */
FASTGOST_MUST_USE
int fastgost_private_key_import(const uint8_t *path,
                                size_t path_len,
                                const uint8_t *password,
                                size_t password_len,
                                uint32_t most_iterations,
                                struct fastgost_private_key **key);

/**
 * Writes a private key as PKCS #8. `format` is FASTGOST_DER or FASTGOST_PEM. PEM is written without a zero byte at the
 * end. If `password` is not null, the key is encrypted as RFC 9337 says (Kuznyechik with a MAC). `iterations` is the
 * number of PBKDF2 iterations. This number must be at least 1000, or 0, which means 2^20. If `password` is null, the
 * key is not encrypted.
 *
 * `output` has room for `capacity` bytes. A capacity of 2048 bytes is enough. The function stores the length of the
 * output in *written. After FASTGOST_ERROR_BUFFER_SIZE, *written is the capacity that is needed. Do not call the
 * function only to learn the length. With a password, such a call takes long, because the function computes all
 * iterations before it knows the length.
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
 * Writes the secret number of a private key, in little-endian order. `size` must be the result of
 * fastgost_private_key_size, which is 32 or 64.
 *
 * Errors: FASTGOST_ERROR_BUFFER_SIZE.
 */
FASTGOST_MUST_USE int fastgost_private_key_bytes(const struct fastgost_private_key *key, uint8_t *bytes, size_t size);

/**
 * Computes the public key that belongs to a private key. The function stores a new handle in *public_key. Free the
 * handle with fastgost_public_key_free. On failure *public_key is null.
 */
FASTGOST_MUST_USE
int fastgost_private_key_public(const struct fastgost_private_key *key,
                                struct fastgost_public_key **public_key);

/**
 * Chooses the kernel (the code for one level of CPU features) for a private key, and for the public keys that are
 * computed from this private key. `level` is the name of the level (fastgost_level_name). Call this function before
 * several threads share the key, because no other call may use the key at the same time.
 *
 * Errors: FASTGOST_ERROR_UNKNOWN_LEVEL, FASTGOST_ERROR_KERNEL_UNAVAILABLE.
 */
FASTGOST_MUST_USE int fastgost_private_key_set_level(struct fastgost_private_key *key, const char *level);

/**
 * Makes the signatures of a private key deterministic, so that equal digests get equal signatures. Deterministic
 * signatures are for tests, and for systems without random numbers. Deterministic signatures have a risk. If the key
 * signs the same digest twice, and an attacker disturbs one of the two computations, the attacker can learn the
 * private key from the two signatures. Call this function before several threads share the key, because no other call
 * may use the key at the same time.
 */
FASTGOST_MUST_USE int fastgost_private_key_set_deterministic(struct fastgost_private_key *key);

/**
 * Copies a private key into a new handle, and stores this handle in *copy. Free the new handle with
 * fastgost_private_key_free. On failure *copy is null.
 */
FASTGOST_MUST_USE
int fastgost_private_key_dup(const struct fastgost_private_key *key,
                             struct fastgost_private_key **copy);

/**
 * Stores the number of bytes in a private key in *size. The number is 32 or 64. The digests that the key signs have
 * the same number of bytes. The key's signatures and its public key have twice this number of bytes.
 */
FASTGOST_MUST_USE int fastgost_private_key_size(const struct fastgost_private_key *key, size_t *size);

/**
 * Frees a handle, and wipes its secrets. Null is allowed.
 */
int fastgost_private_key_free(struct fastgost_private_key *key);

/**
 * Makes a public key from its coordinates. The coordinates are x and then y, both little-endian, and have 64 or 128
 * bytes together. `curve` names the curve as in fastgost_private_key_generate.
 *
 * The function stores a new handle in *key. Free the handle with fastgost_public_key_free. On failure *key is null.
 *
 * Errors: FASTGOST_ERROR_UNKNOWN_CURVE; FASTGOST_ERROR_KEY_LENGTH; FASTGOST_ERROR_PUBLIC_KEY if the coordinates are
 * not a valid public key.
 */
FASTGOST_MUST_USE
int fastgost_public_key_new(const char *curve,
                            const uint8_t *bytes,
                            size_t len,
                            struct fastgost_public_key **key);

/**
 * Reads a public key from `len` bytes. The bytes are SubjectPublicKeyInfo in DER or PEM. If the PEM text has several
 * documents, the function reads the first public key.
 *
 * The function stores a new handle in *key. Free the handle with fastgost_public_key_free. On failure *key is null.
 *
 * Errors: FASTGOST_ERROR_ENCODING, FASTGOST_ERROR_PEM, FASTGOST_ERROR_UNKNOWN_CURVE, FASTGOST_ERROR_PUBLIC_KEY;
 * FASTGOST_ERROR_UNSUPPORTED for keys of GOST R 34.10-94.
 */
FASTGOST_MUST_USE int fastgost_public_key_read(const uint8_t *data, size_t len, struct fastgost_public_key **key);

/**
 * Writes a public key as SubjectPublicKeyInfo (RFC 9215). `format` is FASTGOST_DER or FASTGOST_PEM. PEM is written
 * without a zero byte at the end.
 *
 * `output` has room for `capacity` bytes. A capacity of 1024 bytes is enough. The function stores the length of the
 * output in *written. After FASTGOST_ERROR_BUFFER_SIZE, *written is the capacity that is needed.
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
 * Writes the coordinates of a public key. The coordinates are x and then y, both little-endian. `size` must be 64 on
 * curves of 256 bits, and 128 on curves of 512 bits.
 *
 * Errors: FASTGOST_ERROR_BUFFER_SIZE.
 */
FASTGOST_MUST_USE int fastgost_public_key_bytes(const struct fastgost_public_key *key, uint8_t *bytes, size_t size);

/**
 * Chooses the kernel (the code for one level of CPU features) for a public key. `level` is the name of the level
 * (fastgost_level_name). Call this function before several threads share the key, because no other call may use the
 * key at the same time.
 *
 * Errors: FASTGOST_ERROR_UNKNOWN_LEVEL, FASTGOST_ERROR_KERNEL_UNAVAILABLE.
 */
FASTGOST_MUST_USE int fastgost_public_key_set_level(struct fastgost_public_key *key, const char *level);

/**
 * Copies a public key into a new handle, and stores this handle in *copy. Free the new handle with
 * fastgost_public_key_free. On failure *copy is null.
 */
FASTGOST_MUST_USE int fastgost_public_key_dup(const struct fastgost_public_key *key, struct fastgost_public_key **copy);

/**
 * Frees a handle. Null is allowed.
 */
int fastgost_public_key_free(struct fastgost_public_key *key);

/**
 * Begins a message with a MAC, such as "kuznyechik-omac" or "hmac-streebog256", under a key of `key_len` bytes.
 *
 * The function stores a new handle in *mac. Free the handle with fastgost_mac_free. On failure *mac is null. The
 * handle keeps no pointer to the key.
 *
 * Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM; FASTGOST_ERROR_UNSUPPORTED if the algorithm is not a MAC;
 * FASTGOST_ERROR_KEY_LENGTH; another error if an option is wrong.
 */
FASTGOST_MUST_USE
int fastgost_mac_new(const char *algorithm,
                     const uint8_t *key,
                     size_t key_len,
                     const struct fastgost_options *options,
                     struct fastgost_mac **mac);

/**
 * Adds the next part of the message, which has `len` bytes.
 *
 * Errors: FASTGOST_ERROR_KEY_EXHAUSTED if the key would process more data than the MAC allows. After this error, the
 * part was not added.
 */
FASTGOST_MUST_USE int fastgost_mac_update(struct fastgost_mac *mac, const uint8_t *data, size_t len);

/**
 * Writes the message's tag, and begins a new message under the same key. `size` must be the result of
 * fastgost_mac_size.
 *
 * Errors: FASTGOST_ERROR_BUFFER_SIZE. After this error, the state is unchanged.
 */
FASTGOST_MUST_USE int fastgost_mac_final(struct fastgost_mac *mac, uint8_t *tag, size_t size);

/**
 * Compares the tag of the message with `tag`, in constant time, and begins a new message under the same key.
 *
 * Errors: FASTGOST_ERROR_TAG_MISMATCH. After this error, reject the message.
 */
FASTGOST_MUST_USE int fastgost_mac_verify(struct fastgost_mac *mac, const uint8_t *tag, size_t size);

/**
 * Forgets the message so far, and begins a new message under the same key.
 */
FASTGOST_MUST_USE int fastgost_mac_reset(struct fastgost_mac *mac);

/**
 * Copies the state into a new handle, and stores this handle in *copy. Free the new handle with fastgost_mac_free. On
 * failure *copy is null.
 */
FASTGOST_MUST_USE int fastgost_mac_dup(const struct fastgost_mac *mac, struct fastgost_mac **copy);

/**
 * Stores the length of a tag, in bytes, in *size.
 */
FASTGOST_MUST_USE int fastgost_mac_size(const struct fastgost_mac *mac, size_t *size);

/**
 * Stores the name of the level of this handle's kernel in *level. A kernel is an algorithm's code for one level, and a
 * level is a set of CPU features. The name stays valid for ever.
 */
FASTGOST_MUST_USE int fastgost_mac_level(const struct fastgost_mac *mac, const char **level);

/**
 * Frees a handle, and wipes its secrets. Null is allowed.
 */
int fastgost_mac_free(struct fastgost_mac *mac);

/**
 * Writes the tag of a whole message of `len` bytes to `tag`. `size` must be the default length of the tag. For HMAC,
 * the default is the length of a digest. For "gost28147-imit", the default is 4 bytes. For all other MACs, the default
 * is the length of a block.
 *
 * Errors: the errors of fastgost_mac_new, and FASTGOST_ERROR_BUFFER_SIZE.
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
 * Writes the tags of `count` messages to `tags`. If the MAC can process several messages at once, the tags are
 * computed together, in the lanes of the CPU's vector registers. `size` must be `count` times the result of
 * fastgost_mac_size. The tags do not depend on the data that `mac` has processed so far.
 *
 * Errors: FASTGOST_ERROR_BUFFER_SIZE, FASTGOST_ERROR_MEMORY; FASTGOST_ERROR_KEY_EXHAUSTED, after which some of the
 * tags may have been written.
 */
FASTGOST_MUST_USE
int fastgost_mac_many(struct fastgost_mac *mac,
                      const struct fastgost_bytes *messages,
                      size_t count,
                      uint8_t *tags,
                      size_t size);

/**
 * Computes a number of bytes that is enough for a sealed file with `plaintext_len` bytes of plaintext and `count`
 * recipients. Stores this number in *size.
 *
 * Errors: FASTGOST_ERROR_ADDRESS if no buffer can have this size.
 */
FASTGOST_MUST_USE int fastgost_sealed_bound(size_t plaintext_len, size_t count, size_t *size);

/**
 * Seals `len` bytes for `count` recipients. `cipher` is "kuznyechik" or "magma".
 *
 * `output` has room for `capacity` bytes. The result of fastgost_sealed_bound is a sufficient capacity. The function
 * stores the length of the file in *written. After FASTGOST_ERROR_BUFFER_SIZE, *written is the capacity that is
 * needed. Do not call this function only to learn the length. With a passphrase, such a call takes long, because the
 * function derives a key before it knows the length.
 *
 * Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM; FASTGOST_ERROR_PARAMETER or FASTGOST_ERROR_KEY_LENGTH if a recipient is
 * wrong; FASTGOST_ERROR_SEALED_LENGTH, FASTGOST_ERROR_RANDOMNESS, FASTGOST_ERROR_BUFFER_SIZE. After an error, nothing
 * was written.
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
 * Opens a sealed file of `len` bytes with any of `count` identities. An identity is a secret that can open files.
 *
 * `output` has room for `capacity` bytes. A capacity as large as the file is enough. The function stores the length of
 * the plaintext in *written. After FASTGOST_ERROR_BUFFER_SIZE, *written is the capacity that is needed.
 *
 * Errors: FASTGOST_ERROR_NOT_SEALED and FASTGOST_ERROR_SEALED_..., after which the caller must reject the file;
 * FASTGOST_ERROR_KEY_LENGTH or FASTGOST_ERROR_PARAMETER if an identity is wrong; FASTGOST_ERROR_BUFFER_SIZE. After an
 * error, `output` contains no plaintext.
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
 * Seals the data that the callback `read` gives, and passes the sealed file to the callback `write`. Each callback
 * gets its own context pointer, which may be null.
 *
 * Errors: FASTGOST_ERROR_CALLBACK if a callback failed; the errors of fastgost_sealed_seal. After an error the output
 * is incomplete, so delete the output.
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
 * Opens the sealed file that the callback `read` gives, and passes the plaintext to the callback `write`. Each
 * callback gets its own context pointer, which may be null. `write` gets only verified plaintext. The plaintext is
 * complete only if this function returns 0.
 *
 * Errors: FASTGOST_ERROR_CALLBACK if a callback failed; the errors of fastgost_sealed_open. After an error, the data
 * that `write` has got is authentic, but incomplete.
 */
FASTGOST_MUST_USE
int fastgost_sealed_open_stream(const struct fastgost_identity *identities,
                                size_t count,
                                fastgost_read_callback read,
                                void *read_context,
                                fastgost_write_callback write,
                                void *write_context);

/**
 * Signs a message of `len` bytes. The message is hashed with Streebog-256 on curves of 256 bits, and with Streebog-512
 * on curves of 512 bits. `encoding` is one of the constants FASTGOST_SIGNATURE_.... `size` must be twice the result of
 * fastgost_private_key_size: 64 or 128.
 *
 * The function refuses a message whose signature would also be valid in another format. Such a message is one whole
 * SET or SEQUENCE of ASN.1, or begins like the data that is signed in TLS 1.3, in a token (JWS) or in an XML
 * signature. If the function signed such a message, anybody could present the signature as the signature of a document
 * (CMS), a certificate, a certificate request or a CRL, or as a signature in TLS 1.3, in a token or in XML.
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
 * Signs any message, even a message that fastgost_private_key_sign refuses because the signature would also be valid
 * in another format. This function is for programs that implement the other format themselves, and whose key signs
 * only data in this format. In all other respects this function is like fastgost_private_key_sign.
 *
 * Errors: the errors of fastgost_private_key_sign, except for FASTGOST_ERROR_STRUCTURE.
 */
FASTGOST_MUST_USE
int fastgost_private_key_sign_structure(const struct fastgost_private_key *key,
                                        const uint8_t *message,
                                        size_t len,
                                        int encoding,
                                        uint8_t *signature,
                                        size_t size);

/**
 * Signs a digest. The digest has 32 bytes on curves of 256 bits, and 64 bytes on curves of 512 bits. The library knows
 * only the digest. So the function cannot refuse messages whose signature would also be valid in another format. In
 * all other respects this function is like fastgost_private_key_sign.
 *
 * Errors: FASTGOST_ERROR_DIGEST_LENGTH, and the errors of fastgost_private_key_sign except for
 * FASTGOST_ERROR_STRUCTURE.
 */
FASTGOST_MUST_USE
int fastgost_private_key_sign_digest(const struct fastgost_private_key *key,
                                     const uint8_t *digest,
                                     size_t len,
                                     int encoding,
                                     uint8_t *signature,
                                     size_t size);

/**
 * Verifies the signature of a message of `len` bytes. The function refuses a message whose signature would also be
 * valid in another format, because the key may have signed the message in that format. Such a message is one whole SET
 * or SEQUENCE of ASN.1, or begins like the data that is signed in TLS 1.3, in a token (JWS) or in an XML signature.
 * fastgost_public_key_verify_structure verifies such messages.
 *
 * Errors: FASTGOST_ERROR_SIGNATURE if the signature does not verify, and FASTGOST_ERROR_STRUCTURE if the function
 * refuses the message. In both cases, reject the message. FASTGOST_ERROR_SIGNATURE_LENGTH and FASTGOST_ERROR_PARAMETER
 * are also possible.
 */
FASTGOST_MUST_USE
int fastgost_public_key_verify(const struct fastgost_public_key *key,
                               const uint8_t *message,
                               size_t len,
                               int encoding,
                               const uint8_t *signature,
                               size_t size);

/**
 * Verifies the signature of any message, even of a message that fastgost_public_key_verify refuses because the
 * signature would also be valid in another format. This function is for programs that implement the other format
 * themselves. In all other respects this function is like fastgost_public_key_verify.
 *
 * Errors: the errors of fastgost_public_key_verify, except for FASTGOST_ERROR_STRUCTURE.
 */
FASTGOST_MUST_USE
int fastgost_public_key_verify_structure(const struct fastgost_public_key *key,
                                         const uint8_t *message,
                                         size_t len,
                                         int encoding,
                                         const uint8_t *signature,
                                         size_t size);

/**
 * Verifies the signature of a digest. The digest has 32 bytes on curves of 256 bits, and 64 bytes on curves of 512
 * bits.
 *
 * Errors: FASTGOST_ERROR_DIGEST_LENGTH, and the errors of fastgost_public_key_verify except for
 * FASTGOST_ERROR_STRUCTURE.
 */
FASTGOST_MUST_USE
int fastgost_public_key_verify_digest(const struct fastgost_public_key *key,
                                      const uint8_t *digest,
                                      size_t len,
                                      int encoding,
                                      const uint8_t *signature,
                                      size_t size);

/**
 * Computes the agreed key from a private key and the peer's public key. `algorithm` is "vko-256", "vko-512",
 * "vko-2001" or "keg". The UKM has `ukm_len` bytes. `size` must be the block_size that fastgost_algorithm_info returns
 * for the algorithm: 32 or 64.
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
