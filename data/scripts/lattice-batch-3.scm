; SPDX-License-Identifier: LGPL-3.0-or-later
; Noise or grain for all photographs of a folder, on GIMP 3.0 and later:
;
;   gimp-console -ifd --quit --batch-interpreter=plug-in-script-fu-eval -b '
;     (begin
;       (load "lattice-batch-3.scm")
;       (lattice-noise-batch "photos" "noisy"
;                            "lattice-noise/1 scale=3 octaves=2 seed=7"
;                            LAYER-MODE-OVERLAY-LEGACY 30)
;       (lattice-grain-batch "photos" "grainy" "iso-800" 100))'
;
; The arguments are two folders and, for noise, a recipe, the mode in which it
; lies over the photograph, and its opacity in percent; for grain, a film and its
; strength in percent.  Modes that end in LEGACY take a quarter of the others'
; time, because GIMP blends for them as the photograph is stored.
;
; Each JPEG, PNG and TIFF of the first folder is written into the second, which
; is made if it is missing, with its name, bit depth, color profile and metadata;
; JPEGs with a quality of 95 %.  No existing file is overwritten.  A photograph
; that fails is named and skipped; the last message says how many were done and
; how many failed.  If any failed, GIMP exits with status 70.

(script-fu-use-v3)

; Calls an action, a procedure without arguments; returns its error message, or
; "" if there was none.
(define (lattice-batch-try action)
  (let* ((before *error-hook*)
         (problem (call/cc
                    (lambda (leave)
                      (set! *error-hook* (lambda words (leave (car words))))
                      (action)
                      ""))))
    (set! *error-hook* before)
    problem))

; Whether a file's name has one of these endings, in small or capital letters.
(define (lattice-batch-ends name endings)
  (let loop ((rest endings))
    (and (pair? rest)
         (let ((start (- (string-length name) (string-length (car rest)))))
           (or (and (> start 0)
                    (string-ci=? (substring name start (string-length name))
                                 (car rest)))
               (loop (cdr rest)))))))

; The names of the photographs in a folder.
(define (lattice-batch-list folder)
  (let ((stream (dir-open-stream folder)))
    (if (not stream) (error (string-append folder ": there is no such folder")))
    (let loop ((names '()))
      (let ((name (dir-read-entry stream)))
        (cond ((eof-object? name)
               (dir-close-stream stream)
               (reverse names))
              ((lattice-batch-ends name '(".jpg" ".jpeg" ".png" ".tif" ".tiff"))
               (loop (cons name names)))
              (else (loop names)))))))

; Writes an image to a file, with its profile and metadata.
(define (lattice-batch-export image output)
  (cond ((lattice-batch-ends output '(".png"))
         (file-png-export #:run-mode RUN-NONINTERACTIVE #:image image
                          #:file output #:include-color-profile TRUE
                          #:include-exif TRUE #:include-iptc TRUE
                          #:include-xmp TRUE))
        ((lattice-batch-ends output '(".jpg" ".jpeg"))
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

; Does one photograph; returns an error message, or "".
(define (lattice-batch-one file output draw)
  (let* ((image #f)
         (loading (lattice-batch-try
                    (lambda ()
                      (set! image (gimp-file-load RUN-NONINTERACTIVE file))))))
    (if (not (string=? loading ""))
        loading
        (let ((problem (lattice-batch-try
                         (lambda ()
                           (gimp-image-undo-disable image)
                           (if (= (gimp-image-get-base-type image) INDEXED)
                               (gimp-image-convert-rgb image))
                           (for-each (lambda (layer) (draw image layer))
                                     (vector->list (gimp-image-get-layers image)))
                           (lattice-batch-export image output)))))
          (gimp-image-delete image)
          ; Leave no half-written file behind.
          (if (and (not (string=? problem "")) (file-exists? output))
              (file-delete output))
          problem))))

; Does all photographs of a folder; draw is called with an image and a layer.
(define (lattice-batch folder output-folder draw)
  (let* ((names (lattice-batch-list folder))
         (total (number->string (length names)))
         (done 0)
         (failed 0))
    (if (not (file-exists? output-folder)) (dir-make output-folder))
    (for-each
      (lambda (name)
        (let* ((file (string-append folder "/" name))
               (output (string-append output-folder "/" name))
               (problem (if (file-exists? output)
                            (string-append output " exists already")
                            (lattice-batch-one file output draw))))
          (if (string=? problem "")
              (set! done (+ done 1))
              (set! failed (+ failed 1)))
          (gimp-message (string-append (number->string (+ done failed)) " of "
                                       total ", " file
                                       (if (string=? problem "") "" ": ")
                                       problem))))
      names)
    (let ((result (string-append (number->string done) " done, "
                                 (number->string failed) " failed")))
      (gimp-message result)
      (if (> failed 0) (error result)))))

; Refuses a wrong recipe, which a filter would pass over in silence.
(define (lattice-batch-check recipe)
  (let* ((image (gimp-image-new 1 1 RGB))
         (layer (gimp-layer-new image "" 1 1 RGB-IMAGE 100 LAYER-MODE-NORMAL)))
    (gimp-image-insert-layer image layer 0 0)
    (plug-in-lattice-noise #:run-mode RUN-NONINTERACTIVE #:image image
                           #:drawables (vector layer) #:recipe recipe)
    (gimp-image-delete image)))

; Lays noise over photographs.  GIMP merges a filter several times as fast as it
; takes a layer from a plug-in and blends it.
(define (lattice-noise-batch folder output-folder recipe mode opacity)
  (lattice-batch-check recipe)
  (lattice-batch folder output-folder
    (lambda (image layer)
      (gimp-drawable-merge-new-filter layer "lattice:noise" "noise"
                                      mode (/ opacity 100)
                                      "recipe" recipe))))

; Gives photographs the grain of film.
(define (lattice-grain-batch folder output-folder film strength)
  (lattice-batch folder output-folder
    (lambda (image layer)
      (gimp-drawable-merge-new-filter layer "lattice:grain" "grain"
                                      LAYER-MODE-REPLACE 1.0
                                      "film" film "strength" strength))))
