import { reportAccessError } from "../relay/accessErrors.ts";
import { failureText, readFailure } from "../relay/failures.ts";
import type { FeedbackValues } from "./feedbackFields.ts";

/**
 * Sends feedback.
 * @returns null on success, otherwise the error text, which is "" when the sign-in modal is shown instead
 */
export async function sendFeedback(values: FeedbackValues, screenshot: Blob | null): Promise<string | null> {
  const form = new FormData();
  for (const [field, value] of Object.entries(values)) form.append(field, value.trim());
  form.append("url", location.href);
  if (screenshot) form.append("screenshot", screenshot, "screenshot.png");
  const request = { method: "POST", headers: { "X-Requested-With": "XMLHttpRequest" }, body: form };
  const response = await fetch("/api/v1/feedback", request).catch(() => null);
  if (response?.status === 201) return null;
  const failure = await readFailure(response);
  if (failure.kind === "unauthenticated" || failure.kind === "forbidden") reportAccessError(failure.kind);
  return failureText(failure) ?? "";
}
