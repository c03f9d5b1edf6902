; SPDX-License-Identifier: LGPL-3.0-or-later
; Noise layers from a script, on GIMP 3.  demo-folder is set by tools/demo.

(script-fu-use-v3)

; Draws noise into a new layer of a new image and saves it as NAME.png.
(define (demo-picture name recipe)
  (let* ((file (string-append demo-folder "/" name ".png"))
         (image (gimp-image-new 512 512 RGB))
         (layer (gimp-layer-new image "Background" 512 512 RGB-IMAGE
                                100.0 LAYER-MODE-NORMAL)))
    (gimp-image-insert-layer image layer 0 0)
    (plug-in-lattice-noise #:run-mode RUN-NONINTERACTIVE
                           #:image image
                           #:drawables (vector layer)
                           #:recipe recipe
                           #:output "new-layer")
    (file-png-export #:run-mode RUN-NONINTERACTIVE #:image image #:file file)
    (gimp-image-delete image)))
