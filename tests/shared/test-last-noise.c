/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The noise that the studio drew last.
 */
#include <glib/gstdio.h>

#include "given.h"
#include "last-noise.h"

static char *folder;

static void
save(const char *recipe)
{
    const LatticeRequest request = given_request(recipe);

    lattice_last_noise_save(folder, &request);
}

static void
nothing_is_there_at_first(void)
{
    CHECK(lattice_last_noise_load(folder) == NULL);
}

static void
the_last_one_is_kept(void)
{
    save("lattice-noise/1 scale=8");
    save("lattice-noise/1 scale=9");
    char *recipe = lattice_last_noise_load(folder);
    CHECK(g_strcmp0(recipe, "lattice-noise/1 scale=9") == 0);
    g_free(recipe);
}

static void
periods_of_an_image_are_not_kept(void)
{
    LatticeRequest request = given_request("lattice-noise/1 scale=8");

    request.seamless = NOISE_SWITCH_YES;
    request.params.period_x = request.params.period_y = 256;
    lattice_last_noise_save(folder, &request);
    char *recipe = lattice_last_noise_load(folder);
    CHECK(g_strcmp0(recipe, "lattice-noise/1 scale=8") == 0);
    g_free(recipe);
}

static void
what_cannot_be_drawn_is_not_taken(void)
{
    char *file = g_build_filename(folder, "lattice-noise", "last.recipe", NULL);

    CHECK(g_file_set_contents(file, "lattice-noise/9 scale=8", -1, NULL));
    g_free(file);
    CHECK(lattice_last_noise_load(folder) == NULL);
}

static void
a_folder_that_cannot_be_written_is_no_matter(void)
{
    const LatticeRequest request = given_request("lattice-noise/1");

    lattice_last_noise_save("/dev/null", &request);
    CHECK(lattice_last_noise_load("/dev/null") == NULL);
}

int
main(void)
{
    folder = g_dir_make_tmp("lattice-noise-XXXXXX", NULL);
    RUN(nothing_is_there_at_first);
    RUN(the_last_one_is_kept);
    RUN(periods_of_an_image_are_not_kept);
    RUN(what_cannot_be_drawn_is_not_taken);
    RUN(a_folder_that_cannot_be_written_is_no_matter);

    char *own = g_build_filename(folder, "lattice-noise", NULL);
    char *file = g_build_filename(own, "last.recipe", NULL);
    g_remove(file);
    g_rmdir(own);
    g_rmdir(folder);
    g_free(file);
    g_free(own);
    g_free(folder);
    return check_end();
}
