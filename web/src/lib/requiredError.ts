/** The text shown for a required field that is empty. */
export const requiredError = (label: string): string => `${label} is required.`;
