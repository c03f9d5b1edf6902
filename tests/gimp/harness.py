# SPDX-License-Identifier: LGPL-3.0-or-later
"""Runs scripts in the installed GIMP, with the plug-in as it was built.

Each test file takes BUILD_DIR and the generation of GIMP that the plug-in was
built for, 2 or 3.  To run only some tests, add their names, such as
Jobs.test_wood.  If there is no such GIMP, the test ends with 77: skipped.

A script is Script-Fu that uses the functions of prelude.scm; what it reports
comes back in an Answer.
"""

import array
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(HERE.parent / name) for name in ("goldens", "python")]
import calls  # noqa: E402
import checked  # noqa: E402
import goldens  # noqa: E402, F401 (tests take it from here)
import limits  # noqa: E402
import quick  # noqa: E402

SKIPPED = 77

IS_LONG = quick.IS_LONG

# Scripts are long, and some start plug-ins, or GIMP itself, up to fifty times.
TIME_LIMIT = 10 * limits.SECONDS

PROGRAMS = {2: ["gimp-console-2.10"],
            3: ["gimp-console-3.2", "gimp-console-3.0", "gimp-console-3",
                "gimp-console"]}

# Plug-ins of GIMP that scripts need; the others only cost time.
OTHER_PLUG_INS = ["script-fu", "file-png", "file-jpeg"]

# Warnings that GIMP prints about itself.
GIMPS_OWN = re.compile("|".join([
    r"script_fu_add_resource_arg declared resource name is invalid",
    r"gimp_flush\(\): error: Broken pipe",
    r"^\(gimp:\d+\): GLib-GObject-CRITICAL .*g_object_unref: assertion",
    r"gimp_finalize: list of contexts not empty upon exit",
    r"Bubblewrap \(bwrap\) doesn't work",
    r"scriptfu-WARNING .*Missing arg type: GimpExportOptions",
    r"script-fu-Warning: ",
]))
REPORT = re.compile(r"REPORT ([^\t\n]+)\t(.*?)\nEND$", re.DOTALL | re.MULTILINE)

# GIMP prints this when the machine was too busy to start a process.
NOT_STARTED = "Failed to execute child process"

# How components are stored, and the array type for them.
COMPONENTS = {"u8": "B", "u16": "H", "float": "f", "double": "d"}

# Replaces the profile's folder in the list of plug-ins that is kept for later tests,
# because each test uses another folder.
PROFILE = b"@profile@"


class Picture:
    """The numbers that a drawable stores, as an array for each component."""

    def __init__(self, dump):
        encoding, size, pixels = dump.split(b"\n", 2)
        self.format = encoding.decode()
        self.width, self.height = map(int, size.split())
        model, kind = self.format.rsplit(" ", 1)
        n_components = {"Y": 1, "Y'": 1, "YA": 2, "Y'A": 2, "RGB": 3,
                        "R'G'B'": 3, "RGBA": 4, "R'G'B'A": 4}[model]
        numbers = array.array(COMPONENTS[kind], pixels)
        self.components = [numbers[i::n_components]
                           for i in range(n_components)]
        has_alpha = n_components in (2, 4)
        self.colors = self.components[:n_components - has_alpha]
        self.alpha = self.components[-1] if has_alpha else None
        self.is_linear = "'" not in self.format
        self.largest = {"u8": 255, "u16": 65535}.get(kind, 1.0)

    def store(self, floats):
        """Converts noise to the numbers that this picture should store."""
        if self.largest == 1.0:
            return array.array(self.components[0].typecode, floats)
        return goldens.whole_numbers(floats, self.largest)


class Answer:
    """What a run reported, printed and wrote."""

    def __init__(self, status, text, folder):
        self.status = status
        self.text = text
        self.reports = dict(REPORT.findall(text))
        self.warnings = [
            line for line in REPORT.sub("", text).splitlines()
            if re.search("WARNING|CRITICAL|ERROR|Warning:|Error", line)
            and not GIMPS_OWN.search(line)]
        self._folder = folder

    def picture(self, name):
        return Picture((self._folder / f"{name}.dump").read_bytes())


