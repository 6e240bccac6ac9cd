/** Where the table has the parts of a phone: on phones, also sideways, and on upright tablets. The styles ask the same. */
export const SMALL = "(max-width: 700px), (max-width: 1100px) and (orientation: portrait), (max-height: 520px)";
/** Where the own things of a `broad` table lie across an upright tablet; `broad.css` asks the same. */
export const BROAD = "(min-width: 701px) and (max-width: 1100px) and (orientation: portrait) and (min-height: 900px)";

/** A phone held upright. */
export const PHONE = "(max-width: 700px) and (min-height: 521px)";
