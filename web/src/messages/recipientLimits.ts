/** The maximum number of other participants in a conversation. */
export const MAX_RECIPIENTS = 19;
export const fullText = `A conversation has at most ${MAX_RECIPIENTS + 1} people.`;

/** The classes of a chosen recipient. */
export const tagStyles = "inline-flex min-h-8 items-center gap-2 rounded-control bg-sunken ps-2 text-13 font-medium focus-ring";
