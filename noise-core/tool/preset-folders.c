/* SPDX-License-Identifier: MIT
 *
 * Where presets are: those of the user in the settings of each GIMP, the
 * installed ones beside the program or where the build was told.
 */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "preset-files.h"
#include "text.h"

#ifdef _WIN32
#include <windows.h>
#elif defined(__APPLE__)
#include <mach-o/dyld.h>
#else
#include <unistd.h>
#endif

#define PATH_SIZE 4096

/* In a GIMP's settings. */
#define OWN "lattice-noise/presets"

/* For folders that are nobody's settings. */
#define VARIABLE "LATTICE_NOISE_PRESETS"

static bool
is_folder(const char *path)
{
    struct stat about;

    return path != NULL && stat(path, &about) == 0 && S_ISDIR(about.st_mode);
}

/* Appends a folder, which is freed with the list, if it is one; false without
 * memory. */
static bool
append(PresetFolders *folders, char *path)
{
    if (path == NULL)
        return false;
    if (!is_folder(path)) {
        free(path);
        return true;
    }
    char **longer = realloc(folders->paths, (folders->n + 1) * sizeof *longer);
    if (longer == NULL) {
        free(path);
        return false;
    }
    folders->paths = longer;
    longer[folders->n++] = path;
    return true;
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

/* Appends the own presets of each version of GIMP below a folder. */
static bool
append_versions(PresetFolders *folders, const char *gimp)
{
    enum { VERSIONS_MAX = 64 };
    char *versions[VERSIONS_MAX];
    size_t n = 0;
    bool has_memory = true;
    DIR *files = opendir(gimp);
    const struct dirent *file;

    while (files != NULL && n < VERSIONS_MAX &&
           (file = readdir(files)) != NULL) {
        if (strspn(file->d_name, "0123456789.") == strlen(file->d_name) &&
            file->d_name[0] != '.' &&
            (versions[n] = text_print("%s", file->d_name)) != NULL)
            n++;
    }
    if (files != NULL)
        closedir(files);
    qsort(versions, n, sizeof *versions, compare_versions);
    for (size_t i = 0; i < n; i++) {
        has_memory =
            has_memory &&
            append(folders, text_print("%s/%s/" OWN, gimp, versions[i]));
        free(versions[i]);
    }
    return has_memory;
}

/* Appends what a variable and a path below it name, if it is set. */
static bool
append_below(PresetFolders *folders, const char *variable, const char *below)
{
    const char *folder = getenv(variable);

    if (folder == NULL || *folder == '\0')
        return true;
    char *gimp = text_print("%s%s", folder, below);
    const bool has_memory = gimp != NULL && append_versions(folders, gimp);
    free(gimp);
    return has_memory;
}

static bool
append_own(PresetFolders *folders)
{
    static const char *const settings[] = {"GIMP3_DIRECTORY",
                                           "GIMP2_DIRECTORY"};

    for (size_t i = 0; i < sizeof settings / sizeof *settings; i++) {
        const char *folder = getenv(settings[i]);
        if (folder != NULL && *folder != '\0' &&
            !append(folders, text_print("%s/" OWN, folder)))
            return false;
    }
#ifdef _WIN32
    return append_below(folders, "APPDATA", "/GIMP");
#elif defined(__APPLE__)
    return append_below(folders, "HOME", "/Library/Application Support/GIMP");
#else
    const char *config = getenv("XDG_CONFIG_HOME");
    const bool has_config = config != NULL && *config != '\0';
    return append_below(folders, has_config ? "XDG_CONFIG_HOME" : "HOME",
                        has_config ? "/GIMP" : "/.config/GIMP") &&
           /* Flatpak's. */
           append_below(folders, "HOME", "/.var/app/org.gimp.GIMP/config/GIMP");
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

static bool
append_installed(PresetFolders *folders)
{
    char program[PATH_SIZE];
    const size_t before = folders->n;

    find_program(program);
    char *slash = strrchr(program, '/');
    if (slash != NULL) {
        *slash = '\0';
        if (!append(folders, text_print("%s/" TOOL_PRESETS_FROM_BIN, program)))
            return false;
        /* A folder unpacked anywhere. */
        if (folders->n == before &&
            !append(folders, text_print("%s/presets", program)))
            return false;
    }
    return folders->n > before ||
           append(folders, text_print("%s", TOOL_PRESETS_DIR));
}

bool
preset_folders_find(PresetFolders *folders, Failure *failure)
{
    const char *given = getenv(VARIABLE);

    *folders = (PresetFolders){.n = 0};
    if (given != NULL && *given != '\0' &&
        !append(folders, text_print("%s", given)))
        return failure_no_memory(failure);
    if (!append_own(folders))
        return failure_no_memory(failure);
    folders->n_own = folders->n;
    return append_installed(folders) || failure_no_memory(failure);
}

void
preset_folders_free(PresetFolders *folders)
{
    preset_names_free(folders->paths, folders->n);
}
