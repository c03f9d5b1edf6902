/* SPDX-License-Identifier: MIT
 *
 * Ctrl+C and the like: what is unfinished is removed before the program ends.
 */
#ifndef TOOL_INTERRUPT_H
#define TOOL_INTERRUPT_H

#include <stdbool.h>

/* From now on signals that end a program only set a mark. */
void interrupt_watch(void);

/* Whether one came. */
bool interrupt_came(void);

/* Ends the program by the signal that came, so that a shell sees it; returns if
 * none came. */
void interrupt_end(void);

#endif
