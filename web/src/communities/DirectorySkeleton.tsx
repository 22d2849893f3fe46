import { cardClasses } from "../ui/Card.tsx";
import { Skeleton, SkeletonGroup, SkeletonText } from "../ui/Skeleton.tsx";

export function DirectorySkeleton({ cards }: { cards: number }) {
  return (
    <SkeletonGroup label="Loading communities" className="mt-3 grid gap-2 tablet:gap-3 medium:grid-cols-2">
      {Array.from({ length: cards }, (_, card) => (
        <div key={card} className={cardClasses("space-y-4 p-4 tablet:p-5")}>
          <div className="flex items-center gap-3">
            <Skeleton shape="box" className="size-12" />
            <span className="flex-1 space-y-2">
              <Skeleton className="h-4 w-36" />
              <Skeleton className="h-3 w-24" />
            </span>
          </div>
          <SkeletonText lines={2} />
        </div>
      ))}
    </SkeletonGroup>
  );
}
