/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The plug-in for GIMP 3: its procedures.
 */
#include <libgimp/gimp.h>

#include "folders.h"
#include "procedures.h"
#include "run.h"

#define LATTICE_TYPE_PLUG_IN (lattice_plug_in_get_type())
G_DECLARE_FINAL_TYPE(LatticePlugIn, lattice_plug_in, LATTICE, PLUG_IN,
                     GimpPlugIn)

struct _LatticePlugIn {
    GimpPlugIn parent_instance;
};

G_DEFINE_FINAL_TYPE(LatticePlugIn, lattice_plug_in, GIMP_TYPE_PLUG_IN)

static GList *
query_procedures(GimpPlugIn *plug_in)
{
    g_autofree char *help = folders_find_help();
    g_autoptr(GFile) help_folder = g_file_new_for_path(help);
    g_autoptr(GPtrArray) names = run_list_names();
    GList *list = NULL;

    gimp_plug_in_set_help_domain(plug_in, LATTICE_HELP_DOMAIN, help_folder);
    for (guint i = 0; i < names->len; i++)
        list = g_list_append(list, g_strdup(g_ptr_array_index(names, i)));
    return list;
}

static GimpProcedure *
create_procedure(GimpPlugIn *plug_in, const char *name)
{
    return procedures_new(plug_in, run_find(name));
}

/* GIMP calls this before it needs texts.  FALSE: GIMP itself binds no text
 * domain, since we have. */
static gboolean
set_i18n(GimpPlugIn *plug_in G_GNUC_UNUSED, const char *name G_GNUC_UNUSED,
         char **domain G_GNUC_UNUSED, char **folder G_GNUC_UNUSED)
{
    folders_bind_catalogues();
    return FALSE;
}

static void
lattice_plug_in_class_init(LatticePlugInClass *klass)
{
    GimpPlugInClass *plug_in_class = GIMP_PLUG_IN_CLASS(klass);

    plug_in_class->query_procedures = query_procedures;
    plug_in_class->create_procedure = create_procedure;
    plug_in_class->set_i18n = set_i18n;
}

static void
lattice_plug_in_init(LatticePlugIn *plug_in G_GNUC_UNUSED)
{
}

GIMP_MAIN(LATTICE_TYPE_PLUG_IN)
