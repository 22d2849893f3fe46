/** Takes the place of `lib/isServer.ts` in the build for the gateway. */
export const isServer: boolean = true;
