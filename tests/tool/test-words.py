# SPDX-License-Identifier: LGPL-3.0-or-later
"""Presets, parameters, checks, versions, and what is refused."""

import json
import os
import re

import tool

RECIPE = "lattice-noise/1 scale=32"


def list_file(name):
    path = tool.source / "data" / "presets" / "preset-list.def"
    return re.findall(name + r'\("?([\w-]+)"?, (?:([A-Z]+), )?\s*'
                      r'NOISE_TEXT(?:_IN\("[^"]+", |\()"([^"]+)"\)\)',
                      path.read_text(encoding="utf-8"))


class Presets(tool.TestCase):
    def add_own(self, folder, name, text):
        path = folder / "lattice-noise" / "presets" / f"{name}.recipe"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)
        return path

    def test_presets_are_listed_by_groups(self):
        expected = ""
        for group, _, label in list_file("GROUP"):
            lines = [f"  {name:20} {text}\n" for name, of, text in
                     list_file("PRESET") if of == group]
            expected += "".join([f"{label}\n"] * bool(lines) + lines)
        self.assertGreater(expected.count("\n"), 100)
        self.assertEqual(self.good("presets").decode(), expected)

    def test_names_alone_are_a_line_each(self):
        names = self.good("presets", "--names").decode().splitlines()
        self.assertEqual(names, sorted(
            path.stem for path in self.presets.glob("*.recipe")))

    def test_a_list_in_json_has_labels_groups_and_files(self):
        """In the order of the groups."""
        labels = {group: label for group, _, label in list_file("GROUP")}
        home = self.root / "home/.config/GIMP/3.0"
        own = self.add_own(home, "a\"\\\n\u00e9", b"lattice-noise/1")
        installed = f"{self.program.parent}/../share/lattice-noise/presets"
        expected = [(own.stem, own.stem, labels["OWN"], str(own)), *(
            (name, label, labels[group], f"{installed}/{name}.recipe")
            for name, group, label in list_file("PRESET"))]
        expected.sort(key=lambda each: list(labels.values()).index(each[2]))
        self.assertEqual([tuple(map(each.get, ("name", "label", "group", "path")))
                          for each in json.loads(self.good("presets", "--json"))],
                         expected)
        self.assertIn("do not name any", self.refused("presets", "--json", "fire"))

    def test_the_program_in_the_build_folder_finds_the_presets_of_the_sources(self):
        expected = self.good("presets", "--names")
        self.program = tool.BUILT
        self.assertEqual(self.good("presets", "--names"), expected)

    def test_programs_find_the_installed_presets_by_pkg_config(self):
        found = tool.subprocess.check_output(
            ["pkg-config", "--variable=presetsdir",
             f"--define-variable=prefix={self.root / 'installed'}",
             tool.build / "meson-private" / "noise-core.pc"], timeout=tool.limits.SECONDS)
        self.assertEqual(found.decode(), f"{self.presets}\n")

    def test_a_preset_is_printed_as_its_recipe(self):
        for name in ("marble", "fire"):
            self.assertEqual(
                self.good("presets", name),
                (self.presets / f"{name}.recipe").read_bytes())
        self.assertEqual(self.good("presets", "fire", "marble"),
                         self.good("presets", "fire") +
                         self.good("presets", "marble"))

    def test_own_presets_are_found_in_the_settings_of_gimp(self):
        home, config = self.root / "home", self.root / "config"
        recipe = b"lattice-noise/1 scale=7 seamless=yes\n"
        for folder, environment in (
                (home / ".config" / "GIMP" / "2.10", {}),
                (home / ".var/app/org.gimp.GIMP/config/GIMP/3.0", {}),
                (config / "GIMP" / "3.2", {"XDG_CONFIG_HOME": config}),
                (self.root / "mine", {"GIMP3_DIRECTORY": self.root / "mine"}),
                (self.root / "old", {"GIMP2_DIRECTORY": self.root / "old"})):
            with self.subTest(folder):
                path = self.add_own(folder, "my look", recipe)
                self.assertEqual(self.good("presets", "my look",
                                           environment=environment), recipe)
                listed = self.good("presets",
                                   environment=environment).decode()
                self.assertIn(f"Your presets\n  my look              {path}\n",
                              listed)
                path.unlink()

    def test_own_files_that_are_no_presets_are_named(self):
        gimp = self.root / "home" / ".config" / "GIMP" / "3.2"
        self.add_own(gimp, "good", b"lattice-noise/1 scale=7\n")
        wrong = {"scale": (b"lattice-noise/1 scale=0\n", "Scale is 0"),
                 "words": (b"a note\n", "contains no recipe"),
                 "cells": (b"lattice-noise/1 algorithm=tiles scale=7 "
                           b"period-x=10\n", "")}
        paths = {name: self.add_own(gimp, name, content)
                 for name, (content, _) in wrong.items()}
        for option in ([], ["--names"], ["--json"]):
            done = self.run_tool("presets", *option)
            self.assertEqual(done.returncode, tool.GOOD)
            self.assertIn("good", done.stdout.decode())
            said = done.stderr.decode()
            for name, (_, words) in wrong.items():
                self.assertNotIn(f"{name}.recipe", done.stdout.decode())
            for name in ("scale", "words"):
                self.assertRegex(
                    said, f'"{re.escape(str(paths[name]))}" is not listed: '
                          f".*{wrong[name][1]}")

    def test_the_newest_gimps_own_preset_hides_others(self):
        gimp = self.root / "home" / ".config" / "GIMP"
        for version, scale in (("2.10", 1), ("3.10", 3), ("3.2", 2)):
            self.add_own(gimp / version, "marble",
                         b"lattice-noise/1 scale=%d" % scale)
        self.assertEqual(self.good("presets", "marble"),
                         b"lattice-noise/1 scale=3\n")
        listed = self.good("presets").decode()
        self.assertEqual(len(re.findall(r"^  marble ", listed, re.M)), 1)
        names = self.good("presets", "--names").decode().split()
        self.assertEqual(names.count("marble"), 1)

    def test_a_folder_of_presets_may_be_named(self):
        folder = self.root / "named"
        folder.mkdir()
        (folder / "own.recipe").write_bytes(b"\xef\xbb\xbflattice-noise/1\n")
        self.assertEqual(
            self.good("presets", "own",
                      environment={"LATTICE_NOISE_PRESETS": folder}),
            b"lattice-noise/1\n")

    def test_a_recipe_is_found_in_any_file_and_in_standard_input(self):
        path = self.folder / "a.recipe"
        for content in (
                # All of a text that begins with it, or else its line.
                b"\xef\xbb\xbf\nlattice-noise/1\r\n scale=32\n",
                b"#!/bin/lattice-noise lattice-noise/1 scale=32\r\nmore\n",
                # As XCF files have it, among texts like its start.
                b"gimp\0lattice-noise-recipe\0llattice-noise/1 scale=32\0/1"):
            path.write_bytes(content)
            with open(path, "rb") as stream:
                self.assertEqual(
                    self.good("check", "-", "--seed", "3", stdin=stream),
                    self.good("check", "a.recipe", "seed=3"))
            path.replace(self.folder / "a")
            self.assertEqual(self.good("check", "./a"), RECIPE.encode() + b"\n")
        self.assertIn("\"standard input\" contains no recipe",
                      self.refused("render", "-", "-s", "3x3", "-o", "b.png"))

    def test_files_without_a_recipe_are_refused_by_name(self):
        for name, content in (("long", b"lattice-noise/1" + b" " * 20000),
                              ("zero", b"lattice-noise/1\0"),
                              ("wrong", b"lattice-noise/1 scale=0"),
                              ("empty", b"")):
            (self.folder / f"{name}.recipe").write_bytes(content)
            sentence = self.refused("check", f"{name}.recipe")
            if name in ("long", "zero"):
                self.assertIn(f"\"{name}.recipe\" contains no recipe",
                              sentence)
        os.mkfifo(self.root / "pipe.recipe")
        self.assertIn("contains no recipe",
                      self.refused("check", self.root / "pipe.recipe"))
        self.assertIn("No such file", self.refused(
            "check", "missing.recipe", status=tool.FAILED))

    def test_mistyped_names_are_asked_for(self):
        for words, name in (
                (["check", "marbel"], "marble"), (["presets", "Marble"], "marble"),
                (["check", "brik-wal"], "brick-wall"),
                (["check", RECIPE, "octave=3"], "octaves"),
                (["check", RECIPE, "seamles=yes"], "seamless"),
                (["parameters", "covrage"], "coverage"),
                (["check", "lattice-noise/1 persistance=0.5"], "persistence"),
                (["check", "lattice-noise/2 layer=a opacty=0.5"], "opacity"),
                (["rendr", "marble"], "render")):
            self.assertTrue(self.refused(*words).endswith(
                f'. Did you mean "{name}"?\n'))
        for words in (["check", "nothing-like-it"], ["check", RECIPE, "x=1"],
                      ["check", "x" * 300], ["draw"]):
            self.assertNotIn("Did you mean", self.refused(*words))

    def test_unknown_presets_and_paths_are_refused(self):
        for name in ("marbel", "../presets/marble", "", ".", "Marble"):
            self.assertIn("lattice-noise presets", self.refused(
                "presets", name))

    def test_without_presets_recipes_are_still_drawn(self):
        self.presets.unlink()
        done = self.run_tool("presets")
        # The build may be installed on this machine.
        self.assertIn(done.returncode, (tool.GOOD, tool.FAILED))
        self.render(RECIPE, "-s", "3x3", "a.png")


