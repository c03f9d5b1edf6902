/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Takes every file of a folder as a recipe, without libFuzzer:
 *
 *     fuzz-replay FOLDER...
 *
 * The last name printed is that of the file being tried.
 */
#include <dirent.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "fuzz-recipe.h"

enum { FILE_SIZE_MAX = 1 << 20 };

/* Whether the file could be read. */
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

/* The number of files, or -1. */
static int
replay_folder(const char *folder)
{
    DIR *names = opendir(folder);
    int n_files = 0;

    if (names == NULL) {
        perror(folder);
        return -1;
    }
    for (const struct dirent *name; (name = readdir(names)) != NULL;) {
        char path[4096];
        if (name->d_name[0] == '.')
            continue;
        snprintf(path, sizeof path, "%s/%s", folder, name->d_name);
        printf("%s\n", path);
        fflush(stdout);
        if (!replay_file(path)) {
            n_files = -1;
            break;
        }
        n_files++;
    }
    closedir(names);
    return n_files;
}

int
main(int argc, char **argv)
{
    if (argc < 2) {
        fprintf(stderr, "usage: fuzz-replay FOLDER...\n");
        return 2;
    }
    for (int i = 1; i < argc; i++) {
        const int n_files = replay_folder(argv[i]);
        if (n_files <= 0) {
            fprintf(stderr, "%s: no file was tried\n", argv[i]);
            return 1;
        }
        printf("%d files of %s\n", n_files, argv[i]);
    }
    return 0;
}
