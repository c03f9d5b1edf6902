/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Marks by which a preview is known that a killed plug-in has left behind.
 *
 * Previews are filters whose property "preview" says so, which images keep in
 * files too.  Layers that are there for a preview are known to GIMP by their
 * numbers, as long as it runs: what a file says of its layers proves nothing,
 * and one that was saved with such a layer has an empty one more.  While a
 * plug-in shows previews of an image, GIMP knows a temporary procedure by the
 * image's number, and forgets it when the plug-in ends, however it does.
 */
#ifndef LATTICE_PREVIEW_MARK_H
#define LATTICE_PREVIEW_MARK_H

#include "job.h"

/* The name of filters that are previews, translated; static.  They are not
 * known by it: a file may come from another language. */
const char *preview_mark_get_name(void);

/* Marks a filter as a preview.  With is_instead it stands for the highest
 * filter below, which is to be hidden next. */
void preview_mark_filter(GimpDrawableFilter *filter, gboolean is_instead);

gboolean preview_mark_is_preview(GimpDrawableFilter *filter);

/* Puts a new, transparent layer into the image, to show for the time being what
 * a new layer, a mask or a channel will hold, and selects it; what holds
 * numbers is shown above all others.  NULL if GIMP refuses.  It is marked until
 * it is removed. */
GimpLayer *preview_mark_add_layer(const Job *job);
gboolean preview_mark_remove_layer(GimpImage *image, GimpLayer *layer);

/* Lets other plug-ins know that the image's previews are shown, until the
 * end of the plug-in or preview_mark_end(). */
void preview_mark_begin(GimpImage *image);
void preview_mark_end(GimpImage *image);

/* Removes previews that nobody shows any more from the image, shows what they
 * hid, and makes undo work again.  TRUE: there were some. */
gboolean preview_mark_clean(GimpImage *image);

#endif
