/* SPDX-License-Identifier: MIT
 *
 * Ends the program on Ctrl+C and similar signals, after removing unfinished files.
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
