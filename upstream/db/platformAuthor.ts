/** Contact id of the product's own account, which publishes the product's own posts. */
export const PLATFORM_AUTHOR_ID = 12;
