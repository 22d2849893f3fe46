import { useState } from "react";
import { lazyPart } from "../lib/lazyPart.tsx";
import { Button } from "./Button.tsx";
import { cutPicture, type PictureArea } from "./cutPicture.ts";
import { Dialog } from "./Dialog.tsx";
import type { ImageCutterProps } from "./ImageCutter.tsx";
import { PartBoundary } from "./PartBoundary.tsx";
import { RadioGroup } from "./RadioGroup.tsx";
import { Spinner } from "./Spinner.tsx";
import { useObjectUrl } from "./useObjectUrl.ts";

const CutArea = lazyPart(async () => (await import("./CutArea.tsx")).CutArea);

const shapes = [
  { id: "free", label: "Free", aspect: null },
  { id: "square", label: "Square", aspect: 1 },
  { id: "4:3", label: "4:3", aspect: 4 / 3 },
  { id: "16:9", label: "16:9", aspect: 16 / 9 },
] as const;

type Shape = (typeof shapes)[number]["id"];

/** The dialog in which a picture is cropped. */
export function CutterDialog({ picture, aspect, onCut, onClose }: ImageCutterProps) {
  const src = useObjectUrl(picture);
  const [shape, setShape] = useState<Shape>("free");
  const [area, setArea] = useState<PictureArea | null>(null);
  const [isCutting, setCutting] = useState(false);
  const chosen = aspect ?? shapes.find(({ id }) => id === shape)?.aspect ?? null;
  const close = () => {
    setArea(null);
    onClose();
  };
  const done = (result: File) => {
    setArea(null);
    onCut(result);
  };
  const cut = async () => {
    if (!picture || !area) return;
    setCutting(true);
    // A picture that the browser cannot crop is used as it is.
    const result = await cutPicture(picture, area).catch(() => picture);
    setCutting(false);
    done(result);
  };
  return (
    <Dialog
      isOpen={picture !== null}
      onClose={close}
      title="Crop the picture"
      size="large"
      footer={
        <div className="flex flex-wrap items-center justify-end gap-2 px-4 py-3 tablet:px-6">
          <Button onPress={() => picture && done(picture)}>Keep original</Button>
          <Button variant="primary" onPress={() => void cut()} isPending={isCutting} isDisabled={!area}>
            Crop
          </Button>
        </div>
      }
    >
      <div className="space-y-4 px-4 py-4 tablet:px-6">
        {aspect === undefined && (
          <RadioGroup label="Shape" options={shapes.map(({ id, label }) => ({ id, label }))} value={shape} onChange={setShape} />
        )}
        <div className="grid min-h-64 place-items-center">
          <PartBoundary fallback={<Spinner />}>
            {src && <CutArea key={chosen} src={src} aspect={chosen} area={area} onChange={setArea} />}
          </PartBoundary>
        </div>
        <p className="text-13 text-muted">
          Drag the frame or its corners. On the keyboard, press Tab to select a part and use the arrow keys.
        </p>
      </div>
    </Dialog>
  );
}
