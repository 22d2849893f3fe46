/**
 * The post types by the query key that opens a post, in display order. If an address contains several keys, the first in this
 * order wins. Each type has a folder in kinds/.
 */
export const postKeys = ["communityPost", "job", "callout", "event", "record", "reaction", "statement"] as const;

export type PostKey = (typeof postKeys)[number];
