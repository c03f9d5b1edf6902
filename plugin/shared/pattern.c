/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Patterns.
 */
#include "pattern.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

/* The longest name and the largest size that GIMP reads. */
#define NAME_MAX_BYTES  255
#define SIZE_MAX_PIXELS 10000

/* The header's six numbers. */
#define HEADER_BYTES 24

static const LatticeArgument arguments[] = {
    LATTICE_RECIPE_ARGUMENT,
    {
        .kind = LATTICE_ARGUMENT_TEXT,
        .key = "name",
        .label = NOISE_TEXT("Name"),
        .blurb = NOISE_TEXT("The pattern's name; empty: made from the recipe"),
        .initial_text = "",
    },
    {
        .kind = LATTICE_ARGUMENT_WHOLE,
        .key = "width",
        .label = NOISE_TEXT("Width"),
        .blurb = NOISE_TEXT("Width of the tile, in pixels, which becomes the "
                            "recipe's period-x"),
        .initial = 256,
        .minimum = 1,
        .maximum = SIZE_MAX_PIXELS,
    },
    {
        .kind = LATTICE_ARGUMENT_WHOLE,
        .key = "height",
        .label = NOISE_TEXT("Height"),
        .blurb = NOISE_TEXT("Height of the tile, in pixels, which becomes the "
                            "recipe's period-y"),
        .initial = 256,
        .minimum = 1,
        .maximum = SIZE_MAX_PIXELS,
    },
    {
        .kind = LATTICE_ARGUMENT_TEXT,
        .key = "file",
        .label = NOISE_TEXT("File"),
        .blurb = NOISE_TEXT("The file to write; empty: one in your folder of "
                            "patterns, called after the pattern"),
        .initial_text = "",
    },
};

const LatticeProcedure lattice_pattern = {
    .name = LATTICE_PATTERN,
    .menu_label = NOISE_TEXT("Lattice Noise as _Pattern..."),
    .blurb = NOISE_TEXT("Saves seamless noise as a pattern to fill areas with"),
    .help =
        "Writes a GIMP pattern of 8 bits whose edges fit, and lets GIMP read "
        "its patterns again.  Width and height replace the recipe's period-x "
        "and period-y; cells that do not fit are refused.  A file that is "
        "there already is never overwritten.",
    .arguments = arguments,
    .n_arguments = G_N_ELEMENTS(arguments),
    .takes_image = FALSE,
};

static char *
find_file(const LatticeValues *values, const char *pattern_name,
          const char *gimp_folder)
{
    const char *file = lattice_values_get_text(values, "file");

    if (*file != '\0')
        return g_strdup(file);

    g_autofree char *name = g_strconcat(pattern_name, ".pat", NULL);
    /* What some system does not take in a name, and a dot that hides it. */
    g_strdelimit(name, "/\\:*?\"<>|\t\n\r", '-');
    if (*name == '.')
        *name = '-';
    return g_build_filename(gimp_folder, "patterns", name, NULL);
}

LatticePattern *
lattice_pattern_new(const LatticeValues *values, const char *gimp_folder,
                    GError **error)
{
    const char *name = lattice_values_get_text(values, "name");
    g_autoptr(LatticePattern) pattern = g_new0(LatticePattern, 1);

    pattern->width = (int)lattice_values_get_number(values, "width");
    pattern->height = (int)lattice_values_get_number(values, "height");
    if (!lattice_values_get_request(values, &pattern->request, error))
        return NULL;
    pattern->request.params.period_x = pattern->width;
    pattern->request.params.period_y = pattern->height;
    if (!lattice_request_check(&pattern->request, error))
        return NULL;
    pattern->name = *name != '\0'
                        ? g_strdup(name)
                        : lattice_request_get_layer_name(&pattern->request);
    if (strlen(pattern->name) > NAME_MAX_BYTES) {
        lattice_refuse(error, _("name is longer than the 255 bytes that a "
                                "pattern's may have: give a shorter one"));
        return NULL;
    }
    pattern->file = find_file(values, pattern->name, gimp_folder);
    return g_steal_pointer(&pattern);
}

