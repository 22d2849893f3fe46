import type { Attachment } from "./attachment.ts";
import type { CropTarget } from "./AttachmentCropper.tsx";
import { AttachmentRow } from "./AttachmentRow.tsx";
import type { useUploads } from "./useUploads.ts";

interface AttachmentListProps {
  attachments: readonly Attachment[];
  uploads: ReturnType<typeof useUploads>;
  onCrop: (cropTarget: CropTarget) => void;
  className: string;
}

/** Chosen files with the state of their uploads; each can be removed, sent again, and cropped when it is a picture. */
export function AttachmentList({ attachments, uploads, onCrop, className }: AttachmentListProps) {
  return (
    <ul aria-label="Attachments" className={className}>
      {attachments.map((attachment) => (
        <AttachmentRow
          key={attachment.key}
          attachment={attachment}
          state={uploads.states.get(attachment.key) ?? null}
          onRemove={() => uploads.remove(attachment.key)}
          onRetry={() => uploads.retry(attachment.key)}
          onCrop={(picture) => onCrop({ key: attachment.key, picture })}
        />
      ))}
    </ul>
  );
}
