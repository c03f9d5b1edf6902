/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "check.h"

static int check_n_run;
static int check_n_failed;
static long check_n_here;         /* checks within the running test */
static int check_n_failures_here; /* those that failed */

void
check_that(bool holds, const char *condition, const char *file, int line)
{
    check_n_here++;
    if (holds)
        return;
    /* A broken kernel fails at every place, so print only the first few failures. */
    if (++check_n_failures_here <= 10)
        printf("# %s:%d: %s\n", file, line, condition);
}

void
check_run(const char *name, void (*test)(void))
{
    check_n_here = check_n_failures_here = 0;
    test();
    check_n_run++;
    /* A test whose loop never ran proves nothing. */
    check_that(check_n_here > 0, "something is checked", name, 0);
    check_n_failed += check_n_failures_here > 0;
    printf("%s %d - %s\n", check_n_failures_here > 0 ? "not ok" : "ok",
           check_n_run, name);
}

static CheckTest *check_tests;

/* Sorts the tests by line, because constructors may be called in any order, but some
 * tests continue where an earlier one left off. */
void
check_add(CheckTest *added)
{
    CheckTest **place = &check_tests;

    while (*place != NULL && (*place)->line < added->line)
        place = &(*place)->next;
    added->next = *place;
    *place = added;
}

int
check_end(void)
{
    /* Meson would treat a plan without tests as skipped tests. */
    if (check_n_run == 0) {
        printf("Bail out! no test was run\n");
        return EXIT_FAILURE;
    }
    printf("1..%d\n", check_n_run);
    return check_n_failed > 0 ? EXIT_FAILURE : EXIT_SUCCESS;
}

int
check_run_all_by(void (*run)(const char *name, void (*test)(void)))
{
    for (const CheckTest *test = check_tests; test != NULL; test = test->next)
        run(test->name, test->run);
    return check_end();
}

int
check_run_all(void)
{
    return check_run_all_by(check_run);
}
