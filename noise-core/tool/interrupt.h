/* SPDX-License-Identifier: MIT
 *
 * Ctrl+C and the like: the program removes unfinished files, and ends at once.
 */
#ifndef TOOL_INTERRUPT_H
#define TOOL_INTERRUPT_H

/* Arranges for `tidy` to be called with `data` before a signal ends the program.
 * `tidy` must be safe in a signal handler. */
void interrupt_watch(void (*tidy)(void *data), void *data);

/* Block and unblock this thread's signals: call these before and after changes to
 * what `tidy` reads.  On Windows, where signals cannot be blocked, they do
 * nothing. */
void interrupt_hold(void);
void interrupt_release(void);

#endif
