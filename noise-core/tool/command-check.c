/* SPDX-License-Identifier: MIT
 *
 * The command "check": says what is wrong with a recipe, or prints it in its
 * shortest form.
 */
#include <stdio.h>

#include "commands.h"
#include "picture.h"

bool
command_check(const OptionTexts *given, Failure *failure)
{
    char recipe[PICTURE_RECIPE_SIZE];
    Picture picture;

    if (!option_texts_allow(given, "check", NULL, 0, failure))
        return false;
    if (given->n_words == 0)
        return failure_refuse(failure, "give a recipe or the name of a preset");
    if (!picture_read(&picture, given->words[0], given->words + 1,
                      given->n_words - 1, failure) ||
        !picture_check(&picture, failure))
        return false;
    picture_print(&picture, recipe);
    printf("%s\n", recipe);
    return true;
}
