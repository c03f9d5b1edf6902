/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Writes the files of materials.  They are packed in memory first, because GIMP ends
 * the plug-in if the user cancels, which would leave unfinished files behind.
 */
#include "material-files.h"

#include <errno.h>
#include <gegl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "new-files.h"
#include "pattern.h"
#include "png-parts.h"
#include "require-memory.h"

#define SUFFIX ".png"

/* Returns the path of the series' file with this ending and suffix; free with
 * g_free(). */
static char *
make_path(const LatticeSeries *series, const char *ending, const char *suffix)
{
    g_autofree char *name = g_strconcat(series->name, ending, suffix, NULL);

    return g_build_filename(series->file, name, NULL);
}

static gboolean
check(const LatticeSeries *series, const char *ending, const char *suffix,
      GError **error)
{
    g_autofree char *path = make_path(series, ending, suffix);

    return series->may_replace || lattice_file_check_new(path, error);
}

gboolean
lattice_files_check(const LatticeSeries *series, GError **error)
{
    const PicturesEngine *engine = series->engine;

    for (guint i = 0; i < series->pictures->len; i++) {
        if (!check(series, lattice_series_get(series, i)->name, SUFFIX, error))
            return FALSE;
    }
    return engine->text == NULL ||
           check(series, "", engine->text_ending, error);
}

/* ---- Pictures --------------------------------------------------------- */

/* A picture being packed into a PNG file. */
typedef struct Packing {
    GeglBuffer *buffer;
    PngForm form;
    PngPart *parts; /* the blocks of rows */
} Packing;

/* Packs n blocks.  GEGL calls this from several threads at once. */
static void
pack_blocks(gsize first, gsize n, gpointer data)
{
    const Packing *packing = data;
    const PngForm *form = &packing->form;
    const int most = png_block_rows(form->width);
    const Babl *format = gegl_buffer_get_format(packing->buffer);
    const gsize row_size =
        (gsize)form->width * (gsize)babl_format_get_bytes_per_pixel(format);
    g_autofree guchar *rows = g_malloc_n((gsize)most, row_size);

    for (gsize i = first; i < first + n; i++) {
        const int y = (int)i * most, n_rows = MIN(most, form->height - y);
        const GeglRectangle area = {0, y, form->width, n_rows};
        gegl_buffer_get(packing->buffer, &area, 1.0, format, rows,
                        GEGL_AUTO_ROWSTRIDE, GEGL_ABYSS_NONE);
        packing->parts[i] = png_pack(form, rows, n_rows);
    }
}

/* Returns the bytes of a picture's file; free with g_bytes_unref(). */
static GBytes *
pack_picture(const LatticeSeriesPicture *picture, GeglBuffer *buffer,
             gboolean is_deep)
{
    const NoiseMap map = noise_recipe_params(picture->request.recipe)->map;
    const int width = gegl_buffer_get_width(buffer);
    const int height = gegl_buffer_get_height(buffer);
    const int most = png_block_rows(width);
    const gsize n = (gsize)((height + most - 1) / most);
    g_autofree PngPart *parts = g_new0(PngPart, n + 2);
    Packing packing = {
        .buffer = buffer,
        .form = {.width = width,
                 .height = height,
                 .n_components = babl_format_get_n_components(
                     gegl_buffer_get_format(buffer)),
                 .is_deep = is_deep,
                 /* Other maps hold numbers, which no program should convert. */
                 .has_srgb =
                     map == NOISE_MAP_COLOR || map == NOISE_MAP_EMISSION},
        .parts = parts + 1};
    GString *bytes = g_string_new(NULL);
    guint32 sum = PNG_SUM_NONE;

    parts[0] = png_begin(&packing.form);
    /* Even a single block is worth a thread. */
    gegl_parallel_distribute_range(n, 0.0, pack_blocks, &packing);
    for (gsize i = 1; i <= n; i++)
        sum = png_add_sum(sum, &parts[i]);
    parts[n + 1] = png_end(sum);
    for (gsize i = 0; i < n + 2; i++) {
        lattice_require_memory(parts[i].bytes != NULL);
        g_string_append_len(bytes, (const char *)parts[i].bytes,
                            (gssize)parts[i].size);
        free(parts[i].bytes);
    }
    return g_string_free_to_bytes(bytes);
}

/* True if a picture's file has 16 bits per channel. */
static gboolean
is_deep(const LatticeSeries *series, const LatticeSeriesPicture *picture)
{
    const PicturesFile *file = series->engine->files;
    const NoiseMap map = noise_recipe_params(picture->request.recipe)->map;

    while (file->map != map)
        file++;
    return file->is_deep;
}

/* Draws all pictures of a series into new buffers. */
static void
draw_pictures(const LatticeSeries *series, LatticeDrawn *drawn,
              LatticeProgress progress)
{
    const GeglRectangle area = {0, 0, series->size.width, series->size.height};
    const guint n = series->pictures->len;

    for (guint i = 0; i < n; i++) {
        const LatticeSeriesPicture *picture = lattice_series_get(series, i);
        const LatticeRequest *request = &picture->request;
        const Babl *format = lattice_operation_find_file_format(
            request, is_deep(series, picture));
        drawn[i] = (LatticeDrawn){
            request->recipe,
            lattice_operation_place(format, FALSE, 0, 0, request),
            gegl_buffer_new(&area, format)};
    }
    lattice_operation_render(drawn, (int)n, &area, progress);
}

