/* SPDX-License-Identifier: MIT
 *
 * The border between rendering and the algorithms: a basis adds one octave
 * to one row of sums.
 */
#ifndef NOISE_KERNELS_H
#define NOISE_KERNELS_H

#include <float.h>
#include <stddef.h>
#include <stdint.h>

/* Intermediate results wider than float would change bits. */
_Static_assert(FLT_EVAL_METHOD == 0, "x86-32 wants -msse2 -mfpmath=sse");

/* Columns are worked on in blocks, so that tables stay on the stack. */
#define NOISE_BLOCK 512

/* One octave, ready to draw. */
typedef struct NoiseOctave {
    double frequency;        /* cells in a pixel */
    double shift_x, shift_y; /* cells; keeps octaves' lattices apart */
    float weight;            /* amplitude / (sum of amplitudes x bound) */
    uint32_t key;            /* hash prefix of the outermost coordinate, */
    uint32_t key_y;          /* and what is added to that coordinate */
} NoiseOctave;

/* What all rows share of up to NOISE_BLOCK columns.  Lattice bases fill cell,
 * inner and fade; simplex needs x alone. */
typedef struct NoiseColumns {
    double x[NOISE_BLOCK]; /* places, in cells */
    uint32_t cell[NOISE_BLOCK];
    float inner[NOISE_BLOCK]; /* place within the cell, 0 to 1 */
    float fade[NOISE_BLOCK];
} NoiseColumns;

/* An algorithm: values in [-bound, bound] with mean 0. */
typedef struct NoiseBasis {
    double bound;     /* no value is larger, whatever the gradients */
    double deviation; /* standard deviation of the values */
    /* Fills the tables from n_columns places in columns->x. */
    void (*prepare)(NoiseColumns *columns, int n_columns);
    /* Adds octave->weight times the noise at (columns->x[i], y) to sum[i]. */
    void (*add_row)(const NoiseOctave *octave, const NoiseColumns *columns,
                    int n_columns, double y, float *sum);
} NoiseBasis;

extern const NoiseBasis noise_basis_value;
extern const NoiseBasis noise_basis_perlin;
extern const NoiseBasis noise_basis_simplex;

#endif
