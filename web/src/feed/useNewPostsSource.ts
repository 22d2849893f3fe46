import { graphql, readInlineData, useRelayEnvironment, type GraphQLTaggedNode } from "react-relay";
import type { OperationType } from "relay-runtime";
import type { useNewPostsSource_item$key } from "../__generated__/useNewPostsSource_item.graphql.ts";
import type { useNewPostsSourceQuery } from "../__generated__/useNewPostsSourceQuery.graphql.ts";
import { PAGE_SIZE } from "../lists/useNextPage.ts";
import { fetchLatest } from "../relay/fetchLatest.ts";
import type { NewestItem } from "./countNew.ts";

/** Reads the new posts of a feed. */
export interface NewPostsSource {
  /** The community; null for the viewer's own feed. */
  communitySlug: string | null;
  /** Reads the current beginning of the feed without showing it; null when it cannot be read. */
  read: () => Promise<readonly NewestItem[] | null>;
  /** Loads and shows the feed from its current beginning. */
  load: () => Promise<unknown>;
}

type NewestItems = readonly (useNewPostsSource_item$key | null | undefined)[];

interface SourceOptions<Newest extends OperationType> {
  communitySlug?: string | null;
  /** The query of the feed's first page, which replaces the shown items. */
  page: { query: GraphQLTaggedNode; variables: OperationType["variables"] };
  /** A query of the same page whose response is only counted, and a function that finds the items in it. */
  newest: {
    query: GraphQLTaggedNode;
    variables: Newest["variables"];
    itemsOf: (response: Newest["response"]) => NewestItems | null | undefined;
  };
}

/** Reads new posts of a feed with two queries, bypassing the cache. */
export function useNewPostsSource<Newest extends OperationType>(options: SourceOptions<Newest>): NewPostsSource {
  const { communitySlug = null, page, newest } = options;
  const environment = useRelayEnvironment();
  return {
    communitySlug,
    load: () => fetchLatest(environment, page.query, page.variables),
    read: async () => {
      const response = await fetchLatest<Newest>(environment, newest.query, newest.variables);
      const items = response && newest.itemsOf(response);
      return items ? toNewestItems(items) : null;
    },
  };
}

const newestQuery = graphql`
  query useNewPostsSourceQuery($id: ID!) {
    node(id: $id) {
      ... on User {
        posts(first: 20) {
          edges {
            node {
              ...useNewPostsSource_item
            }
          }
        }
      }
      ... on Company {
        posts(first: 20) {
          edges {
            node {
              ...useNewPostsSource_item
            }
          }
        }
      }
      ... on FollowFeed {
        posts: items(first: 20) {
          edges {
            node {
              ...useNewPostsSource_item
            }
          }
        }
      }
      ... on Outlet {
        stories(first: 20) {
          edges {
            node {
              ...useNewPostsSource_item
            }
          }
        }
      }
    }
  }
`;

/** Reads new posts of a feed that belongs to an object. @param pageQuery the refetch query of the feed's fragment */
export const useNewPostsOf = (id: string, pageQuery: GraphQLTaggedNode): NewPostsSource =>
  useNewPostsSource<useNewPostsSourceQuery>({
    page: { query: pageQuery, variables: { id, first: PAGE_SIZE } },
    newest: {
      query: newestQuery,
      variables: { id },
      itemsOf: ({ node }) => (node?.posts ?? node?.stories)?.edges.map((edge) => edge.node),
    },
  });

/** The items in the response to a feed's newest query. */
const toNewestItems = (items: NewestItems): NewestItem[] =>
  items.flatMap((key) => {
    const item = key && readNewestItem(key);
    return item?.node ? { id: item.node.id, isOwn: item.written?.author.isViewer === true } : [];
  });

const readNewestItem = (item: useNewPostsSource_item$key) =>
  readInlineData(
    graphql`
      fragment useNewPostsSource_item on FeedItem @inline {
        ... on Node @alias(as: "node") {
          id
        }
        ... on Authored @alias(as: "written") {
          author {
            isViewer
          }
        }
      }
    `,
    item,
  );
