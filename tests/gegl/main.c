/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Runs all tests of a program that draws with GEGL.
 */
#include <gegl.h>

#include "check.h"

int
main(void)
{
    gegl_init(NULL, NULL);
    const int status = check_run_all();
    gegl_exit();
    return status;
}
