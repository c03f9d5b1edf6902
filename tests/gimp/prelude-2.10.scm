; SPDX-License-Identifier: LGPL-3.0-or-later
; Functions for tests, on GIMP 2.10, where its names or arguments differ from 3.

(define test-u8 PRECISION-U8-GAMMA)
(define test-u8-linear PRECISION-U8-LINEAR)
(define test-u16 PRECISION-U16-GAMMA)
(define test-u16-linear PRECISION-U16-LINEAR)
(define test-float PRECISION-FLOAT-LINEAR)
(define test-float-perceptual PRECISION-FLOAT-GAMMA)
(define test-double PRECISION-DOUBLE-LINEAR)

(define (test-make-image width height type precision)
  (car (gimp-image-new-with-precision width height type precision)))

(define (test-type image has-alpha)
  (if (= (car (gimp-image-base-type image)) GRAY)
      (if has-alpha GRAYA-IMAGE GRAY-IMAGE)
      (if has-alpha RGBA-IMAGE RGB-IMAGE)))

(define (test-make-layer image name width height type)
  (car (gimp-layer-new image width height type name 100 LAYER-MODE-NORMAL)))

(define (test-write lines)
  (lattice-test-dump RUN-NONINTERACTIVE lines))

(define (test-noise image drawable recipe output anchor mode opacity)
  (car (plug-in-lattice-noise RUN-NONINTERACTIVE image drawable
                              "perlin" 64 100 4 0.5 0 recipe output anchor
                              mode opacity "" "no" "" "no")))

; Noise by the first arguments of the dialog, without a recipe.
(define (test-noise-by-words image drawable algorithm scale octaves
                             persistence seed)
  (car (plug-in-lattice-noise RUN-NONINTERACTIVE image drawable
                              algorithm scale 100 octaves persistence seed ""
                              "drawable" "canvas" LAYER-MODE-NORMAL 100
                              "" "no" "" "no")))

; Grain and displacement, by a few of their arguments.
(define (test-grain image drawable film strength seed anchor)
  (plug-in-lattice-grain RUN-NONINTERACTIVE image drawable film strength 100
                         1.5 0.5 0.5 25 30 20 0 "kept" seed anchor))

(define (test-displace image drawable effect strength edges recipe anchor)
  (plug-in-lattice-displace RUN-NONINTERACTIVE image drawable effect strength
                            100 10 "turbulent" 40 1 3 0.5 0 0 0 edges "cubic"
                            0 recipe anchor))

(define (test-noise-with-last-values image drawable)
  (car (plug-in-lattice-noise RUN-WITH-LAST-VALS image drawable
                              "perlin" 64 100 4 0.5 0 "" "drawable" "canvas"
                              LAYER-MODE-NORMAL 100 "" "no" "" "no")))

; A preset, with arguments that replace some of it.
(define (test-noise-by-preset image drawable preset seed recipe random-seed)
  (car (plug-in-lattice-noise RUN-NONINTERACTIVE image drawable
                              "perlin" 64 100 4 0.5 seed recipe
                              "drawable" "canvas" LAYER-MODE-NORMAL 100
                              preset random-seed "" "no")))

; A recipe made seamless for the image or, with the anchor layer, for the layer.
(define (test-noise-seamless image drawable recipe anchor)
  (car (plug-in-lattice-noise RUN-NONINTERACTIVE image drawable
                              "perlin" 64 100 4 0.5 0 recipe
                              "drawable" anchor LAYER-MODE-NORMAL 100
                              "" "no" "" "yes")))

; A recipe in the colors of one of GIMP's gradients.
(define (test-noise-by-gradient image drawable recipe gradient)
  (car (plug-in-lattice-noise RUN-NONINTERACTIVE image drawable
                              "perlin" 64 100 4 0.5 0 recipe
                              "drawable" "canvas" LAYER-MODE-NORMAL 100
                              "" "no" gradient "no")))

; Red, green, blue and alpha at each position, as a text of numbers.
(define (test-gradient-samples name positions)
  (let ((samples (cadr (gimp-gradient-get-custom-samples
                         name (vector-length positions) positions FALSE))))
    (apply string-append
           (map (lambda (number) (string-append (number->string number) " "))
                (vector->list samples)))))

(define (test-choose-gradient name)
  (gimp-context-set-gradient name))

(define (test-selection image)
  (car (gimp-image-get-selection image)))

