/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * GIMP's gradients by name.
 */
#include "gradients.h"

#include <libgimp/gimp.h>
#include <string.h>

#include "gradient.h"

static gboolean
find_segment(gpointer data, int segment, double place[3])
{
    const char *name = data;

    return gimp_gradient_segment_get_left_pos(name, segment, &place[0]) &&
           gimp_gradient_segment_get_middle_pos(name, segment, &place[1]) &&
           gimp_gradient_segment_get_right_pos(name, segment, &place[2]);
}

static gboolean
sample(gpointer data, int n, const double *position, double *rgba)
{
    g_autofree double *told = NULL;
    int n_told;

    if (!gimp_gradient_get_custom_samples(data, n, position, FALSE, &n_told,
                                          &told) ||
        n_told != 4 * n)
        return FALSE;
    memcpy(rgba, told, sizeof *rgba * (size_t)n_told);
    return TRUE;
}

/* Whether GIMP has it: asked for another, it would complain itself. */
static gboolean
is_there(const char *name)
{
    int n_names;
    char **names = gimp_gradients_get_list("", &n_names);
    gboolean is_found = FALSE;

    for (int i = 0; i < n_names; i++) {
        is_found = is_found || strcmp(names[i], name) == 0;
        g_free(names[i]);
    }
    g_free(names);
    return is_found;
}

gboolean
gradients_fit(const char *name, NoiseGradient *stops)
{
    const LatticeGradient gradient = {
        .n_segments = gimp_gradient_get_number_of_segments(name),
        .find_segment = find_segment,
        .sample = sample,
        .data = (gpointer)name,
    };

    return lattice_gradient_fit(&gradient, stops);
}

gboolean
gradients_apply(const char *name, LatticeRequest *request, GError **error)
{
    const gboolean is_active = strcmp(name, LATTICE_GRADIENT_ACTIVE) == 0;
    g_autofree char *found =
        is_active ? gimp_context_get_gradient() : g_strdup(name);
    NoiseGradient stops;

    if (*name == '\0')
        return TRUE;
    if (!is_there(found) || !gradients_fit(found, &stops))
        return lattice_gradient_refuse(name, error);
    lattice_gradient_apply(&stops, request);
    return TRUE;
}
