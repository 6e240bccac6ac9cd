import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

export default defineConfig(
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      // TypeScript knows what is defined.
      "no-undef": "off",
      // It takes the words of our reasons for codes; svelte-check reads them right.
      "svelte/no-unused-svelte-ignore": "off",
      // {" "} is how a space is kept where the layout would lose it.
      "svelte/no-useless-mustaches": "off",
      // Maps and sets that nothing shown depends on are plain on purpose.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    // What a component exports has no type here; svelte-check sees it.
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    // The drawings are our own and come with the build.
    files: ["src/App.svelte", "**/Art.svelte"],
    rules: { "svelte/no-at-html-tags": "off" },
  },
  { files: ["*.js"], extends: [ts.configs.disableTypeChecked] },
);
