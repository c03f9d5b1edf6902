/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The plug-in for GIMP 2.10: its procedures.
 */
#include <string.h>

#include <gegl.h>
#include <glib/gi18n-lib.h>
#include <libgimp/gimp.h>
#include <libintl.h>

#include "folders.h"
#include "installed.h"
#include "loop.h"
#include "maps.h"
#include "pattern.h"
#include "procedures.h"
#include "sheet.h"

/* A procedure, how it is installed, and how it runs. */
typedef struct Entry {
    const char *name;
    void (*install)(const LatticeProcedure *description);
    GimpPDBStatusType (*run)(Run *run, GError **error);
    const LatticeProcedure *description;
} Entry;

static const Entry entries[] = {
    {LATTICE_PROCEDURE, studio_install, studio_run, NULL},
    {LATTICE_LOOP, series_install, series_run, &lattice_loop},
    {LATTICE_MAPS, series_install, series_run, &lattice_maps},
    {LATTICE_PATTERN, pattern_install, pattern_run, &lattice_pattern},
    {LATTICE_SHEET, series_install, series_run, &lattice_sheet},
};

static void
bind_catalogues(void)
{
    g_autofree char *folder = folders_find_catalogues();

    bindtextdomain(GETTEXT_PACKAGE, folder);
    bind_textdomain_codeset(GETTEXT_PACKAGE, "UTF-8");
    textdomain(GETTEXT_PACKAGE);
}

static void
query(void)
{
    g_autofree char *folder = folders_find_catalogues();
    g_autofree char *help = folders_find_help();
    g_autofree char *help_uri = g_filename_to_uri(help, NULL, NULL);

    gimp_plugin_domain_register(GETTEXT_PACKAGE, folder);
    gimp_plugin_help_register(LATTICE_HELP_DOMAIN, help_uri);
    for (size_t i = 0; i < G_N_ELEMENTS(entries); i++)
        entries[i].install(entries[i].description);
}

gboolean
procedures_refuse_mode(GimpRunMode mode, GError **error)
{
    g_set_error(error, LATTICE_ERROR, 0, _("run-mode is %d: give 0, 1 or 2"),
                (int)mode);
    return FALSE;
}

/* The entry of an installed procedure. */
static const Entry *
find_entry(const char *name)
{
    const Entry *entry = entries;

    while (strcmp(entry->name, name) != 0)
        entry++;
    return entry;
}

static void
run(const gchar *name, gint n_values, const GimpParam *values, gint *n_results,
    GimpParam **results)
{
    /* libgimp reads the results after the return. */
    static GimpParam answer[PROCEDURES_MOST_RESULTS];
    const Entry *entry = find_entry(name);
    Run this_run = {entry->description, values, n_values, answer, 1};
    GError *error = NULL;

    bind_catalogues();
    lattice_operation_init();
    gimp_plugin_enable_precision();
    /* GIMP's refusals are ours to tell. */
    gimp_plugin_set_pdb_error_handler(GIMP_PDB_ERROR_HANDLER_PLUGIN);
    answer[0].type = GIMP_PDB_STATUS;
    answer[0].data.d_status = entry->run(&this_run, &error);
    if (error != NULL) {
        answer[1].type = GIMP_PDB_STRING;
        answer[1].data.d_string = error->message;
        this_run.n_results = 2;
    }
    *results = answer;
    *n_results = this_run.n_results;
}

const GimpPlugInInfo PLUG_IN_INFO = {NULL, NULL, query, run};

MAIN()
