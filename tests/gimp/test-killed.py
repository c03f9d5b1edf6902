# SPDX-License-Identifier: LGPL-3.0-or-later
"""Kills the plug-in before each of its last messages to GIMP: the image and its undo
history are then as before, or as after a complete run.  The next run deletes an image
that was left unfinished, but none that has another mark.  Also kills GIMP while the
plug-in draws: the plug-in ends, too."""

import contextlib
import os
import pathlib
import signal
import subprocess
import time

import harness
from harness import noise, quote, select

# Long runs kill it before each message at the end, 160 times; quick runs, before every
# fifth.
STEP = 1 if harness.IS_LONG else 5
RECIPE = "lattice-noise/1 algorithm=value scale=5 octaves=2 seed=21"
SIDE = 24
SELECT = select(5, 6, 11, 9)

# By name: the image's precision, how it is prepared, and what is called.
RUNS = {
    "drawable": ("float", SELECT, noise("drawable", RECIPE)),
    "new-layer": ("u8", "", noise("new-layer", RECIPE)),
    "selected-layer": ("float", SELECT, noise("new-layer", RECIPE)),
    "layer-mask": ("u8", "", noise("layer-mask", RECIPE)),
    "new-channel": ("u8", "", noise("new-channel", RECIPE)),
    "loop": ("u8", "",
             f'(test-loop image layer {quote(RECIPE)} 2 100 3 "group")'),
    "sheet": ("u8", "", f'(test-sheet {quote(RECIPE)} 0 1 2 {SIDE} "" "")'),
}
# The plug-in is killed before each of its last messages (LAST), which change the image,
# and before SPREAD others, which are evenly spread over all messages.
LAST = 16
SPREAD = 4
# Marks that are not the id of a process.  4194303 by itself would be an id, but of a
# process that does not exist.
WRONG = ["", " 4194303", "4194303x", "-4194303", "0", "4194303.0", "4294967297",
         "4194303\\n"]
# By how much GIMP rounds floats that it merges.
ROUNDED = 1e-6

SCRIPT = """
; How many unfinished images there were at once, at most.
(define n-left 0)
(define (count-unfinished)
  (apply + (map (lambda (image) (if (test-is-unfinished image) 1 0))
                (test-all-images))))
""" + "".join(f"""
(define (run)
  (let* ((image (test-image {SIDE} {SIDE} RGB test-{precision}))
         (layer (test-layer image "a" 2 3 {SIDE - 5} {SIDE - 7} #f)))
    {more}
    (gimp-image-clean-all image)
    (test-tell-items "{name}-before" image)
    (test-try (lambda () {call}))
    image))
(test-allow 1000000)
(define image (run))
(define n-messages (test-count-messages))
(test-tell-items "{name}-after" image)
(define (run-with n)
  ; GIMP 2.10 may crash if garbage is collected while a call fails.
  (gc)
  (test-allow n)
  (test-tell-items (string-append "{name}-at-" (number->string n)) (run))
  (set! n-left (max n-left (count-unfinished))))
(let loop ((i 0))
  (if (< i {SPREAD})
      (begin (run-with (quotient (* n-messages i) {SPREAD}))
             (loop (+ i 1)))))
(let loop ((i 1))
  (if (<= i {LAST})
      (begin (run-with (- n-messages i))
             (loop (+ i {STEP})))))
; Pixels are dumped at the very end, so those of "before" are what this run leaves.
(run-with 0)
""" for name, (precision, more, call) in RUNS.items()) + f"""
(test-report "left" n-left)

(test-allow 1000000)
{RUNS["sheet"][2]}
(test-report "left-later" (count-unfinished))
(define (mark image words flags)
  (test-layer image "a" 0 0 9 9 #f)
  (gimp-image-attach-parasite image (list "lattice-noise-unfinished" flags words))
  image)
; A persistent mark is not ours: it came from a file.
(define marked (cons (mark (test-image 9 9 RGB test-u8) "4194303" 1)
  (map (lambda (words) (mark (test-image 9 9 RGB test-u8) words 0))
       (list {" ".join(f'"{mark}"' for mark in WRONG)}))))
(define left (mark (test-make-image 9 9 RGB test-u8) "4194303" 0))
{RUNS["sheet"][2]}
(define (is-there image) (if (member image (test-all-images)) 1 0))
(test-report "marked" (apply + (map is-there marked)))
(test-report "left-marked" (is-there left))
"""


