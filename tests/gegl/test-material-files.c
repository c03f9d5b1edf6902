/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks the files of materials.
 */
#ifdef __linux__
#define _GNU_SOURCE /* unshare() */
#include <sched.h>
#include <sys/mount.h>
#endif
#include <errno.h>
#include <string.h>

#include "../shared/folder.h"
#include "../shared/given.h"
#include "material-files.h"

#define GLOWING                                                               \
    "lattice-noise/2 layer=a scale=8 relief=9 roughness=0.2 layer=b scale=9 " \
    "color=#ff8000 glow=1 mask=m scale=9"

static gboolean
tell_nothing(double share G_GNUC_UNUSED)
{
    return TRUE;
}

/* Makes a series of files for this engine, with 24 x 20 pixels, in a folder. */
static LatticeSeries *
given_files(const char *engine, const char *folder)
{
    LatticeValues *values = given_recipe(&lattice_material, GLOWING);

    given_text(values, "output", "files");
    given_text(values, "engine", engine);
    given_text(values, "file", folder);
    given_text(values, "name", "lava/1 \"x\"");
    given_number(values, "width", 24);
    given_number(values, "height", 20);
    return given_series(values, &lattice_material);
}

static gboolean
has_chunk(const char *png, gsize size, const char *name)
{
    gsize at = 8;
    guint32 length;

    while (at + 12 <= size && memcmp(png + at + 4, name, 4) != 0) {
        memcpy(&length, png + at, sizeof length);
        at += 12 + GUINT32_FROM_BE(length);
    }
    return at + 12 <= size;
}

/* Reads the numbers in a PNG file's header: width, height, bits, and kind of color.
 * Deletes the file. */
static void
read_head(const char *folder, const char *name, guint head[4])
{
    g_autofree char *path = g_build_filename(folder, name, NULL);
    g_autofree char *png = NULL;
    gsize size;

    CHECK(g_file_get_contents(path, &png, &size, NULL));
    CHECK(size > 33);
    for (int i = 0; i < 2; i++)
        head[i] = (guint8)png[16 + 4 * i + 3];
    head[2] = (guint8)png[24];
    head[3] = (guint8)png[25];
    /* Maps of numbers have no chunks for color. */
    const gboolean is_color = strstr(name, "_albedo") != NULL ||
                              strstr(name, "_BaseMap") != NULL ||
                              strstr(name, "mission") != NULL;
    CHECK(has_chunk(png, size, "IDAT"));
    CHECK((has_chunk(png, size, "sRGB") || has_chunk(png, size, "gAMA") ||
           has_chunk(png, size, "iCCP")) == is_color);
    g_unlink(path);
}

TEST(files_have_the_names_and_channels_of_the_engine)
{
    static const struct {
        const char *engine, *name;
        guint bits, kind;
    } files[] = {
        {"godot", "lava-1--x-_normal.png", 8, 2},
        {"godot", "lava-1--x-_albedo.png", 8, 2},
        {"godot", "lava-1--x-_orm.png", 8, 2},
        {"godot", "lava-1--x-_height.png", 8, 0},
        {"godot", "lava-1--x-_emission.png", 8, 2},
        {"unity", "lava-1--x-_Normal.png", 8, 2},
        {"unity", "lava-1--x-_BaseMap.png", 8, 2},
        {"unity", "lava-1--x-_MetallicSmoothness.png", 8, 6},
        {"unity", "lava-1--x-_Occlusion.png", 8, 0},
        {"unity", "lava-1--x-_Height.png", 16, 0},
        {"unity", "lava-1--x-_Emission.png", 8, 2},
    };
    g_autofree char *folder = folder_new();
    const char *drawn = "";

    for (size_t i = 0; i < G_N_ELEMENTS(files); i++) {
        guint head[4];
        if (strcmp(files[i].engine, drawn) != 0) {
            g_autoptr(LatticeSeries) series =
                given_files(files[i].engine, folder);
            CHECK(lattice_files_write(series, tell_nothing, NULL));
            /* Files are overwritten only if that is requested. */
            CHECK(!lattice_files_check(series, NULL));
            series->may_replace = TRUE;
            CHECK(lattice_files_check(series, NULL));
            drawn = files[i].engine;
        }
        read_head(folder, files[i].name, head);
        CHECK(head[0] == 24 && head[1] == 20);
        CHECK(head[2] == files[i].bits && head[3] == files[i].kind);
    }
    g_autofree char *tres = g_build_filename(folder, "lava-1--x-.tres", NULL);
    g_autofree char *text = NULL;
    CHECK(g_file_get_contents(tres, &text, NULL, NULL));
    CHECK(strstr(text, "path=\"lava-1--x-_orm.png\"") != NULL);
    g_unlink(tres);
    CHECK(g_rmdir(folder) == 0); /* no other files were made */
}

