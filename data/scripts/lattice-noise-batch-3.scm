; SPDX-License-Identifier: LGPL-3.0-or-later
; Draws noise over many pictures, on GIMP 3.0 and later:
;
;   gimp-console -ifd --quit --batch-interpreter=plug-in-script-fu-eval -b '
;     (begin
;       (load "lattice-noise-batch-3.scm")
;       (lattice-noise-batch (list "photo 1.jpg" "photo 2.png") "noisy"
;                            "lattice-noise/1 scale=3 octaves=2 seed=7"
;                            LAYER-MODE-OVERLAY 30))'
;
; Each picture gets the noise as a new layer with that mode and opacity, is
; flattened, and is written into the folder as a PNG of the same name.  The
; folder is made if it is missing.  No existing file is overwritten.  A picture
; that fails is named and skipped; the last message says how many were done and
; how many failed.  If any failed, GIMP exits with status 70.

(script-fu-use-v3)

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
  (if (= (gimp-image-get-base-type image) INDEXED)
      (gimp-image-convert-rgb image))
  (plug-in-lattice-noise #:run-mode RUN-NONINTERACTIVE
                         #:image image
                         #:drawables (vector (vector-ref
                                               (gimp-image-get-layers image)
                                               0))
                         #:recipe recipe
                         #:output "new-layer"
                         #:mode mode
                         #:opacity opacity)
  (gimp-image-flatten image)
  (file-png-export #:run-mode RUN-NONINTERACTIVE #:image image #:file output))

; Does one picture; returns an error message, or "".
(define (lattice-noise-one file output recipe mode opacity)
  (let* ((image #f)
         (loading (lattice-noise-try
                    (lambda ()
                      (set! image (gimp-file-load RUN-NONINTERACTIVE file))))))
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
      (gimp-message result)
      (if (> failed 0) (error result)))))