void
lattice_pattern_free(LatticePattern *pattern)
{
    g_free(pattern->name);
    g_free(pattern->file);
    g_free(pattern);
}

char *
lattice_pattern_show(const LatticePattern *pattern, int *width, int *height)
{
    *width = 2 * pattern->width;
    *height = 2 * pattern->height;
    return lattice_request_get_recipe(&pattern->request);
}

/* How the pixels are stored: as few components as they need. */
static const Babl *
find_format(const LatticeRequest *request)
{
    if (noise_params_channels(&request->params) == 1)
        return babl_format("Y' u8");
    return lattice_request_is_opaque(request) ? babl_format("R'G'B' u8")
                                              : babl_format("R'G'B'A u8");
}

static void
append_number(GByteArray *bytes, guint32 number)
{
    const guint32 ordered = GUINT32_TO_BE(number);

    g_byte_array_append(bytes, (const guint8 *)&ordered, sizeof ordered);
}

/* The file's bytes before the pixels. */
static GByteArray *
make_header(const LatticePattern *pattern, guint n_components)
{
    GByteArray *bytes = g_byte_array_new();
    const guint name_size = (guint)strlen(pattern->name) + 1;

    append_number(bytes, HEADER_BYTES + name_size);
    append_number(bytes, 1);
    append_number(bytes, (guint32)pattern->width);
    append_number(bytes, (guint32)pattern->height);
    append_number(bytes, n_components);
    g_byte_array_append(bytes, (const guint8 *)"GPAT", 4);
    g_byte_array_append(bytes, (const guint8 *)pattern->name, name_size);
    return bytes;
}

/* The whole file. */
static GByteArray *
draw(const LatticePattern *pattern, LatticeProgress progress)
{
    const GeglRectangle tile = {0, 0, pattern->width, pattern->height};
    const Babl *format = find_format(&pattern->request);
    const guint n_components = (guint)babl_format_get_n_components(format);
    const LatticePlacement placement = {
        .encoding = lattice_encoding_of(format),
        .depth = lattice_depth_of(format),
        .layout = lattice_layout_of(format),
    };
    g_autofree char *recipe = lattice_request_get_recipe(&pattern->request);
    GeglBuffer *buffer = gegl_buffer_new(&tile, format);
    GByteArray *bytes = make_header(pattern, n_components);
    const guint start = bytes->len;

    lattice_operation_render(buffer, &tile, recipe, &placement, progress);
    g_byte_array_set_size(bytes, start + (guint)tile.width *
                                             (guint)tile.height * n_components);
    gegl_buffer_get(buffer, &tile, 1.0, format, bytes->data + start,
                    GEGL_AUTO_ROWSTRIDE, GEGL_ABYSS_NONE);
    g_object_unref(buffer);
    return bytes;
}

gboolean
lattice_pattern_check_file(const LatticePattern *pattern, GError **error)
{
    if (!g_file_test(pattern->file, G_FILE_TEST_EXISTS))
        return TRUE;
    g_set_error(error, LATTICE_ERROR, 0,
                _("The file \"%s\" exists already: give another name"),
                pattern->file);
    return FALSE;
}

gboolean
lattice_pattern_write(const LatticePattern *pattern, LatticeProgress progress,
                      GError **error)
{
    g_autofree char *recipe = lattice_request_get_recipe(&pattern->request);
    g_autofree char *folder = g_path_get_dirname(pattern->file);

    if (!lattice_operation_check(recipe, error) ||
        !lattice_pattern_check_file(pattern, error))
        return FALSE;
    /* If this fails, writing does, and says why. */
    g_mkdir_with_parents(folder, 0700);

    GByteArray *bytes = draw(pattern, progress);
    const gboolean is_written = g_file_set_contents(
        pattern->file, (const char *)bytes->data, (gssize)bytes->len, error);
    g_byte_array_unref(bytes);
    return is_written;
}
