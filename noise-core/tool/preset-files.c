/* SPDX-License-Identifier: MIT
 *
 * Finds and reads presets: the user's own in the settings of each version of GIMP,
 * and the installed ones beside the program or in the folder that was set when the
 * program was built.
 */
#include "preset-files.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#ifdef _WIN32
#include <windows.h>
#elif defined(__APPLE__)
#include <mach-o/dyld.h>
#else
#include <unistd.h>
#endif

#include "preset-table.h"
#include "text.h"

#define PATH_SIZE 4096

/* The folder of the user's own presets, in GIMP's settings. */
#define OWN "lattice-noise/presets"

/* The environment variable that names an additional folder of the user's own
 * presets. */
#define VARIABLE "LATTICE_NOISE_PRESETS"

/* ---- Lists ------------------------------------------------------------ */

const PresetFile *
preset_files_get(const PresetFiles *presets, const char *name)
{
    for (size_t i = 0; i < presets->n; i++) {
        if (strcmp(presets->files[i].name, name) == 0)
            return &presets->files[i];
    }
    return NULL;
}

static int
compare_names(const void *one, const void *other)
{
    return strcmp(((const PresetFile *)one)->name,
                  ((const PresetFile *)other)->name);
}

/* Adds a file of a folder, if it is a preset whose name is not in the list
 * yet. */
static void
add_file(PresetFiles *presets, const char *folder, const char *file,
         bool is_own)
{
    if (!text_ends(file, PICTURES_PRESET_ENDING) || file[0] == '.')
        return;
    char *name = text_print(
        "%.*s", (int)(strlen(file) - strlen(PICTURES_PRESET_ENDING)), file);
    if (preset_files_get(presets, name) != NULL) {
        free(name);
        return;
    }
    presets->files = failure_realloc(presets->files,
                                     (presets->n + 1) * sizeof *presets->files);
    presets->files[presets->n++] =
        (PresetFile){name, text_print("%s/%s", folder, file), is_own};
}

/* Adds the presets of a folder, and frees the folder's path.  Returns false if there
 * is no such folder. */
static bool
add_folder(PresetFiles *presets, char *folder, bool is_own)
{
    const size_t before = presets->n;
    DIR *files = opendir(folder);
    const struct dirent *file;

    while (files != NULL && (file = readdir(files)) != NULL)
        add_file(presets, folder, file->d_name, is_own);
    free(folder);
    if (files == NULL)
        return false;
    closedir(files);
    if (presets->n > before)
        qsort(presets->files + before, presets->n - before,
              sizeof *presets->files, compare_names);
    return true;
}

static void
free_file(PresetFile *file)
{
    free(file->name);
    free(file->path);
}

void
preset_files_keep(PresetFiles *presets, bool (*is_kept)(const PresetFile *file))
{
    size_t n = 0;

    for (size_t i = 0; i < presets->n; i++) {
        if (is_kept(&presets->files[i]))
            presets->files[n++] = presets->files[i];
        else
            free_file(&presets->files[i]);
    }
    presets->n = n;
}

void
preset_files_free(PresetFiles *presets)
{
    for (size_t i = 0; i < presets->n; i++)
        free_file(&presets->files[i]);
    free(presets->files);
}

/* ---- The user's own --------------------------------------------------- */

/* Sorts newer versions first: 3.10 before 3.2. */
static int
compare_versions(const void *one, const void *other)
{
    int first[2] = {0}, second[2] = {0};

    sscanf(*(char *const *)one, "%d.%d", &first[0], &first[1]);
    sscanf(*(char *const *)other, "%d.%d", &second[0], &second[1]);
    return first[0] != second[0] ? second[0] - first[0] : second[1] - first[1];
}

/* Adds the user's own presets from the settings of each version of GIMP.  These
 * settings are in the folder whose path is an environment variable's value followed
 * by `below`.  Returns false if the variable is not set. */
static bool
add_versions(PresetFiles *presets, const char *variable, const char *below)
{
    enum { VERSIONS_MAX = 64 };
    char *versions[VERSIONS_MAX];
    size_t n = 0;
    const char *folder = getenv(variable);

    if (folder == NULL || *folder == '\0')
        return false;
    char *gimp = text_print("%s%s", folder, below);
    DIR *files = opendir(gimp);
    const struct dirent *file;
    while (files != NULL && n < VERSIONS_MAX &&
           (file = readdir(files)) != NULL) {
        if (strspn(file->d_name, "0123456789.") == strlen(file->d_name) &&
            file->d_name[0] != '.')
            versions[n++] = text_print("%s", file->d_name);
    }
    if (files != NULL)
        closedir(files);
    qsort(versions, n, sizeof *versions, compare_versions);
    for (size_t i = 0; i < n; i++) {
        add_folder(presets, text_print("%s/%s/" OWN, gimp, versions[i]), true);
        free(versions[i]);
    }
    free(gimp);
    return true;
}

/* If an environment variable is set, adds the user's own presets from the
 * folder whose path is its value followed by `below`. */
static void
add_named(PresetFiles *presets, const char *variable, const char *below)
{
    const char *folder = getenv(variable);

    if (folder != NULL && *folder != '\0')
        add_folder(presets, text_print("%s%s", folder, below), true);
}

