/** Sent with operations that select no totals of lists. The gateway detects this itself; other servers need the header. */
export const uncountedHeader = "x-uncounted";
