import type { UploadKind } from "./files.ts";

/** Something attached to what is being written. It can be kept on the device and sent on later. */
export interface Attachment {
  /** Tells it from the others of the same form. */
  key: string;
  kind: UploadKind;
  name: string;
  /** Of the upload; null until it is done. */
  id: number | null;
  /** Where a picture lies; null for videos and until it is done. */
  path: string | null;
  /** What is still to be sent; null once it is done. */
  file: File | null;
}

/** The ids of what was uploaded, by kind, as inputs take them. */
export function idsOf(attachments: readonly Attachment[], kind: UploadKind): number[] {
  return attachments.flatMap((one) => (one.kind === kind && one.id !== null ? [one.id] : []));
}

/** Whatever is attached somewhere in what a form holds. */
export function attachmentsIn(value: unknown): Attachment[] {
  if (isAttachment(value)) return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(attachmentsIn);
}

function isAttachment(value: unknown): value is Attachment {
  return typeof value === "object" && value !== null && "key" in value && "kind" in value && "file" in value;
}

/** Whether something is still on its way, so that saving now would leave it out. */
export function isUploading(attachments: readonly Attachment[]): boolean {
  return attachments.some(({ id }) => id === null);
}

export function attachmentOf(file: File, kind: UploadKind): Attachment {
  return { key: crypto.randomUUID(), kind, name: file.name, id: null, path: null, file };
}

/** Something that was uploaded earlier. */
export function uploadedAttachment(kind: UploadKind, id: number, path: string | null): Attachment {
  return { key: `${kind}-${id}`, kind, name: kind === "image" ? "Picture" : "Video", id, path, file: null };
}
