import { Suspense } from "react";
import { graphql, type PreloadedQuery } from "react-relay";
import { useLocation } from "react-router";
import type { HomePageQuery } from "../__generated__/HomePageQuery.graphql.ts";
import { FeedSkeleton } from "../feed/FeedSkeleton.tsx";
import { useAtLeast } from "../lib/device.ts";
import { usePage } from "../loading/useReload.ts";
import { ComposerEntry } from "../posts/writing/ComposerEntry.tsx";
import { LinkTabs } from "../ui/LinkTabs.tsx";
import { PageColumns } from "../ui/PageColumns.tsx";
import { FollowFeed } from "./FollowFeed.tsx";
import { homePath, readHomeTab } from "./homeTab.ts";
import { LatestEvents } from "./LatestEvents.tsx";
import { LatestJobs } from "./LatestJobs.tsx";

const query = graphql`
  query HomePageQuery($beatId: ID) @preloadable {
    viewer {
      followFeeds {
        id
        name
        beat {
          id
        }
      }
      followFeed(beatId: $beatId) {
        id
        ...FollowFeed_feed
      }
      ...ComposerEntry_viewer
    }
    ...LatestEvents_query
    ...LatestJobs_query
  }
`;

/** The home page: the viewer's follow feeds as tabs, and the latest events and jobs. */
export function HomePage({ queryRef }: { queryRef: PreloadedQuery<HomePageQuery> }) {
  const [data, reload] = usePage<HomePageQuery>(query, queryRef);
  const tab = readHomeTab(useLocation().search);
  const hasSideColumn = useAtLeast("medium");
  const { followFeeds, followFeed } = data.viewer;
  const showsLatest = tab.kind === "latest" && !hasSideColumn;

  const tabs = followFeeds.map(({ id, name, beat }) => ({
    label: name,
    href: homePath(beat ? { kind: "beat", beatId: beat.id } : { kind: "timeline" }),
    isCurrent: !showsLatest && id === followFeed?.id,
  }));
  const latestTab = { label: "Events and jobs", href: homePath({ kind: "latest" }), isCurrent: showsLatest };
  const latest = (
    <div className="space-y-2 tablet:space-y-4">
      <LatestEvents query={data} />
      <LatestJobs query={data} />
    </div>
  );

  return (
    <PageColumns aside={hasSideColumn && latest} asideLabel="Latest events and jobs">
      <h1 className="sr-only">Home</h1>
      <LinkTabs label="Feeds" tabs={hasSideColumn ? tabs : [...tabs, latestTab]} className="mb-2 px-1 tablet:mb-3 tablet:px-0" />
      <ComposerEntry viewer={data.viewer} communityId={null} />
      {showsLatest && latest}
      {!showsLatest && followFeed && (
        <Suspense key={followFeed.id} fallback={<FeedSkeleton />}>
          <FollowFeed feed={followFeed} reload={reload} />
        </Suspense>
      )}
    </PageColumns>
  );
}
