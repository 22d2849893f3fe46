import { graphql, useFragment } from "react-relay";
import type { AttachedVideo_video$key } from "../__generated__/AttachedVideo_video.graphql.ts";
import { useVideo } from "../uploads/useVideo.ts";
import { VideoPlayer } from "../ui/VideoPlayer.tsx";

/**
 * An attached video. After its processing it shows the player, or the reason why it cannot be played.
 * @param by the author's name
 */
export function AttachedVideo({ video, by }: { video: AttachedVideo_video$key; by: string }) {
  const { id, url, coverUrl, duration, status } = useFragment(
    graphql`
      fragment AttachedVideo_video on Video {
        id
        url
        coverUrl
        duration
        status
      }
    `,
    video,
  );
  const isReady = status === "PROCESSED";
  const known = useVideo(isReady ? null : id);
  return (
    <VideoPlayer
      url={url ?? known?.url ?? null}
      poster={coverUrl ?? known?.coverUrl ?? null}
      duration={duration ?? known?.duration ?? null}
      isProcessing={!isReady && known?.isPlayable !== true}
      error={known?.error ?? null}
      label={`video by ${by}`}
    />
  );
}
