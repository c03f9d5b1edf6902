/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The noise that the studio drew last.
 */
#define _XOPEN_SOURCE 700 /* symlink() */

#include <glib/gstdio.h>

#ifdef G_OS_UNIX
#include <sys/stat.h>
#include <unistd.h>
#endif

#include "defaults.h"
#include "given.h"

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
    request.picture.noise.period_x = request.picture.noise.period_y = 256;
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

/* The file in which the noise is kept; free with g_free(). */
static char *
find_file(void)
{
    return g_build_filename(folder, "lattice-noise", "last.recipe", NULL);
}

static void
what_another_program_wrote_is_taken_as_dialogs_write_it(void)
{
    static const char *const texts[] = {
        "lattice-noise/1 scale=8 seamless=yes\r\n",
        "lattice-noise/1\n scale=8.0\toctaves=6",
        "  lattice-noise/1 scale=8  ",
    };
    g_autofree char *file = find_file();

    for (size_t i = 0; i < G_N_ELEMENTS(texts); i++) {
        CHECK(g_file_set_contents(file, texts[i], -1, NULL));
        g_autofree char *recipe = lattice_last_noise_load(folder);
        CHECK(g_strcmp0(recipe, "lattice-noise/1 scale=8") == 0);
    }
    CHECK(g_file_set_contents(file, "lattice-noise/1\0x", 17, NULL));
    CHECK(lattice_last_noise_load(folder) == NULL);
}

#ifdef G_OS_UNIX
static void
what_never_ends_is_not_read(void)
{
    g_autofree char *file = find_file();

    alarm(10); /* reading a file that never ends would hang the test */
    g_unlink(file);
    CHECK(symlink("/dev/zero", file) == 0);
    CHECK(lattice_last_noise_load(folder) == NULL);
    g_unlink(file);
    CHECK(mkfifo(file, 0600) == 0); /* nobody writes into it */
    CHECK(lattice_last_noise_load(folder) == NULL);
    g_unlink(file);
    alarm(0);
}
#endif

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
    RUN(what_another_program_wrote_is_taken_as_dialogs_write_it);
#ifdef G_OS_UNIX
    RUN(what_never_ends_is_not_read);
#endif
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