class Killed(harness.TestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        killer = harness.BUILD / "tests" / "gimp" / "lattice-test-killer.so"
        others = cls.gimp.environment.get("LD_PRELOAD", "")
        kill = cls.gimp.folder / "kill"
        cls.answer = cls.gimp.run(
            f"(define test-kill {quote(kill)})" + SCRIPT,
            LD_PRELOAD=f"{killer}:{others}", LATTICE_TEST_KILL=str(kill))

    def same(self, name, other, but_history=False):
        """Whether two images are the same, apart from rounding.  If a drawable is drawn
        on, compares only pixels, because its recipe and undo step take separate
        messages.  but_history: ignores undo steps."""
        reports = self.answer.reports
        known = [reports[which][:-1] if but_history else reports[which]
                 for which in (name, other)]
        if known[0] != known[1] and "drawable" not in name:
            return False
        for i in range(reports[name].count("\n")):
            one = self.answer.picture(f"{name}-{i}")
            two = self.answer.picture(f"{other}-{i}")
            if any(abs(a - b) > (ROUNDED if one.largest == 1.0 else 0)
                   for numbers in zip(one.components, two.components)
                   for a, b in zip(*numbers)):
                return False
        return True

    def test_the_image_is_as_it_was_or_as_it_shall_be(self):
        for name in RUNS:
            runs = [report for report in self.answer.reports
                    if report.startswith(f"{name}-at-")]
            self.assertGreaterEqual(len(runs), LAST // STEP, self.answer.text)
            states = {run: [self.same(run, f"{name}-{moment}")
                            for moment in ("before", "after")]
                      for run in runs}
            wrong = [run for run in runs if not any(states[run])]
            # If it is killed between two messages, it may leave an empty undo step.
            self.assertLessEqual(len(wrong), 1, wrong)
            for run in wrong:
                self.assertTrue(self.same(run, f"{name}-before",
                                          but_history=True), run)
            # At least once, it really was killed before it was done.
            if name != "sheet":
                self.assertFalse(self.same(f"{name}-before", f"{name}-after"))
                self.assertIn([True, False], states.values())

    def test_the_next_run_deletes_images_in_the_making(self):
        self.assertEqual(self.answer.reports["left"], "1")
        self.assertEqual(self.answer.reports["left-later"], "0")

    def test_images_with_other_marks_stay(self):
        self.assertEqual(self.answer.reports["marked"], str(1 + len(WRONG)))
        self.assertEqual(self.answer.reports["left-marked"], "0")


class WithoutGimp(harness.TestCase):
    def draw_long(self):
        """Starts a GIMP whose plug-in draws for minutes."""
        slow = RECIPE.replace("value", "phasor").replace("octaves=2", "octaves=16")
        file = self.gimp.folder / "long.scm"
        file.write_text("(define image (test-image 9999 9999 RGB test-u8))"
                        '(define layer (test-layer image "a" 0 0 9999 9999 #f))'
                        + noise("drawable", slow), encoding="utf-8")
        loads = "".join(f"(load {quote(path)})"
                        for path in (*self.gimp.preludes(), file))
        return subprocess.Popen(
            self.gimp.command(f"(begin {loads})"), stdin=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            cwd=self.gimp.folder, env=self.gimp.environment)

    def find_drawing(self):
        """Returns the ids of the plug-in's processes that are drawing a band."""
        found = []
        for name in pathlib.Path("/proc").glob("[0-9]*/task/*/comm"):
            with contextlib.suppress(OSError):  # it has ended
                if name.read_text(encoding="utf-8") == "lattice-band\n" and \
                        bytes(self.gimp.profile) in (
                            name.parents[2] / "cmdline").read_bytes():
                    found.append(int(name.parents[2].name))
        return found

    def wait(self, what):
        end = time.monotonic() + harness.limits.SECONDS
        while not (answer := what()):
            self.assertLess(time.monotonic(), end)
            time.sleep(0.05)
        return answer

    def test_the_plug_in_ends_even_if_it_does_not_notice(self):
        with self.draw_long() as gimp:
            try:
                plug_in = self.wait(self.find_drawing)[0]
                os.kill(plug_in, signal.SIGSTOP)
            finally:
                gimp.kill()
        try:
            self.wait(lambda: plug_in not in self.find_drawing())
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.kill(plug_in, signal.SIGKILL)


harness.main()
