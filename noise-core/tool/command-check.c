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

    if (!picture_read(&picture, given->words, given->n_words, failure) ||
        !picture_cover(&picture, given->texts[OPTION_OVER], failure) ||
        !picture_check(&picture, failure))
        return false;
    pictures_print_recipe(&picture.params, picture.is_seamless, recipe);
    printf("%s\n", recipe);
    return true;
}
