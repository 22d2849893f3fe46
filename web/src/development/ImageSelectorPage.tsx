import { useState } from "react";
import { ImageSelector } from "../ui/ImageSelector.tsx";
import { useObjectUrl } from "../ui/useObjectUrl.ts";
import { Block, BlockPage } from "./BlockPage.tsx";

const types = ["image/jpeg", "image/png", "image/webp"];

/** The selection of one picture (DEV-04). */
export function ImageSelectorPage() {
  const [picture, setPicture] = useState<File | null>(null);
  const src = useObjectUrl(picture);
  return (
    <BlockPage title="Image selector" note="Chooses one picture and cuts it to shape; nothing is sent.">
      <Block title="Square" className="">
        <ImageSelector
          label="Logo"
          description="A square of your own."
          aspect={1}
          types={types}
          src={src}
          picture={picture}
          onSelect={setPicture}
          onRemove={() => setPicture(null)}
        />
      </Block>
    </BlockPage>
  );
}
