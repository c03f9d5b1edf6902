; SPDX-License-Identifier: LGPL-3.0-or-later
; Gives the photographs of a folder the grain of film, on GIMP 2.10:
;
;   gimp-console-2.10 -idf -b '
;     (begin
;       (load "lattice-grain-batch-2.10.scm")
;       (lattice-grain-batch "photos" "grainy" "iso-800" 100))' -b '(gimp-quit 1)'
;
; The arguments are two folders, a film and its strength in percent.  Each JPEG,
; PNG and TIFF of the first folder is written into the second, which is made if
; it is missing, with its name, bit depth, color profile and metadata; JPEGs with
; GIMP's usual quality.  No existing file is overwritten.  A photograph that
; fails is named and skipped; the last message says how many were done and how
; many failed.  GIMP 2.10 exits with status 0 even if some failed.

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

(define (lattice-grain-is-jpeg name)
  (lattice-grain-ends name '(".jpg" ".jpeg")))

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

; Adds grain to all layers of an image and writes it to a file.
(define (lattice-grain-write image output film strength)
  (gimp-image-undo-disable image)
  (if (= (car (gimp-image-base-type image)) INDEXED)
      (gimp-image-convert-rgb image))
  (for-each
    (lambda (layer)
      ; The eight arguments after the strength are not read with such a film.
      (plug-in-lattice-grain RUN-NONINTERACTIVE image layer film strength
                             100 1.5 0.5 0.5 25 30 20 0 "kept" 0 "canvas"))
    (vector->list (cadr (gimp-image-get-layers image))))
  (gimp-file-save RUN-NONINTERACTIVE image
                  (car (gimp-image-get-active-layer image)) output output))

; Does one photograph; returns an error message, or "".
(define (lattice-grain-one file output film strength)
  (let* ((image #f)
         (loading (lattice-grain-try
                    (lambda ()
                      (set! image (car (gimp-file-load RUN-NONINTERACTIVE
                                                      file file)))))))
    (if (not (string=? loading ""))
        loading
        (let ((problem (lattice-grain-try
                         (lambda ()
                           (lattice-grain-write image output film strength)))))
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
