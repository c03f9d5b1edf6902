/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Reads places from the input, four numbers a line, and prints a line for each:
 * snoise2, snoise3 and snoise4 of the Python package "noise", which take the first
 * two to four of the numbers.
 */
#include <stdio.h>
#include <stdlib.h>

#include "published.h"

int
main(void)
{
    double place[4];
    int n_read;

    while ((n_read = scanf("%lf %lf %lf %lf", &place[0], &place[1], &place[2],
                           &place[3])) == 4) {
        for (int n = 2; n <= 4; n++)
            printf("%.17g%s", paper_simplex_2005(n, place), n < 4 ? " " : "\n");
    }
    if (n_read != EOF) {
        fprintf(stderr, "print-published: a line is not four numbers\n");
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
