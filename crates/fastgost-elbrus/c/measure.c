/*
 * Measures the ciphers of fastgost_elbrus.h. Usage: measure [MHZ] > form.csv. The program checks known answers first.
 * The output is a table that has a row for each figure, with the columns of lab/record. Lines that begin with # are for
 * people. If the processor has a cycle counter, each figure has two rows: one measured by the system's clock, and one
 * measured by the cycle counter.
 */
#define _POSIX_C_SOURCE 200809L
#include "fastgost_elbrus.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifndef MEASURE_BYTES
#define MEASURE_BYTES 64, 1472, 16384, 1048576
#endif
#ifndef MEASURE_SAMPLES
#define MEASURE_SAMPLES 15
#endif
/* The program repeats a call so often that each sample takes at least about this number of seconds. */
#ifndef MEASURE_SECONDS
#define MEASURE_SECONDS 0.01
#endif
#ifndef MEASURE_COMMIT
#define MEASURE_COMMIT ""
#endif

static const size_t LENGTHS[] = {MEASURE_BYTES};
#define COUNT(array) (sizeof(array) / sizeof(array)[0])

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

#ifdef __e2k__
#define HAS_COUNTER 1
static uint64_t ticks(void)
{
    uint64_t now;
    __asm__ __volatile__("rrd %%clkr, %0" : "=r"(now));
    return now;
}
#else
#define HAS_COUNTER 0
static uint64_t ticks(void)
{
    return 0;
}
#endif

enum operation { KEY, ECB_ENCRYPT, ECB_DECRYPT, CTR };
enum place { ALIGNED, UNALIGNED, IN_PLACE };

struct cipher {
    const char *name;
    size_t block;
    int (*prepare)(struct fastgost_elbrus_key *, const unsigned char *, unsigned);
    /* The example of GOST R 34.13-2015, appendix A. It has four blocks: 64 bytes for Kuznyechik, and 32 bytes for
     * Magma. */
    size_t bytes;
    unsigned char key[32], iv[8], plaintext[64], ecb[64], ctr[64];
};

