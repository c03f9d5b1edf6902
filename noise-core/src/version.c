/* SPDX-License-Identifier: MIT
 *
 * The library's version.
 */
#include <noise-core/noise.h>

#define TEXT_OF(number) #number
#define VERSION_TEXT(major, minor, patch) \
    TEXT_OF(major) "." TEXT_OF(minor) "." TEXT_OF(patch)

const char *
noise_version(void)
{
    return VERSION_TEXT(NOISE_VERSION_MAJOR, NOISE_VERSION_MINOR,
                        NOISE_VERSION_PATCH);
}
