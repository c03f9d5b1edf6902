/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Marks by which a preview is known that a killed plug-in has left behind.
 *
 * Previews are filters of a name of their own, which images keep in files too;
 * layers that are there for a preview carry a parasite.  While a plug-in shows
 * previews of an image, GIMP knows a temporary procedure by the image's
 * number, and forgets it when the plug-in ends, however it does.
 */
#ifndef LATTICE_PREVIEW_MARK_H
#define LATTICE_PREVIEW_MARK_H

#include <libgimp/gimp.h>

/* The name of filters that are previews, translated; static. */
const char *preview_mark_get_name(void);

gboolean preview_mark_is_preview(GimpDrawableFilter *filter);

/* Hides a filter of the drawable while a preview stands for it, and shows it
 * again. */
void preview_mark_hide(GimpDrawable *drawable, GimpDrawableFilter *filter);
void preview_mark_show(GimpDrawable *drawable, GimpDrawableFilter *filter);

/* Marks a layer that is there for a preview. */
void preview_mark_layer(GimpLayer *layer);

/* Lets other plug-ins know that the image's previews are shown, until the
 * end of the plug-in or preview_mark_end(). */
void preview_mark_begin(GimpImage *image);
void preview_mark_end(GimpImage *image);

/* Removes previews that nobody shows any more from the image, shows what they
 * hid, and makes undo work again.  TRUE: there were some. */
gboolean preview_mark_clean(GimpImage *image);

#endif
