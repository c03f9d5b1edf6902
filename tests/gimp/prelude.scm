; SPDX-License-Identifier: LGPL-3.0-or-later
; Functions for test scripts that do the same on GIMP 2.10 and 3.  test-folder
; and test-is-3, and by calls.py those that call our procedures, are defined
; before.

(if test-is-3 (script-fu-use-v3))

; ---- What GIMP's own procedures answer ----

; GIMP 2.10 answers a list of values, and of a list its length before.
(define (test-value answer) (if test-is-3 answer (car answer)))
(define (test-ids answer)
  (vector->list (if test-is-3 answer (cadr answer))))
(define (test-is answer) (member (test-value answer) (list #t TRUE)))

(define test-u8
  (if test-is-3 PRECISION-U8-NON-LINEAR PRECISION-U8-GAMMA))
(define test-u8-linear PRECISION-U8-LINEAR)
(define test-u16
  (if test-is-3 PRECISION-U16-NON-LINEAR PRECISION-U16-GAMMA))
(define test-u16-linear PRECISION-U16-LINEAR)
(define test-float PRECISION-FLOAT-LINEAR)
(define test-float-perceptual
  (if test-is-3 PRECISION-FLOAT-NON-LINEAR PRECISION-FLOAT-GAMMA))
(define test-double PRECISION-DOUBLE-LINEAR)

; ---- Images ----

(define (test-make-image width height type precision)
  (test-value (gimp-image-new-with-precision width height type precision)))
(define (test-type image has-alpha)
  (if (= GRAY (test-value ((if test-is-3
                               gimp-image-get-base-type
                               gimp-image-base-type)
                           image)))
      (if has-alpha GRAYA-IMAGE GRAY-IMAGE)
      (if has-alpha RGBA-IMAGE RGB-IMAGE)))
(define (test-layers image) (test-ids (gimp-image-get-layers image)))
(define (test-n-layers image) (length (test-layers image)))
(define (test-channels image) (test-ids (gimp-image-get-channels image)))
(define (test-n-channels image) (length (test-channels image)))
(define (test-is-dirty image) (if (test-is (gimp-image-is-dirty image)) #t #f))
(define (test-flatten image) (test-value (gimp-image-flatten image)))
(define (test-width image)
  (test-value ((if test-is-3 gimp-image-get-width gimp-image-width) image)))
(define (test-height image)
  (test-value ((if test-is-3 gimp-image-get-height gimp-image-height) image)))
(define (test-all-images)
  (test-ids ((if test-is-3 gimp-get-images gimp-image-list))))
(define (test-n-images) (length (test-all-images)))
(define (test-image-parasites image)
  (let ((answer (gimp-image-get-parasite-list image)))
    (if test-is-3 answer (cadr answer))))
(define (test-load-image file)
  (if test-is-3
      (gimp-file-load RUN-NONINTERACTIVE file)
      (car (gimp-file-load RUN-NONINTERACTIVE file file))))
(define (test-save-image image file)
  (if test-is-3
      (gimp-file-save RUN-NONINTERACTIVE image file)
      (gimp-file-save RUN-NONINTERACTIVE image (car (test-layers image)) file
                      file)))
(define (test-set-profile image file)
  (gimp-image-set-color-profile-from-file
    image (if test-is-3 file (string-append "file://" file))))
(define (test-to-indexed image)
  (gimp-image-convert-indexed image CONVERT-DITHER-NONE CONVERT-PALETTE-MONO
                              2 FALSE FALSE ""))
(define (test-selection image) (test-value (gimp-image-get-selection image)))
(define (test-active-layer image)
  (if test-is-3
      (vector-ref (gimp-image-get-selected-layers image) 0)
      (car (gimp-image-get-active-layer image))))

; ---- Layers, masks and channels ----

(define (test-make-layer image name width height type)
  (test-value
    (if test-is-3
        (gimp-layer-new image name width height type 100 LAYER-MODE-NORMAL)
        (gimp-layer-new image width height type name 100 LAYER-MODE-NORMAL))))
(define (test-mask layer)
  (let ((mask (test-value (gimp-layer-create-mask layer ADD-MASK-WHITE))))
    (gimp-layer-add-mask layer mask)
    mask))
(define (test-mask-of layer) (test-value (gimp-layer-get-mask layer)))
(define (test-channel image width height)
  (let ((channel
          (test-value
            (if test-is-3
                (gimp-channel-new image "channel" width height 50 '(0 0 0))
                (gimp-channel-new image width height "channel" 50
                                  '(0 0 0))))))
    (gimp-image-insert-channel image channel 0 0)
    channel))
(define (test-group image)
  (let ((group (if test-is-3
                   (gimp-group-layer-new image "group")
                   (car (gimp-layer-group-new image)))))
    (gimp-image-insert-layer image group 0 0)
    group))
(define (test-insert-in-group image layer group)
  (gimp-image-insert-layer image layer group 0))
(define (test-children item)
  (if (test-is (gimp-item-is-group item))
      (test-ids (gimp-item-get-children item))
      '()))
(define (test-parent item) (test-value (gimp-item-get-parent item)))
(define (test-name item) (test-value (gimp-item-get-name item)))
(define (test-is-visible item)
  (if (test-is (gimp-item-get-visible item)) #t #f))
(define (test-mode layer) (test-value (gimp-layer-get-mode layer)))
(define (test-opacity layer) (test-value (gimp-layer-get-opacity layer)))
(define (test-position image item)
  (test-value (gimp-image-get-item-position image item)))
(define (test-offsets layer)
  (let ((offsets ((if test-is-3
                      gimp-drawable-get-offsets
                      gimp-drawable-offsets)
                  layer)))
    (string-append (number->string (car offsets)) " "
                   (number->string (cadr offsets)))))
(define (test-parasite item)
  (caddr (test-value (gimp-item-get-parasite item "lattice-noise-recipe"))))
(define (test-has-parasite item)
  (if test-is-3
      (pair? (gimp-item-get-parasite-list item))
      (> (car (gimp-item-get-parasite-list item)) 0)))

; Filters, of GIMP 3 alone.
(define (test-n-filters layer)
  (vector-length (gimp-drawable-get-filters layer)))
(define (test-filter-is-visible layer)
  (gimp-drawable-filter-get-visible
    (vector-ref (gimp-drawable-get-filters layer) 0)))

; ---- GIMP's gradients and patterns ----

; Red, green, blue and alpha at each position, as a text of numbers.
(define (test-gradient-samples name positions)
  (define (tell numbers)
    (apply string-append
           (map (lambda (number) (string-append (number->string number) " "))
                numbers)))
  (if test-is-3
      (apply string-append
             (map (lambda (color)
                    (tell (map (lambda (byte) (/ byte 255.0)) color)))
                  (vector->list
                    (gimp-gradient-get-custom-samples
                      (gimp-gradient-get-by-name name) positions FALSE))))
      (tell (vector->list
              (cadr (gimp-gradient-get-custom-samples
                      name (vector-length positions) positions FALSE))))))
(define (test-choose-gradient name)
  (gimp-context-set-gradient
    (if test-is-3 (gimp-gradient-get-by-name name) name)))
(define (test-choose-pattern name)
  (gimp-context-set-pattern
    (if test-is-3 (gimp-pattern-get-by-name name) name)))

; ---- Answers of ours, and reports ----

; The image and the list of layers that a procedure for series answers.
(define (test-layers-of answer)
  (list (car answer)
        (vector->list (if test-is-3 (cadr answer) (caddr answer)))))

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

; Also deletes the copy at the end.
(define (test-duplicate image)
  (set! test-images (cons (test-value (gimp-image-duplicate image)) test-images))
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
