import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { NewsList_feed$key } from "../__generated__/NewsList_feed.graphql.ts";
import { FeedList } from "../feed/FeedList.tsx";
import { PageColumns } from "../feed/PageColumns.tsx";
import { UnreadList } from "../feed/UnreadList.tsx";
import type { NextPage } from "../feed/useNextPage.ts";
import type { Reload } from "../feed/useReload.ts";
import { cardLook } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import type { IconGlyph } from "../ui/Icon.tsx";

interface NewsListProps {
  title: string;
  /** What the list is, in a line. */
  text: string;
  /** Beside the title. */
  act?: ReactNode;
  filters?: ReactNode;
  feed: NewsList_feed$key | null | undefined;
  page: NextPage;
  reload: Reload;
  /** Tells this list from others, for coming back to it. */
  name: string;
  empty: { icon: IconGlyph; title: string; text: string };
}

/** A page of news or commentary: the same cards as in every feed (D-149). */
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
    <PageColumns
      head={
        <header className="flex min-h-(--hit) flex-wrap items-center justify-between gap-3 px-4 pt-1 tablet:px-0 tablet:pt-0">
          <div>
            <h1 className="text-22 font-semibold tablet:text-28">{title}</h1>
            <p className="mt-1 text-14 text-muted">{text}</p>
          </div>
          {act}
        </header>
      }
    >
      {filters}
      {!list && <UnreadList reload={reload} />}
      {list && list.edges.length === 0 && (
        <div className={cardLook}>
          <EmptyState {...empty} />
        </div>
      )}
      {list && list.edges.length > 0 && (
        <FeedList edges={list.edges} label={title} name={name} total={list.totalCount} page={page} />
      )}
    </PageColumns>
  );
}