class Parameters(tool.TestCase):
    def test_all_parameters_are_listed_with_their_labels(self):
        lines = self.good("parameters").decode().splitlines()
        names = self.good("parameters", "--names").decode().splitlines()
        self.assertEqual([line.split()[0] for line in lines], names)
        self.assertEqual(len(names), len(set(names)))
        document = (tool.source / "docs" / "parameters.md").read_text(
            encoding="utf-8")
        for name in names:
            self.assertIn(f"`{name}`", document)

    def test_one_parameter_tells_its_values(self):
        told = self.good("parameters", "scale", "map").decode()
        self.assertIn("Values: 0.01 to 1000000 px\n  Default: 64\n", told)
        self.assertIn("Values: picture, normal", told)
        self.assertEqual(self.good("parameters", "--names", "invert"),
                         b"no\nyes\n")
        self.assertEqual(self.good("parameters", "--names", "scale"), b"")
        self.assertIn("no parameter \"x\"", self.refused("parameters", "x"))

    def test_a_list_in_json_has_limits_choices_and_initial_values(self):
        everything = json.loads(self.good("parameters", "--json"))
        listed = {each["name"]: each for each in everything
                  if each["of"] in ("noise", "whole")}
        self.assertEqual(list(listed), self.good(
            "parameters", "--names").decode().split())
        for name, each in listed.items():
            told = self.good("parameters", name).decode()
            for key in ("label", "help", "initial"):
                self.assertIn(str(each[key]), told)
        for name, expected in (
                ("scale", {"kind": "real", "initial": 64, "minimum": 0.01,
                           "maximum": 1000000, "unit": "px",
                           "when": "! algorithm {picture}"}),
                ("invert", {"kind": "choice", "of": "noise", "choices": [
                    {"name": "no", "label": "No"},
                    {"name": "yes", "label": "Yes"}]}),
                ("map", {"of": "whole"}),
                ("seed", {"kind": "seed", "initial": "0"})):
            self.assertLessEqual(expected.items(), listed[name].items())
        self.assertEqual(json.loads(self.good("parameters", "--json", "relief")), [
            each for each in everything if each["name"] == "relief"])

    def test_parameters_of_layers_masks_and_groups_are_described(self):
        told = self.good("parameters", "coverage", "mode").decode()
        self.assertIn("coverage (of a mask): ", told)
        self.assertIn("coverage (of a group): ", told)
        self.assertIn("mode (of a layer): ", told)
        self.assertIn("Values: 0 to 1\n  Default: 0.5\n", told)


