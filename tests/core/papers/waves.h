/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Waves, from docs/algorithms.md: a profile that repeats after each cell.
 */
#ifndef WAVES_H
#define WAVES_H

typedef enum PaperProfile {
    PAPER_PROFILE_SINE,
    PAPER_PROFILE_TRIANGLE,
    PAPER_PROFILE_SAW,
    PAPER_PROFILE_SQUARE,
    PAPER_N_PROFILES
} PaperProfile;

/* The value, from -1 to 1, at a place in cells along the waves; *slope is the
 * derivative. */
double paper_profile(PaperProfile profile, double along, double *slope);

/* The value at x, y of bands across x or rings around 0, moved by a phase, in
 * cells; gradient is that along x and y. */
double paper_wave(int has_rings, PaperProfile profile, double phase,
                  const double place[2], double gradient[2]);

#endif
