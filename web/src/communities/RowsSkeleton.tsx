import { Skeleton, SkeletonGroup } from "../ui/Skeleton.tsx";

/** The shape of rows of people. */
export function RowsSkeleton({ rows, label }: { rows: number; label: string }) {
  return (
    <SkeletonGroup label={label} className="divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex items-center gap-3 px-4 py-3.5 tablet:px-5">
          <Skeleton shape="circle" className="size-12" />
          <span className="flex-1 space-y-2">
            <Skeleton className="h-3.5 w-44" />
            <Skeleton className="h-3 w-2/3" />
          </span>
        </div>
      ))}
    </SkeletonGroup>
  );
}
