/** Marks of lists, and boxes that are ticked off. */
export const MARKS = String.raw`(?:[\s>*_#•]|(?:[-–]\s)?(?:\[[ xX✓✔]?\](?=\s)|[☐☑☒✓✔✅]\ufe0f?))*`;
/** What people draw between a name and what it is about: "~", "->", "=>", "→", a bar. */
export const ARROW = String.raw`(?:[–—=~|»·-]+|[-=–—~]*[>→⇒➔➜►]+)`;
