/* SPDX-License-Identifier: MIT
 *
 * The command "check": says what is wrong with a recipe, or prints it in its
 * shortest form.
 */
#include <stdio.h>

#include "commands.h"
#include "picture.h"
#include "seamless-fit.h"

bool
command_check(const OptionTexts *given, Failure *failure)
{
    char recipe[PICTURES_RECIPE_SIZE];
    Picture picture;

    const bool is_good =
        picture_read(&picture, given->words, given->n_words, failure) &&
        picture_cover(&picture, given->texts[OPTION_OVER], failure) &&
        picture_check(&picture, failure) &&
        (pictures_print_recipe(picture.recipe, picture.is_seamless, recipe) ||
         failure_no_memory(failure));
    picture_free(&picture);
    if (is_good)
        printf("%s\n", recipe);
    return is_good;
}
