import { getRejectionText, type Failure } from "../relay/failures.ts";
import { ErrorState } from "../ui/ErrorState.tsx";

export const likersErrorText = "The likes could not be loaded.";

interface LikersErrorProps {
  /** Null when unknown. */
  failure: Failure | null;
  onRetry: () => void;
}

/** Replaces a list of likes that could not be read. */
export function LikersError({ failure, onRetry }: LikersErrorProps) {
  return <ErrorState text={getRejectionText(failure, likersErrorText)} onRetry={onRetry} />;
}
