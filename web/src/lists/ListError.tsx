import { PartError } from "../loading/PartError.tsx";
import type { Reload } from "../loading/useReload.ts";
import { cardStyles } from "../ui/Card.tsx";
import { PageColumns } from "../ui/PageColumns.tsx";

/** Replaces a list that could not be read; the rest of the page keeps working. */
export function ListError({ reload: { reload, isReloading, failure } }: { reload: Reload }) {
  return (
    <div className={cardStyles}>
      <PartError failure={failure} onRetry={reload} isRetrying={isReloading} />
    </div>
  );
}

/** Replaces a page whose subject could not be read. */
export function PageError({ reload }: { reload: Reload }) {
  return (
    <PageColumns>
      <ListError reload={reload} />
    </PageColumns>
  );
}
