import { cardLook } from "../ui/Card.tsx";
import { UnreadPart } from "./UnreadPart.tsx";
import type { Reload } from "./useReload.ts";

/** Stands where a list would be that could not be read; the rest of the page goes on (D-10). */
export function UnreadList({ reload: { reload, isReloading, failure } }: { reload: Reload }) {
  return (
    <div className={cardLook}>
      <UnreadPart failure={failure} onRetry={reload} isRetrying={isReloading} />
    </div>
  );
}
