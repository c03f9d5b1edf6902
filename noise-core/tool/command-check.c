/* SPDX-License-Identifier: MIT
 *
 * The command "check": says what is wrong with a recipe, or prints it in its
 * shortest form.
 */
#include "commands.h"
#include "picture.h"

bool
command_check(const OptionTexts *given, Failure *failure)
{
    if (given->n_words == 0)
        return failure_refuse(failure, "give a recipe or the name of a preset");
    return picture_print(given->words[0], given->words + 1, given->n_words - 1,
                         failure);
}
