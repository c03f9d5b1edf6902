; SPDX-License-Identifier: LGPL-3.0-or-later
; Noise or grain for all photographs of a folder, on GIMP 2.10:
;
;   gimp-console-2.10 -idf -b '
;     (begin
;       (load "lattice-batch-2.10.scm")
;       (lattice-noise-batch "photos" "noisy"
;                            "lattice-noise/1 scale=3 octaves=2 seed=7"
;                            LAYER-MODE-OVERLAY-LEGACY 30)
;       (lattice-grain-batch "photos" "grainy" "iso-800" 100)
;       (gimp-quit 1))' -b '(gimp-quit 1)'
;
; The arguments are two folders and, for noise, a recipe, the mode in which it
; lies over the photograph, and its opacity in percent; for grain, a film and its
; strength in percent.  Modes that end in LEGACY take less time than the others.
;
; Each JPEG, PNG and TIFF of the first folder, in the order of their names, is
; written into the second, which is made if it is missing, with its name, bit
; depth, color profile and metadata.  No file is overwritten: started again, a
; batch goes on where it was stopped.  A file NAME.unfinished beside a photograph
; means that its writing was stopped; the next batch writes it anew.
;
; A photograph that fails, or has several pages, is named and skipped, as is one
; after whose writing the disk has no 64 KiB left; the last line counts, such as "12
; done, 3 already there, 1 failed".  GIMP 2.10 exits with status 0 even if some
; failed.  It also loads files that are cut short, with a warning of its own above
; the photograph's line ("Premature end of JPEG file", "Read Error"), which a script
; cannot see; of these, this one finds the JPEGs of cameras, by eight pixels of middle
; gray (128) in a corner, and takes whole ones that have these for cut short.
;
; The second gimp-quit is for what is refused.  lattice-batch-quality and
; lattice-batch-seed-step can be set! to something else after the load.

; Of JPEGs, in percent.
(define lattice-batch-quality 95)

; Photographs differ in their seeds, so that they do not all have the same pattern:
; the first has the recipe's, or 0 for grain, and each of the others this much more
; than the one before it.  With 0 all have the same pattern.
(define lattice-batch-seed-step 1)

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

; Inserts a name into a list in its order.
(define (lattice-batch-insert name names)
  (if (or (null? names) (string<? name (car names)))
      (cons name names)
      (cons (car names) (lattice-batch-insert name (cdr names)))))

