import { RotateCcw, Trash2, Upload, Video, X } from "lucide-react";
import { useImperativeHandle, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { RecordedAnswer_answer$key } from "../__generated__/RecordedAnswer_answer.graphql.ts";
import { DEFAULT_TIME_LIMIT } from "../interviews/timeLimit.ts";
import { formatDuration } from "../lib/dates.ts";
import { useUnsaved } from "../navigation/unsaved.ts";
import { Button, IconButton } from "../ui/Button.tsx";
import { canRecord } from "../ui/canRecord.ts";
import { DropArea } from "../ui/DropArea.tsx";
import { FieldGroup } from "../ui/FieldGroup.tsx";
import { FileTrigger } from "../ui/FileTrigger.tsx";
import { lazyDialog } from "../ui/lazyDialog.tsx";
import type { Attachment } from "../uploads/attachment.ts";
import { getMediaTypes } from "../uploads/files.ts";
import { UploadProgress } from "../uploads/UploadProgress.tsx";
import type { useUploads } from "../uploads/useUploads.ts";
import type { AnswerFieldProps } from "./answerField.ts";
import { AnswerVideo } from "./AnswerVideo.tsx";
import { useVideoAnswer, type VideoAnswerOptions } from "./useVideoAnswer.ts";

const RecordDialog = lazyDialog(async () => (await import("../uploads/RecordDialog.tsx")).RecordDialog);

interface RecordedAnswerProps extends AnswerFieldProps, VideoAnswerOptions {
  answer: RecordedAnswer_answer$key | null;
  /** The maximum length of a recording in seconds; null for two minutes. */
  limit: number | null;
}

/**
 * A video answer: recorded in the browser or chosen from the device, uploaded at once, and stored on the device until the
 * upload is complete.
 */
export function RecordedAnswer(props: RecordedAnswerProps) {
  const { ref, answer, errorMessage, limit } = props;
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
  const [isRecording, setRecording] = useState(false);
  const { pending, uploads, save, isSaving, error, checkUploaded, discard } = useVideoAnswer(props);
  useUnsaved(pending !== null);
  useImperativeHandle(ref, () => ({
    saveChanges: () => Promise.resolve(checkUploaded()),
    discardAndSave: async (replace) => {
      await discard();
      return replace();
    },
    hasContent: () => pending !== null || Boolean(data?.video),
  }));

  const maxDuration = limit ?? DEFAULT_TIME_LIMIT;
  const recorded = data?.video ?? null;
  return (
    <FieldGroup
      label="Your answer"
      description={`Recordings can be up to ${formatDuration(maxDuration)} minutes. Files: mp4, webm or mov.`}
      errorMessage={error ?? errorMessage}
    >
      {pending ? (
        <PendingVideo
          video={pending}
          uploads={uploads}
          onSave={pending.id !== null && error !== null ? () => save(pending.id) : null}
          isSaving={isSaving}
        />
      ) : (
        <DropArea
          label="Drop a video here"
          onFiles={uploads.add}
          className="space-y-3 rounded-control border border-dashed border-edge p-3 focus-ring transition-colors duration-fast data-drop-target:border-accent data-drop-target:bg-accent-soft"
        >
          {recorded && <AnswerVideo video={recorded} by="you" />}
          <VideoChoices
            hasVideo={recorded !== null}
            onRecord={() => setRecording(true)}
            onChoose={uploads.add}
            onRemove={() => save(null)}
            isRemoving={isSaving}
          />
        </DropArea>
      )}
      <RecordDialog
        isOpen={isRecording}
        onClose={() => setRecording(false)}
        onRecorded={(video) => uploads.add([video])}
        limit={maxDuration}
      />
    </FieldGroup>
  );
}

interface VideoChoicesProps {
  /** Whether the answer has a video, which a new one would replace. */
  hasVideo: boolean;
  onRecord: () => void;
  onChoose: (files: File[]) => void;
  onRemove: () => void;
  isRemoving: boolean;
}

function VideoChoices({ hasVideo, onRecord, onChoose, onRemove, isRemoving }: VideoChoicesProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {canRecord() && (
        <Button variant={hasVideo ? "secondary" : "primary"} icon={hasVideo ? RotateCcw : Video} onPress={onRecord}>
          {hasVideo ? "Record again" : "Record your answer"}
        </Button>
      )}
      <FileTrigger acceptedFileTypes={getMediaTypes(["video"])} onSelect={onChoose}>
        <Button icon={Upload}>{hasVideo ? "Choose another video" : "Choose a video"}</Button>
      </FileTrigger>
      {hasVideo && (
        <Button variant="quiet" icon={Trash2} isPending={isRemoving} onPress={onRemove}>
          Remove
        </Button>
      )}
    </div>
  );
}

interface PendingVideoProps {
  video: Attachment;
  uploads: ReturnType<typeof useUploads>;
  /** Saves the uploaded video again after that failed; null otherwise. */
  onSave: (() => void) | null;
  isSaving: boolean;
}

/** A chosen or recorded video that is not part of the answer yet. */
function PendingVideo({ video: { key, name }, uploads, onSave, isSaving }: PendingVideoProps) {
  const state = uploads.states.get(key);
  return (
    <div className="flex items-center gap-3 rounded-control border border-edge p-3">
      <span className="min-w-0 flex-1">
        <span className="block text-14 wrap-anywhere">{name}</span>
        {state && <UploadProgress name={name} state={state} onRetry={() => uploads.retry(key)} />}
        {onSave && (
          <Button size="small" isPending={isSaving} onPress={onSave}>
            Try again
          </Button>
        )}
      </span>
      <IconButton icon={X} label={`Cancel ${name}`} onPress={() => uploads.remove(key)} />
    </div>
  );
}
