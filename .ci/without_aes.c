// A library that the loader loads before all others (LD_PRELOAD). It removes the AES extension of AArch64 from the list
// of CPU features that the operating system reports.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <sys/auxv.h>

#define AES_AND_PMULL (1UL << 3 | 1UL << 4)

unsigned long getauxval(unsigned long type) {
    unsigned long (*next)(unsigned long) = dlsym(RTLD_NEXT, "getauxval");
    unsigned long value = next(type);
    return type == AT_HWCAP ? value & ~AES_AND_PMULL : value;
}
