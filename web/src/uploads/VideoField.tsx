import type { FieldTexts } from "../ui/Field.tsx";
import type { Attachment } from "./attachment.ts";
import { UploadField } from "./UploadField.tsx";
import { useUploads } from "./useUploads.ts";

interface VideoFieldProps extends FieldTexts {
  /** The video, or an empty list. */
  attachments: readonly Attachment[];
  change: (update: (attachments: readonly Attachment[]) => readonly Attachment[]) => void;
  isRequired?: boolean;
}

const kinds = ["video"] as const;

/** A field for a single video: chosen or recorded, and uploaded. */
export function VideoField({ attachments, change, ...field }: VideoFieldProps) {
  const uploads = useUploads({ attachments, kinds, max: 1, change });
  return <UploadField {...field} attachments={attachments} uploads={uploads} kinds={kinds} max={1} />;
}
