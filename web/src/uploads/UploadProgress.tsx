import { RotateCw } from "lucide-react";
import { IconButton } from "../ui/Button.tsx";
import type { UploadState } from "./useUploads.ts";

interface UploadProgressProps {
  /** The name of the file. */
  name: string;
  state: UploadState;
  onRetry: () => void;
}

/** The progress of an upload, or why it failed, with a retry button. */
export function UploadProgress({ name, state, onRetry }: UploadProgressProps) {
  if ("error" in state) {
    return (
      <span className="flex items-center gap-2">
        <span role="alert" className="block flex-1 text-13 text-danger">
          {state.error}
        </span>
        <IconButton icon={RotateCw} label={`Try ${name} again`} onPress={onRetry} />
      </span>
    );
  }
  const percent = Math.round(state.progress * 100);
  return (
    <span className="flex items-center gap-2">
      <progress aria-label={`Upload of ${name}`} value={percent} max={100} className="h-1.5 min-w-0 flex-1 accent-accent" />
      <span className="figures w-10 text-end text-13 text-muted">{percent}%</span>
    </span>
  );
}
