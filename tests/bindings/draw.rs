// SPDX-License-Identifier: LGPL-3.0-or-later
//! draw RECIPE WIDTH HEIGHT X Y: writes the floats of a picture, or why it is refused.

use lattice_noise_core::{Noise, Refused};
use std::io::Write;

fn draw(words: &[String]) -> Result<Vec<u8>, Refused> {
    let numbers: Vec<i32> = words[1..].iter().map(|word| word.parse().unwrap()).collect();
    let pixels =
        Noise::new(&words[0])?.render(numbers[2], numbers[3], numbers[0], numbers[1])?;
    Ok(pixels.iter().flat_map(|number| number.to_ne_bytes()).collect())
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let bytes = draw(&words).unwrap_or_else(|refused| refused.to_string().into_bytes());
    std::io::stdout().write_all(&bytes).unwrap();
}
