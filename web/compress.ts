import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = /\.(css|html|ico|js|json|svg|txt|webmanifest)$/;
const LEAST_GAIN = 0.9;

/** The file compressed in every way that browsers ask for, by the ending that the server looks for. */
export function compressed(content: Buffer): Map<string, Buffer> {
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const made = new Map([
    [".br", brotliCompressSync(content, { params: size })],
    [".gz", gzipSync(content, { level: constants.Z_BEST_COMPRESSION })],
  ]);
  for (const [ending, small] of made) {
    if (small.length > content.length * LEAST_GAIN) made.delete(ending);
  }
  return made;
}

/** Puts the compressed files beside the built ones, so that the server compresses nothing by itself. */
export function compress(): Plugin {
  let folder = "";
  return {
    name: "schatzkiste-compress",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!TEXTS.test(name)) continue;
        const file = join(folder, name);
        for (const [ending, content] of compressed(readFileSync(file))) writeFileSync(file + ending, content);
      }
    },
  };
}
