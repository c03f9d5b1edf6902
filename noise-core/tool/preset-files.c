/* SPDX-License-Identifier: MIT
 *
 * Reads folders and files of presets.
 */
#include "preset-files.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "preset-table.h"
#include "text.h"

static int
compare_names(const void *one, const void *other)
{
    return strcmp(*(char *const *)one, *(char *const *)other);
}

/* Appends a name to a list; false without memory. */
static bool
append(char ***names, size_t *n, char *name)
{
    char **longer = realloc(*names, (*n + 1) * sizeof *longer);

    if (longer != NULL)
        *names = longer;
    if (longer == NULL || name == NULL) {
        free(name);
        return false;
    }
    longer[(*n)++] = name;
    return true;
}

char **
preset_names_read(const char *folder, size_t *n)
{
    DIR *files = opendir(folder);
    char **names = calloc(1, sizeof *names);
    const struct dirent *file;
    bool has_memory = names != NULL;

    *n = 0;
    while (has_memory && files != NULL && (file = readdir(files)) != NULL) {
        if (text_ends(file->d_name, PICTURES_PRESET_ENDING) &&
            file->d_name[0] != '.')
            has_memory =
                append(&names, n,
                       text_print("%.*s",
                                  (int)(strlen(file->d_name) -
                                        strlen(PICTURES_PRESET_ENDING)),
                                  file->d_name));
    }
    if (files != NULL)
        closedir(files);
    if (!has_memory) {
        preset_names_free(names, *n);
        return NULL;
    }
    qsort(names, *n, sizeof *names, compare_names);
    return names;
}

void
preset_names_free(char **names, size_t n)
{
    for (size_t i = 0; i < n; i++)
        free(names[i]);
    free(names);
}

char *
preset_path(const char *folder, const char *name)
{
    return text_print("%s/%s" PICTURES_PRESET_ENDING, folder, name);
}

size_t
preset_find(const PresetFolders *folders, const char *name)
{
    size_t i = 0;
    bool is_there = false;

    /* No name of a preset leads to another folder. */
    if (name[0] == '\0' || name[0] == '.' || strpbrk(name, "/\\:") != NULL)
        return folders->n;
    while (i < folders->n && !is_there) {
        struct stat about;
        char *path = preset_path(folders->paths[i], name);
        is_there = path != NULL && stat(path, &about) == 0;
        free(path);
        i += !is_there;
    }
    return i;
}

/* Reads a file of less than `size` bytes as a text; false if it is no such
 * file, with errno 0 if that can be read. */
static bool
read_text(const char *path, char *text, size_t size)
{
    struct stat about;

    if (stat(path, &about) != 0)
        return false;
    errno = 0;
    /* A device or a pipe may never end. */
    if (!S_ISREG(about.st_mode))
        return false;
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        return false;
    const size_t length = fread(text, 1, size, file);
    const bool is_read = ferror(file) == 0;
    fclose(file);
    if (!is_read)
        return false;
    errno = 0;
    if (length >= size || memchr(text, '\0', length) != NULL)
        return false;
    text[length] = '\0';
    return true;
}

bool
preset_file_read(const char *path, char recipe[NOISE_RECIPE_SIZE],
                 Failure *failure)
{
    if (read_text(path, recipe, NOISE_RECIPE_SIZE))
        return true;
    if (errno != 0)
        return failure_report(failure, "\"%s\": %s", path, strerror(errno));
    return failure_refuse(failure, "\"%s\" contains no recipe", path);
}
