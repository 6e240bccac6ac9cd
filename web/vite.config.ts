import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

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
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], css: true },
});