/* ---- Files ------------------------------------------------------------ */

/* A set of files being written. */
typedef struct Writing {
    const LatticeSeries *series;
    GPtrArray *paths; /* in the encoding that the C library expects */
    GPtrArray *files; /* NewFile */
} Writing;

static void
free_file(gpointer file)
{
    new_file_discard(file);
    g_free(file);
}

/* Sets an error about a file, with errno as the reason; always returns
 * FALSE. */
static gboolean
refuse_file(const char *path, GError **error)
{
    const int number = errno;

    if (number == 0)
        return lattice_refuse(error,
                              /* TRANSLATORS: a file's path */
                              _("\"%s\" could not be written"), path);
    return lattice_refuse(error, "\"%s\": %s", path, g_strerror(number));
}

/* Writes a file of the set under a temporary name; new_files_name() renames it
 * later. */
static gboolean
write_file(Writing *writing, const char *path, const void *bytes, gsize size,
           GError **error)
{
    NewFile *file = g_new0(NewFile, 1);
#ifdef G_OS_WIN32
    char *system_path = g_win32_locale_filename_from_utf8(path);
#else
    char *system_path = g_strdup(path);
#endif

    g_ptr_array_add(writing->files, file);
    if (system_path == NULL) {
        errno = EINVAL;
        return refuse_file(path, error);
    }
    g_ptr_array_add(writing->paths, system_path);
    errno = 0;
    return (new_file_open(file, system_path) &&
            new_file_write(file, bytes, size) && new_file_close(file)) ||
           refuse_file(path, error);
}

static gboolean
write_text(Writing *writing, GError **error)
{
    const LatticeSeries *series = writing->series;
    const PicturesEngine *engine = series->engine;

    if (engine->text == NULL)
        return TRUE;
    g_autofree char *path = make_path(series, "", engine->text_ending);
    char *text = pictures_tie(engine, series->recipe, series->name, SUFFIX);
    /* If memory runs out, end the program, as GLib does. */
    g_assert(text != NULL);
    const gboolean is_written =
        write_file(writing, path, text, strlen(text), error);
    free(text);
    return is_written;
}

static gboolean
write_pictures(Writing *writing, const GPtrArray *packed, GError **error)
{
    for (guint i = 0; i < packed->len; i++) {
        const LatticeSeriesPicture *picture =
            lattice_series_get(writing->series, i);
        g_autofree char *path =
            make_path(writing->series, picture->name, SUFFIX);
        GBytes *png = g_ptr_array_index(packed, i);
        if (!write_file(writing, path, g_bytes_get_data(png, NULL),
                        g_bytes_get_size(png), error))
            return FALSE;
    }
    return TRUE;
}

/* Writes all files of a series, or none. */
static gboolean
write_all(const LatticeSeries *series, const GPtrArray *packed, GError **error)
{
    g_autoptr(GPtrArray) paths = g_ptr_array_new_with_free_func(g_free);
    g_autoptr(GPtrArray) files = g_ptr_array_new_with_free_func(free_file);
    Writing writing = {series, paths, files};
    const NewFile *wrong;

    return write_pictures(&writing, packed, error) &&
           write_text(&writing, error) &&
           (new_files_name((NewFile *const *)files->pdata, files->len,
                           series->may_replace, &wrong) ||
            refuse_file(wrong->path, error));
}

/* The fraction of the total time that drawing takes; packing and writing take the
 * rest. */
#define SHARE_DRAWN 0.75

gboolean
lattice_files_write(const LatticeSeries *series, gboolean (*tell)(double share),
                    GError **error)
{
    const guint n = series->pictures->len;
    g_autoptr(GPtrArray) packed =
        g_ptr_array_new_with_free_func((GDestroyNotify)g_bytes_unref);
    LatticeDrawn pictures[NOISE_MAPS_MAX];

    if (!lattice_files_check(series, error))
        return FALSE;
    if (g_mkdir_with_parents(series->file, 0700) != 0 ||
        g_access(series->file, W_OK) != 0)
        return lattice_refuse(error, "\"%s\": %s", series->file,
                              g_strerror(errno));
    draw_pictures(series, pictures, (LatticeProgress){tell, 0.0, SHARE_DRAWN});
    for (guint i = 0; i < n; i++) {
        const LatticeSeriesPicture *picture = lattice_series_get(series, i);
        g_ptr_array_add(packed, pack_picture(picture, pictures[i].buffer,
                                             is_deep(series, picture)));
        g_object_unref(pictures[i].buffer);
        tell(SHARE_DRAWN + (1.0 - SHARE_DRAWN) * (i + 1) / n);
    }
    return write_all(series, packed, error);
}
