import { FeedSkeleton } from "../feed/FeedSkeleton.tsx";
import { useAtLeast } from "../lib/device.ts";
import { cardClasses } from "../ui/Card.tsx";
import { PageColumns } from "../ui/PageColumns.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";

/** A skeleton of the home page. */
export function HomeSkeleton() {
  const hasSideColumn = useAtLeast("medium");
  return (
    <PageColumns aside={hasSideColumn && <PanelsSkeleton />}>
      <div className="mb-2 flex h-(--hit) animate-late items-center gap-6 border-b border-line px-4 tablet:mb-3">
        <Skeleton className="h-3.5 w-24" />
        <Skeleton className="h-3.5 w-16" />
        <Skeleton className="h-3.5 w-16" />
      </div>
      <FeedSkeleton />
    </PageColumns>
  );
}

function PanelsSkeleton() {
  return (
    <div className="animate-late space-y-4">
      {[0, 1].map((panel) => (
        <div key={panel} className={cardClasses("space-y-5 p-4")}>
          <Skeleton className="h-3.5 w-24" />
          {[0, 1, 2].map((row) => (
            <div key={row} className="flex gap-3">
              <Skeleton shape="box" className="size-11 shrink-0" />
              <span className="flex-1 space-y-2 pt-1">
                <Skeleton className="h-3.5 w-full" />
                <Skeleton className="h-3 w-2/3" />
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
