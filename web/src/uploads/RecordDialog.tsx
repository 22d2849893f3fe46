import { useState } from "react";
import { useUnsaved } from "../navigation/unsaved.ts";
import { confirmAction } from "../ui/alerts.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { VideoRecorder } from "../ui/VideoRecorder.tsx";

interface RecordDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onRecorded: (video: File) => void;
  /** The maximum length in seconds. Default: two minutes. */
  limit?: number;
}

/** Records a video in a dialog over the form. Closing it or leaving the page asks first when a recording would be lost. */
export function RecordDialog({ isOpen, onClose, onRecorded, limit }: RecordDialogProps) {
  const [hasVideo, setHasVideo] = useState(false);
  useUnsaved(hasVideo);
  const close = async () => {
    if (hasVideo && !(await confirmAction("Discard this video?", "Discard", "Keep it"))) return;
    setHasVideo(false);
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={() => void close()} title="Record a video" size="large">
      <div className="px-4 py-4 tablet:px-6">
        <VideoRecorder
          {...(limit === undefined ? {} : { limit })}
          onHasVideoChange={setHasVideo}
          onRecorded={(video) => {
            setHasVideo(false);
            onClose();
            onRecorded(video);
          }}
        />
      </div>
    </Dialog>
  );
}
