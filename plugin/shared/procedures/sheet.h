/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Contact sheets: many pictures in rows and columns, to choose from by eye.
 */
#ifndef LATTICE_SHEET_H
#define LATTICE_SHEET_H

#include "series.h"

#define LATTICE_SHEET LATTICE_PROCEDURE "-sheet"
extern const LatticeProcedure lattice_sheet;

#endif
