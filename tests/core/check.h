/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks for tests in C, printed in the Test Anything Protocol.
 *
 *     TEST(zero_is_zero)
 *     {
 *         CHECK(0 == 0);
 *     }
 *
 *     int
 *     main(void)
 *     {
 *         return check_run_all();
 *     }
 */
#ifndef CHECK_H
#define CHECK_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int check_n_run;
static int check_n_failed;
static long check_n_here;         /* checks within the running test */
static int check_n_failures_here; /* of them */

static inline void
check_that(bool holds, const char *condition, const char *file, int line)
{
    check_n_here++;
    if (holds)
        return;
    /* A broken kernel fails everywhere: the first places are enough. */
    if (++check_n_failures_here <= 10)
        printf("# %s:%d: %s\n", file, line, condition);
}

static inline void
check_run(const char *name, void (*test)(void))
{
    check_n_here = check_n_failures_here = 0;
    test();
    check_n_run++;
    /* A loop that never turned proves nothing. */
    check_that(check_n_here > 0, "something is checked", name, 0);
    check_n_failed += check_n_failures_here > 0;
    printf("%s %d - %s\n", check_n_failures_here > 0 ? "not ok" : "ok",
           check_n_run, name);
}

/* A function that TEST() defines. */
typedef struct CheckTest {
    const char *name;
    void (*run)(void);
    int line;
    struct CheckTest *next;
} CheckTest;

static CheckTest *check_tests;

/* Compilers call constructors in any order, but some tests go on from what an
 * earlier one has left: they run in the order of their lines. */
static inline void
check_add(CheckTest *added)
{
    CheckTest **place = &check_tests;

    while (*place != NULL && (*place)->line < added->line)
        place = &(*place)->next;
    added->next = *place;
    *place = added;
}

static inline int
check_end(void)
{
    /* Meson would take a plan without tests for skipped ones. */
    if (check_n_run == 0) {
        printf("Bail out! no test was run\n");
        return EXIT_FAILURE;
    }
    printf("1..%d\n", check_n_run);
    return check_n_failed > 0 ? EXIT_FAILURE : EXIT_SUCCESS;
}

/* Runs all tests by a function that prepares something for each and calls
 * check_run(); returns what the program ends with. */
static inline int
check_run_all_by(void (*run)(const char *name, void (*test)(void)))
{
    for (const CheckTest *test = check_tests; test != NULL; test = test->next)
        run(test->name, test->run);
    return check_end();
}

static inline int
check_run_all(void)
{
    return check_run_all_by(check_run);
}

#define CHECK(condition) check_that(condition, #condition, __FILE__, __LINE__)

/* Runs a test of a file that is compiled for several instruction sets, in which
 * TEST() would run code before main() that a processor may lack. */
#define RUN(test) check_run(#test, test)

/* Defines a test, which check_run_all() runs. */
#define TEST(test)                                                  \
    static void test(void);                                         \
    __attribute__((constructor)) static void check_add_##test(void) \
    {                                                               \
        static CheckTest added = {#test, test, __LINE__, NULL};     \
        check_add(&added);                                          \
    }                                                               \
    static void test(void)

/* Whether the heavy proofs are asked for; NOISE_TEST_LONG is set by
 * tools/test --long. */
static inline bool
check_is_long(void)
{
    const char *value = getenv("NOISE_TEST_LONG");

    return value != NULL && *value == '1';
}

/* Random numbers of a fixed sequence (G. Marsaglia, "Xorshift RNGs", 2003). */
static inline uint64_t
check_random(uint64_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

/* A random number from minimum to maximum. */
static inline double
check_random_real(uint64_t *state, double minimum, double maximum)
{
    const double unit = (double)(check_random(state) >> 11) * 0x1p-53;

    return minimum + unit * (maximum - minimum);
}

static inline int
check_compare_floats(const void *a, const void *b)
{
    const float first = *(const float *)a;
    const float second = *(const float *)b;

    return (first > second) - (first < second);
}

/* Sorts n numbers, the smallest first. */
static inline void
check_sort(float *number, size_t n)
{
    qsort(number, n, sizeof *number, check_compare_floats);
}

#endif
