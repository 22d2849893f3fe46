import { useEffect } from "react";
import { useRevalidator, useRouteError } from "react-router";
import { OutdatedError } from "../lib/newVersion.ts";
import { FailureState } from "../loading/FailureState.tsx";
import { useFailureToast } from "../loading/useFailureToast.ts";
import { failureOf } from "../relay/failures.ts";
import { reportError } from "../services/errorReporting.ts";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Toaster } from "../ui/Toaster.tsx";

/** The error of the route: reported once and said in a toast; and what reads the page again. */
function useRouteFailure() {
  const error = useRouteError();
  const isOutdated = error instanceof OutdatedError;
  const failure = failureOf(error);
  const { revalidate, state } = useRevalidator();
  const isReported = failure.kind !== "offline";
  useEffect(() => {
    if (isReported) reportError(error);
  }, [error, isReported]);
  useFailureToast(isOutdated ? null : failure);
  return { isOutdated, state: { failure, onRetry: () => void revalidate(), isRetrying: state !== "idle" } };
}

/**
 * Stands where a page failed to load or to draw, inside the shell: the text of the error catalogue with Retry, and
 * the same text as a toast. A 401 says nothing: the sign-in modal is over it.
 */
export function FailedPage() {
  const { isOutdated, state } = useRouteFailure();
  if (isOutdated) return <ErrorState text={new OutdatedError().message} action="Reload" onRetry={() => location.reload()} />;
  return state.failure.kind !== "unauthenticated" && <FailureState {...state} />;
}

/** Stands in place of everything when not even the viewer could be read. */
export function FailedStart() {
  const { state } = useRouteFailure();
  return (
    <>
      <main className="grid min-h-dvh place-items-center">
        <FailureState {...state} />
      </main>
      {/* The shell, which shows toasts elsewhere, could not be drawn. */}
      <Toaster />
    </>
  );
}
