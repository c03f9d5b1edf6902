/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A group of presets on the sheet: a heading, and a grid of pictures below it.
 */
#ifndef LATTICE_PRESET_SECTION_H
#define LATTICE_PRESET_SECTION_H

#include <gtk/gtk.h>

#include "presets.h"

typedef struct Section Section;

/* What becomes of it.  Presets are lent for the call. */
typedef struct SectionOwner {
    void (*chosen)(Section *, const LatticePreset *, gpointer data);
    void (*activated)(const LatticePreset *, gpointer data);
    /* Keys lead out of it, from a column; FALSE: there is nothing. */
    gboolean (*left)(Section *, GtkDirectionType, int column, gpointer data);
    gpointer data;
} SectionOwner;

/* An empty one, which is hidden.  The title must live as long as it does. */
Section *section_new(const char *title, SectionOwner owner);
void section_free(Section *section);

GtkWidget *section_get_widget(Section *section);

/* Shows other presets, with the picture given. */
void section_fill(Section *section, GPtrArray *presets, GdkPixbuf *picture);

/* The presets shown, lent; and their number. */
const GPtrArray *section_get_presets(const Section *section);
int section_count(const Section *section);

/* Gives all presets with a recipe a picture. */
void section_show_picture(Section *section, const char *recipe,
                          GdkPixbuf *picture);

/* Makes items wide enough for the words of all presets, as other sections
 * have them, but for the longest ones. */
void section_fit_words(Section *section, const GPtrArray *presets);

/* How many presets stand in a row. */
void section_set_columns(Section *section, int n_columns);

/* Marks a preset as the chosen one, without choosing it; -1: none.  The second
 * also gives it the keyboard. */
void section_mark(Section *section, int number);
void section_enter(Section *section, int number);

/* Where a preset is, seen from a widget around. */
GdkRectangle section_find_place(Section *section, int number,
                                GtkWidget *around);

/* What is left, by a preset's number, when keys lead to this section in a
 * direction, at a column. */
int section_find_entry(const Section *section, GtkDirectionType direction,
                       int column);

#endif