def find_program(generation):
    """Returns the console program of a generation of GIMP and its version, or None."""
    for name in PROGRAMS[generation]:
        if shutil.which(name):
            said = subprocess.run([name, "--version"], capture_output=True,
                                  stdin=subprocess.DEVNULL, text=True,
                                  timeout=TIME_LIMIT, check=False).stdout
            version = re.search(r"version (\d+\.\d+\.\d+)", said)
            if version and version[1].startswith(f"{generation}."):
                return name, version[1]
    return None


def call(procedure, *run_mode, **given):
    """Returns a call of one of our procedures, as calls.call() does."""
    return calls.call(GENERATION, procedure, *run_mode, **given)


# How long a string may be for Script-Fu in GIMP 2.10 to be sure to read it.
QUOTED = 500


def quote(text):
    """Returns a text as a Script-Fu string."""
    text = str(text)
    parts = [text[i:i + QUOTED] for i in range(0, len(text), QUOTED)] or [""]
    quoted = ['"' + part.replace("\\", "\\\\").replace('"', '\\"') + '"'
              for part in parts]
    return quoted[0] if len(quoted) == 1 else f"(string-append {' '.join(quoted)})"


def noise(output="drawable", recipe="lattice-noise/1", drawable="layer",
          anchor="canvas", mode="LAYER-MODE-NORMAL", opacity=100):
    """Returns a call that draws a recipe."""
    return (f"(test-noise image {drawable} {quote(recipe)} {quote(output)} "
            f"{quote(anchor)} {mode} {opacity})")


def select(x, y, width, height):
    """Returns a call that selects a rectangle of `image`, and nothing else."""
    return ("(gimp-image-select-rectangle image CHANNEL-OP-REPLACE "
            f"{x} {y} {width} {height})")


