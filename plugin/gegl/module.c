/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The GEGL module: its two entry points, and its translations.
 *
 * Neither GEGL nor GIMP binds the text domain of a third-party operation, but they
 * look up the translations of its labels as soon as its type is registered.  So the
 * module binds the domain first: to the translations in a folder beside it or, if
 * there is none, to the installed ones.
 */
#define _GNU_SOURCE /* dladdr() */

#include <gegl-plugin.h>
#include <gmodule.h>
#include <libintl.h>

#ifdef G_OS_WIN32
#include <windows.h>
#else
#include <dlfcn.h>
#endif

#include "operations.h"

G_MODULE_EXPORT const GeglModuleInfo *gegl_module_query(GTypeModule *module);
G_MODULE_EXPORT gboolean gegl_module_register(GTypeModule *module);

/* The plug-in looks for this in the file of the installed module, to compare the
 * module's version with its own (shared/install/install.c). */
G_MODULE_EXPORT extern const char lattice_noise_version[];
const char lattice_noise_version[] = LATTICE_MODULE_MARK;

static const GeglModuleInfo info = {GEGL_MODULE_ABI_VERSION};

/* Returns the path of the module's own file; free it with g_free().  Finds the file
 * by the address of a static object, because all modules have entry points with the
 * same names. */
static char *
get_own_file(void)
{
#ifdef G_OS_WIN32
    HMODULE handle;
    wchar_t path[MAX_PATH] = L"";

    if (GetModuleHandleExW(GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS |
                               GET_MODULE_HANDLE_EX_FLAG_UNCHANGED_REFCOUNT,
                           (LPCWSTR)&info, &handle))
        GetModuleFileNameW(handle, path, MAX_PATH);
    return g_utf16_to_utf8(path, -1, NULL, NULL, NULL);
#else
    Dl_info found;

    return dladdr(&info, &found) != 0 ? g_strdup(found.dli_fname) : NULL;
#endif
}

static void
bind_catalogues(void)
{
    g_autofree char *file = get_own_file();
    g_autofree char *folder =
        g_path_get_dirname(file != NULL ? file : LATTICE_LOCALE_DIR);
    g_autofree char *beside =
        g_build_filename(folder, "lattice-noise-locale", NULL);
    const gboolean is_beside = g_file_test(beside, G_FILE_TEST_IS_DIR);

    bindtextdomain(GETTEXT_PACKAGE, is_beside ? beside : LATTICE_LOCALE_DIR);
    bind_textdomain_codeset(GETTEXT_PACKAGE, "UTF-8");
}

G_MODULE_EXPORT const GeglModuleInfo *
gegl_module_query(GTypeModule *module G_GNUC_UNUSED)
{
    return &info;
}

G_MODULE_EXPORT gboolean
gegl_module_register(GTypeModule *module)
{
    bind_catalogues();
    operations_register(module);
    return TRUE;
}
