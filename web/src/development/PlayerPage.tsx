import { useState } from "react";
import { Button } from "../ui/Button.tsx";
import { TextField } from "../ui/TextField.tsx";
import { VideoPlayer } from "../ui/VideoPlayer.tsx";
import { Block, BlockPage } from "./BlockPage.tsx";

/** An adaptive streaming playlist that is part of the web client. */
const sample = "/samples/sample.m3u8";

/** The player with an adaptive stream (DEV-10). */
export function PlayerPage() {
  const [address, setAddress] = useState(sample);
  const [url, setUrl] = useState(sample);
  return (
    <BlockPage title="Video player" note="Plays HLS playlists (.m3u8) and plain files.">
      <Block title="Player" className="space-y-4">
        <VideoPlayer key={url} url={url} poster={null} duration={5} isProcessing={false} label="the sample" />
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setUrl(address.trim());
          }}
          className="flex flex-wrap items-end gap-3"
        >
          <TextField
            label="Address of a playlist or file"
            isRequired
            value={address}
            onChange={setAddress}
            className="min-w-56 flex-1"
          />
          <Button type="submit">Load</Button>
        </form>
      </Block>
      <Block title="While it is processed" className="">
        <VideoPlayer url={null} poster={null} duration={null} isProcessing label="a new video" />
      </Block>
      <Block title="When it cannot be processed" className="">
        <VideoPlayer
          url={null}
          poster={null}
          duration={null}
          isProcessing
          error="This video could not be processed."
          label="a new video"
        />
      </Block>
    </BlockPage>
  );
}
