/** Where the table is laid out as on a phone: on phones and on upright tablets. The styles ask the same. */
export const SMALL = "(max-width: 700px), (max-width: 1100px) and (orientation: portrait)";
