import { refusalTextOr, type Failure } from "../relay/failures.ts";
import { ErrorState } from "../ui/ErrorState.tsx";

/** Replaces comments that could not be read. */
export function ThreadError({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }) {
  return <ErrorState text={refusalTextOr(failure, "The comments could not be loaded.")} onRetry={onRetry} />;
}
