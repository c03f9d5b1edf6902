/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedure that writes patterns.
 */
#include "pattern.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* GIMP's limits for the name of a pattern, and for its width and height. */
#define NAME_MAX_BYTES  255
#define SIZE_MAX_PIXELS 10000

/* A file's name has at most 255 bytes, four of them for the ending. */
#define FILE_NAME_MAX_BYTES 251

/* The size of the header without the name: six numbers of four bytes each. */
#define HEADER_BYTES 24

static const LatticeArgument arguments[] = {
    LATTICE_RECIPE_ARGUMENT,
    {LATTICE_TEXT_ARGUMENT(
        LATTICE_TEXT_PLAIN, "name", NOISE_TEXT("Name"),
        NOISE_TEXT("Name of the pattern; leave empty to name it after the "
                   "noise"))},
    {LATTICE_WHOLE_ARGUMENT(
        "width", NOISE_TEXT("Width"),
        NOISE_TEXT("Width of the tile, in pixels; replaces the tile "
                   "width of the noise"),
        256, 1, SIZE_MAX_PIXELS)},
    {LATTICE_WHOLE_ARGUMENT(
         "height", NOISE_TEXT("Height"),
         NOISE_TEXT("Height of the tile, in pixels; replaces the tile "
                    "height of the noise"),
         256, 1, SIZE_MAX_PIXELS),
     .beside = "width"},
    {LATTICE_TEXT_ARGUMENT(
        LATTICE_TEXT_FOLDER, LATTICE_FILE_KEY, NOISE_TEXT("Folder"),
        NOISE_TEXT("Folder to save to; leave empty for your pattern folder"))},
};

char *
lattice_file_name(const char *name, gsize most)
{
    char *file = g_strdup(name);

    /* Some systems do not allow these characters, and a leading dot would hide
     * the file. */
    g_strdelimit(file, "/\\:*?\"<>|\t\n\r", '-');
    if (*file == '.')
        *file = '-';
    if (strlen(file) > most) /* whole characters only */
        *g_utf8_find_prev_char(file, file + most + 1) = '\0';
    return file;
}

gboolean
lattice_file_check_new(const char *file, GError **error)
{
    return !g_file_test(file, G_FILE_TEST_EXISTS) ||
           lattice_refuse(
               error, _("The file \"%s\" already exists: choose another name"),
               file);
}

static char *
find_folder(const LatticeValues *values)
{
    /* The separator at the end marks this as a folder, even if it does not
     * exist yet. */
    return g_build_filename(values->settings, "patterns", G_DIR_SEPARATOR_S,
                            NULL);
}

/* Returns the path of the file to write; NULL with an error if there is none.
 * Free with g_free(). */
static char *
choose_file(const LatticeValues *values, const char *pattern_name,
            GError **error)
{
    g_autofree char *path = lattice_values_get_path(values, error);

    if (path == NULL)
        return NULL;
    const gsize length = strlen(path);
    if (!g_file_test(path, G_FILE_TEST_IS_DIR) &&
        (length == 0 || !G_IS_DIR_SEPARATOR(path[length - 1])))
        return g_steal_pointer(&path);
    g_autofree char *name =
        lattice_file_name(pattern_name, FILE_NAME_MAX_BYTES);
    g_autofree char *file_name = g_strconcat(name, ".pat", NULL);
    return g_build_filename(path, file_name, NULL);
}

static LatticeSeries *
make_series(const LatticeValues *values, GError **error)
{
    g_auto(LatticeRequest) request = {.recipe = NULL};

    if (!lattice_values_get_request(values, &request, error))
        return NULL;
    request.seamless = NOISE_SWITCH_YES;
    g_autofree char *name = lattice_values_get_name(values, &request);
    if (strlen(name) > NAME_MAX_BYTES) {
        lattice_refuse(
            error, _("Name is longer than 255 bytes: choose a shorter one"));
        return NULL;
    }
    g_autoptr(LatticeSeries) series =
        lattice_series_new(LATTICE_CANVAS_PATTERN, &request);
    series->size = lattice_values_get_size(values);
    series->file = choose_file(values, name, error);
    return series->file != NULL &&
                   lattice_series_add(series, &request, g_steal_pointer(&name),
                                      error)
               ? g_steal_pointer(&series)
               : NULL;
}

