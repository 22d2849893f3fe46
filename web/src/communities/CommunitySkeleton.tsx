import { FeedSkeleton } from "../feed/FeedSkeleton.tsx";
import { useAtLeast } from "../lib/device.ts";
import { RowsSkeleton } from "../lists/RowsSkeleton.tsx";
import { cardStyles } from "../ui/Card.tsx";
import { cx } from "../ui/cx.ts";
import { PageColumns } from "../ui/PageColumns.tsx";
import { Skeleton, SkeletonText } from "../ui/Skeleton.tsx";
import { communityTabs, type CommunityTab } from "./communityTabs.ts";

/** A skeleton of a community's page, with the list of the tab. */
export function CommunitySkeleton({ tab }: { tab: CommunityTab }) {
  const hasSideColumn = useAtLeast("medium");
  const { kind } = communityTabs[tab].content;
  return (
    <PageColumns head={<HeadSkeleton />} aside={hasSideColumn && <AboutSkeleton />}>
      {kind === "feed" ? <FeedSkeleton /> : <RowsSkeleton rows={8} label={`Loading ${kind}`} hasCard />}
    </PageColumns>
  );
}

function HeadSkeleton() {
  return (
    <div className={cx(cardStyles, "flush-top animate-late overflow-hidden")}>
      <div className="h-24 border-b border-line bg-sunken tablet:h-36" />
      <div className="flex items-end gap-5 px-4 tablet:px-6">
        <Skeleton shape="box" className="relative -mt-8 size-24 shrink-0 border-4 border-surface" />
        <span className="flex-1 space-y-2.5 pb-3">
          <Skeleton className="h-6 w-48 max-w-full" />
          <Skeleton className="h-3.5 w-64 max-w-full" />
        </span>
      </div>
      <div className="flex h-12 items-center gap-6 px-4 tablet:px-6">
        {["w-16", "w-16", "w-16", "w-20"].map((width, tab) => (
          <Skeleton key={tab} className={cx("h-3.5", width)} />
        ))}
      </div>
    </div>
  );
}

function AboutSkeleton() {
  return (
    <div className={cx(cardStyles, "animate-late space-y-4 p-4")}>
      <Skeleton className="h-3.5 w-16" />
      <SkeletonText lines={5} />
    </div>
  );
}
