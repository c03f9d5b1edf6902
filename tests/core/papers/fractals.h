/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * How octaves are combined, as docs/algorithms.md says, after F. K. Musgrave in
 * "Texturing and Modeling", 1994.
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
    PAPER_N_FRACTALS
} PaperFractal;

/* The sum, from -1 to 1, of n octaves whose noise, from -1 to 1, and amplitudes
 * are given; ping_pong and weight are the strengths of that name. */
double paper_fractal(PaperFractal fractal, int n, const double *noise,
                     const double *amplitude, double ping_pong, double weight);

#endif
