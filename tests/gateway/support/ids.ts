/** The opaque global id of an entity, as clients receive it. */
export const globalId = (type: string, key: number | string): string => Buffer.from(`${type}:${key}`).toString("base64url");