; The names of the photographs in a folder, in their order.
(define (lattice-batch-list folder)
  (let ((stream (dir-open-stream folder)))
    (if (not stream) (error (string-append folder ": there is no such folder")))
    (let loop ((names '()))
      (let ((name (dir-read-entry stream)))
        (cond ((eof-object? name)
               (dir-close-stream stream)
               names)
              ((and (not (char=? (string-ref name 0) #\.))
                    (lattice-batch-ends
                      name '(".jpg" ".jpeg" ".png" ".tif" ".tiff")))
               (loop (lattice-batch-insert name names)))
              (else (loop names)))))))

; Whether eight pixels in a row, from a column on, have exactly the middle gray
; that a decoder gives to the blocks, of eight pixels, which a JPEG lacks.
(define (lattice-batch-gray? layer x y)
  (let loop ((i 0))
    (or (= i 8)
        (and (apply = 128 (vector->list (cadr (gimp-drawable-get-pixel
                                                layer (+ x i) y))))
             (loop (+ i 1))))))

; Refuses a JPEG whose end is missing, in whichever corner it is.
(define (lattice-batch-check-end layer)
  (let ((right (- (car (gimp-drawable-width layer)) 8))
        (bottom (- (car (gimp-drawable-height layer)) 1)))
    (if (and (>= right 0)
             (or (lattice-batch-gray? layer right bottom)
                 (lattice-batch-gray? layer 0 bottom)
                 (lattice-batch-gray? layer right 0)
                 (lattice-batch-gray? layer 0 0)))
        (*error-hook* "the file is cut short"))))

; The larger side of a layer.
(define (lattice-batch-side layer)
  (max (car (gimp-drawable-width layer)) (car (gimp-drawable-height layer))))

; Removes what GIMP has loaded of a TIFF's thumbnail, of at most 256 pixels, as if it
; were a page; refuses several pages, to which GIMP would add one more.
(define (lattice-batch-check-pages image)
  (let* ((layers (reverse (vector->list (cadr (gimp-image-get-layers image)))))
         (page (lattice-batch-side (car layers))))
    (for-each (lambda (layer)
                (if (< (lattice-batch-side layer) (min page 257))
                    (gimp-image-remove-layer image layer)))
              (cdr layers)))
  (if (> (car (gimp-image-get-layers image)) 1)
      (*error-hook* "it has several pages, which GIMP 2.10 cannot write")))

; Writes an image to a file, with its profile and metadata.
(define (lattice-batch-export image output)
  (let ((layer (car (gimp-image-get-active-layer image))))
    (if (lattice-batch-ends output '(".jpg" ".jpeg"))
        ; Optimized, progressive and without subsampling, as GIMP's dialog has it.
        (file-jpeg-save RUN-NONINTERACTIVE image layer output output
                        (/ lattice-batch-quality 100) 0 1 1 "" 2 1 0 0)
        (gimp-file-save RUN-NONINTERACTIVE image layer output output))))

; The mean of an image's values, and how much of it is opaque.
(define (lattice-batch-measure image)
  (let ((numbers (gimp-drawable-histogram
                   (car (gimp-image-get-active-layer image))
                   HISTOGRAM-VALUE 0 1)))
    (list (car numbers) (list-ref numbers 3))))

; Whether a file has the image, but for what is rounded.
(define (lattice-batch-same? image file)
  (let* ((written (car (gimp-file-load RUN-NONINTERACTIVE file file)))
         (near? (lambda (one other)
                  (<= (abs (- one other)) (* 0.001 (abs one)))))
         (same? (not (memv #f (map near? (lattice-batch-measure image)
                                   (lattice-batch-measure written))))))
    (gimp-image-delete written)
    same?))

; More than a block of a file system, in bytes.
(define lattice-batch-room 65536)

; Refuses what a full disk has cut: GIMP does not say so of a PNG, and loads it
; again.  Where there was no room for the end of a file, there is none for another
; one either, for which the marker stands.
(define (lattice-batch-check-written image output marker)
  (let ((port (open-output-file marker)))
    (display (make-string lattice-batch-room #\.) port)
    (close-output-port port)
    (if (not (and (= (file-size marker) lattice-batch-room)
                  ; Of JPEGs GIMP says so, and stores other colors.
                  (or (lattice-batch-ends output '(".jpg" ".jpeg"))
                      (lattice-batch-same? image output))))
        (*error-hook*
          "it could not be written, perhaps because the disk is full"))))

; Does one photograph; returns an error message, or "".
(define (lattice-batch-one file output draw)
  (let* ((image #f)
         (marker (string-append output ".unfinished"))
         (problem
           (lattice-batch-try
             (lambda ()
               (set! image (car (gimp-file-load RUN-NONINTERACTIVE file file)))
               (gimp-image-undo-disable image)
               (lattice-batch-check-pages image)
               (if (lattice-batch-ends file '(".jpg" ".jpeg"))
                   (lattice-batch-check-end
                     (car (gimp-image-get-active-layer image))))
               (if (= (car (gimp-image-base-type image)) INDEXED)
                   (gimp-image-convert-rgb image))
               (for-each (lambda (layer) (draw image layer))
                         (vector->list (cadr (gimp-image-get-layers image))))
               (close-output-port (open-output-file marker))
               (lattice-batch-export image output)
               (lattice-batch-check-written image output marker)))))
    (if image (gimp-image-delete image))
    ; Leave no half-written file behind.
    (if (and (file-exists? marker) (not (string=? problem ""))
             (file-exists? output))
        (file-delete output))
    (if (file-exists? marker) (file-delete marker))
    problem))

; Makes the folder of the results; refuses one where nothing can be written.
(define (lattice-batch-make-folder folder)
  (if (not (file-exists? folder)) (dir-make folder))
  (let* ((file (string-append folder "/.unfinished"))
         (port (open-output-file file)))
    (if (not port)
        (error (string-append folder ": nothing can be written there")))
    (close-output-port port)
    (file-delete file)))

; Has the procedure that draws refuse its arguments.
(define (lattice-batch-check draw)
  (let* ((image (car (gimp-image-new 1 1 RGB)))
         (layer (car (gimp-layer-new image 1 1 RGB-IMAGE "" 100
                                     LAYER-MODE-NORMAL))))
    (gimp-image-insert-layer image layer 0 0)
    (draw image layer 0)
    (gimp-image-delete image)))

; Does all photographs of a folder; draw is called with an image, a layer and what
; to add to the seed.
(define (lattice-batch folder output-folder draw)
  (lattice-batch-check draw)
  (let* ((names (lattice-batch-list folder))
         (total (number->string (length names)))
         (done 0)
         (there 0)
         (failed 0))
    (lattice-batch-make-folder output-folder)
    (for-each
      (lambda (name)
        (let* ((file (string-append folder "/" name))
               (output (string-append output-folder "/" name))
               (number (+ done there failed))
               (step (* number lattice-batch-seed-step))
               (is-there (and (file-exists? output)
                              (not (file-exists?
                                     (string-append output ".unfinished")))))
               (problem (if is-there
                            "already there"
                            (lattice-batch-one
                              file output
                              (lambda (image layer) (draw image layer step))))))
          (cond (is-there (set! there (+ there 1)))
                ((string=? problem "") (set! done (+ done 1)))
                (else (set! failed (+ failed 1))))
          (gimp-message (string-append (number->string (+ number 1)) " of "
                                       total ", " file
                                       (if (string=? problem "") "" ": ")
                                       problem))))
      names)
    (gimp-message (string-append (number->string done) " done, "
                                 (number->string there) " already there, "
                                 (number->string failed) " failed"))))

; A recipe with another seed: a number grows, a text gets one in front.
(define (lattice-batch-recipe recipe step)
  (let loop ((start 0))
    (let ((end (+ start 6)))  ; that of " seed="
      (cond ((= step 0) recipe)
            ((> end (string-length recipe))
             (lattice-batch-add-seed recipe step))
            ((string=? (substring recipe start end) " seed=")
             (lattice-batch-change-seed (substring recipe 0 end)
                                        (substring recipe end
                                                   (string-length recipe))
                                        step))
            (else (loop (+ start 1)))))))

; Behind lattice-noise/1 or /2, because a seamless=yes must stay the last word, and
; the words of layers follow those of the whole.
(define (lattice-batch-add-seed recipe step)
  (let loop ((end 2))
    (if (char=? (string-ref recipe (- end 2)) #\/)
        (string-append (substring recipe 0 end) " seed=" (number->string step)
                       (substring recipe end (string-length recipe)))
        (loop (+ end 1)))))

(define (lattice-batch-change-seed before seed step)
  (if (char=? (string-ref seed 0) #\")
      (string-append before "\"" (number->string step) " "
                     (substring seed 1 (string-length seed)))
      (let loop ((end 0))
        (if (and (< end (string-length seed))
                 (char-numeric? (string-ref seed end)))
            (loop (+ end 1))
            (string-append before
                           (number->string
                             (+ (string->number (substring seed 0 end)) step))
                           (substring seed end (string-length seed)))))))

; Draws a new layer of noise.
(define (lattice-batch-noise image layer recipe mode opacity)
  ; A recipe replaces the six arguments before it.
  (plug-in-lattice-noise RUN-NONINTERACTIVE image layer
                         "perlin" 64 100 4 0.5 0 recipe
                         "new-layer" "canvas" mode opacity "" "no" "" "no"))

; Lays noise over photographs.
(define (lattice-noise-batch folder output-folder recipe mode opacity)
  (lattice-batch folder output-folder
    (lambda (image layer step)
      (lattice-batch-noise image layer (lattice-batch-recipe recipe step)
                           mode opacity)
      (if (= (car (gimp-drawable-has-alpha layer)) TRUE)
          (gimp-image-merge-visible-layers image CLIP-TO-IMAGE)
          (gimp-image-flatten image)))))

; Gives photographs the grain of film.
(define (lattice-grain-batch folder output-folder film strength)
  (lattice-batch folder output-folder
    (lambda (image layer step)
      ; The eight arguments after the strength are not read with such a film.
      (plug-in-lattice-grain RUN-NONINTERACTIVE image layer film strength
                             100 1.5 0.5 0.5 25 30 20 0 "kept" step "canvas"))))
