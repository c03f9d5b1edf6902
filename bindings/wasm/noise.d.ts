// SPDX-License-Identifier: MIT

/* Arrays that do not share their memory: ImageData takes no others.  Derived from
   slice(), because TypeScript before 5.7 has no names for these types. */
type Floats = ReturnType<Float32Array["slice"]>;
type Bytes = ReturnType<Uint8ClampedArray["slice"]>;

/** Draws noise.  Its methods throw a RangeError if they refuse an argument: numbers must
    be whole and fit in 32 bits. */
export class Noise {
  /** Starts the library, whose WebAssembly is given as bytes, as a Response or as a
      module, which workers can share. */
  static load(source: ArrayBuffer | ArrayBufferView | Response | WebAssembly.Module):
      Promise<Noise>;
  /** Returns the shortest form of a recipe; if the recipe is refused, a RangeError says
      why. */
  check(recipe: string): string;
  /** Returns the shortest form of the recipe made seamless: it repeats after width
      and height, and cells that would not fit become smaller. */
  seamless(recipe: string, width: number, height?: number): string;
  /** Returns how many floats a pixel has: 1 (gray) or 4 (RGB and straight alpha). */
  channels(recipe: string): 1 | 4;
  /** Draws pixels from (x, y) on, as floats from 0 to 1, row by row. */
  floats(recipe: string, width: number, height: number, x?: number,
         y?: number): Floats;
  /** Draws terrain from (x, y) on: heights from 0 to 1, row by row, and their
      slopes, how much they rise per pixel along x and y. */
  heights(recipe: string, width: number, height: number, x?: number,
          y?: number): { heights: Floats, slopes: [Floats, Floats] };
  /** Draws as floats() does, but in bytes of red, green, blue and straight alpha. */
  draw(recipe: string, width: number, height: number, x?: number,
       y?: number): Bytes;
  /** Draws at most 16 recipes, each as draw() does. */
  drawMaps(recipes: string[], width: number, height: number, x?: number,
           y?: number): Bytes[];
}
