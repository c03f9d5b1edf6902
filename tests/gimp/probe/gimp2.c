/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A plug-in for tests on GIMP 2.10, which calls dump.h.
 */
#include <libgimp/gimp.h>

#include "dump.h"

static void
query(void)
{
    static char names[][9] = {"run-mode", "lines"};
    static char text[] = "For tests";
    static const GimpParamDef arguments[] = {
        {GIMP_PDB_INT32, names[0], text},
        {GIMP_PDB_STRING, names[1], text},
    };

    gimp_install_procedure(PROCEDURE, "For tests", "For tests", "Lattice Noise",
                           "LGPL-3.0-or-later", "2026", NULL, "*", GIMP_PLUGIN,
                           G_N_ELEMENTS(arguments), 0, arguments, NULL);
}

static GeglBuffer *
get_buffer(gint32 drawable)
{
    gimp_plugin_enable_precision();
    return gimp_drawable_get_buffer(drawable);
}

static void
run(const gchar *name G_GNUC_UNUSED, gint n_values G_GNUC_UNUSED,
    const GimpParam *values, gint *n_results, GimpParam **results)
{
    /* This is static because libgimp reads the results after this function
     * returns. */
    static GimpParam answer[1];

    answer[0].type = GIMP_PDB_STATUS;
    answer[0].data.d_status = dump_all(values[1].data.d_string)
                                  ? GIMP_PDB_SUCCESS
                                  : GIMP_PDB_EXECUTION_ERROR;
    *results = answer;
    *n_results = 1;
}

const GimpPlugInInfo PLUG_IN_INFO = {NULL, NULL, query, run};

MAIN()
