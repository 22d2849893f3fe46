import { useState } from "react";
import type { Attachment } from "../uploads/attachment.ts";
import { AttachmentCropper, type CropTarget } from "../uploads/AttachmentCropper.tsx";
import { AttachmentList } from "../uploads/AttachmentList.tsx";
import type { useUploads } from "../uploads/useUploads.ts";

interface MessageAttachmentsProps {
  attachments: readonly Attachment[];
  uploads: ReturnType<typeof useUploads>;
}

/** The message's attachments; pictures can be cropped before they are sent. */
export function MessageAttachments({ attachments, uploads }: MessageAttachmentsProps) {
  const [cropTarget, setCropTarget] = useState<CropTarget | null>(null);
  return (
    <>
      <AttachmentList
        attachments={attachments}
        uploads={uploads}
        onCrop={setCropTarget}
        className="mb-2 max-h-48 space-y-2 overflow-y-auto"
      />
      <AttachmentCropper cropTarget={cropTarget} uploads={uploads} onClose={() => setCropTarget(null)} />
    </>
  );
}
