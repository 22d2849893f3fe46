import type { FallbackProps } from "react-error-boundary";
import { failureOf } from "../relay/failures.ts";
import { UnreadPart } from "./UnreadPart.tsx";

/** In the place of a part of the page whose query failed as a whole: the fallback of its error boundary. */
export function ReadFailure({ error, resetErrorBoundary }: FallbackProps) {
  return <UnreadPart failure={failureOf(error)} onRetry={resetErrorBoundary} />;
}
