/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Makes series and patterns from the values of their arguments.
 */
#include "run.h"

#include <glib/gi18n-lib.h>

#include "filtering.h"
#include "layers.h"
#include "pattern.h"

/* The series, or NULL with an error if it cannot be drawn; free with
 * lattice_series_free(). */
static LatticeSeries *
read_series(Run *run, GError **error)
{
    const LatticeExtent size = run->place.request.canvas;
    g_autoptr(LatticeValues) values =
        lattice_values_read(run->description, run->config, error);

    if (values == NULL)
        return NULL;
    if (size.width > 0)
        lattice_values_fit(values, size.width, size.height);
    g_autoptr(LatticeSeries) series =
        run->description->make_series(values, error);
    if (series == NULL || !layers_check(series, &run->place, error))
        return NULL;
    return g_steal_pointer(&series);
}

static LatticePattern *
read_pattern(const Run *run, GError **error)
{
    g_autoptr(LatticeValues) values =
        lattice_values_read(run->description, run->config, error);

    return values != NULL ? lattice_pattern_new(values, gimp_directory(), error)
                          : NULL;
}

static gboolean
makes_series(const Run *run)
{
    return run->description->make_series != NULL;
}

gboolean
run_check(Run *run, GError **error)
{
    if (run->description->operation != NULL)
        return filtering_check(run, error);

    g_autoptr(LatticeSeries) series =
        makes_series(run) ? read_series(run, error) : NULL;
    g_autoptr(LatticePattern) pattern =
        makes_series(run) ? NULL : read_pattern(run, error);

    return series != NULL ||
           (pattern != NULL && lattice_pattern_check_file(pattern, error));
}

static void
show_series(Run *run, LatticeShown *shown)
{
    g_autoptr(LatticeSeries) series = read_series(run, NULL);
    g_autofree char *recipe = NULL;

    g_object_get(run->config, "recipe", &recipe, NULL);
    if (series != NULL)
        lattice_series_show(series, recipe, LATTICE_SHOWN_SIDE, shown);
}

static void
show_pattern(const Run *run, LatticeShown *shown)
{
    g_autoptr(LatticePattern) pattern = read_pattern(run, NULL);

    if (pattern != NULL)
        lattice_pattern_show(pattern, shown);
}

void
run_show(Run *run, LatticeShown *shown)
{
    if (makes_series(run))
        show_series(run, shown);
    else
        show_pattern(run, shown);
}

GimpPDBStatusType
run_draw_series(Run *run, HostImage *image, HostDrawable **layers,
                GError **error)
{
    g_autoptr(LatticeSeries) series = read_series(run, error);

    if (series == NULL)
        return GIMP_PDB_CALLING_ERROR;
    *image = layers_draw(series, &run->place, layers, error);
    if (*image == HOST_NONE)
        return GIMP_PDB_EXECUTION_ERROR;
    if (run->mode != GIMP_RUN_NONINTERACTIVE) {
        if (*image != run->place.image)
            gimp_display_new(*image);
        gimp_displays_flush();
    }
    return GIMP_PDB_SUCCESS;
}

GimpPDBStatusType
run_save_pattern(Run *run, char **name, char **file, GError **error)
{
    g_autoptr(LatticePattern) pattern = read_pattern(run, error);

    if (pattern == NULL || !lattice_pattern_check_file(pattern, error))
        return GIMP_PDB_CALLING_ERROR;
    gimp_progress_init(_("Lattice Noise"));
    const gboolean is_written = lattice_pattern_write(
        pattern, (LatticeProgress){gimp_progress_update, 0.0, 1.0}, error);
    gimp_progress_end();
    if (!is_written)
        return GIMP_PDB_EXECUTION_ERROR;
    gimp_patterns_refresh();
    *name = g_steal_pointer(&pattern->name);
    *file = g_steal_pointer(&pattern->file);
    return GIMP_PDB_SUCCESS;
}
