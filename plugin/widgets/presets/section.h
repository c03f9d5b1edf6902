/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A section of presets on the sheet: a heading, and a grid of pictures below
 * it.
 */
#ifndef LATTICE_SECTION_H
#define LATTICE_SECTION_H

#include <gtk/gtk.h>

#include "presets.h"

typedef struct Section Section;

/* Functions that are called when the user does something; the presets may be
 * freed after the call. */
typedef struct SectionOwner {
    /* A preset was marked, or clicked again. */
    void (*chosen)(Section *, const LatticePreset *, gpointer data);
    /* A double click or Enter. */
    void (*activated)(const LatticePreset *, gpointer data);
    /* Arrow keys lead out of the section, from a column; FALSE: there is no
     * other section. */
    gboolean (*left)(Section *, GtkDirectionType, int column, gpointer data);
    gpointer data;
} SectionOwner;

/* An empty section, which is hidden; copies the owner. */
Section *section_new(const char *title, SectionOwner owner);
void section_free(Section *section);

GtkWidget *section_get_widget(Section *section);

/* Shows other presets, which must live as long as they are shown, all with the
 * picture given. */
void section_fill(Section *section, GPtrArray *presets, GdkPixbuf *picture);

/* The presets shown, owned by the section; and their number. */
const GPtrArray *section_get_presets(const Section *section);
int section_count(const Section *section);

/* Sets the picture of all presets that have this recipe. */
void section_show_picture(Section *section, const char *recipe,
                          GdkPixbuf *picture);

/* Makes items wide enough for the words of these presets, up to a limit.  With
 * the presets of all sections, all have items of the same width. */
void section_fit_words(Section *section, const GPtrArray *presets);

/* Sets the number of presets in a row. */
void section_set_columns(Section *section, int n_columns);

/* Marks a preset without choosing it; -1: none. */
void section_mark(Section *section, int number);

/* Marks a preset, chooses it, and gives it the keyboard. */
void section_enter(Section *section, int number);

/* The place of a preset, in the coordinates of a widget that contains the
 * section. */
GdkRectangle section_find_place(Section *section, int number,
                                GtkWidget *around);

/* The number of the preset to enter when arrow keys lead into this section, in
 * a direction and at a column. */
int section_find_entry(const Section *section, GtkDirectionType direction,
                       int column);

#endif
