; SPDX-License-Identifier: LGPL-3.0-or-later
; Gives the photographs of a folder the grain of film, on GIMP 3.0 and later:
;
;   gimp-console -ifd --quit --batch-interpreter=plug-in-script-fu-eval -b '
;     (begin
;       (load "lattice-grain-batch-3.scm")
;       (lattice-grain-batch "photos" "grainy" "iso-800" 100))'
;
; The arguments are two folders, a film and its strength in percent.  Each JPEG,
; PNG and TIFF of the first folder is written into the second, which is made if
; it is missing, with its name, bit depth, color profile and metadata; JPEGs with
; a quality of 95 %.  No existing file is overwritten.  A photograph that
; fails is named and skipped; the last message says how many were done and how
; many failed.  If any failed, GIMP exits with status 70.

(script-fu-use-v3)

; Calls an action, a procedure without arguments; returns its error message, or
; "" if there was none.
(define (lattice-grain-try action)
  (let* ((before *error-hook*)
         (problem (call/cc
                    (lambda (leave)
                      (set! *error-hook* (lambda words (leave (car words))))
                      (action)
                      ""))))
    (set! *error-hook* before)
    problem))

; Whether a file's name has one of these endings, in small or capital letters.
(define (lattice-grain-ends name endings)
  (let loop ((rest endings))
    (and (pair? rest)
         (let ((start (- (string-length name) (string-length (car rest)))))
           (or (and (> start 0)
                    (string-ci=? (substring name start (string-length name))
                                 (car rest)))
               (loop (cdr rest)))))))

; The names of the photographs in a folder.
(define (lattice-grain-list folder)
  (let ((stream (dir-open-stream folder)))
    (if (not stream) (error (string-append folder ": there is no such folder")))
    (let loop ((names '()))
      (let ((name (dir-read-entry stream)))
        (cond ((eof-object? name)
               (dir-close-stream stream)
               (reverse names))
              ((lattice-grain-ends name '(".jpg" ".jpeg" ".png" ".tif" ".tiff"))
               (loop (cons name names)))
              (else (loop names)))))))

; Writes an image to a file, with its profile and metadata.
(define (lattice-grain-export image output)
  (cond ((lattice-grain-ends output '(".png"))
         (file-png-export #:run-mode RUN-NONINTERACTIVE #:image image
                          #:file output #:include-color-profile TRUE
                          #:include-exif TRUE #:include-iptc TRUE
                          #:include-xmp TRUE))
        ((lattice-grain-ends output '(".jpg" ".jpeg"))
         (file-jpeg-export #:run-mode RUN-NONINTERACTIVE #:image image
                           #:file output #:quality 0.95
                           #:include-color-profile TRUE
                           #:include-exif TRUE #:include-iptc TRUE
                           #:include-xmp TRUE))
        (else
         (file-tiff-export #:run-mode RUN-NONINTERACTIVE #:image image
                           #:file output #:include-color-profile TRUE
                           #:include-exif TRUE #:include-iptc TRUE
                           #:include-xmp TRUE))))

; Adds grain to all layers of an image.
(define (lattice-grain-add image film strength)
  (gimp-image-undo-disable image)
  (if (= (gimp-image-get-base-type image) INDEXED)
      (gimp-image-convert-rgb image))
  (for-each
    (lambda (layer)
      (gimp-drawable-merge-new-filter layer "lattice:grain" "grain"
                                      LAYER-MODE-REPLACE 1.0
                                      "film" film "strength" strength))
    (vector->list (gimp-image-get-layers image))))

; Does one photograph; returns an error message, or "".
(define (lattice-grain-one file output film strength)
  (let* ((image #f)
         (loading (lattice-grain-try
                    (lambda ()
                      (set! image (gimp-file-load RUN-NONINTERACTIVE file))))))
    (if (not (string=? loading ""))
        loading
        (let ((problem (lattice-grain-try
                         (lambda ()
                           (lattice-grain-add image film strength)
                           (lattice-grain-export image output)))))
          (gimp-image-delete image)
          ; Leave no half-written file behind.
          (if (and (not (string=? problem "")) (file-exists? output))
              (file-delete output))
          problem))))

(define (lattice-grain-batch folder output-folder film strength)
  (let ((done 0)
        (failed 0))
    (if (not (file-exists? output-folder)) (dir-make output-folder))
    (for-each
      (lambda (name)
        (let* ((file (string-append folder "/" name))
               (output (string-append output-folder "/" name))
               (problem (if (file-exists? output)
                            (string-append output " exists already")
                            (lattice-grain-one file output film strength))))
          (if (string=? problem "")
              (set! done (+ done 1))
              (begin
                (set! failed (+ failed 1))
                (gimp-message (string-append file ": " problem))))))
      (lattice-grain-list folder))
    (let ((result (string-append (number->string done) " done, "
                                 (number->string failed) " failed")))
      (gimp-message result)
      (if (> failed 0) (error result)))))
