import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useVideoQuery } from "../__generated__/useVideoQuery.graphql.ts";

/** How often a video that is being processed is asked after, in ms (D-120). */
const interval = 3000;

/** What is known of a video. */
interface KnownVideo {
  isPlayable: boolean;
  /** Why it cannot be played at all; null otherwise. */
  error: string | null;
}

/**
 * How the processing of a video stands; asks until it is over. What is learned is in the store, so that every place
 * that shows the video plays it from then on.
 * @param databaseId null asks nothing
 * @returns null until the first answer
 */
export function useVideo(databaseId: number | null): KnownVideo | null {
  const environment = useRelayEnvironment();
  const [video, setVideo] = useState<KnownVideo | null>(null);
  const isOver = video?.isPlayable === true || Boolean(video?.error);

  useEffect(() => {
    if (databaseId === null || isOver) return;
    const ask = () =>
      fetchQuery<useVideoQuery>(
        environment,
        graphql`
          query useVideoQuery($databaseId: Int!) {
            video(databaseId: $databaseId) {
              status
              error
              url
              coverUrl
              duration
            }
          }
        `,
        { databaseId },
        { networkCacheConfig: { force: true } },
      ).subscribe({
        next: ({ video }) => {
          // The address, cover and length are for whoever shows it.
          const isPlayable =
            video?.status === "PROCESSED" && [video.url, video.coverUrl, video.duration].some((value) => value !== null);
          setVideo(video ? { isPlayable, error: video.error ?? null } : null);
        },
        // The next turn asks again.
        error: () => {},
      });
    let asking = ask();
    const timer = setInterval(() => {
      asking.unsubscribe();
      asking = ask();
    }, interval);
    return () => {
      clearInterval(timer);
      asking.unsubscribe();
    };
  }, [environment, databaseId, isOver]);
  return video;
}
