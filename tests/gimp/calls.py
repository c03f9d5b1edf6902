# SPDX-License-Identifier: LGPL-3.0-or-later
"""Calls our procedures as scripts do.  GIMP 2.10 needs all arguments, in their order;
GIMP 3 takes them by name, and may be given only some of them.

define() makes Script-Fu functions that do the same in both."""

import inspect

# All arguments after image and drawable, with the values that GIMP 2.10 gets if a call
# leaves them out.
ARGUMENTS = {
    "noise": {
        "algorithm": '"perlin"', "scale": 64, "size": 100, "octaves": 4,
        "persistence": 0.5, "seed": 0, "recipe": '""', "output": '"drawable"',
        "anchor": '"canvas"', "mode": "LAYER-MODE-NORMAL", "opacity": 100,
        "preset": '""', "random-seed": '"no"', "gimp-gradient": '""',
        "seamless": '"no"'},
    "noise-loop": {
        "recipe": '""', "frames": 24, "delay": 100, "cells": 0.3,
        "output": '"new-image"', "width": 0, "height": 0, "drift-x": 0,
        "drift-y": 0, "turns": 0},
    "noise-material": {
        "recipe": '""', "engine": '"all"', "output": '"new-image"',
        "width": 0, "height": 0, "file": '""', "name": '""',
        "overwrite": '"no"'},
    "noise-sheet": {"recipe": '""', "seed": 0, "rows": 4, "columns": 4,
                    "cell": 128, "down": '""', "across": '""'},
    "noise-pattern": {"recipe": '""', "name": '""', "width": 128,
                      "height": 128, "file": '""'},
    "grain": {
        "film": '"iso-400"', "strength": 100, "magnification": 100,
        "size": 1.5, "roughness": 0.5, "softness": 0.5, "shadows": 25,
        "midtones": 30, "highlights": 20, "color": 0, "ends": '"kept"',
        "seed": 0, "anchor": '"canvas"'},
    "displace": {
        "effect": '"rough-edges"', "strength": 100, "magnification": 100,
        "amount": 10, "kind": '"turbulent"', "scale": 40, "stretch": 1,
        "octaves": 3, "persistence": 0.5, "evolution": 0, "period-x": 0,
        "period-y": 0, "edges": '"automatic"', "sampler": '"cubic"',
        "seed": 0, "recipe": '""', "anchor": '"canvas"',
        "apply-to": '"automatic"'},
    "install-filters": {"action": '"install"'},
}
# Procedures that need no image.
WITHOUT_IMAGE = ("noise-sheet", "noise-pattern", "install-filters")


def call(generation, procedure, run_mode="RUN-NONINTERACTIVE", image="image",
         drawable="layer", **given):
    """Returns a call.  Keywords are the procedure's arguments, with _ instead of -;
    their values are Script-Fu."""
    given = {key.replace("_", "-"): value for key, value in given.items()}
    words = [f"plug-in-lattice-{procedure}"]
    has_image = procedure not in WITHOUT_IMAGE
    if generation == 2:
        words += [run_mode, *[image, drawable] * has_image,
                  *{**ARGUMENTS[procedure], **given}.values()]
    else:
        words += [f"#:run-mode {run_mode}"]
        if has_image:
            words += [f"#:image {image} #:drawables (vector {drawable})"]
        words += [f"#:{key} {value}" for key, value in given.items()]
    return f"({' '.join(map(str, words))})"


# Script-Fu functions: the procedure that each calls, those of the procedure's arguments
# that it takes, and the function that gets the procedure's answer.
FUNCTIONS = {
    "test-noise": ("noise", "recipe output anchor mode opacity", "test-value"),
    "test-noise-by-words": (
        "noise", "algorithm scale octaves persistence seed", "test-value"),
    "test-noise-by-preset": (
        "noise", "preset seed recipe random-seed", "test-value"),
    "test-noise-seamless": ("noise", "recipe anchor seamless", "test-value"),
    "test-noise-by-gradient": ("noise", "recipe gimp-gradient", "test-value"),
    "test-grain": ("grain", "film strength seed anchor", "begin"),
    "test-displace": ("displace", "effect strength edges recipe anchor",
                      "begin"),
    "test-tear": ("displace", "effect apply-to", "begin"),
    "test-loop": ("noise-loop", "recipe frames delay cells output",
                  "test-layers-of"),
    "test-moving-loop": (
        "noise-loop",
        "recipe frames delay output width height drift-x drift-y turns",
        "test-layers-of"),
    "test-maps": ("noise-material", "recipe output", "test-layers-of"),
    "test-map-files": ("noise-material",
                       "recipe engine output width height file name overwrite",
                       "begin"),
    "test-sheet": ("noise-sheet", "recipe seed rows columns cell down across",
                   "test-layers-of"),
    "test-save-pattern": ("noise-pattern", "recipe name width height file",
                          "begin"),
    "test-install": ("install-filters", "action", "begin"),
}


def define(generation):
    """Returns the functions as Script-Fu code."""
    lines = "#:lines lines" if generation == 3 else "RUN-NONINTERACTIVE lines"
    text = inspect.cleandoc(f"""
        (define test-is-3 {"#t" if generation == 3 else "#f"})
        ; The plug-in in probe/ writes the drawables that these lines name.
        (define (test-write lines) (lattice-test-dump {lines}))
        (define (test-noise-with-last-values image layer)
          (test-value {call(generation, "noise", "RUN-WITH-LAST-VALS")}))
        """)
    for name, (procedure, arguments, answer) in FUNCTIONS.items():
        given = {key: key for key in arguments.split()}
        place = "" if procedure in WITHOUT_IMAGE else "image drawable "
        text += (f"\n(define ({name} {place}{arguments}) ({answer} "
                 f"{call(generation, procedure, drawable='drawable', **given)}))")
    return text + "\n"
