/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The header, the library and the build agree on the version.
 */
#include <string.h>

#include <noise-core/noise.h>

#include "check.h"

static void
the_version_is_the_projects(void)
{
    CHECK(strcmp(noise_version(), PROJECT_VERSION) == 0);
}

int
main(void)
{
    RUN(the_version_is_the_projects);
    return check_end();
}
