import type { Settings } from "../lib/settings.ts";

/** The texts entered in the feedback dialog. */
export interface FeedbackValues {
  name: string;
  email: string;
  message: string;
}

export const labels: Record<keyof FeedbackValues, string> = { name: "Name", email: "Email", message: "Message" };

type Required = Pick<Settings, "feedbackNameRequired" | "feedbackEmailRequired">;

/** The required fields, which always include the message (VALID-10 to VALID-12). */
export function getRequiredFields({ feedbackNameRequired, feedbackEmailRequired }: Required): (keyof FeedbackValues)[] {
  return [
    ...(feedbackNameRequired ? (["name"] as const) : []),
    ...(feedbackEmailRequired ? (["email"] as const) : []),
    "message",
  ];
}

/** The required fields that are empty or contain only spaces. */
export function findMissingFields(values: FeedbackValues, required: Required): (keyof FeedbackValues)[] {
  return getRequiredFields(required).filter((field) => values[field].trim() === "");
}

/** The error message for missing fields (VALID-13). */
export function formatMissingFields(fields: readonly (keyof FeedbackValues)[]): string {
  return `Please enter in the following required fields: ${fields.map((field) => labels[field]).join(", ")}`;
}
