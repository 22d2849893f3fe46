// The texts of section 8 of the specification, verbatim.

/** Shown for unexpected failures. */
export const genericError = "Something went wrong. We are already working to solve it.";
/** Shown for requests that are refused without a reason, such as with status 400. */
export const refusedError = `${genericError}\nPlease refresh the page and try again.`;
/** Shown for status 403. */
export const forbiddenError = "Sorry, you are not permitted to view this page.";
