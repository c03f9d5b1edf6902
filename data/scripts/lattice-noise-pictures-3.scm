; SPDX-License-Identifier: LGPL-3.0-or-later
; Writes files on GIMP 3.0 and later: a loop as an animated GIF, and the maps of
; a material as an engine reads them.
;
;   gimp-console -ifd --quit --batch-interpreter=plug-in-script-fu-eval -b '
;     (begin
;       (load "lattice-noise-pictures-3.scm")
;       (lattice-noise-gif "lattice-noise/1 scale=32 period-x=128 period-y=128"
;                          128 128 24 60 "loop.gif")
;       (lattice-noise-map-files "lattice-noise/1 algorithm=simplex scale=99"
;                                512 512 "godot" "maps" "stone"))'
;
; The GIF is gray and, with these periods, also seamless.  The folder of the
; maps is made if it is missing; files in it are overwritten.

(script-fu-use-v3)

; A new image with a layer: the procedures need a drawable.
(define (lattice-noise-canvas width height type precision)
  (let* ((image (gimp-image-new-with-precision width height type precision))
         (layer (gimp-layer-new image "canvas" width height
                                (if (= type GRAY) GRAY-IMAGE RGB-IMAGE)
                                100 LAYER-MODE-NORMAL)))
    (gimp-image-insert-layer image layer 0 0)
    (list image layer)))

(define (lattice-noise-gif recipe width height frames delay file)
  (let* ((canvas (lattice-noise-canvas width height GRAY
                                       PRECISION-U8-NON-LINEAR))
         (loop (plug-in-lattice-noise-loop
                 #:run-mode RUN-NONINTERACTIVE
                 #:image (car canvas) #:drawables (vector (cadr canvas))
                 #:recipe recipe #:frames frames #:delay delay)))
    (file-gif-export #:run-mode RUN-NONINTERACTIVE #:image (car loop)
                     #:file file #:as-animation #t)
    (gimp-image-delete (car loop))
    (gimp-image-delete (car canvas))))

(define (lattice-noise-map-files recipe width height engine folder name)
  (let ((canvas (lattice-noise-canvas width height RGB
                                      PRECISION-U8-NON-LINEAR)))
    (plug-in-lattice-noise-material
      #:run-mode RUN-NONINTERACTIVE
      #:image (car canvas) #:drawables (vector (cadr canvas))
      #:recipe recipe #:engine engine #:output "files"
      #:file folder #:name name #:overwrite "yes")
    (gimp-image-delete (car canvas))))
