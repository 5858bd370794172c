// This is the program for OpenSSL in test_differential.py. It reads cases and writes verdicts. A case has a letter for
// the kind of the case, the number of its objects, and the objects. The length of each object is before the object. A
// verdict has 1 (accepted) or 0 (refused), the length of the reason's text, and this text.
#include <openssl/cms.h>
#include <openssl/err.h>
#include <openssl/ts.h>
#include <openssl/x509_vfy.h>
#include <openssl/x509v3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 4 };
static const time_t NOW = 1780272000;

static void all(void *to, size_t n) {
  if (n > 0 && fread(to, 1, n, stdin) != n) exit(1);
}

static void answer(int ok, const char *words) {
  size_t n = strlen(words);
  if (n > 160) n = 160;
  putchar(ok);
  putchar((int)n);
  fwrite(words, 1, n, stdout);
}

// Returns the last error, in the words of the function that has detected the error first.
static const char *problem(void) {
  static char text[200];
  unsigned long e = ERR_peek_error();
  const char *reason = ERR_reason_error_string(e);
  snprintf(text, sizeof text, "%s", reason ? reason : "refused");
  return text;
}

static X509_STORE *store(X509 *root, unsigned long flags) {
  X509_STORE *store = X509_STORE_new();
  X509_STORE_add_cert(store, root);
  X509_VERIFY_PARAM *param = X509_STORE_get0_param(store);
  X509_VERIFY_PARAM_set_time(param, NOW);
  X509_VERIFY_PARAM_set_flags(param, flags);
  // The verification accepts every certificate policy.
  X509_VERIFY_PARAM_add0_policy(param, OBJ_nid2obj(NID_any_policy));
  return store;
}

// Verifies a certificate, and writes the verdict.
static void verify(X509 *root, X509 *untrusted, X509 *leaf, X509_CRL *crl, int purpose) {
  X509_STORE *trusted = store(root, X509_V_FLAG_POLICY_CHECK | (crl ? X509_V_FLAG_CRL_CHECK : 0));
  X509_STORE_CTX *ctx = X509_STORE_CTX_new();
  STACK_OF(X509) *others = sk_X509_new_null();
  STACK_OF(X509_CRL) *crls = sk_X509_CRL_new_null();
  if (untrusted) sk_X509_push(others, untrusted);
  if (crl) sk_X509_CRL_push(crls, crl);
  X509_STORE_CTX_init(ctx, trusted, leaf, others);
  X509_STORE_CTX_set0_crls(ctx, crls);
  if (purpose) X509_STORE_CTX_set_purpose(ctx, purpose);
  int ok = X509_verify_cert(ctx) == 1;
  int e = X509_STORE_CTX_get_error(ctx);
  // If an extension of a certificate cannot be decoded, OpenSSL finds no certificates that this certificate has issued.
  // OpenSSL does not report that the extension is the reason.
  int undecodable = ((untrusted ? X509_get_extension_flags(untrusted) : 0) | X509_get_extension_flags(leaf)) & EXFLAG_INVALID;
  const char *why = undecodable ? "an extension that cannot be decoded" : e ? X509_verify_cert_error_string(e) : problem();
  answer(ok, ok ? "" : why);
  sk_X509_CRL_free(crls);
  sk_X509_free(others);
  X509_STORE_CTX_free(ctx);
  X509_STORE_free(trusted);
}

// Writes a verdict with the error and the place of the error.
static void failed(void) {
  char words[200];
  const char *data = NULL;
  int flags = 0;
  unsigned long e = ERR_peek_last_error_data(&data, &flags);
  const char *reason = ERR_reason_error_string(e);
  snprintf(words, sizeof words, "%s %s", reason ? reason : "refused", data && (flags & ERR_TXT_STRING) ? data : "");
  answer(0, words);
}

static void document(X509 *root, CMS_ContentInfo *cms) {
  X509_STORE *trusted = store(root, 0);
  BIO *content = BIO_new(BIO_s_mem());
  if (CMS_verify(cms, NULL, trusted, NULL, content, CMS_BINARY) == 1) {
    answer(1, "");
  } else {
    failed();
  }
  BIO_free(content);
  X509_STORE_free(trusted);
}

