/* SPDX-License-Identifier: MIT
 *
 * Sine and cosine that are bit-identical on every machine.
 */
#ifndef NOISE_ROTATION_H
#define NOISE_ROTATION_H

#define NOISE_TURN    360.0                   /* degrees */
#define NOISE_RADIANS 0.017453292519943295769 /* pi / 180 */

/* Stores the cosine and sine of an angle, which must be below 2^31 degrees.  The
 * results are accurate to 1e-15, and exact for quarter turns. */
void noise_rotation(double angle_degrees, double *cosine, double *sine);

#endif
