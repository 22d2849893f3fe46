import ReactCrop, { centerCrop, makeAspectCrop } from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import type { PictureArea } from "./pictureArea.ts";

interface CropAreaProps {
  src: string;
  /** Width divided by height; null for any ratio. */
  aspect: number | null;
  /** Null until the picture has loaded. */
  area: PictureArea | null;
  onChange: (area: PictureArea) => void;
}

/** The initial size of the frame in percent of the picture. */
const INITIAL_SIZE = 90;

const labels = {
  cropArea: "Frame. Move it with the arrow keys.",
  nwDragHandle: "Upper left corner. Move it with the arrow keys.",
  nDragHandle: "Upper edge. Move it with the arrow keys.",
  neDragHandle: "Upper right corner. Move it with the arrow keys.",
  eDragHandle: "Right edge. Move it with the arrow keys.",
  seDragHandle: "Lower right corner. Move it with the arrow keys.",
  sDragHandle: "Lower edge. Move it with the arrow keys.",
  swDragHandle: "Lower left corner. Move it with the arrow keys.",
  wDragHandle: "Left edge. Move it with the arrow keys.",
};

/** The picture with the crop frame; its code loads when it is first needed. */
export function CropArea({ src, aspect, area, onChange }: CropAreaProps) {
  const selectInitialArea = ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
    const frame =
      aspect === null
        ? { unit: "%" as const, width: INITIAL_SIZE, height: INITIAL_SIZE }
        : makeAspectCrop({ unit: "%", width: INITIAL_SIZE }, aspect, naturalWidth, naturalHeight);
    onChange(centerCrop(frame, naturalWidth, naturalHeight));
  };
  return (
    <ReactCrop
      {...(area ? { crop: { unit: "%", ...area } } : {})}
      {...(aspect === null ? {} : { aspect })}
      onChange={(_, { x, y, width, height }) => onChange({ x, y, width, height })}
      minWidth={33}
      minHeight={33}
      keepSelection
      ruleOfThirds
      ariaLabels={labels}
    >
      <img src={src} alt="" onLoad={(event) => selectInitialArea(event.currentTarget)} className="max-h-[55dvh]! w-auto" />
    </ReactCrop>
  );
}
