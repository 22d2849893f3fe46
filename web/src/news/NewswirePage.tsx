import { Newspaper } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, usePaginationFragment, type PreloadedQuery } from "react-relay";
import type { NewswirePage_query$key } from "../__generated__/NewswirePage_query.graphql.ts";
import type { NewswirePagePaginationQuery } from "../__generated__/NewswirePagePaginationQuery.graphql.ts";
import type { NewswirePageQuery } from "../__generated__/NewswirePageQuery.graphql.ts";
import { FeedList } from "../feed/FeedList.tsx";
import { useFilters } from "../lists/useFilters.ts";
import { usePage, type Reload } from "../loading/useReload.ts";
import { NewsFilterFields } from "./NewsFilterFields.tsx";
import { newsFilters } from "./newsFilters.ts";
import { NewsFrame } from "./NewsFrame.tsx";
import { NewswireTabs } from "./NewswireTabs.tsx";
import { StoryDrafts } from "./StoryDrafts.tsx";
import { WriteStoryLink } from "./WriteStoryLink.tsx";

const query = graphql`
  query NewswirePageQuery($query: String, $kinds: [NewsKind!], $beatId: ID, $withDrafts: Boolean!) @preloadable {
    viewer {
      ...WriteStoryLink_viewer
      ...NewswireTabs_viewer
    }
    ...NewsFilterFields_query
    ...NewswirePage_query @skip(if: $withDrafts) @alias(as: "published")
    ...StoryDrafts_query @include(if: $withDrafts) @alias(as: "drafts")
  }
`;

const title = "Newswire";
const text = "All stories on the platform as they are published.";

/** The newswire: all published stories, newest first, and the drafts for users who may write stories. */
export function NewswirePage({ queryRef }: { queryRef: PreloadedQuery<NewswirePageQuery> }) {
  const [root, reload] = usePage<NewswirePageQuery>(query, queryRef);
  const { viewer, published, drafts } = root;
  const action = <WriteStoryLink viewer={viewer} />;
  const tabs = <NewswireTabs viewer={viewer} />;
  if (published) {
    const filters = (
      <>
        {tabs}
        <NewsFilterFields query={root} searchLabel="Search the newswire" hasKind />
      </>
    );
    return <Published root={published} action={action} filters={filters} reload={reload} />;
  }
  return (
    <NewsFrame title={title} text={text} action={action}>
      {tabs}
      {drafts && <StoryDrafts query={drafts} reload={reload} />}
    </NewsFrame>
  );
}

interface PublishedProps {
  root: NewswirePage_query$key;
  action: ReactNode;
  filters: ReactNode;
  reload: Reload;
}

function Published({ root, action, filters, reload }: PublishedProps) {
  const { data, ...pagination } = usePaginationFragment<NewswirePagePaginationQuery, NewswirePage_query$key>(
    graphql`
      fragment NewswirePage_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "NewswirePagePaginationQuery") {
        newswire(query: $query, kinds: $kinds, beatId: $beatId, first: $first, after: $after)
          @connection(key: "NewswirePage_newswire") {
          edges {
            node {
              ...FeedList_items
            }
          }
        }
      }
    `,
    root,
  );
  const { hasFilters } = useFilters(newsFilters);
  return (
    <NewsFrame title={title} text={text} action={action}>
      {filters}
      <FeedList
        items={data.newswire?.edges.map(({ node }) => node)}
        pagination={pagination}
        reload={reload}
        label={title}
        name="newswire"
        empty={
          hasFilters
            ? { icon: Newspaper, title: "No matching stories", text: "Try different words, or show all beats and types." }
            : { icon: Newspaper, title: "No stories yet", text: "Stories appear here as they are published." }
        }
      />
    </NewsFrame>
  );
}
