/* SPDX-License-Identifier: MIT
 *
 * The commands of the program.  Each gets its options and words, and returns
 * false with a stored failure if it cannot do what is asked.
 */
#ifndef TOOL_COMMANDS_H
#define TOOL_COMMANDS_H

#include "option-texts.h"

bool command_render(const OptionTexts *given, Failure *failure);
bool command_presets(const OptionTexts *given, Failure *failure);
bool command_parameters(const OptionTexts *given, Failure *failure);
bool command_check(const OptionTexts *given, Failure *failure);

#endif
