// SPDX-License-Identifier: MIT
//! Lattice Noise for Rust: the same numbers as the library in C.
//!
//! ```
//! use lattice_noise_core::{preset, Noise};
//!
//! let noise = Noise::seamless(preset("marble").unwrap(), 512.0, 512.0)?;
//! let pixels = noise.render(0, 0, 512, 512)?;
//! assert_eq!(pixels.len(), 512 * 512 * noise.channels());
//! # Ok::<(), lattice_noise_core::Refused>(())
//! ```

use std::ffi::{CStr, CString};
use std::os::raw::{c_char, c_int, c_void};
use std::{fmt, ptr};

const BAD_REGION: &str =
    "The region's size is negative, it is too large or too far from (0, 0), or memory ran out";
const BAD_VOLUME: &str = "The volume's size is negative, it is too far from (0, 0, 0), \
    its step is too small, the noise has layers, or memory ran out";

#[repr(C)]
struct Region {
    x: i32,
    y: i32,
    width: i32,
    height: i32,
    level: i32,
    origin: [i32; 2],
    encoding: c_int,
    pictures: *const c_void,
}

impl Region {
    fn at_full_size(x: i32, y: i32, width: i32, height: i32) -> Self {
        Region {
            x,
            y,
            width,
            height,
            level: 0,
            origin: [0; 2],
            encoding: 0,
            pictures: ptr::null(),
        }
    }
}

#[repr(C)]
struct Points {
    axis: [*const f64; 4],
    pictures: *const c_void,
}

#[repr(C)]
struct CVolume {
    start: [i64; 3],
    size: [i32; 3],
    step: f64,
    row_stride: isize,
    slice_stride: isize,
}

/// Memory for a `NoiseError`, whose contents only the library reads.
#[repr(C, align(8))]
struct CError([u8; 1024]);

extern "C" {
    fn noise_plan_new_from_text(recipe: *const c_char, error: *mut CError) -> *mut c_void;
    fn noise_plan_new_seamless(
        recipe: *const c_char,
        x: f64,
        y: f64,
        error: *mut CError,
    ) -> *mut c_void;
    fn noise_plan_free(plan: *mut c_void);
    fn noise_plan_channels(plan: *const c_void) -> c_int;
    fn noise_error_print(
        error: *const CError,
        translate: *const c_void,
        text: *mut c_char,
        size: usize,
    );
    fn noise_render(
        plan: *const c_void,
        region: *const Region,
        pixels: *mut f32,
        stride: isize,
    ) -> bool;
    fn noise_render_heights(
        plan: *const c_void,
        region: *const Region,
        value: *mut f32,
        slope: *const *mut f32,
        stride: isize,
    ) -> bool;
    fn noise_render_volume(
        plan: *const c_void,
        volume: *const CVolume,
        value: *mut f32,
        gradient: *const *mut f32,
    ) -> bool;
    fn noise_evaluate(
        plan: *const c_void,
        n: usize,
        points: *const Points,
        value: *mut f32,
        gradient: *mut f32,
    );
    fn noise_preset_name(number: usize) -> *const c_char;
    fn noise_preset_recipe(name: *const c_char) -> *const c_char;
}

/// Says what is wrong, in which field, and what to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refused(pub String);

impl fmt::Display for Refused {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl std::error::Error for Refused {}

fn text(pointer: *const c_char) -> Option<&'static str> {
    // The library's texts are static, and plain ASCII.
    (!pointer.is_null()).then(|| unsafe { CStr::from_ptr(pointer) }.to_str().unwrap())
}

/// Returns the names of all presets.
pub fn presets() -> impl Iterator<Item = &'static str> {
    (0..).map_while(|number| text(unsafe { noise_preset_name(number) }))
}

/// Returns the recipe of a preset, or `None` if there is no preset of this name.
pub fn preset(name: &str) -> Option<&'static str> {
    let name = CString::new(name).ok()?;
    text(unsafe { noise_preset_recipe(name.as_ptr()) })
}

/// Returns as many zeros as the product of the lengths, if memory can hold them.  If it
/// succeeds, the product of the first few lengths fits in an `isize`, too.
fn zeros(lengths: &[usize]) -> Result<Vec<f32>, Refused> {
    let most = isize::MAX as usize / 4;
    let product = |n: usize, &length: &usize| n.checked_mul(length).filter(|&n| n <= most);
    let n = lengths.iter().try_fold(1, product);
    let mut zeros = Vec::new();
    match n.map(|n| (n, zeros.try_reserve_exact(n))) {
        Some((n, Ok(()))) => {
            zeros.resize(n, 0.0);
            Ok(zeros)
        }
        _ => Err(Refused("The picture or volume is too large".into())),
    }
}

/// A box of voxels, `step` pixels apart in all directions.
#[derive(Debug, Clone, Copy)]
pub struct Volume {
    pub start: [i64; 3],
    pub size: [i32; 3],
    pub step: f64,
}

