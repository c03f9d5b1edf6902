/* SPDX-License-Identifier: MIT
 *
 * Finds presets, those of the user in the settings of each GIMP and the
 * installed ones beside the program or where the build was told, and reads
 * them.
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

/* In a GIMP's settings. */
#define OWN "lattice-noise/presets"

/* For folders that are nobody's settings. */
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

/* Adds a file of a folder, if it is a preset whose name none has yet. */
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

/* Adds the presets of a folder, whose path is freed; false if there is no such
 * folder. */
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

void
preset_files_free(PresetFiles *presets)
{
    for (size_t i = 0; i < presets->n; i++) {
        free(presets->files[i].name);
        free(presets->files[i].path);
    }
    free(presets->files);
}

/* ---- The user's own --------------------------------------------------- */

/* Newer versions first: 3.10 before 3.2. */
static int
compare_versions(const void *one, const void *other)
{
    int first[2] = {0}, second[2] = {0};

    sscanf(*(char *const *)one, "%d.%d", &first[0], &first[1]);
    sscanf(*(char *const *)other, "%d.%d", &second[0], &second[1]);
    return first[0] != second[0] ? second[0] - first[0] : second[1] - first[1];
}

/* Adds the own presets of each version of GIMP below a folder, which is what a
 * variable and a path below it name, if it is set. */
static void
add_versions(PresetFiles *presets, const char *variable, const char *below)
{
    enum { VERSIONS_MAX = 64 };
    char *versions[VERSIONS_MAX];
    size_t n = 0;
    const char *folder = getenv(variable);

    if (folder == NULL || *folder == '\0')
        return;
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
}

/* Adds the presets of a folder that a variable names, if it is set. */
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
    const char *config = getenv("XDG_CONFIG_HOME");
    if (config != NULL && *config != '\0')
        add_versions(presets, "XDG_CONFIG_HOME", "/GIMP");
    else
        add_versions(presets, "HOME", "/.config/GIMP");
    /* Flatpak's. */
    add_versions(presets, "HOME", "/.var/app/org.gimp.GIMP/config/GIMP");
#endif
}

/* ---- The installed ones ----------------------------------------------- */

/* Stores the program's path; "" if the system does not tell. */
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
            /* In the plug-in's folder, which is anywhere. */
            add_folder(presets, text_print("%s/../presets", program), false))
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
