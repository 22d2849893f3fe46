import { Skeleton, SkeletonGroup } from "../ui/Skeleton.tsx";

/** A skeleton of the first comments. */
export function ThreadSkeleton() {
  return (
    <SkeletonGroup label="Loading comments" className="space-y-5 px-4 py-5 tablet:px-6">
      {["w-11/12", "w-2/3", "w-4/5"].map((width) => (
        <span key={width} className="flex gap-3">
          <Skeleton shape="circle" className="size-8" />
          <span className="flex-1 space-y-2.5 pt-1">
            <Skeleton className="h-3.5 w-36" />
            <Skeleton className={`h-3.5 ${width}`} />
          </span>
        </span>
      ))}
    </SkeletonGroup>
  );
}
