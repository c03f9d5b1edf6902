/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Tries files as recipes, without libFuzzer:
 *
 *     fuzz-replay FILE...
 *
 * The last name that is printed is the name of the file being tried.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "fuzz-recipe.h"

enum { FILE_SIZE_MAX = 1 << 20 };

/* Tries a file as a recipe.  Returns false if it could not be read. */
static bool
replay_file(const char *path)
{
    uint8_t *data = malloc(FILE_SIZE_MAX);
    FILE *file = fopen(path, "rb");
    bool done = false;

    if (data != NULL && file != NULL) {
        const size_t size = fread(data, 1, FILE_SIZE_MAX, file);
        done = !ferror(file);
        if (done)
            fuzz_recipe(data, size, true);
    }
    if (file != NULL)
        fclose(file);
    free(data);
    if (!done)
        perror(path);
    return done;
}

int
main(int argc, char **argv)
{
    if (argc < 2) {
        fprintf(stderr, "usage: fuzz-replay FILE...\n");
        return 2;
    }
    for (int i = 1; i < argc; i++) {
        printf("%s\n", argv[i]);
        fflush(stdout);
        if (!replay_file(argv[i]))
            return 1;
    }
    printf("%d files\n", argc - 1);
    return 0;
}
