import { cardClasses } from "../ui/Card.tsx";
import { Skeleton, SkeletonAuthor, SkeletonGroup } from "../ui/Skeleton.tsx";

interface AnnouncementsSkeletonProps {
  cards: number;
  /** True when the title and the tabs have not loaded either. */
  isPage?: boolean;
}

export function AnnouncementsSkeleton({ cards, isPage = false }: AnnouncementsSkeletonProps) {
  return (
    <SkeletonGroup label="Loading announcements" className={isPage ? "mx-auto w-full max-w-241" : ""}>
      {isPage && (
        <div className="px-4 tablet:px-0">
          <div className="flex h-(--hit) items-center">
            <Skeleton className="h-7 w-64" />
          </div>
          <div className="mt-3 mb-3 flex h-[calc(var(--hit)+1px)] items-center gap-6 border-b border-line">
            <Skeleton className="h-3.5 w-32" />
            <Skeleton className="h-3.5 w-32" />
          </div>
          <Skeleton className="mb-2 h-(--hit) w-full tablet:mb-3 tablet:max-w-96" />
          <Skeleton className="mb-3 h-(--hit) w-full tablet:hidden" />
        </div>
      )}
      <div className="space-y-2 tablet:space-y-3">
        {Array.from({ length: cards }, (_, card) => (
          <div key={card} className={cardClasses("flex gap-4 p-4 tablet:p-5")}>
            <div className="flex-1 space-y-3">
              <SkeletonAuthor />
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-3.5 w-full max-w-[60ch]" />
            </div>
            <Skeleton className="h-28 w-40 self-end max-tablet:hidden" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
