import { ImagePlus, Upload, Video } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "../lib/lazyPart.tsx";
import { preload } from "../lib/whenIdle.ts";
import { Button } from "../ui/Button.tsx";
import { canRecord } from "../ui/canRecord.ts";
import { cx } from "../ui/cx.ts";
import { DropArea } from "../ui/DropArea.tsx";
import type { FieldTexts } from "../ui/Field.tsx";
import { FieldGroup } from "../ui/FieldGroup.tsx";
import { FileTrigger } from "../ui/FileTrigger.tsx";
import { FocusFallback } from "../ui/FocusFallback.tsx";
import { lazyDialog } from "../ui/lazyDialog.tsx";
import { PartBoundary } from "../ui/PartBoundary.tsx";
import type { Attachment } from "./attachment.ts";
import { AttachmentCropper, type CropTarget } from "./AttachmentCropper.tsx";
import { getMediaTypes, type UploadKind } from "./files.ts";
import type { useUploads } from "./useUploads.ts";

const loadList = async () => (await import("./AttachmentList.tsx")).AttachmentList;
const AttachmentList = lazyPart(loadList);
preload(loadList);

const RecordDialog = lazyDialog(async () => (await import("./RecordDialog.tsx")).RecordDialog);

interface UploadFieldProps extends FieldTexts {
  attachments: readonly Attachment[];
  uploads: ReturnType<typeof useUploads>;
  kinds: readonly UploadKind[];
  max: number;
  isRequired?: boolean;
}

const listStyles = "mb-3 space-y-2 last:mb-0";

/** Accepts pictures and videos by choosing, dropping, pasting or recording, and shows their upload status. */
export function UploadField({ attachments, uploads, kinds, max, ...field }: UploadFieldProps) {
  const [isRecording, setRecording] = useState(false);
  const [cropTarget, setCropTarget] = useState<CropTarget | null>(null);
  const isFull = attachments.length >= max;
  const takesVideos = kinds.includes("video");
  const buttonText = kinds.length > 1 ? "Add pictures or videos" : takesVideos ? "Choose a video" : "Choose a picture";
  return (
    <FieldGroup {...field}>
      <FocusFallback>
        <DropArea
          label={`Drop files for ${field.label}`}
          onFiles={uploads.add}
          className={cx(
            "focus-ring rounded-control border border-dashed p-3 transition-colors duration-fast data-drop-target:border-accent data-drop-target:bg-accent-soft",
            field.errorMessage ? "border-danger" : "border-edge",
          )}
        >
          {attachments.length > 0 && (
            <PartBoundary fallback={<AttachmentNames attachments={attachments} />}>
              <AttachmentList attachments={attachments} uploads={uploads} onCrop={setCropTarget} className={listStyles} />
            </PartBoundary>
          )}
          {!isFull && (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <FileTrigger acceptedFileTypes={getMediaTypes(kinds)} allowsMultiple={max > 1} onSelect={uploads.add}>
                <Button size="small" icon={kinds[0] === "video" ? Upload : ImagePlus}>
                  {buttonText}
                </Button>
              </FileTrigger>
              {takesVideos && canRecord() && (
                <Button size="small" icon={Video} onPress={() => setRecording(true)}>
                  Record a video
                </Button>
              )}
              <span className="text-13 text-muted max-tablet:hidden">or drop {max > 1 ? "them" : "it"} here</span>
            </div>
          )}
        </DropArea>
      </FocusFallback>
      <RecordDialog isOpen={isRecording} onClose={() => setRecording(false)} onRecorded={(video) => uploads.add([video])} />
      <AttachmentCropper cropTarget={cropTarget} uploads={uploads} onClose={() => setCropTarget(null)} />
    </FieldGroup>
  );
}

/** The fallback of the list of attachments until its code has loaded, with rows of the same height. */
function AttachmentNames({ attachments }: Pick<UploadFieldProps, "attachments">) {
  return (
    <ul aria-label="Attachments" className={listStyles}>
      {attachments.map(({ key, name }) => (
        <li key={key} className="flex items-center gap-3">
          <span className="size-11 shrink-0 rounded-control bg-sunken" />
          <span className="truncate text-14">{name}</span>
        </li>
      ))}
    </ul>
  );
}
