import { cardClasses } from "../ui/Card.tsx";
import { Skeleton, SkeletonAuthor, SkeletonGroup } from "../ui/Skeleton.tsx";

interface InterviewsSkeletonProps {
  cards: number;
  /** True when the title and the tabs have not loaded either. */
  isPage?: boolean;
  /** As narrow as the page of one interview. */
  isNarrow?: boolean;
}

export function InterviewsSkeleton({ cards, isPage = false, isNarrow = false }: InterviewsSkeletonProps) {
  return (
    <SkeletonGroup
      label="Loading interviews"
      className={isPage ? "mx-auto w-full max-w-241" : isNarrow ? "mx-auto w-full max-w-180" : ""}
    >
      {isPage && (
        <div className="px-4 tablet:px-0">
          <div className="flex h-(--hit) items-center">
            <Skeleton className="h-7 w-56" />
          </div>
          <div className="mt-3 mb-3 flex h-[calc(var(--hit)+1px)] items-center gap-6 border-b border-line">
            <Skeleton className="h-3.5 w-24" />
            <Skeleton className="h-3.5 w-24" />
            <Skeleton className="h-3.5 w-24" />
          </div>
        </div>
      )}
      <div className="space-y-2 tablet:space-y-3">
        {Array.from({ length: cards }, (_, card) => (
          <div key={card} className={cardClasses("space-y-3 p-4 tablet:p-5")}>
            <SkeletonAuthor />
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-3.5 w-full max-w-[60ch]" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
