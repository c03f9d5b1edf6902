; SPDX-License-Identifier: LGPL-3.0-or-later
; Draws one recipe in the colors of several of GIMP's gradients, on GIMP 3.0 and
; later, as PNGs named after the gradients:
;
;   gimp-console -if --quit --batch-interpreter=plug-in-script-fu-eval -b '
;     (begin
;       (load "lattice-noise-gradients-3.scm")
;       (lattice-noise-gradients "lattice-noise/1 scale=90 octaves=6" 400 300
;                                (list "Land and Sea" "Sunrise") "colored"))'
;
; The options must not include -d, with which GIMP loads no gradients.  The
; folder is made if it is missing; files in it are overwritten.

(script-fu-use-v3)

(define (lattice-noise-gradients recipe width height gradients folder)
  (let* ((image (gimp-image-new width height RGB))
         (layer (gimp-layer-new image "noise" width height RGBA-IMAGE
                                100 LAYER-MODE-NORMAL)))
    (gimp-image-insert-layer image layer 0 0)
    (if (not (file-exists? folder)) (dir-make folder))
    (for-each
      (lambda (gradient)
        (plug-in-lattice-noise #:run-mode RUN-NONINTERACTIVE #:image image
                               #:drawables (vector layer) #:recipe recipe
                               #:gimp-gradient gradient)
        (file-png-export #:run-mode RUN-NONINTERACTIVE #:image image
                         #:file (string-append folder "/" gradient ".png")))
      gradients)
    (gimp-image-delete image)))