static const struct cipher CIPHERS[] = {
    {
        .name = "kuznyechik",
        .block = 16,
        .prepare = fastgost_elbrus_kuznyechik_key,
        .bytes = 64,
        .key = {
            0x88, 0x99, 0xaa, 0xbb, 0xcc, 0xdd, 0xee, 0xff, 0x00, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77,
            0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10, 0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef,
        },
        .iv = {
            0x12, 0x34, 0x56, 0x78, 0x90, 0xab, 0xce, 0xf0,
        },
        .plaintext = {
            0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x00, 0xff, 0xee, 0xdd, 0xcc, 0xbb, 0xaa, 0x99, 0x88,
            0x00, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88, 0x99, 0xaa, 0xbb, 0xcc, 0xee, 0xff, 0x0a,
            0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88, 0x99, 0xaa, 0xbb, 0xcc, 0xee, 0xff, 0x0a, 0x00,
            0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88, 0x99, 0xaa, 0xbb, 0xcc, 0xee, 0xff, 0x0a, 0x00, 0x11,
        },
        .ecb = {
            0x7f, 0x67, 0x9d, 0x90, 0xbe, 0xbc, 0x24, 0x30, 0x5a, 0x46, 0x8d, 0x42, 0xb9, 0xd4, 0xed, 0xcd,
            0xb4, 0x29, 0x91, 0x2c, 0x6e, 0x00, 0x32, 0xf9, 0x28, 0x54, 0x52, 0xd7, 0x67, 0x18, 0xd0, 0x8b,
            0xf0, 0xca, 0x33, 0x54, 0x9d, 0x24, 0x7c, 0xee, 0xf3, 0xf5, 0xa5, 0x31, 0x3b, 0xd4, 0xb1, 0x57,
            0xd0, 0xb0, 0x9c, 0xcd, 0xe8, 0x30, 0xb9, 0xeb, 0x3a, 0x02, 0xc4, 0xc5, 0xaa, 0x8a, 0xda, 0x98,
        },
        .ctr = {
            0xf1, 0x95, 0xd8, 0xbe, 0xc1, 0x0e, 0xd1, 0xdb, 0xd5, 0x7b, 0x5f, 0xa2, 0x40, 0xbd, 0xa1, 0xb8,
            0x85, 0xee, 0xe7, 0x33, 0xf6, 0xa1, 0x3e, 0x5d, 0xf3, 0x3c, 0xe4, 0xb3, 0x3c, 0x45, 0xde, 0xe4,
            0xa5, 0xea, 0xe8, 0x8b, 0xe6, 0x35, 0x6e, 0xd3, 0xd5, 0xe8, 0x77, 0xf1, 0x35, 0x64, 0xa3, 0xa5,
            0xcb, 0x91, 0xfa, 0xb1, 0xf2, 0x0c, 0xba, 0xb6, 0xd1, 0xc6, 0xd1, 0x58, 0x20, 0xbd, 0xba, 0x73,
        },
    },
    {
        .name = "magma",
        .block = 8,
        .prepare = fastgost_elbrus_magma_key,
        .bytes = 32,
        .key = {
            0xff, 0xee, 0xdd, 0xcc, 0xbb, 0xaa, 0x99, 0x88, 0x77, 0x66, 0x55, 0x44, 0x33, 0x22, 0x11, 0x00,
            0xf0, 0xf1, 0xf2, 0xf3, 0xf4, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe, 0xff,
        },
        .iv = {
            0x12, 0x34, 0x56, 0x78,
        },
        .plaintext = {
            0x92, 0xde, 0xf0, 0x6b, 0x3c, 0x13, 0x0a, 0x59, 0xdb, 0x54, 0xc7, 0x04, 0xf8, 0x18, 0x9d, 0x20,
            0x4a, 0x98, 0xfb, 0x2e, 0x67, 0xa8, 0x02, 0x4c, 0x89, 0x12, 0x40, 0x9b, 0x17, 0xb5, 0x7e, 0x41,
        },
        .ecb = {
            0x2b, 0x07, 0x3f, 0x04, 0x94, 0xf3, 0x72, 0xa0, 0xde, 0x70, 0xe7, 0x15, 0xd3, 0x55, 0x6e, 0x48,
            0x11, 0xd8, 0xd9, 0xe9, 0xea, 0xcf, 0xbc, 0x1e, 0x7c, 0x68, 0x26, 0x09, 0x96, 0xc6, 0x7e, 0xfb,
        },
        .ctr = {
            0x4e, 0x98, 0x11, 0x0c, 0x97, 0xb7, 0xb9, 0x3c, 0x3e, 0x25, 0x0d, 0x93, 0xd6, 0xe8, 0x5d, 0x69,
            0x13, 0x6d, 0x86, 0x88, 0x07, 0xb2, 0xdb, 0xef, 0x56, 0x8e, 0xb6, 0x80, 0xab, 0x52, 0xa1, 0x2d,
        },
    },
};

#define BOTH (FASTGOST_ELBRUS_ENCRYPT | FASTGOST_ELBRUS_DECRYPT)

static struct fastgost_elbrus_key key;

static int perform(const struct cipher *cipher, enum operation operation, unsigned char *dst, const unsigned char *src,
                   size_t bytes)
{
    switch (operation) {
    case KEY:
        return cipher->prepare(&key, cipher->key, BOTH);
    case ECB_ENCRYPT:
        return fastgost_elbrus_ecb(&key, FASTGOST_ELBRUS_ENCRYPT, dst, src, bytes / cipher->block);
    case ECB_DECRYPT:
        return fastgost_elbrus_ecb(&key, FASTGOST_ELBRUS_DECRYPT, dst, src, bytes / cipher->block);
    default:
        return fastgost_elbrus_ctr(&key, cipher->iv, dst, src, bytes);
    }
}

/*
 * Returns whether the operation gives the right result. For ECB, the input repeats the known blocks until it is longer
 * than two groups, and the output must repeat the known answer as often. For CTR, the input has the known blocks only
 * once, because only the start of the keystream is known.
 */
static int is_right(const struct cipher *cipher, enum operation operation, unsigned char *memory, size_t offset)
{
    const unsigned char *from = operation == ECB_DECRYPT ? cipher->ecb : cipher->plaintext;
    const unsigned char *expected = cipher->plaintext;
    size_t repeats = operation == CTR ? 1 : 9000 / cipher->bytes;
    unsigned char *text = memory + offset;
    if (operation != ECB_DECRYPT)
        expected = operation == CTR ? cipher->ctr : cipher->ecb;
    for (size_t i = 0; i < repeats; i++)
        memcpy(text + i * cipher->bytes, from, cipher->bytes);
    if (perform(cipher, operation, text, text, repeats * cipher->bytes) != FASTGOST_ELBRUS_OK)
        return 0;
    for (size_t i = 0; i < repeats; i++)
        if (memcmp(text + i * cipher->bytes, expected, cipher->bytes) != 0)
            return 0;
    return 1;
}

