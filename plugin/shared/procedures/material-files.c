/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Writes the files of materials.  GEGL can write PNG files, but does not say
 * whether it succeeded, and adds the color space even where pixels are not
 * colors.  So we let it write temporary files.  Once all pictures are drawn, we
 * read these files, and write the real ones, in which only colors have a color
 * space.
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

/* In a PNG file, a chunk has CHUNK_BYTES bytes besides its data: the length of the
 * data, a name of four letters and a checksum.  The file begins with a signature of
 * HEAD_BYTES bytes, followed by the first chunk. */
#define CHUNK_BYTES 12
#define HEAD_BYTES  8

/* Copies a PNG file.  If its pixels are data rather than colors, leaves out the
 * chunks about color spaces.  Returns FALSE if the file is incomplete. */
static gboolean
copy_chunks(const char *png, gsize size, gboolean has_colors, GString *copy)
{
    static const char *const of_colors[] = {"sRGB", "gAMA", "cHRM", "iCCP",
                                            NULL};
    gsize at = HEAD_BYTES;

    g_string_append_len(copy, png, (gssize)MIN(size, HEAD_BYTES));
    while (at + CHUNK_BYTES <= size) {
        g_autofree char *name = g_strndup(png + at + 4, 4);
        guint32 length;
        memcpy(&length, png + at, sizeof length);
        const gsize whole = CHUNK_BYTES + (gsize)GUINT32_FROM_BE(length);
        if (whole > size - at)
            return FALSE;
        if (has_colors || !g_strv_contains(of_colors, name))
            g_string_append_len(copy, png + at, (gssize)whole);
        if (strcmp(name, "IEND") == 0)
            return TRUE;
        at += whole;
    }
    return FALSE;
}

/* Writes a buffer to a temporary file, and returns the file's path; NULL if the
 * file cannot be made. */
static char *
save_temporary(GeglBuffer *buffer, gboolean is_deep, GError **error)
{
    char *path;
    const int file =
        g_file_open_tmp("lattice-noise-XXXXXX" SUFFIX, &path, error);

    if (file == -1)
        return NULL;
    g_close(file, NULL);
    GeglNode *graph = gegl_node_new();
    GeglNode *source = gegl_node_new_child(
        graph, "operation", "gegl:buffer-source", "buffer", buffer, NULL);
    GeglNode *sink =
        gegl_node_new_child(graph, "operation", "gegl:png-save", "path", path,
                            "bitdepth", is_deep ? 16 : 8, NULL);
    gegl_node_link(source, sink);
    gegl_node_process(sink);
    g_object_unref(graph);
    return path;
}

static void
remove_temporary(void *path)
{
    g_unlink(path);
    g_free(path);
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

/* Reads a picture's temporary file, and returns the bytes to write to its final
 * file: the same PNG, without color-space chunks if the map is data.  Returns NULL
 * if the temporary file cannot be read or is incomplete.  Free with
 * g_bytes_unref(). */
static GBytes *
read_picture(const LatticeSeriesPicture *picture, const char *temporary)
{
    const NoiseMap map = noise_recipe_params(picture->request.recipe)->map;
    const gboolean has_colors =
        map == NOISE_MAP_COLOR || map == NOISE_MAP_EMISSION;
    g_autofree char *png = NULL;
    g_autoptr(GString) copy = g_string_new(NULL);
    gsize size;

    if (!g_file_get_contents(temporary, &png, &size, NULL) ||
        !copy_chunks(png, size, has_colors, copy))
        return NULL;
    return g_string_free_to_bytes(g_steal_pointer(&copy));
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
write_pictures(Writing *writing, const GPtrArray *drawn, GError **error)
{
    for (guint i = 0; i < drawn->len; i++) {
        const LatticeSeriesPicture *picture =
            lattice_series_get(writing->series, i);
        g_autofree char *path =
            make_path(writing->series, picture->name, SUFFIX);
        g_autoptr(GBytes) png =
            read_picture(picture, g_ptr_array_index(drawn, i));
        errno = 0;
        if (png == NULL)
            return refuse_file(path, error);
        if (!write_file(writing, path, g_bytes_get_data(png, NULL),
                        g_bytes_get_size(png), error))
            return FALSE;
    }
    return TRUE;
}

/* Writes all files of a series, or none. */
static gboolean
write_all(const LatticeSeries *series, const GPtrArray *drawn, GError **error)
{
    g_autoptr(GPtrArray) paths = g_ptr_array_new_with_free_func(g_free);
    g_autoptr(GPtrArray) files = g_ptr_array_new_with_free_func(free_file);
    Writing writing = {series, paths, files};
    const NewFile *wrong;

    return write_pictures(&writing, drawn, error) &&
           write_text(&writing, error) &&
           (new_files_name((NewFile *const *)files->pdata, files->len,
                           series->may_replace, &wrong) ||
            refuse_file(wrong->path, error));
}

/* The fraction of the total time that drawing takes; writing takes the rest. */
#define SHARE_DRAWN 0.75

gboolean
lattice_files_write(const LatticeSeries *series, gboolean (*tell)(double share),
                    GError **error)
{
    const guint n = series->pictures->len;
    g_autoptr(GPtrArray) drawn =
        g_ptr_array_new_with_free_func(remove_temporary);
    LatticeDrawn pictures[NOISE_MAPS_MAX];

    if (!lattice_files_check(series, error))
        return FALSE;
    if (g_mkdir_with_parents(series->file, 0700) != 0 ||
        g_access(series->file, W_OK) != 0)
        return lattice_refuse(error, "\"%s\": %s", series->file,
                              g_strerror(errno));
    /* If the user cancels while we draw, GIMP ends the plug-in, which has not
     * written any files yet. */
    draw_pictures(series, pictures, (LatticeProgress){tell, 0.0, SHARE_DRAWN});
    for (guint i = 0; i < n; i++) {
        const gboolean has_depth =
            is_deep(series, lattice_series_get(series, i));
        char *path = drawn->len == i
                         ? save_temporary(pictures[i].buffer, has_depth, error)
                         : NULL;
        g_object_unref(pictures[i].buffer);
        if (path != NULL)
            g_ptr_array_add(drawn, path);
        tell(SHARE_DRAWN + (1.0 - SHARE_DRAWN) * (i + 1) / n);
    }
    return drawn->len == n && write_all(series, drawn, error);
}
