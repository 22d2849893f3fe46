/** Whether a value is an object that is not a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value if it is an object, otherwise an empty one. */
export const toRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
