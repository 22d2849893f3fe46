/** The size of text in fields on touch screens. Safari on phones enlarges the whole page when one with smaller text gets the focus. */
export const touchTextSize = "pointer-coarse:text-16";

/** The classes of fields and of the elements next to them. */
export const inputStyles =
  `w-full rounded-control border border-edge bg-surface px-3 text-15 ${touchTextSize} text-ink placeholder:text-muted ` +
  "transition-colors duration-fast focus-ring hover:border-muted data-invalid:border-danger data-disabled:opacity-50";