static void
add_own(PresetFiles *presets)
{
    add_named(presets, VARIABLE, "");
    add_named(presets, "GIMP3_DIRECTORY", "/" OWN);
    add_named(presets, "GIMP2_DIRECTORY", "/" OWN);
#ifdef _WIN32
    add_versions(presets, "APPDATA", "/GIMP");
#elif defined(__APPLE__)
    add_versions(presets, "HOME", "/Library/Application Support/GIMP");
#else
    if (!add_versions(presets, "XDG_CONFIG_HOME", "/GIMP"))
        add_versions(presets, "HOME", "/.config/GIMP");
    /* Flatpak keeps GIMP's settings here. */
    add_versions(presets, "HOME", "/.var/app/org.gimp.GIMP/config/GIMP");
#endif
}

/* ---- The installed ones ----------------------------------------------- */

/* Stores the program's path, or "" if it is unknown. */
static void
find_program(char path[PATH_SIZE])
{
    path[0] = '\0';
#ifdef _WIN32
    const DWORD length = GetModuleFileNameA(NULL, path, PATH_SIZE);
    if (length >= PATH_SIZE)
        path[0] = '\0';
    for (char *at = path; *at != '\0'; at++) {
        if (*at == '\\')
            *at = '/';
    }
#elif defined(__APPLE__)
    uint32_t size = PATH_SIZE;
    if (_NSGetExecutablePath(path, &size) != 0)
        path[0] = '\0';
#else
    const ssize_t length = readlink("/proc/self/exe", path, PATH_SIZE - 1);
    path[length > 0 ? length : 0] = '\0';
#endif
}

static void
add_installed(PresetFiles *presets)
{
    char program[PATH_SIZE];

    find_program(program);
    char *slash = strrchr(program, '/');
    if (slash != NULL) {
        *slash = '\0';
        if (add_folder(presets,
                       text_print("%s/" TOOL_PRESETS_FROM_BIN, program),
                       false) ||
            /* If not, the program may be in the plug-in's folder, wherever that is. */
            add_folder(presets, text_print("%s/../presets", program), false) ||
            /* It may also be in a build folder, where "presets" is a link. */
            add_folder(presets, text_print("%s/presets", program), false))
            return;
    }
    add_folder(presets, text_print("%s", TOOL_PRESETS_DIR), false);
}

void
preset_files_find(PresetFiles *presets)
{
    *presets = (PresetFiles){.n = 0};
    add_own(presets);
    add_installed(presets);
}

/* ---- Reading ---------------------------------------------------------- */

/* The type of a PNG's text chunk, "tEXt".  It comes after the chunk's length and
 * before its text. */
#define PNG_TEXT 0x74455874

/* A byte order mark and blanks may come before the first word of a recipe. */
#define BLANKS "\xef\xbb\xbf \t\r\n"

static bool
find_recipe(FILE *file, char recipe[NOISE_RECIPE_SIZE])
{
    static const char start[] = RECIPE_START;
    size_t length = 0;
    uint64_t last = 0; /* the last 8 bytes, the latest in the lowest bits */
    uint64_t left = 0; /* bytes left of a PNG's text chunk; 0: in none */
    bool begins = true;
    int c;

    /* The first letter of `start` occurs nowhere else in it, so after a
     * mismatch only that letter can begin a new match. */
    while (start[length] != '\0' && (c = getc(file)) != EOF) {
        length = c == start[length] ? length + 1 : c == start[0];
        begins = begins && (length > 0 || strchr(BLANKS, c) != NULL);
        last = last << 8 | (unsigned)c;
        left = (uint32_t)last == PNG_TEXT ? last >> 32 : left - (left > 0);
    }
    if (start[length] != '\0')
        return false;
    if (left == 0)
        left = UINT64_MAX;
    memcpy(recipe, start, length);
    while (left-- > 0 && (c = getc(file)) != EOF &&
           (begins || c >= ' ' || c == '\t')) {
        if (c == '\0' || length == NOISE_RECIPE_SIZE - 1)
            return false;
        recipe[length++] = (char)c;
    }
    recipe[length] = '\0';
    return true;
}

bool
preset_file_read(const char *path, char recipe[NOISE_RECIPE_SIZE],
                 Failure *failure)
{
    const bool is_stdin = strcmp(path, PRESET_FILE_STDIN) == 0;
    const char *name = is_stdin ? "standard input" : path;
    FILE *file = is_stdin ? stdin : NULL;
    struct stat about;

    errno = 0;
    /* Only open regular files: a device or a pipe may never end. */
    if (!is_stdin && stat(path, &about) == 0 && S_ISREG(about.st_mode))
        file = fopen(path, "rb");
    const bool is_found = file != NULL && find_recipe(file, recipe);
    const int number = file == NULL || ferror(file) ? errno : 0;
    if (file != NULL && !is_stdin)
        fclose(file);
    if (number != 0)
        return failure_report(failure, "\"%s\": %s", name, strerror(number));
    return is_found ||
           failure_refuse(failure, "\"%s\" contains no recipe", name);
}
