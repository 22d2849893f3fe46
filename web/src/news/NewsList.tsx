import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { NewsList_feed$key } from "../__generated__/NewsList_feed.graphql.ts";
import { FeedList } from "../feed/FeedList.tsx";
import { ListError } from "../lists/ListError.tsx";
import type { NextPage } from "../lists/useNextPage.ts";
import type { Reload } from "../loading/useReload.ts";
import { cardLook } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import type { IconGlyph } from "../ui/Icon.tsx";
import { NewsFrame } from "./NewsFrame.tsx";

interface NewsListProps {
  title: string;
  /** What the list is, in a line. */
  text: string;
  /** MediaObject the title. */
  act?: ReactNode;
  /** Above the list. */
  filters?: ReactNode;
  feed: NewsList_feed$key | null | undefined;
  page: NextPage;
  reload: Reload;
  /** Tells this list from others, for coming back to it. */
  name: string;
  empty: { icon: IconGlyph; title: string; text: string };
}

/** A page of news or commentary: the same cards as in every feed. */
export function NewsList({ title, text, act, filters, feed, page, reload, name, empty }: NewsListProps) {
  const list = useFragment(
    graphql`
      fragment NewsList_feed on FeedConnection {
        totalCount
        edges {
          ...FeedList_edges
        }
      }
    `,
    feed,
  );
  return (
    <NewsFrame title={title} text={text} act={act}>
      {filters}
      {!list && <ListError reload={reload} />}
      {list && list.edges.length === 0 && (
        <div className={cardLook}>
          <EmptyState {...empty} />
        </div>
      )}
      {list && list.edges.length > 0 && (
        <FeedList edges={list.edges} label={title} name={name} total={list.totalCount} page={page} />
      )}
    </NewsFrame>
  );
}
