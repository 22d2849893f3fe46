import { cardClasses } from "../ui/Card.tsx";
import { Skeleton, SkeletonGroup, SkeletonText } from "../ui/Skeleton.tsx";

export function NewsroomsSkeleton({ cards = 4 }: { cards?: number }) {
  return (
    <SkeletonGroup label="Loading newsrooms" className="space-y-2 tablet:space-y-3">
      {Array.from({ length: cards }, (_, card) => (
        <div key={card} className={cardClasses("flex gap-4 p-4")}>
          <Skeleton shape="box" className="size-12 tablet:size-16" />
          <div className="flex-1 space-y-3">
            <Skeleton className="h-4 w-48" />
            <SkeletonText lines={2} />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
