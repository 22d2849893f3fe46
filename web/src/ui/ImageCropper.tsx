import { lazyDialog } from "./lazyDialog.tsx";

export interface ImageCropperProps {
  /** The picture to crop; null when closed. */
  picture: File | null;
  /** Width divided by height of the result; if omitted, the user chooses. */
  aspect?: number;
  /** Receives the cropped picture, or the original when nothing was cropped. */
  onCrop: (picture: File) => void;
  onClose: () => void;
}

interface DialogProps extends ImageCropperProps {
  isOpen: boolean;
}

const CropDialog = lazyDialog<DialogProps>(async () => (await import("./CropDialog.tsx")).CropDialog);

/** Crops a picture by pointer, touch or arrow keys before it is used. */
export function ImageCropper(props: ImageCropperProps) {
  return <CropDialog {...props} isOpen={props.picture !== null} />;
}