class Gimp:
    """The installed GIMP, with a new profile in a temporary folder."""

    # Whether GIMP starts with what plug-ins have answered in earlier tests, which is
    # in English.
    takes_known_plug_ins = True

    # Whether the plug-in is staged as in the archive that people unpack: the module
    # is beside it, and not where GEGL looks for modules.
    is_alone = False

    # Whether GEGL looks for modules in its usual folders, as it does for users, or
    # finds only those that GIMP uses.
    looks_for_modules = False

    # Where temporary folders are made; None: where the system makes them.
    parent = None

    # Whether to load the system's fonts, which takes time.
    needs_fonts = False

    def __init__(self, build, generation, plug_ins=(), needs_data=False):
        """plug_ins: GIMP's own plug-ins that are needed besides OTHER_PLUG_INS;
        needs_data: whether to load gradients, brushes and so on, which takes time."""
        self.build = pathlib.Path(build)
        self.generation = generation
        self.needs_data = needs_data
        self.program, self.version = self.find_program()
        self._temporary = tempfile.TemporaryDirectory(prefix="lattice-noise-",
                                                      dir=self.parent)
        self.folder = pathlib.Path(self._temporary.name)
        self.profile = self.folder / self.profile_name
        self._conversions = quick.Conversions(self.build,
                                              self.folder / "cache")
        self._few_modules = self.folder / "few-modules"
        quick.link_modules(self._few_modules, "gegl-*", "transformops", "npd",
                           "seamless-clone*")
        self._make_profile([*OTHER_PLUG_INS, *plug_ins])
        self._stage()
        # GIMP keeps what plug-ins have answered, and does not ask them again until
        # their files' times change.  Without asking, it starts in half the time.
        self._known_plug_ins = (
            self.build / "tests" / "gimp" /
            "-".join(["pluginrc", self.version, *plug_ins,
                      *["alone"] * self.is_alone]))
        if self.takes_known_plug_ins and self._known_plug_ins.exists():
            (self.profile / "pluginrc").write_bytes(
                self._known_plug_ins.read_bytes().replace(
                    PROFILE, bytes(self.profile)))

    def close(self):
        self._keep_known_plug_ins()
        self._conversions.keep()
        self._temporary.cleanup()

    def _keep_known_plug_ins(self):
        file, known = self.profile / "pluginrc", self._known_plug_ins
        if not self.takes_known_plug_ins or not file.exists():
            return
        new = file.read_bytes().replace(bytes(self.profile), PROFILE)
        if not known.exists() or known.read_bytes() != new:
            own = known.with_name(f"{known.name}-{os.getpid()}")
            own.write_bytes(new)
            own.replace(known)  # atomic: other tests may be reading it

    def find_program(self):
        return find_program(self.generation)

    @property
    def profile_name(self):
        """The path of GIMP's settings within the test's folder."""
        return "profile"

    def find_folder(self, package, variable):
        """Asks pkg-config for a folder of GIMP or GEGL."""
        return subprocess.run(
            ["pkg-config", f"--variable={variable}", package], check=True,
            capture_output=True, text=True).stdout.strip()

    def _make_profile(self, others):
        plug_ins = self.profile / "plug-ins"
        # GIMP looks for this folder even if nothing would be in it.
        (self.profile / "gradients").mkdir(parents=True)
        plug_ins.mkdir()
        system = self.find_folder(f"gimp-{self.generation}.0", "gimplibdir")
        for name in others:
            (plug_ins / name).symlink_to(f"{system}/plug-ins/{name}")
        settings = ['(plug-in-path "${gimp_dir}/plug-ins")']
        if self.generation == 3:
            settings += [f'(config-version "{self.version}")',
                         "(show-welcome-dialog no)", "(check-updates no)"]
        (self.profile / "gimprc").write_text("\n".join(settings) + "\n",
                                             encoding="utf-8")

    def _stage(self):
        plug_ins = self.profile / "plug-ins"
        stage = ["stage-alone", self.build] if self.is_alone else \
            ["stage", self.build, self.modules]
        subprocess.run(
            [ROOT / "tools" / "lib" / stage[0], *stage[1:],
             plug_ins / "lattice-noise", f"gimp{self.generation}"],
            check=True, stdout=subprocess.DEVNULL)
        # Keep the time of the build, by which GIMP recognizes a known plug-in.
        shutil.copystat(
            self.build / "plugin" / f"gimp{self.generation}" / "lattice-noise",
            plug_ins / "lattice-noise" / "lattice-noise")
        self._stage_probe()

    def _stage_probe(self):
        probe = self.profile / "plug-ins" / "lattice-test-probe"
        probe.mkdir()
        shutil.copy2(self.build / "tests" / "gimp" / "lattice-test-probe",
                     probe)

    @property
    def modules(self):
        """The user's folder for GEGL modules."""
        return self.folder / "data" / "gegl-0.4" / "plug-ins"

    @property
    def environment(self):
        environment = dict(
            os.environ, LC_ALL="C.UTF-8", LANGUAGE="", HOME=str(self.folder),
            XDG_DATA_HOME=str(self.folder / "data"),
            XDG_CACHE_HOME=str(self.folder / "cache"),
            XDG_CONFIG_HOME=str(self.folder / "config"))
        environment[f"GIMP{self.generation}_DIRECTORY"] = str(self.profile)
        for name in ("GEGL_PATH", "GEGL_THREADS", "DISPLAY"):
            environment.pop(name, None)
        if not (self.is_alone or self.looks_for_modules or IS_LONG):
            environment["GEGL_PATH"] = f"{self._few_modules}:{self.modules}"
        quick.quicken(environment, self.build)
        return environment

    def command(self, *batch):
        """Returns the command line that runs pieces of Script-Fu."""
        options = ["-i", *([] if self.needs_data else ["-d"]),
                   *([] if self.needs_fonts else ["-f"])]
        if self.generation == 2:
            batch += ("(gimp-quit 1)",)
        else:
            options += ["--quit",
                        "--batch-interpreter=plug-in-script-fu-eval"]
        words = [word for piece in batch for word in ("-b", piece)]
        return [self.program, *options, *words]

    def run_command(self, command, **environment):
        """Runs the console; keywords are added to its environment."""
        done = subprocess.run(
            [str(word) for word in command], stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            encoding="utf-8", errors="replace", timeout=TIME_LIMIT,
            cwd=self.folder, env={**self.environment, **environment})
        return Answer(done.returncode, done.stdout, self.folder)

    def preludes(self):
        """Returns the files that scripts load first."""
        calling = self.folder / "calls.scm"
        calling.write_text(
            f"(define test-folder {quote(self.folder)})\n"
            + calls.define(self.generation), encoding="utf-8")
        return calling, HERE / "prelude.scm"

    def run(self, script, **environment):
        """Runs a script that uses the functions of the prelude."""
        file = self.folder / "script.scm"
        file.write_text(script + "\n(test-finish)\n", encoding="utf-8")
        loads = "".join(f"(load {quote(path)})"
                        for path in (*self.preludes(), file))
        # In one piece, because GIMP forgets all definitions after each piece.
        command = self.command(f"(begin {loads})")
        answer = self.run_command(command, **environment)
        if NOT_STARTED in answer.text:
            answer = self.run_command(command, **environment)
        return answer


