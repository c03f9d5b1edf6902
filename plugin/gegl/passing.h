/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Settings with which an operation leaves its picture as it is, to the bit.
 */
#ifndef LATTICE_PASSING_H
#define LATTICE_PASSING_H

#include <gegl-plugin.h>

/* Hands the picture itself on, in place of an operation's process(). */
static inline gboolean
pass_input(GeglOperationContext *context)
{
    GObject *input = gegl_operation_context_get_object(context, "input");

    if (input != NULL)
        gegl_operation_context_take_object(context, "output",
                                           g_object_ref(input));
    return TRUE;
}

#endif
