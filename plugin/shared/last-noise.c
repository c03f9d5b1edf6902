/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The noise that the studio drew last: a file, because procedures of GIMP 3
 * cannot read each other's last values.
 */
#include "last-noise.h"

#include <glib/gstdio.h>

#include "seamless.h"
#include "text-file.h"

static char *
find_file(const char *gimp_folder)
{
    return g_build_filename(gimp_folder, "lattice-noise", "last.recipe", NULL);
}

void
lattice_last_noise_save(const char *gimp_folder, const LatticeRequest *request)
{
    g_autofree char *wish = lattice_seamless_print(request);
    g_autofree char *recipe = lattice_seamless_remove(wish);
    g_autofree char *file = find_file(gimp_folder);
    g_autofree char *folder = g_path_get_dirname(file);

    /* Nobody who draws wants to hear that this could not be remembered. */
    g_mkdir_with_parents(folder, 0700);
    g_file_set_contents(file, recipe, -1, NULL);
}

char *
lattice_last_noise_load(const char *gimp_folder)
{
    g_autofree char *file = find_file(gimp_folder);
    g_autofree char *text =
        lattice_text_file_read(file, NOISE_RECIPE_SIZE, NULL);

    return text != NULL ? lattice_seamless_remove(g_strstrip(text)) : NULL;
}
