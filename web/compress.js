/** Run after the build: puts compressed files beside the built ones, so that the server compresses nothing by itself. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const PAGE = join(import.meta.dirname, "../src/schatzkiste/server/page");
const TEXTS = /\.(css|html|ico|js|json|svg|txt|webmanifest)$/;
const LARGEST_SHARE = 0.9;
/** By the endings that the server looks for. */
const COMPRESSIONS = {
  ".br": (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  ".gz": (content) => gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
};

for (const name of readdirSync(PAGE, { recursive: true, encoding: "utf8" })) {
  if (!TEXTS.test(name)) continue;
  const file = join(PAGE, name);
  const content = readFileSync(file);
  for (const [ending, compress] of Object.entries(COMPRESSIONS)) {
    const small = compress(content);
    if (small.length <= content.length * LARGEST_SHARE) writeFileSync(file + ending, small);
  }
}
