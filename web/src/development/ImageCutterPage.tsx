import { useState } from "react";
import { Button } from "../ui/Button.tsx";
import { ImageCutter } from "../ui/ImageCutter.tsx";
import { useObjectUrl } from "../ui/useObjectUrl.ts";
import { Block, BlockPage } from "./BlockPage.tsx";
import { samplePicture } from "./samplePicture.ts";

/** The cropping dialog (DEV-05). */
export function ImageCutterPage() {
  const [picture, setPicture] = useState<File | null>(null);
  const [part, setPart] = useState<File | null>(null);
  const src = useObjectUrl(part);
  return (
    <BlockPage title="Image cutter" note="Cuts a part out of a picture before it is used.">
      <Block title="Sample" className="space-y-3">
        <Button onPress={() => void samplePicture().then(setPicture)}>Cut the sample</Button>
        {src && <img src={src} alt="What was cut out" className="max-h-80 rounded-control" />}
        <ImageCutter
          picture={picture}
          onCut={(cut) => {
            setPart(cut);
            setPicture(null);
          }}
          onClose={() => setPicture(null)}
        />
      </Block>
    </BlockPage>
  );
}
