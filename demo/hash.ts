import { createHash } from "node:crypto";

/** A hash of 32 hex digits that is the same at every start, unlike the random hashes of real installations. */
export const createStableHash = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 32);
