/* SPDX-License-Identifier: MIT
 *
 * How far a long drawing has come: on a terminal only, and never where it could
 * mix with a picture.
 */
#ifndef TOOL_PROGRESS_H
#define TOOL_PROGRESS_H

#include <stdbool.h>

/* Shows how much is done; draws only what has changed. */
void progress_show(int percent);

/* Removes the line. */
void progress_end(void);

/* Whether the standard output is a terminal. */
bool progress_stdout_is_terminal(void);

#endif
