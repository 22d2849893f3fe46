import { cardClasses } from "../ui/Card.tsx";
import { Skeleton, SkeletonGroup, SkeletonText } from "../ui/Skeleton.tsx";
import { storyWidth } from "./storyWidth.ts";

export function StorySkeleton() {
  return (
    <SkeletonGroup label="Loading the story" className={cardClasses(storyWidth, "flush-top space-y-6 px-4 py-6 tablet:px-6")}>
      <span className="block space-y-3">
        <Skeleton className="h-8 w-11/12" />
        <Skeleton className="h-8 w-3/5" />
      </span>
      <span className="flex items-center gap-3">
        <Skeleton shape="circle" className="size-10" />
        <Skeleton className="h-3.5 w-40" />
      </span>
      <Skeleton shape="box" className="aspect-video w-full" />
      <SkeletonText lines={6} />
    </SkeletonGroup>
  );
}
