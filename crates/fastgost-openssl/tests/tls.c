// Tests TLS 1.2 with a client and a server in one process. A pair of BIOs connects the client and the server.
// OPENSSL_CONF selects our provider or gost-engine.
//
//   tls CERTIFICATE KEY SUITE rate SECONDS              prints the number of full handshakes in a second
//   tls CERTIFICATE KEY SUITE repeat COUNT              makes handshakes of all kinds; the heap must not grow
//   tls CERTIFICATE KEY SUITE threads THREADS COUNT     makes COUNT handshakes in each thread
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>
#include <time.h>

#include "heap.h"

#define CHECK(condition)                                                       \
    do {                                                                       \
        if (!(condition)) {                                                    \
            fprintf(stderr, "tls.c, line %d: not %s\n", __LINE__, #condition); \
            ERR_print_errors_fp(stderr);                                       \
            exit(1);                                                           \
        }                                                                      \
    } while (0)

static SSL_CTX *server_context, *client_context;

static SSL_CTX *context_of(const SSL_METHOD *method, char **arguments) {
    SSL_CTX *context = SSL_CTX_new(method);
    CHECK(context != NULL);
    CHECK(SSL_CTX_set_max_proto_version(context, TLS1_2_VERSION) == 1);
    CHECK(SSL_CTX_use_certificate_file(context, arguments[1], SSL_FILETYPE_PEM) == 1);
    CHECK(SSL_CTX_use_PrivateKey_file(context, arguments[2], SSL_FILETYPE_PEM) == 1);
    CHECK(SSL_CTX_check_private_key(context) == 1);
    CHECK(SSL_CTX_set_cipher_list(context, arguments[3]) == 1);
    CHECK(SSL_CTX_load_verify_locations(context, arguments[1], NULL) == 1);
    SSL_CTX_set_verify(context, SSL_VERIFY_PEER, NULL);
    SSL_CTX_set_options(context, SSL_OP_ALLOW_CLIENT_RENEGOTIATION);
    CHECK(SSL_CTX_set_session_id_context(context, (const unsigned char *)"tls.c", 5) == 1);
    return context;
}

// A client and a server that are connected to each other.
struct pair {
    SSL *client, *server;
};

static struct pair connected(SSL_SESSION *session) {
    struct pair pair = {SSL_new(client_context), SSL_new(server_context)};
    BIO *left, *right;
    CHECK(pair.client != NULL && pair.server != NULL);
    CHECK(BIO_new_bio_pair(&left, 1 << 17, &right, 1 << 17) == 1);
    SSL_set_bio(pair.client, left, left);
    SSL_set_bio(pair.server, right, right);
    SSL_set_connect_state(pair.client);
    SSL_set_accept_state(pair.server);
    if (session != NULL) {
        CHECK(SSL_set_session(pair.client, session) == 1);
    }
    return pair;
}

// The client and the server continue the handshake in turns, until both have finished. Returns 0 if the client or the
// server fails.
static int shake(struct pair pair) {
    int done = 0;
    for (int turn = 0; turn < 20 && done != 3; turn++) {
        SSL *side = turn % 2 == 0 ? pair.client : pair.server;
        int result = SSL_do_handshake(side);
        if (result == 1) {
            done |= 1 << turn % 2;
        } else if (SSL_get_error(side, result) != SSL_ERROR_WANT_READ) {
            return 0;
        }
    }
    return done == 3;
}

// Sends data in both directions. Some of the data needs several records, and all data must arrive.
static int talk(struct pair pair, size_t size) {
    static _Thread_local char sent[40000], received[40000];
    SSL *sides[] = {pair.client, pair.server, pair.client};
    for (size_t i = 0; i < size; i++) {
        sent[i] = (char)(i * 7 + size);
    }
    for (int i = 0; i < 2; i++) {
        size_t all = 0, n;
        if (SSL_write(sides[i], sent, (int)size) != (int)size) {
            return 0;
        }
        while (all < size) {
            if (SSL_read_ex(sides[i + 1], received + all, sizeof(received) - all, &n) != 1) {
                return 0;
            }
            all += n;
        }
        if (memcmp(sent, received, size) != 0) {
            return 0;
        }
    }
    return 1;
}

static void part(struct pair pair) {
    SSL_shutdown(pair.client);
    SSL_shutdown(pair.server);
    SSL_free(pair.client);
    SSL_free(pair.server);
}

static void once(void) {
    struct pair pair = connected(NULL);
    CHECK(shake(pair));
    part(pair);
}

// Makes a full handshake, sends data, renegotiates, resumes the session, makes a handshake that fails, and stops a
// handshake in the middle. Depending on `number`, the client or the server starts the renegotiation.
static void all_kinds(int number) {
    struct pair pair = connected(NULL);
    CHECK(shake(pair) && talk(pair, number % 300 == 0 ? 40000 : 100));
    CHECK(SSL_get0_peer_certificate(pair.server) != NULL && SSL_get_verify_result(pair.client) == X509_V_OK);
    SSL *side = number % 2 == 0 ? pair.client : pair.server;
    CHECK(SSL_renegotiate(side) == 1 && SSL_renegotiate_pending(side) == 1);
    // If the server starts the renegotiation, it only sends a request, and the client answers when the client reads.
    for (int turn = 0; turn < 6; turn++) {
        char nothing;
        SSL *next = turn % 2 == 0 ? side : side == pair.client ? pair.server : pair.client;
        SSL_do_handshake(next);
        CHECK(SSL_read(next, &nothing, 1) <= 0 && SSL_get_error(next, -1) == SSL_ERROR_WANT_READ);
    }
    CHECK(SSL_renegotiate_pending(side) == 0 && SSL_num_renegotiations(side) == 1);
    CHECK(SSL_is_init_finished(pair.client) && SSL_is_init_finished(pair.server) && talk(pair, 100));
    SSL_SESSION *session = SSL_get1_session(pair.client);
    part(pair);

    pair = connected(session);
    CHECK(shake(pair) && SSL_session_reused(pair.client) == 1 && SSL_session_reused(pair.server) == 1 && talk(pair, 100));
    SSL_SESSION_free(session);
    part(pair);

    // This client trusts no certificate, so it refuses the server's certificate.
    pair = connected(NULL);
    X509_STORE *empty = X509_STORE_new();
    CHECK(SSL_set1_verify_cert_store(pair.client, empty) == 1);
    CHECK(!shake(pair) && SSL_get_verify_result(pair.client) != X509_V_OK);
    X509_STORE_free(empty);
    part(pair);
    ERR_clear_error();

    // The last handshake is stopped in the middle.
    pair = connected(NULL);
    SSL_do_handshake(pair.client);
    SSL_do_handshake(pair.server);
    SSL_do_handshake(pair.client);
    SSL_free(pair.client);
    SSL_free(pair.server);
    ERR_clear_error();
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static int each_thread;
static atomic_int good;

static void *work(void *unused) {
    (void)unused;
    for (int i = 0; i < each_thread; i++) {
        struct pair pair = connected(NULL);
        if (!shake(pair) || !talk(pair, 100)) {
            fprintf(stderr, "tls.c: handshake %d of a thread\n", i);
            ERR_print_errors_fp(stderr);
            return NULL;
        }
        part(pair);
        good++;
    }
    return NULL;
}

int main(int count, char **arguments) {
    CHECK(count >= 6);
    int number = atoi(arguments[5]);
    server_context = context_of(TLS_server_method(), arguments);
    client_context = context_of(TLS_client_method(), arguments);
    if (strcmp(arguments[4], "rate") == 0) {
        // As in most connections, only the server has a certificate.
        SSL_CTX_set_verify(server_context, SSL_VERIFY_NONE, NULL);
        int done = 0;
        once();
        double start = now(), end = start;
        for (; end < start + number; end = now()) {
            once();
            done++;
        }
        printf("%.0f\n", done / (end - start));
    } else if (strcmp(arguments[4], "repeat") == 0) {
        // The first handshakes are not measured, because they fill the caches. By default, the cache of sessions has
        // room for 20,480 sessions, so the next line makes this cache smaller.
        SSL_CTX_sess_set_cache_size(server_context, 10);
        for (int i = 0; i < (number < 800 ? 200 : number / 4); i++) {
            all_kinds(i);
        }
        long before = heap_in_use(), resident = resident_bytes();
        for (int i = 0; i < number; i++) {
            all_kinds(i);
        }
        long growth = heap_in_use() - before;
        resident = resident_bytes() - resident;
        printf("TLS              %d times: heap %+ld bytes, resident %+ld bytes\n", number, growth, resident);
        CHECK((growth < 49152 + 12L * number && resident < 1 << 20) || under_valgrind());
    } else if (strcmp(arguments[4], "threads") == 0 && count == 7) {
        pthread_t threads[64];
        CHECK(number <= 64);
        each_thread = atoi(arguments[6]);
        for (int i = 0; i < number; i++) {
            CHECK(pthread_create(&threads[i], NULL, work, NULL) == 0);
        }
        for (int i = 0; i < number; i++) {
            CHECK(pthread_join(threads[i], NULL) == 0);
        }
        printf("TLS: %d handshakes of %d in %d threads\n", good, number * each_thread, number);
        CHECK(good == number * each_thread);
    } else {
        CHECK(!"rate, repeat or threads");
    }
    SSL_CTX_free(server_context);
    SSL_CTX_free(client_context);
    return 0;
}
