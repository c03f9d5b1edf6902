// SPDX-License-Identifier: MIT

/* Arrays over memory of their own, as ImageData wants it.  TypeScript before 5.7 has
   no name for these. */
type Floats = ReturnType<Float32Array["slice"]>;
type Bytes = ReturnType<Uint8ClampedArray["slice"]>;

/** What is refused throws a RangeError: numbers are whole, and in the range of an int. */
export class Noise {
  /** Starts the library, whose WebAssembly is given as bytes, as a Response or as a
      module, which workers can share. */
  static load(source: ArrayBuffer | ArrayBufferView | Response | WebAssembly.Module):
      Promise<Noise>;
  /** The shortest form of a recipe; a RangeError says why one is refused. */
  check(recipe: string): string;
  /** The same, seamless: it repeats after width and height, and its cells are made
      smaller if they would not fit. */
  seamless(recipe: string, width: number, height?: number): string;
  /** How many floats a pixel has: 1 (gray) or 4 (RGB and straight alpha). */
  channels(recipe: string): 1 | 4;
  /** Pixels from (x, y) on, as floats from 0 to 1, row by row. */
  floats(recipe: string, width: number, height: number, x?: number,
         y?: number): Floats;
  /** Terrain from (x, y) on: heights from 0 to 1, row by row, and their slopes, how they
      rise along x and y in a pixel. */
  heights(recipe: string, width: number, height: number, x?: number,
          y?: number): { heights: Floats, slopes: [Floats, Floats] };
  /** The same as floats() as bytes of red, green, blue and straight alpha. */
  draw(recipe: string, width: number, height: number, x?: number,
       y?: number): Bytes;
  /** The bytes of at most 16 recipes. */
  drawMaps(recipes: string[], width: number, height: number, x?: number,
           y?: number): Bytes[];
}
