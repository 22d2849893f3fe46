import { useState } from "react";
import { ImageCutter } from "../ui/ImageCutter.tsx";
import type { Attachment } from "../uploads/attachment.ts";
import { AttachmentRow } from "../uploads/AttachmentRow.tsx";
import type { useUploads } from "../uploads/useUploads.ts";

interface MessageAttachmentsProps {
  attachments: readonly Attachment[];
  uploads: ReturnType<typeof useUploads>;
}

/** The message's attachments; pictures can be cropped before they are sent. */
export function MessageAttachments({ attachments, uploads }: MessageAttachmentsProps) {
  const [uncut, setUncut] = useState<{ key: string; picture: File } | null>(null);
  return (
    <>
      <ul aria-label="Attachments" className="mb-2 max-h-48 space-y-2 overflow-y-auto">
        {attachments.map((attachment) => (
          <AttachmentRow
            key={attachment.key}
            attachment={attachment}
            state={uploads.states.get(attachment.key) ?? null}
            onRemove={() => uploads.remove(attachment.key)}
            onRetry={() => uploads.retry(attachment.key)}
            onCut={(picture) => setUncut({ key: attachment.key, picture })}
          />
        ))}
      </ul>
      <ImageCutter
        picture={uncut?.picture ?? null}
        onCut={(picture) => {
          if (uncut && picture !== uncut.picture) uploads.replace(uncut.key, picture);
          setUncut(null);
        }}
        onClose={() => setUncut(null)}
      />
    </>
  );
}
