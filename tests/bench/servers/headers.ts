/** Sent with operations that select no totals of lists, which only the gateway finds out by itself. */
export const uncountedHeader = "x-uncounted";
