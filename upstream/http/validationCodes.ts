/** The machine-readable reasons why a value was refused. */
export const VALIDATION_CODES = [
  "BLANK",
  "TOO_LONG",
  "TOO_SHORT",
  "TOO_MANY",
  "TAKEN",
  "NOT_FOUND",
  "IN_THE_PAST",
  "INVALID_URL",
  "INVALID_EMAIL",
  "INVALID",
] as const;

export type ValidationCode = (typeof VALIDATION_CODES)[number];

export interface ErrorDetail {
  code: ValidationCode;
  /** The largest or smallest accepted number, of characters or of items, where the code is about one. */
  limit?: number;
}

/**
 * The codes by the sentences of this API, which all rules share. A group in a pattern is the limit. A new sentence without a
 * pattern is INVALID.
 */
const patterns: readonly (readonly [RegExp, ValidationCode])[] = [
  [/(?: is required| cannot be empty|^Choose at least one .*|^Please accept the terms)\.$/, "BLANK"],
  [/ must have at most (\d+) characters/, "TOO_LONG"],
  [/ must have at least (\d+) characters/, "TOO_SHORT"],
  [/ at most (\d+) [a-z]+\.$/, "TOO_MANY"],
  [/ (?:is taken|is reserved|is already in use|is here already|is on your list already|has this e-mail)\.$/, "TAKEN"],
  [/ was not found\.$/, "NOT_FOUND"],
  [/ must be in the future\.$/, "IN_THE_PAST"],
  [/^(?:Url|Web address|Link) is not (?:a )?valid/, "INVALID_URL"],
  [/^E-mail is not valid\.$| is not a valid e-mail address\.$/, "INVALID_EMAIL"],
];

/** The code of a validation message. */
export function errorDetailOf(message: string): ErrorDetail {
  for (const [pattern, code] of patterns) {
    const found = pattern.exec(message);
    if (found !== null) {
      const [, limit] = found;
      return limit === undefined ? { code } : { code, limit: Number(limit) };
    }
  }
  return { code: "INVALID" };
}
