import { ThreadSkeleton } from "../comments/ThreadSkeleton.tsx";
import { SkeletonAuthor, SkeletonGroup, SkeletonText } from "../ui/Skeleton.tsx";

/** A skeleton of a post in full with its first comments. */
export function PostSkeleton() {
  return (
    <>
      <SkeletonGroup label="Loading the post" className="px-4 py-5 tablet:px-6">
        <SkeletonAuthor className="mb-5" />
        <SkeletonText lines={5} />
      </SkeletonGroup>
      <div className="border-t border-line">
        <ThreadSkeleton />
      </div>
    </>
  );
}
