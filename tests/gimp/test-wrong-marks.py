# SPDX-License-Identifier: LGPL-3.0-or-later
"""Parasites that an image file or a profile brings, and that look like those of
unfinished images, crash no plug-in and delete no image."""

import harness
from harness import quote

PLAIN = "lattice-noise/1 scale=16"
NAME = "lattice-noise-unfinished"
# Texts in the place of a process id; none is of a process that runs.
MARKS = ["", " ", "4194303", "999999999", " 4194303x", "4194303x", "+4194303",
         "-4194303", "0", "-1", "0x3fffff", "4194303.0", "4294967297",
         "18446744073709551616", "4194303\\n", "\\t4194303"]
# Those that are no valid process id, to be tried as parasites of GIMP itself.
WRONG = [mark for mark in MARKS if mark not in ("4194303", "999999999")]
# Starting the plug-in takes a second, so only one procedure tries all marks.
SOME = {"loop": MARKS, "maps": MARKS[:4], "sheet": MARKS[:4]}
CALLS = {
    "loop": f'(test-loop image layer {quote(PLAIN)} 2 100 3 "new-image")',
    "maps": f'(test-maps image layer {quote(PLAIN)} "group")',
    "sheet": f'(test-sheet {quote(PLAIN)} -1 1 2 16 "" "")',
}

SCRIPT = f"""
(define (make-image)
  (let ((image (test-make-image 40 30 RGB test-u8)))
    (test-layer image "a" 0 0 40 30 #f)
    image))
; Attaches the mark by both names that the plug-in might look for.
(define (mark-image image mark flags)
  (for-each (lambda (name)
              (gimp-image-attach-parasite image (list name flags mark)))
            (list "{NAME}"
                  (string-append "{NAME}-" (number->string image)))))
(define (mark-session image mark flags)
  (gimp-attach-parasite
    (list (string-append "{NAME}-" (number->string image)) flags mark)))

(define file (string-append test-folder "/marked.xcf"))
""" + "".join(f"""
(let* ((image (make-image))
       (other (make-image))
       (layer (car (test-layers image))))
  (mark-image image "{mark}" 0)
  (mark-image other "{mark}" 1)
  (test-save-image other file)
  (let ((loaded (test-load-image file)))
    (test-report "try-{name}-{i}" (test-try (lambda () {call})))
    (for-each (lambda (of whose)
                (test-report (string-append whose "-{name}-{i}")
                             (if (member of (test-all-images)) 1 0)))
              (list image other loaded)
              '("given" "other" "loaded"))))
""" for name, call in CALLS.items() for i, mark in enumerate(SOME[name])) + "".join(
    f"""
(let* ((image (make-image))
       (other (make-image))
       (lasting (make-image))
       (layer (car (test-layers image))))
  (mark-session image "4194303" 0)
  (mark-session other "{mark}" 0)
  (mark-session lasting "4194303" 1)
  (test-report "try-session-{i}" (test-try (lambda () {CALLS["loop"]})))
  (for-each (lambda (of whose)
              (test-report (string-append whose "-session-{i}")
                           (if (member of (test-all-images)) 1 0)))
            (list image other lasting)
            '("given" "other" "lasting")))
""" for i, mark in enumerate(WRONG))


class WrongMarks(harness.TestCase):
    script = SCRIPT

    def assertLeftAlone(self, run, images):
        self.assertEqual(self.answer.reports.get(f"try-{run}"), "", run)
        for image in images:
            self.assertEqual(self.answer.reports[f"{image}-{run}"], "1",
                             f"{image} image of {run}")

    def test_images_marked_in_a_file_are_left_alone(self):
        for name in CALLS:
            for i, mark in enumerate(SOME[name]):
                with self.subTest(name=name, mark=mark):
                    self.assertLeftAlone(f"{name}-{i}",
                                         ("given", "other", "loaded"))

    def test_only_marks_of_a_session_and_a_number_count(self):
        for i, mark in enumerate(WRONG):
            with self.subTest(mark):
                self.assertLeftAlone(f"session-{i}",
                                     ("given", "other", "lasting"))


harness.main()
