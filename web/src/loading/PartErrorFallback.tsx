import type { FallbackProps } from "react-error-boundary";
import { toFailure } from "../relay/failures.ts";
import { PartError } from "./PartError.tsx";

/** The error boundary fallback for a part of the page whose query failed as a whole. */
export function PartErrorFallback({ error, resetErrorBoundary }: FallbackProps) {
  return <PartError failure={toFailure(error)} onRetry={resetErrorBoundary} />;
}
