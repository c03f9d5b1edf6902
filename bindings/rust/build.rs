// SPDX-License-Identifier: MIT
//! Compiles the core from one file, with the C compiler that CC names, or else cc, and
//! with the flags in CFLAGS.

use std::{env, path::Path, process::Command};

fn run(command: &mut Command) {
    let status = command.status().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(status.success(), "{command:?} failed");
}

fn main() {
    let folder = env::var("OUT_DIR").unwrap();
    // In a clone, write that file first.
    let writer = Path::new("../../tools/amalgamate");
    let is_clone = writer.exists();
    if is_clone {
        run(Command::new(writer).arg(&folder));
    }
    let sources = Path::new(if is_clone { folder.as_str() } else { "one-file" });
    let compiler = env::var("CC").unwrap_or_else(|_| "cc".into());
    let flags = env::var("CFLAGS").unwrap_or_default();
    let mut archive = Command::new(env::var("AR").unwrap_or_else(|_| "ar".into()));
    archive.arg("rcs").arg(format!("{folder}/liblattice_noise_core.a"));
    for name in ["noise-core", "noise-presets"] {
        let object = format!("{folder}/{name}.o");
        let source = sources.join(name).with_extension("c");
        // CC may be several words, such as "ccache gcc".
        let mut words = compiler.split_whitespace();
        run(Command::new(words.next().unwrap())
            .args(words)
            .args(["-O2", "-fPIC", "-c", "-o", &object])
            .args(flags.split_whitespace())
            .arg(source));
        archive.arg(object);
    }
    run(&mut archive);
    println!("cargo:rustc-link-search=native={folder}");
    println!("cargo:rustc-link-lib=static=lattice_noise_core");
    println!("cargo:rustc-link-lib=m");
    for variable in ["CC", "CFLAGS", "AR"] {
        println!("cargo:rerun-if-env-changed={variable}");
    }
    for path in if is_clone {
        &["../../noise-core", "../../tools/amalgamate", "../../data/presets"][..]
    } else {
        &["one-file"]
    } {
        println!("cargo:rerun-if-changed={path}");
    }
}
