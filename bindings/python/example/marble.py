# SPDX-License-Identifier: MIT
"""Draws seamless marble into marble.ppm: python3 marble.py"""

import noise_core

noise = noise_core.Noise(noise_core.preset("marble"), seamless=(512, 512))
pixels = noise.render(512, 512)[..., :3].astype("float64")
with open("marble.ppm", "wb") as file:
    file.write(b"P6 512 512 255\n" + (pixels * 255 + 0.5).astype("uint8").tobytes())
