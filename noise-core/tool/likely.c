/* SPDX-License-Identifier: MIT
 *
 * Compares words by how many letters are wrong, missing, added, or swapped with
 * their neighbor (optimal string alignment; F. Damerau, "A technique for computer
 * detection and correction of spelling errors", 1964).
 */
#include "likely.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static size_t
smaller(size_t a, size_t b)
{
    return a < b ? a : b;
}

/* True if two letters are the same, ignoring case. */
static bool
are_alike(char a, char b)
{
    return tolower((unsigned char)a) == tolower((unsigned char)b);
}

/* Returns the distance between two words, both shorter than LIKELY_SIZE. */
static size_t
compute_distance(const char *a, const char *b)
{
    /* Distances between the first i letters of `a` and the first k letters of `b`,
     * for the last three values of i. */
    size_t rows[3][LIKELY_SIZE];
    const size_t length = strlen(b);

    for (size_t k = 0; k <= length; k++)
        rows[0][k] = k;
    for (size_t i = 1; i <= strlen(a); i++) {
        size_t *row = rows[i % 3], *last = rows[(i + 2) % 3];
        row[0] = i;
        for (size_t k = 1; k <= length; k++) {
            const size_t change = !are_alike(a[i - 1], b[k - 1]);
            row[k] =
                smaller(last[k - 1] + change, smaller(last[k], row[k - 1]) + 1);
            if (i > 1 && k > 1 && are_alike(a[i - 1], b[k - 2]) &&
                are_alike(a[i - 2], b[k - 1]))
                row[k] = smaller(row[k], rows[(i + 1) % 3][k - 2] + 1);
        }
    }
    return rows[strlen(a) % 3][length];
}

Likely
likely_start(const char *word)
{
    return (Likely){.word = word, .distance = strlen(word) / 3 + 1};
}

void
likely_try(Likely *likely, const char *name)
{
    if (strlen(likely->word) >= LIKELY_SIZE || strlen(name) >= LIKELY_SIZE)
        return;
    const size_t distance = compute_distance(likely->word, name);
    if (distance >= likely->distance)
        return;
    likely->distance = distance;
    strcpy(likely->name, name);
}

void
likely_try_table(Likely *likely,
                 const NoiseParameter *(*table)(size_t *n_parameters))
{
    size_t n;
    const NoiseParameter *parameters = table(&n);

    for (size_t i = 0; i < n; i++)
        likely_try(likely, parameters[i].key);
}

bool
likely_ask(const Likely *likely, Failure *failure)
{
    const size_t length = strlen(failure->sentence);

    if (likely->name[0] != '\0')
        snprintf(failure->sentence + length, sizeof failure->sentence - length,
                 ". Did you mean \"%s\"?", likely->name);
    return false;
}
