; SPDX-License-Identifier: LGPL-3.0-or-later
; Writes files on GIMP 2.10: a loop as an animated GIF, and the maps of a
; landscape as PNGs of 16 bits.
;
;   gimp-console-2.10 -idf -b '
;     (begin
;       (load "lattice-noise-pictures-2.10.scm")
;       (lattice-noise-gif "lattice-noise/1 scale=32 period-x=128 period-y=128"
;                          128 128 24 60 "loop.gif")
;       (lattice-noise-map-files "lattice-noise/1 algorithm=simplex scale=99"
;                                512 512 "godot" "maps" "stone"))' -b '(gimp-quit 1)'
;
; The GIF is gray and, with these periods, also seamless.  The folder of the
; maps is made if it is missing; files in it are overwritten.

; A new image with a layer: the procedures need a drawable.
(define (lattice-noise-canvas width height type precision)
  (let* ((image (car (gimp-image-new-with-precision width height type
                                                    precision)))
         (layer (car (gimp-layer-new image width height
                                     (if (= type GRAY) GRAY-IMAGE RGB-IMAGE)
                                     "canvas" 100 LAYER-MODE-NORMAL))))
    (gimp-image-insert-layer image layer 0 0)
    (list image layer)))

; The names of the loop's layers have their delays; the GIF's default delay of
; 100 ms and its way of combining frames are not used.
(define (lattice-noise-gif recipe width height frames delay file)
  (let* ((canvas (lattice-noise-canvas width height GRAY PRECISION-U8-GAMMA))
         (loop (plug-in-lattice-noise-loop RUN-NONINTERACTIVE
                                           (car canvas) (cadr canvas)
                                           recipe frames delay 0.3 "new-image"
                                           0 0 0 0 0)))
    (file-gif-save RUN-NONINTERACTIVE (car loop) (aref (caddr loop) 0)
                   file file FALSE TRUE 100 1)
    (gimp-image-delete (car loop))
    (gimp-image-delete (car canvas))))

(define (lattice-noise-map-files recipe width height engine folder name)
  (let ((canvas (lattice-noise-canvas width height RGB PRECISION-U8-GAMMA)))
    (plug-in-lattice-noise-material RUN-NONINTERACTIVE
                                    (car canvas) (cadr canvas)
                                    recipe engine "files" 0 0 folder name
                                    "yes")
    (gimp-image-delete (car canvas))))
