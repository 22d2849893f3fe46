import { useEffect, useEffectEvent, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useVideoQuery, useVideoQuery$data } from "../__generated__/useVideoQuery.graphql.ts";
import type { useVideoSubscription } from "../__generated__/useVideoSubscription.graphql.ts";
import { isConnected } from "../relay/subscriptions.ts";
import { useLive } from "../session/useLive.ts";

/** Interval in which a video that is being processed is polled, in ms. */
const POLL_INTERVAL = 3000;

/**
 * The polling interval while events are received, for platforms without video events, and for viewers other than the uploader.
 */
const SLOW_POLL_INTERVAL = 15_000;

/** The known state of a video. */
interface KnownVideo {
  id: string;
  isPlayable: boolean;
  /** The reason why it will never be playable; null otherwise. */
  error: string | null;
  url: string | null;
  coverUrl: string | null;
  /** In seconds. */
  duration: number | null;
}

/**
 * The state of a video's processing, from events or polling, until it ends. The result is written to the store, so that every
 * place that shows the video can play it.
 * @param id null disables the hook
 * @returns null until the first response
 */
export function useVideo(id: string | null): KnownVideo | null {
  const environment = useRelayEnvironment();
  const [known, setVideo] = useState<KnownVideo | null>(null);
  // The state of another video must not count for this one.
  const video = known?.id === id ? known : null;
  const isOver = video?.isPlayable === true || Boolean(video?.error);
  const fetchVideo = (videoId: string) =>
    fetchQuery<useVideoQuery>(
      environment,
      graphql`
        query useVideoQuery($id: ID!) {
          video(id: $id) {
            id
            status
            error
            url
            coverUrl
            duration
          }
        }
      `,
      { id: videoId },
    ).subscribe({
      next: (response) => setVideo(toKnownVideo(response.video)),
      // The next poll tries again.
      error: () => {},
    });

  useLive<useVideoSubscription>(
    {
      subscription: graphql`
        subscription useVideoSubscription($id: ID!, $after: String) {
          videoProcessed(id: $id, after: $after) {
            sequence
            cursor
            video {
              id
              status
              error
              url
              coverUrl
              duration
            }
          }
        }
      `,
      variables: { id: video?.id ?? "" },
      onEvent: ({ videoProcessed }) => setVideo(toKnownVideo(videoProcessed.video)),
      onMissed: () => {
        if (id !== null) fetchVideo(id);
      },
    },
    id !== null && video !== null && !isOver,
  );

  const poll = useEffectEvent((videoId: string) => fetchVideo(videoId));
  useEffect(() => {
    if (id === null || isOver) return;
    let request = poll(id);
    let timer: ReturnType<typeof setTimeout>;
    // Processing may end before the first event can be received, so the first interval is always the short one.
    const schedulePoll = (delay: number) => {
      timer = setTimeout(() => {
        request.unsubscribe();
        request = poll(id);
        schedulePoll(isConnected() ? SLOW_POLL_INTERVAL : POLL_INTERVAL);
      }, delay);
    };
    schedulePoll(POLL_INTERVAL);
    return () => {
      clearTimeout(timer);
      request.unsubscribe();
    };
  }, [id, isOver]);
  return video;
}

function toKnownVideo(video: useVideoQuery$data["video"]): KnownVideo | null {
  if (!video) return null;
  const { id, status, error = null, url = null, coverUrl = null, duration = null } = video;
  // The URL, cover and duration are for the components that show the video.
  const isPlayable = status === "PROCESSED" && [url, coverUrl, duration].some((value) => value !== null);
  return { id, isPlayable, error, url, coverUrl, duration };
}
