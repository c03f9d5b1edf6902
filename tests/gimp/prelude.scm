; SPDX-License-Identifier: LGPL-3.0-or-later
; Words for test scripts that mean the same on GIMP 2.10 and 3.  Loaded after
; prelude-2.10.scm or prelude-3.scm; test-folder is set before.

(define (test-text value)
  (cond ((string? value) value)
        ((number? value) (number->string value))
        ((eq? value #t) "1")
        ((eq? value #f) "0")
        (else "?")))

; Tells the test a value by a name.
(define (test-report name value)
  (gimp-message (string-append "REPORT " name "\t" (test-text value) "\nEND")))

; What went wrong in an action, a procedure without arguments; "" if nothing.
(define (test-try action)
  (let* ((before *error-hook*)
         (answer (call/cc
                   (lambda (leave)
                     (set! *error-hook* (lambda words (leave (car words))))
                     (action)
                     ""))))
    (set! *error-hook* before)
    answer))

; Keeps the numbers that a drawable will store at the end of the script.
(define test-dumps "")
(define (test-dump name drawable)
  (set! test-dumps (string-append test-dumps (number->string drawable) " "
                                  test-folder "/" name ".dump\n")))

; An image, deleted at the end of the script.
(define test-images '())
(define (test-image width height type precision)
  (set! test-images (cons (test-make-image width height type precision)
                          test-images))
  (car test-images))

; Whether GIMP knows that a plug-in draws the image.
(define (test-is-unfinished image)
  (member (string-append "lattice-noise-unfinished-" (number->string image))
          (test-session-parasites)))

(define (test-finish)
  (if (not (string=? test-dumps "")) (test-write test-dumps))
  (for-each gimp-image-delete test-images))

; A layer filled with white, put at the top.
(define (test-layer image name x y width height has-alpha)
  (let ((layer (test-make-layer image name width height
                                (test-type image has-alpha))))
    (gimp-image-insert-layer image layer 0 0)
    (gimp-layer-set-offsets layer x y)
    (gimp-drawable-fill layer FILL-WHITE)
    layer))

; Draws a recipe on a drawable.
(define (test-draw image drawable recipe anchor)
  (test-noise image drawable recipe "drawable" anchor LAYER-MODE-NORMAL 100))

; Tells the names and recipes of layers, and keeps their numbers, under a
; prefix and their number from 0.  An image that came with them is deleted in
; the end.
(define (test-tell-layers prefix answer)
  (if (not (member (car answer) test-images))
      (set! test-images (cons (car answer) test-images)))
  (test-report (string-append prefix "-n") (length (cadr answer)))
  (let loop ((layers (cadr answer)) (i 0))
    (if (pair? layers)
        (let ((name (string-append prefix "-" (number->string i))))
          (test-report (string-append name "-name") (test-name (car layers)))
          (test-report (string-append name "-recipe")
                       (test-parasite (car layers)))
          (test-report (string-append name "-offsets")
                       (test-offsets (car layers)))
          (test-dump name (car layers))
          (loop (cdr layers) (+ i 1))))))

; All that is in an image, and in groups: the layers, masks and channels.
(define (test-items-in layers)
  (apply append
         (map (lambda (layer)
                (append (list layer)
                        (if (= (test-mask-of layer) -1)
                            '()
                            (list (test-mask-of layer)))
                        (test-items-in (test-children layer))))
              layers)))

; Tells whether an image has other undo steps than when it was clean, and the
; names and recipes of all that is in it; keeps their numbers.
(define (test-tell-items name image)
  (let loop ((items (append (test-items-in (test-layers image))
                            (test-channels image)))
             (i 0)
             (text ""))
    (if (pair? items)
        (let ((item (car items)))
          (test-dump (string-append name "-" (number->string i)) item)
          (loop (cdr items) (+ i 1)
                (string-append text (test-name item) " "
                               (if (test-has-parasite item)
                                   (test-parasite item)
                                   "")
                               "\n")))
        (test-report name
                     (string-append text (test-text (test-is-dirty image)))))))

; The next run of the plug-in is killed after so many messages to GIMP, if
; killer.c is loaded; and how many the last one has written.
(define (test-allow n-messages)
  (let ((port (open-output-file test-kill)))
    (write n-messages port)
    (close-output-port port)))
(define (test-count-messages)
  (let* ((port (open-input-file (string-append test-kill ".written")))
         (n (read port)))
    (close-input-port port)
    n))
