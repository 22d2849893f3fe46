import { cardClasses } from "../ui/Card.tsx";
import { Skeleton, SkeletonGroup } from "../ui/Skeleton.tsx";

/** A skeleton of a settings tab. */
export function SettingsSkeleton() {
  return (
    <SkeletonGroup label="Loading the settings" className="mx-auto w-full max-w-241">
      <div className="flex items-center gap-3 px-4 pb-3 tablet:px-0">
        <Skeleton shape="circle" className="size-12" />
        <Skeleton className="h-5 w-32" />
      </div>
      <div className="medium:grid medium:grid-cols-[14rem_minmax(0,1fr)] medium:gap-6">
        <div className="mb-3 flex gap-4 overflow-hidden px-4 py-3 tablet:px-0 medium:block medium:space-y-6">
          {Array.from({ length: 9 }, (_, row) => (
            <Skeleton key={row} className="h-4 w-32 shrink-0" />
          ))}
        </div>
        <div className={cardClasses("space-y-5 p-4 tablet:p-6")}>
          <Skeleton className="h-5 w-40" />
          <Skeleton shape="box" className="h-10 w-full" />
          <Skeleton shape="box" className="h-10 w-full" />
          <Skeleton shape="box" className="h-10 w-full" />
          <Skeleton shape="box" className="h-24 w-full" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
