# SPDX-License-Identifier: LGPL-3.0-or-later
"""Loops, materials and tiles."""

import array
import json
import runpy
import sys
import unittest.mock
import urllib.parse

import tool

SMALL = "lattice-noise/1 scale=8 octaves=2"

# Looks of one noise and of layers, and the frames that GIMP's dialog begins with.
LOOPS = ("lava", "clouds", "fire", "water", "smoke", "aurora", "marble", "caustics",
         "ocean", "plasma", "nebula", "brick-wall", "seething-fire", "storm-clouds",
         "bubbles", "camouflage", "grass")
FRAMES = 60

LAYERS = "lattice-noise/2 layer=ground scale=8"
# Layers whose text is almost as long as may be.
FULL = "lattice-noise/2 " + " ".join(
    f"layer={name} gradient=" + ",".join(f"0.{k:02}1:#{k:02x}4080" for k in range(47))
    for name in "abcdefghijkl")


def difference(first, other):
    """The mean difference of two pictures' samples."""
    return sum(abs(a - b) for a, b in zip(first, other)) / len(first)


class Loops(tool.TestCase):
    def frames(self, n, *words):
        """Draws a loop; returns the frames' recipes and samples."""
        self.good("render", *words, "--frames", n, "-o", "loop.png", "--force")
        paths = sorted(self.folder.glob("loop-*.png"))
        self.assertEqual([path.name for path in paths],
                         [f"loop-{k + 1:02}.png" for k in range(n)])
        return ([self.recipe_of(path) for path in paths],
                [tool.picture.read_png(path)[3] for path in paths])

    def test_frames_have_the_phases_of_the_procedure(self):
        recipes, samples = self.frames(4, SMALL, "-s", "40x30")
        for k, phase in enumerate(("", " phase=0.25", " phase=0.5",
                                   " phase=0.75")):
            # What tests/shared/test-loop.c expects of the procedure.
            self.assertEqual(recipes[k], "lattice-noise/1 scale=8 octaves=2 "
                             "dimensions=four loop-path=0.3" + phase)
            self.assertPixels(samples[k], recipes[k], 40, 30)

    def test_drift_and_turns_are_those_of_the_procedure(self):
        recipe = ("lattice-noise/1 scale=8 offset-x=0.3 period-x=40 "
                  "dimensions=three period-z=3")
        recipes, _ = self.frames(4, recipe, "-s", "96x60", "--drift-x", "3",
                                 "--drift-y", "-1")
        self.assertEqual(recipes[3], "lattice-noise/1 scale=8 dimensions=three "
                         "offset-x=10.3 offset-y=-45 period-x=40 period-y=60 "
                         "period-z=3 phase=0.75")
        recipes, _ = self.frames(4, SMALL, "-s", "20x20", "--turns", "-1")
        self.assertEqual(recipes[1], SMALL + " evolution=-90")

    def test_speed_is_a_number_of_cells_and_frames_may_be_seamless(self):
        recipes, _ = self.frames(2, SMALL, "seamless=yes", "--cells", "6.5",
                                 "-s", "64x48")
        self.assertIn("period-x=64 period-y=48 loop-path=6.5", recipes[1])

    def test_a_frame_looks_like_the_next_one(self):
        """Neighbors differ by at most a sixth of what frames half a loop apart do,
        whatever the look: layers, warps, edges."""
        for name in LOOPS:
            with self.subTest(preset=name):
                _, frames = self.frames(FRAMES, name, "--fit", "-s", "48x48")
                half = [difference(frames[k], frames[k + FRAMES // 2])
                        for k in range(FRAMES // 2)]
                steps = [difference(frames[k - 1], frames[k])
                         for k in range(FRAMES)]
                self.assertLess(6 * max(steps), sum(half) / len(half))
                # The last frame leads to the first as any other does.
                self.assertLessEqual(steps[0], max(steps[1:]))

    def test_rain_rains_and_static_flickers(self):
        """Noise that leaps changes in each frame, as much as through half a loop."""
        for name in ("static", "rain", "scratches"):
            with self.subTest(preset=name):
                _, frames = self.frames(FRAMES, name, "--fit", "-s", "48x48")
                half = [difference(frames[k], frames[k + FRAMES // 2])
                        for k in range(FRAMES // 2)]
                steps = [difference(frames[k - 1], frames[k])
                         for k in range(FRAMES)]
                self.assertGreater(min(half), 5)
                self.assertGreater(min(steps), 0.5 * sum(half) / len(half))

    def test_nothing_leaps_where_something_moves(self):
        """No step stands out: printed patterns stay as they are."""
        for name in ("wallpaper",):
            with self.subTest(preset=name):
                _, frames = self.frames(FRAMES, name, "--fit", "-s", "48x48")
                steps = [difference(frames[k - 1], frames[k])
                         for k in range(FRAMES)]
                self.assertLess(max(steps), 2 * sum(steps) / len(steps))

    def test_numbers_are_as_long_as_the_last_one(self):
        self.good("render", SMALL, "-s", "2x2", "--frames", "100", "-o",
                  "sub.dir.png")
        self.assertIn("sub.dir-001.png", self.files())
        self.assertIn("sub.dir-100.png", self.files())
        self.assertEqual(len(self.files()), 100)

    def test_what_cannot_loop_is_refused(self):
        loop = ["-s", "20x20", "--frames", "4", "-o", "a.png"]
        for words, sentence in (
                (["lattice-noise/1 algorithm=svg-turbulence"],
                 "Algorithm: tiles and SVG turbulence have no depth"),
                ([SMALL, "dimensions=one", "--turns", "1"],
                 "Turns: only Perlin and simplex"),
                ([LAYERS, "--turns", "1"], "Turns: only Perlin and simplex"),
                (["low-poly"],
                 "Algorithm: tiles and SVG turbulence have no depth"),
                ([FULL], "Layers: there is no room in the recipe"),
                ([SMALL, "--cells", "0"], "--cells"),
                ([SMALL, "--drift-x", "1.5"], "--drift-x")):
            self.assertIn(sentence, self.refused("render", *words, *loop))
        self.assertIn("--frames", self.refused(
            "render", SMALL, "-s", "9x9", "--frames", "1", "-o", "a.png"))
        self.assertIn("--turns has no effect", self.refused(
            "render", SMALL, "-s", "9x9", "--turns", "1", "-o", "a.png"))
        self.assertIn("--frames cannot be combined", self.refused(
            "render", SMALL, "--material", "all", *loop))


# By the names of files: components, and what is drawn.
MATERIAL = "lattice-noise/1 scale=20 relief=10 coloring=gradient"
HEIGHT = "lattice-noise/1 scale=20 map={} map-strength=10"
ENGINES = {
    "all": {
        "m_color.png": (3, 255, "lattice-noise/1 scale=20 map=color "
                        "coloring=gradient"),
        "m_height.png": (1, 65535, "lattice-noise/1 scale=20 map=height"),
        "m_normal.png": (3, 65535, HEIGHT.format("normal")),
        "m_slope.png": (1, 65535, HEIGHT.format("slope")),
        "m_occlusion.png": (1, 255, HEIGHT.format("occlusion")),
        "m_curvature.png": (1, 255, HEIGHT.format("curvature")),
        "m_roughness.png": (1, 255, HEIGHT.format("roughness")),
        "m_metallic.png": (1, 255, HEIGHT.format("metallic")),
    },
    "unity-hdrp": {
        "m_BaseMap.png": (3, 255, "lattice-noise/1 scale=20 map=color "
                          "coloring=gradient"),
        "m_Normal.png": (3, 255, HEIGHT.format("normal")),
        "m_MaskMap.png": (4, 255, HEIGHT.format("mask-map")),
        "m_Height.png": (1, 65535, "lattice-noise/1 scale=20 map=height"),
    },
}
# Something glows, shines and is of metal.
GLOWING = ("lattice-noise/2 layer=rock scale=20 relief=9 roughness=0.25 "
           "metallic=1 layer=lava color=#ff8000 roughness=1 glow=1 "
           "mask=veins scale=9")


class Materials(tool.TestCase):
    def test_each_map_is_what_its_recipe_draws(self):
        for engine, expected in ENGINES.items():
            for name in self.files():
                (self.folder / name).unlink()
            self.good("render", MATERIAL, "-s", "40x30", "-m", engine, "-o",
                      "m")
            self.assertEqual(set(self.files()), set(expected))
            for name, (n_components, most, drawn) in expected.items():
                *size, samples = tool.picture.read_png(self.folder / name)
                self.assertEqual(size, [40, 30, n_components])
                self.assertRegex(self.recipe_of(self.folder / name),
                                 "^lattice-noise/1 scale=20 map=")
                self.assertPixels(samples, drawn, 40, 30, most, n_components)

    def test_the_script_for_blender_gives_each_picture_its_color_space(self):
        self.good("render", GLOWING, "-s", "8x8", "-m", "blender", "-o", 'x"y')
        loaded = {}

        def load(path):
            image = loaded[path] = unittest.mock.MagicMock()
            return image
        blender = unittest.mock.MagicMock()
        blender.context.space_data = None  # as without a window
        blender.context.object.type = "MESH"
        blender.data.images.load = load
        with unittest.mock.patch.dict(sys.modules, bpy=blender):
            runpy.run_path(str(self.folder / 'x"y.py'))
        self.assertEqual(
            {path: image.colorspace_settings.name
             for path, image in loaded.items()},
            {str(self.folder / f'x"y_{name}.png'):
             "sRGB" if name in ("color", "emission") else "Non-Color"
             for name in ("color", "emission", "roughness", "metallic", "normal",
                          "displacement")})
        self.assertEqual([path for path in loaded
                          if path.rpartition("/")[2] not in self.files()], [])
        self.assertIs(blender.context.object.active_material,
                      blender.data.materials.new.return_value)

    def test_layers_drawn_together_have_the_bits_of_each_alone(self):
        for words in ([], ["--threads", "1"], ["--threads", "3"]):
            self.good("render", GLOWING, "-s", "300x200", "-m", "all",
                      "-d", "float", "-o", "m.raw", "-f", *words)
            self.assertEqual(len(self.files()), 9)
            for name, content in self.files().items():
                self.good("render", GLOWING, f"map={name[2:-4]}", "-s",
                          "300x200", "-d", "float", "-o", "one.raw", "-f")
                self.assertEqual((self.folder / "one.raw").read_bytes(),
                                 content, name)
                (self.folder / "one.raw").unlink()

    def test_texts_name_the_files(self):
        self.good("render", GLOWING, "-s", "8x8", "-m", "gltf", "-o", "a b")
        gltf = json.loads(self.files()["a b.gltf"])
        self.assertEqual([urllib.parse.unquote(image["uri"])
                          for image in gltf["images"]],
                         ["a b_baseColor.png", "a b_normal.png", "a b_orm.png",
                          "a b_emissive.png"])
        self.assertLessEqual({urllib.parse.unquote(image["uri"])
                              for image in gltf["images"]}, set(self.files()))
        self.good("render", "over-rust", "-s", "8x8", "-m", "gltf", "-o", "R.PNG")
        text = self.files()["R.gltf"].decode()
        self.assertIn('"R_baseColor.PNG"', text)
        self.assertIn('"alphaMode": "BLEND"', text)
        self.assertNotIn("alphaMode", self.files()["a b.gltf"].decode())
        self.good("render", MATERIAL, "-s", "8x8", "-m", "godot", "-o", "m.v2")
        self.assertIn('path="m.v2_orm.png"', self.files()["m.v2.tres"].decode())
        self.good("render", MATERIAL, "-s", "8x8", "-m", "godot", "-o", 'x"y.png')
        tres = self.files()['x"y.tres'].decode()
        self.assertNotIn("emission", tres)
        self.assertIn("ao_enabled = true", tres)  # else red is not read
        self.assertIn('path="x\\"y_orm.png"', tres)

    def test_green_points_where_the_engine_or_the_recipe_says(self):
        for engine, y in (("all", ""), ("all", "down"), ("unreal", "down"),
                          ("godot", "")):
            self.good("render", GLOWING, f"normal-y={y or 'up'}", "-s", "4x4",
                      "-m", engine, "-o", "m", "-f")
            self.assertEqual("normal-y=down" in self.recipe_of(
                self.folder / "m_normal.png"), y == "down")

    def test_an_unknown_engine_and_other_formats_are_refused(self):
        self.assertIn("--material is \"source\"", self.refused(
            "render", MATERIAL, "-s", "8x8", "-m", "source", "-o", "m"))
        self.assertIn("makes only PNG files", self.refused(
            "render", MATERIAL, "-s", "8x8", "-m", "gltf", "-o", "m.raw"))


class Tiles(tool.TestCase):
    TERRAIN = "lattice-noise/1 scale=9 octaves=3"

    def rows(self, name, width):
        numbers = array.array("H", self.files()[name])
        return [numbers[i:i + width] for i in range(0, len(numbers), width)]

    def test_neighbors_share_their_edges_and_are_parts_of_one_picture(self):
        self.good("render", self.TERRAIN, "-s", "17x9", "--tiles", "3x2", "-o",
                  "t.r16", "--at", "5,-3")
        self.good("render", self.TERRAIN, "-s", "49x17", "--at", "5,-3", "-o",
                  "whole.r16")
        whole = self.rows("whole.r16", 49)
        self.assertEqual(len(self.files()), 7)
        for x in range(3):
            for y in range(2):
                self.assertEqual(self.rows(f"t_x{x}_y{y}.r16", 17),
                                 [row[16 * x:16 * x + 17]
                                  for row in whole[8 * y:8 * y + 9]])

    def test_seamless_tiles_close(self):
        self.good("render", self.TERRAIN, "seamless=yes", "-s", "33x33",
                  "--tiles", "2x1", "-o", "t.r16")
        self.assertEqual([row[-1] for row in self.rows("t_x1_y0.r16", 33)],
                         [row[0] for row in self.rows("t_x0_y0.r16", 33)])
        tile = self.rows("t_x0_y0.r16", 33)
        self.assertEqual(tile[0], tile[-1])

    def test_workers_that_share_tiles_make_the_same_files(self):
        words = ["render", self.TERRAIN, "-s", "17x17", "--tiles", "2x2"]
        self.good(*words, "-o", "t.r16")
        once = self.files()
        for name in once:
            (self.folder / name).unlink()
        for k in (3, 0, 2, 1):
            self.good(*words, "--tile", f"{k % 2},{k // 2}", "-o", "t.r16")
        self.assertEqual(self.files(), once)

    def test_floats_are_portable_maps_from_the_bottom(self):
        self.good("render", self.TERRAIN, "-s", "5x4", "-o", "a.pfm")
        self.good("render", self.TERRAIN, "-s", "5x4", "-d", "float", "-o",
                  "a.raw")
        head = b"Pf\n5 4\n-1.0\n"
        pfm, raw = self.files()["a.pfm"], self.files()["a.raw"]
        self.assertTrue(pfm.startswith(head))
        self.assertEqual([pfm[len(head):][i:i + 20] for i in (60, 40, 20, 0)],
                         [raw[i:i + 20] for i in (0, 20, 40, 60)])
        self.assertEqual(pfm, self.good("render", self.TERRAIN, "-s", "5x4",
                                        "--format", "pfm", "-o", "-"))

    def test_what_cannot_be_is_refused(self):
        for words, sentence in (
                (["--tiles", "0x2"], "--tiles is"),
                (["--tile", "0,0"], "no effect without --tiles"),
                (["--tiles", "2x2", "--tile", "2,0"], "--tile is"),
                (["--tiles", "2x2", "-s", "1x9"], "at least 2"),
                (["--tiles", "101x100"], "more than 10000 files"),
                (["-d", "8"], "r16 does not support")):
            self.assertIn(sentence, self.refused(
                "render", self.TERRAIN, *(["-s", "9x9"] * ("-s" not in words)),
                *words, "-o", "t.r16"))


tool.main()
