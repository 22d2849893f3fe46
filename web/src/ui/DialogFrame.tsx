import { X } from "lucide-react";
import { useLayoutEffect, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { IconButton } from "./Button.tsx";
import { cx } from "./cx.ts";
import type { DialogProps } from "./DialogBody.tsx";
import { noteFrameRemoved } from "./dialogEntry.ts";
import { headStyles, panelStyles, scrimStyles } from "./dialogStyles.ts";

interface DialogFrameProps extends Pick<DialogProps, "onClose" | "title" | "head" | "size"> {
  /** Replaces the content. */
  children?: ReactNode;
}

/**
 * A placeholder that looks like the dialog. It appears in the first frame after the press, while the code of the dialog loads
 * or the dialog renders. The dialog then replaces it without a visible change and takes the focus.
 */
export function DialogFrame({ onClose, title, head, size = "medium", children }: DialogFrameProps) {
  useLayoutEffect(() => {
    const shownAt = performance.now();
    return () => noteFrameRemoved(shownAt);
  }, []);
  return createPortal(
    <div data-scrim className={cx(scrimStyles(size), "animate-dim")}>
      <div className={cx(panelStyles(size), "animate-rise")}>
        <div className={headStyles(size)}>
          <div className="min-w-0 flex-1">{head ?? <p className="truncate text-16 font-semibold">{title}</p>}</div>
          <IconButton icon={X} label="Close" hasTooltip={false} onPress={() => void onClose()} />
        </div>
        <div className="min-h-0 flex-1 overflow-hidden">{children}</div>
      </div>
    </div>,
    document.body,
  );
}
