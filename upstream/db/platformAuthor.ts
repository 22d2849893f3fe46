/** The product's own account, which marks the product's own posts. */
export const PLATFORM_AUTHOR_ID = 12;
