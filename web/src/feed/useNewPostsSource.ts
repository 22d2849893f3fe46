import { fetchQuery, graphql, readInlineData, useRelayEnvironment, type GraphQLTaggedNode } from "react-relay";
import type { OperationType } from "relay-runtime";
import type { useNewPostsSource_items$key } from "../__generated__/useNewPostsSource_items.graphql.ts";
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

interface SourceOptions<Newest extends OperationType> {
  communitySlug?: string | null;
  /** The query of the feed's first page, which replaces the shown items. */
  page: { query: GraphQLTaggedNode; variables: OperationType["variables"] };
  /** A query of the same page whose answer is only counted, and a function that finds the feed in it. */
  newest: {
    query: GraphQLTaggedNode;
    variables: Newest["variables"];
    feedOf: (answer: Newest["response"]) => useNewPostsSource_items$key | null | undefined;
  };
}

/** Reads new posts of a feed with two queries, bypassing the cache. */
export function useNewPostsSource<Newest extends OperationType>(options: SourceOptions<Newest>): NewPostsSource {
  const { communitySlug = null, page, newest } = options;
  const environment = useRelayEnvironment();
  const force = { networkCacheConfig: { force: true } };
  return {
    communitySlug,
    load: () => fetchQuery(environment, page.query, page.variables, force).toPromise(),
    read: async () => {
      const answer = await fetchQuery<Newest>(environment, newest.query, newest.variables, force).toPromise();
      const feed = answer && newest.feedOf(answer);
      return feed ? newestOf(feed) : null;
    },
  };
}

/** The items in the answer to a feed's newest query. */
function newestOf(items: useNewPostsSource_items$key): NewestItem[] {
  const { edges } = readInlineData(
    graphql`
      fragment useNewPostsSource_items on FeedConnection @inline {
        edges {
          node {
            ... on Node @alias(as: "thing") {
              id
            }
            ... on Authored @alias(as: "written") {
              author {
                isViewer
              }
            }
          }
        }
      }
    `,
    items,
  );
  return edges.flatMap(({ node }) => (node?.thing ? { id: node.thing.id, isOwn: node.written?.author.isViewer === true } : []));
}