/// A recipe that is ready to be drawn; threads may share it.
#[derive(Debug)]
pub struct Noise(*mut c_void);

unsafe impl Send for Noise {}
unsafe impl Sync for Noise {}

impl Drop for Noise {
    fn drop(&mut self) {
        unsafe { noise_plan_free(self.0) }
    }
}

impl Noise {
    fn make(
        recipe: &str,
        plan: impl Fn(*const c_char, *mut CError) -> *mut c_void,
    ) -> Result<Noise, Refused> {
        let recipe = CString::new(recipe).map_err(|error| Refused(error.to_string()))?;
        let mut error = CError([0; 1024]);
        let plan = plan(recipe.as_ptr(), &mut error);
        if !plan.is_null() {
            return Ok(Noise(plan));
        }
        let mut sentence = [0 as c_char; 512];
        unsafe { noise_error_print(&error, ptr::null(), sentence.as_mut_ptr(), 512) };
        let sentence = unsafe { CStr::from_ptr(sentence.as_ptr()) };
        Err(Refused(sentence.to_string_lossy().into_owned()))
    }

    /// Makes the noise of a recipe.
    pub fn new(recipe: &str) -> Result<Noise, Refused> {
        Noise::make(recipe, |text, error| unsafe {
            noise_plan_new_from_text(text, error)
        })
    }

    /// Makes noise that repeats after a width and height in pixels; cells that would not
    /// fit become smaller.
    pub fn seamless(recipe: &str, width: f64, height: f64) -> Result<Noise, Refused> {
        Noise::make(recipe, |text, error| unsafe {
            noise_plan_new_seamless(text, width, height, error)
        })
    }

    /// Returns how many floats a pixel has: 1 (gray), or 4 (red, green, blue and straight
    /// alpha).
    pub fn channels(&self) -> usize {
        unsafe { noise_plan_channels(self.0) as usize }
    }

    /// Draws pixels from (x, y) on, as floats from 0 to 1, row by row.
    pub fn render(&self, x: i32, y: i32, width: i32, height: i32) -> Result<Vec<f32>, Refused> {
        let [columns, rows] = [width, height].map(|length| length.max(0) as usize);
        let mut pixels = zeros(&[columns, self.channels(), rows])?;
        let stride = (columns * self.channels()) as isize;
        let region = Region::at_full_size(x, y, width, height);
        let is_drawn =
            unsafe { noise_render(self.0, &region, pixels.as_mut_ptr(), stride) };
        is_drawn
            .then_some(pixels)
            .ok_or_else(|| Refused(BAD_REGION.into()))
    }

    /// Draws terrain from pixel (x, y) on: heights from 0 to 1, row by row, and how much
    /// they rise along x and y per pixel.
    pub fn heights(
        &self,
        x: i32,
        y: i32,
        width: i32,
        height: i32,
    ) -> Result<(Vec<f32>, [Vec<f32>; 2]), Refused> {
        let lengths = [width, height].map(|length| length.max(0) as usize);
        let mut heights = zeros(&lengths)?;
        let mut rises = [zeros(&lengths)?, zeros(&lengths)?];
        let axes = [rises[0].as_mut_ptr(), rises[1].as_mut_ptr()];
        let region = Region::at_full_size(x, y, width, height);
        let is_drawn = unsafe {
            noise_render_heights(
                self.0,
                &region,
                heights.as_mut_ptr(),
                axes.as_ptr(),
                lengths[0] as isize,
            )
        };
        is_drawn
            .then_some((heights, rises))
            .ok_or_else(|| Refused(BAD_REGION.into()))
    }

    /// Returns the heights at points, and how much they rise along x, y, z and w.  The x
    /// and y of a point are in pixels, its z in cells.
    pub fn evaluate(&self, points: &[[f64; 3]]) -> (Vec<f32>, Vec<[f32; 4]>) {
        let axis: [Vec<f64>; 3] = [0, 1, 2].map(|k| points.iter().map(|p| p[k]).collect());
        let places = Points {
            axis: [axis[0].as_ptr(), axis[1].as_ptr(), axis[2].as_ptr(), ptr::null()],
            pictures: ptr::null(),
        };
        let mut heights = vec![0.0; points.len()];
        let mut rises = vec![[0.0; 4]; points.len()];
        unsafe {
            noise_evaluate(
                self.0,
                points.len(),
                &places,
                heights.as_mut_ptr(),
                rises.as_mut_ptr().cast(),
            )
        }
        (heights, rises)
    }

