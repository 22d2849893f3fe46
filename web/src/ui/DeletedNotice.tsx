import { Button } from "./Button.tsx";
import { cx } from "./cx.ts";

export interface DeletedNoticeProps {
  /** For example "This comment has been deleted." */
  text: string;
  /** Restores it; null for viewers who may not. */
  onRestore: (() => void) | null;
  isRestoring: boolean;
  className: string;
}

/** Replaces deleted content and offers to restore it. */
export function DeletedNotice({ text, onRestore, isRestoring, className }: DeletedNoticeProps) {
  return (
    <div className={cx("flex flex-wrap items-center gap-x-3", className)}>
      <p className="text-14 text-muted italic">{text}</p>
      {onRestore && (
        <Button size="small" onPress={onRestore} isPending={isRestoring}>
          Restore
        </Button>
      )}
    </div>
  );
}
