import { Crop, Film, ImagePlus, X } from "lucide-react";
import { IconButton } from "../ui/Button.tsx";
import { downloadPicture } from "../ui/croppable.ts";
import { Icon } from "../ui/Icon.tsx";
import { showToast } from "../ui/Toaster.tsx";
import type { Attachment } from "./attachment.ts";
import { UploadProgress } from "./UploadProgress.tsx";
import type { UploadState } from "./useUploads.ts";
import { useVideo } from "./useVideo.ts";

interface AttachmentRowProps {
  attachment: Attachment;
  state: UploadState | null;
  onRemove: () => void;
  onRetry: () => void;
  /** Receives the picture to be cropped. */
  onCrop: (picture: File) => void;
}

/** One file of a form: name, upload status and actions. */
export function AttachmentRow({ attachment, state, onRemove, onRetry, onCrop }: AttachmentRowProps) {
  const { kind, id, name, path } = attachment;
  // Cropping would remove the animation.
  const canBeCropped = path !== null && kind === "image" && !path.endsWith(".gif");
  const crop = async (src: string) => {
    const picture = await downloadPicture(src, name);
    if (picture) onCrop(picture);
    else showToast("error", "The picture could not be opened.");
  };
  return (
    <li className="flex items-center gap-3">
      <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-control bg-sunken text-muted">
        {path ? <img src={path} alt="" className="size-full object-cover" /> : <Icon of={kind === "video" ? Film : ImagePlus} />}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-14">{name}</span>
        {state ? (
          <UploadProgress name={name} state={state} onRetry={onRetry} />
        ) : (
          kind === "video" && id !== null && <VideoStatus id={id} />
        )}
      </span>
      {canBeCropped && <IconButton icon={Crop} label={`Crop ${name}`} onPress={() => void crop(path)} />}
      <IconButton icon={X} label={state && "progress" in state ? `Cancel ${name}` : `Remove ${name}`} onPress={onRemove} />
    </li>
  );
}

/** Whether an uploaded video can be played yet. */
function VideoStatus({ id }: { id: string }) {
  const video = useVideo(id);
  if (video?.error) {
    return (
      <span role="alert" className="block text-13 text-danger">
        {video.error}
      </span>
    );
  }
  return <span className="block text-13 text-muted">{video?.isPlayable ? "Ready to play" : "Video is being processed"}</span>;
}
