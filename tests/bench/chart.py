#!/usr/bin/env python3
# SPDX-License-Identifier: LGPL-3.0-or-later
"""Draws what tools/bench has saved as a chart: how long our noise and that of
others take, on a logarithmic scale.

    chart.py RESULTS > CHART.svg

RESULTS has the benchmarks targets, with AVX2, and operation."""

import math
import re
import sys
from xml.sax.saxutils import escape

CORE = "# core, targets, avx2,"
OPERATION = "# operation, threads: 1,"
OURS = "Lattice Noise"

# What is compared: who draws it, and the heading and name of the saved line.
GROUPS = [
    ("Perlin noise", [
        (OURS, CORE, "fractal=none"),
        ("stb_perlin", CORE, "stb_perlin")]),
    ("Perlin noise, six octaves", [
        (OURS, CORE, "octaves=6"),
        (f"{OURS}, in GEGL", OPERATION, "lattice:noise, 6 octaves"),
        ("GEGL, perlin-noise", OPERATION, "gegl:perlin-noise, n = 6"),
        ("stb_perlin", CORE, "stb_perlin, six octaves"),
        ("libnoise", CORE, "libnoise, Perlin, 6 octaves")]),
    ("Simplex noise, six octaves", [
        (OURS, CORE, "algorithm=simplex octaves=6"),
        ("GEGL, simplex-noise", OPERATION, "gegl:simplex-noise, 6")]),
    ("Cellular noise", [
        (OURS, CORE, "algorithm=cellular fractal=none"),
        ("libnoise, Voronoi", CORE, "libnoise, Voronoi")]),
]

WIDTH = 760
LABELS = 190  # where bars begin
NUMBERS = 70  # room for numbers after the longest bar
BAR, GAP, TITLE = 18, 5, 30
TEXT, QUIET, LINE = "#1f2328", "#59636e", "#dfe3e8"
OWN, OTHER = "#0969da", "#b7bec7"


def read(path):
    """The processor, and the ns of each line by its heading and name."""
    heading, processor, times = "", "", {}
    with open(path, encoding="utf-8") as file:
        for line in file:
            if line.startswith("#"):
                processor = processor or line[1:].rpartition(",")[0].strip()
                heading = line
            elif match := re.match(r"(.+?) +(\d+\.\d+) +\d+ %", line):
                times[heading, match[1]] = float(match[2])
    return processor, times


def find(times, heading, name):
    for (own_heading, own_name), ns in times.items():
        if own_name == name and own_heading.startswith(heading):
            return ns
    sys.exit(f"chart.py: no line \"{name}\" below \"{heading}\"; "
             "run tools/bench targets operation.")


def text(x, y, words, color=TEXT, size=13, anchor="start", weight="normal"):
    return (f'<text x="{x:.0f}" y="{y:.0f}" fill="{color}" font-size="{size}" '
            f'text-anchor="{anchor}" font-weight="{weight}">'
            f"{escape(words)}</text>")


def bar(y, who, ns, length):
    color = OWN if who.startswith(OURS) else OTHER
    number = f"{ns:.2g}" if ns < 10 else f"{ns:.0f}"
    return [text(LABELS - 8, y + 13, who, anchor="end"),
            f'<rect x="{LABELS}" y="{y}" width="{length:.1f}" height="{BAR}" '
            f'rx="2" fill="{color}"/>',
            text(LABELS + length + 6, y + 13, number, QUIET, 12)]


def draw(processor, groups):
    most = max(ns for _, bars in groups for _, ns in bars)
    least = min(ns for _, bars in groups for _, ns in bars) / 2
    scale = (WIDTH - LABELS - NUMBERS) / math.log(most / least)
    parts, y = [], 16

    for title, bars in groups:
        y += TITLE
        parts.append(text(LABELS, y - 8, title, weight="bold"))
        for who, ns in bars:
            parts += bar(y, who, ns, scale * math.log(ns / least))
            y += BAR + GAP
    lines = []
    for ns in (1, 10, 100, 1000):
        x = LABELS + scale * math.log(ns / least)
        lines.append(f'<line x1="{x:.1f}" y1="20" x2="{x:.1f}" y2="{y}" '
                     f'stroke="{LINE}"/>')
        lines.append(text(x, y + 16, f"{ns} ns", QUIET, 12, "middle"))
    y += 42
    parts.append(text(LABELS, y, "Nanoseconds for a pixel, on a logarithmic "
                      f"scale. {processor}, one thread, AVX2.", QUIET, 12))
    return [f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" '
            f'height="{y + 16}" font-family="sans-serif">',
            '<rect width="100%" height="100%" fill="#ffffff"/>',
            *lines, *parts, "</svg>"]


def main():
    processor, times = read(sys.argv[1])
    groups = [(title, [(who, find(times, heading, name))
                       for who, heading, name in bars])
              for title, bars in GROUPS]
    print("\n".join(draw(processor, groups)))


if __name__ == "__main__":
    main()
