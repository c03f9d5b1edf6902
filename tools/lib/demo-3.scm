; SPDX-License-Identifier: LGPL-3.0-or-later
; What demo.scm calls, on GIMP 3.

(script-fu-use-v3)

(define (demo-value answer) answer)

(define (demo-layer image name)
  (let ((layer (gimp-layer-new image name (gimp-image-get-width image)
                               (gimp-image-get-height image) RGB-IMAGE 100.0
                               LAYER-MODE-NORMAL)))
    (gimp-image-insert-layer image layer 0 0)
    (gimp-drawable-fill layer FILL-WHITE)
    layer))

(define (demo-noise image layer preset output mode)
  (plug-in-lattice-noise #:run-mode RUN-NONINTERACTIVE #:image image
                         #:drawables (vector layer) #:preset preset
                         #:output output #:mode mode))

(define (demo-grain image layer film)
  (plug-in-lattice-grain #:run-mode RUN-NONINTERACTIVE #:image image
                         #:drawables (vector layer) #:film film #:seed 7))

(define (demo-roughen image layer)
  (plug-in-lattice-displace #:run-mode RUN-NONINTERACTIVE #:image image
                            #:drawables (vector layer) #:effect "rough-edges"
                            #:strength 50))

(define (demo-select image operation points)
  (gimp-image-select-polygon image operation (list->vector points)))

(define (demo-text image text size)
  (let ((layer (gimp-text-layer-new image text (gimp-context-get-font) size
                                    UNIT-PIXEL)))
    (gimp-image-insert-layer image layer 0 0)
    (gimp-layer-set-offsets layer 30 20)
    layer))

(define (demo-active image)
  (vector-ref (gimp-image-get-selected-layers image) 0))

(define (demo-load name)
  (gimp-file-load RUN-NONINTERACTIVE (string-append demo-photos "/" name)))

(define (demo-save image file)
  (file-png-export #:run-mode RUN-NONINTERACTIVE #:image image #:file file))
