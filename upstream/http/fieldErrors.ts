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

/** What is wrong with one value of a request. */
export interface FieldError {
  readonly code: ValidationCode;
  /** The sentence for people. */
  readonly message: string;
  /** The largest or smallest accepted number, of characters or of items, where the code is about one. */
  readonly limit?: number;
}

/** Field errors, one function for each kind. A label is what people call the field, such as "First name". */
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
  taken: (message: string): FieldError => ({ code: "TAKEN", message }),
  notFound: (label: string): FieldError => ({ code: "NOT_FOUND", message: `${label} was not found.` }),
  inThePast: (label: string): FieldError => ({ code: "IN_THE_PAST", message: `${label} must be in the future.` }),
  invalidUrl: (): FieldError => ({ code: "INVALID_URL", message: "Url is not a valid" }),
  invalidEmail: (message = "E-mail is not valid."): FieldError => ({ code: "INVALID_EMAIL", message }),
  /** For reasons without a code of their own. */
  invalid: (message: string): FieldError => ({ code: "INVALID", message }),
} as const;