TEST(a_folder_that_cannot_be_written_is_said)
{
    g_autoptr(LatticeSeries) series = given_files("gltf", "/proc/no/such");
    g_autoptr(GError) error = NULL;

    CHECK(!lattice_files_write(series, tell_nothing, &error));
    CHECK(error != NULL && strstr(error->message, "/proc/no/such") != NULL);
}

/* Returns the contents of a folder's files, by file name. */
static GHashTable *
read_folder(const char *folder)
{
    GHashTable *files =
        g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free);
    g_autoptr(GDir) names = g_dir_open(folder, 0, NULL);
    const char *name;

    while ((name = g_dir_read_name(names)) != NULL) {
        g_autofree char *path = g_build_filename(folder, name, NULL);
        char *content = NULL;
        gsize size = 0;
        g_file_get_contents(path, &content, &size, NULL);
        g_hash_table_insert(files, g_strdup(name),
                            g_compute_checksum_for_data(G_CHECKSUM_SHA256,
                                                        (const guchar *)content,
                                                        size));
        g_free(content);
    }
    return files;
}

static void
check_unchanged(const char *folder, GHashTable *before)
{
    g_autoptr(GHashTable) after = read_folder(folder);
    GHashTableIter files;
    gpointer name, content;

    CHECK(g_hash_table_size(after) == g_hash_table_size(before));
    g_hash_table_iter_init(&files, before);
    while (g_hash_table_iter_next(&files, &name, &content))
        CHECK(g_strcmp0(g_hash_table_lookup(after, name), content) == 0);
}

/* Writes a set of files, and then tries to replace it with a larger one. */
static void
check_replacing(const char *folder, void (*spoil)(const char *folder),
                const char *words)
{
    g_autoptr(LatticeSeries) series = given_files("godot", folder);
    g_autoptr(GError) error = NULL;

    CHECK(lattice_files_write(series, tell_nothing, NULL));
    if (spoil != NULL)
        spoil(folder);
    g_autoptr(GHashTable) before = read_folder(folder);
    series->may_replace = TRUE;
    series->size.width = series->size.height = 80;
    CHECK(!lattice_files_write(series, tell_nothing, &error));
    CHECK(error != NULL && strstr(error->message, words) != NULL);
    check_unchanged(folder, before);
}

/* Puts a folder in the place of the text, which is written last. */
static void
spoil_text(const char *folder)
{
    g_autofree char *tres = g_build_filename(folder, "lava-1--x-.tres", NULL);

    g_unlink(tres);
    g_mkdir(tres, 0700);
}

TEST(if_one_file_cannot_be_replaced_none_is)
{
    g_autofree char *folder = folder_new();

    check_replacing(folder, spoil_text, "lava-1--x-.tres");
    folder_remove(folder);
}

TEST(on_a_full_disk_a_set_stays_as_it_was)
{
#ifdef __linux__
    g_autofree char *folder = folder_new();

    /* Mount a small file system on the folder, only for this program. */
    const bool is_mounted =
        unshare(CLONE_NEWNS) == 0 &&
        mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0 &&
        mount("none", folder, "tmpfs", 0, "size=48k") == 0;
    /* The users who build packages may not mount anything. */
    CHECK(is_mounted || errno == EPERM);
    if (is_mounted) {
        check_replacing(folder, NULL, g_strerror(ENOSPC));
        umount(folder);
    } else {
        printf("# nothing can be mounted\n");
    }
    g_rmdir(folder);
#endif
}
