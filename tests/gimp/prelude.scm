; SPDX-License-Identifier: LGPL-3.0-or-later
; Functions for test scripts that do the same on GIMP 2.10 and 3.  Loaded after
; prelude-2.10.scm or prelude-3.scm; test-folder is defined before.

(define (test-text value)
  (cond ((string? value) value)
        ((number? value) (number->string value))
        ((eq? value #t) "1")
        ((eq? value #f) "0")
        (else "?")))

; Reports a value to the test, by a name.
(define (test-report name value)
  (gimp-message (string-append "REPORT " name "\t" (test-text value) "\nEND")))

; Calls an action, a procedure without arguments; returns its error, "" if it
; had none.
(define (test-try action)
  (let* ((before *error-hook*)
         (answer (call/cc
                   (lambda (leave)
                     (set! *error-hook* (lambda words (leave (car words))))
                     (action)
                     ""))))
    (set! *error-hook* before)
    answer))

; Lets test-finish write the numbers that a drawable has then to NAME.dump.
(define test-dumps "")
(define (test-dump name drawable)
  (set! test-dumps (string-append test-dumps (number->string drawable) " "
                                  test-folder "/" name ".dump\n")))

; Makes an image that is deleted at the end of the script.
(define test-images '())
(define (test-image width height type precision)
  (set! test-images (cons (test-make-image width height type precision)
                          test-images))
  (car test-images))

; Whether a plug-in is still drawing the image, or was killed while it did.
(define (test-is-unfinished image)
  (member "lattice-noise-unfinished" (test-image-parasites image)))

(define (test-finish)
  (if (not (string=? test-dumps "")) (test-write test-dumps))
  (for-each gimp-image-delete test-images))

; Makes a layer filled with white, at the top of the image.
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

; Reports the names and recipes of the layers that a procedure answered, and
; dumps their pixels, as PREFIX-NUMBER from 0.  Their image, if it is new, is
; deleted at the end.
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

; Layers and groups of a list with their masks, and all that is in the groups.
(define (test-items-in layers)
  (apply append
         (map (lambda (layer)
                (append (list layer)
                        (if (= (test-mask-of layer) -1)
                            '()
                            (list (test-mask-of layer)))
                        (test-items-in (test-children layer))))
              layers)))

; Reports the names and recipes of everything in an image, and whether its undo
; steps have changed since it was clean; dumps the pixels.
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

; Lets killer.c, if it is loaded, kill the next run of the plug-in after so many
; messages to GIMP; and returns how many messages the last run wrote.
(define (test-allow n-messages)
  (let ((port (open-output-file test-kill)))
    (write n-messages port)
    (close-output-port port)))
(define (test-count-messages)
  (let* ((port (open-input-file (string-append test-kill ".written")))
         (n (read port)))
    (close-input-port port)
    n))
