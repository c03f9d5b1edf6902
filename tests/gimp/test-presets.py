# SPDX-License-Identifier: LGPL-3.0-or-later
"""What scripts get from presets by name, from random seeds, and from noise that repeats
after the image or the layer.  tests/shared tests how presets are found, and how cells
fit."""

import harness
from harness import quote

CANVAS = (160, 128)  # a quarter of what presets are made for
LAYER = (5, 3, 30, 20)
RECIPE = "lattice-noise/1 scale=9 octaves=2 seed=7"
OWN = "lattice-noise/1 algorithm=value scale=9 seed=5"
LONG_SEED = "lattice-noise/1 scale=21 seed=18446744073709551615"
MARBLE = harness.goldens.preset("marble")
N_ROLLS = 3


def tiled(recipe, size=CANVAS):
    return f"{recipe} period-x={size[0]} period-y={size[1]}"


def fitted(recipe):
    return f"{recipe} size=25"


def reseeded(recipe, seed):
    words = [word for word in recipe.split() if not word.startswith("seed=")]
    return " ".join(words + [f"seed={seed}"])


# The user's presets.  One has the name of a built-in preset, as can happen after an
# update, and one has no valid recipe.
FILES = {"my clouds": OWN, "fog": OWN, "long": LONG_SEED,
         "tiles": f"{OWN} seamless=yes", "broken": "lattice-noise/1 scale=0"}

# By name: preset, seed, recipe and random-seed; and the recipe that is drawn.
DRAWN = {
    "marble": ("marble", 0, "", "no", fitted(MARBLE)),
    "reseeded": ("marble", 99, "", "no", fitted(reseeded(MARBLE, 99))),
    "recipe-wins": ("marble", 99, RECIPE, "no", RECIPE),
    "own-hides": ("fog", 0, "", "no", fitted(OWN)),
    "own-seamless": ("tiles", 0, "", "no", tiled(fitted(OWN))),
    "long-seed": ("long", 0, "", "no", fitted(LONG_SEED)),
}

# By name: the same four arguments, and what the refusal says.
REFUSED = {
    "unknown": ("marbel", 0, RECIPE, "no",
                'Preset is "marbel": choose one of fog, long, my clouds'),
    "broken": ("broken", 0, "", "no",
               'Preset is "broken": Scale is 0: it must be'),
    "seed": ("marble", -1, "", "no", "eed is"),
    "switch": ("", 0, "", "perhaps",
               'Random seed is "perhaps": choose one of no, yes'),
}

# By name: recipe, anchor, what becomes seamless, and where the layer begins.
SEAMLESS = {
    "canvas": (f"{RECIPE} period-x=128", "canvas", tiled(RECIPE), LAYER[:2]),
    "layer": (RECIPE, "layer", tiled(RECIPE, LAYER[2:]), (0, 0)),
}


def call(preset, seed, recipe, random_seed):
    return (f"(test-noise-by-preset image layer {quote(preset)} {seed} "
            f"{quote(recipe)} {quote(random_seed)})")


START = (f"(define image (test-image {CANVAS[0]} {CANVAS[1]} RGB test-u8))"
         f'(define layer (test-layer image "a" {" ".join(map(str, LAYER))} #f))')


def draw(name, text):
    return (f'{START} {text} (test-report "{name}" (test-parasite layer))'
            f'(test-dump "{name}" layer)\n')


# A covering by name, an argument that only GIMP 3 has.
COVERED = draw("covered", "(plug-in-lattice-noise #:run-mode RUN-NONINTERACTIVE "
               "#:image image #:drawables (vector layer) "
               '#:recipe "lattice-noise/1 scale=9 seed=7" #:covering "moss")'
               ) if harness.GENERATION == 3 else ""

SCRIPT = COVERED + "".join(draw(name, call(*words[:4])) for name, words in {
    **DRAWN, **{f"roll-{i}": ("marble", 99, "", "yes") for i in range(N_ROLLS)},
    "roll-recipe": ("", 0, RECIPE, "yes")}.items()) + "".join(
        draw(name, f"(test-noise-seamless image layer {quote(recipe)} "
                   f'"{anchor}" "yes")')
        for name, (recipe, anchor, *_) in SEAMLESS.items()
) + START + "(gimp-image-clean-all image)\n" + "".join(
    f'(test-report "{name}" (test-try (lambda () {call(*words[:4])})))\n'
    for name, words in REFUSED.items()
) + '(test-report "refused-dirty" (test-is-dirty image))'


class Presets(harness.TestCase):
    files = {f"profile/lattice-noise/presets/{name}.recipe":
             f"{recipe}\n".encode() for name, recipe in FILES.items()}
    script = SCRIPT

    def assertDrawn(self, name, recipe, corner=LAYER[:2]):
        """Ignores the order of words: the layer's recipe has the seed in its usual
        place."""
        self.assertEqual(sorted(self.answer.reports[name].split()),
                         sorted(recipe.split()))
        self.assertNoise(self.answer.picture(name), recipe, corner, name)

    def test_presets_draw_their_recipes_fitted_to_the_image(self):
        self.assertEqual(self.answer.status, 0, self.answer.text)
        for name, words in DRAWN.items():
            with self.subTest(name):
                self.assertDrawn(name, words[4])

    if COVERED:
        def test_a_covering_lies_over_the_noise(self):
            recipe = self.answer.reports["covered"]
            self.assertRegex(recipe, "^lattice-noise/2 seed=7 layer=ground "
                             "scale=9 group=moss layer=damp .* layer=moss ")
            self.assertNoise(self.answer.picture("covered"), recipe, LAYER[:2],
                             "covered")

    def test_refusals_name_the_field_and_change_nothing(self):
        for name, words in REFUSED.items():
            self.assertIn(words[4], self.answer.reports[name])
        self.assertEqual(self.answer.reports["refused-dirty"], "0")

    def test_random_seeds_differ_and_stand_in_the_recipe(self):
        seeds = set()
        for name, recipe in [*((f"roll-{i}", fitted(MARBLE)) for i in range(N_ROLLS)),
                             ("roll-recipe", RECIPE)]:
            seed = next(int(word[5:]) for word
                        in self.answer.reports[name].split()
                        if word.startswith("seed="))
            seeds.add(seed)
            self.assertDrawn(name, reseeded(recipe, seed))
        self.assertEqual(len(seeds - {99, 7}), N_ROLLS + 1)

    def test_what_is_seamless_repeats_after_the_image_or_the_layer(self):
        for name, (_, _, recipe, corner) in SEAMLESS.items():
            with self.subTest(name):
                self.assertDrawn(name, recipe, corner)

    def test_the_presets_folder_is_staged_beside_the_plug_in(self):
        staged = self.gimp.profile / "plug-ins" / "lattice-noise" / "presets"
        self.assertEqual({file.name for file in staged.iterdir()},
                         {file.name for file in
                          harness.goldens.PRESETS.glob("*.recipe")})


harness.main()
