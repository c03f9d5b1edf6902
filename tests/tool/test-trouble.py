# SPDX-License-Identifier: LGPL-3.0-or-later
"""Whatever goes wrong, no file is half done, and what stood there stays."""

import os
import pty
import resource
import signal
import subprocess
import time

import tool
import slowest  # on the path that tool has set

RECIPE = "lattice-noise/1 scale=32"
# Nothing makes its files smaller.
WHITE = "lattice-noise/1 algorithm=white scale=1"
# Many seconds of work, in bands of a tenth.
SLOW = ["render", "lattice-noise/1 algorithm=phasor octaves=2", "--threads", 1,
        "-s", "20000x20000"]
SLOWEST = ["render", slowest.RECIPE, "-s", "4000x4000"]
SIGNALS = (signal.SIGHUP, signal.SIGINT, signal.SIGPIPE, signal.SIGQUIT,
           signal.SIGTERM, signal.SIGXCPU)


class Files(tool.TestCase):
    def test_existing_files_are_replaced_only_by_force(self):
        path = self.folder / "a.png"
        path.write_bytes(b"mine")
        self.assertIn("\"a.png\" already exists", self.refused(
            "render", RECIPE, "-s", "4x4", "-o", "a.png", status=tool.FAILED))
        self.good("render", RECIPE, "-s", "4x4", "-o", "a.png", "--force")
        self.assertEqual(tool.picture.read_png(path)[:2], (4, 4))

    def test_one_existing_frame_or_map_stops_all(self):
        (self.folder / "a-03.png").write_bytes(b"mine")
        (self.folder / "a_color.png").write_bytes(b"mine")
        for words, name in ((["--frames", 4], "a-03.png"),
                            (["--material", "all"], "a_color.png")):
            self.assertIn(f"\"{name}\" already exists", self.refused(
                "render", RECIPE, "-s", "4x4", *words, "-o", "a.png",
                status=tool.FAILED))

    def test_a_file_that_appears_meanwhile_is_not_replaced(self):
        slow = [*SLOW[:-1], "1500x1500", "-o", "a.png"]
        for words, name in (([], "a.png"), (["--frames", 3], "a-02.png"),
                            (["--material", "all"], "a_color.png")):
            with self.subTest(words):
                process = self.start(*slow, *words)
                self.wait_for_file(process)
                (self.folder / name).write_bytes(b"mine")
                self.assertIn(f"\"{name}\" already exists",
                              self.failure_of(process))
                self.assertEqual(self.files(), {name: b"mine"})
                (self.folder / name).unlink()

    def test_nothing_is_replaced_if_not_all_can_be(self):
        (self.folder / "a-01.png").write_bytes(b"mine")
        process = self.start(*SLOW[:-1], "1500x1500", "-o", "a.png", "--force",
                             "--frames", 3)
        self.wait_for_file(process)
        (self.folder / "a-03.png").mkdir()
        self.failure_of(process)
        (self.folder / "a-03.png").rmdir()
        self.assertEqual(self.files(), {"a-01.png": b"mine"})

    def test_folders_devices_and_missing_folders_are_refused(self):
        (self.folder / "folder.png").mkdir()
        for name, sentence in (("folder.png", "not a regular file"),
                               ("missing/a.png", "\"missing/\": No such"),
                               ("/dev/null", "not a regular file")):
            done = self.run_tool("render", RECIPE, "-s", "4x4", "--format",
                                 "png", "--force", "-o", name)
            self.assertEqual(done.returncode, tool.FAILED)
            self.assertIn(sentence, done.stderr.decode())
        self.assertTrue(os.path.exists("/dev/null"))

    def test_of_several_recipes_those_that_are_good_are_drawn(self):
        (self.folder / "a.b.recipe").write_text(RECIPE)
        (self.folder / "fire.png").write_bytes(b"mine")
        with (self.folder / "a.b.recipe").open() as recipe:
            done = self.run_tool("render", "a.b.recipe", "marble", "fire",
                                 "gone", "-", RECIPE, "scale=9", "-s", "4x4",
                                 "-o", "./", stdin=recipe)
        self.assertEqual(done.returncode, tool.REFUSED)
        self.assertRegex(
            done.stderr.decode(), r"\A.*: fire: \"./fire.png\" already exists.*\n"
            r".*: gone: \"gone\" is neither.*\n.*4 of 6 recipes were drawn\n\Z")
        files = self.files()
        self.assertEqual(len(files), 6)
        self.assertEqual(files["fire.png"], b"mine")
        for name, source in (("a.b.png", "a.b.recipe"), ("marble.png", "marble"),
                             ("5.png", RECIPE), ("6.png", RECIPE)):
            recipe = self.good("check", source, "scale=9").decode()
            self.assertEqual(self.recipe_of(self.folder / name) + "\n", recipe)

    def test_a_missing_folder_is_made_and_goes_if_nothing_is_drawn(self):
        self.good("render", RECIPE, "marble", "-s", "4x4", "-o", "new/")
        self.assertEqual(sorted(os.listdir(self.folder / "new")),
                         ["1.png", "marble.png"])
        for name, sentence, status in (
                ("gone/new/", '"gone/new/" could not be created: No such', tool.FAILED),
                ("other/", "0 of 1 recipes", tool.REFUSED)):
            done = self.run_tool("render", "lattice-noise/1 scale=0", "-s", "4x4",
                                 "-o", name)
            self.assertEqual(done.returncode, status)
            self.assertIn(sentence, done.stderr.decode())
        self.assertEqual(sorted(os.listdir(self.folder)), ["new"])

    def test_new_files_have_the_rights_that_others_have(self):
        os.umask(0o027)
        self.addCleanup(os.umask, os.umask(0o027))
        path = self.render(RECIPE, "-s", "4x4", "a.png")
        self.assertEqual(path.stat().st_mode & 0o777, 0o640)

    def test_names_that_cannot_be_are_refused_before_drawing(self):
        (self.folder / "a.png").symlink_to("nowhere")
        for name, sentence in (("a.png", "already exists"),
                               ("x" * 252 + ".png", "name too long")):
            done = self.run_tool(*SLOWEST, "-o", name)
            self.assertEqual(done.returncode, tool.FAILED)
            self.assertIn(sentence, done.stderr.decode())

    def test_links_are_replaced_and_not_followed(self):
        (self.folder / "b.png").write_bytes(b"mine")
        for target in ("b.png", "nowhere"):
            (self.folder / "a.png").symlink_to(target)
            self.good("render", RECIPE, "-s", "4x4", "-o", "a.png", "--force")
            self.assertFalse((self.folder / "a.png").is_symlink())
            (self.folder / "a.png").unlink()
        self.assertEqual(self.files(), {"b.png": b"mine"})

    def test_long_names_blanks_and_capital_endings_are_taken(self):
        for name in ("a b \u00e9.PNG", "x" * 251 + ".png", "-a.png"):
            path = self.render(RECIPE, "-s", "4x4", name)
            self.assertEqual(tool.picture.read_png(path)[:2], (4, 4))
        self.assertEqual(len(self.files()), 3)

    def start(self, *words, **options):
        # SIGQUIT would dump the core.
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        return subprocess.Popen(
            [str(word) for word in (self.program, *words)],
            cwd=self.folder, env=self.environment(), stdin=subprocess.DEVNULL,
            **{"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options})

    def failure_of(self, process):
        _, errors = process.communicate(timeout=tool.limits.SECONDS)
        self.assertEqual(process.returncode, tool.FAILED, errors)
        return errors.decode()

    def wait_for_file(self, process):
        """Waits until a file is begun, by its temporary name."""
        end = time.monotonic() + tool.limits.SECONDS
        while not any(name.startswith(".lattice-noise-")
                      for name in self.files()):
            self.assertIsNone(process.poll())
            self.assertLess(time.monotonic(), end, "no file was begun")
            time.sleep(0.01)

    def assertEndedBy(self, process, number):
        self.wait_for_file(process)
        start = slowest.time_run(process.pid)
        process.send_signal(number)
        os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT)
        self.assertLess(slowest.time_run(process.pid) - start,
                        slowest.AT_ONCE)
        process.communicate()
        # As a shell has to see it, for its loops to end, too.
        self.assertEqual(process.returncode, -number)
        self.assertEqual(self.files(), {})

    def test_signals_end_the_program_at_once_and_leave_nothing(self):
        for number in SIGNALS:
            # Whoever runs the tests may have them ignored, as nohup has.
            self.addCleanup(signal.signal, number,
                            signal.signal(number, signal.SIG_DFL))
            for words in ([], ["--frames", "3"]):
                with self.subTest(number=number, words=words):
                    self.assertEndedBy(self.start(
                        *SLOWEST, *words, "-o", "a.png"), number)

    def test_ignored_signals_stay_ignored(self):
        process = self.start(
            *SLOW[:-1], "1000x1000", "-o", "a.png",
            preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))
        self.wait_for_file(process)
        process.send_signal(signal.SIGHUP)
        process.communicate(timeout=tool.limits.SECONDS)
        self.assertEqual(process.returncode, tool.GOOD)
        self.assertEqual(list(self.files()), ["a.png"])

    def test_a_limit_on_files_leaves_nothing(self):
        def limit():
            resource.setrlimit(resource.RLIMIT_FSIZE, (50000, 50000))
        self.assertIn("File too large", self.refused(
            "render", WHITE, "-s", "300x300", "-o", "a.png",
            status=tool.FAILED, preexec_fn=limit))


