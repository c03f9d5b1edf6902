/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What the studio's dialog is on every GIMP; its window and preview are the
 * front end's.
 */
#ifndef LATTICE_STUDIO_FORM_H
#define LATTICE_STUDIO_FORM_H

#include "controls.h"
#include "dialog-recipe.h"
#include "job.h"

/* Part of a front end's dialog. */
typedef struct StudioForm {
    GObject *config; /* has the arguments as its properties */
    Job fresh;       /* with the image's size as it was last asked for */
    /* The output that draws anew what there is; LATTICE_N_OUTPUTS: nothing. */
    LatticeOutput edited;
    /* Whether the job's place is good; job_check_place() or quicker. */
    gboolean (*check_place)(gpointer owner, const Job *job, GError **error);
    gpointer owner;
    GtkWidget *window; /* a GtkDialog with a button for OK */
    GtkWidget *refusal;
    GtkWidget *explorer; /* the button */
    Controls *controls;
    RecipeOwner recipes;
    const NoiseParameter *refused; /* whose group was opened; NULL: none */
    char *notice; /* said until something is changed; NULL: nothing */
} StudioForm;

/* Begins a dialog for a fresh job, before its window is made: gives the
 * arguments a scale that suits the image, and the output that was chosen last
 * for a picture.  That of what was edited, of a mask, a channel or a filter was
 * for that one. */
void studio_form_init(StudioForm *form, GObject *config, const Job *fresh);

/* When nothing else is edited: lets a recipe that a drawable carries, or NULL,
 * be edited, if it is good. */
void studio_form_edit(StudioForm *form, const char *recipe);

/* Makes recipes, controls and where the noise goes, in a box for the window,
 * and the line for refusals of so many letters. */
GtkWidget *studio_form_build(StudioForm *form, int refusal_letters);

/* The job that the arguments describe, as far as they are good; where they are
 * refused says why. */
gboolean studio_form_read(const StudioForm *form, Job *job, GError **error);

/* Says what stands in the way, or lets the user go on; and says a sentence that
 * stays until this is called with NULL, as for every change. */
void studio_form_check(StudioForm *form);
void studio_form_say(StudioForm *form, const char *sentence);

/* Opens the groups that were open last, and takes a recipe, or NULL, when all
 * is built. */
void studio_form_begin(StudioForm *form, const char *recipe);

/* Lets the arguments remember which groups are open, and the output. */
void studio_form_remember(StudioForm *form);

/* After the window is destroyed. */
void studio_form_clear(StudioForm *form);

#endif
