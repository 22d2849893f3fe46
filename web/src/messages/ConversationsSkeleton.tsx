import { Skeleton, SkeletonGroup } from "../ui/Skeleton.tsx";

/** The shape of conversations to come. */
export function ConversationsSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <SkeletonGroup label="Loading conversations" className="divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex items-start gap-3 px-4 py-3">
          <Skeleton shape="circle" className="size-10" />
          <span className="flex-1 space-y-2 pt-1">
            <Skeleton className="h-3.5 w-2/5" />
            <Skeleton className="h-3 w-4/5" />
            <Skeleton className="h-3 w-1/2" />
          </span>
        </div>
      ))}
    </SkeletonGroup>
  );
}
