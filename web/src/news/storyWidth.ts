/** A story stands alone in the middle of its page, as wide as a post in its overlay. */
export const storyWidth = "mx-auto w-full max-w-[720px]";
