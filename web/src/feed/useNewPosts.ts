import { useEffect, useEffectEvent, useRef, useState } from "react";
import { graphql, readInlineData } from "react-relay";
import type { useNewPosts_items$key } from "../__generated__/useNewPosts_items.graphql.ts";
import type { useNewPostsSubscription } from "../__generated__/useNewPostsSubscription.graphql.ts";
import { useReturn } from "../lib/useReturn.ts";
import { useLive } from "../session/useLive.ts";
import { countNew, type NewestItem } from "./countNew.ts";

/** News of a feed are gathered this long, and spread over as long again, so that not all readers ask at once. In ms. */
const gathering = 500;

/** How often a feed is asked after that nobody tells of, in ms. */
const slowly = 120_000;

interface NewPostsOptions {
  /** The community; null for the viewer's own feed. */
  communitySlug: string | null;
  /** The ids of what is shown. */
  shown: ReadonlySet<string>;
  /** Reads the beginning of the feed as it is now, without showing it; null when it cannot be read. */
  read: () => Promise<useNewPosts_items$key | null>;
}

interface NewPosts {
  /** How many have come since what is shown was read. */
  count: number;
  /** How many were looked at. */
  read: number;
}

/**
 * Watches for new posts of a feed without touching what is shown. What the platform tells is a reason to look: not
 * every post that is told of is for this feed.
 */
export function useNewPosts({ communitySlug, shown, read }: NewPostsOptions): NewPosts {
  const [newest, setNewest] = useState<readonly NewestItem[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const look = async () => {
    // The next reason to look comes.
    const items = await read().catch(() => null);
    if (items) setNewest(newestOf(items));
  };
  const lookSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void look(), gathering * (1 + Math.random()));
  };

  useLive<useNewPostsSubscription>({
    subscription: graphql`
      subscription useNewPostsSubscription($slug: String) {
        feedChanged(communitySlug: $slug) {
          sequence
          postId
        }
      }
    `,
    variables: { slug: communitySlug },
    onEvent: ({ feedChanged: { postId } }) => {
      if (!postId || !shown.has(postId)) lookSoon();
    },
    onMissed: lookSoon,
  });
  useReturn(lookSoon);
  const lookIfSeen = useEffectEvent(() => {
    if (!document.hidden) void look();
  });
  useEffect(() => {
    const clock = setInterval(() => lookIfSeen(), slowly);
    return () => clearInterval(clock);
  }, []);

  return { count: countNew(newest, shown), read: newest.length };
}

function newestOf(items: useNewPosts_items$key): NewestItem[] {
  const { edges } = readInlineData(
    graphql`
      fragment useNewPosts_items on FeedConnection @inline {
        edges {
          node {
            ... on Node @alias(as: "thing") {
              id
            }
            ... on Authored @alias(as: "written") {
              author {
                isMain
              }
            }
          }
        }
      }
    `,
    items,
  );
  return edges.flatMap(({ node }) => (node?.thing ? { id: node.thing.id, isOwn: node.written?.author.isMain === true } : []));
}
