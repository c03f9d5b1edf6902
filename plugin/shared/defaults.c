/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Finds the initial scale, and remembers the noise that the studio drew last.
 * That noise is stored in a file, because procedures in GIMP 3 cannot read each
 * other's last values.
 */
#include "defaults.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "text-file.h"

#define CELLS_ACROSS 8.0

/* The format of the last line of a saved recipe's file, which is the image's size,
 * and the maximum length of that line in bytes. */
#define SIZE_FORMAT "%dx%d"
#define SIZE_BYTES  32

/* Returns a cell size that suits a canvas: a round number, like one that a
 * person would type. */
static double
find_scale(LatticeExtent canvas)
{
    const double exact = MIN(canvas.width, canvas.height) / CELLS_ACROSS;
    const double step = exact < 20.0    ? 1.0
                        : exact < 100.0 ? 5.0
                        : exact < 500.0 ? 10.0
                                        : 50.0;

    return fmax(step * round(exact / step), 1.0);
}

double
lattice_default_scale(LatticeExtent canvas, NoiseAlgorithm algorithm)
{
    NoiseParams params;

    noise_params_begin(&params, algorithm, find_scale(canvas));
    return params.scale;
}

void
lattice_default_noise(LatticeExtent canvas, const char *nick,
                      NoiseParams *params)
{
    noise_params_init(params);
    noise_params_set_text(params, noise_parameter_find("algorithm"), nick,
                          NULL);
    noise_params_begin(params, params->algorithm, find_scale(canvas));
}

gboolean
lattice_default_holds(const NoiseRecipe *recipe, LatticeExtent canvas)
{
    g_auto(LatticeRequest) plain;

    lattice_request_init(&plain);
    if (recipe == NULL || noise_recipe_equals(recipe, plain.recipe))
        return recipe != NULL;
    NoiseParams *noise = noise_recipe_edit(plain.recipe);
    noise->scale = lattice_default_scale(canvas, noise->algorithm);
    noise_recipe_check(plain.recipe, NULL);
    return noise_recipe_equals(recipe, plain.recipe);
}

/* The files, in a folder of the user's GIMP folder, that store the noise that was
 * drawn last, and the noise of the last dialog that was left without drawing. */
#define DRAWN_FILE   "last.recipe"
#define UNDRAWN_FILE "undrawn.recipe"

/* Writes a recipe and the size of its image.  Ignores errors: saving the noise is only
 * a convenience. */
static void
write_noise(const char *gimp_folder, const char *name, const char *recipe,
            LatticeExtent canvas)
{
    g_autofree char *file =
        g_build_filename(gimp_folder, "lattice-noise", name, NULL);
    g_autofree char *text = g_strdup_printf("%s\n" SIZE_FORMAT, recipe,
                                            canvas.width, canvas.height);

    lattice_text_file_write(file, text, NULL);
}

/* Reads what write_noise() has written.  Returns FALSE if there is no valid recipe. */
static gboolean
read_noise(const char *gimp_folder, const char *name, LatticeRequest *request,
           LatticeExtent *canvas)
{
    g_autofree char *file =
        g_build_filename(gimp_folder, "lattice-noise", name, NULL);
    g_autofree char *text =
        lattice_text_file_read(file, NOISE_RECIPE_SIZE + SIZE_BYTES, NULL);
    char *line = text != NULL ? strrchr(text, '\n') : NULL;

    *canvas = (LatticeExtent){0, 0};
    if (line != NULL &&
        sscanf(line, SIZE_FORMAT, &canvas->width, &canvas->height) == 2)
        *line = '\0';
    return text != NULL && *g_strstrip(text) != '\0' &&
           lattice_request_parse(request, text, NULL);
}

void
lattice_last_noise_save(const char *gimp_folder, const LatticeRequest *request)
{
    g_autofree char *recipe = lattice_seamless_print_asked(request);

    write_noise(gimp_folder, DRAWN_FILE, recipe, request->canvas);
}

char *
lattice_last_noise_load(const char *gimp_folder, LatticeExtent *canvas)
{
    g_auto(LatticeRequest) request = {.recipe = NULL};

    return read_noise(gimp_folder, DRAWN_FILE, &request, canvas)
               ? lattice_recipe_print(request.recipe)
               : NULL;
}

void
lattice_undrawn_noise_save(const char *gimp_folder,
                           const LatticeRequest *request)
{
    g_autofree char *recipe = lattice_seamless_print(request);

    write_noise(gimp_folder, UNDRAWN_FILE, recipe, request->canvas);
}

char *
lattice_undrawn_noise_load(const char *gimp_folder, LatticeExtent *canvas)
{
    g_auto(LatticeRequest) request = {.recipe = NULL};

    return read_noise(gimp_folder, UNDRAWN_FILE, &request, canvas)
               ? lattice_seamless_print(&request)
               : NULL;
}
