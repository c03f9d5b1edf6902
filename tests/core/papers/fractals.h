/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * How octaves are combined, as docs/algorithms.md says, after F. K. Musgrave in
 * "Texturing and Modeling", 1994, and I. Quilez, "Value noise derivatives".
 */
#ifndef PAPERS_FRACTALS_H
#define PAPERS_FRACTALS_H

typedef enum PaperFractal {
    PAPER_FRACTAL_NONE,
    PAPER_FRACTAL_FBM,
    PAPER_FRACTAL_TURBULENCE,
    PAPER_FRACTAL_BILLOW,
    PAPER_FRACTAL_RIDGED,
    PAPER_FRACTAL_PING_PONG,
    PAPER_FRACTAL_HYBRID,
    PAPER_FRACTAL_HETERO,
    PAPER_FRACTAL_DAMPED,
    PAPER_N_FRACTALS
} PaperFractal;

/* An octave: its noise, from -1 to 1, its slopes along the picture's axes in
 * its own cells, and its amplitude. */
typedef struct PaperOctave {
    double noise, slope[2], amplitude;
} PaperOctave;

/* The sum, from -1 to 1, of n octaves; ping_pong and weight are the strengths
 * of that name. */
double paper_fractal(PaperFractal fractal, int n, const PaperOctave *octave,
                     double ping_pong, double weight);

#endif
