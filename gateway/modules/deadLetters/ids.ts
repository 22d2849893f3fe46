import type { KeyKind } from "../../graph/ids.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The REST API identifies background jobs by UUIDs. */
export const uuidKey: KeyKind = { type: "string", read: (key) => (uuid.test(key) ? key : null) };
