import { graphql, useFragment } from "react-relay";
import type { AnswerVideo_video$key } from "../__generated__/AnswerVideo_video.graphql.ts";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { VideoPlayer } from "../ui/VideoPlayer.tsx";

/** A video of a question or an answer, or why it could not be processed. @param by whose it is, for its name */
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
