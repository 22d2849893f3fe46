import { MessageSquareText, Video } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { SavedRow_media$key } from "../__generated__/SavedRow_media.graphql.ts";
import { interviewPath } from "../interviews/interviewPaths.ts";
import { Icon } from "../ui/Icon.tsx";
import { Link } from "../ui/Link.tsx";
import { RelativeTime } from "../ui/RelativeTime.tsx";
import { RichText } from "../ui/RichText.tsx";
import { AnswerVideo } from "./AnswerVideo.tsx";
import { RemoveSavedButton, type RemoveSavedButtonProps } from "./RemoveSavedButton.tsx";

interface SavedRowProps extends Pick<RemoveSavedButtonProps, "onRemoved" | "onRestored"> {
  media: SavedRow_media$key;
}

/** A saved interview or answer. */
export function SavedRow({ media, ...actions }: SavedRowProps) {
  const { kind, interview, answer, savedAt } = useFragment(
    graphql`
      fragment SavedRow_media on SavedMedia {
        kind
        savedAt
        interview {
          databaseId
          title
          type
        }
        answer {
          id
          content
          video {
            ...AnswerVideo_video
          }
        }
      }
    `,
    media,
  );
  if (!interview) return null;
  return (
    <div className="space-y-3 px-4 py-4 tablet:px-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="flex items-center gap-1.5 text-13 text-muted">
            <Icon of={interview.type === "VIDEO" ? Video : MessageSquareText} size={16} />
            <span>
              {kind === "ANSWER" ? "Answer" : "Interview"} · saved <RelativeTime time={savedAt} />
            </span>
          </p>
          <Link href={interviewPath(interview.databaseId)} variant="plain" className="mt-0.5 line-clamp-2 text-15 font-medium">
            {interview.title}
          </Link>
        </div>
        {answer && <RemoveSavedButton answerId={answer.id} title={interview.title} {...actions} />}
      </div>
      {answer?.content && <RichText html={answer.content} className="line-clamp-6 text-15" />}
      {answer?.video && <AnswerVideo video={answer.video} by="the respondent" />}
    </div>
  );
}
