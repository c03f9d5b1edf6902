# SPDX-License-Identifier: LGPL-3.0-or-later
"""bench-batch.py BUILD_DIR

Times what a script for many photographs does on GIMP 3, with a JPEG of 24
million pixels: loading, saving, and what is done in between, ours and GIMP's
own.  Works are timed in turns; the least time of each is printed, and its
share of loading a photograph and saving one with grain, which takes longer.
"""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "gimp"))
if len(sys.argv) != 2:
    sys.exit(__doc__.strip())
sys.argv.append("3")
import harness  # noqa: E402

WIDTH, HEIGHT = 6000, 4000
ROUNDS = 10
FILE_WORKS = "load", "save, with grain"


def merged(operation, mode, opacity, *settings):
    return (f'(gimp-drawable-merge-new-filter layer "{operation}" "" {mode}'
            f" {opacity} {' '.join(settings)})")


def procedure(output):
    return ("(plug-in-lattice-noise #:run-mode RUN-NONINTERACTIVE"
            " #:image image #:drawables (vector layer) #:scale 32"
            f' #:output "{output}" #:mode LAYER-MODE-OVERLAY #:opacity 50)')


SAVE = ("(file-jpeg-export #:run-mode RUN-NONINTERACTIVE #:image image"
        ' #:file "saved.jpg" #:quality 0.95)')

WORKS = {
    "load": '(set! image (gimp-file-load RUN-NONINTERACTIVE "photo.jpg"))',
    "brightness and contrast":
        merged("gegl:brightness-contrast", "LAYER-MODE-REPLACE", 1.0,
               '"contrast" 1.2'),
    "grain, black and white":
        merged("lattice:grain", "LAYER-MODE-REPLACE", 1.0,
               '"film" "gray-pushed"'),
    "grain, colors":
        merged("lattice:grain", "LAYER-MODE-REPLACE", 1.0,
               '"film" "iso-800"'),
    "noise over it, as a filter":
        merged("lattice:noise", "LAYER-MODE-OVERLAY-LEGACY", 0.5,
               '"scale" 32.0'),
    "the same, in linear light":
        merged("lattice:noise", "LAYER-MODE-OVERLAY", 0.5, '"scale" 32.0'),
    "the same, by the procedure":
        procedure("new-layer") + "(gimp-image-flatten image)",
    "noise in its place, by the procedure": procedure("drawable"),
    "save": SAVE,
    "save, with grain": SAVE,
}

# Noise with as much detail as a photograph has, and a camera's noise.
PHOTOGRAPH = f"""
(define image (test-image {WIDTH} {HEIGHT} RGB test-u8))
(define layer (test-layer image "" 0 0 {WIDTH} {HEIGHT} #f))
{merged("lattice:noise", "LAYER-MODE-REPLACE", 1.0, '"scale" 500.0',
        '"octaves" 9')}
{merged("lattice:grain", "LAYER-MODE-REPLACE", 1.0, '"film" "iso-100"')}
(file-jpeg-export #:run-mode RUN-NONINTERACTIVE #:image image
                  #:file "photo.jpg" #:quality 0.95)
(gimp-image-delete image)
(define (now) (let ((time (gettimeofday)))
                (+ (car time) (/ (cadr time) 1000000))))
"""


def script():
    lines = [PHOTOGRAPH]
    for turn in range(ROUNDS):
        for number, (name, call) in enumerate(WORKS.items()):
            if name != "load":
                lines += [WORKS["load"], "(gimp-image-undo-disable image)",
                          "(set! layer (vector-ref"
                          " (gimp-image-get-layers image) 0))"]
            if name == FILE_WORKS[1]:
                lines.append(WORKS["grain, colors"])
            lines += ["(define before (now))", call,
                      f'(test-report "{number} {turn}" (- (now) before))',
                      "(gimp-image-delete image)"]
    return "\n".join(lines)


def main():
    harness.TIME_LIMIT = 900
    gimp = harness.Gimp(harness.BUILD, 3)
    try:
        answer = gimp.run(script())
    finally:
        gimp.close()
    times = {}
    for name, value in answer.reports.items():
        number = int(name.split()[0])
        times.setdefault(number, []).append(float(value))
    if len(times) != len(WORKS):
        sys.exit(answer.text)
    least = {name: min(times[k]) for k, name in enumerate(WORKS)}
    files = sum(least[name] for name in FILE_WORKS)
    print(f"# GIMP {gimp.version}, a JPEG of {WIDTH} x {HEIGHT} pixels,"
          f" least of {ROUNDS} times")
    for name, seconds in least.items():
        print(f"{name:40}{seconds:7.2f} s{100 * seconds / files:6.0f} %")


main()