(define (test-mask layer)
  (let ((mask (car (gimp-layer-create-mask layer ADD-MASK-WHITE))))
    (gimp-layer-add-mask layer mask)
    mask))

(define (test-mask-of layer) (car (gimp-layer-get-mask layer)))

(define (test-channel image width height)
  (let ((channel (car (gimp-channel-new image width height "channel" 50
                                        '(0 0 0)))))
    (gimp-image-insert-channel image channel 0 0)
    channel))

(define (test-group image)
  (let ((group (car (gimp-layer-group-new image))))
    (gimp-image-insert-layer image group 0 0)
    group))

(define (test-insert-in-group image layer group)
  (gimp-image-insert-layer image layer group 0))

(define (test-parasite item)
  (caddr (car (gimp-item-get-parasite item "lattice-noise-recipe"))))

(define (test-has-parasite item)
  (> (car (gimp-item-get-parasite-list item)) 0))

(define (test-name item) (car (gimp-item-get-name item)))
(define (test-mode layer) (car (gimp-layer-get-mode layer)))
(define (test-opacity layer) (car (gimp-layer-get-opacity layer)))
(define (test-position image item)
  (car (gimp-image-get-item-position image item)))
(define (test-offsets layer)
  (let ((offsets (gimp-drawable-offsets layer)))
    (string-append (number->string (car offsets)) " "
                   (number->string (cadr offsets)))))
(define (test-parent item) (car (gimp-item-get-parent item)))
(define (test-is-visible item) (= TRUE (car (gimp-item-get-visible item))))
(define (test-n-channels image) (car (gimp-image-get-channels image)))
(define (test-n-layers image) (car (gimp-image-get-layers image)))
(define (test-layers image)
  (vector->list (cadr (gimp-image-get-layers image))))
(define (test-channels image)
  (vector->list (cadr (gimp-image-get-channels image))))
(define (test-children item)
  (if (= TRUE (car (gimp-item-is-group item)))
      (vector->list (cadr (gimp-item-get-children item)))
      '()))
(define (test-is-dirty image) (= TRUE (car (gimp-image-is-dirty image))))
(define (test-flatten image) (car (gimp-image-flatten image)))
(define (test-width image) (car (gimp-image-width image)))
(define (test-height image) (car (gimp-image-height image)))
(define (test-image-parasites image)
  (cadr (gimp-image-get-parasite-list image)))
(define (test-save-image image file)
  (gimp-file-save RUN-NONINTERACTIVE image (car (test-layers image)) file file))
(define (test-load-image file)
  (car (gimp-file-load RUN-NONINTERACTIVE file file)))
(define (test-all-images) (vector->list (cadr (gimp-image-list))))
(define (test-n-images) (car (gimp-image-list)))

(define (test-set-profile image file)
  (gimp-image-set-color-profile-from-file image
                                          (string-append "file://" file)))

(define (test-to-indexed image)
  (gimp-image-convert-indexed image CONVERT-DITHER-NONE CONVERT-PALETTE-MONO
                              2 FALSE FALSE ""))

; The image and the list of layers that a procedure for series answers.
(define (test-layers-of answer)
  (list (car answer) (vector->list (caddr answer))))
(define (test-active-layer image)
  (car (gimp-image-get-active-layer image)))
; The optional arguments are width, height, drift-x, drift-y and turns.
(define (test-loop image drawable recipe frames delay cells output . more)
  (test-layers-of
    (apply plug-in-lattice-noise-loop RUN-NONINTERACTIVE image drawable recipe
           frames delay cells output (if (null? more) '(0 0 0 0 0) more))))
(define (test-maps image drawable recipe output)
  (test-layers-of
    (plug-in-lattice-noise-maps RUN-NONINTERACTIVE image drawable recipe
                                output)))
(define (test-sheet recipe seed rows columns cell down across)
  (test-layers-of
    (plug-in-lattice-noise-sheet RUN-NONINTERACTIVE recipe seed rows columns
                                 cell down across)))
; Saves a pattern; returns its name and file.
(define (test-save-pattern recipe name width height file)
  (plug-in-lattice-noise-pattern RUN-NONINTERACTIVE recipe name width height
                                 file))
(define (test-choose-pattern name)
  (gimp-context-set-pattern name))

(define (test-install action)
  (plug-in-lattice-install-filters RUN-NONINTERACTIVE action))
