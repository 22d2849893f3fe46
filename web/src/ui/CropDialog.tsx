import { useState } from "react";
import { lazyPart } from "../lib/lazyPart.tsx";
import { Button } from "./Button.tsx";
import { cropPicture } from "./cropPicture.ts";
import { Dialog } from "./Dialog.tsx";
import type { ImageCropperProps } from "./ImageCropper.tsx";
import { PartBoundary } from "./PartBoundary.tsx";
import type { PictureArea } from "./pictureArea.ts";
import { RadioGroup } from "./RadioGroup.tsx";
import { Spinner } from "./Spinner.tsx";
import { useObjectUrl } from "./useObjectUrl.ts";

const CropArea = lazyPart(async () => (await import("./CropArea.tsx")).CropArea);

const shapes = [
  { id: "free", label: "Free", aspect: null },
  { id: "square", label: "Square", aspect: 1 },
  { id: "4:3", label: "4:3", aspect: 4 / 3 },
  { id: "16:9", label: "16:9", aspect: 16 / 9 },
] as const;

type Shape = (typeof shapes)[number]["id"];

/** The dialog in which a picture is cropped. */
export function CropDialog({ picture, aspect, onCrop, onClose }: ImageCropperProps) {
  const src = useObjectUrl(picture);
  const [shape, setShape] = useState<Shape>("free");
  const [area, setArea] = useState<PictureArea | null>(null);
  const [isCropping, setCropping] = useState(false);
  const chosen = aspect ?? shapes.find(({ id }) => id === shape)?.aspect ?? null;
  const close = () => {
    setArea(null);
    onClose();
  };
  const finish = (result: File) => {
    setArea(null);
    onCrop(result);
  };
  const crop = async () => {
    if (!picture || !area) return;
    setCropping(true);
    // A picture that the browser cannot crop is used as it is.
    const result = await cropPicture(picture, area).catch(() => picture);
    setCropping(false);
    finish(result);
  };
  return (
    <Dialog
      isOpen={picture !== null}
      onClose={close}
      title="Crop the picture"
      size="large"
      footer={
        <div className="flex flex-wrap items-center justify-end gap-2">
          <Button onPress={() => picture && finish(picture)}>Keep original</Button>
          <Button variant="primary" onPress={() => void crop()} isPending={isCropping} isDisabled={!area}>
            Crop
          </Button>
        </div>
      }
    >
      <div className="space-y-4 px-4 py-4 tablet:px-6">
        {aspect === undefined && (
          <RadioGroup label="Shape" options={shapes.map(({ id, label }) => ({ id, label }))} value={shape} onChange={setShape} />
        )}
        {/* As tall as the tallest picture, so that the buttons stay in place while the picture loads. */}
        <div className="grid h-[55dvh] place-items-center rounded-control bg-sunken">
          <PartBoundary fallback={<Spinner />}>
            {src && <CropArea key={chosen} src={src} aspect={chosen} area={area} onChange={setArea} />}
          </PartBoundary>
        </div>
        <p className="text-13 text-muted">
          Drag the frame or its corners. On the keyboard, press Tab to select a part and use the arrow keys.
        </p>
      </div>
    </Dialog>
  );
}
