/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Frees plans automatically at the end of their scope.
 */
#ifndef AUTO_PLAN_H
#define AUTO_PLAN_H

#include <noise-core/noise.h>

/* Use it like this: AutoPlan *plan = ... */
#define AutoPlan __attribute__((cleanup(auto_plan_free))) NoisePlan

static inline void
auto_plan_free(NoisePlan **plan)
{
    noise_plan_free(*plan);
}

#endif
