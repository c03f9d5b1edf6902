/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * How wide the parts of a dialog's rows are; bars of GIMP 3 fill what is left.
 */
#ifndef LATTICE_ROW_WIDTHS_H
#define LATTICE_ROW_WIDTHS_H

/* Labels with more letters are wrapped, so that they do not widen all rows;
 * where they have a column, it is as wide as this in all groups. */
#define LABEL_LETTERS 18

/* Of number entries, in characters, and of seeds, which have 31 bits; what is longer
 * scrolls. */
#define NUMBER_WIDTH 8
#define SEED_CHARS   10

/* Of sliders, in pixels: long enough to aim with. */
#define SLIDER_WIDTH 180

/* Enough for the unit "cells" in all languages. */
#define UNIT_LETTERS 8

#endif
