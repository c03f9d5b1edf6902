/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Any bytes as a recipe.
 */
#ifndef FUZZ_RECIPE_H
#define FUZZ_RECIPE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Takes the bytes as a recipe, and ends the program if it is not treated as
 * noise.h says.  Making a plan takes a thousand times as long as reading text:
 * unless all are to be drawn, one recipe in eight is. */
void fuzz_recipe(const uint8_t *data, size_t size, bool draw_all);

#endif
