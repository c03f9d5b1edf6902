/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A plug-in for tests on GIMP 3, which calls dump.h.
 */
#include <libgimp/gimp.h>

#include "dump.h"

#define PROBE_TYPE_PLUG_IN (probe_plug_in_get_type())
G_DECLARE_FINAL_TYPE(ProbePlugIn, probe_plug_in, PROBE, PLUG_IN, GimpPlugIn)

struct _ProbePlugIn {
    GimpPlugIn parent_instance;
};

G_DEFINE_FINAL_TYPE(ProbePlugIn, probe_plug_in, GIMP_TYPE_PLUG_IN)

static GeglBuffer *
get_buffer(gint32 id)
{
    GimpDrawable *drawable = gimp_drawable_get_by_id(id);

    return drawable != NULL ? gimp_drawable_get_buffer(drawable) : NULL;
}

static GimpValueArray *
run(GimpProcedure *procedure, GimpProcedureConfig *config,
    gpointer data G_GNUC_UNUSED)
{
    g_autofree char *lines = NULL;

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