class FullDisk(tool.TestCase):
    """A file system of one mebibyte, mounted for one command alone."""

    SCRIPT = """
set -e
mount -t tmpfs -o size=1m,mode=777 none "$1"
cd "$1"
shift
status=0
"$@" || status=$?
ls -A
exit "$status"
"""

    def run_in_full(self, *words):
        command = ["unshare", "--mount"]
        if os.geteuid() != 0:
            command.append("--map-root-user")
        return subprocess.run(
            [*command, "sh", "-c", self.SCRIPT, "sh", str(self.folder),
             str(self.program), *words], env=self.environment(),
            capture_output=True, timeout=tool.limits.SECONDS, check=False)

    def setUp(self):
        super().setUp()
        if not tool.shutil.which("unshare"):
            self.skipTest("there is no unshare")
        done = self.run_in_full("--version")
        if done.returncode != 0:
            self.skipTest("nothing can be mounted: " +
                          done.stderr.decode().strip())

    def test_a_full_disk_leaves_nothing_half_done(self):
        tiff = ([["-s", "1500x1500", "-o", "a.tif"]]
                if b"TIFF" in self.good("--version") else [])
        for words in (["-s", "1500x1500", "-o", "a.png"],
                      *tiff,
                      # Two frames fit, and they are not left either.
                      ["-s", "600x600", "--frames", "4", "-o", "a.png"],
                      ["-s", "600x600", "--material", "all", "-o", "a.png"]):
            with self.subTest(words):
                recipe = ("lattice-noise/1 scale=1" if "--material" in words
                          else WHITE)
                done = self.run_in_full("render", recipe, *words)
                self.assertEqual(done.returncode, tool.FAILED, done)
                self.assertIn("No space left", done.stderr.decode())
                self.assertEqual(done.stdout, b"")

    def test_what_fits_is_written(self):
        done = self.run_in_full("render", RECIPE, "-s", "300x300", "-o",
                                "a.png")
        self.assertEqual((done.returncode, done.stdout),
                         (tool.GOOD, b"a.png\n"))