// Verifies that a timestamp is for the data `of`, and writes the verdict.
static void timestamp(X509 *root, PKCS7 *token, const unsigned char *of, long length) {
  TS_VERIFY_CTX *ctx = TS_VERIFY_CTX_new();
  TS_VERIFY_CTX_set_flags(ctx, TS_VFY_VERSION | TS_VFY_SIGNATURE | TS_VFY_DATA);
  TS_VERIFY_CTX_set_store(ctx, store(root, 0));
  TS_VERIFY_CTX_set_data(ctx, BIO_new_mem_buf(of, (int)length));
  if (TS_RESP_verify_token(ctx, token) == 1) {
    answer(1, "");
  } else {
    failed();
  }
  TS_VERIFY_CTX_free(ctx);
}

int main(void) {
  OPENSSL_init_crypto(OPENSSL_INIT_LOAD_CONFIG, NULL);
  for (int kind; (kind = getchar()) != EOF;) {
    int n = getchar();
    unsigned char *der[MOST] = {0};
    const unsigned char *at[MOST];
    long length[MOST];
    if (n < 1 || n > MOST) return 1;
    for (int i = 0; i < n; i++) {
      unsigned char head[4];
      all(head, 4);
      length[i] = (long)head[0] << 24 | head[1] << 16 | head[2] << 8 | head[3];
      at[i] = der[i] = malloc(length[i] + 1);
      all(der[i], length[i]);
    }
    ERR_clear_error();
    X509 *certificate[3] = {0};
    X509_CRL *crl = NULL;
    X509_REQ *request = NULL;
    CMS_ContentInfo *cms = NULL;
    PKCS7 *token = NULL;
    int certificates = kind == 'C' || kind == 'S' ? 3 : kind == 'L' ? 2 : kind == 'D' || kind == 'T' ? 1 : 0, read = 1;
    for (int i = 0; i < certificates && read; i++) {
      certificate[i] = d2i_X509(NULL, &at[i], length[i]);
      read = certificate[i] && at[i] == der[i] + length[i];
    }
    int last = n - 1;
    if (read && kind == 'L') read = (crl = d2i_X509_CRL(NULL, &at[last], length[last])) && at[last] == der[last] + length[last];
    if (read && kind == 'R') read = (request = d2i_X509_REQ(NULL, &at[last], length[last])) && at[last] == der[last] + length[last];
    if (read && kind == 'D') read = (cms = d2i_CMS_ContentInfo(NULL, &at[last], length[last])) && at[last] == der[last] + length[last];
    if (read && kind == 'T') read = (token = d2i_PKCS7(NULL, &at[2], length[2])) && at[2] == der[2] + length[2];
    if (!read) {
      answer(0, problem());
    } else if (kind == 'C') {
      verify(certificate[0], certificate[1], certificate[2], NULL, 0);
    } else if (kind == 'S') {
      verify(certificate[0], certificate[1], certificate[2], NULL, X509_PURPOSE_SSL_SERVER);
    } else if (kind == 'L') {
      verify(certificate[0], NULL, certificate[1], crl, 0);
    } else if (kind == 'R') {
      EVP_PKEY *key = X509_REQ_get0_pubkey(request);
      int ok = key && X509_REQ_verify(request, key) == 1;
      answer(ok, ok ? "" : problem());
    } else if (kind == 'T') {
      timestamp(certificate[0], token, der[3], length[3]);
    } else {
      document(certificate[0], cms);
    }
    for (int i = 0; i < 3; i++) X509_free(certificate[i]);
    X509_CRL_free(crl);
    X509_REQ_free(request);
    CMS_ContentInfo_free(cms);
    PKCS7_free(token);
    for (int i = 0; i < n; i++) free(der[i]);
    // The program writes each answer immediately. It does not have to wait, because the buffer of the pipe has room for
    // the answers to a whole batch.
    fflush(stdout);
  }
  return 0;
}
