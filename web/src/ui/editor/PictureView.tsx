import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { useLexicalNodeSelection } from "@lexical/react/useLexicalNodeSelection";
import { CLICK_COMMAND, COMMAND_PRIORITY_LOW, type NodeKey } from "lexical";
import { RotateCw, Trash2 } from "lucide-react";
import { use, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button, IconButton } from "../Button.tsx";
import { cx } from "../cx.ts";
import { useObjectUrl } from "../useObjectUrl.ts";
import { PictureDescription } from "./PictureDescription.tsx";
import { storedPicture, Pictures, type PictureData } from "./pictures.ts";

interface PictureViewProps extends PictureData {
  nodeKey: NodeKey;
  onDescribe: (alt: string) => void;
  /** Receives the URL once the upload is complete. */
  onUploaded: (src: string) => void;
  onRemove: () => void;
}

const missingText = "This picture cannot be shown. If it was inserted more than a day ago, please remove it and insert it again.";

/** A picture in the text, during and after its upload. When selected it can be described and removed. */
export function PictureView({ nodeKey, src, alt, pending, onDescribe, onUploaded, onRemove }: PictureViewProps) {
  const [editor] = useLexicalComposerContext();
  const [isSelected, setSelected, clearSelection] = useLexicalNodeSelection(nodeKey);
  const file = pending === null ? null : storedPicture(pending);
  const local = useObjectUrl(file);
  const { part, error, retry } = useUpload(pending, file, onUploaded);
  // Uploads are deleted after a day unless their text is saved; a draft on this device may be older.
  const [isMissing, setMissing] = useState(false);
  const shown = src ?? local;
  const image = useRef<HTMLImageElement>(null);
  const choose = useEffectEvent(() => {
    clearSelection();
    setSelected(true);
  });
  // A press selects the picture; arrow keys reach it by keyboard.
  useEffect(
    () =>
      editor.registerCommand(
        CLICK_COMMAND,
        ({ target }) => {
          if (target !== image.current) return false;
          choose();
          return true;
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor],
  );
  return (
    <span className="relative inline-block max-w-full">
      {shown && (
        <img
          ref={image}
          src={shown}
          alt={alt}
          draggable={false}
          onError={() => setMissing(src !== null)}
          className={cx("max-h-80 outline-accent", isSelected && "outline-2 outline-offset-2", pending !== null && "opacity-50")}
        />
      )}
      {part !== null && (
        <progress
          aria-label="Upload of the picture"
          value={Math.round(part * 100)}
          max={100}
          className="absolute inset-x-3 bottom-3 h-1.5 w-[calc(100%-1.5rem)] accent-accent"
        />
      )}
      {(error !== null || isMissing) && (
        <span role="alert" className="flex flex-wrap items-center gap-2 rounded-control bg-danger-soft p-2 text-13 text-danger">
          {error ?? missingText}
          {error !== null && (
            <Button size="small" icon={RotateCw} onPress={retry}>
              Try again
            </Button>
          )}
          <Button size="small" onPress={onRemove}>
            Remove
          </Button>
        </span>
      )}
      {isSelected && pending === null && (
        <span className="absolute end-2 top-2 flex gap-1 rounded-control border border-line bg-raised p-0.5 shadow-float">
          <PictureDescription alt={alt} onChange={onDescribe} />
          <IconButton icon={Trash2} label="Remove picture" hasTooltip={false} onPress={onRemove} />
        </span>
      )}
    </span>
  );
}

/** Uploads a pending picture. @returns part: the fraction uploaded, 0 to 1; null when no upload is running */
function useUpload(pending: string | null, file: File | null, onUploaded: (src: string) => void) {
  const pictures = use(Pictures);
  const [part, setPart] = useState(0);
  const [error, setError] = useState<string | null>(null);
  const finish = useEffectEvent(onUploaded);

  useEffect(() => {
    if (pending === null || !pictures) return;
    pictures.pending.add(pending);
    return () => {
      pictures.pending.delete(pending);
    };
  }, [pending, pictures]);

  const isSending = pending !== null && error === null;
  useEffect(() => {
    if (!isSending || !file || !pictures) return;
    const cancelled = new AbortController();
    pictures.send(file, setPart, cancelled.signal).then(
      (result) => {
        if (cancelled.signal.aborted) return;
        if ("error" in result) setError(result.error);
        else finish(result.src);
      },
      // The upload was aborted because the picture was removed or the view unmounted.
      () => {},
    );
    return () => cancelled.abort();
  }, [isSending, file, pictures]);

  const retry = () => {
    setPart(0);
    setError(null);
  };
  return { part: isSending ? part : null, error, retry };
}
