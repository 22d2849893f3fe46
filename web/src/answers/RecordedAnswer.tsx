import { RotateCcw, Trash2, Upload, Video, X } from "lucide-react";
import { useImperativeHandle, useRef, useState } from "react";
import { DropZone, FileTrigger } from "react-aria-components";
import { graphql, useFragment } from "react-relay";
import type { RecordedAnswer_answer$key } from "../__generated__/RecordedAnswer_answer.graphql.ts";
import { useUnsaved } from "../leaving/unsaved.ts";
import { formatDuration } from "../lib/dates.ts";
import { messageFor } from "../relay/mutation.ts";
import { Button, IconButton } from "../ui/Button.tsx";
import { FieldGroup } from "../ui/FieldGroup.tsx";
import { canRecord } from "../ui/recording.ts";
import type { Attachment } from "../uploads/attachment.ts";
import { typesOf } from "../uploads/files.ts";
import { RecordDialog } from "../uploads/RecordDialog.tsx";
import { UploadProgress } from "../uploads/UploadProgress.tsx";
import { useUploads } from "../uploads/useUploads.ts";
import { AnswerVideo } from "./AnswerVideo.tsx";
import type { AnswerFieldProps } from "./answerField.ts";
import { useSaveAnswer } from "./useSaveAnswer.ts";

const defaultLimit = 120;

interface RecordedAnswerProps extends AnswerFieldProps {
  answer: RecordedAnswer_answer$key | null;
  /** The longest recording, in seconds; null: two minutes. */
  limit: number | null;
  /** Where the video is sent. */
  uploadPath: string;
}

/** An answer on camera: recorded in the browser or chosen from the device, sent at once, and kept until it has arrived. */
export function RecordedAnswer(props: RecordedAnswerProps) {
  const { ref, answer, setId, questionId, drafts, errorMessage, onChange, limit, uploadPath } = props;
  const data = useFragment(
    graphql`
      fragment RecordedAnswer_answer on Answer {
        video {
          ...AnswerVideo_video
        }
      }
    `,
    answer,
  );
  const [attachments, setAttachments] = useState<readonly Attachment[]>(() => attachmentsIn(drafts.of(questionId)));
  const [isRecording, setRecording] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const latest = useRef(attachments);
  const { save, isSaving } = useSaveAnswer();
  const paths = { image: uploadPath, video: uploadPath };
  const uploads = useUploads({
    attachments,
    change: (update) => change(update(latest.current)),
    kinds: ["video"],
    max: 1,
    paths,
  });
  useUnsaved(attachments.length > 0);

  const change = (next: readonly Attachment[]) => {
    latest.current = next;
    setAttachments(next);
    onChange();
    if (next.length > 0) drafts.keep(questionId, next);
    else drafts.drop(questionId);
    const arrived = next.find(({ id }) => id !== null);
    if (arrived?.id) void keep(arrived.id);
  };
  const keep = async (videoId: number | null): Promise<void> => {
    setError(null);
    const outcome = await save({ answerSetId: setId, questionId, ...(videoId === null ? {} : { videoId }) });
    if (outcome.ok) change([]);
    else setError(messageFor(outcome.errors, "videoId") ?? outcome.text);
  };
  useImperativeHandle(ref, () => ({
    settle: () => {
      if (latest.current.length === 0) return Promise.resolve(true);
      setError("Please wait until your video has been sent, or cancel it.");
      return Promise.resolve(false);
    },
    holdsSomething: () => latest.current.length > 0 || Boolean(data?.video),
  }));

  const longest = limit ?? defaultLimit;
  const [waiting] = attachments;
  const state = waiting ? (uploads.states.get(waiting.key) ?? null) : null;
  const recorded = data?.video ?? null;
  return (
    <FieldGroup
      label="Your answer"
      description={`A recording may take up to ${formatDuration(longest)} minutes. Files: mp4, webm or mov.`}
      errorMessage={error ?? errorMessage}
    >
      {waiting ? (
        <div className="flex items-center gap-3 rounded-control border border-edge/70 p-3">
          <span className="min-w-0 flex-1">
            <span className="block truncate text-14">{waiting.name}</span>
            {state && <UploadProgress name={waiting.name} state={state} onRetry={() => uploads.retry(waiting.key)} />}
            {!state && waiting.id !== null && error && (
              <Button size="small" isPending={isSaving} onPress={() => void keep(waiting.id)}>
                Try again
              </Button>
            )}
          </span>
          <IconButton icon={X} label={`Cancel ${waiting.name}`} onPress={() => uploads.remove(waiting.key)} />
        </div>
      ) : (
        <DropZone
          aria-label="Drop a video here"
          onDrop={(event) => {
            const dropped = event.items.filter((item) => item.kind === "file").map((item) => item.getFile());
            void Promise.all(dropped).then(uploads.add);
          }}
          className="space-y-3 rounded-control border border-dashed border-edge/70 p-3 focus-ring transition-colors duration-fast data-drop-target:border-accent data-drop-target:bg-accent-soft"
        >
          {recorded && <AnswerVideo video={recorded} by="you" />}
          <div className="flex flex-wrap items-center gap-2">
            {canRecord() && (
              <Button
                variant={recorded ? "secondary" : "primary"}
                icon={recorded ? RotateCcw : Video}
                onPress={() => setRecording(true)}
              >
                {recorded ? "Record again" : "Record your answer"}
              </Button>
            )}
            <FileTrigger acceptedFileTypes={typesOf(["video"])} onSelect={(files) => uploads.add([...(files ?? [])])}>
              <Button icon={Upload}>{recorded ? "Choose another video" : "Choose a video"}</Button>
            </FileTrigger>
            {recorded && (
              <Button variant="quiet" icon={Trash2} isPending={isSaving} onPress={() => void keep(null)}>
                Remove
              </Button>
            )}
          </div>
        </DropZone>
      )}
      <RecordDialog
        isOpen={isRecording}
        onClose={() => setRecording(false)}
        onRecorded={(video) => uploads.add([video])}
        limit={longest}
      />
    </FieldGroup>
  );
}

/** What was kept on this device, as far as it can still be sent. */
function attachmentsIn(kept: unknown): readonly Attachment[] {
  return Array.isArray(kept) ? kept.filter(isAttachment) : [];
}

function isAttachment(value: unknown): value is Attachment {
  return typeof value === "object" && value !== null && "key" in value && "file" in value && value.file instanceof File;
}
