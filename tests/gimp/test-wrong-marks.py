# SPDX-License-Identifier: LGPL-3.0-or-later
"""Parasites that look like those of unfinished images delete no image if they
come with a file, or are not the number of a process."""

import harness
from harness import quote

PLAIN = "lattice-noise/1 scale=16"
NAME = "lattice-noise-unfinished"
# 4194303 could be a process, of which there is none.
WRONG = ["", " ", " 4194303x", "4194303x", "+4194303", "-4194303", "0", "-1",
         "0x3fffff", "4194303.0", "4294967297", "18446744073709551616",
         "4194303\\n", "\\t4194303"]

SCRIPT = f"""
(define (make-marked mark flags)
  (let ((image (test-make-image 40 30 RGB test-u8)))
    (test-layer image "a" 0 0 40 30 #f)
    (gimp-image-attach-parasite image (list "{NAME}" flags mark))
    image))
(define (report name image)
  (test-report name (if (member image (test-all-images)) 1 0)))

(define file (string-append test-folder "/marked.xcf"))
(define lasting (make-marked "4194303" 1))
(test-save-image lasting file)
(define loaded (test-load-image file))
(define wrong (map (lambda (mark) (make-marked mark 0))
                   (list {" ".join(f'"{mark}"' for mark in WRONG)})))
(define left (make-marked "4194303" 0))
(test-report "try" (test-try (lambda () (test-sheet {quote(PLAIN)} -1 1 2 16 "" ""))))
(report "lasting" lasting)
(report "loaded" loaded)
(report "left" left)
(for-each report
          (list {" ".join(f'"wrong-{i}"' for i in range(len(WRONG)))}) wrong)
"""


class WrongMarks(harness.TestCase):
    script = SCRIPT

    def assertLeftAlone(self, name):
        self.assertEqual(self.answer.reports.get("try"), "", self.answer.text)
        self.assertEqual(self.answer.reports[name], "1")

    def test_marks_of_a_file_do_not_count(self):
        self.assertLeftAlone("lasting")
        self.assertLeftAlone("loaded")

    def test_only_the_number_of_a_process_counts(self):
        for i, mark in enumerate(WRONG):
            with self.subTest(mark):
                self.assertLeftAlone(f"wrong-{i}")
        self.assertEqual(self.answer.reports["left"], "0")


harness.main()
