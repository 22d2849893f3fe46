import { OutdatedError } from "../lib/newVersion.ts";

/** The error of an upload; text is null when the sign-in modal is shown instead. */
export class UploadError extends Error {
  readonly text: string | null;

  constructor(text: string | null) {
    super(text ?? "Not signed in.");
    this.text = text;
  }
}

/** The message for an upload that failed, or whose code could not be loaded. */
export function formatUploadError(error: unknown): string {
  if (error instanceof OutdatedError) return error.message;
  return error instanceof UploadError && error.text ? error.text : "The upload has failed.";
}
