import { Newspaper } from "lucide-react";
import { graphql, usePaginationFragment, type PreloadedQuery } from "react-relay";
import type { NewswirePage_query$key } from "../__generated__/NewswirePage_query.graphql.ts";
import type { NewswirePagePaginationQuery } from "../__generated__/NewswirePagePaginationQuery.graphql.ts";
import type { NewswirePageQuery } from "../__generated__/NewswirePageQuery.graphql.ts";
import { FeedList } from "../feed/FeedList.tsx";
import { useFilters } from "../lists/useFilters.ts";
import { usePage, type Reload } from "../loading/useReload.ts";
import { LinkTabs } from "../ui/LinkTabs.tsx";
import { NewsFilterFields } from "./NewsFilterFields.tsx";
import { newsFilters } from "./newsFilters.ts";
import { NewsFrame } from "./NewsFrame.tsx";
import { draftsPath, newswirePath } from "./newsKinds.ts";
import { StoryDrafts } from "./StoryDrafts.tsx";
import { WriteStoryLink } from "./WriteStoryLink.tsx";

const query = graphql`
  query NewswirePageQuery($query: String, $kinds: [NewsKind!], $beatId: ID, $withDrafts: Boolean!) @preloadable {
    viewer {
      ...WriteStoryLink_viewer
      createStory {
        allowed
      }
      ...StoryDrafts_viewer @include(if: $withDrafts) @alias(as: "drafts")
    }
    ...NewsFilterFields_query
    ...NewswirePage_query @skip(if: $withDrafts) @alias(as: "published")
  }
`;

/** The newswire: all published stories, newest first. Users who may write stories can switch to the drafts. */
export function NewswirePage({ queryRef }: { queryRef: PreloadedQuery<NewswirePageQuery> }) {
  const [root, reload] = usePage<NewswirePageQuery>(query, queryRef);
  const { viewer, published } = root;
  const isDrafts = queryRef.variables.withDrafts;
  const tabs = [
    { label: "Published", href: newswirePath, isCurrent: !isDrafts },
    { label: "Drafts", href: draftsPath, isCurrent: isDrafts },
  ];
  return (
    <NewsFrame
      title="Newswire"
      text="All stories on the platform as they are published."
      action={<WriteStoryLink viewer={viewer} />}
    >
      {viewer.createStory.allowed && <LinkTabs label="Stories of the newswire" tabs={tabs} className="mb-3 px-1 tablet:px-0" />}
      {published && (
        <>
          <NewsFilterFields query={root} searchLabel="Search the newswire" hasKind />
          <Published query={published} reload={reload} />
        </>
      )}
      {viewer.drafts && <StoryDrafts viewer={viewer.drafts} reload={reload} />}
    </NewsFrame>
  );
}

function Published({ query: reference, reload }: { query: NewswirePage_query$key; reload: Reload }) {
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
    reference,
  );
  const { hasFilters } = useFilters(newsFilters);
  return (
    <FeedList
      items={data.newswire?.edges.map(({ node }) => node)}
      pagination={pagination}
      reload={reload}
      label="Newswire"
      name="newswire"
      empty={
        hasFilters
          ? { icon: Newspaper, title: "No matching stories", text: "Try different words, or show all beats and types." }
          : { icon: Newspaper, title: "No stories yet", text: "Stories appear here as they are published." }
      }
    />
  );
}
