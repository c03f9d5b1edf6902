/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The part of the studio's dialog that is the same on every GIMP; the front end
 * makes the window and the preview.
 */
#ifndef LATTICE_STUDIO_FORM_H
#define LATTICE_STUDIO_FORM_H

#include "call.h"
#include "controls.h"
#include "install.h"
#include "job.h"
#include "layer-form.h"
#include "recipe-owner.h"

/* The part of the studio's dialog that all front ends share. */
typedef struct StudioForm {
    const LatticeProcedure *description; /* the studio's */
    GObject *config;                     /* its properties are the arguments */
    Job fresh; /* from job_init(), with the image's current size */
    /* The output that replaces existing noise; LATTICE_N_OUTPUTS if there is no
     * noise to replace. */
    LatticeOutput edited;
    /* The parasites that say where the edited noise comes from; NULL: none. */
    const HostOriginNames *origin;
    LatticeFilterState filter; /* whether GIMP has our operations */
    /* Does what job_check_place() does, and caches the result.  NULL: the form calls
     * job_check_place() each time. */
    gboolean (*check_place)(gpointer owner, const Job *job, GError **error);
    gpointer owner;
    GtkWidget *window;   /* a GtkDialog with an OK button */
    GtkWidget *refusal;  /* the line that says why nothing can be drawn */
    GtkWidget *explorer; /* the button beside the seed */
    Controls *controls;
    LayerForm *layers;
    GtkWidget *area;   /* the scrolled area of the controls */
    GtkWidget *beside; /* the preview beside the controls; NULL: none */
    Job shown;         /* the job that the preview shows */
    RecipeOwner recipes;
    /* The invalid parameter whose group was opened last; NULL: none. */
    const NoiseParameter *refused;
    char *notice; /* shown until something is changed; NULL: none */
    char *begun;  /* the recipe that the dialog began with */
    /* The parameter "size" that the user asked for, if it was reduced; otherwise 0. */
    double asked_size;
    /* True while a recipe is being loaded into the form.  Its arguments then change
     * one after another, and the dialog acts only on the last change. */
    gboolean is_taking;
} StudioForm;

/* Initializes the form of a dialog for a call.  Call this before making the dialog's
 * window, but after setting `filter`.  Sets the scale to one that suits the image.
 * Sets the output to the one that lattice_output_remember() chose or, if GIMP has
 * our operations and the drawable is a text layer, to a filter. */
void studio_form_init(StudioForm *form, const Call *call);

/* Returns the recipe that is stored with the drawable, or NULL; free with g_free().
 * It describes the drawable's own pixels or a filter.  If it describes the pixels
 * and is valid, makes the dialog edit that noise.  Call this only if there is no
 * filter to edit. */
char *studio_form_find_recipe(StudioForm *form);

/* Makes the widgets.  Returns a box for the window, with the line for recipes, the
 * controls and the output.  Sets `refusal` to the line that says why nothing can be
 * drawn, which is wrapped after refusal_letters letters. */
GtkWidget *studio_form_build(StudioForm *form, int refusal_letters);

/* Fills in the job that the arguments describe.  Returns FALSE with an error if the job
 * cannot be drawn; it then has the values read so far.  Clear the job in either case. */
gboolean studio_form_read(const StudioForm *form, Job *job, GError **error);

/* Makes `preview`, which is beside the controls, show the noise.  It must be a
 * GimpZoomPreview of the fresh job's drawable. */
void studio_form_begin_preview(StudioForm *form, GtkWidget *preview);

/* Updates the preview beside the controls after a change; a thread draws it. */
void studio_form_update_preview(StudioForm *form);

/* Checks the arguments, and enables OK or says why nothing can be drawn. */
void studio_form_check(StudioForm *form);

/* Shows a sentence until this is called with NULL, which happens after every
 * change. */
void studio_form_say(StudioForm *form, const char *sentence);

/* Opens the groups that were open last time, and loads `recipe` unless it is NULL.
 * Call this after all widgets have been made. */
void studio_form_begin(StudioForm *form, const char *recipe);

/* Stores in the arguments which groups are open, and which output the next dialog
 * begins with. */
void studio_form_remember(StudioForm *form);

/* Saves the noise of a canceled dialog, so that the sheet of presets offers it.  Does
 * nothing if the user has changed nothing. */
void studio_form_keep(const StudioForm *form);

/* Frees what the form owns.  Call this after the window has been destroyed. */
void studio_form_clear(StudioForm *form);

#endif