    /// Returns the heights of voxels, slice by slice and row by row, and how much they
    /// rise along x, y and z per pixel.
    pub fn volume(&self, volume: Volume) -> Result<(Vec<f32>, [Vec<f32>; 3]), Refused> {
        let [width, height, depth] = volume.size.map(|length| length.max(0) as usize);
        let lengths = [width, height, depth];
        let mut heights = zeros(&lengths)?;
        let mut rises = [zeros(&lengths)?, zeros(&lengths)?, zeros(&lengths)?];
        let boxed = CVolume {
            start: volume.start,
            size: volume.size,
            step: volume.step,
            row_stride: width as isize,
            slice_stride: (width * height) as isize,
        };
        let mut axes = [ptr::null_mut(); 3];
        for (axis, rise) in axes.iter_mut().zip(&mut rises) {
            *axis = rise.as_mut_ptr();
        }
        let is_drawn = unsafe {
            noise_render_volume(self.0, &boxed, heights.as_mut_ptr(), axes.as_ptr())
        };
        is_drawn
            .then_some((heights, rises))
            .ok_or_else(|| Refused(BAD_VOLUME.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presets_are_drawn() {
        for name in presets().take(5) {
            let noise = Noise::new(preset(name).unwrap()).unwrap();
            assert!(noise.render(0, 0, 8, 8).unwrap().iter().all(|x| (0.0..=1.0).contains(x)));
        }
        assert_eq!(preset("nothing"), None);
    }

    #[test]
    fn what_cannot_be_is_refused() {
        let noise = Noise::new("lattice-noise/1 coloring=rgba").unwrap();
        let most = i32::MAX;
        for [x, y, width, height] in [
            [0, 0, -1, 4], [0, 0, 4, i32::MIN], [most, 0, 4, 4], [0, most - 2, 4, 4],
            [0, 0, most, most], [0, 0, 1 << 30, 1 << 20],
        ] {
            assert!(noise.render(x, y, width, height).is_err());
        }
        assert_eq!(noise.render(i32::MIN, i32::MIN, 0, most).unwrap(), []);
        for [width, height] in [[f64::NAN, 64.0], [-5.0, 64.0], [64.0, f64::INFINITY]] {
            assert!(Noise::seamless("lattice-noise/1", width, height).is_err());
        }
        for recipe in ["", "\0", "lattice-noise/1\0", "lattice-noise/1 scale=x"] {
            assert!(Noise::new(recipe).is_err());
        }
        let space = Noise::new("lattice-noise/1 dimensions=three").unwrap();
        let good = Volume { start: [0; 3], size: [2; 3], step: 1.0 };
        for step in [f64::NAN, f64::INFINITY, 0.0, -1.0, 1e300] {
            assert!(space.volume(Volume { step, ..good }).is_err());
        }
        for start in [i64::MIN, i64::MAX, 1 << 53] {
            assert!(space.volume(Volume { start: [start, 0, 0], ..good }).is_err());
        }
        assert!(space.volume(Volume { size: [most; 3], ..good }).is_err());
        assert!(space.volume(Volume { size: [1 << 24, 1 << 24, 1], ..good }).is_err());
        let (heights, _) = space.evaluate(&[[f64::NAN, 0.0, 0.0], [1e300, 0.0, 0.0]]);
        assert!(heights.iter().all(|height| height.is_nan()));
        assert_eq!(preset("marble\0"), None);
        assert_eq!(noise.render(0, 0, 4, 4).unwrap().len(), 64);
    }

    #[test]
    fn terrains_are_the_heights_of_points() {
        for recipe in ["lattice-noise/1 scale=20 octaves=1 z=0", preset("terrain").unwrap()] {
            let noise = Noise::new(recipe).unwrap();
            let (heights, rises) = noise.heights(-1, 2, 3, 3).unwrap();
            let (values, _) = noise.evaluate(&[[-1.0, 3.0, 0.0], [1.0, 3.0, 0.0]]);
            let near = |a: f32, b: f32| (a - b).abs() < 1e-6;
            assert!(recipe.len() > 60 || values == [heights[3], heights[5]]);
            assert!(near(rises[0][4], (heights[5] - heights[3]) / 2.0));
            assert!(near(rises[1][4], (heights[7] - heights[1]) / 2.0));
            assert!(noise.heights(0, 0, -1, 4).is_err());
            assert!(noise.heights(i32::MAX, 0, 4, 4).is_err());
        }
    }

    #[test]
    fn voxels_are_the_heights_of_points() {
        let noise = Noise::new("lattice-noise/1 dimensions=three scale=20 octaves=1 z=0").unwrap();
        let volume = Volume { start: [-1, 2, 40], size: [3, 2, 2], step: 1.0 };
        let (heights, rises) = noise.volume(volume).unwrap();
        let (values, slopes) = noise.evaluate(&[[-1.0, 2.0, 2.0], [0.0, 2.0, 2.0]]);
        assert_eq!(heights[..2], values[..]);
        assert!((rises[0][1] - slopes[1][0]).abs() < 0.02);
        assert!(noise.volume(Volume { size: [-1, 1, 1], ..volume }).is_err());
        let huge = Volume { size: [1 << 22, 1 << 21, 1 << 21], step: 0.001, ..volume };
        assert!(noise.volume(huge).is_err());
    }
}
