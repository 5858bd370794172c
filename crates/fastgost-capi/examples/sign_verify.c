/* Signs a message, verifies the signature, and shows that a changed message does not verify. Then two keys agree on a
   secret. */
#include "common.h"
#include <string.h>

int main(void)
{
    const uint8_t message[] = "a message";
    uint8_t signature[128], pem[1024];
    size_t size, len;

    struct fastgost_private_key *key;
    struct fastgost_public_key *public_key, *same;
    CHECK(fastgost_private_key_generate("gost3410-512-a", &key));
    CHECK(fastgost_private_key_size(key, &size));
    CHECK(fastgost_private_key_sign(key, message, sizeof message, FASTGOST_SIGNATURE_STANDARD, signature, 2 * size));

    /* The public key goes to the other side as a file. */
    CHECK(fastgost_private_key_public(key, &public_key));
    CHECK(fastgost_public_key_write(public_key, FASTGOST_PEM, pem, sizeof pem, &len));
    printf("%.*s", (int)len, (const char *)pem);
    CHECK(fastgost_public_key_read(pem, len, &same));
    CHECK(fastgost_public_key_verify(same, message, sizeof message, FASTGOST_SIGNATURE_STANDARD, signature, 2 * size));
    puts("the signature verifies");

    int error = fastgost_public_key_verify(same, (const uint8_t *)"A message", sizeof message, FASTGOST_SIGNATURE_STANDARD,
                                           signature, 2 * size);
    if (error != FASTGOST_ERROR_SIGNATURE) {
        fprintf(stderr, "a changed message: %d\n", error);
        return 1;
    }
    printf("not with another message: %s\n", fastgost_last_error());

    struct fastgost_private_key *other;
    struct fastgost_public_key *other_public;
    uint8_t one[32], two[32];
    const uint8_t ukm[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    CHECK(fastgost_private_key_generate("gost3410-512-a", &other));
    CHECK(fastgost_private_key_public(other, &other_public));
    CHECK(fastgost_private_key_agree(key, other_public, "vko-256", ukm, sizeof ukm, one, sizeof one));
    CHECK(fastgost_private_key_agree(other, public_key, "vko-256", ukm, sizeof ukm, two, sizeof two));
    if (memcmp(one, two, sizeof one) != 0) {
        fprintf(stderr, "the two sides do not agree\n");
        return 1;
    }
    puts("both sides have the same key");

    CHECK(fastgost_private_key_free(key));
    CHECK(fastgost_private_key_free(other));
    CHECK(fastgost_public_key_free(public_key));
    CHECK(fastgost_public_key_free(same));
    CHECK(fastgost_public_key_free(other_public));
    return 0;
}
