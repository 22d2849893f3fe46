import { Skeleton, SkeletonGroup } from "../ui/Skeleton.tsx";

/** A skeleton of the list's first rows. */
export function LikersSkeleton() {
  return (
    <SkeletonGroup label="Loading likes" className="space-y-3 p-5">
      {["w-40", "w-32", "w-44"].map((width) => (
        <span key={width} className="flex items-center gap-3">
          <Skeleton shape="circle" className="size-8" />
          <Skeleton className={`h-3.5 ${width}`} />
        </span>
      ))}
    </SkeletonGroup>
  );
}
