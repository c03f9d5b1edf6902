/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws thumbnails, each only once.
 */
#include "preset-pictures.h"

#include "look.h"
#include "recipe-picture.h"

/* A thumbnail's side, in pixels. */
#define SIDE 96

/* The core's level at which an image of PICTURES_LOOK_SIDE is drawn before it
 * is scaled to SIDE. */
#define LEVEL 1

struct PresetPictures {
    Section **sections;
    int n_sections;
    GdkPixbuf *placeholder;
    GHashTable *drawn; /* GdkPixbuf by recipe */
    guint idle;        /* the source that draws; 0: all are drawn */
};

/* Draws larger and scales down, so that detail finer than a pixel is averaged,
 * without aliasing. */
static GdkPixbuf *
draw_thumbnail(const char *recipe)
{
    const int side = PICTURES_LOOK_SIDE >> LEVEL;
    GdkPixbuf *large = recipe_picture_new(recipe, side, side, LEVEL);

    if (large == NULL)
        return recipe_picture_new_plain(SIDE, RECIPE_PICTURE_GRAY);
    GdkPixbuf *picture =
        gdk_pixbuf_scale_simple(large, SIDE, SIDE, GDK_INTERP_BILINEAR);
    g_object_unref(large);
    return picture;
}

static void
show_thumbnail(const PresetPictures *pictures, const char *recipe,
               GdkPixbuf *picture)
{
    for (int i = 0; i < pictures->n_sections; i++)
        section_show_picture(pictures->sections[i], recipe, picture);
}

/* The recipe of a preset that is shown without its thumbnail; NULL: none. */
static const char *
find_undrawn(const PresetPictures *pictures)
{
    for (int i = 0; i < pictures->n_sections; i++) {
        const GPtrArray *shown = section_get_presets(pictures->sections[i]);
        for (guint k = 0; k < shown->len; k++) {
            const LatticePreset *preset = g_ptr_array_index(shown, k);
            if (!g_hash_table_contains(pictures->drawn, preset->recipe))
                return preset->recipe;
        }
    }
    return NULL;
}

/* Draws the next thumbnail. */
static gboolean
on_idle(gpointer data)
{
    PresetPictures *pictures = data;
    const char *recipe = find_undrawn(pictures);

    if (recipe == NULL) {
        pictures->idle = 0;
        return G_SOURCE_REMOVE;
    }
    GdkPixbuf *picture = draw_thumbnail(recipe);
    show_thumbnail(pictures, recipe, picture);
    g_hash_table_insert(pictures->drawn, g_strdup(recipe), picture);
    return G_SOURCE_CONTINUE;
}

PresetPictures *
preset_pictures_new(Section **sections, int n_sections)
{
    PresetPictures *pictures = g_new(PresetPictures, 1);

    *pictures = (PresetPictures){
        .sections = sections,
        .n_sections = n_sections,
        .placeholder = recipe_picture_new_plain(SIDE, RECIPE_PICTURE_GRAY),
        .drawn = g_hash_table_new_full(g_str_hash, g_str_equal, g_free,
                                       g_object_unref)};
    return pictures;
}

void
preset_pictures_free(PresetPictures *pictures)
{
    if (pictures->idle != 0)
        g_source_remove(pictures->idle);
    g_object_unref(pictures->placeholder);
    g_hash_table_unref(pictures->drawn);
    g_free(pictures);
}

GdkPixbuf *
preset_pictures_get_placeholder(const PresetPictures *pictures)
{
    return pictures->placeholder;
}

void
preset_pictures_show(PresetPictures *pictures)
{
    GHashTableIter drawn;
    gpointer recipe, picture;

    g_hash_table_iter_init(&drawn, pictures->drawn);
    while (g_hash_table_iter_next(&drawn, &recipe, &picture))
        show_thumbnail(pictures, recipe, picture);
    /* With low priority: after the user's events and GTK's drawing. */
    if (pictures->idle == 0)
        pictures->idle =
            g_idle_add_full(G_PRIORITY_LOW, on_idle, pictures, NULL);
}