class TestCase(goldens.TestCase):
    """A test case with a GIMP and the core.

    The class's `script` runs once, and its tests look at the `answer`."""

    script = None
    files = {}  # by their paths within GIMP's temporary folder
    plug_ins = ()  # GIMP's own that are needed besides OTHER_PLUG_INS
    needs_data = False  # whether to load gradients, brushes and so on

    @classmethod
    def setUpClass(cls):
        cls.gimp = cls.start_gimp()
        cls.core = goldens.Core(BUILD)
        cls.build = BUILD
        for name, content in cls.files.items():
            path = cls.gimp.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        if cls.script is not None:
            cls.answer = cls.gimp.run(cls.script)

    @classmethod
    def start_gimp(cls):
        """Returns the GIMP of the class, which is closed after its tests."""
        gimp = Gimp(BUILD, GENERATION, cls.plug_ins, cls.needs_data)
        cls.addClassCleanup(gimp.close)
        return gimp

    def assertSame(self, numbers, expected, what, error=0):
        """Checks that numbers differ from those expected by at most `error`; unlike
        assertEqual(), does not print them all."""
        self.count_check()
        if numbers == expected:
            return
        wrong = [i for i, (a, b) in enumerate(zip(numbers, expected))
                 if abs(a - b) > error]
        if not wrong and len(numbers) == len(expected):
            return
        self.assertEqual(len(numbers), len(expected), what)
        self.fail(f"{what}: {len(wrong)} of {len(numbers)} numbers differ; "
                  f"number {wrong[0]} is {numbers[wrong[0]]}, "
                  f"not {expected[wrong[0]]}")

    def assertInside(self, numbers, width, rectangle, inside, around, what,
                     error=0):
        """Checks the numbers of a picture of this width: in the rectangle, they differ
        from `inside` by at most `error`; elsewhere, they are exactly `around`."""
        left, top, n_columns, n_rows = rectangle
        for place, expected, limit in (("in", inside, error),
                                       ("around", around, 0)):
            chosen = [i for i in range(len(numbers)) if (place == "in") == (
                left <= i % width < left + n_columns
                and top <= i // width < top + n_rows)]
            self.assertSame([numbers[i] for i in chosen],
                            [expected[i] for i in chosen],
                            f"{what}, {place} the rectangle", limit)

    def assertNoise(self, picture, recipe, corner, what, error=0):
        """Checks that the picture is opaque, and that its colors are the recipe's
        noise, from the pattern's pixel `corner` on."""
        floats = self.core.floats((*corner, picture.width, picture.height),
                                  recipe)
        # Gray noise has one number for each pixel, colored noise has four.
        n_channels = len(floats) // (picture.width * picture.height)
        for number, color in enumerate(picture.colors):
            expected = picture.store(floats[number % n_channels::n_channels])
            self.assertSame(color, expected, f"{what} ({picture.format})",
                            max(error, goldens.error_of(picture.format)))
        if picture.alpha is not None:
            self.assertEqual(set(picture.alpha), {picture.largest}, what)

    def assertReports(self, **expected):
        """Checks the answer's reports; keywords are their names, with _ instead of -.
        """
        told = {name: self.answer.reports.get(name.replace("_", "-"))
                for name in expected}
        self.assertEqual(told, expected)

    def assertQuiet(self, answer):
        self.assertEqual(answer.status, 0, answer.text)
        self.assertEqual(answer.warnings, [], answer.text)


class QuietTestCase(TestCase):
    """A test case whose script prints no warnings."""

    def test_the_run_is_quiet(self):
        self.assertQuiet(self.answer)


def main(needs_console=True):
    """needs_console: whether the tests run this machine's console."""
    if needs_console and find_program(GENERATION) is None:
        print(f"skipped: there is no console of GIMP {GENERATION} here")
        sys.exit(SKIPPED)
    checked.main(sys.argv[3:])


if len(sys.argv) < 3:
    sys.exit(__doc__.strip())
BUILD = pathlib.Path(sys.argv[1]).resolve()
GENERATION = int(sys.argv[2])
