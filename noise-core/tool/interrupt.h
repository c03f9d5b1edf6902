/* SPDX-License-Identifier: MIT
 *
 * Ctrl+C and the like: what is unfinished is removed, and the program ends at
 * once.
 */
#ifndef TOOL_INTERRUPT_H
#define TOOL_INTERRUPT_H

/* From now on `tidy` is called with `data` before a signal ends the program.
 * It must be safe in a signal handler. */
void interrupt_watch(void (*tidy)(void *data), void *data);

/* Signals that come between these two wait, but for other threads: while what
 * `tidy` reads is changed.  Windows has nothing like it. */
void interrupt_hold(void);
void interrupt_release(void);

#endif
