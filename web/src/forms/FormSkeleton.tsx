import { Skeleton, SkeletonGroup } from "../ui/Skeleton.tsx";

/** A skeleton of a form. */
export function FormSkeleton() {
  return (
    <SkeletonGroup label="Loading the form" className="space-y-5 px-4 py-5 tablet:px-6">
      <Skeleton shape="box" className="h-10 w-full" />
      <Skeleton shape="box" className="h-40 w-full" />
      <Skeleton shape="box" className="h-16 w-full" />
      <Skeleton className="h-4 w-32" />
      <Skeleton shape="box" className="h-10 w-2/3" />
      <Skeleton className="h-4 w-32" />
      <Skeleton shape="box" className="h-10 w-2/3" />
    </SkeletonGroup>
  );
}
