import { Suspense } from "react";
import { graphql, type PreloadedQuery } from "react-relay";
import type { CommunityPageQuery } from "../__generated__/CommunityPageQuery.graphql.ts";
import { FeedSkeleton } from "../feed/FeedSkeleton.tsx";
import { useAtLeast } from "../lib/device.ts";
import { lazyPart } from "../lib/lazyPart.tsx";
import { PageError } from "../lists/ListError.tsx";
import { RowsSkeleton } from "../lists/RowsSkeleton.tsx";
import { LoadedPart } from "../loading/LoadedPart.tsx";
import { usePage, type Reload } from "../loading/useReload.ts";
import { ComposerEntry } from "../posts/writing/ComposerEntry.tsx";
import { FocusFallback } from "../ui/FocusFallback.tsx";
import { NotFoundPage } from "../ui/NotFoundPage.tsx";
import { PageColumns } from "../ui/PageColumns.tsx";
import { ClosedCommunity } from "./ClosedCommunity.tsx";
import { CommunityActivities } from "./CommunityActivities.tsx";
import { CommunityAside } from "./CommunityAside.tsx";
import { CommunityFeed } from "./CommunityFeed.tsx";
import { CommunityHead } from "./CommunityHead.tsx";
import { CommunityMembers } from "./CommunityMembers.tsx";
import { communityTabs, type CommunityTab } from "./communityTabs.ts";

const InvitedPeople = lazyPart(async () => (await import("./InvitedPeople.tsx")).InvitedPeople);

const query = graphql`
  query CommunityPageQuery(
    $slug: String!
    $types: [FeedType!]
    $withFeed: Boolean!
    $withMembers: Boolean!
    $withActivities: Boolean!
    $withAside: Boolean!
  ) @preloadable {
    ...CommunityFeed_query @arguments(slug: $slug, types: $types) @include(if: $withFeed) @alias(as: "feed")
    viewer {
      ...ComposerEntry_viewer
    }
    community(slug: $slug) @catch {
      id
      slug
      name
      isJoined
      permissions {
        read {
          allowed
        }
        manageMembers {
          allowed
        }
      }
      ...CommunityHead_community
      ...CommunityAside_community @arguments(withMembers: $withAside)
      ...ClosedCommunity_community
      ...CommunityMembers_community @include(if: $withMembers) @alias(as: "members")
      ...InvitedPeople_community @include(if: $withMembers) @alias(as: "invited")
      ...CommunityActivities_community @include(if: $withActivities) @alias(as: "activities")
    }
  }
`;

/** A community's page: its head, and the tab that the address names. */
export function CommunityPage({ queryRef, tab }: { queryRef: PreloadedQuery<CommunityPageQuery>; tab: CommunityTab }) {
  const [{ community: found, feed, viewer }, reload] = usePage<CommunityPageQuery>(query, queryRef);
  const hasSideColumn = useAtLeast("medium");
  if (!found.ok) return <PageError reload={reload} />;
  const community = found.value;
  if (!community) return <NotFoundPage />;

  const isReadable = community.permissions?.read.allowed !== false;
  return (
    <PageColumns
      head={
        <CommunityHead
          community={community}
          tab={tab}
          hasAside={hasSideColumn}
          onMembershipChanged={!isReadable || tab === "members" ? reload.reload : undefined}
        />
      }
      aside={hasSideColumn && <CommunityAside community={community} />}
      asideLabel="About this community"
    >
      {community.isJoined && communityTabs[tab].content.kind === "feed" && (
        <ComposerEntry viewer={viewer} communityId={community.id} />
      )}
      <FocusFallback>
        {isReadable ? (
          <TabContent key={tab} feed={feed} community={community} tab={tab} slug={queryRef.variables.slug} reload={reload} />
        ) : (
          <ClosedCommunity community={community} onJoined={reload.reload} />
        )}
      </FocusFallback>
    </PageColumns>
  );
}

type Community = NonNullable<Extract<CommunityPageQuery["response"]["community"], { ok: true }>["value"]>;

interface TabContentProps {
  feed: CommunityPageQuery["response"]["feed"];
  community: Pick<Community, "name" | "slug" | "permissions" | "members" | "invited" | "activities">;
  tab: CommunityTab;
  /** The slug in the address. */
  slug: string;
  reload: Reload;
}

/** Renders the one list that the query has loaded; the others are null. */
function TabContent({ feed, community, tab, slug, reload }: TabContentProps) {
  const { name, slug: currentSlug, permissions, members, invited, activities } = community;
  const { content } = communityTabs[tab];
  if (content.kind === "feed") {
    return (
      <Suspense fallback={<FeedSkeleton />}>
        {feed && (
          <CommunityFeed
            {...content}
            query={feed}
            title={name}
            slug={slug}
            currentSlug={currentSlug}
            name={tab}
            reload={reload}
          />
        )}
      </Suspense>
    );
  }
  return (
    <LoadedPart fallback={<RowsSkeleton rows={8} label={`Loading ${content.kind}`} hasCard />}>
      {invited && permissions?.manageMembers.allowed && <InvitedPeople community={invited} />}
      {members && <CommunityMembers community={members} reload={reload} />}
      {activities && <CommunityActivities community={activities} reload={reload} />}
    </LoadedPart>
  );
}
