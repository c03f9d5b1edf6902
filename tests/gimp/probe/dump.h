/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Writes drawables' pixels to files.  Takes a text whose lines have a drawable's id,
 * a space and the file's path.  Each file begins with two lines: the format, and the
 * width and height.
 */
#ifndef LATTICE_TEST_DUMP_H
#define LATTICE_TEST_DUMP_H

#include <stdio.h>
#include <stdlib.h>

#include <gegl.h>

#define PROCEDURE "lattice-test-dump"

/* Returns a new buffer of a drawable's pixels, or NULL if there is no such
 * drawable. */
static GeglBuffer *get_buffer(gint32 drawable);

static inline gboolean
dump(gint32 drawable, const char *path)
{
    GeglBuffer *buffer = get_buffer(drawable);
    FILE *file = fopen(path, "wb");

    if (buffer == NULL || file == NULL)
        return FALSE;
    const Babl *format = gegl_buffer_get_format(buffer);
    const GeglRectangle *extent = gegl_buffer_get_extent(buffer);
    const gsize size = (gsize)extent->width * (gsize)extent->height *
                       (gsize)babl_format_get_bytes_per_pixel(format);
    g_autofree char *pixels = g_malloc(size);

    gegl_buffer_get(buffer, extent, 1.0, format, pixels, GEGL_AUTO_ROWSTRIDE,
                    GEGL_ABYSS_NONE);
    fprintf(file, "%s\n%d %d\n", babl_format_get_encoding(format),
            extent->width, extent->height);
    const gboolean is_written = fwrite(pixels, 1, size, file) == size;
    g_object_unref(buffer);
    return fclose(file) == 0 && is_written;
}

static inline gboolean
dump_all(const char *text)
{
    g_auto(GStrv) lines = g_strsplit(text, "\n", -1);

    /* Load no operations: buffers do not need them, and loading them takes longer
     * than everything else. */
    g_setenv("GEGL_PATH", "/nonexistent", TRUE);
    gegl_init(NULL, NULL);
    for (char **line = lines; *line != NULL && **line != '\0'; line++) {
        char *path;
        const gint32 id = (gint32)strtol(*line, &path, 10);
        if (!dump(id, path + 1))
            return FALSE;
    }
    return TRUE;
}

#endif
