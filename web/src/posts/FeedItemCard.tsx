import { graphql, useFragment } from "react-relay";
import type { FeedItemCard_item$key } from "../__generated__/FeedItemCard_item.graphql.ts";
import { NewsCard } from "../news/NewsCard.tsx";
import { AnyPostCard } from "./generated/AnyPostCard.tsx";
import { UnknownPost } from "./UnknownPost.tsx";

/** An item of any list: a post, or news. */
export function FeedItemCard({ item }: { item: FeedItemCard_item$key }) {
  const { post, newsItem } = useFragment(
    graphql`
      fragment FeedItemCard_item on FeedItem {
        ...AnyPostCard_post @alias(as: "post")
        ...NewsCard_newsItem @alias(as: "newsItem")
      }
    `,
    item,
  );
  if (post) return <AnyPostCard post={post} />;
  return newsItem ? <NewsCard newsItem={newsItem} /> : <UnknownPost />;
}
