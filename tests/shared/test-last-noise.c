/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks how the noise that the studio drew last is kept.
 */
#define _XOPEN_SOURCE 700 /* symlink() */

#include <glib.h>

#ifdef G_OS_UNIX
#include <sys/stat.h>
#include <unistd.h>
#endif

#include "defaults.h"
#include "folder.h"
#include "given.h"

static char *folder;

/* The size of the image for which the noise that was loaded last had been drawn. */
static LatticeExtent canvas;

/* Returns the path of the file in which the noise is kept; free with g_free(). */
static char *
find_file(void)
{
    return g_build_filename(folder, "lattice-noise", "last.recipe", NULL);
}

static void
save(const char *recipe)
{
    g_auto(LatticeRequest) request = given_request(recipe);

    lattice_last_noise_save(folder, &request);
}

TEST(nothing_is_there_at_first)
{
    CHECK(lattice_last_noise_load(folder, &canvas) == NULL);
}

TEST(the_last_one_is_kept)
{
    save("lattice-noise/1 scale=8");
    save("lattice-noise/1 scale=9");
    g_autofree char *recipe = lattice_last_noise_load(folder, &canvas);
    CHECK(g_strcmp0(recipe, "lattice-noise/1 scale=9") == 0);
}

TEST(the_size_of_its_image_is_kept)
{
    g_auto(LatticeRequest) request = given_request("lattice-noise/1 scale=8");

    request.canvas = (LatticeExtent){1920, 1080};
    lattice_last_noise_save(folder, &request);
    g_autofree char *recipe = lattice_last_noise_load(folder, &canvas);
    CHECK(g_strcmp0(recipe, "lattice-noise/1 scale=8") == 0);
    CHECK(canvas.width == 1920 && canvas.height == 1080);
}

TEST(periods_of_an_image_are_not_kept)
{
    g_auto(LatticeRequest) request = given_request("lattice-noise/1 scale=8");

    request.seamless = NOISE_SWITCH_YES;
    NoiseParams *noise = noise_recipe_edit(request.recipe);
    noise->period_x = noise->period_y = 256;
    lattice_last_noise_save(folder, &request);
    g_autofree char *recipe = lattice_last_noise_load(folder, &canvas);
    CHECK(g_strcmp0(recipe, "lattice-noise/1 scale=8") == 0);
}

TEST(the_size_that_was_asked_for_is_kept)
{
    g_auto(LatticeRequest) request =
        given_request("lattice-noise/1 scale=200 size=150 seamless=yes");

    request.canvas = (LatticeExtent){320, 240};
    CHECK(lattice_request_check(&request, NULL));
    CHECK(noise_recipe_params(request.recipe)->size < 150.0);
    lattice_last_noise_save(folder, &request);
    g_autofree char *recipe = lattice_last_noise_load(folder, &canvas);
    CHECK(g_strcmp0(recipe, "lattice-noise/1 scale=200 size=150") == 0);
}

TEST(what_cannot_be_drawn_is_not_taken)
{
    g_autofree char *file = find_file();

    CHECK(g_file_set_contents(file, "lattice-noise/9 scale=8", -1, NULL));
    CHECK(lattice_last_noise_load(folder, &canvas) == NULL);
}

TEST(what_another_program_wrote_is_taken_as_dialogs_write_it)
{
    static const char *const texts[] = {
        "lattice-noise/1 scale=8 seamless=yes\r\n",
        "lattice-noise/1\n scale=8.0\toctaves=6",
        "  lattice-noise/1 scale=8  ",
    };
    g_autofree char *file = find_file();

    for (size_t i = 0; i < G_N_ELEMENTS(texts); i++) {
        CHECK(g_file_set_contents(file, texts[i], -1, NULL));
        g_autofree char *recipe = lattice_last_noise_load(folder, &canvas);
        CHECK(g_strcmp0(recipe, "lattice-noise/1 scale=8") == 0);
        CHECK(canvas.width == 0 && canvas.height == 0);
    }
    CHECK(g_file_set_contents(file, "lattice-noise/1\0x", 17, NULL));
    CHECK(lattice_last_noise_load(folder, &canvas) == NULL);
}

#ifdef G_OS_UNIX
TEST(what_never_ends_is_not_read)
{
    g_autofree char *file = find_file();

    g_unlink(file);
    CHECK(symlink("/dev/zero", file) == 0);
    CHECK(lattice_last_noise_load(folder, &canvas) == NULL);
    g_unlink(file);
    CHECK(mkfifo(file, 0600) == 0); /* nobody writes into it */
    CHECK(lattice_last_noise_load(folder, &canvas) == NULL);
    g_unlink(file);
}
#endif

TEST(a_folder_that_cannot_be_written_is_no_matter)
{
    g_auto(LatticeRequest) request = given_request("lattice-noise/1");

    lattice_last_noise_save("/dev/null", &request);
    CHECK(lattice_last_noise_load("/dev/null", &canvas) == NULL);
}

int
main(void)
{
    folder = folder_new();
    const int status = check_run_all();
    folder_remove(folder);
    g_free(folder);
    return status;
}
