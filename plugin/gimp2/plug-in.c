/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The plug-in for GIMP 2.10: its procedures.
 */
#include <string.h>

#include <gegl.h>
#include <glib/gi18n-lib.h>
#include <libgimp/gimp.h>
#include <libintl.h>

#include "ask.h"
#include "config.h"
#include "dialog.h"
#include "engine.h"
#include "filter-dialog.h"
#include "filters.h"
#include "folders.h"
#include "install.h"
#include "pattern.h"
#include "procedures.h"
#include "series.h"
#include "studio.h"

/* A procedure, the dialog that changes its arguments (FALSE without an error:
 * canceled), and how it runs. */
typedef struct Entry {
    const char *name;
    gboolean (*ask)(Run *run, GError **error);
    GimpPDBStatusType (*run)(Call *call, GError **error);
    const LatticeProcedure *description; /* NULL: studio_describe()'s */
} Entry;

static const Entry entries[] = {
    {LATTICE_PROCEDURE, dialog_run, studio_run, NULL},
    {LATTICE_INSTALL, ask_install, install_run, &lattice_install},
    {LATTICE_LOOP, ask_run, series_run, &lattice_loop},
    {LATTICE_MAPS, ask_run, series_run, &lattice_maps},
    {LATTICE_PATTERN, ask_run, pattern_run, &lattice_pattern},
    {LATTICE_SHEET, ask_run, series_run, &lattice_sheet},
};

/* The entry of a procedure, with its description. */
static Entry
find_entry(const char *name)
{
    const LatticeFilter *filter = lattice_filter_find(name);
    const Entry *entry = entries;

    if (filter != NULL)
        return (Entry){name, filter_dialog_run, filter_run,
                       lattice_filter_describe(filter)};
    while (strcmp(entry->name, name) != 0)
        entry++;
    Entry found = *entry;
    if (found.description == NULL)
        found.description = studio_describe();
    return found;
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
        procedures_install(find_entry(entries[i].name).description);
    for (size_t i = 0; i < lattice_n_filters; i++)
        procedures_install(lattice_filter_describe(&lattice_filters[i]));
}

/* Asks the user if the call is interactive, and then draws. */
static GimpPDBStatusType
ask_and_run(const Entry *entry, Call *call, GError **error)
{
    if (call->run.mode == GIMP_RUN_INTERACTIVE &&
        !entry->ask(&call->run, error))
        return *error != NULL ? GIMP_PDB_CALLING_ERROR : GIMP_PDB_CANCEL;
    return entry->run(call, error);
}

static void
run(const gchar *name, gint n_values, const GimpParam *values, gint *n_results,
    GimpParam **results)
{
    /* libgimp reads the results after the return. */
    static GimpParam answer[PROCEDURES_MOST_RESULTS];
    const Entry entry = find_entry(name);
    Call call = {.run = {.description = entry.description},
                 .results = answer,
                 .n_results = 1};
    GError *error = NULL;

    folders_bind_catalogues();
    textdomain(GETTEXT_PACKAGE);
    /* Filters read the drawable by one of GEGL's operations. */
    engine_start(entry.description->operation != NULL);
    gimp_plugin_enable_precision();
    /* GIMP shows no messages of its own: we pass its errors on. */
    gimp_plugin_set_pdb_error_handler(GIMP_PDB_ERROR_HANDLER_PLUGIN);
    answer[0].type = GIMP_PDB_STATUS;
    const GimpPDBStatusType status =
        procedures_begin(&call.run, values, n_values, &error)
            ? ask_and_run(&entry, &call, &error)
            : GIMP_PDB_CALLING_ERROR;
    answer[0].data.d_status = status;
    if (status == GIMP_PDB_SUCCESS &&
        call.run.mode != GIMP_RUN_NONINTERACTIVE && entry.run != install_run)
        config_keep(call.run.config);
    if (error != NULL) {
        answer[1].type = GIMP_PDB_STRING;
        answer[1].data.d_string = error->message;
        call.n_results = 2;
    }
    *results = answer;
    *n_results = call.n_results;
}

const GimpPlugInInfo PLUG_IN_INFO = {NULL, NULL, query, run};

MAIN()
