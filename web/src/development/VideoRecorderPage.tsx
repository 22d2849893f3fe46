import { useState } from "react";
import { Button } from "../ui/Button.tsx";
import { useObjectUrl } from "../ui/useObjectUrl.ts";
import { VideoRecorder } from "../ui/VideoRecorder.tsx";
import { Block, BlockPage } from "./BlockPage.tsx";

/** The video recorder; recordings are not uploaded (DEV-07). */
export function VideoRecorderPage() {
  const [isOpen, setOpen] = useState(false);
  const [video, setVideo] = useState<File | null>(null);
  const src = useObjectUrl(video);
  return (
    <BlockPage title="Video recorder" note="Records with camera and microphone; nothing is sent.">
      <Block title="Recorder" className="space-y-3">
        {isOpen ? (
          <VideoRecorder
            limit={15}
            onRecorded={(recorded) => {
              setVideo(recorded);
              setOpen(false);
            }}
          />
        ) : (
          <Button onPress={() => setOpen(true)}>Open the recorder</Button>
        )}
        {src && <video src={src} controls playsInline aria-label="What was recorded" className="w-full rounded-card" />}
      </Block>
    </BlockPage>
  );
}
