// Returns the number of bytes that this process has allocated. libcrypto, the provider and the program all use malloc.
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

// Returns true if valgrind runs this program. valgrind has its own heap, and finds leaks itself.
static inline int under_valgrind(void) {
    return getenv("UNDER_VALGRIND") != NULL;
}
