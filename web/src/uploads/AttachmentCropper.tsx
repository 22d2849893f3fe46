import { ImageCropper } from "../ui/ImageCropper.tsx";
import type { useUploads } from "./useUploads.ts";

/** An attached picture that is being cropped. */
export interface CropTarget {
  /** The attachment's key. */
  key: string;
  picture: File;
}

interface AttachmentCropperProps {
  /** Null: the dialog is closed. */
  cropTarget: CropTarget | null;
  uploads: ReturnType<typeof useUploads>;
  onClose: () => void;
}

/**
 * Crops an attached picture in a dialog and uploads the result in its place. Render it outside of a DropArea, because files that are
 * dropped or pasted in a dialog also reach the components around it.
 */
export function AttachmentCropper({ cropTarget, uploads, onClose }: AttachmentCropperProps) {
  return (
    <ImageCropper
      picture={cropTarget?.picture ?? null}
      onCrop={(picture) => {
        if (cropTarget && picture !== cropTarget.picture) uploads.replace(cropTarget.key, picture);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
