; SPDX-License-Identifier: LGPL-3.0-or-later
; Draws noise over many pictures, on GIMP 2.10:
;
;   gimp-console-2.10 -idf -b '
;     (begin
;       (load "lattice-noise-batch-2.10.scm")
;       (lattice-noise-batch (list "photo 1.jpg" "photo 2.png") "noisy"
;                            "lattice-noise/1 scale=3 octaves=2 seed=7"
;                            LAYER-MODE-OVERLAY 30))' -b '(gimp-quit 1)'
;
; Each picture gets the noise as a new layer with that mode and opacity, is
; flattened, and is written into the folder as a PNG of the same name.  The
; folder is made if it is missing.  No existing file is overwritten.  A picture
; that fails is named and skipped; the last message says how many were done and
; how many failed.  GIMP 2.10 exits with status 0 even if some failed.

; The index of the last of some characters in a text; -1 if there is none.
(define (lattice-noise-find-last characters text)
  (let loop ((i (- (string-length text) 1)))
    (if (or (< i 0) (memv (string-ref text i) characters))
        i
        (loop (- i 1)))))

; "in/photo.jpg" becomes "FOLDER/photo.png".
(define (lattice-noise-output-name file folder)
  (let* ((slash (lattice-noise-find-last '(#\/ #\\) file))
         (name (substring file (+ slash 1) (string-length file)))
         (dot (lattice-noise-find-last '(#\.) name)))
    (string-append folder "/"
                   (if (> dot 0) (substring name 0 dot) name)
                   ".png")))

; Calls an action, a procedure without arguments; returns its error message, or
; "" if there was none.
(define (lattice-noise-try action)
  (let* ((before *error-hook*)
         (problem (call/cc
                    (lambda (leave)
                      (set! *error-hook* (lambda words (leave (car words))))
                      (action)
                      ""))))
    (set! *error-hook* before)
    problem))

; Draws the noise over an image and writes the image to a file.
(define (lattice-noise-over image output recipe mode opacity)
  (gimp-image-undo-disable image)
  (if (= (car (gimp-image-base-type image)) INDEXED)
      (gimp-image-convert-rgb image))
  ; A recipe replaces the six arguments before it.
  (plug-in-lattice-noise RUN-NONINTERACTIVE image
                         (aref (cadr (gimp-image-get-layers image)) 0)
                         "perlin" 64 100 4 0.5 0 recipe
                         "new-layer" "canvas" mode opacity "" "no" "" "no")
  (file-png-save RUN-NONINTERACTIVE image (car (gimp-image-flatten image))
                 output output 0 9 0 0 0 0 0))

; Does one picture; returns an error message, or "".
(define (lattice-noise-one file output recipe mode opacity)
  (let* ((image #f)
         (loading (lattice-noise-try
                    (lambda ()
                      (set! image (car (gimp-file-load RUN-NONINTERACTIVE
                                                       file file)))))))
    (if (not (string=? loading ""))
        loading
        (let ((problem (lattice-noise-try
                         (lambda ()
                           (lattice-noise-over image output recipe mode
                                               opacity)))))
          (gimp-image-delete image)
          ; Leave no half-written file behind.
          (if (and (not (string=? problem "")) (file-exists? output))
              (file-delete output))
          problem))))

(define (lattice-noise-batch files folder recipe mode opacity)
  (let ((done 0)
        (failed 0))
    (if (not (file-exists? folder)) (dir-make folder))
    (for-each
      (lambda (file)
        (let* ((output (lattice-noise-output-name file folder))
               (problem (cond ((not (file-exists? file))
                               "there is no such file")
                              ((file-exists? output)
                               (string-append output " exists already"))
                              (else
                               (lattice-noise-one file output recipe mode
                                                  opacity)))))
          (if (string=? problem "")
              (set! done (+ done 1))
              (begin
                (set! failed (+ failed 1))
                (gimp-message (string-append file ": " problem))))))
      files)
    (let ((result (string-append (number->string done) " done, "
                                 (number->string failed) " failed")))
      (gimp-message result))))