static int known_answers(const struct cipher *cipher, unsigned char *memory)
{
    for (size_t offset = 0; offset < 2; offset++)
        for (enum operation operation = ECB_ENCRYPT; operation <= CTR; operation++)
            if (!is_right(cipher, operation, memory, offset))
                return 0;
    return 1;
}

struct samples {
    double by_clock[MEASURE_SAMPLES], by_counter[MEASURE_SAMPLES];
};

struct work {
    const struct cipher *cipher;
    enum operation operation;
    unsigned char *dst;
    const unsigned char *src;
    size_t bytes;
};

static double repeat(const struct work *work, unsigned long times)
{
    double start = seconds();
    for (unsigned long i = 0; i < times; i++)
        perform(work->cipher, work->operation, work->dst, work->src, work->bytes);
    return seconds() - start;
}

/* Measures the seconds and the ticks that one call takes. */
static void sample(const struct work *work, struct samples *samples)
{
    unsigned long times = 1;
    while (repeat(work, times) < MEASURE_SECONDS)
        times *= 2;
    for (int i = 0; i < MEASURE_SAMPLES; i++) {
        uint64_t start = ticks();
        samples->by_clock[i] = repeat(work, times) / (double)times;
        samples->by_counter[i] = (double)(ticks() - start) / (double)times;
    }
}

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(const double *values)
{
    double sorted[MEASURE_SAMPLES];
    memcpy(sorted, values, sizeof sorted);
    qsort(sorted, MEASURE_SAMPLES, sizeof *sorted, compare);
    return (sorted[(MEASURE_SAMPLES - 1) / 2] + sorted[MEASURE_SAMPLES / 2]) / 2;
}

/* Prints the columns mean, median, minimum, maximum, mad and count. */
static void print_statistics(const double *values)
{
    double total = 0, least = values[0], most = values[0], middle = median(values), deviations[MEASURE_SAMPLES];
    for (int i = 0; i < MEASURE_SAMPLES; i++) {
        total += values[i];
        least = values[i] < least ? values[i] : least;
        most = values[i] > most ? values[i] : most;
        deviations[i] = values[i] < middle ? middle - values[i] : values[i] - middle;
    }
    printf("%.5g,%.5g,%.5g,%.5g,", total / MEASURE_SAMPLES, middle, least, most);
    printf("%.5g,%d", median(deviations), MEASURE_SAMPLES);
}

static char machine[128] = "unknown", date[16];
static double mhz;

static const char *compiler(void)
{
    static char text[64];
#if defined(__LCC__) && defined(__LCC_MINOR__)
    snprintf(text, sizeof text, "lcc %d.%d.%d", __LCC__ / 100, __LCC__ % 100, __LCC_MINOR__);
#elif defined(__VERSION__)
    snprintf(text, sizeof text, "%.60s", __VERSION__);
#endif
    for (char *c = text; *c; c++)
        if (*c == ',' || *c == '"')
            *c = ' ';
    return text;
}

static const char *const OPERATIONS[] = {"key", "ecb encrypt", "ecb decrypt", "ctr"};
static const char *const PLACES[] = {"", " unaligned", " in place"};

static void print_row(const struct work *work, enum place place, const char *by, const double *values)
{
    int is_key = work->operation == KEY;
    printf("elbrus,%s,%.4f,fastgost,%s,", machine, mhz / 1000, work->cipher->name);
    printf("%s%s,v%u%s,1,1,", OPERATIONS[work->operation], PLACES[place], fastgost_elbrus_version(), by);
    printf("%lu,%s,", is_key ? 0ul : (unsigned long)work->bytes, is_key ? "cycles" : "cycles/byte");
    print_statistics(values);
    printf(",,,%s,%s,%s,,", date, MEASURE_COMMIT, compiler());
    for (int i = 0; i < MEASURE_SAMPLES; i++)
        printf("%s%.5g", i > 0 ? " " : "", values[i]);
    printf("\n");
}

static void measure(const struct work *work, enum place place)
{
    struct samples samples;
    double bytes = work->operation == KEY ? 1 : (double)work->bytes;
    sample(work, &samples);
    for (int i = 0; i < MEASURE_SAMPLES; i++) {
        samples.by_clock[i] *= mhz * 1e6 / bytes;
        samples.by_counter[i] /= bytes;
    }
    print_row(work, place, "", samples.by_clock);
    if (HAS_COUNTER)
        print_row(work, place, " by counter", samples.by_counter);
    fflush(stdout);
}

