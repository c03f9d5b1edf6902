/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Marks previews, so that those that a killed plug-in has left can be removed.
 *
 * A preview is a filter whose property "preview" says so; that is saved in
 * files, too.  A layer that was added for a preview is marked by a global
 * parasite of GIMP, named after the layer's number, until GIMP ends.  A
 * parasite of the layer itself would prove nothing, because it could come with
 * a file; so a file saved with such a layer keeps it, empty.  While a plug-in
 * shows previews of an image, it has a temporary procedure named after the
 * image's number, which GIMP removes when the plug-in ends, even if it was
 * killed.
 */
#ifndef LATTICE_PREVIEW_MARK_H
#define LATTICE_PREVIEW_MARK_H

#include "job.h"

/* The name of filters and layers of previews, translated; static.  It does not
 * identify them: a file may have been saved in another language. */
const char *preview_mark_get_name(void);

/* Marks a filter as a preview.  is_instead: it replaces the topmost filter
 * below it, which the caller hides next. */
void preview_mark_filter(GimpDrawableFilter *filter, gboolean is_instead);

gboolean preview_mark_is_preview(GimpDrawableFilter *filter);

/* Adds a transparent layer to the image, to show what a new layer, a mask or a
 * channel will hold, and selects it; for masks and channels it is above all
 * others.  NULL if GIMP refuses.  The layer stays marked until
 * preview_mark_remove_layer(). */
GimpLayer *preview_mark_add_layer(const Job *job);
gboolean preview_mark_remove_layer(GimpImage *image, GimpLayer *layer);

/* Tells other plug-ins that the image's previews are in use, until
 * preview_mark_end() or the end of the plug-in. */
void preview_mark_begin(GimpImage *image);
void preview_mark_end(GimpImage *image);

/* Removes the image's previews if no plug-in uses them, shows what they hid,
 * and makes undo work again.  TRUE: there were some. */
gboolean preview_mark_clean(GimpImage *image);

#endif
