/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Plans that last from one preparation to the next: GEGL prepares often with
 * the same parameters.
 */
#ifndef LATTICE_UPDATE_PLAN_H
#define LATTICE_UPDATE_PLAN_H

#include <glib.h>
#include <noise-core/noise.h>

/* Makes *plan, which may be NULL, one of the parameters, which are checked,
 * unless it is that already.  If memory is short, it becomes NULL, error says
 * so, and FALSE is returned; error may be NULL. */
static inline gboolean
update_plan(NoisePlan **plan, const NoiseParams *params, NoiseError *error)
{
    if (*plan != NULL && noise_plan_draws(*plan, params))
        return TRUE;
    noise_plan_free(*plan);
    *plan = noise_plan_new(params, error);
    return *plan != NULL;
}

#endif
