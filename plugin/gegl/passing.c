/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Settings with which an operation leaves its picture as it is.
 */
#include "passing.h"

#include "table.h"

void
passing_set(gpointer operation, gboolean passes)
{
    g_object_set_data(operation, LATTICE_PASSES, GINT_TO_POINTER(passes));
}

gboolean
passing_process(GeglOperation *operation, GeglOperationContext *context)
{
    if (g_object_get_data(G_OBJECT(operation), LATTICE_PASSES) == NULL)
        return FALSE;
    GObject *input = gegl_operation_context_get_object(context, "input");
    if (input != NULL)
        gegl_operation_context_take_object(context, "output",
                                           g_object_ref(input));
    return TRUE;
}
