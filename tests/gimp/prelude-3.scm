; SPDX-License-Identifier: LGPL-3.0-or-later
; Functions for tests, on GIMP 3, where its names or arguments differ from 2.10.

(script-fu-use-v3)

(define test-u8 PRECISION-U8-NON-LINEAR)
(define test-u8-linear PRECISION-U8-LINEAR)
(define test-u16 PRECISION-U16-NON-LINEAR)
(define test-u16-linear PRECISION-U16-LINEAR)
(define test-float PRECISION-FLOAT-LINEAR)
(define test-float-perceptual PRECISION-FLOAT-NON-LINEAR)
(define test-double PRECISION-DOUBLE-LINEAR)

(define (test-make-image width height type precision)
  (gimp-image-new-with-precision width height type precision))

(define (test-type image has-alpha)
  (if (= (gimp-image-get-base-type image) GRAY)
      (if has-alpha GRAYA-IMAGE GRAY-IMAGE)
      (if has-alpha RGBA-IMAGE RGB-IMAGE)))

(define (test-make-layer image name width height type)
  (gimp-layer-new image name width height type 100 LAYER-MODE-NORMAL))

(define (test-write lines)
  (lattice-test-dump #:lines lines))

(define (test-noise image drawable recipe output anchor mode opacity)
  (plug-in-lattice-noise #:run-mode RUN-NONINTERACTIVE #:image image
                         #:drawables (vector drawable) #:recipe recipe
                         #:output output #:anchor anchor
                         #:mode mode #:opacity opacity))

; Noise by the first arguments of the dialog, without a recipe.
(define (test-noise-by-words image drawable algorithm scale octaves
                             persistence seed)
  (plug-in-lattice-noise #:run-mode RUN-NONINTERACTIVE #:image image
                         #:drawables (vector drawable)
                         #:algorithm algorithm #:scale scale
                         #:octaves octaves #:persistence persistence
                         #:seed seed))

; Grain and displacement, by a few of their arguments.
(define (test-grain image drawable film strength seed anchor)
  (plug-in-lattice-grain #:run-mode RUN-NONINTERACTIVE #:image image
                         #:drawables (vector drawable)
                         #:film film #:strength strength #:seed seed
                         #:anchor anchor))

(define (test-displace image drawable effect strength edges recipe anchor)
  (plug-in-lattice-displace #:run-mode RUN-NONINTERACTIVE #:image image
                            #:drawables (vector drawable)
                            #:effect effect #:strength strength
                            #:edges edges #:recipe recipe #:anchor anchor))

(define (test-noise-with-last-values image drawable)
  (plug-in-lattice-noise #:run-mode RUN-WITH-LAST-VALS #:image image
                         #:drawables (vector drawable)))

; A preset, with arguments that replace some of it.
(define (test-noise-by-preset image drawable preset seed recipe random-seed)
  (plug-in-lattice-noise #:run-mode RUN-NONINTERACTIVE #:image image
                         #:drawables (vector drawable)
                         #:seed seed #:recipe recipe
                         #:preset preset #:random-seed random-seed))

; A recipe made seamless for the image or, with the anchor layer, for the layer.
(define (test-noise-seamless image drawable recipe anchor)
  (plug-in-lattice-noise #:run-mode RUN-NONINTERACTIVE #:image image
                         #:drawables (vector drawable)
                         #:recipe recipe #:anchor anchor #:seamless "yes"))

; A recipe in the colors of one of GIMP's gradients.
(define (test-noise-by-gradient image drawable recipe gradient)
  (plug-in-lattice-noise #:run-mode RUN-NONINTERACTIVE #:image image
                         #:drawables (vector drawable)
                         #:recipe recipe #:gimp-gradient gradient))

; Red, green, blue and alpha at each position, as a text of numbers.
(define (test-gradient-samples name positions)
  (apply string-append
         (map (lambda (color)
                (apply string-append
                       (map (lambda (byte)
                              (string-append (number->string (/ byte 255.0))
                                             " "))
                            color)))
              (vector->list
                (gimp-gradient-get-custom-samples
                  (gimp-gradient-get-by-name name) positions FALSE)))))

(define (test-choose-gradient name)
  (gimp-context-set-gradient (gimp-gradient-get-by-name name)))

(define (test-selection image)
  (gimp-image-get-selection image))

(define (test-mask layer)
  (let ((mask (gimp-layer-create-mask layer ADD-MASK-WHITE)))
    (gimp-layer-add-mask layer mask)
    mask))

(define (test-mask-of layer) (gimp-layer-get-mask layer))

(define (test-channel image width height)
  (let ((channel (gimp-channel-new image "channel" width height 50
                                   '(0 0 0))))
    (gimp-image-insert-channel image channel 0 0)
    channel))

(define (test-group image)
  (let ((group (gimp-group-layer-new image "group")))
    (gimp-image-insert-layer image group 0 0)
    group))

(define (test-insert-in-group image layer group)
  (gimp-image-insert-layer image layer group 0))

(define (test-parasite item)
  (caddr (gimp-item-get-parasite item "lattice-noise-recipe")))

(define (test-has-parasite item)
  (pair? (gimp-item-get-parasite-list item)))

(define (test-name item) (gimp-item-get-name item))
(define (test-mode layer) (gimp-layer-get-mode layer))
(define (test-opacity layer) (gimp-layer-get-opacity layer))
(define (test-position image item)
  (gimp-image-get-item-position image item))
(define (test-offsets layer)
  (let ((offsets (gimp-drawable-get-offsets layer)))
    (string-append (number->string (car offsets)) " "
                   (number->string (cadr offsets)))))
(define (test-parent item) (gimp-item-get-parent item))
(define (test-is-visible item) (gimp-item-get-visible item))
(define (test-n-channels image)
  (vector-length (gimp-image-get-channels image)))
(define (test-n-layers image) (vector-length (gimp-image-get-layers image)))
(define (test-n-filters layer)
  (vector-length (gimp-drawable-get-filters layer)))
(define (test-filter-is-visible layer)
  (gimp-drawable-filter-get-visible
    (vector-ref (gimp-drawable-get-filters layer) 0)))
(define (test-layers image) (vector->list (gimp-image-get-layers image)))
(define (test-channels image) (vector->list (gimp-image-get-channels image)))
(define (test-children item)
  (if (gimp-item-is-group item)
      (vector->list (gimp-item-get-children item))
      '()))
(define (test-is-dirty image) (gimp-image-is-dirty image))
(define (test-flatten image) (gimp-image-flatten image))
(define (test-width image) (gimp-image-get-width image))
(define (test-height image) (gimp-image-get-height image))
(define (test-image-parasites image)
  (gimp-image-get-parasite-list image))
(define (test-save-image image file)
  (gimp-file-save RUN-NONINTERACTIVE image file))
(define (test-load-image file) (gimp-file-load RUN-NONINTERACTIVE file))
(define (test-all-images) (vector->list (gimp-get-images)))
(define (test-n-images) (vector-length (gimp-get-images)))

(define (test-set-profile image file)
  (gimp-image-set-color-profile-from-file image file))

(define (test-to-indexed image)
  (gimp-image-convert-indexed image CONVERT-DITHER-NONE CONVERT-PALETTE-MONO
                              2 FALSE FALSE ""))

; The image and the list of layers that a procedure for series answers.
(define (test-layers-of answer)
  (list (car answer) (vector->list (cadr answer))))
(define (test-active-layer image)
  (vector-ref (gimp-image-get-selected-layers image) 0))
; The optional arguments are width, height, drift-x, drift-y and turns.
(define (test-loop image drawable recipe frames delay cells output . more)
  (test-layers-of
    (plug-in-lattice-noise-loop
      #:run-mode RUN-NONINTERACTIVE #:image image #:drawables (vector drawable)
      #:recipe recipe #:frames frames #:delay delay #:cells cells
      #:output output
      #:width (if (null? more) 0 (car more))
      #:height (if (null? more) 0 (cadr more))
      #:drift-x (if (null? more) 0 (caddr more))
      #:drift-y (if (null? more) 0 (cadddr more))
      #:turns (if (null? more) 0 (list-ref more 4)))))
(define (test-maps image drawable recipe output)
  (test-layers-of
    (plug-in-lattice-noise-maps
      #:run-mode RUN-NONINTERACTIVE #:image image #:drawables (vector drawable)
      #:recipe recipe #:output output)))
(define (test-sheet recipe seed rows columns cell down across)
  (test-layers-of
    (plug-in-lattice-noise-sheet
      #:run-mode RUN-NONINTERACTIVE #:recipe recipe #:seed seed #:rows rows
      #:columns columns #:cell cell #:down down #:across across)))
; The pattern's name and its file.
(define (test-save-pattern recipe name width height file)
  (plug-in-lattice-noise-pattern
    #:run-mode RUN-NONINTERACTIVE #:recipe recipe #:name name #:width width
    #:height height #:file file))
(define (test-choose-pattern name)
  (gimp-context-set-pattern (gimp-pattern-get-by-name name)))

(define (test-install action)
  (plug-in-lattice-install-filters #:run-mode RUN-NONINTERACTIVE
                                   #:action action))
