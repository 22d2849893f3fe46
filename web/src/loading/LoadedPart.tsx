import { OutdatedError } from "../lib/newVersion.ts";
import { failureOf, failureText } from "../relay/failures.ts";
import { FailureState } from "./FailureState.tsx";
import { PartBoundary, type PartBoundaryProps } from "../ui/PartBoundary.tsx";
import { showToast } from "../ui/Toaster.tsx";

interface LoadedPartProps extends Omit<PartBoundaryProps, "onError" | "textOf" | "stateOf"> {
  /** What to say of a failure, in place of the words of the error table. */
  errorText?: string;
}

/** Shown in place of a part that could not be loaded without a network; null for other failures. */
function offlineState(error: unknown, onRetry: () => void) {
  const failure = failureOf(error);
  return failure.kind === "offline" ? <FailureState failure={failure} onRetry={onRetry} /> : null;
}

/**
 * A part of the page that loads data of its own, such as what a dialog shows. When that fails the rest of the page stays,
 * and the reason stands in the part's place and in a toast.
 */
export function LoadedPart({ errorText, ...boundary }: LoadedPartProps) {
  const textOf = (error: unknown) => {
    const failure = failureOf(error);
    // A refusal says what is wrong; of any other failure the part may say what has not come.
    return failure.kind === "refused" || errorText === undefined ? failureText(failure) : errorText;
  };
  return (
    <PartBoundary
      {...boundary}
      textOf={(error) => textOf(error) ?? "Please sign in to go on."}
      stateOf={offlineState}
      onError={(error) => {
        // Bars speak of a new version and of a lost network, the sign-in modal of a lost session.
        const isSaid = error instanceof OutdatedError || failureOf(error).kind === "offline";
        const text = isSaid ? null : textOf(error);
        if (text !== null) showToast("error", text);
      }}
    />
  );
}
