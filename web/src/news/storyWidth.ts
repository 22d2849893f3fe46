/** A story is centred on its page, as wide as a post in its overlay. */
export const storyWidth = "mx-auto w-full max-w-[720px]";
