import { faultText } from "./faultText.ts";
import { cardLook } from "../ui/Card.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { useFaultToast } from "./useFaultToast.ts";
import type { Reload } from "./useReload.ts";

/** Stands where a list would be that could not be read; the rest of the page goes on (D-10). */
export function UnreadList({ reload: { reload, isReloading } }: { reload: Reload }) {
  useFaultToast(true);
  return (
    <div className={cardLook}>
      <ErrorState text={faultText} onRetry={reload} isRetrying={isReloading} />
    </div>
  );
}