class Checks(tool.TestCase):
    def test_a_good_recipe_is_printed_in_its_shortest_form(self):
        self.assertEqual(
            self.good("check", "lattice-noise/1   octaves=6 scale=8.50\n"),
            b"lattice-noise/1 scale=8.5\n")
        self.assertEqual(self.good("check", RECIPE, "seamless=yes"),
                         RECIPE.encode() + b" seamless=yes\n")
        self.assertEqual(self.good("check", RECIPE, "period-x=320",
                                   "seamless=yes"),
                         RECIPE.encode() + b" seamless=yes\n")

    def test_a_bad_recipe_is_refused_by_field_and_reason(self):
        for words, sentence in (
                (["scale=0"], "Scale is 0: it must be between 0.01 and 1000000"),
                (["period-x=3"], "Tile width (period-x) is 3: the cells are"),
                (["seed=fish"], "or text in straight double quotes"),
                (["nothing=1"], "no parameter \"nothing\""),
                (["scale"], "write name=value"),
                (["=3"], "write name=value"),
                (["scale=3", "scale=4"], "\"scale\" is given twice"),
                (["seamless=maybe"], "choose one of no, yes")):
            self.assertIn(sentence, self.refused("check", RECIPE, *words))
        for recipe, sentence in (
                ("lattice-noise/1\v", "starts with \"lattice-noise/1?\""),
                ("lattice-noise/1 sc\x07ale=3", "\"sc?ale\", which is not"),
                ("lattice-noise/1 seamless=yes seamless=yes",
                 "has Seamless twice"), ("lattice-noise/3", "lattice-noise/3")):
            self.assertIn(sentence, self.refused("check", recipe))
        for word, sentence in (
                ("opacity=0.5", "Opacity belongs to a layer: write it after layer="),
                ("coverage=0.5", "Coverage belongs to a mask: write it after mask=")):
            for recipe in (RECIPE, "lattice-noise/2 layer=a"):
                self.assertIn(sentence, self.refused("check", recipe, word))
        for word in ("moss", "over-moss"):
            self.assertRegex(
                self.good("check", "lattice-noise/1", "--over", word).decode(),
                "^lattice-noise/2 layer=ground group=moss layer=")
        # People's own coverings are called as in the dialog.
        two = "lattice-noise/2 layer=a opacity=0.5 layer=b opacity=0.5"
        file = self.folder / "My moss.recipe"
        file.write_text(two, encoding="utf-8")
        for covering, name in ((file, "My-moss"), (two, "group")):
            self.assertIn(
                f" group={name} layer=a ",
                self.good("check", "lattice-noise/1", "--over", covering).decode())
        # A covering does not make words of the command line vanish.
        for covering in ([], ["--over", "moss"]):
            self.assertIn("Scale belongs to a layer", self.refused(
                "check", "lattice-noise/2 layer=a", "scale=20", *covering))
        self.assertIn("give a recipe", self.refused("check", "--seed", "3"))
        self.assertIn("\"seed\" is given twice", self.refused(
            "check", RECIPE, "seed=3", "--seed", "4"))


