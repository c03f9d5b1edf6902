# SPDX-License-Identifier: LGPL-3.0-or-later
"""Presets by name, shipped and own, and random seeds."""

import pathlib
import re

import harness
from harness import quote

SHIPPED = harness.ROOT / "data" / "presets"
SIZE = (48, 40)
RECIPE = "lattice-noise/1 scale=13 octaves=2 seed=7"
OWN = "lattice-noise/1 algorithm=value scale=9 seed=5"
LONG_SEED = "lattice-noise/1 scale=21 seed=18446744073709551615"
N_ROLLS = 3
REFUSAL = ("GIMP-Error: Calling error for procedure 'plug-in-lattice-noise'",
           "GIMP-Error: Plug-in \"lattice-noise\"")


def shipped(name):
    return (SHIPPED / f"{name}.recipe").read_text(encoding="utf-8").strip()


def reseeded(recipe, seed):
    words = [word for word in recipe.split() if not word.startswith("seed=")]
    return " ".join(words + [f"seed={seed}"])


# By name: preset, seed, recipe and random-seed; and the recipe that is drawn.
DRAWN = {
    "marble": ("marble", 0, "", "no", shipped("marble")),
    "stained-glass": ("stained-glass", 0, "", "no", shipped("stained-glass")),
    "reseeded": ("marble", 99, "", "no", reseeded(shipped("marble"), 99)),
    "recipe-wins": ("marble", 99, RECIPE, "no", RECIPE),
    "own": ("my clouds", 0, "", "no", OWN),
    "own-hides": ("fog", 0, "", "no", OWN),
    # The preset's file has "seamless=yes" instead of periods.
    "own-seamless": ("tiles", 0, "", "no",
                     f"{OWN} period-x={SIZE[0]} period-y={SIZE[1]}"),
    "seamless-recipe": ("", 0, f"{OWN} seamless=yes", "no",
                        f"{OWN} period-x={SIZE[0]} period-y={SIZE[1]}"),
    "long-seed": ("long", 0, "", "no", LONG_SEED),
}

# By name: preset, seed, recipe and random-seed; and what the refusal says.
REFUSED = {
    "unknown": ("marbel", 0, "", "no",
                'Preset is "marbel": choose one of fog, long, my clouds'),
    "unknown-with-recipe": ("marbel", 0, RECIPE, "no", 'Preset is "marbel"'),
    "outside": ("../../presets/marble", 0, "", "no",
                'Preset is "../../presets/marble": choose one of'),
    "capitals": ("Marble", 0, "", "no", 'Preset is "Marble": choose one of'),
    "broken": ("broken", 0, "", "no",
               'Preset is "broken": Scale is 0: it must be between'),
    "seed": ("marble", -1, "", "no", "eed is"),
    "switch": ("", 0, "", "perhaps",
               'Random seed is "perhaps": choose one of no, yes'),
}


def call(preset, seed, recipe, random_seed):
    return (f"(test-noise-by-preset image layer {quote(preset)} {seed} "
            f"{quote(recipe)} {quote(random_seed)})")


def start(name):
    return (f"(define image (test-image {SIZE[0]} {SIZE[1]} RGB test-u8))"
            f'(define layer (test-layer image "{name}" 0 0 {SIZE[0]} '
            f"{SIZE[1]} #f))\n")


def draw(name, *words):
    return (start(name) + call(*words)
            + f'(test-report "{name}" (test-parasite layer))'
            f'(test-dump "{name}" layer)\n')


SCRIPT = "".join(draw(name, *words[:4]) for name, words in DRAWN.items()) + (
    start("refused") + "(gimp-image-clean-all image)\n") + "".join(
    f'(test-report "{name}" (test-try (lambda () {call(*words[:4])})))\n'
    f'(test-report "{name}-dirty" (test-is-dirty image))\n'
    for name, words in REFUSED.items()) + """
(test-report "has-recipe" (test-has-parasite layer))
(test-dump "refused" layer)
""" + "".join(
    draw(f"roll-{number}", "marble", 99, "", "yes")
    for number in range(N_ROLLS)) + draw("roll-recipe", "", 0, RECIPE, "yes")


