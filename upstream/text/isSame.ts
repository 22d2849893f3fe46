import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Whether a text is the expected one. Takes the same time for every wrong one, so that it cannot be guessed step by step. */
export const isSame = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected));
