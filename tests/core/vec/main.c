/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Runs TEST_VEC, the test of one instruction set, if the processor has that set.
 * noise_isa_name() calls it ISA_NAME.
 *
 * The test may begin with an instruction that the processor lacks, so this file
 * is compiled for any processor.
 */
#include <noise-core/noise.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int TEST_VEC(void);

int
main(void)
{
    const char *name;
    bool is_there;

    for (size_t i = 0; (name = noise_isa_name(i, &is_there)) != NULL; i++) {
        if (strcmp(name, ISA_NAME) != 0)
            continue;
        if (is_there)
            return TEST_VEC();
        printf("1..0 # skip the processor has no %s\n", name);
        return EXIT_SUCCESS;
    }
    printf("Bail out! The core was not built for %s\n", ISA_NAME);
    return EXIT_FAILURE;
}
