// SPDX-License-Identifier: LGPL-3.0-or-later
// Usage: node under-node.mjs PROGRAM ARGUMENT...
//
// Runs a WebAssembly program with the streams, arguments and environment that
// this process has.
import { readFile } from "node:fs/promises";
import { argv, env } from "node:process";
import { WASI } from "node:wasi";

const wasi = new WASI({ version: "preview1", args: argv.slice(2), env });
const program = await WebAssembly.compile(await readFile(argv[2]));
wasi.start(await WebAssembly.instantiate(program, wasi.getImportObject()));
