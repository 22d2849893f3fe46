import { SearchX } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router";
import type { PostList_feed$key } from "../__generated__/PostList_feed.graphql.ts";
import { FeedList } from "../feed/FeedList.tsx";
import { ListError } from "../lists/ListError.tsx";
import type { NextPage } from "../lists/useNextPage.ts";
import type { Reload } from "../loading/useReload.ts";
import { LinkButton } from "../ui/Button.tsx";
import { cardLook } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";

interface PostListProps {
  /** Null when it could not be read. */
  feed: PostList_feed$key | null | undefined;
  page: NextPage;
  reload: Reload;
  /** Names the list for screen readers. */
  label: string;
  /** What stands there when there is nothing to list at all. */
  emptyText: string;
}

/** Posts of one type, as cards. */
export function PostList({ feed, page, reload, label, emptyText }: PostListProps) {
  const data = useFragment(
    graphql`
      fragment PostList_feed on FeedConnection {
        totalCount
        edges {
          ...FeedList_edges
        }
      }
    `,
    feed,
  );
  const { pathname, search } = useLocation();
  if (!data) return <ListError reload={reload} />;
  if (data.edges.length === 0) {
    return (
      <div className={cardLook}>
        {search === "" ? (
          <EmptyState icon={SearchX} title={emptyText} />
        ) : (
          <EmptyState
            icon={SearchX}
            title="Nothing fits"
            text="Try other words, or fewer filters."
            action={<LinkButton href={pathname}>Show all</LinkButton>}
          />
        )}
      </div>
    );
  }
  return <FeedList edges={data.edges} label={label} name={pathname + search} total={data.totalCount} page={page} />;
}
