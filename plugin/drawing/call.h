/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A call to a procedure: its arguments, where it draws, and its results.
 */
#ifndef LATTICE_CALL_H
#define LATTICE_CALL_H

#include "job.h"
#include "procedure.h"

typedef struct Call {
    const LatticeProcedure *description;
    GObject *config; /* its properties are the arguments */
    GimpRunMode mode;
    Job place; /* the image and drawable that GIMP passes, or HOST_NONE */
} Call;

/* Returns the values of the call's arguments. */
static inline LatticeValues
call_get_values(const Call *call)
{
    return (LatticeValues){call->description, call->config,
                           call->place.request.canvas, NULL, gimp_directory()};
}

/* The results of a call.  The call's task determines which of them are set. */
typedef struct CallResults {
    HostDrawable drawn; /* what the studio drew on */
    HostImage image;    /* the image of a series, given or new */
    /* The layers of a series, lowest first, terminated by HOST_NONE; free with
     * g_free(). */
    HostDrawable *layers;
    char *name, *file; /* of a pattern; free with g_free() */
} CallResults;

#endif
