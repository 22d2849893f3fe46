import { faultText } from "../feed/faultText.ts";
import { useFaultToast } from "../feed/useFaultToast.ts";
import { ErrorState } from "../ui/ErrorState.tsx";

/** Stands where the results would be that could not be read (D-10). */
export function UnreadResults({ onRetry, isRetrying = false }: { onRetry: () => void; isRetrying?: boolean }) {
  useFaultToast(true);
  return <ErrorState text={faultText} onRetry={onRetry} isRetrying={isRetrying} />;
}
