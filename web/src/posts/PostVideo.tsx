import { graphql, useFragment } from "react-relay";
import type { PostVideo_video$key } from "../__generated__/PostVideo_video.graphql.ts";
import { VideoPlayer } from "../ui/VideoPlayer.tsx";
import { useVideo } from "../uploads/useVideo.ts";

/** The video of a post, question, comment or message, or why it cannot be played. @param by the author's name, for the accessible name */
export function PostVideo({ video, by }: { video: PostVideo_video$key; by: string }) {
  const { id, url, coverUrl, duration, status, error } = useFragment(
    graphql`
      fragment PostVideo_video on Video {
        id
        url
        coverUrl
        duration
        status
        error
      }
    `,
    video,
  );
  const isProcessing = status !== "PROCESSED";
  useVideo(isProcessing && !error ? id : null);
  return (
    <VideoPlayer
      url={url ?? null}
      poster={coverUrl ?? null}
      duration={duration ?? null}
      isProcessing={isProcessing}
      error={error ?? null}
      label={`video by ${by}`}
    />
  );
}
