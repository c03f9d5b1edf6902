; SPDX-License-Identifier: LGPL-3.0-or-later
; What demo.scm calls, on GIMP 2.10.

(define (demo-value answer) (car answer))

(define (demo-layer image name)
  (let ((layer (car (gimp-layer-new image (car (gimp-image-width image))
                                    (car (gimp-image-height image)) RGB-IMAGE
                                    name 100 LAYER-MODE-NORMAL))))
    (gimp-image-insert-layer image layer 0 0)
    (gimp-drawable-fill layer FILL-WHITE)
    layer))

; The arguments of the procedure are: run mode, image, drawable, algorithm,
; scale, size, octaves, persistence, seed, recipe, output, anchor, mode, opacity,
; preset, random seed, gradient of GIMP, seamless.
; A preset, when it is not empty, replaces the seven after the drawable.
(define (demo-noise image layer preset output mode)
  (plug-in-lattice-noise RUN-NONINTERACTIVE image layer
                         "perlin" 64 100 4 0.5 0 "" output "canvas" mode 100
                         preset "no" "" "no"))

(define (demo-grain image layer film)
  (plug-in-lattice-grain RUN-NONINTERACTIVE image layer
                         film 100 100 1.5 0.5 0.5 25 30 20 0 "kept" 7 "canvas"))

(define (demo-roughen image layer)
  (plug-in-lattice-displace RUN-NONINTERACTIVE image layer
                            "rough-edges" 50 100 10 "turbulent" 40 1 3 0.5
                            0 0 0 "transparent" "cubic" 0 "" "canvas"
                            "automatic"))

(define gimp-image-get-width gimp-image-width)
(define gimp-image-get-height gimp-image-height)

(define (demo-select image operation points)
  (gimp-image-select-polygon image operation (length points)
                             (list->vector points)))

(define (demo-text image text size)
  (car (gimp-text-fontname image -1 30 20 text 0 TRUE size PIXELS
                           "Sans Bold")))

(define (demo-active image) (car (gimp-image-get-active-layer image)))

(define (demo-load name)
  (let ((file (string-append demo-photos "/" name)))
    (car (gimp-file-load RUN-NONINTERACTIVE file file))))

(define (demo-save image file)
  (file-png-save RUN-NONINTERACTIVE image (car (gimp-image-flatten image))
                 file file 0 9 0 0 0 0 0))
