import { nanoid } from "nanoid";
import { isRecord } from "../lib/isRecord.ts";
import type { UploadKind } from "./files.ts";

/** A file attached to a text that is being written. It can be stored on the device and uploaded later. */
export interface Attachment {
  /** Identifies the attachment within the form. */
  key: string;
  kind: UploadKind;
  name: string;
  /** The id of the upload; null until it is complete. */
  id: string | null;
  /** The URL of a picture; null for videos and until the upload is complete. */
  path: string | null;
  /** The file to upload; null once the upload is complete. */
  file: File | null;
}

/** The upload ids of one kind, for mutation inputs. */
export function getUploadIds(attachments: readonly Attachment[], kind: UploadKind): string[] {
  return attachments.flatMap(({ kind: ownKind, id }) => (ownKind === kind && id !== null ? [id] : []));
}

/** All attachments anywhere in a form's values. */
export function findAttachments(value: unknown): Attachment[] {
  if (isAttachment(value)) return [value];
  return isRecord(value) ? Object.values(value).flatMap(findAttachments) : [];
}

function isAttachment(value: unknown): value is Attachment {
  return isRecord(value) && "key" in value && "kind" in value && "file" in value;
}

/** Whether an upload is still running, so that saving now would omit it. */
export function isUploading(attachments: readonly Attachment[]): boolean {
  return attachments.some(({ id }) => id === null);
}

/** Shown when something is saved or sent before its uploads are complete. */
export const uploadingText = "Please wait until everything is uploaded, or remove what has failed.";

/** An attachment for a file that is still to be uploaded. */
export function createAttachment(file: File, kind: UploadKind): Attachment {
  return { key: nanoid(), kind, name: file.name, id: null, path: null, file };
}

/** An attachment for a file that was uploaded earlier. */
export function uploadedAttachment(kind: UploadKind, id: string, path: string | null): Attachment {
  return { key: `${kind}-${id}`, kind, name: kind === "image" ? "Picture" : "Video", id, path, file: null };
}
