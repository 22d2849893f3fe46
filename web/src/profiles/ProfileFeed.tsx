import { Newspaper } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ProfileFeed_feed$key } from "../__generated__/ProfileFeed_feed.graphql.ts";
import type { useNewPosts_items$key } from "../__generated__/useNewPosts_items.graphql.ts";
import { FeedList } from "../feed/FeedList.tsx";
import { NewPosts } from "../feed/NewPosts.tsx";
import type { NextPage } from "../lists/useNextPage.ts";
import { cardLook } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";

interface ProfileFeedProps {
  feed: ProfileFeed_feed$key;
  page: NextPage;
  /** Names the feed for screen readers. */
  label: string;
  empty: { title: string; text: string };
  /** Reads the beginning of the feed as it is now, without showing it. */
  read: () => Promise<useNewPosts_items$key | null>;
  /** Shows the feed from its beginning as it is now. */
  load: () => Promise<unknown>;
}

/** What a person or company published, or an outlet ran: the same cards as everywhere. */
export function ProfileFeed({ feed, page, label, empty, read, load }: ProfileFeedProps) {
  const { totalCount, edges } = useFragment(
    graphql`
      fragment ProfileFeed_feed on FeedConnection {
        totalCount
        edges {
          ...FeedList_edges
          ...NewPosts_edges
        }
      }
    `,
    feed,
  );
  return (
    <NewPosts edges={edges} communitySlug={null} read={read} load={load}>
      {edges.length === 0 ? (
        <div className={cardLook}>
          <EmptyState icon={Newspaper} {...empty} />
        </div>
      ) : (
        <FeedList edges={edges} label={label} name="published" total={totalCount} page={page} />
      )}
    </NewPosts>
  );
}
