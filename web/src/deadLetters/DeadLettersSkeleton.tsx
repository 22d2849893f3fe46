import { cardClasses } from "../ui/Card.tsx";
import { Skeleton, SkeletonGroup } from "../ui/Skeleton.tsx";

/** A skeleton of the list of failed jobs. */
export function DeadLettersSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <SkeletonGroup label="Loading failed jobs" className={cardClasses("divide-y divide-line")}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="space-y-2.5 px-4 py-4 tablet:px-5">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-3.5 w-2/3" />
          <Skeleton className="h-3 w-48" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
