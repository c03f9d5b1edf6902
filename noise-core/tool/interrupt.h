/* SPDX-License-Identifier: MIT
 *
 * Ctrl+C and the like: the program removes what is unfinished, and ends at
 * once.
 */
#ifndef TOOL_INTERRUPT_H
#define TOOL_INTERRUPT_H

/* From now on, calls `tidy` with `data` before a signal ends the program.
 * `tidy` must be safe in a signal handler. */
void interrupt_watch(void (*tidy)(void *data), void *data);

/* Hold back this thread's signals between these two calls, while it changes
 * what `tidy` reads.  They do nothing on Windows, which has no such thing. */
void interrupt_hold(void);
void interrupt_release(void);

#endif
