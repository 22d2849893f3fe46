import { OutdatedError } from "../lib/newVersion.ts";
import { toFailure, failureText, getReference } from "../relay/failures.ts";
import { PartBoundary, type PartBoundaryProps } from "../ui/PartBoundary.tsx";
import { showToast } from "../ui/Toaster.tsx";
import { FailureState } from "./FailureState.tsx";

interface LoadedPartProps extends Omit<PartBoundaryProps, "onError" | "getText" | "renderError"> {
  /** Shown for a failure instead of the text from the error table. */
  errorText?: string;
}

/** The offline state of a part that could not be loaded; null for other failures. */
function offlineState(error: unknown, onRetry: () => void) {
  const failure = toFailure(error);
  return failure.kind === "offline" ? <FailureState failure={failure} onRetry={onRetry} /> : null;
}

/**
 * A part of the page that loads its own data, such as the content of a dialog. When loading fails, the rest of the page stays
 * and the reason is shown in the part's place and in a toast.
 */
export function LoadedPart({ errorText, ...boundary }: LoadedPartProps) {
  const getText = (error: unknown) => {
    const failure = toFailure(error);
    // The text of a rejected request says what is wrong, so it takes precedence over errorText.
    return failure.kind === "rejected" || errorText === undefined ? failureText(failure) : errorText;
  };
  return (
    <PartBoundary
      {...boundary}
      getText={(error) => getText(error) ?? "Please sign in to continue."}
      renderError={offlineState}
      onError={(error) => {
        // A bar already reports a new version or a lost network, and the sign-in modal reports a lost session.
        const isAlreadyReported = error instanceof OutdatedError || toFailure(error).kind === "offline";
        const text = isAlreadyReported ? null : getText(error);
        if (text !== null) showToast("error", text, { reference: getReference(toFailure(error)) });
      }}
    />
  );
}
