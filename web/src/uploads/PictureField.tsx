import type { FieldTexts } from "../ui/Field.tsx";
import { ImageSelector } from "../ui/ImageSelector.tsx";
import { useObjectUrl } from "../ui/useObjectUrl.ts";
import type { Attachment } from "./attachment.ts";
import { checkFile, getMediaTypes } from "./files.ts";
import { UploadProgress } from "./UploadProgress.tsx";
import { useUploads } from "./useUploads.ts";

interface PictureFieldProps extends FieldTexts {
  /** The picture, or an empty list. */
  attachments: readonly Attachment[];
  change: (update: (attachments: readonly Attachment[]) => readonly Attachment[]) => void;
  /** Width divided by height of the picture. */
  aspect: number;
}

const kinds = ["image"] as const;

/** A field for a single picture, such as a logo: chosen, cropped and uploaded. */
export function PictureField({ attachments, change, ...field }: PictureFieldProps) {
  const uploads = useUploads({ attachments, kinds, max: 1, change });
  const [picture] = attachments;
  const localUrl = useObjectUrl(picture?.file ?? null);
  const state = picture ? uploads.states.get(picture.key) : undefined;
  return (
    <ImageSelector
      {...field}
      isRequired={false}
      src={picture?.path ?? localUrl}
      picture={picture?.file ?? null}
      types={getMediaTypes(kinds)}
      validate={(file) => checkFile(file, kinds)}
      onSelect={(file) => uploads.add([file])}
      onRemove={() => picture && uploads.remove(picture.key)}
    >
      {picture && state && <UploadProgress name={picture.name} state={state} onRetry={() => uploads.retry(picture.key)} />}
    </ImageSelector>
  );
}