class Usage(tool.TestCase):
    def test_version_and_help(self):
        version = self.good("--version").decode()
        self.assertEqual(self.good("-V").decode(), version)
        meson = (tool.source / "meson.build").read_text(encoding="utf-8")
        number = re.search(r"version: '([\d.]+)'", meson)[1]
        self.assertTrue(version.startswith(f"lattice-noise {number}\n"))
        self.assertRegex(version, r"zlib \d")
        for words in (["--help"], ["-h"], ["help", "marble"]):
            self.assertEqual(self.good(*words), self.good("help"))
        for words in (["help", "check"], ["check", "--help"]):
            text = self.good(*words).decode()
            self.assertRegex(text, r"\AUsage: lattice-noise[^$]+ --seed N ")
            self.assertNotIn("render", text)

    def test_wrong_commands_and_options_are_refused(self):
        render = ["render", RECIPE, "-o", "a.png", "-s", "4x4"]
        for words, sentence in (
                ([], "give a command"),
                (["draw"], "no command \"draw\""),
                (["--nothing"], "no option \"--nothing\""),
                (["-x"], "no option \"-x\""),
                (["render", "--size"], "--size needs a value"),
                (["render", "-s"], "-s needs a value"),
                (["render", "--fit=1"], "--fit takes no value"),
                (render + ["-s", "5x5"], "--size is given twice"),
                (render + ["--names"], "\"render\" has no option --names"),
                (["check", RECIPE, "-f"], "\"check\" has no option --force"),
                (["render"], "give a recipe"),
                (["render", RECIPE, "-s", "4x4"], "--output is missing"),
                (["render", RECIPE, "-o", "a.png"], "--size is missing"),
                (render + ["marble"], "to draw several recipes, give a folder"),
                (["render", RECIPE, "-o", "", "-s", "4x4", "--format", "png"],
                 "\"\" is not a file name"),
                (render + ["-d", "float"], "--depth is float"),
                (render + ["-d", "12"], "--depth is \"12\""),
                (render + ["--linear"], "--linear is for floats"),
                (render + ["--format", "gif"], "choose png"),
                (render + ["--at", "3"], "--at is \"3\""),
                (render + ["--threads", "0"], "--threads is \"0\"")):
            self.assertIn(sentence, self.refused(*words))

    def test_sizes_are_two_whole_numbers(self):
        for size in ("4", "4x", "x4", "0x4", "4x-4", "4 x4", "4.5x4", "+4x4",
                     "4x4x4", "1000001x4", "4x99999999999999999999", "0x10x4"):
            self.assertIn("--size is", self.refused(
                "render", RECIPE, "-o", "a.png", "-s", size))

    def test_words_behind_two_dashes_are_no_options(self):
        self.assertIn("\"-o\" is not a setting", self.refused(
            "check", "--", RECIPE, "-o"))

    def test_numbers_have_dots_in_every_locale(self):
        locales = tool.subprocess.run(
            ["locale", "-a"], capture_output=True, check=False,
            timeout=tool.limits.SECONDS).stdout.decode().split()
        with_commas = [name for name in locales if name.startswith(
            ("de_", "ru_", "fr_"))] or ["C"]
        for locale in with_commas:
            environment = {"LC_ALL": locale, "LANG": locale}
            self.assertEqual(
                self.good("check", "lattice-noise/1", "scale=8.5",
                          environment=environment),
                b"lattice-noise/1 scale=8.5\n")
            self.assertIn(b"0.01 to", self.good("parameters", "scale",
                                                environment=environment))
            self.good("render", RECIPE, "-s", "4x4", "--frames", "2",
                      "--cells", "2.5", "-o", f"{locale}.png",
                      environment=environment)


tool.main()
