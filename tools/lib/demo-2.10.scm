; SPDX-License-Identifier: LGPL-3.0-or-later
; Noise layers from a script, on GIMP 2.10.  demo-folder is set by tools/demo.

; Draws noise into a new layer of a new image and saves it as NAME.png.
; The arguments of the procedure are: run mode, image, drawable, algorithm,
; scale, size, octaves, persistence, seed, recipe, output, anchor, mode, opacity,
; preset, random seed, gradient of GIMP, seamless.
; A recipe, when it is not empty, replaces the six before it.
(define (demo-picture name recipe)
  (let* ((file (string-append demo-folder "/" name ".png"))
         (image (car (gimp-image-new 512 512 RGB)))
         (layer (car (gimp-layer-new image 512 512 RGB-IMAGE "Background"
                                     100 LAYER-MODE-NORMAL))))
    (gimp-image-insert-layer image layer 0 0)
    (plug-in-lattice-noise RUN-NONINTERACTIVE image layer
                           "perlin" 64 100 4 0.5 0 recipe
                           "new-layer" "canvas" LAYER-MODE-NORMAL 100
                           "" "no" "" "no")
    (file-png-save RUN-NONINTERACTIVE image (car (gimp-image-flatten image))
                   file file 0 9 0 0 0 0 0)
    (gimp-image-delete image)))
