/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A plug-in for tests on GIMP 2.10: writes drawables' pixels to files.  Its
 * argument has a line for each, with the drawable's id, a blank and the file's
 * path.  A file begins with two lines, the format and the width and height.
 */
#include <stdio.h>
#include <stdlib.h>

#include <gegl.h>
#include <libgimp/gimp.h>

#define PROCEDURE "lattice-test-dump"

static void
query(void)
{
    static char names[][9] = {"run-mode", "lines"};
    static char text[] = "For tests";
    static const GimpParamDef arguments[] = {
        {GIMP_PDB_INT32, names[0], text},
        {GIMP_PDB_STRING, names[1], text},
    };

    gimp_install_procedure(PROCEDURE, "For tests", "For tests", "Lattice Noise",
                           "LGPL-3.0-or-later", "2026", NULL, "*", GIMP_PLUGIN,
                           G_N_ELEMENTS(arguments), 0, arguments, NULL);
}

static gboolean
dump(gint32 drawable, const char *path)
{
    GeglBuffer *buffer = gimp_drawable_get_buffer(drawable);
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

/* Writes the drawable of each line to the file of the line. */
static gboolean
dump_all(const char *text)
{
    g_auto(GStrv) lines = g_strsplit(text, "\n", -1);

    for (char **line = lines; *line != NULL && **line != '\0'; line++) {
        char *path;
        const gint32 id = (gint32)strtol(*line, &path, 10);
        if (!dump(id, path + 1))
            return FALSE;
    }
    return TRUE;
}

static void
run(const gchar *name G_GNUC_UNUSED, gint n_values G_GNUC_UNUSED,
    const GimpParam *values, gint *n_results, GimpParam **results)
{
    /* libgimp reads the results after the return. */
    static GimpParam answer[1];

    /* Without operations, which buffers do not need: loading them takes longer
     * than all the rest. */
    g_setenv("GEGL_PATH", "/nonexistent", TRUE);
    gegl_init(NULL, NULL);
    gimp_plugin_enable_precision();
    answer[0].type = GIMP_PDB_STATUS;
    answer[0].data.d_status = dump_all(values[1].data.d_string)
                                  ? GIMP_PDB_SUCCESS
                                  : GIMP_PDB_EXECUTION_ERROR;
    *results = answer;
    *n_results = 1;
}

const GimpPlugInInfo PLUG_IN_INFO = {NULL, NULL, query, run};

MAIN()
