/** Machine-readable codes of validation errors. */
export const validationCodes = [
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

export type ValidationCode = (typeof validationCodes)[number];

/** A validation error of one value of a request. */
export interface FieldError {
  readonly code: ValidationCode;
  /** The message for users. */
  readonly message: string;
  /** Accepted maximum or minimum number of characters or items, for codes about one. */
  readonly limit?: number;
}

const MAX_QUOTED = 100;

/** The beginning of a wrong value, for a message that quotes it. */
export const quoted = (value: string): string => (value.length <= MAX_QUOTED ? value : `${value.slice(0, MAX_QUOTED)}…`);

/** Creates field errors, with one function per kind. A label is the displayed name of the field, such as "First name". */
export const fieldError = {
  required: (label: string): FieldError => fieldError.blank(`${label} is required.`),
  blank: (message: string): FieldError => ({ code: "BLANK", message }),
  tooLong: (label: string, limit: number, note = ""): FieldError => ({
    code: "TOO_LONG",
    message: `${label} must have at most ${limit} characters${note}.`,
    limit,
  }),
  tooShort: (label: string, limit: number): FieldError => ({
    code: "TOO_SHORT",
    message: `${label} must have at least ${limit} characters.`,
    limit,
  }),
  tooMany: (limit: number, message: string): FieldError => ({ code: "TOO_MANY", message, limit }),
  /** @param what the end of the message, such as "people can be invited at once" */
  atMost: (limit: number, what: string): FieldError => fieldError.tooMany(limit, `At most ${limit} ${what}.`),
  taken: (message: string): FieldError => ({ code: "TAKEN", message }),
  notFound: (label: string): FieldError => ({ code: "NOT_FOUND", message: `${label} was not found.` }),
  inThePast: (label: string): FieldError => ({ code: "IN_THE_PAST", message: `${label} must be in the future.` }),
  invalidUrl: (): FieldError => ({ code: "INVALID_URL", message: "Url is not a valid" }),
  invalidEmail: (message = "E-mail is not valid."): FieldError => ({ code: "INVALID_EMAIL", message }),
  /** For reasons without a code of their own. */
  invalid: (message: string): FieldError => ({ code: "INVALID", message }),
} as const;
