/** Shown instead of a list of likes that could not be read. */
export const likersErrorText = "The likes could not be loaded.";
