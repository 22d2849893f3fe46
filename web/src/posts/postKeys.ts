/**
 * The types of posts, by the query key that opens one, in the order in which pages list them and in which the first key
 * of an address wins. Each has its folder in kinds/.
 */
export const postKeys = ["communityPost", "job", "callout", "event", "record", "reaction", "statement"] as const;

export type PostKey = (typeof postKeys)[number];
