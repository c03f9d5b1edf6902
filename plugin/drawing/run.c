/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Runs procedures, with the values of their arguments.
 */
#include "run.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#ifdef __linux__
#include <signal.h>
#include <sys/prctl.h>
#endif

#include "filtering.h"
#include "filters.h"
#include "folders.h"
#include "install.h"
#include "layers.h"
#include "look.h"
#include "material-files.h"
#include "operations.h"
#include "pattern.h"
#include "studio.h"

/* ---- Starting --------------------------------------------------------- */

#define PATH "GEGL_PATH" /* where GEGL looks for modules */

void
run_start(const LatticeProcedure *description)
{
    g_autofree char *path = g_strdup(g_getenv(PATH));

    folders_bind_catalogues();
#ifdef __linux__
    /* Otherwise the plug-in would notice that GIMP has ended only when it next
     * sends pixels, and other work can delay that by many seconds.  Killing the
     * plug-in leaves no files behind. */
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    operations_register(NULL);
    /* Load no modules if none are needed: on Windows, the procedure that installs
     * our module could not replace a module that is loaded. */
    if (!description->needs_others)
        g_setenv(PATH, "", TRUE);
    gegl_init(NULL, NULL);
    /* Restore the variable, which says where GIMP itself looks for modules. */
    if (path != NULL)
        g_setenv(PATH, path, TRUE);
    else
        g_unsetenv(PATH);
}

/* ---- Reading ---------------------------------------------------------- */

/* If the recipe has the look of a preset, returns a layer name made from the
 * preset's label, else NULL; free with g_free(). */
static char *
name_look(const Call *call)
{
    g_autoptr(GPtrArray) list = lattice_presets_list(folders_find_presets());
    g_autofree char *recipe = lattice_read_text(call->config, "recipe");
    g_auto(LatticeRequest) request = {.recipe = NULL};

    if (!lattice_request_parse(&request, recipe, NULL))
        return NULL;
    const LatticePreset *look = lattice_look_find(list, request.recipe);
    return look != NULL ? lattice_look_name_picture(&request, look->label)
                        : NULL;
}

/* Returns the series of a call, or NULL with an error if it cannot be drawn; free
 * with lattice_series_free(). */
static LatticeSeries *
read_series(Call *call, GError **error)
{
    g_autofree char *name = lattice_read_text(call->config, "name");
    /* If the user gives no name, the result is named after its look.  Find the look
     * only in that case: name_look() reads all presets, and dialogs call
     * read_series() after each change. */
    const gboolean wants_look =
        *name == '\0' &&
        lattice_argument_find(call->description, "name") != NULL &&
        lattice_argument_matters(call->description, "name", call->config);
    g_autofree char *look = wants_look ? name_look(call) : NULL;
    LatticeValues values = call_get_values(call);

    values.look = look;
    if (!lattice_values_check(&values, error))
        return NULL;
    g_autoptr(LatticeSeries) series =
        call->description->make_series(&values, error);
    if (series == NULL || !layers_check(series, &call->place, error))
        return NULL;
    return g_steal_pointer(&series);
}

gboolean
run_show(Call *call, LatticeShown *shown, GError **error)
{
    g_autoptr(LatticeSeries) series = read_series(call, error);

    if (series != NULL)
        lattice_series_show(series, shown);
    return series != NULL;
}

/* ---- Running ---------------------------------------------------------- */

static GimpPDBStatusType
write_files(const Call *call, const LatticeSeries *series, CallResults *results,
            GError **error)
{
    const gboolean is_pattern = series->canvas == LATTICE_CANVAS_PATTERN;

    gimp_progress_init(_("Lattice Noise"));
    const gboolean is_written =
        is_pattern
            ? lattice_pattern_write(
                  series, (LatticeProgress){gimp_progress_update, 0.0, 1.0},
                  error)
            : lattice_files_write(series, gimp_progress_update, error);
    gimp_progress_end();
    if (!is_written)
        return GIMP_PDB_EXECUTION_ERROR;
    if (call->mode != GIMP_RUN_NONINTERACTIVE) {
        g_autofree char *told =
            g_strdup_printf(is_pattern
                                /* TRANSLATORS: a pattern's file */
                                ? _("The pattern was saved to \"%s\"")
                                /* TRANSLATORS: a folder */
                                : _("The files were saved in \"%s\""),
                            series->file);
        gimp_message(told);
    }
    if (is_pattern) {
        gimp_patterns_refresh();
        results->name = g_strdup(lattice_series_get(series, 0)->name);
        results->file = g_strdup(series->file);
        return GIMP_PDB_SUCCESS;
    }
    results->image = call->place.image;
    results->layers = g_new0(HostDrawable, 1);
    *results->layers = HOST_NONE;
    return GIMP_PDB_SUCCESS;
}

