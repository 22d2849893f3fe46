import { lateDialog } from "./lateDialog.tsx";

export interface ImageCutterProps {
  /** The picture to crop; null when closed. */
  picture: File | null;
  /** Width divided by height of the result; if omitted, the user chooses. */
  aspect?: number;
  /** Receives the cropped picture, or the original when nothing was cropped. */
  onCut: (picture: File) => void;
  onClose: () => void;
}

interface DialogProps extends ImageCutterProps {
  isOpen: boolean;
}

const CutterDialog = lateDialog<DialogProps>(async () => (await import("./CutterDialog.tsx")).CutterDialog);

/** Crops a picture by pointer, touch or arrow keys before it is used. */
export function ImageCutter(props: ImageCutterProps) {
  return <CutterDialog {...props} isOpen={props.picture !== null} />;
}
