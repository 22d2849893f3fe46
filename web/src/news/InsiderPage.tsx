import { Newspaper } from "lucide-react";
import { graphql, usePaginationFragment, type PreloadedQuery } from "react-relay";
import type { InsiderPage_query$key } from "../__generated__/InsiderPage_query.graphql.ts";
import type { InsiderPagePaginationQuery } from "../__generated__/InsiderPagePaginationQuery.graphql.ts";
import type { InsiderPageQuery } from "../__generated__/InsiderPageQuery.graphql.ts";
import { FeedList } from "../feed/FeedList.tsx";
import { settings } from "../lib/settings.ts";
import { usePage } from "../loading/useReload.ts";
import { NewsFrame } from "./NewsFrame.tsx";
import { WriteStoryLink } from "./WriteStoryLink.tsx";

const query = graphql`
  query InsiderPageQuery @preloadable {
    viewer {
      ...WriteStoryLink_viewer
    }
    ...InsiderPage_query
  }
`;

/** News from the platform itself. */
export function InsiderPage({ queryRef }: { queryRef: PreloadedQuery<InsiderPageQuery> }) {
  const [root, reload] = usePage<InsiderPageQuery>(query, queryRef);
  const { data, ...pagination } = usePaginationFragment<InsiderPagePaginationQuery, InsiderPage_query$key>(
    graphql`
      fragment InsiderPage_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "InsiderPagePaginationQuery") {
        insider(first: $first, after: $after) @connection(key: "InsiderPage_insider") {
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
  const { productName } = settings;
  return (
    <NewsFrame
      title={`${productName} Insider`}
      text={`Stories by ${productName}: what's new and worth knowing.`}
      action={<WriteStoryLink viewer={root.viewer} />}
    >
      <FeedList
        items={data.insider?.edges.map(({ node }) => node)}
        pagination={pagination}
        reload={reload}
        label={`${productName} Insider`}
        name="insider"
        empty={{ icon: Newspaper, title: "No stories yet", text: `${productName} writes here about itself.` }}
      />
    </NewsFrame>
  );
}