class Streams(tool.TestCase):
    def test_a_picture_goes_to_standard_output(self):
        path = self.render(RECIPE, "-s", "300x200", "a.png")
        self.assertEqual(self.good("render", RECIPE, "-s", "300x200", "-o",
                                   "-"), path.read_bytes())
        for words in (["--format", "tiff"], ["--material", "godot"], ["--tiles", "2x2"], ["--frames", "2"]):
            self.refused("render", RECIPE, "-s", "3x3", *words, "-o", "-")

    def closed_pipe(self):
        reader, writer = os.pipe()
        os.close(reader)
        self.addCleanup(os.close, writer)
        return writer

    def test_files_are_written_whatever_the_streams_are(self):
        def close_all():
            for stream in (0, 1, 2):
                os.close(stream)
        expected = self.render(RECIPE, "-s", "50x40", "a.png").read_bytes()
        for i, options in enumerate((
                {"stdout": self.closed_pipe(), "stderr": self.closed_pipe()},
                {"preexec_fn": close_all})):
            name = f"b{i}.png"
            done = self.run_tool("render", RECIPE, "-s", "50x40", "-o", name,
                                 capture_output=False, **options)
            self.assertEqual(done.returncode, tool.GOOD)
            self.assertEqual((self.folder / name).read_bytes(), expected)

    def test_a_closed_pipe_ends_the_program(self):
        for ignores, status in ((False, -signal.SIGPIPE), (True, tool.FAILED)):
            for words in (["render", WHITE, "-s", "900x900", "-o", "-"],
                          ["presets"]):
                with self.subTest(words, ignores=ignores):
                    done = self.run_tool(
                        *words, capture_output=False,
                        stdout=self.closed_pipe(), stderr=subprocess.PIPE,
                        restore_signals=not ignores)
                    self.assertEqual(done.returncode, status)
                    if ignores:
                        self.assertIn(b"standard output", done.stderr)

    def test_a_closed_or_full_standard_output_is_an_error(self):
        def close_output():
            os.close(1)
        full = open("/dev/full", "wb")
        self.addCleanup(full.close)
        for words in (["render", RECIPE, "-s", "9x9", "-o", "-"], ["presets"],
                      ["check", RECIPE]):
            for options in ({"preexec_fn": close_output}, {"stdout": full}):
                done = self.run_tool(*words, capture_output=False,
                                     stderr=subprocess.PIPE, **options)
                self.assertEqual(done.returncode, tool.FAILED)
                self.assertIn(b"standard output", done.stderr)

    def on_terminal(self, *words, streams=("stderr",)):
        """Runs a command whose streams are a terminal; what it shows."""
        reader, terminal = pty.openpty()
        done = self.run_tool(*words, capture_output=False,
                             **dict.fromkeys(streams, terminal))
        os.close(terminal)
        shown = b""
        try:
            while part := os.read(reader, 65536):
                shown += part
        except OSError:
            pass
        os.close(reader)
        return done.returncode, shown.decode()

    def test_progress_is_shown_on_a_terminal_and_removed(self):
        words = ["render", RECIPE, "-s", "3000x1000", "--frames", "3", "-o"]
        status, shown = self.on_terminal(*words, "a.png")
        self.assertEqual(status, tool.GOOD)
        self.assertEqual(self.on_terminal(*words, "b.png", "-q"),
                         (tool.GOOD, ""))
        percents = [int(text.strip(" %")) for text in
                    shown.replace("\r", "Drawing:").split("Drawing:")
                    if text.strip(" %").isdigit()]
        self.assertEqual(percents, sorted(set(percents)))
        self.assertEqual(percents[-1], 100)
        self.assertGreater(len(percents), 10)
        self.assertTrue(shown.endswith(" \r"))

    def test_no_picture_is_written_to_a_terminal(self):
        status, shown = self.on_terminal(
            "render", RECIPE, "-s", "3x3", "-o", "-",
            streams=("stdout", "stderr"))
        self.assertEqual(status, tool.REFUSED)
        self.assertIn("is a terminal", shown)


tool.main()
