/*
 * Tests a process that forks while its threads make and free handles. In the child processes the library must continue
 * to work, even in fork handlers.
 */
#include <fastgost.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { THREADS = 4, FORKS = 500 };

static atomic_int go = 1, wrong;

static void work(void)
{
    struct fastgost_hash *hash = NULL;
    const char *level = NULL;
    uint8_t digest[32];
    if (fastgost_hash_new("streebog256", NULL, &hash) || fastgost_hash_level(hash, &level) || strlen(level) < 3
        || fastgost_hash_update(hash, (const uint8_t *)"abc", 3) || fastgost_hash_final(hash, digest, 32)
        || fastgost_hash_free(hash))
        wrong = 1;
}

static void *churn(void *unused)
{
    while (go)
        work();
    return unused;
}

int main(void)
{
    /* These fork handlers are registered before the library's fork handlers. So they run while the library holds its lock. */
    pthread_atfork(work, work, work);
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, churn, NULL);
    int failed = 0;
    for (int i = 0; i < FORKS && !failed; i++) {
        pid_t child = fork();
        if (child == 0) {
            /* Ends a child that hangs. */
            alarm(30);
            for (int j = 0; j < 20; j++)
                work();
            _exit(wrong);
        }
        int status = 1;
        failed = child < 0 || waitpid(child, &status, 0) != child || status != 0;
    }
    go = 0;
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    if (failed || wrong) {
        fprintf(stderr, "a child hung or failed: %s\n", fastgost_last_error());
        return 1;
    }
    return 0;
}
