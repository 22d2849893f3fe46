/** The size of text in fields. Safari on phones enlarges the whole page when a field with text below 16 px gets the focus. */
export const fieldText = "text-15 pointer-coarse:text-16";

/** The classes of fields and of the elements next to them. */
export const inputStyles =
  `w-full rounded-control border border-edge/70 bg-surface px-3 ${fieldText} text-ink placeholder:text-muted ` +
  "transition-colors duration-fast focus-ring hover:border-edge data-invalid:border-danger data-disabled:opacity-50";