def write_own(folder):
    """Writes presets of the user: one has the name of a shipped one, which an
    update may bring, and one holds no valid recipe."""
    folder.mkdir(parents=True)
    for name, recipe in (("my clouds", OWN), ("fog", OWN),
                         ("long", LONG_SEED),
                         ("tiles", f"{OWN} seamless=yes"),
                         ("broken", "lattice-noise/1 scale=0")):
        (folder / f"{name}.recipe").write_text(recipe + "\n",
                                               encoding="utf-8")


class Presets(harness.TestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        write_own(cls.gimp.profile / "lattice-noise" / "presets")
        cls.answer = cls.gimp.run(SCRIPT)

    def assertDrawn(self, name, recipe):
        picture = self.answer.picture(name)
        floats = self.core.floats((0, 0, *SIZE), recipe)
        n_channels = len(floats) // (SIZE[0] * SIZE[1])
        for number, color in enumerate(picture.colors):
            first = number if n_channels > 1 else 0
            self.assertSame(color, picture.store(floats[first::n_channels]),
                            f"{name}, component {number}")

    def seed(self, name):
        words = self.answer.reports[name].split()
        return next(int(word[5:]) for word in words
                    if word.startswith("seed="))

    def test_the_run_tells_of_refusals_alone(self):
        self.assertEqual(self.answer.status, 0, self.answer.text)
        self.assertEqual([line for line in self.answer.warnings
                          if not line.startswith(REFUSAL)], [])

    def test_presets_draw_what_their_recipes_draw(self):
        for name, words in DRAWN.items():
            with self.subTest(name):
                self.assertDrawn(name, words[4])

    def test_layers_keep_the_whole_recipe(self):
        for name, words in DRAWN.items():
            with self.subTest(name):
                # The layer's recipe has the seed in its usual place.
                self.assertEqual(sorted(self.answer.reports[name].split()),
                                 sorted(words[4].split()))

    def test_refusals_name_the_field_and_what_to_do(self):
        for name, words in REFUSED.items():
            with self.subTest(name):
                self.assertIn(words[4], self.answer.reports[name])

    def test_refusals_change_nothing(self):
        for name in REFUSED:
            self.assertEqual(self.answer.reports[f"{name}-dirty"], "0", name)
        self.assertEqual(self.answer.reports["has-recipe"], "0")
        for color in self.answer.picture("refused").colors:
            self.assertEqual(set(color), {255})

    def test_refusals_list_own_presets_and_what_there_is_room_for(self):
        # Script-Fu may add, before or after the text, where it was.
        said = re.sub(r" \(/[^)]*\)\s*$", "",
                      self.answer.reports["unknown"])
        names = said[said.index("choose one of ") + 14:].strip().split(", ")
        expected = {file.stem for file in SHIPPED.glob("*.recipe")}
        own = names[:names.index("agate")]
        self.assertIn("my clouds", own)
        self.assertNotIn("broken", own)
        self.assertLessEqual(set(names[len(own):-1]), expected)
        self.assertEqual(names[-1], "...")
        self.assertGreater(len(names), 50)

    def test_random_seeds_differ_and_stand_in_the_recipe(self):
        seeds = {self.seed(f"roll-{number}") for number in range(N_ROLLS)}
        self.assertEqual(len(seeds), N_ROLLS)
        self.assertNotIn(99, seeds)
        for number in range(N_ROLLS):
            name = f"roll-{number}"
            self.assertDrawn(name, reseeded(shipped("marble"),
                                            self.seed(name)))
            self.assertDrawn(name, self.answer.reports[name])

    def test_a_recipes_seed_too_is_replaced_by_chance(self):
        self.assertNotEqual(self.seed("roll-recipe"), 7)
        self.assertDrawn("roll-recipe",
                         reseeded(RECIPE, self.seed("roll-recipe")))

    def test_the_presets_folder_is_staged_beside_the_plug_in(self):
        staged = pathlib.Path(self.gimp.profile, "plug-ins", "lattice-noise",
                              "presets")
        self.assertEqual({file.name for file in staged.iterdir()},
                         {file.name for file in SHIPPED.glob("*.recipe")})


harness.main()
