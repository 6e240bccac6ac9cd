import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  base: "./",
  build: {
    outDir: "../src/schatzkiste/server/page",
    emptyOutDir: true,
    target: "es2022",
    // Drawings stay files of their own: a page loads only those it shows.
    assetsInlineLimit: 0,
  },
  server: {
    // Texts and rule books lie beside this folder, in the Python package and the documentation.
    fs: { allow: [".."] },
    // The server answers only to its own name, and only to its own page.
    proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } } },
  },
  // The first import of a file takes its time on a busy machine.
  test: { include: ["tests/**/*.test.ts"], css: true, testTimeout: 30_000 },
});
