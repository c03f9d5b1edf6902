/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The main() of tests that have none of their own; the linker takes it from an
 * archive.
 */
#include "check.h"

int
main(void)
{
    return check_run_all();
}
