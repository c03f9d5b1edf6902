/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Tries any bytes as a recipe.
 */
#ifndef FUZZ_RECIPE_H
#define FUZZ_RECIPE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Tries the bytes as a recipe, and aborts if the core does not do what noise.h says.
 * Making a plan takes a thousand times as long as reading a text, so only one recipe
 * in eight is drawn, unless draw_all is true. */
void fuzz_recipe(const uint8_t *data, size_t size, bool draw_all);

#endif
