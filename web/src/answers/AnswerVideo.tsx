import { graphql, useFragment } from "react-relay";
import type { AnswerVideo_video$key } from "../__generated__/AnswerVideo_video.graphql.ts";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { VideoPlayer } from "../ui/VideoPlayer.tsx";

/** The video of a question or an answer, or why its processing failed. @param by the person's name, for the accessible name */
export function AnswerVideo({ video, by }: { video: AnswerVideo_video$key; by: string }) {
  const { url, coverUrl, duration, status, error } = useFragment(
    graphql`
      fragment AnswerVideo_video on Video {
        url
        coverUrl
        duration
        status
        error
      }
    `,
    video,
  );
  if (error) return <ErrorNote text={error} />;
  return (
    <VideoPlayer
      url={url ?? null}
      poster={coverUrl ?? null}
      duration={duration ?? null}
      isProcessing={status !== "PROCESSED"}
      label={`video by ${by}`}
    />
  );
}
