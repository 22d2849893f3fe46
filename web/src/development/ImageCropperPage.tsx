import { useState } from "react";
import { Button } from "../ui/Button.tsx";
import { ImageCropper } from "../ui/ImageCropper.tsx";
import { useObjectUrl } from "../ui/useObjectUrl.ts";
import { Block, BlockPage } from "./BlockPage.tsx";
import { samplePicture } from "./samplePicture.ts";

/** The cropping dialog (DEV-05). */
export function ImageCropperPage() {
  const [picture, setPicture] = useState<File | null>(null);
  const [part, setPart] = useState<File | null>(null);
  const src = useObjectUrl(part);
  return (
    <BlockPage title="Image cropper" note="Crops a picture before it is used.">
      <Block title="Sample" className="space-y-3">
        <Button onPress={() => void samplePicture().then(setPicture)}>Crop the sample</Button>
        {src && <img src={src} alt="What was cropped" className="max-h-80 rounded-control" />}
        <ImageCropper
          picture={picture}
          onCrop={(cropped) => {
            setPart(cropped);
            setPicture(null);
          }}
          onClose={() => setPicture(null)}
        />
      </Block>
    </BlockPage>
  );
}
