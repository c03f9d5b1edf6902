/* SPDX-License-Identifier: MIT
 *
 * The commands of the program.  main() gives each command its options and words.  A
 * command that cannot do what they ask for stores a failure, and returns false.
 */
#ifndef TOOL_COMMANDS_H
#define TOOL_COMMANDS_H

#include "option-texts.h"

bool command_render(const OptionTexts *given, Failure *failure);
bool command_presets(const OptionTexts *given, Failure *failure);
bool command_parameters(const OptionTexts *given, Failure *failure);
bool command_check(const OptionTexts *given, Failure *failure);

#endif
