// SPDX-License-Identifier: MIT
//! Draws seamless marble into marble.ppm: cargo run --example marble

use lattice_noise_core::{preset, Noise};
use std::{error::Error, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let noise = Noise::seamless(preset("marble").unwrap(), 512.0, 512.0)?;
    let pixels = noise.render(0, 0, 512, 512)?;
    let mut file = b"P6 512 512 255\n".to_vec();
    for pixel in pixels.chunks(noise.channels()) {
        file.extend(pixel[..3].iter().map(|x| (f64::from(*x) * 255.0 + 0.5) as u8));
    }
    fs::write("marble.ppm", file)?;
    Ok(())
}
