// Runs a program for WebAssembly's system interface under node, in the current directory. The program sees only this
// directory and this repository.
//   Usage: node .ci/wasi.mjs PROGRAM ARGUMENTS...
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { WASI } from "node:wasi";

const repository = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");
const preopens = { [repository]: repository, ".": "." };
const wasi = new WASI({ version: "preview1", args: process.argv.slice(2), env: process.env, preopens });
const module = await WebAssembly.compile(await readFile(process.argv[2]));
const instance = await WebAssembly.instantiate(module, wasi.getImportObject());
process.exitCode = wasi.start(instance);
