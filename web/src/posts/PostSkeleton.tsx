import { ThreadSkeleton } from "../comments/ThreadSkeleton.tsx";
import { Skeleton, SkeletonGroup, SkeletonText } from "../ui/Skeleton.tsx";

/** A skeleton of a post in full with its first comments. */
export function PostSkeleton() {
  return (
    <>
      <SkeletonGroup label="Loading the post" className="px-4 py-5 tablet:px-6">
        <div className="mb-5 flex items-center gap-3">
          <Skeleton shape="circle" className="size-10" />
          <span className="flex-1 space-y-2">
            <Skeleton className="h-3.5 w-40" />
            <Skeleton className="h-3 w-28" />
          </span>
        </div>
        <SkeletonText lines={5} />
      </SkeletonGroup>
      <div className="border-t border-line">
        <ThreadSkeleton />
      </div>
    </>
  );
}
