/* SPDX-License-Identifier: MIT
 *
 * How many threads this machine runs at once.
 */
#ifndef TOOL_THREADS_H
#define TOOL_THREADS_H

/* From 1 to `most`. */
int threads_available(int most);

#endif
