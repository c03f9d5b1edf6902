/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A plug-in for tests on GIMP 3: writes drawables' pixels to files.  Its
 * argument has a line for each, with the drawable's id, a blank and the file's
 * path.  A file begins with two lines, the format and the width and height.
 */
#include <stdio.h>
#include <stdlib.h>

#include <gegl.h>
#include <libgimp/gimp.h>

#define PROCEDURE "lattice-test-dump"

#define PROBE_TYPE_PLUG_IN (probe_plug_in_get_type())
G_DECLARE_FINAL_TYPE(ProbePlugIn, probe_plug_in, PROBE, PLUG_IN, GimpPlugIn)

struct _ProbePlugIn {
    GimpPlugIn parent_instance;
};

G_DEFINE_FINAL_TYPE(ProbePlugIn, probe_plug_in, GIMP_TYPE_PLUG_IN)

static gboolean
dump(gint32 id, const char *path)
{
    GimpDrawable *drawable = gimp_drawable_get_by_id(id);
    GeglBuffer *buffer =
        drawable != NULL ? gimp_drawable_get_buffer(drawable) : NULL;
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

static GimpValueArray *
run(GimpProcedure *procedure, GimpProcedureConfig *config,
    gpointer data G_GNUC_UNUSED)
{
    g_autofree char *lines = NULL;

    /* Without operations, which buffers do not need: loading them takes longer
     * than all the rest. */
    g_setenv("GEGL_PATH", "/nonexistent", TRUE);
    gegl_init(NULL, NULL);
    g_object_get(config, "lines", &lines, NULL);
    const gboolean is_done = dump_all(lines);
    return gimp_procedure_new_return_values(
        procedure, is_done ? GIMP_PDB_SUCCESS : GIMP_PDB_EXECUTION_ERROR, NULL);
}

static GList *
query_procedures(GimpPlugIn *plug_in G_GNUC_UNUSED)
{
    return g_list_append(NULL, g_strdup(PROCEDURE));
}

static GimpProcedure *
create_procedure(GimpPlugIn *plug_in, const char *name)
{
    GimpProcedure *procedure = gimp_procedure_new(
        plug_in, name, GIMP_PDB_PROC_TYPE_PLUGIN, run, NULL, NULL);

    gimp_procedure_set_documentation(procedure, "For tests", NULL, NULL);
    gimp_procedure_add_string_argument(procedure, "lines", "Lines", NULL, "",
                                       G_PARAM_READWRITE);
    return procedure;
}

static void
probe_plug_in_class_init(ProbePlugInClass *klass)
{
    GimpPlugInClass *plug_in_class = GIMP_PLUG_IN_CLASS(klass);

    plug_in_class->query_procedures = query_procedures;
    plug_in_class->create_procedure = create_procedure;
    plug_in_class->set_i18n = NULL; /* nothing to translate */
}

static void
probe_plug_in_init(ProbePlugIn *plug_in G_GNUC_UNUSED)
{
}

GIMP_MAIN(PROBE_TYPE_PLUG_IN)
