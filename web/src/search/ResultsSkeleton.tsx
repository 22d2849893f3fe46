import { Skeleton, SkeletonGroup } from "../ui/Skeleton.tsx";

/** The shape of results to come. */
export function ResultsSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <SkeletonGroup label="Searching">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex items-start gap-3 px-4 py-3">
          <Skeleton shape="box" className="size-10" />
          <span className="flex-1 space-y-2 pt-1">
            <Skeleton className="h-3.5 w-3/5" />
            <Skeleton className="h-3 w-32" />
            <Skeleton className="h-3 w-4/5" />
          </span>
        </div>
      ))}
    </SkeletonGroup>
  );
}
