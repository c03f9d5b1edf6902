/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The list of our operations.
 *
 * A process may load several copies of them: from the program itself, from the
 * system's folder of modules and from the user's folder.  GLib warns when a second
 * module registers a type.  Worse, the name of a type depends on the GEGL that a
 * copy was built with, so two copies may register different types; then GEGL
 * crashes, because both register the same enumerations.  So the first copy
 * registers the operations, and all later copies register nothing.
 */
#include "operations.h"

#define N_NAMES 2

typedef struct Operation {
    const char *type_names[N_NAMES]; /* in GEGL 0.4.42, and in 0.4.62 */
    void (*register_type)(GTypeModule *module);
} Operation;

void gegl_op_lattice_displace_register_type(GTypeModule *module);
void gegl_op_lattice_grain_register_type(GTypeModule *module);
void gegl_op_lattice_noise_register_type(GTypeModule *module);

static const Operation operations[] = {
    {{"GeglOplattice-displace_c", "gegl_op_lattice_displace"},
     gegl_op_lattice_displace_register_type},
    {{"GeglOplattice-grain_c", "gegl_op_lattice_grain"},
     gegl_op_lattice_grain_register_type},
    {{"GeglOplattice-noise_c", "gegl_op_lattice_noise"},
     gegl_op_lattice_noise_register_type},
};

/* True if another copy of the module, or the program itself, has registered the
 * operation.  A type that this module has registered does not count, because a
 * module registers its types again each time it is loaded. */
static gboolean
is_taken(const Operation *operation, GTypeModule *module)
{
    for (int i = 0; i < N_NAMES; i++) {
        const GType type = g_type_from_name(operation->type_names[i]);
        if (type != 0 && (module == NULL ||
                          g_type_get_plugin(type) != G_TYPE_PLUGIN(module)))
            return TRUE;
    }
    return FALSE;
}

void
operations_register(GTypeModule *module)
{
    for (size_t i = 0; i < G_N_ELEMENTS(operations); i++) {
        if (!is_taken(&operations[i], module))
            operations[i].register_type(module);
    }
}
