/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The plug-in for GIMP 3: its procedures.
 */
#include <string.h>

#include <libgimp/gimp.h>

#include "filters.h"
#include "folders.h"
#include "install.h"
#include "pattern.h"
#include "procedures.h"
#include "request.h"
#include "series.h"

#define LATTICE_TYPE_PLUG_IN (lattice_plug_in_get_type())
G_DECLARE_FINAL_TYPE(LatticePlugIn, lattice_plug_in, LATTICE, PLUG_IN,
                     GimpPlugIn)

struct _LatticePlugIn {
    GimpPlugIn parent_instance;
};

G_DEFINE_FINAL_TYPE(LatticePlugIn, lattice_plug_in, GIMP_TYPE_PLUG_IN)

/* A procedure, and the function that creates it. */
typedef struct Entry {
    const char *name;
    GimpProcedure *(*create)(GimpPlugIn *plug_in,
                             const LatticeProcedure *description);
    const LatticeProcedure *description; /* NULL: the studio */
} Entry;

static const Entry entries[] = {
    {LATTICE_PROCEDURE, studio_create, NULL},
    {LATTICE_INSTALL, install_create, &lattice_install},
    {LATTICE_LOOP, series_create, &lattice_loop},
    {LATTICE_MAPS, series_create, &lattice_maps},
    {LATTICE_PATTERN, pattern_create, &lattice_pattern},
    {LATTICE_SHEET, series_create, &lattice_sheet},
};

static GList *
query_procedures(GimpPlugIn *plug_in)
{
    g_autofree char *help = folders_find_help();
    g_autoptr(GFile) help_folder = g_file_new_for_path(help);
    GList *names = NULL;

    gimp_plug_in_set_help_domain(plug_in, LATTICE_HELP_DOMAIN, help_folder);
    for (size_t i = 0; i < G_N_ELEMENTS(entries); i++)
        names = g_list_append(names, g_strdup(entries[i].name));
    for (size_t i = 0; i < lattice_n_filters; i++)
        names = g_list_append(names, g_strdup(lattice_filters[i].procedure));
    return names;
}

static GimpProcedure *
create_procedure(GimpPlugIn *plug_in, const char *name)
{
    const LatticeFilter *filter = lattice_filter_find(name);

    if (filter != NULL)
        return filter_create(plug_in, lattice_filter_describe(filter));
    for (size_t i = 0; i < G_N_ELEMENTS(entries); i++) {
        if (strcmp(entries[i].name, name) == 0)
            return entries[i].create(plug_in, entries[i].description);
    }
    return NULL;
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
