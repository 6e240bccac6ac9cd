import { createContext } from "svelte";
import type { Story } from "./story.svelte";

/** The story of the table that the components below belong to. */
export const [storyHere, tellHere] = createContext<Story>();
