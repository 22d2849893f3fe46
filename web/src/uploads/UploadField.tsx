import { CircleAlert, Film, ImagePlus, RotateCw, Upload, X } from "lucide-react";
import { useId } from "react";
import { DropZone, FileTrigger } from "react-aria-components";
import { Button, IconButton } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import type { FieldTexts } from "../ui/Field.tsx";
import { Icon } from "../ui/Icon.tsx";
import type { Attachment } from "./attachment.ts";
import { acceptedTypes, type UploadKind } from "./files.ts";
import { useVideo } from "./useVideo.ts";
import type { UploadState, useUploads } from "./useUploads.ts";

interface UploadFieldProps extends FieldTexts {
  attachments: readonly Attachment[];
  uploads: ReturnType<typeof useUploads>;
  kinds: readonly UploadKind[];
  max: number;
  isRequired?: boolean;
}

/** Takes pictures and videos by choosing, dropping or pasting, and shows how their uploads stand. */
export function UploadField(props: UploadFieldProps) {
  const { label, description, errorMessage, attachments, uploads, kinds, max, isRequired } = props;
  const id = useId();
  const isFull = attachments.length >= max;
  const act = kinds.length > 1 ? "Add pictures or videos" : kinds[0] === "video" ? "Choose a video" : "Choose a picture";
  return (
    <fieldset aria-describedby={`${id}-notes`}>
      <legend className="mb-1.5 block text-14 font-medium">
        {label}
        {isRequired === false && <span className="font-normal text-muted"> (optional)</span>}
      </legend>
      <DropZone
        aria-label={`Drop files for ${label}`}
        onDrop={(event) => {
          const dropped = event.items.filter((item) => item.kind === "file").map((item) => item.getFile());
          void Promise.all(dropped).then(uploads.add);
        }}
        className={cx(
          "rounded-control border border-dashed p-3 transition-colors duration-fast data-drop-target:border-accent data-drop-target:bg-accent-soft",
          errorMessage ? "border-danger" : "border-edge/70",
        )}
      >
        {attachments.length > 0 && (
          <ul className="mb-3 space-y-2 last:mb-0">
            {attachments.map((attachment) => (
              <AttachmentRow
                key={attachment.key}
                attachment={attachment}
                state={uploads.states.get(attachment.key) ?? null}
                onRemove={() => uploads.remove(attachment.key)}
                onRetry={() => uploads.retry(attachment.key)}
              />
            ))}
          </ul>
        )}
        {!isFull && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <FileTrigger
              acceptedFileTypes={acceptedTypes(kinds).split(",")}
              allowsMultiple={max > 1}
              onSelect={(files) => uploads.add([...(files ?? [])])}
            >
              <Button size="small" icon={kinds[0] === "video" ? Upload : ImagePlus}>
                {act}
              </Button>
            </FileTrigger>
            <span className="text-13 text-muted max-tablet:hidden">or drop {max > 1 ? "them" : "it"} here</span>
          </div>
        )}
      </DropZone>
      <div id={`${id}-notes`}>
        {description && <p className="mt-1.5 text-13 text-muted">{description}</p>}
        {errorMessage && (
          <p data-invalid className="mt-1.5 flex items-start gap-1.5 text-13 text-danger">
            <Icon of={CircleAlert} size={16} className="mt-0.5" />
            <span>{errorMessage}</span>
          </p>
        )}
      </div>
    </fieldset>
  );
}

interface AttachmentRowProps {
  attachment: Attachment;
  state: UploadState | null;
  onRemove: () => void;
  onRetry: () => void;
}

function AttachmentRow({ attachment, state, onRemove, onRetry }: AttachmentRowProps) {
  const { kind, id, name, path } = attachment;
  return (
    <li className="flex items-center gap-3">
      <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-control bg-sunken text-muted">
        {path ? <img src={path} alt="" className="size-full object-cover" /> : <Icon of={kind === "video" ? Film : ImagePlus} />}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-14">{name}</span>
        {state ? <Progress name={name} state={state} /> : kind === "video" && id !== null && <VideoStatus id={id} />}
      </span>
      {state && "error" in state && <IconButton icon={RotateCw} label={`Try ${name} again`} onPress={onRetry} />}
      <IconButton icon={X} label={state && "progress" in state ? `Cancel ${name}` : `Remove ${name}`} onPress={onRemove} />
    </li>
  );
}

function Progress({ name, state }: { name: string; state: UploadState }) {
  if ("error" in state) {
    return (
      <span role="alert" className="block text-13 text-danger">
        {state.error}
      </span>
    );
  }
  const percent = Math.round(state.progress * 100);
  return (
    <span className="flex items-center gap-2">
      <progress aria-label={`Upload of ${name}`} value={percent} max={100} className="h-1.5 flex-1 accent-accent" />
      <span className="figures w-10 text-end text-13 text-muted">{percent}%</span>
    </span>
  );
}

/** Whether an uploaded video can be played yet (D-120). */
function VideoStatus({ id }: { id: number }) {
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
