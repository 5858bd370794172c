// Memory of this process, in bytes. libcrypto, the provider and the program all use malloc.
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static inline long heap_in_use(void) {
    struct mallinfo2 info = mallinfo2();
    return (long)(info.uordblks + info.hblkhd);
}

static inline long resident_bytes(void) {
    long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file == NULL || fscanf(file, "%*d %ld", &pages) != 1) {
        perror("/proc/self/statm");
    }
    if (file != NULL) {
        fclose(file);
    }
    return pages * sysconf(_SC_PAGESIZE);
}

// It has a heap of its own, and finds leaks itself.
static inline int under_valgrind(void) {
    return getenv("UNDER_VALGRIND") != NULL;
}
