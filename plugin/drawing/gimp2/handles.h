/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * In libgimp 2, images and drawables are integers.  Code shared by both
 * generations is written for libgimp 3; this header maps the names that differ
 * in libgimp 2, and converts where needed.
 */
#ifndef LATTICE_HANDLES_H
#define LATTICE_HANDLES_H

#include <libgimp/gimp.h>

typedef gint32 HostImage;
typedef gint32 HostDrawable;

#define HOST_NONE         (-1) /* what libgimp returns for no image or drawable */
#define HOST_ROOT         0    /* the parent to pass for items in no group */
#define HOST_PRECISION_U8 GIMP_PRECISION_U8_GAMMA

/* Casts between libgimp 3's object types; integers need no casts. */
#define GIMP_CHANNEL(handle)    (handle)
#define GIMP_DRAWABLE(handle)   (handle)
#define GIMP_ITEM(handle)       (handle)
#define GIMP_LAYER(handle)      (handle)
#define GIMP_LAYER_MASK(handle) (handle)

#define gimp_drawable_get_height             gimp_drawable_height
#define gimp_drawable_get_offsets            gimp_drawable_offsets
#define gimp_drawable_get_width              gimp_drawable_width
#define gimp_group_layer_new(image, name)    gimp_layer_group_new(image)
#define gimp_image_get_base_type             gimp_image_base_type
#define gimp_image_get_height                gimp_image_height
#define gimp_image_get_width                 gimp_image_width
#define gimp_pdb_get_last_error(procedures)  gimp_get_pdb_error()
#define gimp_pdb_get_last_status(procedures) gimp_get_pdb_status()

/* Functions of host.h that libgimp 2 has under other names, and libgimp 3 lacks. */
#define host_image_get_layer gimp_image_get_active_layer
#define host_image_set_layer gimp_image_set_active_layer
#define host_list_images     gimp_image_list

/* Calls libgimp 2's function, and discards the number of children.  The array has no
 * terminator. */
#define gimp_item_get_children(group) gimp_item_get_children(group, &(int){0})

static inline gconstpointer
gimp_parasite_get_data(const GimpParasite *parasite, guint32 *n_bytes)
{
    *n_bytes = (guint32)gimp_parasite_data_size(parasite);
    return gimp_parasite_data(parasite);
}

#endif
