import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isRecord } from "../lib/isRecord.ts";
import { messageFor } from "../relay/mutation.ts";
import type { Attachment } from "../uploads/attachment.ts";
import { useUploads } from "../uploads/useUploads.ts";
import type { AnswerFieldProps } from "./answerField.ts";
import { useSaveAnswer } from "./useSaveAnswer.ts";

export interface VideoAnswerOptions extends Pick<AnswerFieldProps, "setId" | "questionId" | "drafts" | "onChange"> {
  /** The URL for the upload. */
  uploadPath: string;
}

interface VideoAnswer {
  /** A chosen or recorded video that is not part of the answer yet; null for none. */
  pending: Attachment | null;
  uploads: ReturnType<typeof useUploads>;
  /** Saves an uploaded video as the answer, by its id; null removes the video of the answer. */
  save: (videoId: string | null) => void;
  isSaving: boolean;
  error: string | null;
  /** Shows an error while a video is pending. @returns whether none is */
  checkUploaded: () => boolean;
  /** Removes the pending video. Resolves once nothing is being saved any more. */
  discard: () => Promise<void>;
}

/** The upload of a video answer. The video is stored on the device until it is saved as the answer. */
export function useVideoAnswer({ setId, questionId, drafts, uploadPath, onChange }: VideoAnswerOptions): VideoAnswer {
  const [attachments, setAttachments] = useState<readonly Attachment[]>(() => parseStoredAttachments(drafts.get(questionId)));
  const [error, setError] = useState<string | null>(null);
  const latest = useRef(attachments);
  const running = useRef(Promise.resolve());
  const { save: sendAnswer, isSaving } = useSaveAnswer();

  const store = (next: readonly Attachment[]) => {
    latest.current = next;
    setAttachments(next);
    onChange();
    if (next.length > 0) drafts.set(questionId, next);
    else drafts.remove(questionId);
  };
  const send = async (videoId: string | null) => {
    // It may have been cancelled while it waited for an earlier one.
    if (videoId !== null && getUploadedId(latest.current) !== videoId) return;
    const outcome = await sendAnswer({ answerSetId: setId, questionId, ...(videoId === null ? {} : { videoId }) });
    // Meanwhile it may have been cancelled or replaced.
    if (getUploadedId(latest.current) !== videoId) return;
    if (outcome.ok) store(latest.current.filter(({ id }) => id === null));
    else setError(messageFor(outcome.errors, "videoId") ?? outcome.text);
  };
  const save = (videoId: string | null) => {
    setError(null);
    // One after the other, so that the last one counts.
    running.current = running.current.then(() => send(videoId));
  };
  const change = (next: readonly Attachment[]) => {
    store(next);
    setError(null);
    saveUploaded();
  };
  const saveUploaded = () => {
    const videoId = getUploadedId(latest.current);
    if (videoId !== null) save(videoId);
  };
  const uploads = useUploads({
    attachments,
    change: (update) => change(update(latest.current)),
    kinds: ["video"],
    max: 1,
    paths: { image: uploadPath, video: uploadPath },
  });
  const saveRestored = useEffectEvent(saveUploaded);
  useEffect(() => saveRestored(), []);

  return {
    pending: attachments[0] ?? null,
    uploads,
    save,
    isSaving,
    error,
    checkUploaded() {
      if (latest.current.length > 0) setError("Please wait until your video has been uploaded, or cancel the upload.");
      return latest.current.length === 0;
    },
    async discard() {
      for (const { key } of latest.current) uploads.remove(key);
      await running.current;
    },
  };
}

/** The id of an uploaded video; null while it is being uploaded, and for none. */
const getUploadedId = ([video]: readonly Attachment[]): string | null => video?.id ?? null;

/** The stored video, if it can still be saved: its upload is complete, or its file was small enough to be stored. */
function parseStoredAttachments(stored: unknown): readonly Attachment[] {
  return Array.isArray(stored) ? stored.filter(isUsable) : [];
}

function isUsable(value: unknown): value is Attachment {
  return isRecord(value) && "key" in value && (value["file"] instanceof File || typeof value["id"] === "string");
}
