import { useEffect, useEffectEvent, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { useNewPostsSubscription } from "../__generated__/useNewPostsSubscription.graphql.ts";
import { useTabReturn } from "../lib/useTabReturn.ts";
import { useLive } from "../session/useLive.ts";
import { countNew, type NewestItem } from "./countNew.ts";
import type { NewPostsSource } from "./useNewPostsSource.ts";

/**
 * Events are collected for this long, plus a random delay of up to the same length, so that not all readers send requests at
 * once. In ms.
 */
const COLLECT_DELAY = 500;

/** Polling interval for a feed without events, in ms. */
const POLL_INTERVAL = 120_000;

export interface NewPostsOptions extends Pick<NewPostsSource, "communitySlug" | "read"> {
  /** The ids of the shown items. */
  shown: ReadonlySet<string>;
  /** The position in the viewer's events when they were read. */
  after: string | null | undefined;
}

interface NewPosts {
  /** Number of items that are newer than those shown. */
  count: number;
  /** Number of items that were read. */
  read: number;
}

/**
 * Checks for new posts of a feed without changing what is shown. Events only trigger a read, because not every reported post
 * belongs to this feed.
 */
export function useNewPosts({ communitySlug, shown, after, read }: NewPostsOptions): NewPosts {
  const [newest, setNewest] = useState<readonly NewestItem[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const check = async () => {
    // On failure, the next trigger reads again.
    const items = await read().catch(() => null);
    if (items) setNewest(items);
  };
  const scheduleCheck = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void check(), COLLECT_DELAY * (1 + Math.random()));
  };

  useLive<useNewPostsSubscription>({
    subscription: graphql`
      subscription useNewPostsSubscription($slug: String, $after: String) {
        feedChanged(communitySlug: $slug, after: $after) {
          sequence
          cursor
          postId
        }
      }
    `,
    variables: { slug: communitySlug },
    after,
    onEvent: ({ feedChanged: { postId } }) => {
      if (!postId || !shown.has(postId)) scheduleCheck();
    },
    onMissed: scheduleCheck,
  });
  useTabReturn(scheduleCheck);
  const checkIfVisible = useEffectEvent(() => {
    if (!document.hidden) void check();
  });
  useEffect(() => {
    const clock = setInterval(() => checkIfVisible(), POLL_INTERVAL);
    return () => clearInterval(clock);
  }, []);

  return { count: countNew(newest, shown), read: newest.length };
}
