import { useEffect, useEffectEvent, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { useNewPostsSubscription } from "../__generated__/useNewPostsSubscription.graphql.ts";
import { useReturn } from "../lib/useReturn.ts";
import { useLive } from "../session/useLive.ts";
import { countNew, type NewestItem } from "./countNew.ts";
import type { NewPostsSource } from "./useNewPostsSource.ts";

/** News of a feed are gathered this long, and spread over as long again, so that not all readers ask at once. In ms. */
const gathering = 500;

/** How often a feed is asked after that nobody tells of, in ms. */
const slowly = 120_000;

interface NewPostsOptions extends Pick<NewPostsSource, "communitySlug" | "read"> {
  /** The ids of what is shown. */
  shown: ReadonlySet<string>;
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
    if (items) setNewest(items);
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
