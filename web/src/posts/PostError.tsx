import type { FallbackProps } from "react-error-boundary";
import { failureOf, failureText } from "../relay/failures.ts";
import { ErrorState } from "../ui/ErrorState.tsx";

/** In the place of a post that failed to load (D-10). */
export function PostError({ error, resetErrorBoundary }: FallbackProps) {
  return <ErrorState text={failureText(failureOf(error)) ?? "Please sign in to see this post."} onRetry={resetErrorBoundary} />;
}
