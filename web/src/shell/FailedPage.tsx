import { useEffect } from "react";
import { useRevalidator, useRouteError } from "react-router";
import { OutdatedError } from "../lib/newVersion.ts";
import { failureOf, failureText } from "../relay/failures.ts";
import { reportError } from "../services/errorReporting.ts";
import { ErrorState } from "../ui/ErrorState.tsx";
import { showToast, Toaster } from "../ui/Toaster.tsx";

/**
 * Stands where a page failed to load or to draw, inside the shell: the text of the error catalogue with Retry, and
 * the same text as a toast (D-10). A 401 says nothing: the sign-in modal is over it.
 */
export function FailedPage() {
  const error = useRouteError();
  const text = error instanceof OutdatedError ? null : failureText(failureOf(error));
  const { revalidate, state } = useRevalidator();
  useEffect(() => reportError(error), [error]);
  useEffect(() => {
    if (text) showToast("error", text);
  }, [text]);
  if (error instanceof OutdatedError)
    return <ErrorState text={error.message} action="Reload" onRetry={() => location.reload()} />;
  return text && <ErrorState text={text} onRetry={() => void revalidate()} isRetrying={state !== "idle"} />;
}

/** Stands in place of everything when not even the viewer could be read. */
export function FailedStart() {
  const error = useRouteError();
  const text = failureText(failureOf(error)) ?? "";
  const { revalidate, state } = useRevalidator();
  useEffect(() => reportError(error), [error]);
  useEffect(() => {
    if (text) showToast("error", text);
  }, [text]);
  return (
    <>
      <main className="grid min-h-dvh place-items-center">
        <ErrorState text={text} onRetry={() => void revalidate()} isRetrying={state !== "idle"} />
      </main>
      {/* The shell, which shows toasts elsewhere, could not be drawn. */}
      <Toaster />
    </>
  );
}
