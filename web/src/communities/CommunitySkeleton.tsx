import { FeedSkeleton } from "../feed/FeedSkeleton.tsx";
import { useAtLeast } from "../lib/device.ts";
import { RowsSkeleton } from "../lists/RowsSkeleton.tsx";
import { AboutSkeleton, HeadSkeleton } from "../profiles/ProfileSkeleton.tsx";
import { cx } from "../ui/cx.ts";
import { PageColumns } from "../ui/PageColumns.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { communityTabs, type CommunityTab } from "./communityTabs.ts";

/** A skeleton of a community's page, with the list of the tab. */
export function CommunitySkeleton({ tab }: { tab: CommunityTab }) {
  const hasSideColumn = useAtLeast("medium");
  const { kind } = communityTabs[tab].content;
  return (
    <PageColumns
      head={
        <HeadSkeleton shape="box" hasBanner>
          <div className="flex h-12 items-center gap-6 px-4 tablet:px-6">
            {["w-16", "w-16", "w-16", "w-20"].map((width, index) => (
              <Skeleton key={index} className={cx("h-3.5", width)} />
            ))}
          </div>
        </HeadSkeleton>
      }
      aside={hasSideColumn && <AboutSkeleton />}
    >
      {kind === "feed" ? <FeedSkeleton /> : <RowsSkeleton rows={8} label={`Loading ${kind}`} hasCard />}
    </PageColumns>
  );
}
