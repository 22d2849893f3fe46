import type { Settings } from "../lib/settings.ts";

/** What somebody writes in the feedback dialog. */
export interface Written {
  name: string;
  email: string;
  message: string;
}

export const labels: Record<keyof Written, string> = { name: "Name", email: "Email", message: "Message" };

type Required = Pick<Settings, "feedbackNameRequired" | "feedbackEmailRequired">;

/** Which fields have to be filled in; the message always (VALID-10 to VALID-12). */
export function requiredFields({ feedbackNameRequired, feedbackEmailRequired }: Required): (keyof Written)[] {
  return [
    ...(feedbackNameRequired ? (["name"] as const) : []),
    ...(feedbackEmailRequired ? (["email"] as const) : []),
    "message",
  ];
}

/** The fields that have to be filled in and are not; spaces fill nothing in. */
export function missingFields(written: Written, required: Required): (keyof Written)[] {
  return requiredFields(required).filter((field) => written[field].trim() === "");
}

/** What is said about them (VALID-13). */
export function missingText(fields: readonly (keyof Written)[]): string {
  return `Please enter in the following required fields: ${fields.map((field) => labels[field]).join(", ")}`;
}
