/** The opaque id of a thing, as clients find it in answers. */
export const globalId = (type: string, key: number | string): string => Buffer.from(`${type}:${key}`).toString("base64url");