/* Finds the value in /proc/cpuinfo: the text after the colon of the first line that begins with this name. */
static int cpuinfo(const char *name, char *value, size_t size)
{
    char line[256];
    FILE *file = fopen("/proc/cpuinfo", "r");
    int found = 0;
    while (file && !found && fgets(line, sizeof line, file)) {
        const char *colon = strchr(line, ':');
        if (strncmp(line, name, strlen(name)) == 0 && colon) {
            snprintf(value, size, "%s", colon + 1 + strspn(colon + 1, " \t"));
            value[strcspn(value, "\n")] = 0;
            found = 1;
        }
    }
    if (file)
        fclose(file);
    return found;
}

/* Returns the number of ticks of the cycle counter in a microsecond. */
static double counter_mhz(void)
{
    double start = seconds(), end;
    uint64_t first = ticks();
    do
        end = seconds();
    while (end - start < 0.1);
    return (double)(ticks() - first) / (end - start) / 1e6;
}

/* Finds the clock rate. If the user gives no rate, takes the rate of the cycle counter. If there is no counter, takes
 * the rate that the system reports. */
static void find_mhz(const char *given)
{
    char text[64];
    if (given)
        mhz = atof(given);
    else if (HAS_COUNTER)
        mhz = counter_mhz();
    else if (cpuinfo("cpu MHz", text, sizeof text))
        mhz = atof(text);
}

static void print_head(const char *given)
{
    time_t now = time(NULL);
    strftime(date, sizeof date, "%Y-%m-%d", gmtime(&now));
    if (cpuinfo("model name", machine, sizeof machine))
        for (char *c = machine; *c; c++)
            if (*c == ',' || *c == '"')
                *c = ' ';
    printf("# fastgost-elbrus, measured by c/measure.c\n");
    printf("# machine: %s\n# compiler: %s\n# kernels: version %u\n", machine, compiler(), fastgost_elbrus_version());
    printf("# clock: %.1f MHz, %s\n", mhz, given ? "as given" : HAS_COUNTER ? "by the counter" : "by /proc/cpuinfo");
    if (HAS_COUNTER)
        printf("# counter: %.1f MHz\n", counter_mhz());
    printf("# known answers: right\n");
    printf("experiment,machine,core_ghz,owner,algorithm,operation,variant,threads,messages,bytes,unit,");
    printf("mean,median,minimum,maximum,mad,count,ratio,version,date,commit,compiler,conditions,samples\n");
}

/* Measures every operation of a prepared cipher, with aligned data, with unaligned data and in place. */
static void measure_cipher(const struct cipher *cipher, unsigned char *a, unsigned char *b)
{
    struct work work = {cipher, KEY, a, a, 0};
    measure(&work, ALIGNED);
    for (work.operation = ECB_ENCRYPT; work.operation <= CTR; work.operation++)
        for (enum place place = ALIGNED; place <= IN_PLACE; place++)
            for (size_t i = 0; i < COUNT(LENGTHS); i++) {
                work.dst = place == UNALIGNED ? a + 3 : a;
                work.src = place == UNALIGNED ? b + 1 : place == IN_PLACE ? a : b;
                work.bytes = LENGTHS[i];
                measure(&work, place);
            }
}

int main(int count, char **arguments)
{
    size_t most = 16384;
    unsigned char *a, *b;
    for (size_t i = 0; i < COUNT(LENGTHS); i++)
        most = LENGTHS[i] > most ? LENGTHS[i] : most;
    a = calloc(1, most + 16);
    b = calloc(1, most + 16);
    find_mhz(count > 1 ? arguments[1] : NULL);
    if (!a || !b || !(mhz > 0)) {
        fprintf(stderr, "measure: %s\n", a && b ? "give the clock rate: measure MHZ" : "no memory");
        return 2;
    }
    for (size_t i = 0; i < COUNT(CIPHERS); i++)
        if (CIPHERS[i].prepare(&key, CIPHERS[i].key, BOTH) != FASTGOST_ELBRUS_OK || !known_answers(&CIPHERS[i], a)) {
            fprintf(stderr, "measure: %s gives wrong answers\n", CIPHERS[i].name);
            return 1;
        }
    print_head(count > 1 ? arguments[1] : NULL);
    for (size_t i = 0; i < COUNT(CIPHERS); i++)
        measure_cipher(&CIPHERS[i], a, b);
    fastgost_elbrus_wipe(&key);
    free(a);
    free(b);
    return 0;
}