static GimpPDBStatusType
draw_series(Call *call, CallResults *results, GError **error)
{
    g_autoptr(LatticeSeries) series = read_series(call, error);

    if (series == NULL)
        return GIMP_PDB_CALLING_ERROR;
    if (series->canvas == LATTICE_CANVAS_FILES ||
        series->canvas == LATTICE_CANVAS_PATTERN)
        return write_files(call, series, results, error);
    g_autofree char *name = name_look(call);
    if (name != NULL) {
        g_free(series->name);
        series->name = g_steal_pointer(&name);
    }
    results->image = layers_draw(series, &call->place, &results->layers, error);
    if (results->image == HOST_NONE)
        return GIMP_PDB_EXECUTION_ERROR;
    if (call->mode != GIMP_RUN_NONINTERACTIVE) {
        if (results->image != call->place.image)
            gimp_display_new(results->image);
        gimp_displays_flush();
    }
    return GIMP_PDB_SUCCESS;
}

static GimpPDBStatusType
install(const Call *call, GError **error)
{
    const LatticeValues values = call_get_values(call);

    if (!lattice_values_check(&values, error))
        return GIMP_PDB_CALLING_ERROR;
    const LatticeAction action =
        (LatticeAction)lattice_values_get_number(&values, LATTICE_ACTION_KEY);
    if (!folders_install(action, error))
        return GIMP_PDB_EXECUTION_ERROR;
    if (call->mode != GIMP_RUN_NONINTERACTIVE)
        gimp_message(lattice_action_describe_done(action));
    return GIMP_PDB_SUCCESS;
}

GimpPDBStatusType
run_do(Call *call, CallResults *results, GError **error)
{
    switch (call->description->task) {
    case LATTICE_TASK_STUDIO:
        return studio_prepare(call->config, call->mode, &call->place, error)
                   ? studio_draw(&call->place, call->mode, &results->drawn,
                                 error)
                   : GIMP_PDB_CALLING_ERROR;
    case LATTICE_TASK_SERIES:
    case LATTICE_TASK_PATTERN:
        return draw_series(call, results, error);
    case LATTICE_TASK_FILTER:
        return filtering_draw(call, error);
    case LATTICE_TASK_INSTALL:
        return install(call, error);
    }
    return GIMP_PDB_CALLING_ERROR;
}

/* ---- The procedures --------------------------------------------------- */

/* All procedures except the studio and the filters. */
static const LatticeProcedure *const others[] = {
    &lattice_install, &lattice_loop,  &lattice_material,
    &lattice_pattern, &lattice_sheet,
};

GPtrArray *
run_list_names(void)
{
    GPtrArray *names = g_ptr_array_new();

    g_ptr_array_add(names, (gpointer)LATTICE_PROCEDURE);
    for (size_t i = 0; i < G_N_ELEMENTS(others); i++)
        g_ptr_array_add(names, (gpointer)others[i]->name);
    for (size_t i = 0; i < lattice_n_filters; i++)
        g_ptr_array_add(names, (gpointer)lattice_filters[i].procedure);
    return names;
}

const LatticeProcedure *
run_find(const char *name)
{
    const LatticeProcedure *filter = lattice_filter_describe(name);

    if (filter != NULL)
        return filter;
    for (size_t i = 0; i < G_N_ELEMENTS(others); i++) {
        if (strcmp(others[i]->name, name) == 0)
            return others[i];
    }
    return studio_describe();
}
