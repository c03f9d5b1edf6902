; SPDX-License-Identifier: LGPL-3.0-or-later
; The pictures of tools/demo, by the functions of demo-2.10.scm or demo-3.scm.
; demo-folder is where they go, demo-photos where photographs are.

(define (demo-picture name image)
  (demo-save image (string-append demo-folder "/" name ".png"))
  (gimp-image-delete image))

; A sheet of looks, four in a row.
(define (demo-looks names)
  (let ((sheet (demo-value (gimp-image-new 1024 768 RGB)))
        (i 0))
    (for-each
     (lambda (name)
       (let* ((image (demo-value (gimp-image-new 256 256 RGB)))
              (layer (demo-layer image name)))
         (demo-noise image layer name "drawable" LAYER-MODE-NORMAL)
         (let ((copy (demo-value (gimp-layer-new-from-drawable layer sheet))))
           (gimp-image-insert-layer sheet copy 0 0)
           (gimp-layer-set-offsets copy (* 256 (modulo i 4))
                                   (* 256 (quotient i 4)))
           (set! i (+ i 1)))
         (gimp-image-delete image)))
     names)
    (demo-picture "looks" sheet)))

; The table, and what stands on it: the saucer, and the rim of the cup.
(define demo-table '(0 107 152 0 600 0 600 400 0 400))
(define demo-saucer
  '(178 75 150 91 120 112 97 140 82 170 76 200 78 230 85 255 97 285 117 312
    145 340 175 361 205 375 235 384 265 388 295 388 325 384 355 376 385 362
    415 342 440 320 460 290 474 257 479 225 475 195 465 167 450 142 432 122
    417 107 419 100 424 80 421 71 412 67 400 69 396 76))

; A wooden table becomes marble, in the light of the photograph.
(define (demo-marble)
  (let* ((image (demo-load "coffee.jpg"))
         (layer (demo-active image)))
    (gimp-context-set-feather TRUE)
    (gimp-context-set-feather-radius 1.5 1.5)
    (demo-select image CHANNEL-OP-REPLACE demo-table)
    (demo-select image CHANNEL-OP-SUBTRACT demo-saucer)
    (gimp-image-select-ellipse image CHANNEL-OP-SUBTRACT 174 18 238 190)
    (demo-noise image layer "green-marble" "new-layer" LAYER-MODE-HARDLIGHT)
    (demo-picture "marble" image)))

; A photograph, and in its right half the same on film.
(define (demo-film)
  (let* ((image (demo-load "astronaut.jpg"))
         (layer (demo-active image))
         (width (demo-value (gimp-image-get-width image)))
         (height (demo-value (gimp-image-get-height image))))
    (gimp-image-select-rectangle image CHANNEL-OP-REPLACE (quotient width 2) 0
                                 width height)
    (demo-grain image layer "iso-1600")
    (demo-picture "film" image)))

; Rusty letters with rough edges.
(define (demo-letters)
  (let ((image (demo-value (gimp-image-new 940 290 RGB))))
    (demo-layer image "paper")
    (gimp-context-set-foreground '(60 40 30))
    (let ((letters (demo-text image "Lattice" 220)))
      (gimp-layer-set-lock-alpha letters TRUE)
      (demo-noise image letters "rust" "drawable" LAYER-MODE-NORMAL)
      (gimp-layer-set-lock-alpha letters FALSE)
      (demo-roughen image letters))
    (demo-picture "letters" image)))
