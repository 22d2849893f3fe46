import { useEffect } from "react";
import { useRevalidator, useRouteError } from "react-router";
import { OutdatedError } from "../lib/newVersion.ts";
import { FailureState } from "../loading/FailureState.tsx";
import { useFailureToast } from "../loading/useFailureToast.ts";
import { toFailure } from "../relay/failures.ts";
import { reportError } from "../services/errorReporting.ts";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Toaster } from "../ui/Toaster.tsx";

/** The route's error, reported once and shown as a toast, and a function that loads the page again. */
function useRouteFailure() {
  const error = useRouteError();
  const isOutdated = error instanceof OutdatedError;
  const failure = toFailure(error);
  const { revalidate, state } = useRevalidator();
  const isReported = failure.kind !== "offline";
  useEffect(() => {
    if (isReported) reportError(error);
  }, [error, isReported]);
  useFailureToast(isOutdated ? null : failure);
  return { isOutdated, state: { failure, onRetry: () => void revalidate(), isRetrying: state !== "idle" } };
}

/**
 * Replaces a page that failed to load or render, inside the shell. Shows the text of the error catalogue with Retry, and the
 * same text as a toast. A 401 shows no text because the sign-in modal is open.
 */
export function FailedPage() {
  const { isOutdated, state } = useRouteFailure();
  if (isOutdated) return <ErrorState text={new OutdatedError().message} action="Reload" onRetry={() => location.reload()} />;
  return state.failure.kind !== "unauthenticated" && <FailureState {...state} />;
}

/** Replaces the whole client when not even the viewer could be read. */
export function FailedStart() {
  const { state } = useRouteFailure();
  return (
    <>
      <main className="grid min-h-dvh place-items-center">
        <FailureState {...state} />
      </main>
      {/* The shell, which normally shows toasts, could not be rendered. */}
      <Toaster />
    </>
  );
}