const LatticeProcedure lattice_pattern = {
    .name = LATTICE_PROCEDURE "-pattern",
    .task = LATTICE_TASK_PATTERN,
    .menu_label = NOISE_TEXT("Make _Pattern..."),
    .blurb = NOISE_TEXT(
        "Saves seamless Lattice Noise as a pattern for filling areas"),
    .help = "Writes a seamless 8-bit GIMP pattern, and makes GIMP reload its "
            "patterns.  Width and height replace the recipe's period-x and "
            "period-y; cells larger than that become smaller.  The argument "
            "file names a folder or the file itself.  An existing file is "
            "never overwritten.",
    .arguments = arguments,
    .n_arguments = G_N_ELEMENTS(arguments),
    .takes_image = FALSE,
    .find_folder = find_folder,
    .make_series = make_series,
};

/* Makes the file's header: everything before the pixels. */
static GByteArray *
make_header(const LatticeSeries *series, guint n_components)
{
    GByteArray *bytes = g_byte_array_new();
    const char *name = lattice_series_get(series, 0)->name;
    const guint name_size = (guint)strlen(name) + 1;
    const guint32 numbers[] = {
        GUINT32_TO_BE(HEADER_BYTES + name_size),
        GUINT32_TO_BE(1), /* version */
        GUINT32_TO_BE((guint32)series->size.width),
        GUINT32_TO_BE((guint32)series->size.height),
        GUINT32_TO_BE(n_components),
    };

    g_byte_array_append(bytes, (const guint8 *)numbers, sizeof numbers);
    g_byte_array_append(bytes, (const guint8 *)"GPAT", 4);
    g_byte_array_append(bytes, (const guint8 *)name, name_size);
    return bytes;
}

/* Draws the pattern, and returns the bytes of its file; free with
 * g_byte_array_unref(). */
static GByteArray *
draw_file(const LatticeSeries *series, LatticeProgress progress)
{
    const LatticeRequest *request = &lattice_series_get(series, 0)->request;
    const GeglRectangle tile = {0, 0, series->size.width, series->size.height};
    const Babl *format = lattice_operation_find_file_format(request, FALSE);
    const guint n_components = (guint)babl_format_get_n_components(format);
    const LatticePlacement placement =
        lattice_operation_place(format, FALSE, 0, 0, request);
    g_autoptr(GeglBuffer) buffer = gegl_buffer_new(&tile, format);
    GByteArray *bytes = make_header(series, n_components);
    const guint start = bytes->len;

    lattice_operation_render(
        &(LatticeDrawn){request->recipe, placement, buffer}, 1, &tile,
        progress);
    g_byte_array_set_size(bytes, start + (guint)tile.width *
                                             (guint)tile.height * n_components);
    gegl_buffer_get(buffer, &tile, 1.0, format, bytes->data + start,
                    GEGL_AUTO_ROWSTRIDE, GEGL_ABYSS_NONE);
    return bytes;
}

gboolean
lattice_pattern_write(const LatticeSeries *series, LatticeProgress progress,
                      GError **error)
{
    g_autofree char *folder = g_path_get_dirname(series->file);
    g_autoptr(GByteArray) bytes = draw_file(series, progress);

    /* If this fails, writing the file also fails, and reports why. */
    g_mkdir_with_parents(folder, 0700);
    /* g_file_set_contents() writes a temporary file and renames it, so the
     * pattern is written completely or not at all. */
    return lattice_file_check_new(series->file, error) &&
           g_file_set_contents(series->file, (const char *)bytes->data,
                               bytes->len, error);
}
