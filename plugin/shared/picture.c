/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Pictures of one noise.
 */
#include "picture.h"

#include "look-size.h"
#include "seamless-fit.h"

gboolean
lattice_picture_parse(LatticePicture *picture, const char *recipe,
                      NoiseError *problem)
{
    bool is_seamless;

    if (!pictures_parse_recipe(recipe, &picture->noise, &is_seamless, problem))
        return FALSE;
    picture->is_seamless = is_seamless;
    return TRUE;
}

char *
lattice_picture_print(const LatticePicture *picture, gboolean with_word)
{
    char recipe[PICTURES_RECIPE_SIZE];

    pictures_print_recipe(&picture->noise, with_word, recipe);
    return g_strdup(recipe);
}

gboolean
lattice_picture_check(LatticePicture *picture, NoiseError *problem)
{
    return noise_params_check(&picture->noise, problem);
}

gboolean
lattice_picture_fit(LatticePicture *picture, int width, int height,
                    NoiseError *problem)
{
    return pictures_fit_periods(&picture->noise, width, height, problem);
}

NoisePlan *
lattice_picture_plan(const LatticePicture *picture)
{
    return noise_plan_new(&picture->noise, NULL);
}

int
lattice_picture_channels(const LatticePicture *picture)
{
    return noise_params_channels(&picture->noise);
}

gboolean
lattice_picture_is_opaque(const LatticePicture *picture)
{
    return pictures_are_opaque(&picture->noise);
}
