/** Whether a value is an object, whose properties may be missing or of any type. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
