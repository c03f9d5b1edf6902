# SPDX-License-Identifier: LGPL-3.0-or-later
"""bench-gimp.py BUILD_DIR GENERATION

Times how long filling a layer of 4096 x 4096 pixels, RGBA, 8 bits, takes in
the installed GIMP: by the procedure, and by GIMP's own fills and filters.
Works are timed in turns; compare medians and their ratios.
"""

import pathlib
import statistics
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "gimp"))
import harness  # noqa: E402

SIZE = 4096
ROUNDS = 5


def noise(recipe):
    return (f'(test-draw image layer "lattice-noise/1 {recipe}" "canvas")')


def merged(operation, *settings):
    """A filter, merged as GIMP 3 merges its own."""
    words = " ".join(settings)
    return (f'(gimp-drawable-merge-new-filter layer "{operation}" ""'
            f" LAYER-MODE-REPLACE 1.0 {words})")


OURS = {
    "Lattice Noise, 1 octave": noise("fractal=none"),
    "Lattice Noise, 6 octaves": noise("octaves=6"),
    "Lattice Noise, simplex, 6 octaves": noise("algorithm=simplex octaves=6"),
    "Lattice Noise, cellular": noise("algorithm=cellular fractal=none"),
}

# GIMP 2.10 has no procedures for most of its filters.
GIMPS = {
    2: {
        "fill with a color": "(gimp-drawable-fill layer FILL-FOREGROUND)",
        "Solid Noise, detail 5":
            "(plug-in-solid-noise RUN-NONINTERACTIVE image layer"
            " FALSE FALSE 1 5 4 4)",
        "Plasma":
            "(plug-in-plasma RUN-NONINTERACTIVE image layer 1 1)",
    },
    3: {
        "fill with a color": "(gimp-drawable-fill layer FILL-FOREGROUND)",
        "gegl:color-overlay": merged("gegl:color-overlay"),
        "gegl:checkerboard": merged("gegl:checkerboard"),
        "Solid Noise, detail 5": merged("gegl:noise-solid", '"detail" 5'),
        "Perlin Noise, 6 octaves":
            merged("gegl:perlin-noise", '"n" 6', '"scale" 64.0'),
        "Simplex Noise, 6 iterations":
            merged("gegl:simplex-noise", '"iterations" 6'),
        "Plasma": merged("gegl:plasma"),
    },
}

# GIMP 3.2 does not let scripts use it.
FOR_GIMP_3_0 = {"gegl:color": merged("gegl:color")}


def script(works):
    lines = [f"(define image (test-image {SIZE} {SIZE} RGB test-u8))",
             f'(define layer (test-layer image "" 0 0 {SIZE} {SIZE} #t))',
             "(gimp-image-undo-disable image)",
             "(define (now) (let ((time (gettimeofday)))"
             " (+ (* 1000 (car time)) (/ (cadr time) 1000))))"]
    for turn in range(ROUNDS + 1):
        for number, call in enumerate(works):
            lines += ["(define before (now))", call,
                      f'(test-report "{number} {turn}" (- (now) before))']
    return "\n".join(lines)


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__.strip())
    generation = int(sys.argv[2])
    if harness.find_program(generation) is None:
        sys.exit(f"There is no GIMP {generation} here.")
    harness.TIME_LIMIT = 900
    gimp = harness.Gimp(sys.argv[1], generation)
    works = {**GIMPS[generation], **OURS}
    if gimp.version.startswith("3.0."):
        works.update(FOR_GIMP_3_0)
    try:
        answer = gimp.run(script(works.values()))
    finally:
        gimp.close()
    times = {}
    for name, value in answer.reports.items():
        number, turn = map(int, name.split())
        if turn > 0:
            times.setdefault(number, []).append(float(value))
    if len(times) != len(works):
        sys.exit(answer.text)
    medians = [statistics.median(times[k]) for k in range(len(works))]
    base = medians[list(works).index("gegl:checkerboard" if generation == 3
                                     else "fill with a color")]
    print(f"# GIMP {gimp.version}, {SIZE} x {SIZE} pixels, RGBA, 8 bits")
    for k, name in enumerate(works):
        low, high = min(times[k]), max(times[k])
        print(f"{name:36}{medians[k]:9.0f} ms  {low:6.0f} to {high:6.0f}"
              f"{medians[k] / base:8.2f}")


if __name__ == "__main__":
    main()
