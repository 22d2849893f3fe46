import type { FallbackProps } from "react-error-boundary";
import { failureOf } from "../relay/failures.ts";
import { PartError } from "./PartError.tsx";

/** In the place of a part of the page whose query failed as a whole: the fallback of its error boundary. */
export function PartErrorFallback({ error, resetErrorBoundary }: FallbackProps) {
  return <PartError failure={failureOf(error)} onRetry={resetErrorBoundary} />;
}
