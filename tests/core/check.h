/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks for tests in C, printed in the Test Anything Protocol.
 *
 *     TEST(zero_is_zero)
 *     {
 *         CHECK(0 == 0);
 *     }
 *
 * A program that does not define main() runs all its tests.
 */
#ifndef CHECK_H
#define CHECK_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/* A function that TEST() defines. */
typedef struct CheckTest {
    const char *name;
    void (*run)(void);
    int line;
    struct CheckTest *next;
} CheckTest;

void check_add(CheckTest *added);

void check_that(bool holds, const char *condition, const char *file, int line);

/* Runs a test, and prints its line. */
void check_run(const char *name, void (*test)(void));

/* Prints how many tests have run; returns the program's exit status. */
int check_end(void);

/* Runs all tests by calling a function that prepares each test and passes it to
 * check_run().  Returns the program's exit status. */
int check_run_all_by(void (*run)(const char *name, void (*test)(void)));

int check_run_all(void);

#define CHECK(condition) check_that(condition, #condition, __FILE__, __LINE__)

/* Runs a test in a file that is compiled for several instruction sets.  There,
 * TEST() would run code before main(), with instructions that the processor may
 * lack. */
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

/* Defines a test whose body has parameters.  for_each() calls the body once for each
 * of its cases. */
#define TEST_EACH(test, for_each, ...)       \
    static void each_of_##test(__VA_ARGS__); \
    TEST(test)                               \
    {                                        \
        for_each(each_of_##test);            \
    }                                        \
    static void each_of_##test(__VA_ARGS__)

/* True if long tests were requested, with tools/test --long, which sets
 * NOISE_TEST_LONG. */
static inline bool
check_is_long(void)
{
    const char *value = getenv("NOISE_TEST_LONG");

    return value != NULL && *value == '1';
}

/* Returns the next random number of a fixed sequence (G. Marsaglia, "Xorshift
 * RNGs", 2003). */
static inline uint64_t
check_random(uint64_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

/* Returns a random number from minimum to maximum. */
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

/* Sorts n numbers in ascending order. */
static inline void
check_sort(float *number, size_t n)
{
    qsort(number, n, sizeof *number, check_compare_floats);
}

#endif
