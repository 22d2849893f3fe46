import { ErrorState } from "../ui/ErrorState.tsx";

/** In the place of comments that could not be read. */
export function ThreadError({ onRetry }: { onRetry: () => void }) {
  return <ErrorState text="The comments could not be loaded." onRetry={onRetry} />;
}
