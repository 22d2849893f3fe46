import type { FallbackProps } from "react-error-boundary";
import { ErrorState } from "../ui/ErrorState.tsx";

export const likersErrorText = "The likes could not be loaded.";

/** In the place of a list of likes that could not be read. */
export function LikersError({ resetErrorBoundary }: Pick<FallbackProps, "resetErrorBoundary">) {
  return <ErrorState text={likersErrorText} onRetry={resetErrorBoundary} />;
}
