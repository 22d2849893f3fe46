import { ErrorState } from "../ui/ErrorState.tsx";
import { faultText } from "./faultText.ts";
import { useFaultToast } from "./useFaultToast.ts";

interface UnreadPartProps {
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Stands where a part of the page would be that could not be read, on the ground that is there (D-10). */
export function UnreadPart({ onRetry, isRetrying = false }: UnreadPartProps) {
  useFaultToast(true);
  return <ErrorState text={faultText} onRetry={onRetry} isRetrying={isRetrying} />;
}
