; SPDX-License-Identifier: LGPL-3.0-or-later
; Draws one recipe in the colors of several of GIMP's gradients, on GIMP 2.10,
; as PNGs named after the gradients:
;
;   gimp-console-2.10 -if -b '
;     (begin
;       (load "lattice-noise-gradients-2.10.scm")
;       (lattice-noise-gradients "lattice-noise/1 scale=90 octaves=6" 400 300
;                                (list "Land and Sea" "Sunrise") "colored"))
;     ' -b '(gimp-quit 1)'
;
; The options must not include -d, with which GIMP loads no gradients.  The
; folder is made if it is missing; files in it are overwritten.

(define (lattice-noise-gradients recipe width height gradients folder)
  (let* ((image (car (gimp-image-new width height RGB)))
         (layer (car (gimp-layer-new image width height RGBA-IMAGE
                                     "noise" 100 LAYER-MODE-NORMAL))))
    (gimp-image-insert-layer image layer 0 0)
    (if (not (file-exists? folder)) (dir-make folder))
    (for-each
      (lambda (gradient)
        (let ((file (string-append folder "/" gradient ".png")))
          ; A recipe replaces the six arguments before it.
          (plug-in-lattice-noise RUN-NONINTERACTIVE image layer
                                 "perlin" 64 100 4 0.5 0 recipe
                                 "drawable" "canvas" LAYER-MODE-NORMAL 100
                                 "" "no" gradient "no")
          (file-png-save RUN-NONINTERACTIVE image layer file file
                         0 9 0 0 0 0 0)))
      gradients)
    (gimp-image-delete image)))
