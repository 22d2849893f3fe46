/**
 * Whether the gateway is rendering the first view of a page. It is false in browsers; the build for the gateway replaces this
 * file by `server/isServer.ts`.
 */
export const isServer: boolean = false;
