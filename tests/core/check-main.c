/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The main() of test programs that do not define one; the linker takes it from an
 * archive.
 */
#include "check.h"

int
main(void)
{
    return check_run_all();
}
